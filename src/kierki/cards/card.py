"""A card is an integer, ``13 * suit + rank``: twos low, aces high."""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

from kierki.cards.errors import KierkiError, excerpt

Card = NewType("Card", int)
"""A card, 0 (two of clubs) to 51 (ace of hearts)."""


class Suit(IntEnum):
    """A suit, in the order of R-CARD-1, in which cards are numbered."""

    CLUBS = 0
    DIAMONDS = 1
    SPADES = 2
    HEARTS = 3


class Rank(IntEnum):
    """A rank; higher beats lower within a suit (R-CARD-1)."""

    TWO = 0
    THREE = 1
    FOUR = 2
    FIVE = 3
    SIX = 4
    SEVEN = 5
    EIGHT = 6
    NINE = 7
    TEN = 8
    JACK = 9
    QUEEN = 10
    KING = 11
    ACE = 12


RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "CDSH"
SUIT_SIGNS = "♣♦♠♥"
DRAW_ORDER = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
"""Suits by seniority, low to high. Used only to draw the first dealer (R-CARD-3)."""

_VARIATION_SELECTORS = str.maketrans("", "", "\ufe0e\ufe0f")
_SUITS = {letter: Suit(i) for i, letter in enumerate(SUIT_LETTERS)}
_SUITS |= {sign: Suit(i) for i, sign in enumerate(SUIT_SIGNS)}
_SUITS |= {sign: Suit(i) for i, sign in enumerate("♧♢♤♡")}
_SUITS |= {letter.lower(): suit for letter, suit in _SUITS.items()}
_RANKS = {letter: Rank(i) for i, letter in enumerate(RANK_LETTERS)} | {"10": Rank.TEN}
_RANKS |= {letter.lower(): rank for letter, rank in _RANKS.items()}


class NotACardError(KierkiError):
    """A text that names no card."""

    def __init__(self, text: str) -> None:
        super().__init__("error-not-a-card", text=excerpt(text))


def card(rank: Rank, suit: Suit) -> Card:
    """Return the card of *rank* and *suit*.

    >>> card(Rank.KING, Suit.HEARTS)
    50
    """
    return Card(13 * suit + rank)


def suit_of(c: Card) -> Suit:
    """Return the suit of *c*."""
    return Suit(c // 13)


def rank_of(c: Card) -> Rank:
    """Return the rank of *c*."""
    return Rank(c % 13)


def format_card(c: Card) -> str:
    """Return the two-letter name of *c*, rank first.

    >>> format_card(card(Rank.KING, Suit.HEARTS))
    'KH'
    """
    return RANK_LETTERS[c % 13] + SUIT_LETTERS[c // 13]


def parse_card(text: str) -> Card:
    """Return the card that *text* names: the inverse of `format_card`, and a little more.

    >>> [format_card(parse_card(name)) for name in ("QS", "10d", "th", "A♠")]
    ['QS', 'TD', 'TH', 'AS']

    Raises:
        NotACardError: *text* is not one rank, then one suit letter or sign.

    Source: R-CARD-2.
    """
    bare = text.strip().translate(_VARIATION_SELECTORS)
    rank, suit = _RANKS.get(bare[:-1]), _SUITS.get(bare[-1:])
    if rank is None or suit is None:
        raise NotACardError(text)
    return card(rank, suit)


def seniority(c: Card) -> tuple[int, int]:
    """Return what ranks *c* when seats draw for the first deal: rank, then suit (R-CARD-3)."""
    return rank_of(c), DRAW_ORDER.index(suit_of(c))


CLUBS, DIAMONDS, SPADES, HEARTS = Suit
QUEEN_OF_SPADES = card(Rank.QUEEN, SPADES)
KING_OF_HEARTS = card(Rank.KING, HEARTS)
