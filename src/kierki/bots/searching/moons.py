"""Weighing how one's own moon is scored: nothing is hidden, so both totals are simply compared."""

from __future__ import annotations

from kierki.bots.searching.aim import aim_of
from kierki.bots.searching.levels import Level
from kierki.bots.searching.position import table_of
from kierki.bots.searching.weighed import Answer, Estimate, Weighed
from kierki.game.actions import ChooseMoon, MoonChoice
from kierki.game.choices import AskMoon
from kierki.game.view import View
from kierki.rules import settle, tricks
from kierki.rules.table import MOON_NEW, MOON_OLD
from kierki.search.aim import worth

KINDS = {MoonChoice.OLD: MOON_OLD, MoonChoice.NEW: MOON_NEW}


def weigh_moon(view: View, asked: AskMoon, level: Level) -> Weighed:
    """Weigh the match after the moon is scored the old way and the new way."""
    assert view.seat is not None
    table, aim = table_of(view), aim_of(view, level)
    answers = []
    for moon in asked.moons:
        position = [0] * tricks.SIZE
        position[tricks.POINTS : tricks.POINTS + view.players] = view.points
        settle.settle_moon(table, position, view.seat, KINDS[moon])
        utility = worth(aim, position)
        own = float(position[tricks.POINTS + view.seat])
        answers.append(Answer(ChooseMoon(moon), Estimate(utility, 0.0), Estimate(own, 0.0)))
    return Weighed(tuple(answers), worlds=1)
