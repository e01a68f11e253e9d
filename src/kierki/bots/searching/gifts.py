"""Weighing what the taker of the talon gives away, together with the trumps named after it."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import numpy as np

from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.levels import Level
from kierki.bots.searching.talon import plan_of, played_out
from kierki.bots.searching.tricks import wants_in
from kierki.bots.searching.weighed import Answer, Estimate, Weighed
from kierki.cards.card import Card
from kierki.game.actions import GiveCards
from kierki.game.choices import AskGift
from kierki.game.view import View
from kierki.search.tables import compiled_table
from kierki.search.talon import least_missed, worths

TRUMPS = 2
"""So many trump suits are gone on with."""
MORE = 3
"""So many cards more than are given away are thought of for each trump suit."""
SETS = 3
"""So many of the best gifts are tried in every order of receivers."""

Plan = list[int]
"""The trump, then the gift for each other seat, that on the left first."""


def weigh_gift(view: View, asked: AskGift, level: Level, rng: Random) -> Weighed:
    """Weigh gifts in three rounds: the trump suit, what is given away, who gets which."""
    first = [plan_of(view, trump) for trump in range(4)]
    suits = [plan[0] for plan in _best(view, level, rng, first, TRUMPS)]
    second = [plan for trump in suits for plan in _plans(view, trump, len(asked.receivers))]
    third = [
        [plan[0], *order]
        for plan in _best(view, level, rng, second, SETS)
        for order in permutations(plan[1:])
    ]
    worlds = level.worlds(len(third), 52)
    found: dict[tuple[int, ...], Answer] = {}
    for plan, answer in zip(third, _tried(view, level, rng, third, worlds), strict=True):
        gifts = tuple(plan[1:])
        if gifts not in found or answer.utility.mean > found[gifts].utility.mean:
            found[gifts] = answer
    return Weighed(tuple(found.values()), worlds)


def _plans(view: View, trump: int, size: int) -> list[Plan]:
    """Return the plans of the cards that the policy would miss least."""
    hand, sign = view.hand.mask, 1 if wants_in(view).tricks else -1
    cards = []
    for _ in range(min(size + MORE, hand.bit_count())):
        card = least_missed(hand, trump, view.players, sign)
        hand &= ~(1 << card)
        cards.append(card)
    return [[trump, *some] for some in combinations(cards, size)]


def _best(view: View, level: Level, rng: Random, plans: list[Plan], count: int) -> list[Plan]:
    """Return the *count* best of *plans*."""
    worlds = level.worlds(len(plans), 52)
    answers = _tried(view, level, rng, plans, worlds)
    order = sorted(range(len(plans)), key=lambda place: -answers[place].utility.mean)
    return [plans[place] for place in order[:count]]


def _tried(view: View, level: Level, rng: Random, plans: list[Plan], worlds: int) -> list[Answer]:
    """Return what each of *plans* is worth, in the same *worlds*."""
    assert view.seat is not None
    points, _ = played_out(view, plans, 0, worlds, rng)
    aim, even = compiled_table(aim_of(view, level)), np.ones(worlds)
    answers = []
    for place, plan in enumerate(plans):
        ends = points[:, view.players + place]
        utility = np.zeros(worlds)
        worths(aim, ends, utility)
        own = ends[:, view.seat].astype(np.float64)
        answers.append(
            Answer(
                GiveCards(tuple(map(Card, plan[1:]))),
                Estimate.weighted(utility, even),
                Estimate.weighted(own, even),
            )
        )
    return answers
