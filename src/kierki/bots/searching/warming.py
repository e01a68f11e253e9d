"""Compiling before it is needed: one decision of every kind, in the smallest number of worlds."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kierki.bots.base import Bot
from kierki.game.match import apply, start, to_act
from kierki.game.view import view_of
from kierki.variants.build import build
from kierki.variants.load import preset
from kierki.variants.variant import Variant


def warm(bot: Bot) -> None:
    """Let *bot* pass, play, name trumps and lay, so that all it compiles is compiled."""
    kierki = build(preset("kierki"))
    for key in ("trump", "lottery"):
        _decide(bot, replace(kierki, schedule=(kierki.contracts[key],)), decisions=4)
    _decide(bot, build(preset("hearts")), decisions=6)


def _decide(bot: Bot, variant: Variant, *, decisions: int) -> None:
    match, _ = start(variant, bytes(32))
    for _ in range(decisions):
        seat = to_act(match.phase)[0]
        match, _ = apply(match, seat, bot.choose(view_of(match, seat), Random(0)))
