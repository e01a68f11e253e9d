"""Bots against each other in every contract: no illegal answer, no exception, better than chance.

``KIERKI_BOT_DEALS=10000`` plays so many deals of each contract instead of a few.
"""

import logging
import os
from statistics import fmean, stdev

import pytest

from bots.playing import every_variant, seed_of
from kierki.bots import Bot, decision_rng, make_bot, play_match
from kierki.game import Match, apply, start, to_act, view_of
from kierki.record import Record, replay
from kierki.variants import Variant
from support import HEARTS_PRESETS, one_deal, variant

DEALS = int(os.environ.get("KIERKI_BOT_DEALS", "24"))
KIERKI = list(variant().contracts)
CONTRACTS = [("kierki", contract) for contract in KIERKI] + list(HEARTS_PRESETS.items())


def unguarded(table: Variant, seed: bytes, bots: list[Bot]) -> Match:
    """A match without the guard, so that an illegal answer or an exception is seen."""
    match, _ = start(table, seed)
    index = 0
    while not match.is_over:
        seat = to_act(match.phase)[0]
        action = bots[seat].choose(view_of(match, seat), decision_rng(seed, seat, index))
        match, _ = apply(match, seat, action)
        index += 1
    return match


def seated(names: str, players: int, turn: int) -> list[Bot]:
    """Bots of two kinds by turns around the table, each kind in each seat in time."""
    pair = names.split()
    return [make_bot(pair[(seat + turn) % 2]) for seat in range(players)]


@pytest.mark.parametrize(("key", "contract"), CONTRACTS)
@pytest.mark.parametrize("names", ["casual random", "random random", "casual casual"])
def test_BI_12_no_illegal_answer_in_any_contract(key: str, contract: str, names: str) -> None:
    players = 3 if key.startswith("black-maria") else 4
    table = one_deal(contract, key, players)
    for deal in range(DEALS):
        assert unguarded(table, seed_of((contract, deal)), seated(names, players, deal)).is_over


@pytest.mark.parametrize(("key", "contract"), CONTRACTS)
def test_BI_12_no_illegal_answer_of_a_bot_that_searches(key: str, contract: str) -> None:
    players = 3 if key.startswith("black-maria") else 4
    table = one_deal(contract, key, players)
    for deal in range(DEALS // 6):
        bots = seated("strong:worlds=4 random", players, deal)
        assert unguarded(table, seed_of((contract, deal)), bots).is_over


@pytest.mark.parametrize("table", every_variant(), ids=lambda v: f"{v.key}-{v.players}")
def test_BI_12_no_illegal_answer_in_any_variant(table: Variant) -> None:
    for turn in range(2):
        seed = seed_of((table.key, turn))
        assert unguarded(table, seed, seated("casual random", table.players, turn)).is_over


def lead(key: str, contract: str) -> tuple[float, float]:
    """How much better the careful bot scores than three random ones a deal, and the error."""
    table = one_deal(contract, key)
    sign = -1 if table.win == "lowest" else 1
    leads = []
    for deal in range(max(40, DEALS)):
        whole = 0.0
        for seat in range(4):  # the same cards in each seat
            bots = [make_bot("casual" if s == seat else "random") for s in range(4)]
            totals = play_match(table, seed_of((contract, deal)), bots).match.totals
            whole += sign * (totals[seat] - (sum(totals) - totals[seat]) / 3)
        leads.append(whole / 4)
    return fmean(leads), stdev(leads) / len(leads) ** 0.5


@pytest.mark.parametrize(
    ("key", "contract"),
    [
        *(("kierki", contract) for contract in KIERKI),
        ("hearts", "black-lady"),
        ("hearts-reverse", "black-lady"),
        ("hearts-omnibus", "omnibus"),
    ],
)
def test_careful_bot_beats_chance(key: str, contract: str) -> None:
    mean, error = lead(key, contract)
    assert mean > 5 * error


def test_match_is_the_same_wherever_it_is_played() -> None:
    table = variant(trump_call="talon")
    bots = seated("casual random", 4, 0)
    first, second = (play_match(table, seed_of("same"), bots) for _ in range(2))
    assert first == second
    other = play_match(table, seed_of("other"), bots)
    assert other.actions != first.actions


def test_played_match_can_be_recorded() -> None:
    table = variant("hearts")
    played = play_match(table, seed_of("record"), seated("casual random", 4, 0))
    names = ("casual", "random") * 2
    record = Record(table, seed_of("record"), names, names, actions=played.actions)
    assert replay(record) == played.match
    assert played.winners


def test_no_bot_needs_the_guard(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        for turn in range(4):
            play_match(variant(), seed_of(turn), seated("casual random", 4, turn))
    assert not caplog.records
