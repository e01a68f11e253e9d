"""What a deal or a match came to, for each player: plain numbers that can be kept and added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kierki.arena.plan import Unit
from kierki.arena.times import Times


@dataclass(frozen=True, slots=True)
class Game:
    """One deal or match, played once. Players are numbered as the plan lists them."""

    points: tuple[int, ...]
    """Of each player, as the rules show them: of the deal, or in total."""
    moons: tuple[int, ...] = ()
    """Who shot the moons, one entry for each."""
    deals: int = 1
    """How many deals it had."""
    winners: tuple[int, ...] = ()
    """Who won the match; empty for a deal."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """All games of one deal or match, and how long each player thought."""

    unit: Unit
    games: tuple[Game, ...]
    """One for each rotation."""
    cpu: tuple[Times, ...]
    """CPU time of each player's decisions, forced ones apart."""
    wall: tuple[Times, ...]
    """The time on the clock for the same."""


def write_outcome(outcome: Outcome) -> dict[str, object]:
    """Return *outcome* as plain data. Times differ between runs, so they come last."""
    return {
        "contest": outcome.unit.contest,
        "deal": outcome.unit.index + 1,
        "points": [list(game.points) for game in outcome.games],
        "moons": [list(game.moons) for game in outcome.games],
        "deals": [game.deals for game in outcome.games],
        "winners": [list(game.winners) for game in outcome.games],
        "cpu": [list(times.write()) for times in outcome.cpu],
        "wall": [list(times.write()) for times in outcome.wall],
    }


def read_outcome(raw: Mapping[str, Any]) -> Outcome:
    """Return the outcome that `write_outcome` gave.

    Raises:
        ValueError: it is none.
    """
    try:
        columns = (raw["points"], raw["moons"], raw["deals"], raw["winners"])
        return Outcome(
            unit=Unit(str(raw["contest"]), int(raw["deal"]) - 1),
            games=tuple(
                Game(_whole(points), _whole(moons), int(deals), _whole(winners))
                for points, moons, deals, winners in zip(*columns, strict=True)
            ),
            cpu=tuple(Times.read(times) for times in raw["cpu"]),
            wall=tuple(Times.read(times) for times in raw["wall"]),
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ValueError("no outcome") from None


def _whole(numbers: list[Any]) -> tuple[int, ...]:
    return tuple(map(int, numbers))
