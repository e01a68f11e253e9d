"""The sampler of hidden hands against every world there is, counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from random import Random

import numpy as np
import pytest

from kierki.search.chance import fraction, new_state
from kierki.search.drawing import FIRST_STORED, STORED, World, draw_worlds
from kierki.search.worlds import Odds, Place, Sampler, prepare, worlds

SUITS = [0x1FFF << 13 * suit for suit in range(4)]
DECK = (1 << 52) - 1

Case = tuple[list[Place], int]


def cards(mask: int) -> list[int]:
    return [card for card in range(52) if mask >> card & 1]


def every_world(places: Sequence[Place], unseen: int) -> Iterator[tuple[int, ...]]:
    """What lies in each place, in every way that the facts allow."""
    if not places:
        if not unseen:
            yield ()
        return
    place, *others = places
    later = 0
    for other in others:
        later |= other.fixed
    free = cards(unseen & ~(place.cannot | place.fixed | later))
    for chosen in combinations(free, place.size - place.fixed.bit_count()):
        here = place.fixed | sum(1 << card for card in chosen)
        for rest in every_world(others, unseen & ~here):
            yield (here, *rest)


def weight(world: Sequence[int], odds: Sequence[Odds]) -> float:
    made = 1.0
    for belief in odds:
        made *= belief.factor ** (world[belief.place] & belief.cards).bit_count()
    return made


def dealt(rng: Random, sizes: Sequence[int], banned: float) -> Case:
    """Places with a true world, and bans on cards that lie elsewhere in it."""
    pack = rng.sample(range(52), sum(sizes))
    unseen = sum(1 << card for card in pack)
    places = []
    for at, size in enumerate(sizes):
        mine = [pack.pop() for _ in range(size)]
        ban = sum(1 << card for card in range(52) if card not in mine and rng.random() < banned)
        places.append(Place(at, size, 0, ban))
    return places, unseen


def by_suits(rng: Random, sizes: Sequence[int]) -> Case:
    """Places without bans but for the suits that a seat is void in."""
    places, unseen = dealt(rng, sizes, 1.0)
    hands = [unseen & ~place.cannot for place in places]
    bans = [sum(suit for suit in SUITS if not suit & hand) for hand in hands]
    kept = [ban if rng.random() < 0.7 else 0 for ban in bans]
    return [Place(p.at, p.size, 0, b) for p, b in zip(places, kept, strict=True)], unseen


def unlikeliness(
    case: Case, odds: Sequence[Odds] = (), *, walked: bool = False, each: int = 20
) -> float:
    """How far the sampler is from all worlds: chi-square, in its standard deviations."""
    places, unseen = case
    expected = {world: weight(world, odds) for world in every_world(places, unseen)}
    total, times = sum(expected.values()), each * len(expected)
    if walked:
        sampler = prepare(places, unseen, odds, limit=-1, stored=times)
        drawn = stored_worlds(sampler, len(places))
    else:
        sampler = prepare(places, unseen, odds)
        drawn = worlds(sampler, new_state(7), times, len(places))
    assert sampler.walked == walked
    assert not sampler.loosened
    seen = Counter(map(tuple, drawn.tolist()))
    assert set(seen) <= set(expected), "a world that the facts do not allow"
    chi = sum(
        (seen[world] - times * share / total) ** 2 / (times * share / total)
        for world, share in expected.items()
    )
    freedom = max(1, len(expected) - 1)
    return (chi - freedom) / sqrt(2 * freedom)


def stored_worlds(sampler: Sampler, places: int) -> World:
    """The worlds that a walk came through, which draws repeat."""
    first, stored = sampler.plan[FIRST_STORED], sampler.plan[STORED]
    return sampler.plan[first : first + stored * places].reshape(stored, places)


SIZES = [(3, 3, 3), (2, 2, 2, 2), (4, 3), (1, 2, 3, 1), (2, 2, 2, 1, 1), (5, 4, 1)]


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("banned", [0.0, 0.2, 0.45])
def test_worlds_are_equally_likely(sizes: tuple[int, ...], banned: float) -> None:
    rng = Random(f"{sizes} {banned}")
    for _ in range(1 + (banned > 0)):
        assert unlikeliness(dealt(rng, sizes, banned)) < 4


@pytest.mark.parametrize("sizes", SIZES)
def test_worlds_with_voids_are_equally_likely(sizes: tuple[int, ...]) -> None:
    rng = Random(str(sizes))
    for _ in range(2):
        assert unlikeliness(by_suits(rng, sizes)) < 4


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("walked", [False, True])
def test_worlds_are_as_likely_as_their_odds(sizes: tuple[int, ...], walked: bool) -> None:
    rng = Random(str(sizes))
    odds = [Odds(0, SUITS[1] | SUITS[2], 2.5), Odds(1, SUITS[2], 0.4), Odds(0, 1 << 7, 3.0)]
    for banned in (0.0, 0.3):
        case = dealt(rng, sizes, banned)
        assert unlikeliness(case, odds, walked=walked) < (8 if walked else 4)


@pytest.mark.parametrize("sizes", SIZES)
@pytest.mark.parametrize("banned", [0.2, 0.35])
def test_walks_reach_every_world_about_as_often(sizes: tuple[int, ...], banned: float) -> None:
    assert unlikeliness(dealt(Random(f"{sizes} {banned}"), sizes, banned), walked=True) < 8


def test_a_hand_in_two_places_and_cards_that_are_known() -> None:
    """Seat 1 was given one card of the talon, or another; seat 2 was passed the queen."""
    talon, queen = 0b111, 1 << 36
    unseen = talon | queen | 0b11111 << 20
    places = [Place(0, 3, 0, talon), Place(0, 1), Place(1, 5, queen)]
    seen = worlds(prepare(places, unseen), new_state(1), 2_000, 2)
    assert (seen[:, 0] | seen[:, 1] == unseen).all()
    assert (seen[:, 0] & seen[:, 1] == 0).all()
    assert all((hand & talon).bit_count() <= 1 for hand in seen[:, 0].tolist())
    assert (seen[:, 1] & queen != 0).all()
    separate = [Place(at, p.size, p.fixed, p.cannot) for at, p in enumerate(places)]
    assert unlikeliness((separate, unseen)) < 4


@pytest.mark.parametrize("players", [4, 6, 7])
def test_whole_hands_keep_every_fact(players: int) -> None:
    rng = Random(players)
    for size in range(1, 52 // players + 1):
        for case in (by_suits(rng, [size] * players), dealt(rng, [size] * players, 0.3)):
            for limit in (-1, 400_000):
                places, unseen = case
                for world in worlds(
                    prepare(places, unseen, limit=limit), new_state(3), 50, players
                ).tolist():
                    assert [hand.bit_count() for hand in world] == [size] * players
                    assert sum(world) == unseen
                    assert not any(hand & p.cannot for hand, p in zip(world, places, strict=True))


@pytest.mark.parametrize("limit", [-1, 400_000])
def test_the_same_state_draws_the_same_worlds(limit: int) -> None:
    case = by_suits(Random(5), (7,) * 6)
    first, again, other = (
        worlds(prepare(*case, limit=limit), new_state(seed), 20, 6) for seed in (1, 1, 2)
    )
    assert (first == again).all()
    assert (first != other).any()


def test_nothing_else_of_a_position_is_touched() -> None:
    case = by_suits(Random(6), (4, 4))
    position = np.full((1, 40), -5, np.int64)
    sampler = prepare(*case)
    draw_worlds(sampler.plan, sampler.ways, new_state(1), position)
    assert (position[0, 2:] == -5).all()
    assert (position[0, :2] >= 0).all()


def test_contradictions_are_loosened_and_said() -> None:
    unseen = 0b111111
    nobody = [Place(0, 3, 0, 0b1), Place(1, 3, 0, 0b1)]
    idle = [Place(0, 3, 0, DECK), Place(1, 3)]
    crowded = [Place(0, 2, 0, 0b111100), Place(1, 2, 0, 0b111100), Place(2, 2)]
    for places in (nobody, idle, crowded, crowded[:2], [Place(0, 9), Place(1, 2)]):
        for limit in (-1, 400_000):
            sampler = prepare(places, unseen, limit=limit)
            assert sampler.loosened
            for row in worlds(sampler, new_state(1), 20, 3).tolist():
                assert sum(row) & ~unseen == 0
                assert sum(row).bit_count() == sum(hand.bit_count() for hand in row)
    for row in worlds(prepare(crowded, unseen), new_state(1), 20, 3).tolist():
        assert [hand.bit_count() for hand in row] == [2, 2, 2]


def test_nothing_hidden() -> None:
    for limit in (-1, 400_000):
        sampler = prepare([Place(0, 2, 0b11), Place(1, 0)], 0, limit=limit)
        assert not sampler.loosened
        assert worlds(sampler, new_state(1), 2, 2).tolist() == [[3, 0], [3, 0]]
        assert worlds(prepare([], 0, limit=limit), new_state(1), 1, 1).tolist() == [[0]]


def test_only_one_world_is_found_at_once() -> None:
    places = [Place(seat, 1, 0, DECK & ~(1 << seat)) for seat in range(5)]
    for limit in (-1, 400_000):
        sampler = prepare(places, 0b11111, limit=limit)
        assert not sampler.loosened
        assert worlds(sampler, new_state(1), 1, 5).tolist() == [[1, 2, 4, 8, 16]]


def test_fractions_fill_the_unit_evenly() -> None:
    state = new_state(11)
    with np.errstate(over="ignore"):
        drawn = [fraction(state) for _ in range(4_000)]
    assert 0 <= min(drawn) < max(drawn) < 1
    tenths = Counter(int(10 * value) for value in drawn)
    assert all(abs(tenths[tenth] - 400) < 80 for tenth in range(10))
