"""Cards of the engine, which are numbers and masks, and of the oracle, which are two letters."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache

import oracle
from kierki.cards import Card
from kierki.cards.shuffle import Dealt

NAMES = tuple(rank + suit for suit in "CDSH" for rank in "23456789TJQKA")
"""The oracle's name for each card number. Written out here: the engine's own reader is tested."""
NUMBERS = {name: Card(number) for number, name in enumerate(NAMES)}
BITS = {name: 1 << number for number, name in enumerate(NAMES)}
SUITS = "CDSH"


def mask_of(names: Iterable[str]) -> int:
    return sum([BITS[name] for name in names])


@lru_cache(maxsize=4096)
def names_of(mask: int) -> tuple[str, ...]:
    return tuple([name for number, name in enumerate(NAMES) if mask >> number & 1])


def named(cards: Iterable[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def numbered(names: Iterable[str]) -> tuple[Card, ...]:
    return tuple([NUMBERS[name] for name in names])


def hearts_in(names: Collection[str]) -> set[str]:
    return {name for name in names if oracle.suit(name) == "H"}


def hands_of(dealt: Dealt) -> tuple[list[set[str]], str | None]:
    """The hands, and the stock card if there is one."""
    stock = None if dealt.stock is None else NAMES[dealt.stock]
    return [set(named(hand)) for hand in dealt.hands], stock
