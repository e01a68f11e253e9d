"""A match as an immutable value: what is settled, and the phase that the deal is in.

Everything here holds hidden cards. What one seat may know of it is `kierki.game.view`'s business.
"""

from __future__ import annotations

from dataclasses import dataclass

from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.cards.quick import quick
from kierki.cards.seat import Seat
from kierki.cards.shuffle import Dealt
from kierki.game.actions import MoonChoice
from kierki.rules.table import LotteryTable, TrickTable
from kierki.variants.contract import Contract
from kierki.variants.variant import Variant

Hands = tuple[int, ...]
"""Each seat's cards as masks."""


@quick
@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick."""

    leader: Seat
    cards: tuple[Card, ...]
    """In the order played, the leader's first."""
    winner: Seat


@dataclass(frozen=True, slots=True)
class BidMade:
    """One word in an auction."""

    seat: Seat
    points: int | None
    """None: the seat passed."""


@dataclass(frozen=True, slots=True)
class Move:
    """One turn in the lottery."""

    seat: Seat
    card: Card | None
    """None: the seat passed."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What is fixed from the moment that the cards are dealt."""

    number: int
    """Counted from 1."""
    contract: Contract
    dealer: Seat
    dealt: Dealt


@dataclass(frozen=True, slots=True)
class Calls:
    """What was passed, called, sold and given before the first card of a deal."""

    passed: Hands = ()
    """What each seat passed; empty when nobody did."""
    received: Hands = ()
    pass_steps: int = 0
    """Seats clockwise that the passed cards moved."""
    reserve: int | None = None
    bids: tuple[BidMade, ...] = ()
    """Every word of every auction of this deal, in order."""
    taker: Seat | None = None
    """Who took the talon."""
    price: int | None = None
    """What the taker pays to the declarer; None when the talon was not sold."""
    gifts: tuple[Card, ...] = ()
    """What the taker gave, to the seat on the left first."""
    namer: Seat | None = None
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class Passing:
    """All seats choose the cards to pass, at once."""

    deal: Deal
    table: TrickTable
    hands: Hands
    count: int
    steps: int
    """Seats clockwise that the cards move."""
    chosen: tuple[int | None, ...]
    """Masks of what each seat has chosen."""


@dataclass(frozen=True, slots=True)
class Naming:
    """A seat names trumps."""

    deal: Deal
    table: TrickTable
    hands: Hands
    namer: Seat
    seen: Hands
    """The cards that each seat has been dealt so far: less than its hand in `first-five`."""
    calls: Calls


@dataclass(frozen=True, slots=True)
class Offering:
    """The declarer takes the talon or opens an auction."""

    deal: Deal
    table: TrickTable
    hands: Hands
    declarer: Seat
    calls: Calls
    """`Calls.reserve` is the price that found no bid, if one was asked."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """The talon is being auctioned."""

    deal: Deal
    table: TrickTable
    hands: Hands
    declarer: Seat
    bidder: Seat
    """Who is asked."""
    highest: int
    """The highest bid; 0 before the first."""
    leader: Seat | None
    """Who made it."""
    out: int
    """Mask of the seats that have passed."""
    calls: Calls


@dataclass(frozen=True, slots=True)
class Giving:
    """The taker of the talon gives a card to each other seat."""

    deal: Deal
    table: TrickTable
    hands: Hands
    giver: Seat
    calls: Calls


@quick
@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks are being played."""

    deal: Deal
    table: TrickTable
    position: tuple[int, ...]
    """As `kierki.rules.tricks` lays it out."""
    leader: Seat
    """Who led, or leads, to the trick in hand."""
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    calls: Calls


@dataclass(frozen=True, slots=True)
class Lottery:
    """Cards are being laid out."""

    deal: Deal
    table: LotteryTable
    position: tuple[int, ...]
    """As `kierki.rules.layout` lays it out."""
    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class MoonPending:
    """The tricks are played; the shooter of a mixed moon chooses how it scores."""

    deal: Deal
    table: TrickTable
    position: tuple[int, ...]
    shooter: Seat
    tricks: tuple[Trick, ...]
    calls: Calls
    early: bool
    """Whether the deal ended before its last card."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over."""

    winners: tuple[Seat, ...]


Phase = Passing | Naming | Offering | Bidding | Giving | Tricks | Lottery | MoonPending | Finished


@dataclass(frozen=True, slots=True)
class Result:
    """What a finished deal came to. Nothing in it is hidden any more."""

    number: int
    contract: str
    """The contract's key."""
    dealer: Seat
    points: tuple[int, ...]
    won: tuple[int, ...] = ()
    """Tricks that each seat took; empty for a lottery."""
    trump: Suit | None = None
    namer: Seat | None = None
    price: int | None = None
    """What the namer paid for the talon."""
    shooter: Seat | None = None
    moon: MoonChoice | None = None
    """How the moon was scored, where the shooter chose."""
    out: tuple[Seat, ...] = ()
    """Seats that went out in a lottery, the first first."""
    stock: Card | None = None
    early: bool = False
    """Whether the deal ended before its last card (R-CLAIM-1)."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where the deals come from: those prepared, in order, then the seed (R-DEAL)."""

    seed: bytes
    prepared: tuple[Dealt, ...] = ()
    dealer: Seat | None = None
    """First dealer; None: drawn by the seed (R-CARD-3)."""


@quick
@dataclass(frozen=True, slots=True)
class Match:
    """A match at some point of its course."""

    variant: Variant
    source: Source
    results: tuple[Result, ...]
    totals: tuple[int, ...]
    """Each seat's points so far; a countdown is `kierki.game.view`'s way of showing them."""
    phase: Phase

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return isinstance(self.phase, Finished)

    @property
    def players(self) -> int:
        """Number of seats."""
        return self.variant.players


def masks(hands: tuple[tuple[Card, ...], ...]) -> Hands:
    """Return hands as masks."""
    return tuple(CardSet.of(hand).mask for hand in hands)
