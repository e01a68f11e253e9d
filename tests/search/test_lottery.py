"""The lottery compiled: the policy lays legal cards, wins, and keeps what blocks."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kierki.cards import CardSet, deck, parse_cards
from kierki.rules import layout
from kierki.rules.table import LotteryTable
from kierki.search.lottery import (
    lottery_beliefs,
    lottery_card,
    lottery_deals,
    lottery_playouts,
    lottery_worlds,
    prizes,
)
from kierki.search.tables import compiled_table, vector
from search.positions import lotteries, lottery_dealt

TABLES = tuple(lotteries())
FOUR = TABLES[1]


def laid_out(table: LotteryTable, position: list[int]) -> list[int]:
    """The end of a lottery in which everybody plays by the policy, interpreted."""
    position = list(position)
    while not layout.is_over(position):
        legal = layout.legal_cards(table, position)
        if legal == 0:
            layout.pass_turn(table, position)
        else:
            card = lottery_card(table, position, legal)  # type: ignore[arg-type]
            assert legal >> card & 1
            layout.lay(table, position, card)
    return position


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_compiled_playouts_are_the_interpreted_ones(table: LotteryTable) -> None:
    rng = random.Random(f"lottery {table}")
    for _ in range(20):
        start = lottery_dealt(table, rng)
        end = laid_out(table, start)
        points = np.zeros(table.players, np.int64)
        lottery_playouts(compiled_table(table), vector(start), 2, points)
        expected = [2 * layout.points(table, end, seat) for seat in range(table.players)]
        assert points.tolist() == expected


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_cards_are_tried_in_every_world(table: LotteryTable) -> None:
    rng = random.Random(f"worlds {table}")
    starts = [lottery_dealt(table, rng) for _ in range(5)]
    while True:  # to a turn with a choice
        for start in starts:
            if not layout.legal_cards(table, start):
                layout.pass_turn(table, start)
        if all(layout.legal_cards(table, start) for start in starts):
            break
    ends = np.full((len(starts), 52), -1, np.int64)
    lottery_worlds(compiled_table(table), np.array(starts), ends)
    for start, row in zip(starts, ends.tolist(), strict=True):
        legal = layout.legal_cards(table, start)
        for card in range(52):
            if legal >> card & 1 == 0:
                assert row[card] == -1
                continue
            after = list(start)
            layout.lay(table, after, card)
            end = laid_out(table, after)
            assert row[card] == 8 * end[layout.FIRST_OUT] + end[layout.SECOND_OUT]
            for seat in range(table.players):
                assert prizes(table, seat)[row[card]] == layout.points(table, end, seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_world_in_which_all_lay_by_the_policy_is_likeliest(table: LotteryTable) -> None:
    rng = random.Random(f"beliefs {table}")
    position = lottery_dealt(table, rng)
    history = []
    for _ in range(5 * table.players):
        legal = layout.legal_cards(table, position)
        if legal == 0:
            layout.pass_turn(table, position)
            continue
        card = lottery_card(table, position, legal)  # type: ignore[arg-type]
        history.append((position[layout.TURN], position[layout.LAID], card))
        layout.lay(table, position, card)
    me = position[layout.TURN]
    worlds = [list(position) for _ in range(50)]
    for world in worlds[1:]:  # two others exchange what they hold
        one, two = rng.sample([s for s in range(table.players) if s != me], 2)
        cards, size = list(CardSet(world[one] | world[two])), world[one].bit_count()
        rng.shuffle(cards)
        world[one], world[two] = CardSet.of(cards[:size]).mask, CardSet.of(cards[size:]).mask
    weights = np.empty(len(worlds), np.float64)
    lottery_beliefs(compiled_table(table), np.array(worlds), np.array(history), 0.5, weights)
    assert weights[0] == weights.max() == 1
    assert weights.min() < 1


@pytest.mark.parametrize("by_policy", [0, 1])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_deal_pays_both_prizes(table: LotteryTable, by_policy: int) -> None:
    points = np.zeros(table.players, np.int64)
    cards = np.array(deck(table.players), dtype=np.int64)
    state = np.array([11], dtype=np.uint64)
    lottery_deals(compiled_table(table), cards, state, 200, by_policy, points)
    assert points.sum() == 200 * (table.first_prize + table.second_prize)
    assert points.min() > 0


def choice(hand: str, laid: str, table: LotteryTable = FOUR) -> str:
    """What the policy lays with *hand* when *laid* lies on the table; others hold the rest."""
    mine, rows = CardSet.of(parse_cards(hand)), CardSet.of(parse_cards(laid))
    rest = [card for card in deck(table.players) if card not in mine and card not in rows]
    position = [0] * layout.SIZE
    position[layout.HAND] = mine.mask
    for number, card in enumerate(rest):
        position[layout.HAND + 1 + number % (table.players - 1)] |= 1 << card
    position[layout.LAID] = rows.mask
    position[layout.FIRST_OUT] = position[layout.SECOND_OUT] = -1
    legal = layout.legal_cards(table, position)
    return str(CardSet(1 << lottery_card(table, position, legal)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "laid", "card"),
    [
        ("6C 2C 8D", "7C 7D", "6C"),  # the 2 waits for others to lay 5, 4, 3
        ("6C AC 8D 9D", "7C 8C 7D", "8D"),  # the 6 only helps others
        ("7C 8D 9D TD", "7D", "8D"),  # a start card of a suit of which one has no more is kept
    ],
)
def test_blockers_are_kept_and_far_cards_opened(hand: str, laid: str, card: str) -> None:
    assert choice(hand, laid) == str(CardSet.of(parse_cards(card)))
