"""The searching bot: decisions by sampled worlds and a policy playout in each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from random import Random

import numpy as np

from kierki.bots.facts import facts_of, sampler_of
from kierki.bots.heuristic import HeuristicBot
from kierki.bots.searching.levels import Level
from kierki.bots.searching.lottery import best_lay
from kierki.bots.searching.position import position_of, table_of
from kierki.bots.searching.warming import warm
from kierki.cards.card import Card, Suit
from kierki.cards.cardset import CardSet
from kierki.game.actions import Action, NameTrump, PassCards, Play
from kierki.game.choices import AskCard, AskLay, AskPass, AskTrump
from kierki.game.view import View
from kierki.rules.table import TrickTable
from kierki.search.chance import new_state
from kierki.search.policy import Wants, throw_away, wants_of
from kierki.search.tables import compiled_table, vector
from kierki.search.weighing import EVERY_CARD, weigh_cards, weigh_passes, weigh_trumps
from kierki.variants.options import Win

PASS_FROM = 7
"""A pass is chosen from so many of the most dangerous cards of the hand."""
FEWEST_WORLDS = 16


class SearchBot:
    """Plays as strong as its level; what it does not search it leaves to the careful bot."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self._careful = HeuristicBot()

    @property
    def name(self) -> str:
        """The level's name."""
        return self.level.name

    def prepare(self) -> None:
        """Compile what its decisions need, so that none of them waits for the compiler."""
        warm(SearchBot(replace(self.level, most_worlds=1)))

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        match view.choice:
            case AskCard(cards) if len(cards) == 1:
                return Play(next(iter(cards)))
            case AskCard(cards):
                return Play(self._card(view, cards, rng))
            case AskTrump(suits):
                return NameTrump(self._trump(view, suits, rng))
            case AskLay(cards) if len(cards) > 1:
                worlds = self._worlds(view, len(cards))
                return Play(best_lay(view, cards, worlds, rng.getrandbits(63)))
            case AskPass():
                return PassCards(self._pass(view, view.choice, rng))
            case _:
                return self._careful.choose(view, rng)

    def _card(self, view: View, cards: CardSet, rng: Random) -> Card:
        sums, _ = self._weighed(view, rng, weigh_cards, 52, answers=len(cards))
        return max(cards, key=lambda card: sums[card])

    def _trump(self, view: View, suits: tuple[Suit, ...], rng: Random) -> Suit:
        sums, _ = self._weighed(view, rng, weigh_trumps, 4, answers=4)
        return max(suits, key=lambda suit: sums[suit])

    def _pass(self, view: View, asked: AskPass, rng: Random) -> CardSet:
        wants = wants_of_view(view)
        dangerous: list[int] = []
        left = view.hand.mask
        while len(dangerous) < PASS_FROM + asked.count - 3 and left:
            worst = throw_away(wants, left, left, EVERY_CARD & ~view.hand.mask)
            dangerous.append(worst)
            left &= ~(1 << worst)
        sets = [sum(1 << card for card in some) for some in combinations(dangerous, asked.count)]
        passes = np.array(sets, dtype=np.int64)
        more = (view.seat, view.pass_steps, passes)
        sums, _ = self._weighed(view, rng, weigh_passes, len(sets), *more, answers=len(sets))
        return CardSet(sets[int(np.argmax(sums))])

    def _weighed(
        self,
        view: View,
        rng: Random,
        weigh: Callable[..., None],
        size: int,
        *more: object,
        answers: int,
    ) -> tuple[np.ndarray, int]:
        """Return the sums of *weigh* for every answer, and over how many worlds."""
        table = table_of(view)
        sampler = sampler_of(facts_of(view))
        worlds = self._worlds(view, answers)
        sums, squares = np.zeros(size), np.zeros(size)
        weigh(
            compiled_table(table),
            compiled_table(wants_of_view(view)),
            weights_of(view, self.level.envy),
            vector(position_of(view)),
            sampler.plan,
            sampler.ways,
            new_state(rng.getrandbits(63)),
            worlds,
            sums,
            squares,
            *more,
        )
        return sums, worlds

    def _worlds(self, view: View, answers: int) -> int:
        """Return how many worlds the level's work is enough for."""
        left = sum(view.hand_sizes) if view.trump is not None or view.tricks else 52
        wanted = self.level.plies // (answers * max(left, 1))
        return max(FEWEST_WORLDS, min(wanted, self.level.most_worlds))


def wants_of_view(view: View) -> Wants:
    """Return what the contract in *view* makes a seat want."""
    return _wants(table_of(view), highest_wins=view.variant.win is Win.HIGHEST)


_known: dict[tuple[TrickTable, bool], Wants] = {}


def _wants(table: TrickTable, *, highest_wins: bool) -> Wants:
    key = (table, highest_wins)
    if key not in _known:
        _known[key] = wants_of(table, highest_wins=highest_wins)
    return _known[key]


def weights_of(view: View, envy: float) -> np.ndarray:
    """Return what each seat's points are worth to the seat of *view*."""
    assert view.seat is not None
    weights = np.zeros(7)
    for seat in range(view.players):
        if seat == view.seat or (view.variant.teams and (seat - view.seat) % 2 == 0):
            weights[seat] = 1.0
        else:
            weights[seat] = -envy / (view.players - 1)
    return weights
