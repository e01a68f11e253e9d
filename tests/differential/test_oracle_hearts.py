"""The Hearts family: the engine and the second referee agree on whole random matches."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from differential.hearts import follow_hearts

TABLES = (3, 4, 5, 6, 7)
ENOUGH_DEALS = 2_000
"""Deals in one test after which every rule must have spoken."""
RULES = {  # the rarest ones are counted in test_oracle_endings and test_oracle_ends
    "hearts are held back",
    "a hand of hearts leads one",
    "the queen breaks hearts",
    "clean first trick: void",
    "clean first trick: another card of the suit led",
    "clean first trick: a penalty of the suit led",
    "an illegal card is refused",
    "passing: left",
    "passing: right",
    "passing: hold",
    "moon: old",
    "moon: new",
    "moon: mixed",
    "moon: none",
    "moon: sun",
    "moon: count",
    "moon: lose",
    "moon: give",
    "a moon with bonus cards on top",
    "a moon in a deal that ends early",
    "a sun",
    "nothing to shoot a moon with",
    "a bonus for no trick",
    "early: no stake",
    "early: one seat takes the rest",
    "early: every way of playing on",
    "a shared lead plays on",
    "the end: the limit",
    "the end: a number of deals",
    "the end: countdown",
    "the end: the highest wins",
}
RULES_AT = {
    3: set[str](),
    4: {"passing: across", "the end: teams", "a moon spares the partner"},
    5: {"clean first trick: nothing but penalties"},
    6: {"passing: across", "the stock card scores", "the stock card is the lowest club"},
    7: {"clean first trick: nothing but penalties"},
}


@pytest.mark.parametrize("players", TABLES)
def test_hearts_matches(players: int, hearts_deals: int) -> None:
    wanted = -(-hearts_deals // len(TABLES))
    rng, seen, deals = random.Random(f"hearts {players}"), Counter[str](), 0
    while deals < wanted:
        deals += follow_hearts(rng, players, seen)
    if deals >= ENOUGH_DEALS:
        rules = RULES | RULES_AT[players]
        assert rules - set(seen) == set()


@pytest.mark.parametrize("players", TABLES)
def test_mixed_moons(players: int) -> None:
    rng, seen = random.Random(f"mixed moons {players}"), Counter[str]()
    for _ in range(300):
        follow_hearts(rng, players, seen, mixed=True)
        if min(seen[f"the shooter chooses {moon}"] for moon in ("old", "new")) >= 5:
            return
    pytest.fail("the shooters seldom had to choose")
