"""Small helpers for tests of the arena."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from kierki.arena.outcome import Outcome, write_outcome
from kierki.arena.plan import Plan, Unit, make_plan
from kierki.arena.table import Table
from kierki.variants import preset

SEED = bytes(range(32))
OURS = f"{sys.executable} -m kierki bot --line-protocol --level"
"""The command of a bot of ours as a program; its name comes next."""
FAST = 20.0
"""Seconds in which a program must answer, even on a busy machine."""


def plan_of(variant: str, players: Sequence[str] | str, **wishes: Any) -> Plan:
    """A plan of a preset; *players* may be one letter a player: h casual, r random."""
    if isinstance(players, str):
        players = ["casual" if letter == "h" else "random" for letter in players]
    seed = wishes.pop("seed", SEED)
    return make_plan(preset(variant), players, seed, **{"timeout": FAST} | wishes)


def units_of(plan: Plan, count: int) -> tuple[Unit, ...]:
    return tuple(Unit(contest.key, n) for contest in plan.contests for n in range(count))


def played(plan: Plan, count: int) -> list[Outcome]:
    """The first deals of every contest, played here."""
    with Table(plan) as table:
        return [table.play(unit) for unit in units_of(plan, count)]


def without_times(outcome: Outcome) -> dict[str, object]:
    """*outcome* as it is written, but for what differs between runs."""
    data = write_outcome(outcome)
    del data["cpu"], data["wall"]
    return data
