"""A bot that searches from a deal on, and plays as the careful bot does before it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kierki.bots.base import Bot
from kierki.bots.heuristic import HeuristicBot
from kierki.game.actions import Action
from kierki.game.view import View


@dataclass(frozen=True, slots=True)
class LateBot:
    """Stands in for `bot` in the deals before `deal`, while what that needs is being compiled.

    Which of them decides follows from the view alone, and the name says it: from a record that
    keeps the name every move can be repeated.
    """

    bot: Bot
    deal: int
    """Number of the first deal that `bot` plays itself."""

    @property
    def name(self) -> str:
        """The bot's name, and from which deal on."""
        return f"{self.bot.name}:deal={self.deal}"

    def prepare(self) -> None:
        """Make the bot ready that it stands in for."""
        prepare = getattr(self.bot, "prepare", None)
        if prepare is not None:
            prepare()

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        if view.number < self.deal:
            return HeuristicBot().choose(view, rng)
        return self.bot.choose(view, rng)
