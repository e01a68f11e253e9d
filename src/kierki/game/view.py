"""What one seat may know: the only door through which a match leaves the referee.

Views and events for a seat are made here and nowhere else; bots, screens and environments see
nothing more. A view holds no card that its seat has not seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.cards.seat import Seat
from kierki.game import calls as calling
from kierki.game.choices import (
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTrump,
    Choice,
)
from kierki.game.events import (
    CardsGiven,
    CardsPassed,
    DealStarted,
    Event,
    HandsCompleted,
    PassChosen,
)
from kierki.game.match import to_act
from kierki.game.state import (
    Bidding,
    BidMade,
    Calls,
    Finished,
    Giving,
    Hands,
    Lottery,
    Match,
    MoonPending,
    Move,
    Naming,
    Offering,
    Passing,
    Result,
    Trick,
    Tricks,
)
from kierki.rules import layout, tricks
from kierki.variants.contract import Contract
from kierki.variants.variant import Variant

NO_CARDS = CardSet()


class View(NamedTuple):
    """A match as one seat sees it, or as an onlooker does (`seat` is None).

    A named tuple, as one is made for every card played: a frozen dataclass of so many fields
    takes four times as long to make.
    """

    seat: Seat | None
    variant: Variant
    results: tuple[Result, ...]
    """Finished deals; nothing in them is hidden."""
    totals: tuple[int, ...]
    number: int
    """Number of the deal in hand, from 1; when the match is over, of the last."""
    contract: Contract | None
    """None when the match is over."""
    dealer: Seat
    to_act: tuple[Seat, ...]
    choice: Choice | None
    """What this seat is asked; None when it is not asked anything."""
    hand: CardSet
    """The seat's own cards, as far as it has seen them."""
    hand_sizes: tuple[int, ...]
    passed: CardSet = NO_CARDS
    """What this seat passed, or has chosen to pass."""
    received: CardSet = NO_CARDS
    pass_steps: int = 0
    """Seats clockwise that passed cards move; 0 when none are passed."""
    talon: CardSet = NO_CARDS
    """The talon as it was laid open."""
    talon_taker: Seat | None = None
    reserve: int | None = None
    bids: tuple[BidMade, ...] = ()
    price: int | None = None
    given: tuple[tuple[Seat, Card], ...] = ()
    """Cards this seat gave away after taking the talon, and to whom."""
    got: Card | None = None
    """The card this seat was given by the taker of the talon."""
    namer: Seat | None = None
    """Who names, or named, trumps."""
    trump: Suit | None = None
    leader: Seat | None = None
    """Who led to the trick in hand."""
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    won: tuple[int, ...] = ()
    """Tricks that each seat has taken."""
    points: tuple[int, ...] = ()
    """Each seat's points in this deal so far, without moon, stock card and the talon's price."""
    broken: bool = False
    """Whether hearts are broken."""
    laid: CardSet = NO_CARDS
    """Cards on the table in the lottery."""
    moves: tuple[Move, ...] = ()
    out: tuple[Seat, ...] = ()
    """Seats that have gone out of the lottery, in order."""
    shooter: Seat | None = None
    """Who has shot a moon and is choosing how it scores."""
    winners: tuple[Seat, ...] = ()

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.variant.players


def view_of(match: Match, seat: Seat | None) -> View:
    """Return what *seat* may know of *match*; with None, what everybody may."""
    phase = match.phase
    acting = to_act(phase)
    asked = seat is not None and seat in acting
    match phase:
        case Tricks():
            return _tricks_view(match, phase, seat, acting, asked=asked)
        case Lottery():
            return _lottery_view(match, phase, seat, acting, asked=asked)
        case Passing():
            chosen = None if seat is None else phase.chosen[seat]
            view = _base(match, phase, seat, acting, phase.hands, NO_CALLS)
            ask = AskPass(phase.count, view.hand) if asked else None
            passed = CardSet(chosen or 0)
            return view._replace(pass_steps=phase.steps, choice=ask, passed=passed)
        case Naming():
            view = _base(match, phase, seat, acting, phase.seen, phase.calls)
            return view._replace(choice=AskTrump() if asked else None)
        case Offering():
            view = _base(match, phase, seat, acting, phase.hands, phase.calls)
            return view._replace(choice=calling.ask_talon(phase) if asked else None)
        case Bidding():
            view = _base(match, phase, seat, acting, phase.hands, phase.calls)
            return view._replace(choice=calling.ask_bid(phase) if asked else None)
        case Giving():
            view = _base(match, phase, seat, acting, phase.hands, phase.calls)
            others = calling.receivers(phase.giver, match.players)
            return view._replace(choice=AskGift(others, view.hand) if asked else None)
        case MoonPending():
            hands: Hands = (0,) * match.players
            view = _base(match, phase, seat, acting, hands, phase.calls)
            won, points = (
                phase.position[first : first + match.players]
                for first in (tricks.WON, tricks.POINTS)
            )
            view = view._replace(
                tricks=phase.tricks, won=won, points=points, shooter=phase.shooter
            )
            return view._replace(choice=AskMoon() if asked else None)
        case Finished():
            return _finished_view(match, phase, seat)
        case _:
            assert_never(phase)


NO_CALLS = Calls()


def _base(
    match: Match,
    phase: Passing | Naming | Offering | Bidding | Giving | MoonPending,
    seat: Seat | None,
    acting: tuple[Seat, ...],
    hands: Hands,
    calls: Calls,
) -> View:
    deal = phase.deal
    return View(
        seat=seat,
        variant=match.variant,
        results=match.results,
        totals=match.totals,
        number=deal.number,
        contract=deal.contract,
        dealer=deal.dealer,
        to_act=acting,
        choice=None,
        hand=NO_CARDS if seat is None else CardSet(hands[seat]),
        hand_sizes=tuple(hand.bit_count() for hand in hands),
        talon=CardSet.of(deal.dealt.talon),
        talon_taker=calls.taker,
        reserve=calls.reserve,
        bids=calls.bids,
        price=calls.price,
        given=_given(calls, seat, match.players),
        got=_got(calls, seat, match.players),
        namer=calls.namer,
        trump=calls.trump,
        won=(0,) * match.players,
        points=(0,) * match.players,
    )


def _given(calls: Calls, seat: Seat | None, players: int) -> tuple[tuple[Seat, Card], ...]:
    if seat is None or calls.taker != seat or not calls.gifts:
        return ()
    return tuple(zip(calling.receivers(seat, players), calls.gifts, strict=True))


def _got(calls: Calls, seat: Seat | None, players: int) -> Card | None:
    if seat is None or calls.taker is None or calls.taker == seat or not calls.gifts:
        return None
    return calls.gifts[calling.receivers(calls.taker, players).index(seat)]


def _tricks_view(
    match: Match, phase: Tricks, seat: Seat | None, acting: tuple[Seat, ...], *, asked: bool
) -> View:
    position, calls, deal, players = phase.position, phase.calls, phase.deal, match.players
    legal = tricks.legal_cards(phase.table, position) if asked else 0
    mine = seat is not None and bool(calls.passed)
    return View(
        seat=seat,
        variant=match.variant,
        results=match.results,
        totals=match.totals,
        number=deal.number,
        contract=deal.contract,
        dealer=deal.dealer,
        to_act=acting,
        choice=AskCard(CardSet(legal)) if asked else None,
        hand=NO_CARDS if seat is None else CardSet(position[tricks.HAND + seat]),
        hand_sizes=tuple([hand.bit_count() for hand in position[tricks.HAND :][:players]]),
        passed=CardSet(calls.passed[seat]) if mine and seat is not None else NO_CARDS,
        received=CardSet(calls.received[seat]) if mine and seat is not None else NO_CARDS,
        pass_steps=calls.pass_steps,
        talon=CardSet.of(deal.dealt.talon) if deal.dealt.talon else NO_CARDS,
        talon_taker=calls.taker,
        reserve=calls.reserve,
        bids=calls.bids,
        price=calls.price,
        given=_given(calls, seat, players) if calls.gifts else (),
        got=_got(calls, seat, players) if calls.gifts else None,
        namer=calls.namer,
        trump=calls.trump,
        leader=phase.leader,
        trick=phase.trick,
        tricks=phase.tricks,
        won=position[tricks.WON : tricks.WON + players],
        points=position[tricks.POINTS : tricks.POINTS + players],
        broken=bool(position[tricks.BROKEN]),
    )


def _lottery_view(
    match: Match, phase: Lottery, seat: Seat | None, acting: tuple[Seat, ...], *, asked: bool
) -> View:
    position, deal, players = phase.position, phase.deal, match.players
    legal = layout.legal_cards(phase.table, position) if asked else 0
    outs = (position[layout.FIRST_OUT], position[layout.SECOND_OUT])
    return View(
        seat=seat,
        variant=match.variant,
        results=match.results,
        totals=match.totals,
        number=deal.number,
        contract=deal.contract,
        dealer=deal.dealer,
        to_act=acting,
        choice=AskLay(CardSet(legal)) if asked else None,
        hand=NO_CARDS if seat is None else CardSet(position[layout.HAND + seat]),
        hand_sizes=tuple([hand.bit_count() for hand in position[layout.HAND :][:players]]),
        won=(0,) * players,
        points=tuple([layout.points(phase.table, position, s) for s in range(players)]),
        laid=CardSet(position[layout.LAID]),
        moves=phase.moves,
        out=tuple(Seat(s) for s in outs if s >= 0),
    )


def _finished_view(match: Match, phase: Finished, seat: Seat | None) -> View:
    last = match.results[-1]
    return View(
        seat=seat,
        variant=match.variant,
        results=match.results,
        totals=match.totals,
        number=last.number,
        contract=None,
        dealer=last.dealer,
        to_act=(),
        choice=None,
        hand=NO_CARDS,
        hand_sizes=(0,) * match.players,
        winners=phase.winners,
    )


def event_for(event: Event, seat: Seat | None) -> Event:
    """Return *event* as *seat* may see it; with None, as everybody may."""
    match event:
        case DealStarted():
            return replace(event, hands=_own(event.hands, seat))
        case HandsCompleted():
            return HandsCompleted(_own(event.hands, seat))
        case PassChosen():
            return event if event.seat == seat else PassChosen(event.seat, None)
        case CardsPassed():
            return CardsPassed(event.steps, _own(event.received, seat))
        case CardsGiven():
            if event.seat == seat:
                return event
            others = calling.receivers(event.seat, len(event.cards) + 1)
            cards = zip(others, event.cards, strict=True)
            return CardsGiven(
                event.seat, tuple(card if other == seat else None for other, card in cards)
            )
        case _:  # everything else happens open on the table
            return event


def _own(hands: tuple[CardSet | None, ...], seat: Seat | None) -> tuple[CardSet | None, ...]:
    return tuple(hand if owner == seat else None for owner, hand in enumerate(hands))


def choice_of(match: Match, seat: Seat) -> Choice | None:
    """Return what *seat* is asked, or None."""
    return view_of(match, seat).choice
