"""Bots that search: sampled worlds and policy playouts. Imports numba, so it is loaded late."""

from kierki.bots.searching.bot import SearchBot
from kierki.bots.searching.explain import Explanation, Goal, explain, known_facts
from kierki.bots.searching.levels import LEVELS, STYLES, Level, Style

__all__ = [
    "LEVELS",
    "STYLES",
    "Explanation",
    "Goal",
    "Level",
    "SearchBot",
    "Style",
    "explain",
    "known_facts",
]
