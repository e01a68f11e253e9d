"""The pass: where cards go, and the hands after it (R-PASS)."""

from __future__ import annotations

HOLD = 0
LEFT = 1
ACROSS = 2
RIGHT = 3


def steps_of(direction: int, players: int) -> int:
    """Return how many seats clockwise the cards of a pass move; 0 for no pass."""
    if direction == LEFT:
        return 1
    if direction == RIGHT:
        return players - 1
    if direction == ACROSS:
        return players // 2
    return 0


def received(passed: tuple[int, ...], steps: int) -> tuple[int, ...]:
    """Return the mask of cards that each seat gets when all pass *steps* seats on (R-PASS-1)."""
    players = len(passed)
    return tuple([passed[(seat - steps) % players] for seat in range(players)])


def hands_after(hands: tuple[int, ...], passed: tuple[int, ...], steps: int) -> tuple[int, ...]:
    """Return the hands after a pass that all make at once."""
    got = received(passed, steps)
    return tuple([hands[seat] & ~passed[seat] | got[seat] for seat in range(len(hands))])
