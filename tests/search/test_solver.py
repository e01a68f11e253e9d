"""The solver against trying everything: every contract, every seat, moons alive and settled."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kierki.rules import tricks
from kierki.rules.table import MOON_NONE
from kierki.search.policy import wants_of
from kierki.search.solver import UNKNOWN, Limits, Mode, Solver
from search.positions import Rules, children, dealt, ending, max_n, paranoid, side, trick_rules

RULES = tuple(trick_rules())
CARDS = {3: 3, 4: 3, 5: 2, 6: 2, 7: 2}
SOLVER = Solver(Limits(known=12))


def check(rules: Rules, position: list[int]) -> None:
    """Both searches agree with trying everything, for every card."""
    wants = wants_of(rules.table, highest_wins=rules.highest_wins)
    seat = position[tricks.TURN]
    mine = SOLVER.solve(rules.table, wants, position, Mode.PARANOID)
    each = SOLVER.solve(rules.table, wants, position, Mode.MAX_N)
    assert mine.complete
    assert each.complete
    worth, ends = {}, {}
    for card, after in children(rules.table, position):
        worth[card] = paranoid(rules, after, seat)
        ends[card] = max_n(rules, after)
    assert mine.worth == worth, (rules.name, position)
    assert each.ends == ends, (rules.name, position)
    assert each.worth == {c: side(rules, end, seat) for c, end in ends.items()}


@pytest.mark.parametrize("part", range(6))
def test_endings_of_every_contract(part: int) -> None:
    rng = random.Random(f"endings {part}")
    for number, rules in enumerate(RULES):
        if number % 6 == part:
            cards = CARDS[rules.table.players]
            extra = rng.randrange(rules.table.players)
            check(rules, ending(rules, rng, cards, extra=extra))


@pytest.mark.parametrize("part", range(3))
def test_endings_with_a_moon_alive(part: int) -> None:
    """BI-11: one seat has taken everything so far, whoever is asked."""
    rng = random.Random(f"moons {part}")
    moons = [r for r in RULES if r.table.moon != MOON_NONE or r.table.no_trick_bonus]
    for rules in moons:
        cards = CARDS[rules.table.players]
        check(rules, ending(rules, rng, cards, extra=rng.randrange(3), moon=True))


@pytest.mark.parametrize("mode", Mode)
def test_a_search_that_is_too_long_says_so(mode: Mode) -> None:
    rules = RULES[0]
    wants = wants_of(rules.table, highest_wins=rules.highest_wins)
    position = ending(rules, random.Random("too long"), 10)
    solved = Solver(Limits(positions=2_000, known=8)).solve(rules.table, wants, position, mode)
    assert not solved.complete
    assert len(solved.worth) < tricks.legal_cards(rules.table, position).bit_count()
    assert solved.positions == 2_000


def test_a_whole_deal_can_be_given_up() -> None:
    for rules in RULES:
        if rules.table.players in {3, 7}:
            position = dealt(rules, random.Random(rules.name))
            wants = wants_of(rules.table, highest_wins=rules.highest_wins)
            limits = Limits(positions=300, known=6)
            Solver(limits).solve(rules.table, wants, position, Mode.PARANOID)


def test_many_worlds_are_worth_what_each_is() -> None:
    rules = RULES[0]
    wants = wants_of(rules.table, highest_wins=rules.highest_wins)
    rng = random.Random("worlds")
    position = ending(rules, rng, 4)
    turn = position[tricks.TURN]
    others = [c for s in range(4) if s != turn for c in range(52) if position[s] >> c & 1]
    worlds = []
    for _ in range(20):
        rng.shuffle(others)
        world = list(position)
        for place, seat in enumerate(s for s in range(4) if s != turn):
            world[seat] = sum(1 << c for c in others[4 * place : 4 * place + 4])
        worlds.append(world)
    worth, left = SOLVER.paranoid(rules.table, wants, np.array(worlds))
    assert left >= 0
    for world, row in zip(worlds, worth.tolist(), strict=True):
        alone = SOLVER.solve(rules.table, wants, world, Mode.PARANOID)
        assert {c: n for c, n in enumerate(row) if n != UNKNOWN} == alone.worth
