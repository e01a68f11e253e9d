"""Ending a deal early without changing its score: R-CLAIM-1."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kierki.cards import Card, CardSet, Seat, deck
from kierki.cards.card import rank_of
from kierki.game import Match, apply, start
from kierki.game.claim import Decided, rest_of_deal
from kierki.game.events import EndedEarly, Event, MoonShot, TrickTaken
from kierki.testing.playing import Turn, turns
from kierki.variants import Variant, build, players_of, preset
from support import (
    HEARTS_PRESETS,
    LONG,
    alone,
    ending,
    hearts,
    one_deal,
    play,
    points,
    told,
    variant,
)

TRICK_CONTRACTS = [key for key in variant().contracts if key != "lottery"]


def early(events: tuple[Event, ...]) -> EndedEarly | None:
    found = [event for event in events if isinstance(event, EndedEarly)]
    return found[0] if found else None


def late(whole: Variant) -> Variant:
    """*whole* with the option off."""
    return replace(whole, options=replace(whole.options, finish_early=False))


# When a deal ends early


def test_claim_1_when_nothing_that_is_left_scores() -> None:
    whole = one_deal("no-king-of-hearts", finish_early=True)
    hands = ("2D 2C", "3D AH", "KH 4C", "5D 6C")
    assert early(told(ending(whole, *hands), "2D 3D KH 5D")) == EndedEarly(None)
    match = play(ending(whole, *hands), "2D 3D KH 5D")
    assert match.results[0].early is True
    assert points(match) == (0, 0, 0, -150)


def test_claim_1_when_the_leader_takes_all_that_is_left() -> None:
    whole = one_deal("no-tricks", finish_early=True)
    hands = ("AD AC KC", "2D QC JC", "3D 4S 5S", "5D TC 9C")
    assert early(told(ending(whole, *hands), "AD 2D 3D 5D")) == EndedEarly(Seat(0))
    match = play(ending(whole, *hands), "AD 2D 3D 5D")
    assert points(match) == (-60, 0, 0, 0)
    assert match.results[0].won == (3, 0, 0, 0)


def test_claim_1_the_leader_may_have_to_hold_hearts_back_and_still_takes_all() -> None:
    whole = one_deal("robber", finish_early=True)
    match = ending(whole, "AD AC AH", "2D QC JC", "3D 4S 5S", "5D KH QH")
    assert early(told(match, "AD 2D 3D 5D")) == EndedEarly(Seat(0))
    # three tricks 60, two last tricks 75 as 13 is one of them, hearts 60, panowie, queens, king
    assert points(play(match, "AD 2D 3D 5D")) == (-60 - 75 - 60 - 60 - 120 - 150, 0, 0, 0)


@pytest.mark.parametrize(
    ("hands", "trump", "taker"),
    [
        (("AD AC KC", "2D QC JC", "3D 4S 5S", "5D TC 9C"), "H", 0),
        (("AD AC KC", "2D QC JC", "3D 4S 5S", "5D TC 9C"), "S", None),  # seat 2 would trump
        (("AD AC AS", "2D QC JC", "3D 4H 5H", "5D TC 9C"), "S", 0),  # its trump is the last one
        (("AD AC 2S", "2D QC JC", "3D 3S 5H", "5D TC 9C"), "S", None),
        (("AD QC AC", "2D KC JC", "3D 4H 5H", "5D TC 9C"), "S", None),  # the king beats the queen
    ],
)
def test_claim_1_not_when_somebody_can_beat_or_trump(
    hands: tuple[str, ...], trump: str, taker: int | None
) -> None:
    match = ending(one_deal("trump", finish_early=True), *hands, trump=trump)
    found = early(told(match, "AD 2D 3D 5D"))
    assert found == (None if taker is None else EndedEarly(Seat(taker)))


@pytest.mark.parametrize("contract", TRICK_CONTRACTS)
def test_claim_1_never_without_the_option(contract: str) -> None:
    match = ending(one_deal(contract), "AD AC KC", "2D QC JC", "3D 4S 5S", "5D TC 9C")
    assert early(told(match, "AD 2D 3D 5D")) is None


def test_claim_1_a_moon_may_be_claimed() -> None:
    taken = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"
    match = ending(
        hearts(finish_early=True), "AD AC AH", "2D QC JC", "3D 4S 5S", "5D TC 9C", taken=[taken]
    )
    events = told(match, "AD 2D 3D 5D")
    assert early(events) == EndedEarly(Seat(0))
    assert MoonShot(Seat(0)) in events
    assert points(play(match, "AD 2D 3D 5D")) == (0, 26, 26, 26)


@pytest.mark.parametrize(("moon", "expected"), [("old", EndedEarly(None)), ("sun", None)])
def test_claim_1_not_while_all_tricks_may_still_double_the_moon(
    moon: str, expected: EndedEarly | None
) -> None:
    taken = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"
    hands = ("AH 2C 3C", "2D QC 2S", "3D 4S 5S", "5D 8D 9C")
    match = ending(
        hearts(moon=moon, finish_early=True), *hands, taken=[taken], won=(10, 0, 0, 0), broken=True
    )
    assert early(told(match, "2C QC 3D 9C")) is None  # the ace of hearts is still out
    assert early(told(match, "AH 2D 3D 5D")) == expected


def test_claim_1_not_while_a_bonus_for_no_trick_is_open() -> None:
    taken = ["2H 3H 4H 5H", "6H 7H 8H 9H", "TH JH QH KH QS", ""]
    hands = ("AH 2C 3C", "2D QC JC", "3D 4S 5S", "5D TC 9C")
    for bonus, expected in ((0, EndedEarly(None)), (-5, None)):
        whole = hearts(no_trick_bonus=bonus, finish_early=True)
        match = ending(whole, *hands, taken=taken, broken=True)
        assert early(told(match, "AH 2D 3D 5D")) == expected


# It changes no score


def finished(match: Match, rng: Random) -> tuple[Match, list[Turn]]:
    """The match after its deal, and the turns that led there."""
    played: list[Turn] = []
    for turn in turns(match, rng):
        played.append(turn)
        if turn.after.results:
            return turn.after, played
    raise AssertionError("a match that never ends")


def check_scores_equal(match: Match, rng: Random, continuations: int = 4) -> EndedEarly | None:
    """Hold a deal ended early against the same deal played on in several ways."""
    ended, played = finished(match, rng)
    claim = early(tuple(event for turn in played for event in turn.events))
    if claim is None:
        return None
    assert ended.results[0].early is True
    for _ in range(continuations):
        other = replace(match, variant=late(match.variant))
        for turn in played:
            if early(turn.events):
                other = apply(other, turn.seat, turn.action).match
                break
            other = apply(other, turn.seat, turn.action).match
        if not other.results:  # a moon or the last card may have ended it at the same turn
            other, _ = finished(other, rng)
        assert points(other) == points(ended)
        assert other.results[0].early is False
        assert other.results[0].shooter == ended.results[0].shooter
    return claim


EVERY_DEAL = [
    *[("kierki", contract, n) for contract in TRICK_CONTRACTS for n in (3, 4, 5, 6, 7)],
    *[(key, HEARTS_PRESETS[key], n) for key in HEARTS_PRESETS for n in players_of(preset(key))],
]


@pytest.mark.parametrize(("key", "contract", "players"), EVERY_DEAL)
def test_claim_1_the_score_equals_full_play(key: str, contract: str, players: int) -> None:
    rng = Random(f"{key} {contract} {players}")
    whole = alone(build(preset(key), players=players), contract)
    found = [
        check_scores_equal(start(whole, rng.randbytes(32)).match, rng) for _ in range(6 * LONG)
    ]
    if contract in {"no-king-of-hearts", "no-queens"}:
        assert any(claim is not None and claim.taker is None for claim in found)


def moonlit(rng: Random, whole: Variant) -> Match:
    """An ending in which seat 0 has all tricks so far and the best cards."""
    size = rng.randint(2, 5)
    cards = sorted(rng.sample(deck(4), 4 * size), key=lambda c: (rank_of(c), rng.random()))
    best = cards[-size:]
    rest = cards[:-size]
    if rng.random() < 0.3:  # now and then a worse card
        best[0], rest[0] = rest[0], best[0]
    rng.shuffle(rest)
    others = [rest[i * size : (i + 1) * size] for i in range(3)]
    hands = [str(CardSet.of(hand)) for hand in (best, *others)]
    gone = CardSet.of(Card(c) for c in deck(4) if c not in cards)
    return ending(whole, *hands, taken=[str(gone)], broken=True)


MOONS = {
    "hearts": ["old", "new", "mixed", "none", "sun"],
    "hearts-omnibus": ["old", "sun"],
    "hearts-partners": ["old", "new"],
    "hearts-reverse": ["count", "lose", "give"],
}


@pytest.mark.parametrize("bonus", [0, -5])
@pytest.mark.parametrize(
    ("key", "moon"), [(k, moon) for k, moons in MOONS.items() for moon in moons]
)
def test_claim_1_the_score_equals_full_play_under_a_moon(key: str, moon: str, bonus: int) -> None:
    rng = Random(f"{key} {moon} {bonus}")
    whole = hearts(key, moon=moon, no_trick_bonus=bonus, finish_early=True)
    claims = [check_scores_equal(moonlit(rng, whole), rng) for _ in range(60 * LONG)]
    forms = {claim.taker is None for claim in claims if claim}
    # With a bonus for no trick, something is at stake until every seat has one.
    assert forms >= ({True, False} if bonus == 0 else {False})


# Claims at any moment


def check_decided(match: Match, decided: Decided, rng: Random) -> None:
    """Hold that the deal comes to the same however it is played on, as *decided* says."""
    ends = []
    for _ in range(3):
        after, played = finished(match, rng)
        ends.append((after.results[0].points, after.results[0].shooter))
        tricks = [e for turn in played for e in turn.events if isinstance(e, TrickTaken)]
        if decided.taker is None:
            assert sum(trick.points for trick in tricks) == 0
        else:
            assert {trick.seat for trick in tricks} == {decided.taker}
    assert len(set(ends)) == 1


@pytest.mark.parametrize(("key", "contract", "players"), EVERY_DEAL)
def test_claim_1_what_is_called_decided_is(key: str, contract: str, players: int) -> None:
    rng = Random(f"decided {key} {contract} {players}")
    whole = late(alone(build(preset(key), players=players), contract))
    for _ in range(2 * LONG):
        for turn in turns(start(whole, rng.randbytes(32)).match, rng):
            decided = rest_of_deal(turn.after)
            if decided is not None:
                check_decided(turn.after, decided, rng)


@pytest.mark.parametrize("bonus", [0, -5])
@pytest.mark.parametrize("moon", ["old", "new", "none", "sun"])
def test_claim_1_what_is_called_decided_is_under_a_moon(moon: str, bonus: int) -> None:
    rng = Random(f"decided {moon} {bonus}")
    whole = hearts(moon=moon, no_trick_bonus=bonus)
    found = 0
    for _ in range(40 * LONG):
        for turn in turns(moonlit(rng, whole), rng):
            decided = rest_of_deal(turn.after)
            if decided is not None:
                check_decided(turn.after, decided, rng)
                found += 1
    assert found


def test_claim_1_nothing_is_decided_where_nobody_plays_tricks() -> None:
    for whole in (one_deal("lottery"), one_deal("trump"), variant("hearts")):
        assert rest_of_deal(start(whole, bytes(32)).match) is None


def test_claim_1_within_a_trick_what_lies_on_the_table_counts() -> None:
    whole = one_deal("no-king-of-hearts")
    match = play(ending(whole, "2D 2C 5S", "3D AH 6S", "KH 4C 7S", "5D 6C 8S", number=5), "2D 3D")
    assert rest_of_deal(match) is None  # the king is still in a hand
    match = play(match, "KH")
    assert rest_of_deal(match) is None  # and now on the table
    match = play(match, "5D 6C")
    assert rest_of_deal(match) == Decided(None)
