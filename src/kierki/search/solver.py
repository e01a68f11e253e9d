"""The solver: what every card of an ending is worth when all hands are known.

`Mode.PARANOID`: the seat to play for itself (partners with it), everybody else against it.
`Mode.MAX_N`: everybody for themselves; of equal cards the lowest is played. Moons, the stock card
and bonuses are settled at the end as the rules do. The same figures come out on any machine: the
limit is a number of positions, never a time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from kierki.rules import settle, tricks
from kierki.rules.table import TrickTable
from kierki.rules.tricks import SIZE, TRICK, TURN
from kierki.search.bits import lowest
from kierki.search.board import new_board
from kierki.search.ending import Ending, distinct, ending_of
from kierki.search.jit import called_by_compiled, compiled
from kierki.search.maxn import ENTRY, SEATS, outcome
from kierki.search.paranoid import NEVER, STACK_SIZE, search
from kierki.search.policy import Wants
from kierki.search.tables import Position, Vector, compiled_table, copy, vector

cards_left, legal_cards, play = tricks.cards_left, tricks.legal_cards, tricks.play
take_stock = settle.take_stock

Worlds = npt.NDArray[np.int64]
"""A row for each world."""

UNKNOWN = -(1 << 41)
"""A card that was not solved."""


@called_by_compiled
def start_world(table: TrickTable, worlds: Worlds, world: int, root: Vector) -> None:
    """Write to *root* the position of a row of *worlds*, its stock card given to its taker."""
    for offset in range(SIZE):
        root[offset] = worlds[world, offset]
    take_stock(table, root)


@called_by_compiled
def different(ending: Ending, table: TrickTable, root: Position, legal: int) -> int:
    """Return the cards of *legal* that must be searched."""
    return distinct(ending, legal, (cards_left(table, root) | root[TRICK]) & ~legal)


@compiled
def paranoid_worlds(
    table: TrickTable,
    ending: Ending,
    wants: Wants,
    side: int,
    worlds: Worlds,
    limit: int,
    known: Vector,
    salt: int,
    stack: Vector,
    worth: Worlds,
) -> int:
    """Write what each legal card is worth to the *side* in each of *worlds*.

    A row of *worlds* is a position of the rules; they differ in what the *side* cannot see. The
    same row of *worth* gets 52 figures; those of cards that are not legal or were not solved are
    left alone. Return what is left of *limit*: below 0, the search
    gave up, and the rows from the first with a legal card unsolved on say nothing.
    """
    root, position = new_board(), new_board()
    window = np.empty(3, np.int64)
    window[2] = limit
    for world in range(len(worlds)):
        start_world(table, worlds, world, root)
        legal = legal_cards(table, root)
        chosen = different(ending, table, root, legal)
        value = 0
        while legal != 0:
            card = lowest(legal)
            legal &= legal - 1
            if chosen >> card & 1 == 1:
                copy(root, position)
                play(table, position, card)
                window[0], window[1] = -NEVER, NEVER
                value = search(
                    table, ending, wants, position, side, window, known, salt + world, stack
                )
                if window[2] < 0:
                    return int(window[2])
            worth[world, card] = value
    return int(window[2])


@compiled
def max_n_worlds(
    table: TrickTable,
    ending: Ending,
    worlds: Worlds,
    limit: int,
    known: Vector,
    salt: int,
    stack: Vector,
    ends: npt.NDArray[np.int64],
) -> int:
    """Write how each seat ends after each legal card in each of *worlds*.

    As `paranoid_worlds`; *ends* has a number for every world, card and seat.
    """
    root, position = new_board(), new_board()
    totals = np.empty(SEATS, np.int64)
    for world in range(len(worlds)):
        start_world(table, worlds, world, root)
        legal = legal_cards(table, root)
        chosen = different(ending, table, root, legal)
        while legal != 0:
            card = lowest(legal)
            legal &= legal - 1
            if chosen >> card & 1 == 1:
                copy(root, position)
                play(table, position, card)
                limit = outcome(table, ending, position, totals, limit, known, salt + world, stack)
                if limit < 0:
                    return limit
            for seat in range(table.players):
                ends[world, card, seat] = totals[seat]
    return limit


class Mode(StrEnum):
    """Whom the other seats play for."""

    PARANOID = "paranoid"
    """All against the seat to play; its partner plays with it."""
    MAX_N = "max-n"
    """Everybody for themselves; of cards that are equally good the lowest is played."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a search may use."""

    positions: int = 5_000_000
    """Positions looked at before it gives up: about a second."""
    known: int = 17
    """Two to the power of this many positions between tricks are kept."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What the legal cards of a position are worth."""

    worth: dict[int, int]
    """For each card solved the points with which the seat to play ends (with teams: its side), the
    points so far among them, turned so that higher is better."""
    ends: dict[int, tuple[int, ...]]
    """With `Mode.MAX_N` the points with which every seat ends, as `worth`; empty otherwise."""
    complete: bool
    """Whether every legal card was solved within the limits."""
    positions: int
    """How many positions were looked at."""


class Solver:
    """The tables that one thread solves with; kept from one search to the next."""

    def __init__(self, limits: Limits = Limits()) -> None:
        self.limits = limits
        self._stack = np.zeros(STACK_SIZE, np.int64)
        self._known: dict[int, Vector] = {}
        self._salt = 1

    def _known_by(self, words: int) -> Vector:
        """Return the table of known positions with *words* numbers for each."""
        if words not in self._known:
            self._known[words] = np.zeros(words << self.limits.known, np.int64)
        return self._known[words]

    def _new_salt(self, worlds: int) -> int:
        """Return the first of as many new numbers as there are *worlds*.

        What is known under another number is not found again, so nothing need be wiped out.
        """
        self._salt += worlds
        return self._salt - worlds

    def paranoid(self, table: TrickTable, wants: Wants, worlds: Worlds) -> tuple[Worlds, int]:
        """Return what each card is worth in each of *worlds* to the seat to play, its side.

        A row of *worlds* is a position of the rules, with the same seat to play. The first result
        is an array, world by card, `UNKNOWN` for a card that is not legal or was not solved; the
        second is what is left of the limit, below 0 when that was not enough.
        """
        worth = np.full((len(worlds), 52), UNKNOWN, np.int64)
        left = paranoid_worlds(
            compiled_table(table),
            compiled_table(ending_of(table, highest_wins=wants.sign == 1)),
            compiled_table(wants),
            side_of(table, int(worlds[0, TURN])),
            worlds,
            self.limits.positions,
            self._known_by(2),
            self._new_salt(len(worlds)),
            self._stack,
            worth,
        )
        return worth, left

    def max_n(
        self, table: TrickTable, wants: Wants, worlds: Worlds
    ) -> tuple[npt.NDArray[np.int64], int]:
        """Return how each seat ends after each card in each of *worlds*, as `paranoid`."""
        ends = np.full((len(worlds), 52, SEATS), UNKNOWN, np.int64)
        left = max_n_worlds(
            compiled_table(table),
            compiled_table(ending_of(table, highest_wins=wants.sign == 1)),
            worlds,
            self.limits.positions,
            self._known_by(ENTRY),
            self._new_salt(len(worlds)),
            self._stack,
            ends,
        )
        return ends, left

    def solve(
        self, table: TrickTable, wants: Wants, position: Iterable[int], mode: Mode
    ) -> Solved:
        """Return what each legal card of *position* is worth to the seat to play.

        *wants* say whether the highest total wins, and which cards are tried first.
        """
        limit = self.limits.positions
        start = vector(position).reshape(1, SIZE)
        if mode is Mode.PARANOID:
            worth, left = self.paranoid(table, wants, start)
            values = {c: int(worth[0, c]) for c in range(52) if worth[0, c] != UNKNOWN}
            return Solved(values, {}, left >= 0, limit - max(left, 0))
        found, left = self.max_n(table, wants, start)
        ends = {
            c: tuple(int(n) for n in found[0, c, : table.players])
            for c in range(52)
            if found[0, c, 0] != UNKNOWN
        }
        side = side_of(table, int(start[0, TURN]))
        values = {
            card: sum(points for seat, points in enumerate(row) if side >> seat & 1)
            for card, row in ends.items()
        }
        return Solved(values, ends, left >= 0, limit - max(left, 0))


def side_of(table: TrickTable, seat: int) -> int:
    """Return the mask of the seats that win together with *seat*."""
    return 5 << seat % 2 if table.teams == 1 else 1 << seat


def solve(
    table: TrickTable,
    wants: Wants,
    position: Iterable[int],
    mode: Mode = Mode.PARANOID,
    limits: Limits = Limits(),
) -> Solved:
    """Return what each legal card of *position* is worth; see `Solver.solve`."""
    return Solver(limits).solve(table, wants, position, mode)
