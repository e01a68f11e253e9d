"""The bots by name."""

from __future__ import annotations

from dataclasses import replace

from kierki.bots.base import Bot
from kierki.bots.beginner import BeginnerBot
from kierki.bots.heuristic import HeuristicBot
from kierki.bots.late import LateBot
from kierki.bots.random import RandomBot
from kierki.bots.spec import BotSpec, BotSpecError, parse_spec
from kierki.cards.errors import KierkiError, excerpt

BOT_NAMES = ("random", "beginner", "casual", "strong", "master", "analyst")
"""What `make_bot` accepts, the weakest first."""
OPPONENTS = BOT_NAMES[:-1]
"""Those that answer soon enough to sit at a table."""
SEARCHING = BOT_NAMES[3:]
"""Those that search, and need compiled code for it."""
OLD_NAMES = {"heuristic": "casual"}
"""Names that records and commands used before."""


class UnknownBotError(KierkiError):
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__("bot-unknown", name=name, accepts=", ".join(BOT_NAMES))


class SearchMissingError(KierkiError):
    """A bot that searches, where what compiles the search cannot be loaded."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__("bot-search-missing", name=name, why=why)


def make_bot(text: str) -> Bot:
    """Return the bot that *text* asks for: a name of `BOT_NAMES`, and settings after a colon.

    Raises:
        UnknownBotError: there is none of that name.
        BotSpecError: it does not have such settings.
        SearchMissingError: it searches, and numba cannot be loaded.
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
    settings = spec.accept("worlds", "style", "deal")
    deal = spec.number("deal", 1, least=1, most=9_999)
    try:
        from kierki.bots.searching import LEVELS, STYLES, SearchBot
    except (ImportError, OSError) as error:  # OSError: LLVM's library is broken
        raise SearchMissingError(spec.name, str(error)) from error

    level = LEVELS[spec.name]
    worlds = spec.number("worlds", level.most_worlds, least=1, most=100_000)
    style = settings.get("style", level.style.name).lower()
    if style not in STYLES:
        facts = {"name": spec.name, "key": "style", "found": excerpt(style)}
        raise BotSpecError("bot-setting-value", **facts, accepts=", ".join(STYLES))
    bot = SearchBot(replace(level, most_worlds=worlds, style=STYLES[style]))
    return bot if deal == 1 else LateBot(bot, deal)
