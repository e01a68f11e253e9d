"""A hand as it is held: grouped by suit, high cards first, numbered from 1."""

from __future__ import annotations

from rich.text import Text

from kierki.cards.card import Card, rank_of
from kierki.cards.cardset import CardSet
from kierki.terminal.grid import fitted, width_of
from kierki.terminal.words import SUIT_ROWS, Words


def in_order(hand: CardSet) -> tuple[Card, ...]:
    """Return the cards of *hand* in the order of their numbers, the first number being 1."""
    return tuple(
        card
        for suit in SUIT_ROWS
        for card in sorted(hand.in_suit(suit), key=rank_of, reverse=True)
    )


def rows(hand: CardSet, legal: CardSet, words: Words, width: int) -> list[Text]:
    """Return *hand*, a suit to a row; only *legal* cards carry their number.

    So the legal ones can be told from the others without colours.
    """
    number = {card: place for place, card in enumerate(in_order(hand), start=1)}
    cells = {card: _cell(card, number[card], legal, words) for card in number}
    cell_width = width_of(cells.values()) + 1
    in_a_row = max(1, width // cell_width)
    lines = []
    for suit in SUIT_ROWS:
        cards = [cells[card] for card in number if card in hand.in_suit(suit)]
        for start in range(0, len(cards), in_a_row):
            line = Text()
            for cell in cards[start : start + in_a_row]:
                line.append_text(fitted(cell, cell_width))
            line.rstrip()
            lines.append(line)
    return lines


def _cell(card: Card, number: int, legal: CardSet, words: Words) -> Text:
    if card in legal:
        return Text().append(f"{number:2}:", "dim").append_text(words.card(card, "bold"))
    return Text("   ").append_text(words.card(card, "dim"))
