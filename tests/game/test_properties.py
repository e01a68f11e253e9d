"""What holds in every state of every match: a move, all cards, no trace of what was tried."""

from __future__ import annotations

import pickle
from itertools import islice
from random import Random
from typing import assert_never

import pytest
from hypothesis import given

from kierki.bots.answers import drawn
from kierki.cards import Card, CardSet, Seat, deck
from kierki.game import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
    Choice,
    Decline,
    Match,
    Play,
    View,
    apply,
    start,
    to_act,
    view_of,
)
from kierki.game.state import (
    Bidding,
    Finished,
    Giving,
    Lottery,
    MoonPending,
    Naming,
    Offering,
    Passing,
    Tricks,
)
from kierki.rules import layout, tricks
from kierki.testing.playing import turns
from kierki.testing.strategies import matches, rngs, seeds, variants
from kierki.variants import Variant
from support import SEED, ending, examples, one_deal, play, variant


def places(match: Match) -> list[int]:
    """Every place where cards of the deal in hand lie, as masks."""
    phase, players = match.phase, match.players
    match phase:
        case Finished():
            return [CardSet.of(deck(players)).mask]
        case Tricks() | MoonPending():
            position = phase.position
            seats = [
                position[first + seat]
                for first in (tricks.HAND, tricks.TAKEN)
                for seat in range(players)
            ]
            return [*seats, position[tricks.TRICK], position[tricks.STOCK]]
        case Lottery():
            position = phase.position
            hands = [position[layout.HAND + seat] for seat in range(players)]
            return [*hands, position[layout.LAID], position[layout.STOCK]]
        case Passing() | Naming() | Offering() | Bidding() | Giving():
            dealt = phase.deal.dealt
            stock = 0 if dealt.stock is None else 1 << dealt.stock
            lying = isinstance(phase, Offering | Bidding)
            talon = CardSet.of(dealt.talon).mask if lying else 0
            return [*phase.hands, talon, stock]
        case _:
            assert_never(phase)


def check_cards(match: Match) -> None:
    """Hold that every card of the deck lies in exactly one place."""
    seen = 0
    for cards in places(match):
        assert not seen & cards
        seen |= cards
    assert seen == CardSet.of(deck(match.players)).mask


PRIVATE = ("seat", "choice", "hand", "passed", "received", "given", "got")
"""Fields of a view that may differ from seat to seat."""


def public(view: View) -> dict[str, object]:
    return {key: value for key, value in view._asdict().items() if key not in PRIVATE}


def check_choices(match: Match) -> None:
    """Hold that who may act is asked something that can be answered, and nobody else is."""
    acting = to_act(match.phase)
    assert bool(acting) is not match.is_over
    assert len(set(acting)) == len(acting)
    onlooker = view_of(match, None)
    assert onlooker.choice is None
    for seat in map(Seat, range(match.players)):
        view = view_of(match, seat)
        assert (view.choice is not None) is (seat in acting)
        assert len(view.hand) == view.hand_sizes[seat]
        assert public(view) == public(onlooker)
        if view.choice is not None:
            check_answerable(view.choice, view)


def check_answerable(choice: Choice, view: View) -> None:
    match choice:
        case AskCard(cards):
            assert cards
            assert cards <= view.hand
        case AskLay(cards):
            assert cards <= view.hand
        case AskPass(count, cards):
            assert 0 < count <= len(cards)
            assert cards == view.hand
        case AskGift(receivers, cards):
            assert set(receivers) == set(range(view.players)) - {view.seat}
            assert len(receivers) < len(cards)
            assert cards == view.hand
        case AskBid(lowest, highest):
            assert 0 < lowest <= highest
            assert lowest % 5 == highest % 5 == 0
        case AskTalon(reserves, may_be_free):
            assert may_be_free or view.reserve is not None
            assert all(reserve > 0 for reserve in reserves)
        case AskTrump(suits):
            assert len(suits) == 4
        case AskMoon(moons):
            assert len(moons) == 2
        case _:
            assert_never(choice)


def check_walk(whole: Variant, seed: bytes, rng: Random, limit: int) -> set[str]:
    """Check every state of a random match up to *limit* turns; return the phases met."""
    match = start(whole, seed).match
    phases = set()
    check_cards(match)
    check_choices(match)
    for turn in islice(turns(match, rng), limit):
        check_cards(turn.after)
        check_choices(turn.after)
        phases |= {type(turn.before.phase).__name__, type(turn.after.phase).__name__}
        hash(turn.after)  # nothing in a match is a list or a dict
    return phases


@examples(60)
@given(variants(), seeds(), rngs())
def test_a_move_exists_and_no_card_is_lost(whole: Variant, seed: bytes, rng: Random) -> None:
    check_walk(whole, seed, rng, 150)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_a_move_exists_and_no_card_is_lost_in_a_whole_match_of_kierki(players: int) -> None:
    call = "talon" if players < 5 else "first-five"
    whole = variant("kierki", players, trump_call=call)
    phases = check_walk(whole, SEED, Random(players), 2_000)
    assert {"Naming", "Tricks", "Lottery", "Finished"} <= phases
    assert ({"Offering", "Giving"} <= phases) is (players < 5)


def test_every_phase_is_met() -> None:
    met = check_walk(variant("hearts", moon="mixed", limit=60), SEED, Random(1), 2_000)
    for number in range(6):
        whole = one_deal("trump", trump_call="talon")
        met |= check_walk(whole, SEED, Random(number), 100)
    assert met == {
        *["Passing", "Tricks", "Finished", "Naming", "Offering", "Bidding", "Giving"],
    }


def test_a_moon_that_waits_holds_all_cards_and_asks_its_shooter() -> None:
    last = "2D 3D 4D 5D"
    rest = CardSet.of(deck(4)) - CardSet.parse(last)
    whole = variant("hearts", moon="mixed")
    match = ending(whole, *last.split(), taken=[str(rest)], totals=(90, 60, 75, 50))
    match = play(match, last)
    assert isinstance(match.phase, MoonPending)
    check_cards(match)
    check_choices(match)


@examples(120)
@given(matches(), rngs())
def test_applying_never_changes_its_input(match: Match, rng: Random) -> None:
    before = pickle.dumps(match)
    for seat in to_act(match.phase):
        choice = view_of(match, seat).choice
        assert choice is not None
        for _ in range(3):
            after, events = apply(match, seat, drawn(choice, rng))
            assert after != match
            assert events
    assert pickle.dumps(match) == before


@examples(60)
@given(matches(), rngs())
def test_the_same_action_gives_the_same_match(match: Match, rng: Random) -> None:
    copy: Match = pickle.loads(pickle.dumps(match))
    assert copy == match
    for seat in to_act(match.phase):
        choice = view_of(match, seat).choice
        assert choice is not None
        action = drawn(choice, rng)
        assert apply(match, seat, action) == apply(copy, seat, action)


@examples(60)
@given(matches())
def test_every_legal_card_can_be_played(match: Match) -> None:
    for seat in to_act(match.phase):
        choice = view_of(match, seat).choice
        if isinstance(choice, AskLay) and not choice.cards:
            apply(match, seat, Decline())
        if isinstance(choice, AskCard | AskLay):
            for card in choice.cards:
                apply(match, seat, Play(card))


def test_CD_13_seat_0_and_card_0_are_values_like_others() -> None:
    """The two of clubs is card 0; seat 0 may deal, lead, take, name, shoot and win."""
    for dealer in range(4):
        whole = one_deal("no-tricks")
        match = start(whole, SEED, dealer=Seat(dealer)).match
        played = list(turns(match, Random(dealer)))
        assert Play(Card(0)) in [turn.action for turn in played]
        assert sum(turn.seat == 0 for turn in played) == 13
        assert sum(played[-1].after.totals) == -260
