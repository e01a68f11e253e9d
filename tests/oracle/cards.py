"""Cards as two letters, the deck for each number of players, and which card wins a trick."""

from __future__ import annotations

from collections.abc import Sequence

SUITS = "CDSH"
RANKS = "23456789TJQKA"

REMOVED = {
    3: {"2C"},
    4: set[str](),
    5: {"2C", "2D"},
    6: {"2C", "2D", "2S"},
    7: {"2C", "2D", "2S"},
}


class IllegalMoveError(ValueError):
    """The rules do not allow this move here."""


def suit(card: str) -> str:
    """The suit letter of a card: C, D, S or H."""
    return card[1]


def rank(card: str) -> str:
    """The rank letter of a card: 2 … 9, T, J, Q, K or A."""
    return card[0]


def higher(card: str, other: str) -> bool:
    """True if `card` outranks `other`; the ace is high everywhere. Source: R-CARD-1."""
    return RANKS.index(rank(card)) > RANKS.index(rank(other))


def deck(players: int) -> list[str]:
    """The cards in play for 3 to 7 players; only deuces leave, never 2H. Source: R-CARD-4."""
    return [r + s for s in SUITS for r in RANKS if r + s not in REMOVED[players]]


def hand_size(players: int) -> int:
    """How many cards each seat is dealt: 17, 13, 10, 8, 7 for 3 to 7 players. Source: R-CARD-4."""
    return len(deck(players)) // players


def left_over(players: int) -> int:
    """How many cards stay undealt: one stock card with 6 players, else none. Source: R-CARD-4."""
    return len(deck(players)) - players * hand_size(players)


def beats(cards: Sequence[str], trump: str | None) -> int:
    """The place, in order of play, of the card that wins the trick. Source: R-TRICK-2."""
    trumps = [card for card in cards if suit(card) == trump]
    followers = [card for card in cards if suit(card) == suit(cards[0])]
    best = ""
    for card in trumps or followers:
        if not best or higher(card, best):
            best = card
    return list(cards).index(best)
