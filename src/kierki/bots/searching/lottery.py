"""Weighing what is done in the lottery: every card that fits, tried in sampled worlds.

The worlds are weighed by what the others have laid: a card that the policy would not have laid
from a hand makes that hand less likely. A card takes the place of the policy's only when it is
better by more than chance: mean differences are small beside what one prize is worth.
"""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt

from kierki.bots.facts import facts_of, sampler_of
from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.levels import Level
from kierki.bots.searching.weighed import Answer, Estimate, Weighed
from kierki.cards.card import Card
from kierki.game.actions import Play
from kierki.game.choices import AskLay
from kierki.game.view import View
from kierki.rules import layout, tricks
from kierki.rules.table import LotteryTable, compile_lottery
from kierki.search.aim import Aim, worth
from kierki.search.chance import new_state
from kierki.search.drawing import draw_worlds
from kierki.search.lottery import lottery_beliefs, lottery_card, lottery_worlds, prizes
from kierki.search.tables import compiled_table
from kierki.variants.contract import LotteryContract

Numbers = npt.NDArray[np.float64]

DRAWN = 6
"""So many worlds are drawn for each one that is played: those are chosen by their likelihood."""
ODDS = 0.3
"""What a card laid against the policy leaves of the likelihood of a hand. Of the careful bot's
cards 85 % are the policy's, of the searching bots' 89 %."""
SURE = 1.0
"""By how many standard errors another card must be better than the policy's."""


def weigh_lay(view: View, asked: AskLay, level: Level, rng: Random) -> Weighed:
    """Weigh every card that fits."""
    assert isinstance(view.contract, LotteryContract)
    assert view.seat is not None
    table = compile_lottery(view.contract, view.players)
    cards = list(asked.cards)
    worlds = level.worlds(len(cards), sum(view.hand_sizes))
    positions, weights = likely_worlds(view, table, worlds, rng)
    compiled = compiled_table(table)
    ends = np.zeros((len(positions), 52), dtype=np.int64)
    lottery_worlds(compiled, positions, ends)
    utility = utilities(aim_of(view, level), table)
    points = prizes(table, view.seat).astype(np.float64)
    answers = tuple(
        Answer(
            Play(card),
            Estimate.weighted(utility[ends[:, card]], weights),
            Estimate.weighted(points[ends[:, card]], weights),
        )
        for card in cards
    )
    usual = cards.index(Card(lottery_card(table, positions[0].tolist(), asked.cards.mask)))
    gains = [utility[ends[:, card]] - utility[ends[:, cards[usual]]] for card in cards]
    return Weighed(answers, worlds, preferred=_surest(gains, weights, usual))


def _surest(gains: list[Numbers], weights: Numbers, usual: int) -> int:
    """Return the place of the card better than that at *usual* by most beyond chance."""

    def beyond_chance(place: int) -> float:
        gain = Estimate.weighted(gains[place], weights)
        return gain.mean - SURE * gain.error

    best = max(range(len(gains)), key=beyond_chance)
    return best if beyond_chance(best) > 0.0 else usual


def likely_worlds(
    view: View, table: LotteryTable, worlds: int, rng: Random
) -> tuple[npt.NDArray[np.int64], Numbers]:
    """Return positions of the rules, a row each, and how often each of them is to count.

    Together they count *worlds* times. Many more are drawn, and those that are likely after what
    has been laid are kept: else a few worlds would outweigh all the others.
    """
    base = [0] * layout.SIZE
    base[layout.LAID] = view.laid.mask
    assert view.seat is not None
    base[layout.TURN] = view.seat
    base[layout.FIRST_OUT] = view.out[0] if view.out else -1
    base[layout.SECOND_OUT] = -1
    sampler = sampler_of(facts_of(view))
    positions = np.tile(np.array(base, dtype=np.int64), (worlds * DRAWN, 1))
    draw_worlds(sampler.plan, sampler.ways, new_state(rng.getrandbits(63)), positions)
    likelihood = np.ones(len(positions))
    history = history_of(view, table)
    lottery_beliefs(compiled_table(table), positions, history, ODDS, likelihood)
    sums = likelihood.cumsum()
    marks = (np.arange(worlds) + rng.random()) * (sums[-1] / worlds)
    chosen = np.minimum(np.searchsorted(sums, marks, side="right"), len(sums) - 1)
    rows, counts = np.unique(chosen, return_counts=True)
    return positions[rows], counts.astype(np.float64)


def history_of(view: View, table: LotteryTable) -> npt.NDArray[np.int64]:
    """Return the cards laid in this deal as `lottery_beliefs` reads them, a row each."""
    stock = view.laid.mask
    for move in view.moves:
        if move.card is not None:
            stock &= ~(1 << move.card)
    rows = []
    laid = stock & layout.fitting(table, 0)
    for move in view.moves:
        if move.card is not None:
            rows.append((int(move.seat), laid, int(move.card)))
            laid |= 1 << move.card
            laid |= stock & layout.fitting(table, laid)
    return np.array(rows, dtype=np.int64).reshape(len(rows), 3)


def utilities(aim: Aim, table: LotteryTable) -> Numbers:
    """Return what each end that `lottery_worlds` writes is worth to the seat, at its place."""
    found = np.zeros(64)
    for first in range(table.players):
        for second in range(table.players):
            position = [0] * tricks.SIZE
            position[tricks.POINTS + second] = table.second_prize
            position[tricks.POINTS + first] = table.first_prize
            found[8 * first + second] = worth(aim, position)
    return found
