"""Events tell the same story as states: a reader who only hears sees what the view shows."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import given

from game.story import Told
from kierki.cards import Seat
from kierki.game import Event, Match, event_for, start, view_of
from kierki.game.events import DealScored
from kierki.game.state import Finished, Lottery, MoonPending, Passing, Tricks
from kierki.testing.playing import turns
from kierki.testing.strategies import rngs, seeds, variants
from kierki.variants import TrickContract, Variant
from kierki.variants.options import HeartsOptions
from support import SEED, examples, one_deal, variant


def check_same(told: Told, match: Match) -> None:
    """Hold *told* against the view of its reader."""
    view = view_of(match, told.reader)
    assert (told.results, told.totals) == ([*view.results], view.totals)
    assert told.winners == view.winners
    if isinstance(match.phase, Finished):
        return
    assert view.contract is not None
    assert (told.number, told.contract, told.dealer) == (
        view.number,
        view.contract.key,
        view.dealer,
    )
    if isinstance(match.phase, MoonPending):
        assert (told.shooter, told.tricks) == (view.shooter, [*view.tricks])
        return
    assert told.hand == view.hand
    assert told.passed == view.passed
    assert told.talon == view.talon
    assert (told.reserve, told.bids) == (view.reserve, [*view.bids])
    assert (told.taker, told.price) == (view.talon_taker, view.price)
    assert (tuple(told.given.items()), told.got) == (view.given, view.got)
    assert told.trump == view.trump
    if isinstance(match.phase, Passing):
        waiting = {Seat(seat) for seat in range(match.players)} - told.chosen
        assert waiting == set(view.to_act)
    if isinstance(match.phase, Tricks):
        assert told.received == view.received
        assert (told.steps, told.namer) == (view.pass_steps, view.namer)
        assert (told.trick, told.tricks) == ([*view.trick], [*view.tricks])
        assert told.leader in (None, view.leader)
        assert (tuple(told.points), told.broken) == (view.points, view.broken)
        won = [sum(trick.winner == seat for trick in told.tricks) for seat in range(match.players)]
        assert tuple(won) == view.won
    if isinstance(match.phase, Lottery):
        assert (told.laid, told.moves, told.out) == (view.laid, [*view.moves], [*view.out])
        assert view.points == tuple(told.prizes.get(Seat(s), 0) for s in range(match.players))


def check_score(told: Told, event: DealScored, whole: Variant) -> None:
    """Hold the points of a deal against what the events before it said."""
    result, contract = event.result, whole.contract(event.result.number)
    if not isinstance(contract, TrickContract):
        assert result.points == tuple(told.prizes.get(Seat(s), 0) for s in range(whole.players))
        assert result.out == tuple(told.out)
        return
    assert result.early is (told.early is not None)
    assert result.shooter == told.shooter
    bonus = isinstance(whole.options, HeartsOptions) and whole.options.no_trick_bonus
    stock = result.stock is not None and contract.stock_to_first_trick
    if (
        result.shooter is not None
        or bonus
        or stock
        or (told.early and told.early.taker is not None)
    ):
        return
    expected = list(told.points)
    if result.price is not None and result.namer is not None:
        expected[result.namer] -= result.price
        expected[(result.dealer + 1) % whole.players] += result.price
    assert result.points == tuple(expected)


def check_story(whole: Variant, seed: bytes, rng: Random, limit: int) -> None:
    match, events = start(whole, seed)
    readers = [None, *(Seat(seat) for seat in range(whole.players))]
    tellings = [Told(reader, whole.players) for reader in readers]

    def hear(happened: tuple[Event, ...], after: Match) -> None:
        for told in tellings:
            for event in happened:
                shown = event_for(event, told.reader)
                if isinstance(shown, DealScored):
                    check_score(told, shown, whole)
                told.hear(shown)
            check_same(told, after)

    hear(events, match)
    for turn in islice(turns(match, rng), limit):
        hear(turn.events, turn.after)


@examples(40)
@given(variants(), seeds(), rngs())
def test_events_and_views_tell_the_same(whole: Variant, seed: bytes, rng: Random) -> None:
    check_story(whole, seed, rng, 150)


@pytest.mark.parametrize("players", [3, 4])
def test_events_and_views_tell_the_same_about_the_talon(players: int) -> None:
    whole = one_deal("trump", players=players, trump_call="talon")
    for number in range(10):
        check_story(whole, SEED, Random(number), 100)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_events_and_views_tell_the_same_through_a_match_of_kierki(players: int) -> None:
    check_story(variant("kierki", players), SEED, Random(players), 1_000)
