"""The guard between a bot and the table: whatever the bot does, a legal action comes out."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from random import Random

from kierki.bots.answers import drawn, fits
from kierki.bots.base import Bot
from kierki.game.actions import Action
from kierki.game.view import View

log = logging.getLogger("kierki.bots")


@dataclass(slots=True, eq=False)
class Guarded:
    """A bot for one seat of one match, whose every answer is legal.

    When `bot` raises or its answer is not legal, an action drawn by lot stands in for that move,
    and the first time this is logged.
    """

    bot: Bot
    reported: bool = field(default=False, init=False)

    @property
    def name(self) -> str:
        """The name of the bot it guards."""
        return self.bot.name

    def choose(self, view: View, rng: Random) -> Action:
        """Return the bot's answer to ``view.choice``, or a legal one in its place."""
        choice = view.choice
        assert choice is not None
        try:
            answer = self.bot.choose(view, rng)
        except Exception as error:  # noqa: BLE001  a bot may fail in any way; the match goes on
            self._report(view, "raised", repr(error), error)
        else:
            if fits(choice, answer):
                return answer
            self._report(view, "illegal", repr(answer), None)
        return drawn(choice, rng)

    def _report(self, view: View, fault: str, what: str, error: Exception | None) -> None:
        if self.reported:
            return
        self.reported = True
        facts = {
            "bot": self.name,
            "fault": fault,
            "what": what,
            "asked": repr(view.choice),
            "variant": view.variant.key,
            "deal": view.number,
            "seat": view.seat,
        }
        text = " ".join(f"{key}=%({key})s" for key in facts)
        trace = error if log.isEnabledFor(logging.DEBUG) else None
        log.warning(f"bot-fault {text}", facts, extra={"bot_fault": facts}, exc_info=trace)  # noqa: G004


def guarded_choice(bot: Bot, view: View, rng: Random) -> Action:
    """Return *bot*'s answer to ``view.choice``, or a legal one drawn by lot in its place.

    Give it a `Guarded`, one for each bot of a match, so that faults are logged once.
    """
    guarded = bot if isinstance(bot, Guarded) else Guarded(bot)
    return guarded.choose(view, rng)
