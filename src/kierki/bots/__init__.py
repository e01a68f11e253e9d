"""Bots: players that are programs. A bot gets a view and an rng, and nothing else.

>>> from random import Random
>>> from kierki.cards import parse_seed
>>> from kierki.game import start, to_act, view_of
>>> from kierki.variants import build, preset
>>> match, _ = start(build(preset("hearts")), parse_seed("1"))
>>> view = view_of(match, to_act(match.phase)[0])
>>> type(make_bot("random").choose(view, Random(1))).__name__
'PassCards'
"""

from kierki.bots.base import Bot
from kierki.bots.chance import decision_rng
from kierki.bots.drive import Played, play_match
from kierki.bots.guard import Guarded, guarded_choice
from kierki.bots.registry import BOT_NAMES, OPPONENTS, UnknownBotError, make_bot

__all__ = [
    "BOT_NAMES",
    "OPPONENTS",
    "Bot",
    "Guarded",
    "Played",
    "UnknownBotError",
    "decision_rng",
    "guarded_choice",
    "make_bot",
    "play_match",
]
