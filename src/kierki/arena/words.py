"""Cards, as lines of the protocol write them: rank and suit, nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from kierki.cards.card import Card, format_card

CARDS = {format_card(Card(card)): Card(card) for card in range(52)}
"""Each card by its name. Other forms, such as ``10H`` or ``qs``, are no cards of the protocol."""
NAMES = tuple(CARDS)


def names_of(cards: Iterable[Card]) -> str:
    """Return the names of *cards*, with one space between.

    >>> names_of([Card(36), Card(0)])
    'QS 2C'
    """
    return " ".join(NAMES[card] for card in cards)
