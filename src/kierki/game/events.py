"""What happened: a closed union of small values. `kierki.game.view` hides what is hidden."""

from __future__ import annotations

from dataclasses import dataclass

from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.cards.quick import quick
from kierki.cards.seat import Seat
from kierki.game.actions import MoonChoice
from kierki.game.state import Result


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal begins and the first cards are seen."""

    number: int
    contract: str
    dealer: Seat
    hands: tuple[CardSet | None, ...]
    """What each seat sees of its hand; None where the reader may not look."""
    talon: CardSet


@dataclass(frozen=True, slots=True)
class PassChosen:
    """A seat has chosen the cards to pass."""

    seat: Seat
    cards: CardSet | None


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """Everybody has chosen; the cards change hands."""

    steps: int
    received: tuple[CardSet | None, ...]


@dataclass(frozen=True, slots=True)
class AuctionOpened:
    """The talon is up for auction."""

    seat: Seat
    reserve: int | None


@dataclass(frozen=True, slots=True)
class BidPlaced:
    """A seat bid, or passed."""

    seat: Seat
    points: int | None


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """A seat takes the talon, for a price or as its owner."""

    seat: Seat
    price: int | None


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """The taker of the talon gave each other seat a card, the seat on the left first."""

    seat: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """A seat named trumps."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class HandsCompleted:
    """The rest of the cards is dealt, after trumps were named from the first (R-TRUMP-2)."""

    hands: tuple[CardSet | None, ...]


@quick
@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played to a trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """From now on hearts may be led (R-LEAD-1)."""

    seat: Seat


@quick
@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete."""

    number: int
    seat: Seat
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class EndedEarly:
    """Nothing can change the score any more (R-CLAIM-1)."""

    taker: Seat | None
    """Who takes all that is left; None: what is left is worth nothing."""


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was laid out in the lottery."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class StockLaid:
    """The stock card joined the layout by itself (R-LOT-5)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat had no card that fits."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatOut:
    """A seat laid its last card."""

    seat: Seat
    place: int
    prize: int


@dataclass(frozen=True, slots=True)
class MoonShot:
    """A seat took every penalty card (R-MOON-1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MoonChosen:
    """The shooter chose how the moon scores."""

    seat: Seat
    moon: MoonChoice


@dataclass(frozen=True, slots=True)
class DealScored:
    """A deal is over and entered on the score sheet."""

    result: Result
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    DealStarted
    | PassChosen
    | CardsPassed
    | AuctionOpened
    | BidPlaced
    | TalonTaken
    | CardsGiven
    | TrumpNamed
    | HandsCompleted
    | CardPlayed
    | HeartsBroken
    | TrickTaken
    | EndedEarly
    | CardLaid
    | StockLaid
    | TurnPassed
    | SeatOut
    | MoonShot
    | MoonChosen
    | DealScored
    | MatchEnded
)
