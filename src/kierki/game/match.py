"""The match: starting it, and applying one action to it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from kierki.cards.deck import MAX_PLAYERS
from kierki.cards.seat import Seat, left_of
from kierki.cards.shuffle import Dealt, first_dealer
from kierki.game import calls, lottery, play
from kierki.game.actions import Action
from kierki.game.ending import has_ended, winners
from kierki.game.errors import MatchOver, NotYourTurn
from kierki.game.events import DealScored, Event, MatchEnded
from kierki.game.opening import check_prepared, start_deal
from kierki.game.state import (
    Bidding,
    Finished,
    Giving,
    Lottery,
    Match,
    MoonPending,
    Naming,
    Offering,
    Passing,
    Phase,
    Result,
    Source,
    Tricks,
)
from kierki.game.step import Step
from kierki.rules import layout, settle, tricks
from kierki.variants.variant import Variant

ALONE = tuple((Seat(seat),) for seat in range(MAX_PLAYERS))
"""For each seat what `to_act` returns when it alone may act."""


class Transition(NamedTuple):
    """A match after an action, and what happened."""

    match: Match
    events: tuple[Event, ...]


def start(
    variant: Variant,
    seed: bytes,
    *,
    prepared: tuple[Dealt, ...] = (),
    dealer: Seat | None = None,
) -> Transition:
    """Return a new match of *variant*: its deals are *prepared*, then drawn by *seed* (32 bytes).

    *dealer* deals first; None: the seed draws who does (R-CARD-3).

    Raises:
        PreparedDealError: a prepared deal does not fit the variant.
    """
    source = Source(seed, prepared, dealer)
    check_prepared(variant, source)
    first = first_dealer(seed, variant.players) if dealer is None else dealer
    step = start_deal(variant, source, 1, first)
    assert not isinstance(step.after, Result)
    return Transition(Match(variant, source, (), (0,) * variant.players, step.after), step.events)


def to_act(phase: Phase) -> tuple[Seat, ...]:
    """Return the seats that may act: in the pass all that have not chosen, else one or none."""
    match phase:
        case Tricks():
            return ALONE[phase.position[tricks.TURN]]
        case Lottery():
            return ALONE[phase.position[layout.TURN]]
        case Passing():
            return tuple(Seat(i) for i, cards in enumerate(phase.chosen) if cards is None)
        case Naming():
            return (phase.namer,)
        case Offering():
            return (phase.declarer,)
        case Bidding():
            return (phase.bidder,)
        case Giving():
            return (phase.giver,)
        case MoonPending():
            return (phase.shooter,)
        case Finished():
            return ()
        case _:
            assert_never(phase)


def apply(match: Match, seat: Seat, action: Action) -> Transition:
    """Return *match* after *seat* does *action*, and what happened.

    Raises:
        IllegalAction: it may not; the error names the rule and what would be right.
    """
    phase = match.phase
    if isinstance(phase, Finished):
        raise MatchOver
    acting = to_act(phase)
    if seat not in acting or type(seat) is not int:  # True is no seat, though it equals 1
        raise NotYourTurn(seat, acting)
    step = _step(match, phase, seat, action)
    if isinstance(step.after, Result):
        return _entered(match, step.after, step.events)
    return Transition(
        Match(match.variant, match.source, match.results, match.totals, step.after), step.events
    )


def _step(match: Match, phase: Phase, seat: Seat, action: Action) -> Step:
    match phase:
        case Tricks():
            return play.play_card(match, phase, seat, action)
        case Lottery():
            return lottery.act(phase, seat, action)
        case Passing():
            return calls.choose_pass(phase, seat, action)
        case Naming():
            return calls.name_trump(phase, seat, action)
        case Offering():
            return calls.offer(phase, seat, action)
        case Bidding():
            return calls.bid(phase, seat, action)
        case Giving():
            return calls.give(phase, seat, action)
        case MoonPending():
            return play.choose_moon(phase, seat, action)
        case Finished():
            raise MatchOver
        case _:
            assert_never(phase)


def _entered(match: Match, result: Result, events: tuple[Event, ...]) -> Transition:
    """Enter a deal on the score sheet, and start the next one or end the match."""
    totals = settle.totals_after(match.totals, result.points)
    events += (DealScored(result, totals),)
    scored = replace(match, results=(*match.results, result), totals=totals)
    if has_ended(match.variant, match.results, totals):
        best = winners(match.variant, totals)
        ended = replace(scored, phase=Finished(best))
        return Transition(ended, (*events, MatchEnded(totals, best)))
    dealer = left_of(result.dealer, match.players)
    step = start_deal(match.variant, match.source, result.number + 1, dealer)
    assert not isinstance(step.after, Result)
    return Transition(replace(scored, phase=step.after), (*events, *step.events))
