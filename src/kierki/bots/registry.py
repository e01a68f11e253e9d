"""The bots by name."""

from __future__ import annotations

from kierki.bots.base import Bot
from kierki.bots.heuristic import HeuristicBot
from kierki.bots.random import RandomBot
from kierki.bots.spec import parse_spec
from kierki.cards.errors import KierkiError

BOT_NAMES = ("random", "heuristic")
"""What `make_bot` accepts."""


class UnknownBotError(KierkiError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__("bot-unknown", name=name, accepts=", ".join(BOT_NAMES))


def make_bot(text: str) -> Bot:
    """Return the bot that *text* asks for: a name of `BOT_NAMES`, and settings after a colon.

    Raises:
        UnknownBotError: there is none of that name.
        BotSpecError: it does not have such settings.
    """
    spec = parse_spec(text)
    match spec.name:
        case "random":
            spec.accept()
            return RandomBot()
        case "heuristic":
            spec.accept()
            return HeuristicBot()
        case _:
            raise UnknownBotError(spec.name)
