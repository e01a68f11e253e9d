"""What a seat aims at: the points of the deal, or its place in the match after it.

A match is judged by its totals and by how much the deals to come may still change them: the
difference of two seats' points in those is taken as normal, so each other seat ends ahead with a
known chance. The sum of these chances is the rank to be expected; the product of the chances that
nobody does is the chance to win. With nothing to come both are exact.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from kierki.rules import tricks
from kierki.rules.table import Reader
from kierki.search.jit import called_by_compiled

POINTS = tricks.POINTS
FOR_POINTS, FOR_RANK, FOR_WIN = 0, 1, 2
NUDGE = 1e-4
"""What a point is worth beside the place in the match: among equal places fewer losses."""


class Aim(NamedTuple):
    """What the outcome of a deal is worth to a seat; numbers for compiled code."""

    seat: int
    players: int
    goal: int
    """`FOR_POINTS`, `FOR_RANK` or `FOR_WIN`."""
    sign: int
    """1 when the highest total wins, -1 when the lowest does."""
    weights: tuple[float, ...]
    """What a point of each of seven seats is worth; the sign of the contract not applied."""
    totals: tuple[int, ...]
    """What each of seven seats has before the deal, the price of a talon paid."""
    teams: int
    limit: int
    """A total that ends the match; beyond all totals where none does."""
    spread: float
    """Standard deviation of the difference of two seats' points in the deals to come; where a
    limit ends the match, in one of them."""
    pace: float
    """How much the highest total grows in a deal; 0 where no limit ends the match."""


@called_by_compiled
def deviation(aim: Aim, position: Reader) -> float:
    """Return the spread of what is still to come after the deal in *position*."""
    if aim.pace == 0.0:
        return aim.spread
    highest = aim.totals[0] + position[POINTS]
    for seat in range(1, aim.players):
        highest = max(highest, aim.totals[seat] + position[POINTS + seat])
    if highest >= aim.limit:
        return 0.0
    return aim.spread * sqrt(max(1.0, (aim.limit - highest) / aim.pace))


@called_by_compiled
def ahead(difference: float, spread: float) -> float:
    """Return the chance to end ahead of a seat from *difference* points better; a tie is half."""
    if spread > 0.0:
        return 0.5 + 0.5 * erf(difference / (spread * 1.4142135623730951))
    if difference == 0.0:
        return 0.5
    return 1.0 if difference > 0.0 else 0.0


@called_by_compiled
def place(aim: Aim, position: Reader) -> float:
    """Return the value of the match after the deal: the chance to win, or minus the rank."""
    spread = deviation(aim, position)
    mine = aim.totals[aim.seat] + position[POINTS + aim.seat]
    if aim.teams == 1:
        partner = (aim.seat + 2) % 4
        mine += aim.totals[partner] + position[POINTS + partner]
        others = 0
        for seat in range((aim.seat + 1) % 2, 4, 2):
            others += aim.totals[seat] + position[POINTS + seat]
        return ahead(1.0 * aim.sign * (mine - others), spread)
    rank, win = 1.0, 1.0
    for seat in range(aim.players):
        if seat != aim.seat:
            theirs = aim.totals[seat] + position[POINTS + seat]
            chance = ahead(1.0 * aim.sign * (mine - theirs), spread)
            rank += 1.0 - chance
            win *= chance
    return win if aim.goal == FOR_WIN else -rank


@called_by_compiled
def worth(aim: Aim, position: Reader) -> float:
    """Return what the settled deal in *position* is worth to the seat; more is better."""
    points = 0.0
    for seat in range(aim.players):
        points += aim.weights[seat] * position[POINTS + seat]
    points *= aim.sign
    if aim.goal == FOR_POINTS:
        return points
    return place(aim, position) + NUDGE * points
