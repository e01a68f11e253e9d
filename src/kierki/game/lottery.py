"""Laying out cards in the lottery."""

from __future__ import annotations

from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game.actions import Action, Decline, Play
from kierki.game.errors import CardFault, IllegalCard, MustLay, WrongAction
from kierki.game.events import CardLaid, Event, SeatOut, StockLaid, TurnPassed
from kierki.game.state import Lottery, Move, Result
from kierki.game.step import Step
from kierki.rules import layout


def act(phase: Lottery, seat: Seat, action: Action) -> Step:
    """Lay a card, or pass when none fits; the second seat out ends the deal (R-LOT-3)."""
    position = list(phase.position)
    legal = layout.legal_cards(phase.table, position)
    match action:
        case Decline():
            if legal:
                raise MustLay(CardSet(legal))
            layout.pass_turn(phase.table, position)
            move, events = Move(seat, None), (TurnPassed(seat),)
        case Play(card):
            if type(card) is not int or not 0 <= card < 52 or not legal >> card & 1:
                raise IllegalCard(_fault(phase, seat, card), card, CardSet(legal))
            layout.lay(phase.table, position, card)
            move = Move(seat, card)
            return _laid(phase, position, move, _events_of_lay(phase, position, seat, action))
        case _:
            raise WrongAction(type(action).__name__, "Play, Decline")
    return _laid(phase, position, move, events)


def _laid(phase: Lottery, position: list[int], move: Move, events: tuple[Event, ...]) -> Step:
    after = Lottery(phase.deal, phase.table, tuple(position), (*phase.moves, move))
    return Step(_result(after) if layout.is_over(position) else after, events)


def _fault(phase: Lottery, seat: Seat, card: int) -> CardFault:
    if type(card) is not int or not 0 <= card < 52:
        return CardFault.NOT_HELD
    if not phase.position[layout.HAND + seat] >> card & 1:
        return CardFault.NOT_HELD
    return CardFault.DOES_NOT_FIT if phase.position[layout.LAID] else CardFault.NOT_START


def _events_of_lay(
    phase: Lottery, position: list[int], seat: Seat, action: Play
) -> tuple[Event, ...]:
    events: tuple[Event, ...] = (CardLaid(seat, action.card),)
    stock = phase.deal.dealt.stock
    if stock is not None and phase.position[layout.STOCK] and not position[layout.STOCK]:
        events += (StockLaid(stock),)
    if not position[layout.HAND + seat]:
        place = 2 if layout.is_over(position) else 1
        events += (SeatOut(seat, place, layout.points(phase.table, position, seat)),)
    return events


def _result(phase: Lottery) -> Result:
    position = phase.position
    players = range(phase.table.players)
    return Result(
        number=phase.deal.number,
        contract=phase.deal.contract.key,
        dealer=phase.deal.dealer,
        points=tuple(layout.points(phase.table, position, seat) for seat in players),
        out=(Seat(position[layout.FIRST_OUT]), Seat(position[layout.SECOND_OUT])),
        stock=phase.deal.dealt.stock,
    )
