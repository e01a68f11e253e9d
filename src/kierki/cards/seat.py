"""Seats around the table, clockwise from 0."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NewType

Seat = NewType("Seat", int)
"""A seat, 0 to n - 1, clockwise."""


def left_of(seat: Seat, players: int, steps: int = 1) -> Seat:
    """Return the seat *steps* places to the left of *seat*, that is clockwise.

    >>> left_of(Seat(3), 4)
    0
    """
    return Seat((seat + steps) % players)


def right_of(seat: Seat, players: int) -> Seat:
    """Return the seat to the right of *seat*."""
    return Seat((seat - 1) % players)


def clockwise_from(seat: Seat, players: int) -> Iterator[Seat]:
    """Yield every seat once, *seat* first.

    >>> list(clockwise_from(Seat(2), 4))
    [2, 3, 0, 1]
    """
    return (Seat((seat + i) % players) for i in range(players))
