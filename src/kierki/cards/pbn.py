"""Whole deals in PBN's form: each hand as ``spades.hearts.diamonds.clubs`` (R-CARD-2)."""

from __future__ import annotations

from collections.abc import Sequence

from kierki.cards.card import RANK_LETTERS, SUIT_LETTERS, Suit, parse_card, rank_of
from kierki.cards.cardset import CardSet
from kierki.cards.errors import KierkiError, excerpt

SUIT_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
COMPASS = "NESW"
NUMBERS = "0123456"
"""Seats where there are not four."""


class NotPbnError(KierkiError):
    """A text that is no deal in PBN's form."""

    def __init__(self, text: str) -> None:
        super().__init__("error-not-pbn", text=excerpt(text))


def format_hand(hand: CardSet) -> str:
    """Return *hand* as PBN writes it, high cards first.

    >>> format_hand(CardSet.parse("AS TS 2H 9C"))
    'AT.2..9'
    """
    suits = (sorted(hand.in_suit(suit), key=rank_of, reverse=True) for suit in SUIT_ORDER)
    return ".".join("".join(RANK_LETTERS[rank_of(c)] for c in cards) for cards in suits)


def parse_hand(text: str) -> CardSet:
    """Return the hand that PBN writes as *text*.

    Raises:
        NotPbnError: *text* is not four runs of ranks between dots.
        RepeatedCardError: a card comes twice.
    """
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != len(SUIT_ORDER) or not set("".join(suits)) <= set(RANK_LETTERS):
        raise NotPbnError(text)
    letters = (
        (rank, suit) for suit, ranks in zip(SUIT_ORDER, suits, strict=True) for rank in ranks
    )
    return CardSet.of(parse_card(rank + SUIT_LETTERS[suit]) for rank, suit in letters)


def format_deal(hands: Sequence[CardSet]) -> str:
    """Return *hands* as a PBN deal from seat 0: ``N:`` with four seats, ``0:`` with others."""
    first = COMPASS[0] if len(hands) == len(COMPASS) else "0"
    return f"{first}:" + " ".join(map(format_hand, hands))


def parse_deal(text: str) -> tuple[CardSet, ...]:
    """Return the hands of a PBN deal, seat 0 (North) first, whichever seat it starts from.

    Raises:
        NotPbnError: *text* is not a first seat, a colon and hands.
        RepeatedCardError: a card comes twice.
    """
    first, colon, rest = text.strip().partition(":")
    hands = [parse_hand(hand) for hand in rest.split()]
    seats = NUMBERS[: len(hands)]
    if len(hands) == len(COMPASS) and first.upper() in tuple(COMPASS):
        seats, first = COMPASS, first.upper()
    if not colon or len(hands) > len(NUMBERS) or first not in tuple(seats):
        raise NotPbnError(text)
    check_distinct(hands)
    start = seats.index(first)
    return tuple(hands[-start:] + hands[:-start])


def check_distinct(hands: Sequence[CardSet]) -> None:
    """Raise `RepeatedCardError` when a card is in two of *hands* (R-DEAL-1)."""
    CardSet.of(c for hand in hands for c in hand)
