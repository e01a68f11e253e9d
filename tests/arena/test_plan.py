"""What is played: contests, rotations, seeds, dealers, and lists of seats."""

from __future__ import annotations

from collections import Counter

import pytest

from arena.arenas import SEED, plan_of, played, units_of, without_times
from kierki.arena.errors import ArenaError
from kierki.arena.outcome import Outcome, read_outcome, write_outcome
from kierki.arena.plan import MATCH, Plan, Unit, seat_specs
from kierki.arena.table import Table
from kierki.bots import play_match
from kierki.bots.registry import make_bot
from kierki.cards.errors import KierkiError
from kierki.game import View, shown_totals
from kierki.variants import Direction, TrickContract, preset, preset_keys


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("a,b,c", ("a", "b", "c")),
        (" a , b", ("a", "b")),
        ("strong:worlds=9,moon=off,random", ("strong:worlds=9,moon=off", "random")),
        ("a:x=1,cmd:./bot -k=1,b", ("a:x=1", "cmd:./bot -k=1", "b")),
        ('cmd:"my bot" 1,cmd:b "1,2" c,d', ('cmd:"my bot" 1', 'cmd:b "1,2" c', "d")),
        ("cmd:b,x=1", ("cmd:b", "x=1")),
        ("a,,b", ("a", "", "b")),
    ],
)
def test_seats_are_divided_by_commas(text: str, specs: tuple[str, ...]) -> None:
    assert seat_specs(text) == specs


def test_every_contract_is_a_contest_whose_deal_comes_first() -> None:
    plan = plan_of("kierki", "hrrr")
    assert [contest.key for contest in plan.contests] == [
        "no-tricks", "no-hearts", "no-queens", "no-kings-and-jacks", "no-king-of-hearts",
        "last-tricks", "robber", "trump", "lottery",
    ]  # fmt: skip
    for contest in plan.contests:
        (variant,) = contest.tables
        assert variant.contract(1).key == contest.key
        assert Counter(c.key for c in variant.schedule)["trump"] == 4
        assert len(variant.schedule) == 12


def test_hearts_pass_in_each_direction_in_turn() -> None:
    (contest,) = plan_of("hearts", "hrrr").contests
    for n, direction in enumerate([*contest_cycle(), *contest_cycle()]):
        contract = contest.variant(n).contract(1)
        assert isinstance(contract, TrickContract)
        assert contract.passing is not None
        assert contract.passing.cycle == (direction,)


def contest_cycle() -> tuple[Direction, ...]:
    return (Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD)


def test_players_move_on_by_one_seat() -> None:
    plan = plan_of("kierki", "hrrrr", duplicate=True)
    assert plan.rotations(7) == (0, 1, 2, 3, 4)
    alone = plan_of("kierki", "hrrrr")
    assert [alone.rotations(n) for n in (0, 4, 5, 24, 25)] == [(0,), (0,), (1,), (4,), (0,)]
    (trump,) = plan_of("kierki", "hrrrr", contracts=["trump"]).contests
    assert [trump.dealer(n) for n in range(6)] == [0, 1, 2, 3, 4, 0]


@pytest.mark.parametrize(("variant", "contract"), [("hearts", "black-lady"), ("kierki", "robber")])
def test_each_rotation_is_the_same_deal_with_players_moved(variant: str, contract: str) -> None:
    """A bot that leaves nothing to chance takes in each seat what it took there before."""
    mixed = ["casual", "random", "random", "random"]
    plan = plan_of(variant, mixed, duplicate=True, contracts=[contract])
    same = plan_of(variant, "hhhh", duplicate=True, contracts=[contract])
    (outcome,), (alike,) = played(plan, 1), played(same, 1)
    by_seat = [
        [game.points[(seat - rotation) % 4] for seat in range(4)]
        for rotation, game in enumerate(alike.games)
    ]
    assert by_seat == [by_seat[0]] * 4
    assert len(outcome.games) == 4
    assert len({game.points for game in outcome.games}) > 1


def test_rotated_player_sits_where_it_should() -> None:
    plan = plan_of("hearts", "hhhh", duplicate=True)
    seen: list[tuple[int, int]] = []

    with Table(plan) as table:
        table.play(Unit("black-lady", 0))
        for player, there in enumerate(table._players):
            choose = there.choose

            def watched(view: View, rng: object, n: int = player, c: object = choose) -> object:
                assert view.seat is not None
                seen.append((n, view.seat))
                return c(view, rng)  # type: ignore[operator]

            there.choose = watched  # type: ignore[method-assign, assignment]
        table.play(Unit("black-lady", 3))
    in_each = Counter(seen)
    assert in_each == Counter({(p, s): 13 for p in range(4) for s in range(4)})


def test_deals_hang_on_seed_contest_and_number_alone() -> None:
    plan = plan_of("kierki", "hhhh", duplicate=True)
    other = plan_of("kierki", "hhhh", duplicate=True, contracts=["robber"])
    third = plan_of("kierki", "hhhh", duplicate=True, seed=bytes(32), contracts=["robber"])
    units = [unit for unit in units_of(plan, 2) if unit.contest == "robber"]
    with Table(plan) as a, Table(other) as b, Table(third) as c:
        first = [without_times(a.play(unit)) for unit in units]
        assert first == [without_times(b.play(unit)) for unit in units]
        assert first != [without_times(c.play(unit)) for unit in units]
    seeds = {plan.deal_seed(unit) for unit in units_of(plan, 9)}
    assert len(seeds) == 81
    draws = {plan.decisions_seed(Unit("robber", n), r) for n in range(9) for r in range(4)}
    assert len(draws | seeds) == 81 + 36


def test_seeds_are_as_documented() -> None:
    from hashlib import sha256

    plan = plan_of("hearts", "hhhh")
    unit = Unit("black-lady", 258)
    tail = b"\x00\x00\x01\x02black-lady"
    assert plan.deal_seed(unit) == sha256(b"kierki arena deal 1" + SEED + tail).digest()
    drawn = sha256(b"kierki arena decisions 1" + SEED + b"\x03" + tail).digest()
    assert plan.decisions_seed(unit, 3) == drawn


def test_match_is_what_anybody_would_play() -> None:
    plan = plan_of("kierki", "hhhh", matches=True)
    (outcome,) = played(plan, 1)
    variant, seed = plan.contests[0].tables[0], plan.deal_seed(Unit(MATCH, 0))
    match = play_match(variant, seed, [make_bot("casual")] * 4)
    (game,) = outcome.games
    assert game.points == shown_totals(variant, match.match.totals)
    assert game.winners == match.winners
    assert game.deals == 12
    assert sum(game.points) == 0


@pytest.mark.parametrize("key", preset_keys())
def test_every_preset_is_played_by_as_many_as_may(key: str) -> None:
    from kierki.variants import players_of

    for players in players_of(preset(key)):
        (*_, outcome) = played(plan_of(key, "r" * players), 1)
        assert len(outcome.games[0].points) == players


def test_auctions_are_played() -> None:
    settings = {"trump_call": "talon"}
    plan = plan_of("kierki", "hrrr", contracts=["trump"], settings=settings)
    assert len(played(plan, 4)) == 4


def test_better_is_as_the_points_are_shown() -> None:
    assert not plan_of("hearts", "hhhh").contests[0].higher_wins
    assert plan_of("kierki", "hhhh").contests[0].higher_wins
    assert plan_of("hearts-reverse", "hhhh").contests[0].higher_wins
    assert not plan_of("hearts-pool", "hhhh").contests[0].higher_wins
    assert plan_of("hearts-pool", "hhhh", matches=True).contests[0].higher_wins


def test_outcome_is_read_as_it_was_written() -> None:
    plan = plan_of("hearts", "hrhr", duplicate=True)
    for outcome in [*played(plan, 2), *played(plan_of("kierki", "hrr", matches=True), 1)]:
        assert isinstance(outcome, Outcome)
        assert read_outcome(write_outcome(outcome)) == outcome


@pytest.mark.parametrize(
    ("players", "wishes", "id"),
    [
        ("hh", {}, "arena-players"),
        ("hhhhhhhh", {}, "arena-players"),
        ("hhhh", {"contracts": ["trump", "poker"]}, "arena-contract"),
        (["casual"] * 3 + ["nobody"], {}, "bot-unknown"),
        (["casual"] * 3 + ["casual:x=1"], {}, "bot-setting"),
        (["casual"] * 3 + ["cmd:"], {}, "arena-no-command"),
        (["casual"] * 3 + ["cmd:'x"], {}, "arena-no-command"),
        (["casual"] * 3 + ["cmd:x"], {}, "arena-program-variant"),
        ("hhhhh", {"settings": {"trump_call": "talon"}}, "error-option-players"),
        ("hhhh", {"settings": {"colour": "red"}}, "error-unknown-option"),
    ],
)
def test_plans_that_make_no_sense(players: str, wishes: dict[str, object], id: str) -> None:
    with pytest.raises(KierkiError) as caught:
        plan_of("kierki", players, **wishes)
    assert caught.value.id == id
    assert isinstance(caught.value, ArenaError) == id.startswith("arena-")


def test_plan_can_be_sent_to_another_process() -> None:
    import pickle

    plan = plan_of("hearts", "hrhr", duplicate=True)
    again = pickle.loads(pickle.dumps(plan))
    assert isinstance(again, Plan)
    assert again == plan
