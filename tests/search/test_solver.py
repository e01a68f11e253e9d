"""The solver against trying everything: every contract, every seat, moons alive and settled."""

from __future__ import annotations

import random

import pytest

from kierki.rules import tricks
from kierki.rules.table import MOON_NONE
from kierki.search.policy import wants_of
from kierki.search.solver import Limits, Mode, Solver
from search.positions import Rules, children, ending, max_n, paranoid, side, trick_rules

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
