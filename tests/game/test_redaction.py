"""No seat is shown what depends on cards it cannot know; and the test of that finds leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from kierki.cards import CardSet, Seat
from kierki.game import Event, Match, event_for, start, view_of
from kierki.game.events import CardsGiven, CardsPassed, DealStarted, HandsCompleted, PassChosen
from kierki.game.state import Finished, Lottery, MoonPending, Naming, Passing, Tricks
from kierki.rules import layout, settle, tricks
from kierki.testing.hidden import (
    Course,
    LeakError,
    ShowsEvent,
    ShowsMatch,
    check_hidden,
    course_of,
    replayed,
    unseen,
)
from kierki.testing.playing import turns
from kierki.variants import Variant
from support import LONG, PLAYERS, SEED, begin, dealt, ending, hearts, one_deal, play, variant

DEALS: dict[str, Variant] = {
    **{f"pass {n}": hearts(players=n, pass_cycle=["left"]) for n in PLAYERS},
    **{f"pass right {n}": hearts(players=n, pass_cycle=["right"]) for n in PLAYERS},
    "pass across 4": hearts(pass_cycle=["across"]),
    "pass across 6": hearts(players=6, pass_cycle=["across"]),
    **{f"hold {n}": hearts(players=n) for n in PLAYERS},
    "omnibus 6": hearts("hearts-omnibus", 6, pass_cycle=["left"]),
    "partners": hearts("hearts-partners", pass_cycle=["left"]),
    **{f"robber {n}": one_deal("robber", players=n) for n in PLAYERS},
    "no queens 6": one_deal("no-queens", players=6),
    "king must drop 6": one_deal("no-king-of-hearts", players=6, king_must_drop=True),
    **{
        f"{call} {n}": one_deal("trump", players=n, trump_call=call)
        for call in ("declarer", "first-five")
        for n in PLAYERS
    },
    **{f"talon {n}": one_deal("trump", players=n, trump_call="talon") for n in (3, 4)},
    **{f"lottery {n}": one_deal("lottery", players=n) for n in PLAYERS},
    **{f"early {n}": one_deal("no-queens", players=n, finish_early=True) for n in PLAYERS},
    **{
        f"early pass {n}": hearts(players=n, finish_early=True, pass_cycle=["left"])
        for n in PLAYERS
    },
}


def readers(players: int) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(players))]


@pytest.mark.parametrize("deal", DEALS)
def test_hidden_cards_change_nothing_that_is_shown(deal: str) -> None:
    whole = DEALS[deal]
    rng = Random(deal)
    compared = 0
    for _ in range(2 * LONG):
        course = course_of(start(whole, rng.randbytes(32)).match, rng)
        for reader in readers(whole.players):
            compared += check_hidden(course, reader, rng, tries=12)
    assert compared >= 2 * whole.players


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("key", ["kierki", "hearts"])
def test_IL_07_nothing_of_one_deal_is_shown_in_the_next(key: str, players: int) -> None:
    """The last moment of each deal is already the first of the next one."""
    rng = Random(f"{key} {players}")
    match = start(variant(key, players), rng.randbytes(32)).match
    compared = deals = 0
    while not match.is_over and deals < 13:
        course = course_of(match, rng)
        for reader in readers(players):
            compared += check_hidden(course, reader, rng, tries=3)
        match, deals = course.moments[-1].match, deals + 1
    assert compared >= deals


@pytest.mark.parametrize("players", PLAYERS)
def test_deals_to_come_are_shown_to_nobody(players: int) -> None:
    rng = Random(players)
    match = start(variant("kierki", players), rng.randbytes(32)).match
    course = course_of(match, rng)
    other = tuple(replayed(match, course.dealt, course.actions, seed=rng.randbytes(32)))
    for reader in readers(players):
        for ours, theirs in zip(course.moments[:-1], other[:-1], strict=True):
            assert ours.match != theirs.match  # the seed is in the match, and in no view
            assert repr(view_of(ours.match, reader)) == repr(view_of(theirs.match, reader))


def test_what_a_seat_has_seen() -> None:
    """The reckoning of `unseen` itself, by hand."""
    course = course_of(start(DEALS["pass 4"], SEED).match, Random(1))
    assert len(unseen(course, None, 0)) == 52
    assert len(unseen(course, Seat(0), 0)) == 39
    assert len(unseen(course, Seat(0), 3)) == 39
    assert len(unseen(course, Seat(0), 4)) == 36  # three cards came from the right
    assert len(unseen(course, None, 4 + 52)) == 0
    first_five = course_of(start(DEALS["first-five 4"], SEED).match, Random(1))
    assert len(unseen(first_five, Seat(2), 0)) == 47
    assert len(unseen(first_five, Seat(2), 1)) == 39
    stock = course_of(start(DEALS["robber 6"], SEED).match, Random(1))
    assert len(unseen(stock, None, 47)) == 2
    assert len(unseen(stock, None, 48)) == 0  # the deal is over and the card is shown
    talon = course_of(start(DEALS["talon 4"], SEED).match, Random(1))
    assert len(unseen(talon, Seat(1), 0)) == 52 - 12 - 4


# The test of the test: leaks of every kind are found


def shows_a_hand(match: Match, seat: Seat | None) -> object:
    others = [view_of(match, Seat(s)).hand for s in range(match.players) if s != seat]
    return view_of(match, seat), others[0]


def shows_a_suit_length(match: Match, seat: Seat | None) -> object:
    hands = [view_of(match, Seat(s)).hand.mask for s in range(match.players)]
    return view_of(match, seat), [(hand >> 39).bit_count() for hand in hands]


def shows_the_stock_in_the_points(match: Match, seat: Seat | None) -> object:
    view, phase = view_of(match, seat), match.phase
    if not isinstance(phase, Tricks):
        return view
    position = list(phase.position)
    settle.take_stock(phase.table, position)
    points = position[tricks.POINTS : tricks.POINTS + match.players]
    return view._replace(points=tuple(points))


def shows_the_whole_hand_at_once(match: Match, seat: Seat | None) -> object:
    phase = match.phase
    if isinstance(phase, Naming):
        match = replace(match, phase=replace(phase, seen=phase.hands))
    return view_of(match, seat)


def shows_what_is_passed(match: Match, seat: Seat | None) -> object:
    chosen = match.phase.chosen if isinstance(match.phase, Passing) else None
    return view_of(match, seat), chosen


def shows_gifts(match: Match, seat: Seat | None) -> object:
    phase = match.phase
    return view_of(match, seat), phase.calls.gifts if isinstance(phase, Naming) else None


def shows_where_the_lottery_blocks(match: Match, seat: Seat | None) -> object:
    phase = match.phase
    if not isinstance(phase, Lottery):
        return view_of(match, seat)
    return view_of(match, seat), layout.legal_cards(phase.table, phase.position) != 0


class Sly:
    """Equal to any other, but not in its text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        return self.text


def shows_it_in_the_text_alone(match: Match, seat: Seat | None) -> object:
    if isinstance(match.phase, Finished | MoonPending):
        return Sly("over")
    return Sly(repr(match.phase.deal.dealt))


def tells_all(event: Event, seat: Seat | None) -> object:
    return event


def tells_all_of(kind: type) -> ShowsEvent:
    def tells(event: Event, seat: Seat | None) -> object:
        return event if isinstance(event, kind) else event_for(event, seat)

    return tells


VIEWS: list[tuple[ShowsMatch, str]] = [
    (shows_a_hand, "hold 4"),
    (shows_a_suit_length, "robber 3"),
    (shows_the_stock_in_the_points, "hold 6"),
    (shows_the_whole_hand_at_once, "first-five 4"),
    (shows_what_is_passed, "pass 4"),
    (shows_gifts, "talon 4"),
    (shows_where_the_lottery_blocks, "lottery 4"),
    (shows_it_in_the_text_alone, "declarer 5"),
]


@pytest.mark.parametrize(("leak", "deal"), VIEWS, ids=lambda part: getattr(part, "__name__", part))
def test_a_planted_leak_of_a_view_is_found(leak: ShowsMatch, deal: str) -> None:
    with pytest.raises(LeakError):
        search(deal, lambda course, reader, rng: check_hidden(course, reader, rng, shows=leak))


@pytest.mark.parametrize(
    ("leak", "deal"),
    [
        (tells_all, "hold 3"),
        (tells_all_of(DealStarted), "robber 4"),
        (tells_all_of(PassChosen), "pass 4"),
        (tells_all_of(CardsPassed), "pass 5"),
        (tells_all_of(HandsCompleted), "first-five 4"),
        (tells_all_of(CardsGiven), "talon 4"),
    ],
    ids=["all", "DealStarted", "PassChosen", "CardsPassed", "HandsCompleted", "CardsGiven"],
)
def test_a_planted_leak_of_an_event_is_found(leak: ShowsEvent, deal: str) -> None:
    with pytest.raises(LeakError):
        search(deal, lambda course, reader, rng: check_hidden(course, reader, rng, tells=leak))


def search(deal: str, check: Callable[[Course, Seat | None, Random], int]) -> None:
    rng = Random(deal)
    for _ in range(10):
        course = course_of(start(DEALS[deal], rng.randbytes(32)).match, rng)
        for reader in readers(DEALS[deal].players):
            check(course, reader, rng)


# Whole views by hand


def test_IL_08_two_unseen_cards_exchanged_leave_the_third_view_as_it_was() -> None:
    whole = one_deal("robber")
    ours = dealt(whole, "2C 3C", "QS 4C", "KH 5C", "6C 7C")
    theirs = dealt(whole, "2C 3C", "KH 4C", "QS 5C", "6C 7C")
    for reader in (Seat(0), Seat(3), None):
        a, b = view_of(begin(whole, ours), reader), view_of(begin(whole, theirs), reader)
        assert repr(a) == repr(b)
    assert view_of(begin(whole, ours), Seat(1)) != view_of(begin(whole, theirs), Seat(1))


@pytest.mark.parametrize("players", PLAYERS)
def test_IL_11_history_shows_no_pass_of_others(players: int) -> None:
    """Results of finished deals, and the tricks of this one, say nothing of who passed what."""
    rng = Random(players)
    match = start(variant("hearts", players), rng.randbytes(32)).match
    for turn in turns(match, rng):
        if len(turn.after.results) == 2:
            break
        if isinstance(turn.after.phase, Tricks) and turn.after.phase.calls.passed:
            passed = turn.after.phase.calls.passed
            for reader in readers(players):
                shown = view_of(turn.after, reader)
                own = CardSet() if reader is None else CardSet(passed[reader])
                assert shown.passed == own


def test_the_seed_is_in_no_view_and_no_event() -> None:
    seed = bytes(range(32))
    match, events = start(variant("kierki"), seed)
    rng = Random(0)
    text = "".join(repr(event_for(event, Seat(1))) for event in events)
    for number, turn in enumerate(turns(match, rng)):
        if number % 50 == 0:
            text += repr(view_of(turn.after, Seat(1)))
        text += "".join(repr(event_for(event, Seat(1))) for event in turn.events)
    assert repr(seed) not in text
    assert seed.hex() not in text


def test_cards_left_when_a_moon_was_claimed_are_shown_to_nobody() -> None:
    taken = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS"
    whole = variant("hearts", moon="mixed", finish_early=True)
    shown = set()
    for left in (("2D QC JC", "3D 4S 5S"), ("2D 4S JC", "3D QC 5S")):
        match = ending(
            whole, "AD AC AH", *left, "5D TC 9C", taken=[taken], totals=(90, 60, 75, 50)
        )
        match = play(match, "AD 2D 3D 5D")
        assert isinstance(match.phase, MoonPending)
        shown.add(repr([view_of(match, reader) for reader in readers(4)]))
        assert view_of(match, Seat(1)).hand_sizes == (0, 0, 0, 0)
    assert len(shown) == 1
