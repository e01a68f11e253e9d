"""The bots by name."""

from __future__ import annotations

from dataclasses import replace

from kierki.bots.base import Bot
from kierki.bots.beginner import BeginnerBot
from kierki.bots.heuristic import HeuristicBot
from kierki.bots.random import RandomBot
from kierki.bots.spec import BotSpec, BotSpecError, parse_spec
from kierki.cards.errors import KierkiError, excerpt

BOT_NAMES = ("random", "beginner", "casual", "strong", "master", "analyst")
"""What `make_bot` accepts, the weakest first."""
OPPONENTS = BOT_NAMES[:-1]
"""Those that answer soon enough to sit at a table."""
OLD_NAMES = {"heuristic": "casual"}
"""Names that records and commands used before."""


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
    match OLD_NAMES.get(spec.name, spec.name):
        case "random":
            spec.accept()
            return RandomBot()
        case "casual":
            spec.accept()
            return HeuristicBot()
        case "beginner":
            spec.accept()
            return BeginnerBot()
        case "strong" | "master" | "analyst":
            return _searching(spec)
        case _:
            raise UnknownBotError(spec.name)


def _searching(spec: BotSpec) -> Bot:
    """Return a bot that searches. What it needs to compile is loaded only now."""
    from kierki.bots.searching import LEVELS, STYLES, SearchBot

    settings = spec.accept("worlds", "style")
    level = LEVELS[spec.name]
    worlds = spec.number("worlds", level.most_worlds, least=1, most=100_000)
    style = settings.get("style", level.style.name).lower()
    if style not in STYLES:
        facts = {"name": spec.name, "key": "style", "found": excerpt(style)}
        raise BotSpecError("bot-setting-value", **facts, accepts=", ".join(STYLES))
    return SearchBot(replace(level, most_worlds=worlds, style=STYLES[style]))
