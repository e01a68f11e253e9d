"""The heuristic bot: one decision after another, each in its own file."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from kierki.bots.answers import drawn
from kierki.game.actions import Action
from kierki.game.view import View


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Plays as a careful casual player does."""

    name: str = "heuristic"

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``."""
        assert view.choice is not None
        return drawn(view.choice, rng)
