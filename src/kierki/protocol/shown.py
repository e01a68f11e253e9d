"""Views and events as messages. They have been made for their receiver by `kierki.game.view`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from kierki.cards.card import SUIT_LETTERS, Card, Suit, format_card
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game import events as game
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
    Choice,
)
from kierki.game.state import Result
from kierki.game.view import View
from kierki.protocol.client_out import (
    Asked,
    EventShown,
    MatchShown,
    ResultShown,
    TrickShown,
)
from kierki.rules.calling import BID_STEP


def cards(some: Iterable[Card]) -> str:
    """Return the names of *some* cards with spaces between."""
    return " ".join(map(format_card, some))


def suit(named: Suit | None) -> str:
    """Return the letter of a suit, or nothing."""
    return "" if named is None else SUIT_LETTERS[named]


def result_shown(result: Result) -> ResultShown:
    """Return what a deal came to."""
    return ResultShown(
        number=result.number,
        contract=result.contract,
        dealer=result.dealer,
        points=result.points,
        won=result.won,
        trump=suit(result.trump),
        namer=result.namer,
        price=result.price,
        shooter=result.shooter,
        moon="" if result.moon is None else result.moon.value,
        out=result.out,
        early=result.early,
    )


def match_shown(view: View) -> MatchShown:
    """Return *view* as a message."""
    return MatchShown(
        number=view.number,
        contract="" if view.contract is None else view.contract.key,
        dealer=view.dealer,
        to_act=view.to_act,
        totals=view.totals,
        results=tuple(map(result_shown, view.results)),
        hand=cards(view.hand),
        hand_sizes=view.hand_sizes,
        passed=cards(view.passed),
        received=cards(view.received),
        pass_steps=view.pass_steps,
        talon=cards(view.talon),
        talon_taker=view.talon_taker,
        reserve=view.reserve,
        bids=tuple((made.seat, made.points) for made in view.bids),
        price=view.price,
        given=tuple((seat, format_card(card)) for seat, card in view.given),
        got="" if view.got is None else format_card(view.got),
        namer=view.namer,
        trump=suit(view.trump),
        leader=view.leader,
        trick=cards(view.trick),
        tricks=tuple(
            TrickShown(leader=t.leader, cards=cards(t.cards), winner=t.winner) for t in view.tricks
        ),
        won=view.won,
        points=view.points,
        broken=view.broken,
        laid=cards(view.laid),
        moves=tuple(
            (move.seat, "-" if move.card is None else format_card(move.card))
            for move in view.moves
        ),
        out=view.out,
        shooter=view.shooter,
        winners=view.winners,
        asked=None if view.choice is None else asked(view.choice),
    )


def asked(choice: Choice) -> Asked:
    """Return what a seat is asked."""
    match choice:
        case AskCard(legal):
            return Asked(what="play", cards=cards(legal))
        case AskLay(legal):
            return Asked(what="lay", cards=cards(legal))
        case AskPass(count, held):
            return Asked(what="pass", cards=cards(held), count=count)
        case AskTrump(suits):
            return Asked(what="trump", suits="".join(map(suit, suits)))
        case AskTalon(reserves, may_be_free):
            bounds = (reserves.start, reserves[-1]) if reserves else (0, 0)
            return Asked(
                what="talon",
                lowest=bounds[0],
                highest=bounds[1],
                step=BID_STEP,
                free=may_be_free,
            )
        case AskBid(lowest, highest):
            return Asked(what="bid", lowest=lowest, highest=highest, step=BID_STEP)
        case AskGift(receivers, held):
            return Asked(what="give", cards=cards(held), count=len(receivers))
        case AskMoon(moons):
            return Asked(what="moon", moons=tuple(moon.value for moon in moons))
        case _:
            assert_never(choice)


Called = (
    game.DealStarted
    | game.PassChosen
    | game.CardsPassed
    | game.AuctionOpened
    | game.BidPlaced
    | game.TalonTaken
    | game.CardsGiven
    | game.TrumpNamed
    | game.HandsCompleted
)
"""What happens before the first card."""
Ended = (
    game.EndedEarly
    | game.SeatOut
    | game.MoonShot
    | game.MoonChosen
    | game.DealScored
    | game.MatchEnded
)
"""What ends a hand, a deal or the match."""


def event_shown(event: game.Event, seat: Seat | None) -> EventShown:
    """Return *event*, made for *seat*, as a message."""
    match event:
        case game.CardPlayed():
            return EventShown(what="played", seat=event.seat, card=format_card(event.card))
        case game.TrickTaken():
            return EventShown(
                what="taken", seat=event.seat, number=event.number, points=event.points
            )
        case game.HeartsBroken():
            return EventShown(what="broken", seat=event.seat)
        case game.CardLaid():
            return EventShown(what="laid", seat=event.seat, card=format_card(event.card))
        case game.StockLaid():
            return EventShown(what="stock-laid", card=format_card(event.card))
        case game.TurnPassed():
            return EventShown(what="turn-passed", seat=event.seat)
        case (
            game.EndedEarly()
            | game.SeatOut()
            | game.MoonShot()
            | game.MoonChosen()
            | game.DealScored()
            | game.MatchEnded()
        ):
            return _ended(event)
        case _:
            return _called(event, seat)


def _called(event: Called, seat: Seat | None) -> EventShown:
    match event:
        case game.DealStarted():
            return EventShown(
                what="dealt",
                number=event.number,
                contract=event.contract,
                seat=event.dealer,
                cards=_own(event.hands, seat),
            )
        case game.PassChosen():
            return EventShown(
                what="pass-chosen",
                seat=event.seat,
                cards="" if event.cards is None else cards(event.cards),
            )
        case game.CardsPassed():
            return EventShown(what="passed", steps=event.steps, cards=_own(event.received, seat))
        case game.AuctionOpened():
            return EventShown(what="auction", seat=event.seat, points=event.reserve)
        case game.BidPlaced():
            return EventShown(what="bid", seat=event.seat, points=event.points)
        case game.TalonTaken():
            return EventShown(what="talon-taken", seat=event.seat, points=event.price)
        case game.CardsGiven():
            given = " ".join("?" if card is None else format_card(card) for card in event.cards)
            return EventShown(what="given", seat=event.seat, cards=given)
        case game.TrumpNamed():
            return EventShown(what="trump", seat=event.seat, suit=suit(event.suit))
        case game.HandsCompleted():
            return EventShown(what="dealt-on", cards=_own(event.hands, seat))
        case _:
            assert_never(event)


def _ended(event: Ended) -> EventShown:
    match event:
        case game.EndedEarly():
            return EventShown(what="ended-early", seat=event.taker)
        case game.SeatOut():
            return EventShown(what="out", seat=event.seat, number=event.place, points=event.prize)
        case game.MoonShot():
            return EventShown(what="moon-shot", seat=event.seat)
        case game.MoonChosen():
            return EventShown(what="moon-chosen", seat=event.seat, moon=event.moon.value)
        case game.DealScored():
            return EventShown(
                what="scored", result=result_shown(event.result), totals=event.totals
            )
        case game.MatchEnded():
            return EventShown(what="ended", totals=event.totals, winners=event.winners)
        case _:
            assert_never(event)


def _own(hands: tuple[CardSet | None, ...], seat: Seat | None) -> str:
    """Return the names of the cards of *seat*."""
    held = None if seat is None else hands[seat]
    return "" if held is None else cards(held)
