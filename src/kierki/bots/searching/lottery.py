"""The searching bot in the lottery: every card that fits, tried in sampled worlds."""

from __future__ import annotations

import numpy as np

from kierki.bots.facts import facts_of, sampler_of
from kierki.cards.card import Card
from kierki.cards.cardset import CardSet
from kierki.game.view import View
from kierki.rules import layout
from kierki.rules.table import compile_lottery
from kierki.search.chance import new_state
from kierki.search.drawing import draw_worlds
from kierki.search.lottery import lottery_worlds, prizes
from kierki.search.tables import compiled_table
from kierki.variants.contract import LotteryContract
from kierki.variants.options import Win


def best_lay(view: View, cards: CardSet, worlds: int, bits: int) -> Card:
    """Return the card of *cards* with the best mean prize over *worlds* drawn by *bits*."""
    assert isinstance(view.contract, LotteryContract)
    assert view.seat is not None
    table = compile_lottery(view.contract, view.players)
    base = [0] * layout.SIZE
    base[layout.LAID] = view.laid.mask
    base[layout.TURN] = view.seat
    base[layout.FIRST_OUT] = view.out[0] if view.out else -1
    base[layout.SECOND_OUT] = -1
    sampler = sampler_of(facts_of(view))
    positions = np.tile(np.array(base, dtype=np.int64), (worlds, 1))
    draw_worlds(sampler.plan, sampler.ways, new_state(bits), positions)
    ends = np.zeros((worlds, 52), dtype=np.int64)
    lottery_worlds(compiled_table(table), positions, ends)
    worth = prizes(table, view.seat) * (1 if view.variant.win is Win.HIGHEST else -1)
    return max(cards, key=lambda card: float(worth[ends[:, card]].mean()))
