"""The beginner: knows what is legal, means well, and often forgets what it meant."""

from __future__ import annotations

from random import Random

from kierki.bots.heuristic import HeuristicBot
from kierki.bots.random import RandomBot
from kierki.game.actions import Action
from kierki.game.view import View

FORGETS = 0.4
"""How often the beginner answers by lot."""


class BeginnerBot:
    """The careful bot when it pays attention, a legal answer by lot when it does not."""

    name = "beginner"

    def __init__(self) -> None:
        self._careful, self._by_lot = HeuristicBot(), RandomBot()

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        bot = self._by_lot if rng.random() < FORGETS else self._careful
        return bot.choose(view, rng)
