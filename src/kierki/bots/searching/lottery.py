"""Weighing what is done in the lottery: every card that fits, tried in sampled worlds."""

from __future__ import annotations

from random import Random

import numpy as np

from kierki.bots.facts import facts_of, sampler_of
from kierki.bots.searching.levels import Level
from kierki.bots.searching.weighed import Weighed, new_sums, weighed
from kierki.game.actions import Play
from kierki.game.choices import AskLay
from kierki.game.view import View
from kierki.rules import layout
from kierki.rules.table import compile_lottery
from kierki.search.chance import new_state
from kierki.search.drawing import draw_worlds
from kierki.search.lottery import lottery_worlds, prizes
from kierki.search.tables import compiled_table
from kierki.variants.contract import LotteryContract
from kierki.variants.options import Win


def weigh_lay(view: View, asked: AskLay, level: Level, rng: Random) -> Weighed:
    """Weigh every card that fits."""
    assert isinstance(view.contract, LotteryContract)
    assert view.seat is not None
    table = compile_lottery(view.contract, view.players)
    base = [0] * layout.SIZE
    base[layout.LAID] = view.laid.mask
    base[layout.TURN] = view.seat
    base[layout.FIRST_OUT] = view.out[0] if view.out else -1
    base[layout.SECOND_OUT] = -1
    sampler = sampler_of(facts_of(view))
    worlds = level.worlds(len(asked.cards), sum(view.hand_sizes))
    positions = np.tile(np.array(base, dtype=np.int64), (worlds, 1))
    draw_worlds(sampler.plan, sampler.ways, new_state(rng.getrandbits(63)), positions)
    ends = np.zeros((worlds, 52), dtype=np.int64)
    lottery_worlds(compiled_table(table), positions, ends)
    worth = prizes(table, view.seat)
    sign = 1 if view.variant.win is Win.HIGHEST else -1
    cards = list(asked.cards)
    sums = new_sums(len(cards))
    for row, card in enumerate(cards):
        won = worth[ends[:, card]]
        sums[row] = (sign * won.sum(), (won * won).sum(), won.sum(), (won * won).sum())
    return weighed([Play(card) for card in cards], sums, worlds)
