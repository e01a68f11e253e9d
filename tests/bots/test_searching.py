"""Bots that search: what they answer is legal, the same for the same rng, and clearly better."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean, stdev

import pytest

from bots.playing import every_variant, seed_of, walk
from kierki.bots import Bot, decision_rng, make_bot
from kierki.bots.searching.position import position_of, table_of
from kierki.game import AskCard, Match, apply, start, to_act, view_of
from kierki.game.state import Tricks
from kierki.rules import tricks
from kierki.variants import Variant, build, preset

FEW = "strong:worlds=4"
VARIANTS = [variant for variant in every_variant() if variant.players in {3, 4, 6}]


def first_deal(variant: Variant, seed: bytes, bots: list[Bot]) -> tuple[int, ...]:
    """The points of a deal that *bots* play, by seat."""
    match, _ = start(variant, seed)
    index = 0
    while not match.results:
        seat = to_act(match.phase)[0]
        action = bots[seat].choose(view_of(match, seat), decision_rng(seed, seat, index))
        match, _ = apply(match, seat, action)
        index += 1
    return match.results[0].points


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=lambda v: f"{v.key}-{v.players}")
def test_every_answer_is_legal(variant: Variant) -> None:
    match, _ = start(variant, seed_of(variant))
    bot, careful = make_bot(FEW), make_bot("casual")
    index = 0
    while not match.is_over and len(match.results) < 12:
        seat = to_act(match.phase)[0]
        # One seat searches; its answers would raise if they were not legal.
        player = bot if seat == 0 else careful
        action = player.choose(view_of(match, seat), decision_rng(bytes(32), seat, index))
        match, _ = apply(match, seat, action)
        index += 1
    assert index > 100


@pytest.mark.parametrize("variant", VARIANTS[::4], ids=lambda v: f"{v.key}-{v.players}")
def test_a_position_from_a_view_is_the_referees_without_hidden_hands(variant: Variant) -> None:
    seen = 0
    for match, seat in walk(variant, seed_of(variant.key), make_bot("casual")):
        phase = match.phase
        if isinstance(phase, Tricks) and len(match.results) < 14:
            ours, theirs = position_of(view_of(match, seat)), list(phase.position)
            for other in range(match.players):
                if other != seat:
                    theirs[tricks.HAND + other] = ours[tricks.HAND + other]
            for left_over in (tricks.OPENING, tricks.STOCK, tricks.BEST, tricks.WINNER):
                if left_over == tricks.STOCK or theirs[tricks.LED] < 0:
                    theirs[left_over] = ours[left_over]
            # Once the first card lies there, no card must open any more.
            theirs[tricks.OPENING] = ours[tricks.OPENING]
            assert ours == theirs
            table = table_of(view_of(match, seat))
            assert tricks.legal_cards(table, ours) == tricks.legal_cards(table, phase.position)
            seen += 1
    assert seen > 50


def test_the_same_view_and_rng_give_the_same_answer() -> None:
    for match, seat in walk(build(preset("hearts")), bytes(32), make_bot("casual")):
        view = view_of(match, seat)
        if len(match.results) == 1 and isinstance(view.choice, AskCard):
            answers = {make_bot(FEW).choose(view, Random(5)) for _ in range(3)}
            assert len(answers) == 1
        if len(match.results) > 1:
            break


def advantage(variant: Variant, strong: str, weak: str, deals: int) -> tuple[float, float]:
    """How much better *strong* does than three *weak* a deal, rotated, and its standard error."""
    sign = 1 if variant.win == "highest" else -1
    gains = []
    for number in range(deals):
        gain = 0.0
        for place in range(variant.players):
            bots = [make_bot(weak) for _ in range(variant.players)]
            bots[place] = make_bot(strong)
            points = first_deal(variant, seed_of(("duplicate", number)), bots)
            others = (sum(points) - points[place]) / (variant.players - 1)
            gain += sign * (points[place] - others) / variant.players
        gains.append(gain)
    return mean(gains), stdev(gains) / len(gains) ** 0.5


def one_contract(key: str) -> Variant:
    variant = build(preset("kierki"))
    return replace(variant, schedule=(variant.contracts[key],))


@pytest.mark.parametrize(
    ("variant", "deals"),
    [
        (build(preset("hearts")), 30),
        (one_contract("robber"), 20),
        (one_contract("last-tricks"), 20),
    ],
    ids=["hearts", "robber", "last-tricks"],
)
def test_strong_beats_the_careful_bot(variant: Variant, deals: int) -> None:
    gain, error = advantage(variant, "strong:worlds=60", "casual", deals)
    assert gain > 1.65 * error


def test_a_match_can_be_played_by_every_level() -> None:
    match: Match
    variant = build(preset("kierki"))
    for level in ("beginner", "strong:worlds=2", "master:worlds=2"):
        for match, _ in walk(variant, bytes(32), make_bot(level)):
            assert not match.is_over
