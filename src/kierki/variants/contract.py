"""Descriptors of one deal: what scores, what may be led, who names trumps.

A contract here is settled for a number of players and a choice of options; nothing in it is
left to decide but what happens at the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from kierki.cards.card import Rank
from kierki.cards.cardset import CardSet
from kierki.cards.deck import deck

NOTHING = CardSet()


class Direction(StrEnum):
    """Where the cards of a pass go (R-PASS-1)."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    HOLD = "hold"


class Moon(StrEnum):
    """What happens to a seat that takes all penalty cards (R-MOON-1)."""

    OLD = "old"
    """Shooter 0, every other seat the whole sum."""
    NEW = "new"
    """The sum is taken off the shooter's total, the others have 0."""
    MIXED = "mixed"
    """Old, but the shooter chooses when old would lose the match at once."""
    NONE = "none"
    """The points simply count."""
    SUN = "sun"
    """Old, and the sum is doubled when the shooter took every trick."""
    COUNT = "count"
    """Reverse Hearts: the points simply count."""
    LOSE = "lose"
    """Reverse Hearts: the shooter loses the sum."""
    GIVE = "give"
    """Reverse Hearts: every other seat gets the sum, the shooter 0."""


class Opening(StrEnum):
    """Who leads to the first trick."""

    LOWEST_CLUB = "lowest-club"
    """The holder of the lowest club, who must lead it (R-FIRST-1)."""
    LEFT_OF_DEALER = "left-of-dealer"
    """The seat left of the dealer, any card the contract allows (R-FIRST-3)."""
    NAMER = "namer"
    """The seat that named trumps (R-TRUMP)."""


class TrumpCall(StrEnum):
    """How trumps are named (R-TRUMP-1 to -3)."""

    DECLARER = "declarer"
    FIRST_FIVE = "first-five"
    TALON = "talon"


class LotteryFirst(StrEnum):
    """Who acts first in the lottery (R-LOT-1)."""

    DEALER = "dealer"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Passing:
    """The pass before the play (R-PASS-1)."""

    cycle: tuple[Direction, ...]
    """Directions of the first, second … deal, repeating."""
    count: int
    """How many cards each seat passes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TrickContract:
    """One deal of tricks."""

    key: str
    """Stable name, used in records and addresses. Never renamed, never reused."""
    name: str = ""
    """What a house-rule file calls it; empty for ours, whose names are in the catalogues."""
    joins: tuple[str, ...] = ()
    """Keys of the contracts that this one is all at once, as the robber is."""
    card_points: tuple[int, ...]
    """Points to the winner of a trick for each of the 52 cards, by card number."""
    trick_points: tuple[int, ...]
    """Points to the winner of each trick, the first at index 0."""
    no_lead: CardSet = NOTHING
    """Cards that may not be led while the hand holds any other (R-LEAD-1, R-LEAD-2)."""
    broken_by: CardSet = NOTHING
    """Cards that lift `no_lead` once played; empty: it never lifts (R-LEAD-2)."""
    no_exit: CardSet = NOTHING
    """Cards that do not count as another card when `no_lead` is judged."""
    opening: Opening = Opening.LEFT_OF_DEALER
    clean_first_trick: bool = False
    """Whether penalty cards are barred from the first trick (R-FIRST-2)."""
    penalties: CardSet = NOTHING
    """Cards that cost points: barred from a clean first trick, and what makes a moon."""
    must_drop: CardSet = NOTHING
    """Cards that a seat void in the suit led must discard at once (R-DROP-1)."""
    trump_call: TrumpCall | None = None
    passing: Passing | None = None
    moon: Moon = Moon.NONE
    no_trick_bonus: int = 0
    """Points for a seat that took no trick, unless the moon was shot."""
    stock_to_first_trick: bool = False
    """Whether the stock card goes to the winner of the first trick (R-CARD-4)."""

    def total(self, players: int) -> int:
        """Return the points that one deal shares out, moons and the stock card apart."""
        return sum(self.card_points[c] for c in deck(players)) + sum(self.trick_points)

    def scores(self, players: int) -> bool:
        """Return whether any card or trick of a deal is worth anything."""
        return any(self.card_points[c] for c in deck(players)) or any(self.trick_points)


@dataclass(frozen=True, slots=True, kw_only=True)
class LotteryContract:
    """One lottery: cards are laid out in rows, two seats win prizes (R-LOT)."""

    key: str
    name: str = ""
    start: Rank
    """Rank that opens a suit."""
    first: LotteryFirst
    prizes: tuple[int, int]
    """Points for the first and the second seat to empty its hand."""

    def total(self, players: int) -> int:  # as `TrickContract.total`
        """Return the points that one lottery shares out, whatever the number of players."""
        return sum(self.prizes)


Contract = TrickContract | LotteryContract
