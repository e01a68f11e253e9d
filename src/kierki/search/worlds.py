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
3. When both need more than `WORK_LIMIT`, the first world is found by augmenting paths, and worlds
   walk on from it by exchanges between two places and rotations among three. Each move is as
   likely as its reverse (with odds: Metropolis), so a long walk is uniform over the worlds that it
   can reach, and neighbouring worlds are alike.

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
    CELL_SIZE,
    CLASS_SIZE,
    GROUP_SIZE,
    HEADER,
    PLACE_SIZE,
    SHARE,
    STEP_SIZE,
    Plan,
    Ways,
    World,
    count_ways,
    draw_worlds,
)

WORK_LIMIT = 400_000
"""Most additions that counting the ways may take; about half a millisecond."""
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
    walks: bool
    """Whether worlds walk on from one another instead of being drawn each on its own."""
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
    places: Sequence[Place], unseen: int, odds: Sequence[Odds] = (), *, limit: int = WORK_LIMIT
) -> Sampler:
    """Return a sampler of the worlds in which *unseen*'s cards lie in *places*.

    *unseen* may include cards of `Place.fixed`. With a *limit* of -1 worlds always walk.
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
    held, loose = _first_world(pool, needs, allowed)
    loosened = loose or not fits
    if loosened:
        made = _counted(places, pool, needs, allowed, odds, limit)
        if made is not None:
            return made._replace(loosened=True)
    return _walking(places, needs, allowed, held, odds, loosened=loosened)


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
    if any(all(p is None for p in row) for row in powers):
        return None
    sizes = [mask.bit_count() for mask in classes]
    seated = [group.size for group in groups]
    grids = [_grid(sizes, seated, powers, turned=False)]
    grids.append(_grid(seated, sizes, list(map(list, zip(*powers, strict=True))), turned=True))
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
        order = [place for group in groups for place in group.places]
        order += [place for place, need in enumerate(needs) if not need]
        self.plan = [0] * HEADER
        for place in order:
            self.plan += [places[place].at, places[place].fixed, needs[place], 0, 0]
        first_class = len(self.plan)
        first_cell = first_class + len(classes) * CLASS_SIZE
        open_cells = [
            (c, g) for c, row in enumerate(powers) for g, p in enumerate(row) if p is not None
        ]
        first_group = first_cell + len(open_cells) * CELL_SIZE
        self.cells = {cell: first_cell + i * CELL_SIZE for i, cell in enumerate(open_cells)}
        cell = first_cell
        for mask, row in zip(classes, powers, strict=True):
            after = cell + CELL_SIZE * sum(p is not None for p in row)
            self.plan += [mask, mask.bit_count(), cell, after]
            cell = after
        for _, g in open_cells:
            self.plan += [first_group + g * GROUP_SIZE, 0]
        place = HEADER
        for group in groups:
            self.plan += [0, group.size, place, place + len(group.places) * PLACE_SIZE]
            place += len(group.places) * PLACE_SIZE
        self.plan[drawing.PLACES] = len(places)
        self.plan[drawing.CLASSES] = len(classes)
        self.plan[drawing.GROUPS] = len(groups)
        self.plan[drawing.FIRST_CLASS] = first_class
        self.plan[drawing.FIRST_CELL] = first_cell
        self.plan[drawing.FIRST_GROUP] = first_group
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
                plan[self._cell(grid, row, last) + SHARE] = size
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
                    self._cell(grid, row, column) + SHARE,
                    -1 if rest is None else self._cell(grid, row, last) + SHARE,
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
        return Sampler(plan, ways, walks=False, loosened=False)


def _first_world(pool: int, needs: list[int], allowed: list[int]) -> tuple[list[int], bool]:
    """Return a mask for each place, found by augmenting paths, and whether bans were dropped.

    A card for which there is no room goes where there is some, and *allowed* is changed to that.
    """
    held = [0] * len(needs)
    loosened = False
    for card in [c for c in range(52) if pool >> c & 1]:
        if not _seated(1 << card, held, needs, allowed):
            place = next(p for p, need in enumerate(needs) if held[p].bit_count() < need)
            allowed[place] |= 1 << card
            held[place] |= 1 << card
            loosened = True
    return held, loosened


def _seated(card: int, held: list[int], needs: list[int], allowed: list[int]) -> bool:
    """Find a place for *card*, moving others on; return whether there is one."""
    came: dict[int, tuple[int, int]] = {
        place: (-1, card) for place, may in enumerate(allowed) if may & card
    }
    queue = list(came)
    for place in queue:  # grows as it is read
        if held[place].bit_count() < needs[place]:
            while place >= 0:  # back along the path
                before, moved = came[place]
                held[place] |= moved
                if before >= 0:
                    held[before] ^= moved
                place = before  # noqa: PLW2901
            return True
        for other, may in enumerate(allowed):
            movable = held[place] & may
            if movable and other not in came:
                came[other] = (place, movable & -movable)
                queue.append(other)
    return False


def _walking(
    places: Sequence[Place],
    needs: list[int],
    allowed: list[int],
    held: list[int],
    odds: Sequence[Odds],
    *,
    loosened: bool,
) -> Sampler:
    """Return a sampler that walks from the world *held*."""
    order = sorted(range(len(places)), key=lambda place: not needs[place])
    plan = [0] * HEADER
    for p in order:
        plan += [places[p].at, places[p].fixed, needs[p], allowed[p], held[p]]
    plan[drawing.WALKS] = 1
    plan[drawing.PLACES] = len(places)
    plan[drawing.GROUPS] = sum(need > 0 for need in needs)
    ways = np.ones(1 + 52 * len(places))
    if odds:
        plan[drawing.WEIGHTED] = 1
        for belief in odds:
            begin = 1 + 52 * order.index(belief.place)
            for card in range(52):
                if belief.cards >> card & 1:
                    ways[begin + card] *= belief.factor
    return Sampler(np.array(plan, np.int64), ways, walks=True, loosened=loosened)
