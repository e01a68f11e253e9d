"""A whole match of Kierki: which deals, who deals, who wins, and that it balances: R-MATCH."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from kierki.cards import CardSet, Seat, deck
from kierki.cards.shuffle import first_dealer
from kierki.game import Match, start, to_act, view_of
from kierki.game.events import TrickTaken
from kierki.game.state import Finished, Tricks
from kierki.testing.playing import turns
from kierki.variants import Variant, build, preset
from kierki.variants.options import KierkiOptions, declared
from support import (
    LONG,
    PLAYERS,
    ending,
    lottery_contract,
    one_deal,
    play,
    points,
    trick_contract,
    variant,
)

SIX = [
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
]


def played(whole: Variant, rng: Random, dealer: int | None = None) -> Match:
    match = start(whole, rng.randbytes(32), dealer=None if dealer is None else Seat(dealer)).match
    for turn in turns(match, rng):
        match = turn.after
    return match


# R-MATCH-1 and -2


@pytest.mark.parametrize("players", PLAYERS)
def test_match_1_kierki(players: int) -> None:
    whole = variant("kierki", players)
    assert [c.key for c in whole.schedule] == [*SIX, "robber", *["trump"] * players, "lottery"]
    last = trick_contract(whole.contracts["last-tricks"]).trick_points
    assert [n for n, value in enumerate(last, 1) if value] == sorted({7, len(last)})
    assert trick_contract(whole.contracts["trump"]).trump_call == "first-five"
    lottery = lottery_contract(whole.contracts["lottery"])
    assert (lottery.start.name, lottery.first) == ("SEVEN", "dealer")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("options", "positive"),
    [
        ({}, "lottery"),
        ({"positive": "trump"}, "trump"),
        ({"robber": True}, "robber trump lottery"),
        ({"robber": True, "positive": "trump"}, "robber trump lottery"),
        ({"lottery_count": "per-seat"}, "lotteries"),
        ({"robber": True, "lottery_count": "per-seat"}, "robber trump lotteries"),
    ],
)
def test_match_2_classic(options: dict[str, object], positive: str, players: int) -> None:
    whole = variant("kierki-classic", players, **options)
    more = {
        "robber": ["robber"],
        "trump": ["trump"] * players,
        "lottery": ["lottery"],
        "lotteries": ["lottery"] * players,
    }
    expected = [*SIX, *(key for word in positive.split() for key in more[word])]
    assert [c.key for c in whole.schedule] == expected
    last = trick_contract(whole.contracts["last-tricks"]).trick_points
    assert [n for n, value in enumerate(last, 1) if value] == [len(last)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("key", ["kierki", "kierki-classic"])
def test_match_1_and_2_are_played_to_the_last_deal(key: str, players: int) -> None:
    whole = variant(key, players)
    match = played(whole, Random(players))
    assert [result.contract for result in match.results] == [c.key for c in whole.schedule]
    assert [result.number for result in match.results] == [*range(1, len(whole.schedule) + 1)]


# The deal moves left


@pytest.mark.parametrize("players", PLAYERS)
def test_match_1_the_deal_moves_left(players: int) -> None:
    for dealer in range(players):
        match = played(variant("kierki", players), Random(dealer), dealer)
        dealers = [result.dealer for result in match.results]
        assert dealers == [(dealer + n) % players for n in range(len(dealers))]


@pytest.mark.parametrize("players", PLAYERS)
def test_match_1_the_first_dealer_is_drawn(players: int) -> None:
    rng, seen = Random(players), set()
    for _ in range(60):
        seed = rng.randbytes(32)
        match = start(variant("kierki", players), seed).match
        assert isinstance(match.phase, Tricks)
        dealer = match.phase.deal.dealer
        assert dealer == first_dealer(seed, players)
        assert to_act(match.phase) == ((dealer + 1) % players,)
        seen.add(dealer)
    assert seen == set(range(players))


# R-MATCH-3


def finish(totals: tuple[int, ...]) -> Match:
    whole = one_deal("no-king-of-hearts")
    return play(ending(whole, "2D", "3D", "4D", "KH", totals=totals), "2D 3D 4D KH")


@pytest.mark.parametrize(
    ("totals", "final", "winners"),
    [
        ((150, 100, 50, 0), (150, 100, -100, 0), (0,)),
        ((0, -100, 300, -350), (0, -100, 150, -350), (2,)),
        ((150, 150, 50, -200), (150, 150, -100, -200), (0, 1)),  # GE-06
        ((-200, 150, -50, 150), (-200, 150, -200, 150), (1, 3)),
        ((0, 0, 150, 0), (0, 0, 0, 0), (0, 1, 2, 3)),
        ((-400, -300, -150, -350), (-400, -300, -300, -350), (1, 2)),
    ],
)
def test_match_3_GE_06_the_highest_total_wins_and_equal_totals_share(
    totals: tuple[int, ...], final: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    match = finish(totals)
    assert points(match) == (0, 0, -150, 0)
    assert match.totals == final
    assert match.phase == Finished(tuple(map(Seat, winners)))


# R-MATCH-4


CHOICES: dict[str, tuple[object, ...]] = {
    "last_tricks": ("last", "last-two", "seventh-and-last"),
    "king_must_drop": (False, True),
    "robber": (False, True),
    "positive": ("lottery", "trump"),
    "trump_call": ("declarer", "first-five", "talon"),
    "lottery_start": (7, 8),
    "lottery_first": ("dealer", "left"),
    "lottery_count": ("one", "per-seat"),
    "finish_early": (False, True),
}


def test_match_4_every_option_is_among_the_choices() -> None:
    assert set(CHOICES) | {"win"} == set(declared(KierkiOptions.FAMILY))


def option_sets(**fixed: object) -> Iterator[dict[str, object]]:
    """Every choice of all options but those *fixed*."""
    choices = {key: (fixed[key],) if key in fixed else values for key, values in CHOICES.items()}
    for values in product(*choices.values()):
        yield dict(zip(choices, values, strict=True))


@pytest.mark.parametrize("finish_early", [False, True])
@pytest.mark.parametrize("last_tricks", CHOICES["last_tricks"])
@pytest.mark.parametrize("robber", [False, True])
@pytest.mark.parametrize("players", [3, 4])
def test_match_4_totals_sum_to_nothing(
    players: int, robber: bool, last_tricks: str, finish_early: bool
) -> None:
    """For every option set; those that make the very same deals are played once."""
    rng = Random(f"{players} {robber} {last_tricks} {finish_early}")
    seen = set()
    definition = preset("kierki")
    for options in option_sets(robber=robber, last_tricks=last_tricks, finish_early=finish_early):
        whole = build(definition, players=players, options=options)
        assert sum(contract.total(players) for contract in whole.schedule) == 0
        if whole.schedule in seen:
            continue
        seen.add(whole.schedule)
        for _ in range(LONG):
            match = played(whole, rng)
            assert sum(match.totals) == 0, options
            assert len(match.results) == len(whole.schedule)
    assert len(seen) == (48 if robber else 22)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("key", ["kierki", "kierki-classic"])
def test_match_4_presets_sum_to_nothing(key: str, players: int) -> None:
    rng = Random(f"{key} {players}")
    for _ in range(5 * LONG):
        assert sum(played(variant(key, players), rng).totals) == 0


# R-MATCH-5


CONTRACTS = [c.key for c in dict.fromkeys(variant().schedule)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("contract", CONTRACTS)
@pytest.mark.parametrize("form", ["last", "last-two", "seventh-and-last"])
def test_match_5_each_deal_shares_out_what_its_table_says(
    contract: str, players: int, form: str
) -> None:
    """Six players: less what the stock card would have cost (R-NEG-3)."""
    rng = Random(f"{contract} {players} {form}")
    calls = ["declarer", "first-five", *(["talon"] if players < 5 else [])]
    for call in calls if contract == "trump" else calls[:1]:
        whole = one_deal(contract, players=players, last_tricks=form, trump_call=call)
        for _ in range(2 * LONG):
            result = played(whole, rng).results[0]
            lost = 0
            if contract != "lottery" and result.stock is not None:
                lost = trick_contract(whole.contract(1)).card_points[result.stock]
            assert sum(result.points) == whole.contract(1).total(players) - lost


@pytest.mark.parametrize(
    ("players", "tables"),
    [
        (3, [-255, -260, -240, -240, -140, -140]),
        (4, [-260, -260, -240, -240, -150, -150]),
        (5, [-200, -260, -240, -240, -150, -150]),
        (6, [-160, -260, -240, -240, -150, -150]),
        (7, [-140, -260, -240, -240, -150, -150]),
    ],
)
def test_match_5_the_tables(players: int, tables: list[int]) -> None:
    whole = variant(players=players)
    assert [c.total(players) for c in whole.schedule[:6]] == tables
    assert whole.contracts["robber"].total(players) == sum(tables)


@pytest.mark.parametrize("players", [5, 7])
def test_match_5_the_sum_is_what_the_tables_give(players: int) -> None:
    whole = variant(players=players)
    expected = sum(contract.total(players) for contract in whole.schedule)
    assert expected != 0
    assert sum(played(whole, Random(players)).totals) == expected


# After an early end


def test_match_1_SK_04_the_deal_after_an_early_end_is_whole() -> None:
    whole = variant("kierki")
    two = replace(whole, schedule=whole.schedule[4:6])
    assert [c.key for c in two.schedule] == ["no-king-of-hearts", "last-tricks"]
    hands = ["2D 2C 3C", "3D 4C 5C", "KH 6C 7C", "AD 8C 9C"]
    match = play(ending(two, *hands, number=4), "2D 3D KH AD")
    assert points(match) == (0, 0, 0, -150)
    assert match.results[0].early is True
    assert isinstance(match.phase, Tricks)
    dealt = [view_of(match, Seat(seat)).hand for seat in range(4)]
    assert [len(hand) for hand in dealt] == [13] * 4
    assert CardSet.of(c for hand in dealt for c in hand) == CardSet.of(deck(4))
    paid: dict[int, int] = {}
    late = replace(match, variant=replace(two, options=replace(two.options, finish_early=False)))
    for turn in turns(late, Random(4)):
        paid |= {e.number: e.points for e in turn.events if isinstance(e, TrickTaken)}
    assert {number: cost for number, cost in paid.items() if cost} == {7: -75, 13: -75}
