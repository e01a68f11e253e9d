"""Opponents that search: a match with them begins at once, whether they are compiled or not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from kierki.bots import make_bot
from kierki.bots.registry import SEARCHING, SearchMissingError
from kierki.bots.spec import BotSpec, parse_spec
from kierki.i18n import Translator
from kierki.record.record import Record
from kierki.terminal.screen import Screen

if TYPE_CHECKING:
    from kierki.bots.searching.warming import Warming

STANDS_IN = "casual"


def with_search(record: Record, screen: Screen, say: Translator) -> tuple[Record, Warming | None]:
    """Return *record* with the opponents that can play it, and what makes their search ready.

    Where compiling would take long, those that search leave the first deal of a new match to the
    careful bot, and the record says so; where it is impossible, the whole match.

    Raises:
        SearchMissingError: it is impossible, and the match has begun with them.
    """
    if not any(_searches(bot) for bot in record.bots):
        return record, None
    try:
        bot = make_bot("strong")
    except SearchMissingError as error:
        if record.actions:
            raise
        screen.show(Text(say.error(error), "bold"), say.t("table-search-missing"))
        return without_search(record), None
    from kierki.bots.searching.warming import is_warm, warming

    if not record.actions and not is_warm():
        screen.show(say.t("table-search-later"))
        record = replace(record, bots=tuple(_late(bot) for bot in record.bots))
    begun = warming(bot)
    begun.start()
    return record, begun


def without_search(record: Record) -> Record:
    """Return *record* with the careful bot in the place of those that search."""
    bots = tuple(STANDS_IN if _searches(bot) else bot for bot in record.bots)
    return replace(record, bots=bots)


def searches(bot: str | None, deal: int) -> bool:
    """Return whether *bot*, as a record names it, searches in deal *deal*."""
    return _searches(bot) and deal >= _spec(bot).number("deal", 1, least=1, most=9_999)


def _searches(bot: str | None) -> bool:
    return _spec(bot).name in SEARCHING


def _spec(bot: str | None) -> BotSpec:
    return parse_spec(bot or STANDS_IN)


def _late(bot: str | None) -> str | None:
    """Return *bot* as it is named when it does not search in the first deal."""
    if bot is None or not searches(bot, 1):
        return bot
    settings = [f"{key}={value}" for key, value in _spec(bot).settings if key != "deal"]
    return f"{_spec(bot).name}:{','.join([*settings, 'deal=2'])}"
