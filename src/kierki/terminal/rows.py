"""The layout of the lottery: a row for each suit, with its gaps."""

from __future__ import annotations

from rich.text import Text

from kierki.cards.card import Card, Rank, Suit, card
from kierki.cards.cardset import CardSet
from kierki.cards.deck import deck
from kierki.i18n.words import words as card_words
from kierki.terminal.words import SUIT_ROWS, Words


def layout(laid: CardSet, players: int, words: Words) -> list[Text]:
    """Return the rows of the lottery; a card that is not on the table yet leaves a gap."""
    dealt = CardSet.of(deck(players))
    return [_row(suit, laid, dealt, words) for suit in SUIT_ROWS]


def _row(suit: Suit, laid: CardSet, dealt: CardSet, words: Words) -> Text:
    gap = "." if words.say.ascii else "·"
    letters = card_words(words.say.language).letters
    line = words.suit_sign(suit)
    for rank in Rank:
        place: Card = card(rank, suit)
        letter = letters[rank]
        line.append(" ")
        if place in laid:
            line.append(letter, f"bold {words.style(suit)}".strip())
        else:
            line.append((gap if place in dealt else "").rjust(len(letter)), "dim")
    return line
