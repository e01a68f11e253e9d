"""The bot that plays by lot."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kierki.bots.answers import drawn
from kierki.game.actions import Action
from kierki.game.view import View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Draws every answer from all that are legal, each as likely as any other."""

    name: str = "random"

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        assert view.choice is not None
        return drawn(view.choice, rng)
