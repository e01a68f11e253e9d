"""The bot that plays by lot."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kierki.bots.answers import drawn, drawn_card
from kierki.game.actions import Action, Play
from kierki.game.choices import AskCard
from kierki.game.view import View


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Draws every answer from all that are legal, each as likely as any other."""

    name: str = "random"

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        choice = view.choice
        assert choice is not None
        if type(choice) is AskCard:
            return Play(drawn_card(choice.cards, rng))
        return drawn(choice, rng)
