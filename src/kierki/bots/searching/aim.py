"""What a seat plays for: the points of the deal, or its place when the match is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import sqrt

from kierki.bots.searching.levels import Level, Style
from kierki.game.opening import trick_table
from kierki.game.view import View
from kierki.rules import calling, tricks
from kierki.search.aim import FOR_POINTS, FOR_RANK, FOR_WIN, Aim, worth
from kierki.variants.contract import Contract, LotteryContract
from kierki.variants.options import Win
from kierki.variants.variant import AfterDeals, AfterSchedule, AtLimit, Variant

SEATS = 7
NO_LIMIT = 1 << 40
CLUMPING = 1.5
"""How much more one seat's variance is than if each card and trick went its own way."""
PACE = 1.3
"""How much faster than the mean the highest total grows."""


def aim_of(view: View, level: Level) -> Aim:
    """Return what the seat of *view* plays for at *level*."""
    assert view.seat is not None
    goal, limit, spread, pace = _match(view.variant, view.number, view.totals)
    return Aim(
        seat=view.seat,
        players=view.players,
        goal=goal,
        sign=1 if view.variant.win is Win.HIGHEST else -1,
        weights=_weights(view, level.style),
        totals=_totals(view),
        teams=int(view.variant.teams),
        limit=limit,
        spread=spread,
        pace=pace,
    )


def worth_of(aim: Aim, points: Sequence[int]) -> float:
    """Return what a deal that comes to *points* is worth, as compiled code reckons it."""
    position = [0] * tricks.SIZE
    position[tricks.POINTS : tricks.POINTS + len(points)] = points
    return worth(aim, position)


def _weights(view: View, style: Style) -> tuple[float, ...]:
    """Return what a point of each seat is worth: 1 its own side's, less others'."""
    weights = [0.0] * SEATS
    assert view.seat is not None
    others = []
    for seat in range(view.players):
        if seat == view.seat or (view.variant.teams and (seat - view.seat) % 2 == 0):
            weights[seat] = 1.0
        else:
            others.append(seat)
    sign = 1 if view.variant.win is Win.HIGHEST else -1
    best = max(sign * view.totals[seat] for seat in others)
    ahead = [seat for seat in others if sign * view.totals[seat] == best]
    shares = [1.0 + style.grudge * (seat in ahead) for seat in others]
    envied = style.envy * len(others) / (view.players - 1)
    for seat, share in zip(others, shares, strict=True):
        weights[seat] = -envied * share / sum(shares)
    return tuple(weights)


def _totals(view: View) -> tuple[int, ...]:
    """Return the totals before the deal, the price of the talon paid."""
    totals = [*view.totals, *[0] * (SEATS - view.players)]
    if view.price is not None and view.talon_taker is not None:
        totals[view.talon_taker] -= view.price
        totals[calling.declarer(view.dealer, view.players)] += view.price
    return tuple(totals)


def _match(
    variant: Variant, number: int, totals: tuple[int, ...]
) -> tuple[int, int, float, float]:
    """Return the goal, the limit, and the spread and pace of the deals after deal *number*."""
    match variant.ending:
        case AfterSchedule():
            later = variant.schedule[number:]
            if len(variant.schedule) == 1:  # one deal, as when deals are compared
                return FOR_POINTS, NO_LIMIT, 0.0, 0.0
            squares = [contract_spread(c, variant.players) ** 2 for c in later]
            return FOR_RANK, NO_LIMIT, sqrt(sum(squares)), 0.0
        case AfterDeals(deals):
            later = tuple(variant.contract(n) for n in range(number + 1, deals + 1))
            squares = [contract_spread(c, variant.players) ** 2 for c in later]
            return FOR_WIN, NO_LIMIT, sqrt(sum(squares)), 0.0
        case AtLimit(limit):
            contract = variant.contract(number)
            most, mean = _growth(contract, variant)
            if max(totals) + most < limit:
                return FOR_POINTS, NO_LIMIT, 0.0, 0.0
            return FOR_WIN, limit, contract_spread(contract, variant.players), PACE * mean


def _growth(contract: Contract, variant: Variant) -> tuple[int, float]:
    """Return how many points a deal may add to a seat at most, and to the mean seat."""
    if isinstance(contract, LotteryContract):
        return contract.prizes[0], sum(contract.prizes) / variant.players
    table = trick_table(contract, variant.players, teams=variant.teams)
    values = (*table.card_points, *table.trick_points)
    most = sum(value for value in values if value > 0) + max(table.no_trick_bonus, 0)
    return most, max(1.0, sum(values) / variant.players)


@cache
def contract_spread(contract: Contract, players: int) -> float:
    """Return the standard deviation of the difference of two seats' points in a deal, about.

    Each card and trick is taken to go to any seat alike, which is too little as one hand is
    stronger than another: see `CLUMPING`.
    """
    if isinstance(contract, LotteryContract):
        first, second = contract.prizes
        ends = list(permutations(range(players), 2))
        won = [{one: first, two: second} for one, two in ends]
        return sqrt(sum((prize.get(0, 0) - prize.get(1, 0)) ** 2 for prize in won) / len(ends))
    table = trick_table(contract, players, teams=False)
    squares = sum(value * value for value in (*table.card_points, *table.trick_points))
    return sqrt(CLUMPING * 2 * squares / players)
