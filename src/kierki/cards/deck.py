"""Which cards are dealt, and how many to a hand, for 3 to 7 players (R-CARD-4)."""

from __future__ import annotations

from functools import cache

from kierki.cards.card import Card, parse_card

MIN_PLAYERS = 3
MAX_PLAYERS = 7
_REMOVED = {3: "2C", 4: "", 5: "2C 2D", 6: "2C 2D 2S", 7: "2C 2D 2S"}


@cache
def deck(players: int) -> tuple[Card, ...]:
    """Return the cards in play, in ascending order.

    >>> [len(deck(n)) for n in range(3, 8)]
    [51, 52, 50, 49, 49]
    """
    removed = {parse_card(name) for name in _REMOVED[players].split()}
    return tuple(Card(c) for c in range(52) if c not in removed)


def hand_size(players: int) -> int:
    """Return how many cards each seat plays with.

    >>> [hand_size(n) for n in range(3, 8)]
    [17, 13, 10, 8, 7]
    """
    return len(deck(players)) // players


def has_stock_card(players: int) -> bool:
    """Return whether the deal leaves a card over, the stock card."""
    return len(deck(players)) % players != 0
