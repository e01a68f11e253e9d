"""What cards and tricks are worth to the one who takes them: more is better, whoever wins."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kierki.cards.cardset import CardSet
from kierki.cards.deck import deck, hand_size
from kierki.variants.contract import Moon, TrickContract
from kierki.variants.options import Win

_SHOT_WITH = (Moon.OLD, Moon.NEW, Moon.MIXED, Moon.SUN)
HEAVY = 1.5
"""A card is heavy when it is worth so many times what a trick is worth on average."""


@dataclass(frozen=True, slots=True)
class Worth:
    """A contract in the eyes of a player: positive is what one wants to take."""

    card: tuple[int, ...]
    """For each of the 52 cards."""
    trick: tuple[int, ...]
    """For each trick, the first at index 0; one more stands for what comes after the last."""
    to_come: tuple[int, ...]
    """For each trick, what the tricks from it on are worth, cards apart."""
    wanted: bool
    """Whether, all in all, tricks are worth taking."""
    scoring: int
    """Mask of the cards that are worth anything."""
    heavy: int
    """Mask of the cards that one throws on another's trick, or keeps for one's own."""
    even: bool
    """Whether every trick is worth the same, cards apart."""
    per_trick: float
    """What a trick is worth on average, with its cards."""
    penalties: int
    """Mask of the cards that make a moon; 0 where there is none to shoot."""
    moon: int
    """What a moon costs each seat that did not shoot it; below 0."""
    bonus: int
    """What taking no trick at all is worth."""
    clean: bool
    """Whether no card that costs may be thrown on the first trick."""


@lru_cache(maxsize=128)
def worth_of(contract: TrickContract, players: int, win: Win) -> Worth:
    """Return what *contract* is worth to a player of a match that *win* decides."""
    sign = 1 if win is Win.HIGHEST else -1
    dealt = deck(players)
    card = tuple(sign * points for points in contract.card_points)
    trick = tuple(sign * points for points in contract.trick_points)
    to_come = tuple(sum(trick[number:]) for number in range(len(trick) + 1))
    whole = sum(card[c] for c in dealt) + sum(trick)
    per_trick = whole / hand_size(players)
    shot = contract.moon in _SHOT_WITH
    penalties = contract.penalties.mask & CardSet.of(dealt).mask if shot else 0
    return Worth(
        card=card,
        trick=(*trick, 0),
        to_come=(*to_come, 0),
        wanted=whole > 0,
        scoring=CardSet.of(c for c in dealt if card[c]).mask,
        heavy=CardSet.of(c for c in dealt if abs(card[c]) >= HEAVY * abs(per_trick)).mask,
        even=len(set(trick)) == 1,
        per_trick=per_trick,
        penalties=penalties,
        moon=sum(card[c] for c in dealt if penalties >> c & 1),
        bonus=sign * contract.no_trick_bonus,
        clean=contract.clean_first_trick,
    )


def value_of(worth: Worth, cards: int) -> int:
    """Return what the cards of a mask are worth together."""
    cards &= worth.scoring
    total = 0
    while cards:
        total += worth.card[(cards & -cards).bit_length() - 1]
        cards &= cards - 1
    return total
