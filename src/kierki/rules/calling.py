"""Trumps: who names them, after seeing how many cards, and the auction of the talon (R-TRUMP)."""

from __future__ import annotations

BID_STEP = 5
LOWEST_BID = 5
SEEN_BY_THREE = 6
SEEN_BY_MORE = 5


def declarer(dealer: int, players: int) -> int:
    """Return the seat left of the dealer, who names trumps or owns the talon (R-TRUMP-1, -3)."""
    return (dealer + 1) % players


def cards_seen(players: int, hand_size: int) -> int:
    """Return how many cards the dealer sees before naming trumps (R-TRUMP-2, -4)."""
    seen = SEEN_BY_THREE if players == 3 else SEEN_BY_MORE
    return min(seen, hand_size)


def talon_size(players: int) -> int:
    """Return how many cards lie open in the talon: one for each player (R-TRUMP-3)."""
    return players


def lowest_bid(highest: int, reserve: int) -> int:
    """Return the least that beats *highest* (0: no bid yet) and meets *reserve* (0: none)."""
    return max(highest + BID_STEP, reserve, LOWEST_BID)


def next_bidder(after: int, owner: int, out: int, players: int) -> int:
    """Return who is asked after seat *after*: clockwise, not the owner, nobody in the mask *out*.

    Returns -1 when nobody is left.
    """
    for step in range(1, players + 1):
        seat = (after + step) % players
        if seat != owner and out >> seat & 1 == 0:
            return seat
    return -1
