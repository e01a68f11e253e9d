"""A set of cards: a 52-bit mask with the face of a set.

The rules work on the bare masks; everything above them on `CardSet`. Bit ``c`` is set when
card ``c`` is in the set, so a mask fits a signed 64-bit integer everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kierki.cards.card import (
    RANK_LETTERS,
    SUIT_LETTERS,
    Card,
    NotACardError,
    Rank,
    Suit,
    format_card,
    parse_card,
)
from kierki.cards.errors import KierkiError
from kierki.cards.quick import quick

SUIT_BITS = (1 << 13) - 1


class RepeatedCardError(KierkiError):
    """A card that stands twice where it can stand once."""

    def __init__(self, card: Card) -> None:
        super().__init__("error-card-twice", card=format_card(card))


@quick
@dataclass(frozen=True, slots=True)
class CardSet:
    """An immutable set of cards, iterated from the lowest card number.

    >>> hand = CardSet.parse("QS 10H 2C")
    >>> str(hand), len(hand), parse_card("TH") in hand
    ('2C QS TH', 3, True)
    >>> str(hand - CardSet.parse("2C") | CardSet.parse("3C"))
    '3C QS TH'
    """

    mask: int = 0

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """Return the set of *cards*.

        Raises:
            RepeatedCardError: a card comes twice.
        """
        mask = 0
        for c in cards:
            if mask >> c & 1:
                raise RepeatedCardError(c)
            mask |= 1 << c
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """Return the cards that *text* names, separated by spaces or commas.

        Raises:
            NotACardError: a word names no card.
            RepeatedCardError: a card comes twice.
        """
        return cls.of(parse_cards(text))

    def __contains__(self, card: Card) -> bool:
        return bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            low = mask & -mask
            yield Card(low.bit_length() - 1)
            mask ^= low

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask | other.mask)

    def __and__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: CardSet) -> CardSet:
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: CardSet) -> bool:
        return self.mask & ~other.mask == 0

    def __str__(self) -> str:
        return " ".join(map(format_card, self))

    def in_suit(self, suit: Suit) -> CardSet:
        """Return the cards of *suit*."""
        return CardSet(self.mask & SUIT_BITS << 13 * suit)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that *text* names, in its order, separated by spaces or commas.

    Raises:
        NotACardError: a word names no card.
    """
    return tuple(parse_card(word) for word in text.replace(",", " ").split())


def full_suit(suit: Suit) -> CardSet:
    """Return all thirteen cards of *suit*."""
    return CardSet(SUIT_BITS << 13 * suit)


def of_rank(rank: Rank) -> CardSet:
    """Return the four cards of *rank*."""
    return CardSet(sum(1 << 13 * suit + rank for suit in Suit))


def canonical_selector(text: str) -> str:
    """Return the one form of a selector: ``QS`` for a card, ``*H`` for a suit, ``Q*`` for a rank.

    >>> [canonical_selector(text) for text in ("q♠", "10h", "*♥", "10*")]
    ['QS', 'TH', '*H', 'T*']

    Raises:
        NotACardError: *text* is none of them.
    """
    bare = text.strip()
    try:
        if bare.startswith("*"):
            return "*" + format_card(parse_card("2" + bare[1:]))[1]
        if bare.endswith("*"):
            return format_card(parse_card(bare[:-1] + "C"))[0] + "*"
        return format_card(parse_card(bare))
    except NotACardError:
        raise NotACardError(text) from None


def parse_selector(text: str) -> CardSet:
    """Return the cards that *text* selects: one card, a suit or a rank.

    >>> str(parse_selector("Q*")), len(parse_selector("*H")), str(parse_selector("QS"))
    ('QC QD QS QH', 13, 'QS')

    Raises:
        NotACardError: *text* is none of them.
    """
    selector = canonical_selector(text)
    rank, suit = selector[0], selector[1]
    if rank == "*":
        return full_suit(Suit(SUIT_LETTERS.index(suit)))
    if suit == "*":
        return of_rank(Rank(RANK_LETTERS.index(rank)))
    return CardSet.of([parse_card(selector)])
