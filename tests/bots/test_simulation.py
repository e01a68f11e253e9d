"""Many matches: their seeds, sums and errors."""

from fractions import Fraction
from hashlib import sha256
from itertools import islice
from statistics import fmean, stdev

import pytest

from kierki.bots import UnknownBotError
from kierki.bots.simulation import (
    BotCountError,
    Outcome,
    Sample,
    Simulation,
    Tally,
    bots_of,
    match_seed,
    outcome_of,
    outcomes,
)
from kierki.cards import Seat
from kierki.record import loads, replay
from support import variant

SEED = bytes(range(32))


def test_seeds_of_matches_are_as_documented() -> None:
    index = 258
    expected = sha256(b"kierki simulation 1" + SEED + b"\x00\x00\x01\x02").digest()
    assert match_seed(SEED, index) == expected
    assert len({match_seed(SEED, i) for i in range(1_000)}) == 1_000


def test_one_bot_for_all_or_one_each() -> None:
    assert bots_of("random", 3) == ("random",) * 3
    assert bots_of(" Casual, random,random ", 3) == ("casual", "random", "random")
    settings = "strong:worlds=40, casual,master:worlds=7"
    assert bots_of(settings, 3) == ("strong:worlds=40", "casual", "master:worlds=7")


@pytest.mark.parametrize("names", ["random,random", "random,random,random,random"])
def test_too_few_or_too_many_bots(names: str) -> None:
    with pytest.raises(BotCountError) as refused:
        bots_of(names, 3)
    assert refused.value.facts == {"found": names.count(",") + 1, "accepts": 3}


@pytest.mark.parametrize("names", ["", "clever", "random,,random", "random,"])
def test_unknown_bots(names: str) -> None:
    with pytest.raises(UnknownBotError):
        bots_of(names, 3)


def test_mean_and_error_are_the_textbook_ones() -> None:
    numbers = [3, -20, 0, 47, -20, 5]
    sample = Sample()
    for number in numbers:
        sample.add(number)
    assert sample.mean == pytest.approx(fmean(numbers))
    assert sample.error == pytest.approx(stdev(numbers) / len(numbers) ** 0.5)


def test_error_of_one_number_is_unknown() -> None:
    sample = Sample()
    sample.add(7)
    assert (sample.mean, sample.error) == (7, None)


def test_error_of_great_numbers_is_exact() -> None:
    sample = Sample()
    for number in (10**9, 10**9 + 1, 10**9 + 2):
        sample.add(number)
    assert sample.error == pytest.approx((1 / 3) ** 0.5)


def test_tally_shares_a_shared_win() -> None:
    tally = Tally(4)
    tally.add(Outcome((5, 5, 1, 1), (Seat(0), Seat(1)), (("trump", (5, 5, 1, 1)),), None))
    tally.add(Outcome((9, 5, 1, 1), (Seat(0),), (("trump", (9, 5, 1, 1)),), None))
    assert tally.wins == [Fraction(3, 2), Fraction(1, 2), 0, 0]
    assert [sample.total for sample in tally.totals] == [14, 10, 2, 2]
    assert tally.contracts["trump"][0].count == 2


def test_simulated_match_hangs_on_its_index_alone() -> None:
    simulation = Simulation(variant(), SEED, ("random",) * 4)
    third = outcome_of(simulation, 2)
    assert list(islice(outcomes(simulation, 9), 3))[2] == third
    assert sum(third.totals) == 0
    assert third.totals == tuple(map(sum, zip(*(p for _, p in third.deals), strict=True)))


def test_record_tells_what_was_played() -> None:
    bots = ("casual", "random", "random")
    simulation = Simulation(variant("hearts", 3), SEED, bots, recorded=True)
    outcome = outcome_of(simulation, 0)
    assert outcome.record is not None
    record = loads(outcome.record)
    assert record.seed == match_seed(SEED, 0)
    assert record.bots == bots
    assert replay(record).totals == outcome.totals


def test_countdown_is_told_as_announced() -> None:
    outcome = outcome_of(Simulation(variant("hearts-pool"), SEED, ("random",) * 4), 0)
    assert min(outcome.totals) <= 0
    assert max(outcome.totals) <= 100
