"""What a seat is asked: a closed union, each value with all that may be answered.

A choice is part of a view, so bots, menus and error messages all read the same thing.
"""

from __future__ import annotations

from dataclasses import dataclass

from kierki.cards.card import Suit
from kierki.cards.cardset import CardSet
from kierki.cards.quick import quick
from kierki.cards.seat import Seat
from kierki.game.actions import MoonChoice
from kierki.rules.calling import BID_STEP


@dataclass(frozen=True, slots=True)
class AskPass:
    """Which *count* of *cards* to pass: answer `PassCards`."""

    count: int
    cards: CardSet


@dataclass(frozen=True, slots=True)
class AskTrump:
    """Which of *suits* is trump: answer `NameTrump`."""

    suits: tuple[Suit, ...] = tuple(Suit)


@dataclass(frozen=True, slots=True)
class AskTalon:
    """Take the talon, or open the auction: answer `TakeTalon` or `OpenAuction`."""

    reserves: range
    """Reserve prices that may be named; after an auction without a bid only lower ones."""
    may_be_free: bool
    """Whether the auction may be opened without a reserve."""


@dataclass(frozen=True, slots=True)
class AskBid:
    """Bid or pass: answer `Bid` or `Decline`."""

    lowest: int
    highest: int

    @property
    def bids(self) -> range:
        """Every bid that may be made."""
        return range(self.lowest, self.highest + 1, BID_STEP)


@dataclass(frozen=True, slots=True)
class AskGift:
    """Which of *cards* goes to each of *receivers*: answer `GiveCards` in their order."""

    receivers: tuple[Seat, ...]
    cards: CardSet


@quick
@dataclass(frozen=True, slots=True)
class AskCard:
    """Which of *cards* to play: answer `Play`."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class AskLay:
    """Which of *cards* to lay out: answer `Play`, or `Decline` when there is none."""

    cards: CardSet


@dataclass(frozen=True, slots=True)
class AskMoon:
    """How to score one's own moon: answer `ChooseMoon`."""

    moons: tuple[MoonChoice, ...] = tuple(MoonChoice)


Choice = AskPass | AskTrump | AskTalon | AskBid | AskGift | AskCard | AskLay | AskMoon
