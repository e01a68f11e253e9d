"""A deal retold from its events alone, for one reader: what a client would keep."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import assert_never

from kierki.cards import Card, CardSet, Seat, Suit
from kierki.game import Event, Result, Trick
from kierki.game.events import (
    AuctionOpened,
    BidPlaced,
    CardLaid,
    CardPlayed,
    CardsGiven,
    CardsPassed,
    DealScored,
    DealStarted,
    EndedEarly,
    HandsCompleted,
    HeartsBroken,
    MatchEnded,
    MoonChosen,
    MoonShot,
    PassChosen,
    SeatOut,
    StockLaid,
    TalonTaken,
    TrickTaken,
    TrumpNamed,
    TurnPassed,
)
from kierki.game.state import BidMade, Move

NO_CARDS = CardSet()


@dataclass
class Told:
    """What *reader* has heard of the deal in hand, and of the score."""

    reader: Seat | None
    players: int
    results: list[Result] = field(default_factory=list)
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    number: int = 0
    contract: str = ""
    dealer: Seat | None = None
    talon: CardSet = NO_CARDS
    hand: CardSet = NO_CARDS
    passed: CardSet = NO_CARDS
    received: CardSet = NO_CARDS
    steps: int = 0
    chosen: set[Seat] = field(default_factory=set)
    reserve: int | None = None
    bids: list[BidMade] = field(default_factory=list)
    taker: Seat | None = None
    price: int | None = None
    given: dict[Seat, Card] = field(default_factory=dict)
    got: Card | None = None
    namer: Seat | None = None
    trump: Suit | None = None
    leader: Seat | None = None
    trick: list[Card] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    broken: bool = False
    early: EndedEarly | None = None
    laid: CardSet = NO_CARDS
    moves: list[Move] = field(default_factory=list)
    out: list[Seat] = field(default_factory=list)
    prizes: dict[Seat, int] = field(default_factory=dict)
    shooter: Seat | None = None

    def hear(self, event: Event) -> None:  # noqa: C901, PLR0912  # one branch for each event
        """Take in *event*, which is for this reader."""
        match event:
            case DealStarted():
                self._begin(event)
            case PassChosen(seat, cards):
                self.chosen.add(seat)
                assert (cards is None) is (seat != self.reader)
                self.passed = cards or self.passed
            case CardsPassed(steps, received):
                self.steps = steps
                self.received = self._own(received)
                self.hand = self.hand - self.passed | self.received
            case AuctionOpened(_, reserve):
                self.reserve = reserve
            case BidPlaced(seat, points):
                self.bids.append(BidMade(seat, points))
            case TalonTaken(seat, price):
                self.taker, self.price = seat, price
                self.hand = self.hand | self.talon if seat == self.reader else self.hand
            case CardsGiven(seat, cards):
                self._give(seat, cards)
            case TrumpNamed(seat, suit):
                self.namer, self.trump = seat, suit
            case HandsCompleted(hands):
                assert self.hand <= self._own(hands)
                self.hand = self._own(hands)
            case CardPlayed(seat, card):
                self.leader = self.leader if self.trick else seat
                self.trick.append(card)
                self._lay_down(seat, card)
            case HeartsBroken():
                self.broken = True
            case TrickTaken(number, seat, cards, points):
                assert (number, cards) == (len(self.tricks) + 1, tuple(self.trick))
                assert self.leader is not None
                self.tricks.append(Trick(self.leader, cards, seat))
                self.points[seat] += points
                self.trick, self.leader = [], seat
            case EndedEarly():
                self.early = event
            case CardLaid(seat, card):
                self._lay_down(seat, card)
                self.laid |= CardSet.of([card])
                self.moves.append(Move(seat, card))
            case StockLaid(card):
                self.laid |= CardSet.of([card])
            case TurnPassed(seat):
                self.moves.append(Move(seat, None))
            case SeatOut(seat, place, prize):
                self.out.append(seat)
                self.prizes[seat] = prize
                assert place == len(self.out)
            case MoonShot(seat):
                self.shooter = seat
            case MoonChosen(seat, _):
                assert seat == self.shooter
            case DealScored(result, totals):
                self.results.append(result)
                assert totals == tuple(map(sum, zip(self.totals, result.points, strict=True)))
                self.totals = totals
            case MatchEnded(totals, winners):
                assert totals == self.totals
                self.winners = winners
            case _:
                assert_never(event)

    def _own(self, hands: tuple[CardSet | None, ...]) -> CardSet:
        for seat, hand in enumerate(hands):
            assert (hand is None) is (seat != self.reader)
        return NO_CARDS if self.reader is None else hands[self.reader] or NO_CARDS

    def _begin(self, event: DealStarted) -> None:
        fresh = Told(self.reader, self.players, self.results, self.totals or (0,) * self.players)
        self.__dict__.update(fresh.__dict__)
        self.number, self.contract, self.dealer = event.number, event.contract, event.dealer
        self.talon, self.hand = event.talon, self._own(event.hands)
        self.points = [0] * self.players

    def _give(self, giver: Seat, cards: tuple[Card | None, ...]) -> None:
        others = [Seat((giver + step) % self.players) for step in range(1, self.players)]
        for seat, card in zip(others, cards, strict=True):
            assert (card is not None) is (self.reader in (giver, seat))
            if card is None:
                continue
            if giver == self.reader:
                self.given[seat] = card
                self.hand -= CardSet.of([card])
            else:
                self.got = card
                self.hand |= CardSet.of([card])

    def _lay_down(self, seat: Seat, card: Card) -> None:
        if seat == self.reader:
            assert card in self.hand
            self.hand -= CardSet.of([card])
