"""What an arena came to: means, differences and comparisons, with errors clustered by deal.

The mean over all games of a deal is one observation, for its games have their cards in common.
Everything is summed in whole numbers, so that neither the order of the deals nor the number of
processes changes a digit, and players who play alike differ by exactly nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, isclose

from kierki.arena.outcome import Outcome
from kierki.arena.plan import Contest, Plan
from kierki.arena.times import Times
from kierki.bots.simulation import Sample

FEWEST_DEALS = 10
"""Deals below which no difference is called certain."""
_NORMAL_95 = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error; None where one deal says nothing of it."""

    mean: float
    error: float | None

    @property
    def z(self) -> float | None:
        """The mean in standard errors; None where there is no error to measure it by."""
        if self.error is None:
            return None
        if self.error == 0:
            return 0.0 if self.mean == 0 else inf if self.mean > 0 else -inf
        return self.mean / self.error


def is_certain(estimate: Estimate, deals: int) -> bool:
    """Return whether *estimate*, over *deals*, differs from 0 at 95 per cent.

    Student's t, by the expansion of its quantile around the normal one.
    """
    z = estimate.z
    return z is not None and deals >= FEWEST_DEALS and abs(z) >= _student_95(deals - 1)


def _student_95(freedom: int) -> float:
    x = _NORMAL_95
    first = (x**3 + x) / 4
    second = (5 * x**5 + 16 * x**3 + 3 * x) / 96
    third = (3 * x**7 + 19 * x**5 + 17 * x**3 - 15 * x) / 384
    return x + first / freedom + second / freedom**2 + third / freedom**3


assert isclose(_student_95(9), 2.2622, abs_tol=1e-3)


@dataclass(frozen=True, slots=True)
class Side:
    """Those who are counted as one: all players of the same spec."""

    name: str
    players: tuple[int, ...]


def sides_of(players: tuple[str, ...]) -> tuple[Side, ...]:
    """Return the sides that *players* make; each for itself if all are of one kind.

    >>> [side.players for side in sides_of(("a", "b", "b", "a"))]
    [(0, 3), (1, 2)]
    >>> [side.name for side in sides_of(("a", "a", "a"))]
    ['a 1', 'a 2', 'a 3']
    """
    names = tuple(dict.fromkeys(players))
    if len(names) == 1:
        return tuple(Side(f"{name} {n + 1}", (n,)) for n, name in enumerate(players))
    return tuple(Side(n, tuple(i for i, p in enumerate(players) if p == n)) for n in names)


@dataclass(slots=True)
class _Mean:
    """The mean of whole numbers that are each *scale* times too large."""

    scale: int
    sample: Sample = field(default_factory=Sample)

    @property
    def estimate(self) -> Estimate:
        error = self.sample.error
        return Estimate(
            self.sample.mean / self.scale, None if error is None else error / self.scale
        )


@dataclass(frozen=True, slots=True)
class Row:
    """What one side came to."""

    name: str
    points: Estimate
    """A game."""
    difference: Estimate
    """To the mean of all others."""
    wins: Estimate
    """Share of matches won; a shared win counts as its part."""
    moons: float
    """Moons shot, to a deal and a player."""
    moons_against: float
    """Moons that others shot, to a deal."""
    cpu: Times
    wall: Times


@dataclass(frozen=True, slots=True)
class Comparison:
    """One side against another on the deals they both played."""

    first: str
    second: str
    difference: Estimate
    """Points of the first less points of the second."""
    certain: bool


_WIN_PARTS = 420
"""A win in parts that can be shared by two to seven winners without a remainder."""


class Sums:
    """The sums of one contest; outcomes may be added in any order."""

    def __init__(self, plan: Plan, contest: Contest) -> None:
        self.contest = contest
        self.sides = sides_of(plan.players)
        self.deals = 0
        """Observations: deals, or matches."""
        self.games = 0
        count, games = len(plan.players), len(plan.rotations(0))
        self._played = 0
        self._points = [_Mean(len(side.players) * games) for side in self.sides]
        self._wins = [_Mean(len(side.players) * games * _WIN_PARTS) for side in self.sides]
        self._differences = [
            _Mean(games * len(side.players) * (count - len(side.players))) for side in self.sides
        ]
        self._pairs = {
            (a, b): _Mean(games * len(first.players) * len(second.players))
            for a, first in enumerate(self.sides)
            for b, second in enumerate(self.sides)
            if a < b
        }
        self._moons = [[0, 0] for _ in self.sides]
        self._cpu = [Times() for _ in self.sides]
        self._wall = [Times() for _ in self.sides]

    def add(self, outcome: Outcome) -> None:
        """Take one deal, or match, in."""
        self.deals += 1
        self.games += len(outcome.games)
        self._played += sum(game.deals for game in outcome.games)
        by_player = [
            sum(points) for points in zip(*(g.points for g in outcome.games), strict=True)
        ]
        sums = [sum(by_player[player] for player in side.players) for side in self.sides]
        sizes = [len(side.players) for side in self.sides]
        whole, count = sum(sums), len(by_player)
        for n, side in enumerate(self.sides):
            self._points[n].sample.add(sums[n])
            others, rest = whole - sums[n], count - sizes[n]
            self._differences[n].sample.add(rest * sums[n] - sizes[n] * others)
            self._wins[n].sample.add(
                sum(
                    _WIN_PARTS // len(game.winners) * len({*game.winners} & {*side.players})
                    for game in outcome.games
                    if game.winners
                )
            )
            for game in outcome.games:
                for shooter in game.moons:
                    own = shooter in side.players
                    self._moons[n][0] += own
                    self._moons[n][1] += sizes[n] - own
            for player in side.players:
                self._cpu[n].merge(outcome.cpu[player])
                self._wall[n].merge(outcome.wall[player])
        for (a, b), mean in self._pairs.items():
            mean.sample.add(sizes[b] * sums[a] - sizes[a] * sums[b])

    def rows(self) -> tuple[Row, ...]:
        """Return what each side came to; there must be an outcome."""
        return tuple(
            Row(
                name=side.name,
                points=self._points[n].estimate,
                difference=self._differences[n].estimate,
                wins=self._wins[n].estimate,
                moons=self._moons[n][0] / (self._played * len(side.players)),
                moons_against=self._moons[n][1] / (self._played * len(side.players)),
                cpu=self._cpu[n],
                wall=self._wall[n],
            )
            for n, side in enumerate(self.sides)
        )

    def comparisons(self) -> tuple[Comparison, ...]:
        """Return every pair of sides compared; there must be an outcome."""
        return tuple(
            Comparison(
                self.sides[a].name,
                self.sides[b].name,
                mean.estimate,
                is_certain(mean.estimate, self.deals),
            )
            for (a, b), mean in self._pairs.items()
        )
