"""The bots by name."""

from __future__ import annotations

from kierki.bots.base import Bot
from kierki.bots.heuristic import HeuristicBot
from kierki.bots.random import RandomBot
from kierki.cards.errors import KierkiError

BOT_NAMES = ("random", "heuristic")
"""What `make_bot` accepts."""


class UnknownBotError(KierkiError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__("bot-unknown", name=name, accepts=", ".join(BOT_NAMES))


def make_bot(name: str) -> Bot:
    """Return the bot called *name*, one of `BOT_NAMES`.

    Raises:
        UnknownBotError: there is none.
    """
    match name:
        case "random":
            return RandomBot()
        case "heuristic":
            return HeuristicBot()
        case _:
            raise UnknownBotError(name)
