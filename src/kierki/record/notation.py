"""Actions as short texts, ``2 QS`` or ``0 bid 125``: what records hold and people can type."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from kierki.cards.card import SUIT_LETTERS, Card, Suit, format_card, parse_card
from kierki.cards.cardset import CardSet
from kierki.cards.deck import MAX_PLAYERS
from kierki.cards.errors import KierkiError
from kierki.cards.seat import Seat
from kierki.game.actions import (
    Action,
    Bid,
    ChooseMoon,
    Decline,
    GiveCards,
    MoonChoice,
    NameTrump,
    OpenAuction,
    PassCards,
    Play,
    TakeTalon,
)
from kierki.record.errors import NotAnActionError

ACCEPTS = (
    "2 QS · 0 pass 2C 3D QS · 1 trump H · 0 talon · 0 auction · 0 auction 150 · "
    "2 bid 125 · 3 - · 0 give 2C 3D 4H · 1 moon new"
)
"""One example of everything that may be written."""
_LONGEST_NUMBER = 7


def format_cards(cards: Iterable[Card]) -> str:
    """Return the names of *cards* in their order, with spaces between."""
    return " ".join(map(format_card, cards))


def format_action(seat: Seat, action: Action) -> str:
    """Return what *seat* did as a short text.

    >>> format_action(Seat(2), Play(parse_card("QS"))), format_action(Seat(3), Decline())
    ('2 QS', '3 -')
    """
    match action:
        case Play(card):
            said = format_card(card)
        case Decline():
            said = "-"
        case PassCards(cards):
            said = f"pass {cards}"
        case NameTrump(suit):
            said = f"trump {SUIT_LETTERS[suit]}"
        case TakeTalon():
            said = "talon"
        case OpenAuction(None):
            said = "auction"
        case OpenAuction(reserve):
            said = f"auction {reserve}"
        case Bid(points):
            said = f"bid {points}"
        case GiveCards(gifts):
            said = f"give {format_cards(gifts)}"
        case ChooseMoon(moon):
            said = f"moon {moon}"
        case _:
            assert_never(action)
    return f"{seat} {said}"


def parse_action(text: str) -> tuple[Seat, Action]:
    """Return the seat and what it did: the inverse of `format_action`, and a little more.

    Cards may be written as `parse_card` reads them, with any number of spaces between.

    >>> parse_action("0 bid 125")
    (0, Bid(points=125))

    Raises:
        NotAnActionError: *text* is nothing of the kind.
    """
    seat, *words = text.split() or [""]
    if seat not in tuple("0123456"[:MAX_PLAYERS]):
        raise NotAnActionError(text)
    try:
        action = _parsed(words)
    except KierkiError:
        action = None
    if action is None:
        raise NotAnActionError(text)
    return Seat(int(seat)), action


def _parsed(words: list[str]) -> Action | None:
    match words:
        case ["-"]:
            return Decline()
        case ["talon"]:
            return TakeTalon()
        case ["auction"]:
            return OpenAuction()
        case ["auction" | "bid" as word, number]:
            if not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_NUMBER):
                return None
            return Bid(int(number)) if word == "bid" else OpenAuction(int(number))
        case ["trump", letter] if letter in tuple(SUIT_LETTERS):
            return NameTrump(Suit(SUIT_LETTERS.index(letter)))
        case ["moon", moon] if moon in tuple(MoonChoice):
            return ChooseMoon(MoonChoice(moon))
        case ["pass", *names]:
            return PassCards(CardSet.of(map(parse_card, names)))
        case ["give", *names]:
            return GiveCards(tuple(map(parse_card, names)))
        case [name]:
            return Play(parse_card(name))
        case _:
            return None
