"""What a seat may do: a closed union of small values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.cards.quick import quick


class MoonChoice(StrEnum):
    """How the shooter of a mixed moon has it scored (R-MOON-1)."""

    OLD = "old"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class PassCards:
    """Pass *cards* on before the play (R-PASS-1)."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit (R-TRUMP)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class TakeTalon:
    """Take the talon into hand instead of selling it (R-TRUMP-3a)."""


@dataclass(frozen=True, slots=True)
class OpenAuction:
    """Put the talon up for auction, or again with a lower reserve (R-TRUMP-3b)."""

    reserve: int | None = None
    """The least bid that counts, or None: the auction binds."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer *points* for the talon."""

    points: int


@dataclass(frozen=True, slots=True)
class GiveCards:
    """Give one card to each other seat, the seat on the left first."""

    cards: tuple[Card, ...]


@quick
@dataclass(frozen=True, slots=True)
class Play:
    """Play *card* to the trick, or lay it out in the lottery."""

    card: Card


@dataclass(frozen=True, slots=True)
class Decline:
    """Say pass: in the auction, or in the lottery when no card fits."""


@dataclass(frozen=True, slots=True)
class ChooseMoon:
    """Choose how one's own moon is scored."""

    moon: MoonChoice


Action = (
    PassCards | NameTrump | TakeTalon | OpenAuction | Bid | GiveCards | Play | Decline | ChooseMoon
)
