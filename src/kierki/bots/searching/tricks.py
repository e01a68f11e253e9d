"""Weighing what is done in a deal of tricks: the card to play, the trump suit, the pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np

from kierki.bots.facts import facts_of, sampler_of
from kierki.bots.heuristic import HeuristicBot
from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.levels import Level
from kierki.bots.searching.position import position_of, table_of
from kierki.bots.searching.weighed import Weighed, new_sums, weighed
from kierki.cards.cardset import CardSet
from kierki.game.actions import NameTrump, PassCards, Play
from kierki.game.choices import AskCard, AskPass, AskTrump
from kierki.game.view import View
from kierki.rules.table import TrickTable
from kierki.search.chance import new_state
from kierki.search.policy import Wants, least, throw_away, wants_of
from kierki.search.tables import compiled_table, vector
from kierki.search.tree import walk_cards
from kierki.search.weighing import COUNT, EVERY_CARD, weigh_cards, weigh_passes, weigh_trumps
from kierki.variants.options import Win

PASS_FROM = 7
"""A pass is chosen from so many of the worst cards of the hand."""


def weigh_card(view: View, asked: AskCard, level: Level, rng: Random) -> Weighed:
    """Weigh every card that may be played: where tricks are wanted by a tree."""
    if wants_in(view).tricks:
        return _walked(view, asked, level, rng)
    enough = level.worlds if table_of(view).moon else level.worlds_to_avoid
    worlds = enough(len(asked.cards), sum(view.hand_sizes))
    sums = _sums(view, level, rng, worlds, weigh_cards, 52)
    cards = list(asked.cards)
    found = weighed([Play(card) for card in cards], sums[cards], worlds)
    return replace(found, preferred=_usual_of_equals(found, view))


def _walked(view: View, asked: AskCard, level: Level, rng: Random) -> Weighed:
    """Weigh every card that may be played by a tree over sampled worlds."""
    walks = level.walks(len(asked.cards), sum(view.hand_sizes))
    sums = _sums(view, level, rng, walks, walk_cards, 52)
    cards = [card for card in asked.cards if sums[card, COUNT]]
    found = weighed([Play(card) for card in cards], sums[cards], walks)
    return replace(found, preferred=int(np.argmax(sums[cards, COUNT])))


def _usual_of_equals(found: Weighed, view: View) -> int | None:
    """Return the place of the careful bot's card, if no other is worth more and some as much.

    What makes no difference in the worlds tried may make one in others: a king of hearts that
    the playouts always get rid of later is still better gone now.
    """
    most = max(answer.utility.mean for answer in found.answers)
    equals = [i for i, answer in enumerate(found.answers) if answer.utility.mean == most]
    if len(equals) == 1:
        return None
    usual = HeuristicBot().choose(view, Random(0))  # draws no lots
    return next((i for i in equals if found.answers[i].action == usual), None)


def weigh_trump(view: View, asked: AskTrump, level: Level, rng: Random) -> Weighed:
    """Weigh every suit that may be named."""
    worlds = level.worlds(len(asked.suits), 52)
    sums = _sums(view, level, rng, worlds, weigh_trumps, 4)
    suits = list(asked.suits)
    return weighed([NameTrump(suit) for suit in suits], sums[suits], worlds)


def weigh_pass(view: View, asked: AskPass, level: Level, rng: Random) -> Weighed:
    """Weigh the passes of the worst cards."""
    sets = _passes(view, asked.count)
    worlds = level.worlds(len(sets), 52)
    assert view.seat is not None
    more = (view.seat, view.pass_steps, np.array(sets, dtype=np.int64))
    sums = _sums(view, level, rng, worlds, weigh_passes, len(sets), *more)
    return weighed([PassCards(CardSet(cards)) for cards in sets], sums, worlds)


def _passes(view: View, count: int) -> list[int]:
    """Return the masks of the passes worth a try."""
    wants = wants_in(view)
    worst: list[int] = []
    left = view.hand.mask
    while len(worst) < PASS_FROM + count - 3 and left:
        if wants.tricks == 1:
            card = least(left)
        else:
            card = throw_away(wants, left, left, EVERY_CARD & ~view.hand.mask)
        worst.append(card)
        left &= ~(1 << card)
    return [sum(1 << card for card in some) for some in combinations(worst, count)]


def _sums(
    view: View,
    level: Level,
    rng: Random,
    worlds: int,
    weigh: Callable[..., None],
    answers: int,
    *more: object,
) -> np.ndarray:
    """Return the sums of *weigh* for every answer."""
    sampler = sampler_of(facts_of(view))
    sums = new_sums(answers)
    weigh(
        compiled_table(table_of(view)),
        compiled_table(wants_in(view)),
        compiled_table(aim_of(view, level)),
        vector(position_of(view)),
        sampler.plan,
        sampler.ways,
        new_state(rng.getrandbits(63)),
        worlds,
        sums,
        *more,
    )
    return sums


def wants_in(view: View) -> Wants:
    """Return what the contract in *view* makes a seat want."""
    return _wants(table_of(view), highest_wins=view.variant.win is Win.HIGHEST)


_known: dict[tuple[TrickTable, bool], Wants] = {}


def _wants(table: TrickTable, *, highest_wins: bool) -> Wants:
    key = (table, highest_wins)
    if key not in _known:
        _known[key] = wants_of(table, highest_wins=highest_wins)
    return _known[key]
