"""Hearts: the engine and OpenSpiel, a third referee, agree on legal cards and on points.

Source: https://github.com/google-deepmind/open_spiel, `open_spiel/games/hearts`.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from differential.draw import odd_deal
from differential.openspiel import PLAYERS, Rules, follow_deal, follow_match
from kierki.cards import Card, deck

SETS = {
    "clean-first-trick": Rules(),
    "any-first-trick": Rules(clean_first_trick=False),
    "queen-breaks-hearts": Rules(queen_breaks_hearts=True),
    "queen-is-no-exit": Rules(queen_is_no_exit=True),
    "jack-of-diamonds": Rules(jack=True),
    "bonus-for-no-trick": Rules(bonus=True),
    "passing": Rules(passes=True),
    "passing-any-first-trick": Rules(clean_first_trick=False, passes=True, jack=True),
    "all": Rules(
        queen_breaks_hearts=True, queen_is_no_exit=True, jack=True, bonus=True, passes=True
    ),
}
WHOLE_GAMES = 10
"""One deal in so many is also played with the whole game, through views and actions."""
ENOUGH_DEALS = 5_000
"""Deals after which every rule must have spoken."""
RULES = {"hearts are held back", "a hand of hearts leads one", "a moon", "a seat without a trick"}


def rules_seen(rules: Rules) -> set[str]:
    """What must have happened under these rules."""
    return (
        RULES
        | {"a penalty in the first trick"}
        | ({"the queen breaks hearts"} if rules.queen_breaks_hearts else set())
        | ({"the queen is no exit"} if rules.queen_is_no_exit else set())
        | ({"a bonus card on a moon"} if rules.jack else set())
        | ({"a pass: left", "a pass: right", "a pass: across"} if rules.passes else set())
    )


@pytest.mark.parametrize("name", SETS)
def test_random_deals(name: str, openspiel_deals: int) -> None:
    rules, rng, seen = SETS[name], random.Random(f"openspiel {name}"), Counter[str]()
    game, table, pack = rules.game(), rules.table(), list(deck(PLAYERS))
    for _ in range(openspiel_deals):
        likings = ["any"] * PLAYERS
        hands: tuple[tuple[Card, ...], ...]
        if rng.random() < 0.2:
            odd = odd_deal(rng, PLAYERS)
            hands = odd.dealt.hands
            if rng.random() < 0.5:
                likings = ["high" if seat in odd.takers else "low" for seat in range(PLAYERS)]
        else:
            rng.shuffle(pack)
            hands = tuple(tuple(pack[seat::PLAYERS]) for seat in range(PLAYERS))
        follow_deal(rules, game, table, hands, likings, rng, seen)
    if openspiel_deals >= ENOUGH_DEALS:
        assert rules_seen(rules) - {rule for rule in seen if seen[rule] >= 3} == set()


@pytest.mark.parametrize("name", SETS)
def test_whole_game(name: str, openspiel_deals: int) -> None:
    rules, rng, deals = SETS[name], random.Random(f"openspiel match {name}"), 0
    game = rules.game()
    while deals < openspiel_deals // WHOLE_GAMES:
        deals += follow_match(rules, game, rng)
