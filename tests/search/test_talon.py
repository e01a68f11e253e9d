"""The talon compiled: the careful bot's figures, and deals that end as the rules end them."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kierki.bots.heuristic.calling import tricks_as_other, tricks_with
from kierki.cards import CardSet, deck
from kierki.rules import tricks
from kierki.rules.table import TrickTable, compile_tricks
from kierki.search.aim import FOR_POINTS, FOR_RANK, Aim, worth
from kierki.search.chance import new_state
from kierki.search.policy import Wants, policy_card, wants_of
from kierki.search.tables import compiled_table, vector
from kierki.search.talon import (
    SEATS,
    least_missed,
    make_plan,
    namer_tricks,
    other_tricks,
    talon_worlds,
    worths,
)
from kierki.search.worlds import Place, prepare
from kierki.variants import TrickContract, build, preset


def talon_table(players: int) -> tuple[TrickTable, Wants]:
    variant = build(preset("kierki"), players=players, options={"trump_call": "talon"})
    contract = variant.contracts["trump"]
    assert isinstance(contract, TrickContract)
    table = compile_tricks(contract, players)
    return table, wants_of(table, highest_wins=True)


def dealt(players: int, rng: random.Random) -> tuple[list[int], int]:
    """Hands beside an open talon, and the talon."""
    cards = list(deck(players))
    rng.shuffle(cards)
    size = len(cards) // players - 1
    hands = [CardSet.of(cards[seat * size :][:size]).mask for seat in range(players)]
    return hands, CardSet.of(cards[players * size :]).mask


@pytest.mark.parametrize("players", [3, 4])
def test_hands_are_counted_as_the_careful_bot_counts_them(players: int) -> None:
    rng = random.Random(players)
    for _ in range(200):
        hands, _ = dealt(players, rng)
        for hand in hands:
            for trump in range(4):
                expected = 100 * tricks_with(hand, trump, players)
                assert namer_tricks(hand, trump, players) == pytest.approx(expected)
            expected = 100 * tricks_as_other(hand, players)
            assert abs(other_tricks(hand, players) - expected) <= 1


@pytest.mark.parametrize("players", [3, 4])
def test_the_plan_is_the_best_trump_and_what_it_misses_least(players: int) -> None:
    rng = random.Random(players)
    for _ in range(50):
        hands, talon = dealt(players, rng)
        hand, plan = hands[0] | talon, np.zeros(SEATS, np.int64)
        value = make_plan(hand, players, 1, plan)
        best = -1000
        for trump in range(4):
            left, gifts = hand, []
            for _ in range(players - 1):
                card = least_missed(left, trump, players, 1)
                losses = {
                    c: namer_tricks(left, trump, players)
                    - namer_tricks(left ^ 1 << c, trump, players)
                    for c in CardSet(left)
                }
                assert losses[card] == min(losses.values())  # type: ignore[index]
                left ^= 1 << card
                gifts.append(card)
            best = max(best, namer_tricks(left, trump, players))
            if trump == plan[0]:
                assert plan[1:players].tolist() == gifts
        assert value == best


def ended(table: TrickTable, wants: Wants, position: list[int]) -> list[int]:
    """The points when all play by the policy, interpreted."""
    while not tricks.is_over(table, position):
        tricks.play(table, position, policy_card(table, wants, position))  # type: ignore[arg-type]
    return position[tricks.POINTS : tricks.POINTS + table.players]


@pytest.mark.parametrize("players", [3, 4])
def test_every_taker_plays_with_the_talon_and_without_its_gifts(players: int) -> None:
    table, wants = talon_table(players)
    rng = random.Random(f"takers {players}")
    for me in range(players):
        hands, talon = dealt(players, rng)
        places = [Place(seat, hands[seat].bit_count(), hands[seat]) for seat in range(players)]
        sampler = prepare(places, sum(hands))
        base = [0] * tricks.SIZE
        tricks.clear(base)
        base[tricks.TURN] = me
        mine = list(CardSet(hands[me] | talon))
        plans = [[trump, *rng.sample(mine, players - 1)] for trump in range(4)]
        points = np.zeros((1, players + len(plans), SEATS), np.int64)
        limits = np.zeros((1, SEATS), np.int64)
        talon_worlds(
            compiled_table(table),
            compiled_table(wants),
            vector(base),
            sampler.plan,
            sampler.ways,
            new_state(1),
            talon,
            np.array(plans, np.int64),
            points,
            limits,
        )
        for place in range(players + len(plans)):
            taker = place if place < players else me
            if place == me:
                continue
            plan = np.zeros(SEATS, np.int64)
            make_plan(hands[taker] | talon, players, 1, plan)
            chosen = plan.tolist() if place < players else plans[place - players]
            position = list(base)
            position[: len(hands)] = hands
            position[taker] |= talon
            for step in range(1, players):
                position[taker] ^= 1 << chosen[step]
                position[(taker + step) % players] |= 1 << chosen[step]
            assert all(h.bit_count() == table.tricks for h in position[:players])
            position[tricks.TURN], position[tricks.TRUMP] = taker, chosen[0]
            assert points[0, place, :players].tolist() == ended(table, wants, position)
        for seat in range(players):
            gain = make_plan(hands[seat] | talon, players, 1, np.zeros(SEATS, np.int64))
            gain -= other_tricks(hands[seat], players)
            assert limits[0, seat] == (0 if seat == me else max(0, gain * 25 // 100))


@pytest.mark.parametrize("goal", [FOR_POINTS, FOR_RANK])
def test_ends_are_worth_what_the_aim_says(goal: int) -> None:
    aim = Aim(
        seat=1,
        players=4,
        goal=goal,
        sign=1,
        weights=(-0.1, 1.0, -0.1, -0.1, 0.0, 0.0, 0.0),
        totals=(10, 20, 30, 40, 0, 0, 0),
        teams=0,
        limit=1 << 40,
        spread=50.0,
        pace=0.0,
    )
    rng = np.random.default_rng(3)
    points = rng.integers(-300, 300, (20, SEATS))
    found = np.zeros(20)
    worths(compiled_table(aim), points, found)
    for row, utility in zip(points, found, strict=True):
        position = [0] * tricks.SIZE
        position[tricks.POINTS : tricks.POINTS + 4] = row[:4].tolist()
        assert utility == pytest.approx(worth(aim, position))
