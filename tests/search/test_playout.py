"""Playouts, compiled and on boards of their own, come to what the interpreted rules come to."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import cast

import numpy as np
import pytest

from kierki.cards.deck import deck
from kierki.rules import tricks
from kierki.rules.table import NO_TRUMP
from kierki.search.bits import kth
from kierki.search.chance import State, below, new_state, pick
from kierki.search.jit import compiled
from kierki.search.playout import policy_playouts, random_deals, random_playouts, settle_deal
from kierki.search.policy import policy_card, wants_of
from kierki.search.tables import Position, compiled_table, vector
from search.positions import Rules, dealt, trick_rules

RULES = tuple(trick_rules())
TIMES = 8

pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")


def settled(rules: Rules, position: list[int]) -> np.ndarray:
    settle_deal(rules.table, cast("Position", position))
    return np.array(position[tricks.POINTS :][:7])


def played_by_chance(rules: Rules, position: list[int], state: State) -> np.ndarray:
    while legal := tricks.legal_cards(rules.table, position):
        tricks.play(rules.table, position, pick(state, legal))
    return settled(rules, position)


def drawn(rules: Rules, state: State) -> list[int]:
    position = [0] * tricks.SIZE
    tricks.clear(position)
    position[tricks.TRUMP] = 2 if rules.has_trumps else NO_TRUMP
    left = sum(1 << card for card in deck(rules.table.players))
    for seat in range(rules.table.players):
        if seat == rules.table.players - 1 and left.bit_count() == rules.table.tricks:
            position[seat] = left  # nothing is left to chance
            break
        for _ in range(rules.table.tricks):
            card = kth(left, below(state, left.bit_count()))
            position[seat] |= 1 << card
            left ^= 1 << card
    tricks.open_play(rules.table, position, 0)
    return position


@pytest.mark.parametrize("rules", RULES, ids=[rules.name for rules in RULES])
def test_playouts(rules: Rules) -> None:
    table = compiled_table(rules.table)
    start = dealt(rules, random.Random(f"playout {rules.name}"))
    wants = wants_of(rules.table, highest_wins=rules.highest_wins)

    state, points, same = new_state(5), np.zeros(7, np.int64), new_state(5)
    random_playouts(table, vector(start), state, TIMES, points)
    here = [played_by_chance(rules, list(start), same) for _ in range(TIMES)]
    assert points.tolist() == np.sum(here, axis=0).tolist()
    assert state == same

    empty = [0] * tricks.SIZE
    tricks.clear(empty)
    empty[tricks.TRUMP] = 2 if rules.has_trumps else NO_TRUMP
    points[:] = 0
    cards = np.array(deck(rules.table.players))
    random_deals(table, cards, vector(empty), state, TIMES, points)
    here = [played_by_chance(rules, drawn(rules, same), same) for _ in range(TIMES)]
    assert points.tolist() == np.sum(here, axis=0).tolist()

    points[:] = 0
    policy_playouts(table, compiled_table(wants), vector(start), 1, points)
    position = list(start)
    while not tricks.is_over(rules.table, position):
        card = policy_card(rules.table, wants, cast("Position", position))
        tricks.play(rules.table, position, card)
    assert points.tolist() == settled(rules, position).tolist()


@compiled
def numbers(state: State, bound: int, into: np.ndarray) -> None:
    for place in range(len(into)):
        into[place] = below(state, bound)


@pytest.mark.parametrize("bound", [2, 13, 52, 2**31, 2**40 + 1])
def test_numbers_below_a_bound_are_even(bound: int) -> None:
    state, into = new_state(7), np.zeros(60_000, np.int64)
    numbers(state, bound, into)
    assert 0 <= into.min() < into.max() < bound
    # Pairs of neighbours fall evenly into a grid: their sum of squares is chi-square distributed.
    parts = min(bound, 13)
    place = into * parts // bound
    grid = np.bincount(place[:-1:2] * parts + place[1::2], minlength=parts**2)
    ends = (np.arange(1, parts + 1) * bound + parts - 1) // parts
    size = np.diff(ends, prepend=0) / bound
    expected = np.outer(size, size).ravel() * len(into) / 2
    freedom = parts**2 - 1
    assert ((grid - expected) ** 2 / expected).sum() < freedom + 5 * (2 * freedom) ** 0.5


WITHOUT_PDEP = """
import numba
from kierki.search import bits
bits.HAS_PDEP = False
kth, packed = bits.kth, bits.packed

@numba.njit
def found(mask, k):
    return kth(mask, k), packed(mask & 0b1010, mask)

cards = [2, 3, 17, 39, 50, 51]
mask = sum(1 << card for card in cards)
assert [found(mask, k)[0] for k in range(6)] == cards
assert found(0b1110, 0)[1] == 0b1010
assert "pdep" not in found.inspect_asm(found.signatures[0])
"""


def test_cards_are_picked_where_the_processor_deposits_no_bits() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_PDEP], check=True)
