"""What a hand is good for with trumps: how many tricks it should take, and which suit to name.

The figures were fitted to deals that this bot played against itself; they come within one trick
of what is taken, as the mean goes.
"""

from __future__ import annotations

from kierki.bots.heuristic.sight import SUITS
from kierki.bots.heuristic.worth import Worth
from kierki.cards.card import Suit

NAMER = -2.2
"""Where the count of a namer's tricks begins."""
LENGTH = {3: 0.95}
"""Tricks for each trump held, by the number of players."""
LENGTH_ELSE = 0.75
TRUMP_HONOURS = (1.15, 0.9, 0.65, 0.4)
"""More tricks for the ace, king, queen and jack of trumps."""
SIDE_HONOURS = (1.0, 0.8, 0.3)
"""Tricks for the ace, king and queen of another suit that has small cards to guard them."""
SHORT = (1.4, 0.85, 0.25)
"""More tricks for another suit with no card, one, or two."""
OTHERS = 1.1
"""Where the count begins for those who did not name trumps."""
OTHERS_HONOURS = (0.95, 0.55, 0.25)
"""Tricks for each ace, king and queen of theirs."""


def tricks_with(hand: int, trump: int, players: int, *, whole: bool = True) -> float:
    """Return how many tricks *hand* should take when its player has named *trump*.

    Unless the *whole* hand has been seen, short suits count for nothing.
    """
    tricks = NAMER
    for suit in range(4):
        cards = hand & SUITS[suit]
        length = cards.bit_count()
        ace = 1 << 13 * suit + 12
        if suit == trump:
            tricks += length * LENGTH.get(players, LENGTH_ELSE)
            tricks += sum([TRUMP_HONOURS[i] for i in range(4) if cards & ace >> i])
        else:
            tricks += sum([SIDE_HONOURS[i] for i in range(min(3, length)) if cards & ace >> i])
            if whole and length < 3:
                tricks += SHORT[length]
    return tricks


def tricks_as_other(hand: int, players: int) -> float:
    """Return how many tricks *hand* should take when another names trumps."""
    tricks = OTHERS
    for suit in range(4):
        ace = 1 << 13 * suit + 12
        tricks += sum([OTHERS_HONOURS[i] for i in range(3) if hand & ace >> i])
    return tricks * 4 / players


def best_trump(
    hand: int, suits: tuple[Suit, ...], players: int, worth: Worth, *, whole: bool
) -> Suit:
    """Return the suit of *suits* to name: the one that takes most, or least if none are wanted."""
    best = max if worth.wanted else min
    return best(suits, key=lambda suit: tricks_with(hand, suit, players, whole=whole))
