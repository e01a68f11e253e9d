"""Means, differences and their errors, against toys worked out by hand."""

from __future__ import annotations

from math import inf, isclose, sqrt
from random import Random
from statistics import mean, stdev

import pytest

from arena.arenas import plan_of, played
from kierki.arena.outcome import Game, Outcome
from kierki.arena.plan import Unit
from kierki.arena.sums import Estimate, Sums, is_certain, sides_of
from kierki.arena.times import Times

NO_TIMES = (Times(), Times(), Times())


def toy(seats: list[str], *, duplicate: bool = False) -> Sums:
    plan = plan_of("hearts", seats, duplicate=duplicate)
    return Sums(plan, plan.contests[0])


def outcome(index: int, *games: tuple[int, ...], moons: tuple[int, ...] = ()) -> Outcome:
    made = [Game(points, moons if n == 0 else ()) for n, points in enumerate(games)]
    return Outcome(Unit("black-lady", index), tuple(made), NO_TIMES, NO_TIMES)


def test_one_game_a_deal() -> None:
    sums = toy(["casual", "random", "random"])
    for index, points in enumerate([(2, 10, 14), (6, 20, 0), (1, 25, 0)]):
        sums.add(outcome(index, points))
    casual, random = sums.rows()
    assert casual.points.mean == 3
    assert casual.points.error == sqrt(7) / sqrt(3)  # 2, 6, 1
    assert isclose(casual.difference.mean, (-10 - 4 - 11.5) / 3)
    assert random.points.mean == (12 + 10 + 12.5) / 3
    assert random.difference.mean == -casual.difference.mean
    (pair,) = sums.comparisons()
    assert (pair.first, pair.second) == ("casual", "random")
    assert pair.difference == casual.difference
    assert not pair.certain


def test_rotations_of_a_deal_are_one_observation() -> None:
    sums = toy(["casual", "random", "random"], duplicate=True)
    sums.add(outcome(0, (0, 13, 13), (3, 20, 3), (6, 0, 20)))
    sums.add(outcome(1, (5, 10, 11), (5, 11, 10), (5, 21, 0)))
    assert (sums.deals, sums.games) == (2, 6)
    casual, random = sums.rows()
    assert casual.points == Estimate(4.0, 1.0)  # 3 and 5, whatever there was within
    assert random.points == Estimate(11.0, 0.5)
    assert casual.difference == Estimate(-7.0, 1.5)


def test_single_deal_has_no_error() -> None:
    sums = toy(["casual", "random", "random"])
    sums.add(outcome(0, (2, 10, 14)))
    assert sums.rows()[0].points == Estimate(2.0, None)
    assert sums.comparisons()[0].difference.z is None


def test_moons_for_and_against() -> None:
    sums = toy(["casual", "random", "random"])
    sums.add(outcome(0, (26, 0, 26), moons=(1,)))
    sums.add(outcome(1, (0, 26, 26), moons=(0,)))
    sums.add(outcome(2, (5, 15, 6)))
    sums.add(outcome(3, (5, 15, 6)))
    casual, random = sums.rows()
    assert (casual.moons, casual.moons_against) == (1 / 4, 1 / 4)
    assert (random.moons, random.moons_against) == (1 / 8, 3 / 8)


def test_wins_of_matches_are_shared() -> None:
    plan = plan_of("kierki", "hrr", matches=True)
    sums = Sums(plan, plan.contests[0])
    for winners in ((0,), (0, 1), (1, 2), (0, 1, 2)):
        game = Game((0, 0, 0), deals=11, winners=winners)
        sums.add(Outcome(Unit("*", 0), (game,), NO_TIMES, NO_TIMES))
    casual, random = sums.rows()
    assert isclose(casual.wins.mean, (1 + 1 / 2 + 0 + 1 / 3) / 4)
    assert isclose(casual.wins.mean + 2 * random.wins.mean, 1)


def test_errors_are_those_of_the_means_of_deals() -> None:
    rng = Random(7)
    sums = toy(["casual", "random", "casual"], duplicate=True)
    deals = [[tuple(rng.randrange(27) for _ in range(3)) for _ in range(3)] for _ in range(50)]
    for index, games in enumerate(deals):
        sums.add(outcome(index, *games))
    own = [mean((game[0] + game[2]) / 2 for game in games) for games in deals]
    others = [mean(game[1] for game in games) for games in deals]
    gaps = [a - b for a, b in zip(own, others, strict=True)]
    (pair,) = sums.comparisons()
    assert pair.difference.error is not None
    assert isclose(pair.difference.mean, mean(gaps))
    assert isclose(pair.difference.error, stdev(gaps) / sqrt(50))
    assert isclose(sums.rows()[0].points.mean, mean(own))


def test_order_of_deals_changes_no_digit() -> None:
    rng = Random(8)
    deals = [outcome(n, (rng.randrange(27), rng.randrange(27), 5)) for n in range(40)]
    forward, backward = (toy(["casual", "random", "random"]) for _ in range(2))
    for each in deals:
        forward.add(each)
    for each in reversed(deals):
        backward.add(each)
    assert forward.rows() == backward.rows()
    assert forward.comparisons() == backward.comparisons()


def test_players_of_one_kind_are_each_for_themselves() -> None:
    sides = sides_of(("random",) * 3)
    assert [side.players for side in sides] == [(0,), (1,), (2,)]


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(9, 2.2622), (19, 2.0930), (29, 2.0452), (999, 1.9623)]
)
def test_certainty_is_students(freedom: int, quantile: float) -> None:
    assert is_certain(Estimate(quantile + 0.002, 1.0), freedom + 1)
    assert is_certain(Estimate(-quantile - 0.002, 1.0), freedom + 1)
    assert not is_certain(Estimate(quantile - 0.002, 1.0), freedom + 1)


def test_few_deals_make_nothing_certain() -> None:
    assert not is_certain(Estimate(100.0, 1.0), 9)
    assert Estimate(2.0, 0.0).z == inf
    assert Estimate(0.0, 0.0).z == 0
    assert not is_certain(Estimate(0.0, 0.0), 1000)


@pytest.mark.parametrize("variant", ["hearts", "kierki"])
def test_players_who_play_alike_differ_by_exactly_nothing(variant: str) -> None:
    plan = plan_of(variant, "hhhh", duplicate=True)
    outcomes = played(plan, 3)
    for contest in plan.contests:
        sums = Sums(plan, contest)
        for each in outcomes:
            if each.unit.contest == contest.key:
                sums.add(each)
        assert all(row.difference == Estimate(0.0, 0.0) for row in sums.rows())
        assert all(pair.difference.z == 0 for pair in sums.comparisons())
        assert len(sums.comparisons()) == 6


def test_times() -> None:
    times = Times()
    assert (times.mean, times.quantile(0.99)) == (None, None)
    for microseconds in range(1, 1001):
        times.add(1000 * microseconds)
    assert times.mean == 500_500
    assert times.largest == 1_000_000
    for share in (0.5, 0.9, 0.99, 1.0):
        found = times.quantile(share)
        assert found is not None
        assert isclose(found, share * 1_000_000, rel_tol=0.011)
    half, rest = Times(), Times()
    half.add(5)
    rest.add(0)
    half.merge(rest)
    assert (half.count, half.total, half.largest) == (2, 5, 5)
    assert Times.read(times.write()) == times
