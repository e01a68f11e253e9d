"""Kierki: the engine and the second referee agree on whole random matches."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from differential.kierki import follow_kierki

TABLES = (3, 4, 5, 6, 7)
ENOUGH_DEALS = 2_000
"""Deals in one test after which every rule must have spoken."""
RULES = {
    "no-tricks",
    "no-hearts",
    "no-queens",
    "no-kings-and-jacks",
    "no-king-of-hearts",
    "last-tricks",
    "robber",
    "trump",
    "lottery",
    "hearts are held back",
    "hearts are held back for ever",
    "a hand of hearts leads one",
    "the king of hearts must drop",
    "an illegal card is refused",
    "a trump takes a trick in another suit",
    "early: no stake",
    "early: one seat takes the rest",
    "early: every way of playing on",
    "lottery: a pass",
    "lottery: no start card",
    "lottery: who can lay a card, must",
    "the end: one winner",
}
TALON = {
    "talon: taken",
    "talon: a reserve",
    "talon: no reserve",
    "talon: sold",
    "talon: nobody bids, the declarer takes it",
    "talon: nobody can bid more",
    "talon: the reserve is lowered",
    "talon: taken back unsold",
    "talon: its buyer falls below zero",
}
STOCK = {
    "the stock card counts for nobody",
    "lottery: the stock card is laid",
    "lottery: the stock card lies first",
}
RULES_AT = {3: TALON, 4: TALON, 5: set[str](), 6: STOCK, 7: set[str]()}


@pytest.mark.parametrize("players", TABLES)
def test_kierki_matches(players: int, kierki_deals: int) -> None:
    wanted = -(-kierki_deals // len(TABLES))
    rng, seen, deals = random.Random(f"kierki {players}"), Counter[str](), 0
    while deals < wanted:
        deals += follow_kierki(rng, players, seen)
    if deals >= ENOUGH_DEALS:
        rules = RULES | RULES_AT[players]
        assert rules - set(seen) == set()
