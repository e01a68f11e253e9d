"""The searching bot in the lottery: what it reads from the cards laid, and what it holds back."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from bots.playing import choice_of, seed_of
from kierki.bots.searching import LEVELS
from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.lottery import history_of, utilities, weigh_lay
from kierki.cards import Card, format_card, parse_card
from kierki.game import AskLay, Decline, Match, Play, apply, start, to_act, view_of
from kierki.game.state import Lottery
from kierki.rules import layout
from kierki.rules.table import LotteryTable, compile_lottery
from kierki.search.lottery import lottery_beliefs, lottery_card
from kierki.search.tables import compiled_table
from kierki.variants import LotteryContract
from support import begin, dealt, do, one_deal

LEVEL = LEVELS["strong"]


def table_of(match: Match) -> LotteryTable:
    contract = match.variant.contract(1)
    assert isinstance(contract, LotteryContract)
    return compile_lottery(contract, match.players)


def likelihood(match: Match, world: tuple[int, ...]) -> float:
    """How likely the seat to act finds *world*, a position."""
    seat = to_act(match.phase)[0]
    history = history_of(view_of(match, seat), table_of(match))
    weights = np.zeros(1)
    worlds = np.array([world], np.int64)
    lottery_beliefs(compiled_table(table_of(match)), worlds, history, 0.3, weights)
    return float(weights[0])


@pytest.mark.parametrize("players", [3, 4, 6, 7])
def test_hands_that_explain_every_card_laid_are_the_likeliest(players: int) -> None:
    """All play by the policy, so nothing speaks against the hands as they are."""
    match, _ = start(one_deal("lottery", players=players), seed_of(("policy", players)))
    table, turns, doubts = table_of(match), 0, 0
    while isinstance(match.phase, Lottery):
        position = match.phase.position
        seat = to_act(match.phase)[0]
        if players != 6:  # while the stock card is down nobody knows it
            assert likelihood(match, position) == 1.0
        swapped = list(position)
        one, two = [s for s in range(players) if s != seat][:2]
        swapped[layout.HAND + one], swapped[layout.HAND + two] = position[two], position[one]
        doubts += likelihood(match, tuple(swapped)) < 1.0
        legal = layout.legal_cards(table, position)
        card = lottery_card(table, list(position), legal) if legal else None  # type: ignore[arg-type]
        match, _ = apply(match, seat, Decline() if card is None else Play(Card(card)))
        turns += 1
    assert turns > 20
    assert doubts > 5


def test_history_tells_what_lay_there_before_each_card() -> None:
    match, _ = start(one_deal("lottery", players=6), seed_of("history"))
    table = table_of(match)
    while isinstance(match.phase, Lottery):
        seat = to_act(match.phase)[0]
        view = view_of(match, seat)
        laid = [move for move in view.moves if move.card is not None]
        rows = history_of(view, table).tolist()
        assert [(row[0], row[2]) for row in rows] == [(m.seat, m.card) for m in laid]
        for _, before, card in rows:
            assert layout.fitting(table, before) >> card & 1
        if rows:
            assert not rows[-1][1] & ~view.laid.mask
        match, _ = apply(match, seat, choice_of("casual", match))


def test_an_end_is_worth_its_prize_less_a_part_of_the_others() -> None:
    match = begin(one_deal("lottery"), dealt(4))
    view = view_of(match, to_act(match.phase)[0])
    worth = utilities(aim_of(view, LEVEL), table_of(match))
    me, other, third = 0, 2, 3
    assert view.seat == me
    share = LEVEL.style.envy / 3
    assert worth[8 * me + other] == pytest.approx(800 - share * 500)
    assert worth[8 * other + me] == pytest.approx(500 - share * 800)
    assert worth[8 * other + third] == pytest.approx(-share * 1300)


def laid(hand: str, *others: str, before: str = "", level: str = "strong") -> str:
    """What the dealer lays from *hand* once everybody has laid or passed as *before* says."""
    match = begin(one_deal("lottery"), dealt(4, hand, *others))
    for word in before.split():
        match = do(match, Decline() if word == "-" else Play(parse_card(word)))
    action = choice_of(level, match)
    assert isinstance(action, Play)
    return format_card(action.card)


def test_blocks_the_row_that_only_others_wait_for() -> None:
    """It holds no other spade, and enough that it can lay elsewhere."""
    assert laid("7S 7H 8H 9H TH JH QH 6H 5H 4H 3H 7C 8C") != "7S"


def test_opens_the_row_in_which_its_own_cards_lie_far_out() -> None:
    assert laid("7C 7D AC 2C 3C KC 9D TD 3H 4H 5H 3S 4S") == "7C"


def test_another_card_than_the_usual_one_must_be_better_beyond_chance() -> None:
    kept, left = 0, 0
    for number in range(4):
        match, _ = start(one_deal("lottery"), seed_of(("usual", number)))
        while isinstance(match.phase, Lottery):
            seat = to_act(match.phase)[0]
            view = view_of(match, seat)
            if isinstance(view.choice, AskLay) and len(view.choice.cards) > 1:
                found = weigh_lay(view, view.choice, LEVEL, Random(1))
                means = {answer.action: answer.utility.mean for answer in found.answers}
                legal, position = view.choice.cards.mask, list(match.phase.position)
                card = lottery_card(table_of(match), position, legal)  # type: ignore[arg-type]
                usual = Play(Card(card))
                assert means[found.best] >= means[usual]
                kept += found.best == usual and max(means.values()) > means[usual]
                left += found.best != usual
            match, _ = apply(match, seat, choice_of("casual", match))
    assert kept > 0
    assert left > 0
