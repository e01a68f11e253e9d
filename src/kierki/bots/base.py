"""What a bot is: it sees a view, draws on the rng it is given, and answers the view's choice."""

from __future__ import annotations

from random import Random
from typing import Protocol

from kierki.game.actions import Action
from kierki.game.view import View


class Bot(Protocol):
    """A player that is a program.

    A bot knows nothing but the view: no match, no clock, no rng of its own. The same view and the
    same state of the rng give the same action, so that a match can be played again.
    """

    @property
    def name(self) -> str:
        """The name that records and the command line know it by."""

    def choose(self, view: View, rng: Random) -> Action:
        """Return the answer to ``view.choice``, which is never None."""
