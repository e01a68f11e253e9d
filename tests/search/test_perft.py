"""Compiled perft equals what the rule functions count interpreted: every contract and table."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kierki.cards import CardSet
from kierki.rules import layout, tricks
from kierki.rules.table import LotteryTable
from kierki.search.perft import TO_THE_END, count_lottery, count_tricks
from kierki.search.tables import compiled_table, vector
from search.positions import (
    Rules,
    children,
    dealt,
    ending,
    final,
    lotteries,
    lottery_dealt,
    lottery_ending,
    trick_rules,
)

RULES = tuple(trick_rules())
CARDS = {3: 4, 4: 3, 5: 2, 6: 2, 7: 2}

Counted = tuple[int, tuple[int, ...]]


def interpreted(rules: Rules, position: list[int], depth: int) -> Counted:
    table = rules.table
    if tricks.is_over(table, position):
        sign = 1 if rules.highest_wins else -1
        return 1, tuple(sign * n for n in final(rules, position))
    if depth == 0:
        return 1, tuple(position[tricks.POINTS :][: table.players])
    counts = [interpreted(rules, after, depth - 1) for _, after in children(table, position)]
    return together(counts)


def together(counts: list[Counted]) -> Counted:
    return sum(ways for ways, _ in counts), tuple(
        sum(column) for column in zip(*(points for _, points in counts), strict=True)
    )


def compiled(rules: Rules, position: list[int], depth: int) -> Counted:
    points = np.zeros(rules.table.players, np.int64)
    ways = count_tricks(compiled_table(rules.table), vector(position), depth, points)
    return ways, tuple(points.tolist())


@pytest.mark.parametrize("rules", RULES, ids=[rules.name for rules in RULES])
def test_tricks(rules: Rules) -> None:
    rng = random.Random(f"perft {rules.name}")
    opening = dealt(rules, rng)
    assert compiled(rules, opening, 3) == interpreted(rules, opening, 3)
    cards = CARDS[rules.table.players]
    late = ending(rules, rng, cards, extra=rng.randrange(rules.table.players))
    assert compiled(rules, late, TO_THE_END) == interpreted(rules, late, TO_THE_END)


def interpreted_lottery(table: LotteryTable, position: list[int], depth: int) -> Counted:
    if layout.is_over(position) or depth == 0:
        return 1, tuple(layout.points(table, position, seat) for seat in range(table.players))
    counts = []
    for card in tuple(CardSet(layout.legal_cards(table, position))) or (None,):
        after = list(position)
        if card is None:
            layout.pass_turn(table, after)
        else:
            layout.lay(table, after, card)
        counts.append(interpreted_lottery(table, after, depth - 1))
    return together(counts)


@pytest.mark.parametrize("table", tuple(lotteries()), ids=str)
def test_lotteries(table: LotteryTable) -> None:
    rng = random.Random(f"perft {table}")
    for position, depth in (
        (lottery_dealt(table, rng), 5),
        (lottery_ending(table, rng, 10), TO_THE_END),
    ):
        points = np.zeros(table.players, np.int64)
        ways = count_lottery(compiled_table(table), vector(position), depth, points)
        expected = interpreted_lottery(table, position, depth)
        assert (ways, tuple(points.tolist())) == expected
