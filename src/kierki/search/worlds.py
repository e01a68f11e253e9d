"""Worlds: hidden hands sampled from all that agree with what a seat knows.

`prepare` turns facts into a plan once per decision; `drawing.draw` then makes a world from it, in
compiled code. Every world that the facts allow is equally likely, or, with odds, as likely as the
product of the odds of its cards says:

1. Cards that the same places may hold form a class; places that may hold the same cards form a
   group. A table "how many cards of each class in each group" stands for a number of worlds:
   the factorials of the sizes of classes and groups over those of its entries.
2. These numbers are summed backwards over the rest of the table, as a state of what is left in all
   columns but one; entries are then drawn one by one with exactly their chance. Whether groups or
   classes are the columns is chosen by which needs less work.
3. When both need more than `WORK_LIMIT`, a world is found by augmenting paths, and a walk goes on
   from it by exchanges between two places and rotations among three. Each move is as likely as its
   reverse (with odds: Metropolis), so a long walk is uniform over the worlds that it can reach.
   Worlds are then drawn from those that it came through.

Facts that contradict each other do not stop anything: the fewest bans that augmenting paths
find are dropped, and `Sampler.loosened` says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from kierki.search import drawing
from kierki.search.chance import State
from kierki.search.drawing import (
    HEADER,
    MOVE_SIZE,
    NOW,
    SHARE,
    SLOT_SIZE,
    STEP_SIZE,
    Plan,
    Ways,
    World,
    count_ways,
    draw_worlds,
)
from kierki.search.walking import first_world, walked

WORK_LIMIT = 400_000
"""Most additions that counting the ways may take; about half a millisecond."""
STORED_WORLDS = 512
LONGEST = 53
"""Entries of a table of powers: a class has up to 52 cards."""


@dataclass(frozen=True, slots=True)
class Place:
    """Hidden cards that lie together: a hand, a part of a hand, the stock card."""

    at: int
    """Offset in the world to which the cards are added; places may share one."""
    size: int
    """How many cards, those of `fixed` among them."""
    fixed: int = 0
    """Mask of the cards known to be there."""
    cannot: int = 0
    """Mask of the cards that cannot be there."""


@dataclass(frozen=True, slots=True)
class Odds:
    """A belief: each of *cards* is *factor* times as likely in the place as it would be."""

    place: int
    """Index among the places."""
    cards: int
    factor: float
    """Above 0; within 0.001 … 1000 nothing overflows."""


class Sampler(NamedTuple):
    """A plan to draw worlds by; it is changed by drawing, so each thread needs its own."""

    plan: Plan
    ways: Ways
    walked: bool
    """Whether worlds are those of a walk instead of being drawn each on its own."""
    loosened: bool
    """Whether the facts contradicted each other, so that some were dropped."""


@dataclass(slots=True)
class _Group:
    """Places that may hold the same cards, as likely."""

    allowed: int
    odds: tuple[tuple[int, float], ...]
    places: list[int]
    size: int = 0


@dataclass(slots=True)
class _Grid:
    """Classes against groups, turned so that counting takes the least work."""

    rows: list[int]
    """Sizes of the rows; each is filled in turn."""
    columns: list[int]
    last: int
    """The column outside the state."""
    powers: list[list[tuple[float, ...] | None]]
    """For each row and column the odds of a share by its size; None where nothing may go."""
    turned: bool
    """Whether the rows are groups."""

    @property
    def states(self) -> int:
        """How many combinations of what is left of the columns there are."""
        return prod(size + 1 for i, size in enumerate(self.columns) if i != self.last)

    def steps(self, row: int) -> list[int]:
        """Return the columns of the state into which *row* may go."""
        return [i for i, p in enumerate(self.powers[row]) if p is not None and i != self.last]

    def work(self) -> int:
        """Return about how many additions the tables take."""
        shares = 0
        for row, size in enumerate(self.rows):
            width = 1
            for column in self.steps(row):
                shares += width * (2 + min(size, self.columns[column]))
                width = size + 1
        return self.states * shares // 2


def prepare(
    places: Sequence[Place],
    unseen: int,
    odds: Sequence[Odds] = (),
    *,
    limit: int = WORK_LIMIT,
    stored: int = STORED_WORLDS,
) -> Sampler:
    """Return a sampler of the worlds in which *unseen*'s cards lie in *places*.

    *unseen* may include cards of `Place.fixed`. A *limit* of -1 always walks; *stored* is how many
    worlds a walk leaves to draw from.
    """
    known = 0
    for place in places:
        known |= place.fixed
    pool = unseen & ~known
    needs, pool, fits = _fitting([p.size - p.fixed.bit_count() for p in places], pool)
    allowed = [pool & ~p.cannot if need else 0 for p, need in zip(places, needs, strict=True)]
    made = _counted(places, pool, needs, allowed, odds, limit) if fits else None
    if made is not None:
        return made
    held, loose = first_world(pool, needs, allowed)
    loosened = loose or not fits
    if loosened:
        made = _counted(places, pool, needs, allowed, odds, limit)
        if made is not None:
            return made._replace(loosened=True)
    likely = [
        [_odds(place, 1 << card, odds) for card in range(52)] for place in range(len(places))
    ]
    rows = walked(held, allowed, likely, stored)
    return _stored(places, rows, loosened=loosened)


def worlds(sampler: Sampler, state: State, times: int, width: int) -> World:
    """Return *times* worlds, a row of *width* masks for each."""
    made = np.zeros((times, width), np.int64)
    draw_worlds(sampler.plan, sampler.ways, state, made)
    return made


def _fitting(needs: list[int], pool: int) -> tuple[list[int], int, bool]:
    """Return needs and pool made equal in number, and whether they were."""
    needs = [max(0, need) for need in needs]
    gap = sum(needs) - pool.bit_count()
    fits = gap == 0
    while gap > 0:
        needs[needs.index(max(needs))] -= 1
        gap -= 1
    while gap < 0:
        pool &= pool - 1
        gap += 1
    return needs, pool, fits


def _counted(
    places: Sequence[Place],
    pool: int,
    needs: list[int],
    allowed: list[int],
    odds: Sequence[Odds],
    limit: int,
) -> Sampler | None:
    """Return a sampler that counts; None when that is too much work or there is no world."""
    groups = _groups(needs, allowed, odds)
    classes = _classes(pool, groups)
    powers = [[_powers(mask, group) for group in groups] for mask in classes]
    turned = list(map(list, zip(*powers, strict=True)))
    if any(all(p is None for p in line) for line in (*powers, *turned)):
        return None
    sizes = [mask.bit_count() for mask in classes]
    seated = [group.size for group in groups]
    grids = [_grid(sizes, seated, powers, turned=False)]
    grids.append(_grid(seated, sizes, turned, turned=True))
    grid = min(grids, key=_Grid.work)
    if grid.work() > limit:
        return None
    return _Draft(places, needs, groups, classes, powers).sampler(grid)


def _groups(needs: list[int], allowed: list[int], odds: Sequence[Odds]) -> list[_Group]:
    groups: dict[tuple[int, tuple[tuple[int, float], ...]], _Group] = {}
    for place, need in enumerate(needs):
        if need:
            own = tuple((o.cards, o.factor) for o in odds if o.place == place)
            key = (allowed[place], own)
            group = groups.setdefault(key, _Group(*key, []))
            group.places.append(place)
            group.size += need
    return list(groups.values())


def _classes(pool: int, groups: list[_Group]) -> list[int]:
    """Return *pool* divided so that no group tells two cards of a class apart."""
    classes = [pool] if pool else []
    for mask in {m for g in groups for m in (g.allowed, *(cards for cards, _ in g.odds))}:
        classes = [part for c in classes for part in (c & mask, c & ~mask) if part]
    return classes


def _powers(mask: int, group: _Group) -> tuple[float, ...] | None:
    """Return the weights of sharing 0, 1, 2 … cards of a class to *group*; None when it may not.

    The weight of k cards is their odds over k!.
    """
    if not mask & group.allowed:
        return None
    factor = prod(factor for cards, factor in group.odds if cards & mask)
    return EVEN if factor == 1.0 else tuple(factor**k * share for k, share in enumerate(EVEN))


EVEN = tuple(1.0 / factorial(k) for k in range(LONGEST))
NOTHING = (1.0, *(0.0,) * (LONGEST - 1))


def _grid(
    rows: list[int],
    columns: list[int],
    powers: list[list[tuple[float, ...] | None]],
    *,
    turned: bool,
) -> _Grid:
    last = max(range(len(columns)), key=columns.__getitem__) if columns else -1
    return _Grid(rows, columns, last, powers, turned)


class _Draft:
    """A plan being written."""

    def __init__(
        self,
        places: Sequence[Place],
        needs: list[int],
        groups: list[_Group],
        classes: list[int],
        powers: list[list[tuple[float, ...] | None]],
    ) -> None:
        self.plan = [0] * HEADER
        for place in places:
            self.plan += [place.at, place.fixed, 0]
        slots = len(places)
        homes = []
        for group in groups:
            if len(group.places) == 1:
                homes.append(_now(group.places[0]))
            else:
                homes.append(_now(slots))
                self.plan += [-1, 0, 0]
                slots += 1
        moves: list[tuple[int, int, int]] = []
        self.cells: dict[tuple[int, int], int] = {}
        """Where the share of a class and a group stands in the plan."""
        first_move = len(self.plan) + len(classes) * SLOT_SIZE
        for c, (mask, row) in enumerate(zip(classes, powers, strict=True)):
            self.plan += [-1, mask, 0]
            for g, power in enumerate(row):
                if power is not None:
                    self.cells[c, g] = first_move + len(moves) * MOVE_SIZE + SHARE
                    moves.append((_now(slots), homes[g], 0))
            slots += 1
        for group, home in zip(groups, homes, strict=True):
            if len(group.places) > 1:
                moves += [(home, _now(place), needs[place]) for place in group.places]
        self.plan += [number for move in moves for number in move]
        self.plan[drawing.PLACES] = len(places)
        self.plan[drawing.SLOTS] = slots
        self.plan[drawing.MOVES] = len(moves)
        self.plan[drawing.FIRST_MOVE] = first_move
        self.tables: dict[tuple[float, ...], int] = {NOTHING: 0}

    def sampler(self, grid: _Grid) -> Sampler | None:
        """Return the sampler that fills *grid* row by row; None when there is no world."""
        plan, last, states = self.plan, grid.last, grid.states
        strides, stride = {}, 1
        for column, size in enumerate(grid.columns):
            if column != last:
                strides[column] = stride
                stride *= size + 1
        plan[drawing.STATES] = states
        plan[drawing.COLUMNS] = len(strides)
        plan[drawing.FIRST_COLUMN] = len(plan)
        for column, stride in strides.items():
            plan += [stride, grid.columns[column] + 1]
        plan[drawing.FIRST_STEP] = len(plan)
        base, number = 0, 0
        rows = []
        outside = grid.columns[last] if grid.columns else 0
        for row, size in enumerate(grid.rows):
            if grid.steps(row):
                rows.append(row)
            else:  # all of it goes to the last column
                plan[self._cell(grid, row, last)] = size
                outside -= size
        if outside < 0:
            return None
        plan[drawing.LAST_COLUMN] = outside
        later = sum(grid.rows[row] for row in rows)
        for row in rows:
            size = grid.rows[row]
            later -= size
            columns = grid.steps(row)
            rest = grid.powers[row][last]
            for column in columns:
                begins, ends = column == columns[0], column == columns[-1]
                width = 1 if begins else size + 1
                powers = grid.powers[row][column]
                assert powers is not None
                plan += [base, width, size if begins else 0]
                plan += [strides[column], grid.columns[column] + 1, self._table(powers)]
                plan += [
                    self._table(rest or NOTHING) if ends else -1,
                    self._cell(grid, row, column),
                    -1 if rest is None else self._cell(grid, row, last),
                    later,
                ]
                base += width * states
                number += 1
        plan += [base, 1, 0, *[0] * (STEP_SIZE - 3)]  # where the last step leads
        plan[drawing.STEPS] = number
        return self._finished(base + states)

    def _cell(self, grid: _Grid, row: int, column: int) -> int:
        return self.cells[(column, row) if grid.turned else (row, column)]

    def _table(self, powers: tuple[float, ...]) -> int:
        return self.tables.setdefault(powers, len(self.tables) * LONGEST)

    def _finished(self, size: int) -> Sampler | None:
        """Return the sampler with its ways counted, the tables of powers before those of steps."""
        plan = np.array(self.plan, np.int64)
        offset = len(self.tables) * LONGEST
        first, steps = plan[drawing.FIRST_STEP], plan[drawing.STEPS]
        plan[first + drawing.BASE :: STEP_SIZE] += offset
        ways = np.empty(offset + size)
        ways[:offset] = [value for table in self.tables for value in table]
        if steps:
            count_ways(plan, ways)
            start = plan[first + drawing.BASE] + plan[drawing.STATES] - 1
            if not ways[start] > 0.0:
                return None
        return Sampler(plan, ways, walked=False, loosened=False)


def _now(slot: int) -> int:
    """Return where a slot's cards stand in a plan."""
    return HEADER + slot * SLOT_SIZE + NOW


def _odds(place: int, card: int, odds: Sequence[Odds]) -> float:
    return prod(o.factor for o in odds if o.place == place and o.cards & card)


def _stored(places: Sequence[Place], rows: World, *, loosened: bool) -> Sampler:
    """Return a sampler that draws from *rows*."""
    plan = [0] * HEADER
    for place in places:
        plan += [place.at, place.fixed, 0]
    plan[drawing.STORED] = len(rows)
    plan[drawing.PLACES] = plan[drawing.SLOTS] = len(places)
    plan[drawing.FIRST_STORED] = len(plan)
    made = np.array([*plan, *rows.ravel().tolist()], np.int64)
    return Sampler(made, np.zeros(1), walked=True, loosened=loosened)
