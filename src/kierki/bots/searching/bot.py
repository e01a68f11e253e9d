"""The searching bot: it weighs what it may do in sampled worlds and does what is worth most."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from kierki.bots.searching.gifts import weigh_gift
from kierki.bots.searching.levels import Level
from kierki.bots.searching.lottery import weigh_lay
from kierki.bots.searching.moons import weigh_moon
from kierki.bots.searching.talon import weigh_bid, weigh_talon
from kierki.bots.searching.tricks import weigh_card, weigh_pass, weigh_trump
from kierki.bots.searching.warming import warm
from kierki.bots.searching.weighed import Weighed
from kierki.cards.card import Card
from kierki.game.actions import Action, Decline, Play
from kierki.game.choices import (
    AskBid,
    AskCard,
    AskGift,
    AskLay,
    AskMoon,
    AskPass,
    AskTalon,
    AskTrump,
)
from kierki.game.view import View


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays as strong as its level."""

    level: Level

    @property
    def name(self) -> str:
        """The level's name."""
        return self.level.name

    def prepare(self) -> None:
        """Compile what its decisions need, so that none of them waits for the compiler."""
        warm(SearchBot(replace(self.level, most_worlds=1)))

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        forced = only_answer(view)
        if forced is not None:
            return forced
        found = weigh(view, self.level, rng)
        if found is None:
            raise ValueError("nothing is asked")
        return found.best


def weigh(view: View, level: Level, rng: Random) -> Weighed | None:
    """Weigh the answers to ``view.choice``; None: there is nothing to weigh."""
    match view.choice:
        case AskCard() as asked:
            return weigh_card(view, asked, level, rng)
        case AskTrump() as asked:
            return weigh_trump(view, asked, level, rng)
        case AskPass() as asked:
            return weigh_pass(view, asked, level, rng)
        case AskLay(cards) as asked if cards:
            return weigh_lay(view, asked, level, rng)
        case AskTalon() as asked:
            return weigh_talon(view, asked, level, rng)
        case AskBid() as asked:
            return weigh_bid(view, asked, level, rng)
        case AskGift() as asked:
            return weigh_gift(view, asked, level, rng)
        case AskMoon() as asked:
            return weigh_moon(view, asked, level)
        case AskLay() | None:
            return None
        case other:
            assert_never(other)


def only_answer(view: View) -> Action | None:
    """Return the answer to ``view.choice`` when there is just one."""
    match view.choice:
        case AskCard(cards) | AskLay(cards) if len(cards) == 1:
            return Play(Card(next(iter(cards))))
        case AskLay(cards) if not cards:
            return Decline()
        case _:
            return None
