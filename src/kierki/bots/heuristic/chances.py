"""Rough chances, from how many cards are out and how many seats may hold them."""

from __future__ import annotations

from functools import cache

MOST_OUT = 14

MISS = tuple(
    tuple((1 - 1 / seats) ** cards if seats else 1.0 for cards in range(MOST_OUT))
    for seats in range(7)
)
"""``MISS[seats][cards]``: the chance that one of *seats* holds none of *cards* out among them."""

EAGER = 0.15
"""How often a player who could stay under a card goes over it all the same."""


@cache
def holds_up(above: int, below: int, seats: int, among: int, *, ducking: bool) -> float:
    """Return the chance that a card wins over the cards of its suit that are still to be played.

    *above* and *below* count the cards of the suit that are out, *among* the seats that may hold
    them and *seats* those of them that still play to the trick. When *ducking*, nobody goes over
    a card who can help it; else everybody does who can.
    """
    has_higher = 1 - MISS[among][above]
    goes_over = has_higher
    if ducking:
        only_higher = MISS[among][below]
        goes_over *= only_higher + EAGER * (1 - only_higher)
    return (1 - goes_over) ** seats
