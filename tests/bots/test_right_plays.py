"""What a good player knows to be right, the bots that search play: tests/right_plays.

The positions' answers were written down before any bot was asked. A bot that does not find one
yet stands in the position as a known failure, with the reason, and the test says when it does.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from kierki.bots import make_bot
from kierki.bots.answers import drawn
from kierki.game import view_of
from right_plays.positions import Position, positions

SEEDS = {"strong": 3, "master": 1, "analyst": 1}
"""How many rngs each level is asked with."""
EACH = {"strong": 1, "master": 1, "analyst": 4}
"""Of how many positions a level is asked one: the analyst is no other bot, only a slower one."""
POSITIONS = positions()


def rng_of(position: Position, number: int) -> Random:
    return Random(sha256(f"{position.id} {number}".encode()).digest())


def asked() -> list[object]:
    """Every position with every level."""
    return [
        pytest.param(
            position,
            level,
            id=f"{level}-{position.id}",
            marks=[pytest.mark.xfail(strict=True, reason=reason)] if reason else [],
        )
        for level in SEEDS
        for position in POSITIONS[:: EACH[level]]
        for reason in [position.written.get("known_failures", {}).get(level)]
    ]


@pytest.mark.parametrize(("position", "level"), asked())
def test_right_play(position: Position, level: str) -> None:
    bot, view = make_bot(level), view_of(position.match, position.seat)
    for number in range(SEEDS[level]):
        answer = bot.choose(view, rng_of(position, number))
        assert position.accepts(answer), (answer, position.written["why"])


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 60
    assert len({position.id for position in POSITIONS}) == len(POSITIONS)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)
def test_a_position_asks_something(position: Position) -> None:
    """What is right and what is wrong are legal, something is wrong, and the reason is given."""
    choice = view_of(position.match, position.seat).choice
    assert choice is not None
    rng = Random(1)
    accepted = {position.accepts(drawn(choice, rng)) for _ in range(400)}
    assert False in accepted
    why = position.written["why"]
    assert why.endswith(".")
    assert 30 < len(why) < 320
