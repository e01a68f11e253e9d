"""What a contract scores, taken apart into as few parts as say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from kierki.cards.card import Card, Rank, Suit, rank_of, suit_of
from kierki.cards.deck import deck
from kierki.variants.contract import TrickContract


@dataclass(frozen=True, slots=True)
class EachTrick:
    """Every trick is worth *points*."""

    points: int


@dataclass(frozen=True, slots=True)
class OneTrick:
    """Trick *number* is worth *points*, besides what every trick is."""

    number: int
    points: int
    last: bool
    more: bool
    """Whether it comes on top of something."""


@dataclass(frozen=True, slots=True)
class EachOfSuit:
    """Every card of *suit* is worth *points*."""

    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class EachOfRank:
    """Every card of *rank* is worth *points*, besides what its suit is."""

    rank: Rank
    points: int


@dataclass(frozen=True, slots=True)
class OneCard:
    """*card* is worth *points*, besides what its suit and rank are."""

    card: Card
    points: int
    more: bool
    """Whether it comes on top of something."""


Part = EachTrick | OneTrick | EachOfSuit | EachOfRank | OneCard


def parts(contract: TrickContract, players: int) -> tuple[Part, ...]:
    """Return what tricks and cards of *contract* are worth: a card or trick pays all it is in."""
    each = _usual(contract.trick_points)
    found: list[Part] = [EachTrick(each)] if each else []
    left = {c: contract.card_points[c] for c in deck(players)}
    for suit in reversed(Suit):
        if base := _usual(left[c] for c in left if suit_of(c) is suit):
            found.append(EachOfSuit(suit, base))
            left = {c: p - base if suit_of(c) is suit else p for c, p in left.items()}
    for rank in reversed(Rank):
        if base := _usual(left[c] for c in left if rank_of(c) is rank):
            found.append(EachOfRank(rank, base))
            left = {c: p - base if rank_of(c) is rank else p for c, p in left.items()}
    found += [
        OneCard(c, points, contract.card_points[c] != points)
        for c, points in left.items()
        if points
    ]
    last = len(contract.trick_points)
    found += [
        OneTrick(number, points - each, number == last, each != 0)
        for number, points in enumerate(contract.trick_points, start=1)
        if points != each
    ]
    return tuple(found)


def _usual(values: Iterable[int]) -> int:
    """Return the value that more than half of *values* have; 0 when there is none."""
    counted = Counter(values)
    value, times = counted.most_common(1)[0]
    return value if 2 * times > counted.total() else 0
