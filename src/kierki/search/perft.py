"""Perft, compiled: in how many ways a position can be played on, and what all of them score.

The same text runs interpreted (`count_tricks.py_func`), and a test counts both ways.
"""

from __future__ import annotations

import numpy as np

from kierki.rules import layout, tricks
from kierki.rules.table import LotteryTable, TrickTable
from kierki.search.bits import lowest
from kierki.search.jit import compiled
from kierki.search.playout import settle_deal
from kierki.search.tables import Position, Vector

legal_cards, play, is_over = tricks.legal_cards, tricks.play, tricks.is_over
fitting_cards, lay, pass_turn = layout.legal_cards, layout.lay, layout.pass_turn
lottery_over, prize = layout.is_over, layout.points
SIZE, POINTS = tricks.SIZE, tricks.POINTS
LOTTERY_SIZE = layout.SIZE

TO_THE_END = 400
"""A depth beyond the cards of any deal and the turns of any lottery, passes among them."""


@compiled
def count_tricks(table: TrickTable, start: Position, depth: int, points: Vector) -> int:
    """Return in how many ways *depth* more cards can be played, or fewer where the deal ends.

    Add to *points* what each seat has after them, settled where the deal has ended.
    """
    stack = np.empty((depth + 1) * SIZE, np.int64)
    rest = np.empty(depth + 1, np.int64)
    position = np.empty(SIZE, np.int64)
    for offset in range(SIZE):
        position[offset] = start[offset]
    ways, level, enters = 0, 0, True
    while level >= 0:
        at = level * SIZE
        if enters:
            over = is_over(table, position)
            if over or level == depth:
                ways += 1
                if over:
                    settle_deal(table, position)
                for seat in range(table.players):
                    points[seat] += position[POINTS + seat]
                rest[level] = 0
            else:
                rest[level] = legal_cards(table, position)
                for offset in range(SIZE):
                    stack[at + offset] = position[offset]
        else:
            for offset in range(SIZE):
                position[offset] = stack[at + offset]
        enters = rest[level] != 0
        if enters:
            card = lowest(rest[level])
            rest[level] &= rest[level] - 1
            play(table, position, card)
            level += 1
        else:
            level -= 1
    return ways


@compiled
def count_lottery(table: LotteryTable, start: Position, depth: int, points: Vector) -> int:
    """Return in how many ways *depth* more turns can go, or fewer where the lottery ends.

    A pass is a turn. Add to *points* each seat's prizes.
    """
    stack = np.empty((depth + 1) * LOTTERY_SIZE, np.int64)
    rest = np.empty(depth + 1, np.int64)
    position = np.empty(LOTTERY_SIZE, np.int64)
    for offset in range(LOTTERY_SIZE):
        position[offset] = start[offset]
    ways, level, enters = 0, 0, True
    while level >= 0:
        at = level * LOTTERY_SIZE
        passes = False
        if enters:
            rest[level] = 0
            if lottery_over(position) or level == depth:
                ways += 1
                for seat in range(table.players):
                    points[seat] += prize(table, position, seat)
            else:
                rest[level] = fitting_cards(table, position)
                passes = rest[level] == 0
                for offset in range(LOTTERY_SIZE):
                    stack[at + offset] = position[offset]
        else:
            for offset in range(LOTTERY_SIZE):
                position[offset] = stack[at + offset]
        enters = passes or rest[level] != 0
        if passes:
            pass_turn(table, position)
            level += 1
        elif enters:
            card = lowest(rest[level])
            rest[level] &= rest[level] - 1
            lay(table, position, card)
            level += 1
        else:
            level -= 1
    return ways
