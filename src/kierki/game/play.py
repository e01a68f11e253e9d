"""Playing to tricks, and what the deal comes to."""

from __future__ import annotations

from dataclasses import replace

from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game.actions import Action, ChooseMoon, MoonChoice, Play
from kierki.game.ending import moon_choice_is_due
from kierki.game.errors import CardFault, IllegalCard, WrongAction
from kierki.game.events import (
    CardPlayed,
    EndedEarly,
    Event,
    HeartsBroken,
    MoonChosen,
    MoonShot,
    TrickTaken,
)
from kierki.game.state import Match, MoonPending, Result, Trick, Tricks
from kierki.game.step import Step
from kierki.rules import calling, settle, tricks
from kierki.rules.table import MOON_NEW, MOON_OLD
from kierki.variants.contract import Moon, TrickContract

MOON_CODE = {MoonChoice.OLD: MOON_OLD, MoonChoice.NEW: MOON_NEW}


def card_fault(phase: Tricks, card: int) -> CardFault | None:
    """Return which question *card* fails for the seat to play; None when it is legal."""
    if not 0 <= card < 52:
        return CardFault.NOT_HELD
    match tricks.refusing_step(phase.table, phase.position, card):
        case tricks.HELD:
            return CardFault.NOT_HELD
        case tricks.OPENS:
            return CardFault.OPENING
        case tricks.FOLLOWS:
            return CardFault.FOLLOW
        case tricks.HELD_BACK if phase.table.broken_by:
            return CardFault.HEARTS_UNBROKEN
        case tricks.HELD_BACK:
            return CardFault.HEARTS_HELD_BACK
        case tricks.DROPS:
            return CardFault.MUST_DROP
        case tricks.CLEAN:
            return CardFault.FIRST_TRICK
        case _:
            return None


def play_card(match: Match, phase: Tricks, seat: Seat, action: Action) -> Step:
    """Play a card; a full trick goes to its winner; a full deal is scored."""
    if not isinstance(action, Play):
        raise WrongAction(type(action).__name__, "Play")
    table, card = phase.table, action.card
    position = list(phase.position)
    legal = tricks.legal_cards(table, position)
    if type(card) is not int or not 0 <= card < 52 or not legal >> card & 1:
        fault = card_fault(phase, card if type(card) is int else -1) or CardFault.NOT_HELD
        raise IllegalCard(fault, card, CardSet(legal))
    tricks.play(table, position, card)
    trick = (*phase.trick, card)
    events: tuple[Event, ...] = (CardPlayed(seat, card),)
    if position[tricks.BROKEN] != phase.position[tricks.BROKEN]:
        events += (HeartsBroken(seat),)
    if len(trick) < table.players:
        after = Tricks(
            phase.deal,
            table,
            tuple(position),
            phase.leader,
            trick,
            phase.tricks,
            phase.calls,
        )
        return Step(after, events)
    winner = Seat(position[tricks.WINNER])
    points = position[tricks.POINTS + winner] - phase.position[tricks.POINTS + winner]
    taken = (*phase.tricks, Trick(phase.leader, trick, winner))
    events += (TrickTaken(len(taken), winner, trick, points),)
    over = tricks.is_over(table, position)
    early = not over and match.variant.options.finish_early and _cut_short(phase, position)
    if early:
        rest = Seat(position[tricks.TURN]) if tricks.is_over(table, position) else None
        events += (EndedEarly(rest),)
    after = Tricks(phase.deal, table, tuple(position), winner, (), taken, phase.calls)
    if over or early:
        return _score(match, after, events, early=early)
    return Step(after, events)


def _cut_short(phase: Tricks, position: list[int]) -> bool:
    """Return whether the deal may end now, with what is left given to its taker (R-CLAIM-1)."""
    if settle.nothing_at_stake(phase.table, position):
        return True
    if settle.takes_the_rest(phase.table, position):
        settle.give_the_rest(phase.table, position)
        return True
    return False


def _score(match: Match, phase: Tricks, events: tuple[Event, ...], *, early: bool) -> Step:
    """Settle the deal, unless the shooter of a mixed moon must first choose how."""
    table, position = phase.table, list(phase.position)
    contract = phase.deal.contract
    assert isinstance(contract, TrickContract)
    settle.take_stock(table, position)
    shooter = settle.moon_shooter(table, position)
    if shooter == settle.NOBODY:
        settle.pay_no_trick_bonus(table, position)
        return Step(_result(phase, position, early=early), events)
    events += (MoonShot(Seat(shooter)),)
    pending = MoonPending(
        phase.deal, table, tuple(position), Seat(shooter), phase.tricks, phase.calls, early
    )
    settle.settle_moon(table, position, shooter, table.moon)
    result = replace(_result(phase, position, early=early), shooter=Seat(shooter))
    if contract.moon is Moon.MIXED and moon_choice_is_due(match, Seat(shooter), result.points):
        return Step(pending, events)
    return Step(result, events)


def choose_moon(phase: MoonPending, seat: Seat, action: Action) -> Step:
    """Settle a mixed moon as its shooter chose."""
    if not isinstance(action, ChooseMoon) or not isinstance(action.moon, MoonChoice):
        raise WrongAction(type(action).__name__, "ChooseMoon")
    position, moon = list(phase.position), action.moon
    settle.settle_moon(phase.table, position, seat, MOON_CODE[moon])
    result = replace(_result(phase, position, early=phase.early), shooter=seat, moon=moon)
    return Step(result, (MoonChosen(seat, moon),))


def _result(phase: Tricks | MoonPending, position: list[int], *, early: bool) -> Result:
    players = phase.table.players
    points = position[tricks.POINTS : tricks.POINTS + players]
    calls = phase.calls
    declarer = calling.declarer(phase.deal.dealer, players)
    if calls.price is not None and calls.taker is not None:  # R-TRUMP-3: paid whatever was won
        points[calls.taker] -= calls.price
        points[declarer] += calls.price
    return Result(
        number=phase.deal.number,
        contract=phase.deal.contract.key,
        dealer=phase.deal.dealer,
        points=tuple(points),
        won=tuple(position[tricks.WON : tricks.WON + players]),
        trump=calls.trump,
        namer=calls.namer,
        price=calls.price,
        stock=phase.deal.dealt.stock,
        early=early,
    )
