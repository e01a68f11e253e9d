"""The golden counts: kept, complete, telling contracts apart, and the second referee's too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from typing import Any, cast

import pytest

import oracle
from kierki.cards.card import SUIT_LETTERS
from kierki.variants import build, players_of, preset, preset_keys
from oracle import Options, TrickDeal
from perft.endings import Ending, endings
from perft.goldens import FOLDER, RULE_SETS, dumps, golden, path_of

ADVICE = "run `PYTHONPATH=tests python -m perft.regenerate` and look at the difference"
TRICK_CONTRACTS = [key for key in RULE_SETS if key != "lottery"]
SAME_PLAY = (
    {"no-tricks", "no-queens", "no-kings-and-jacks", "last-tricks"},
    {"no-hearts", "no-king-of-hearts", "robber"},
)
"""Contracts that differ only in what they score: as many ways to play."""
QUICK = 600
"""Sequences up to which the oracle counts along."""


def stored(key: str) -> Any:  # noqa: ANN401  # as JSON comes
    return json.loads(path_of(key).read_text(encoding="utf-8"))


def counts(key: str, rules: str) -> list[dict[str, Any]]:
    """The counts of one rule set, ending by ending."""
    return [e["counts"][rules] for e in stored(key)["endings"] if rules in e["counts"]]


@pytest.mark.parametrize("key", RULE_SETS)
def test_the_counts_are_as_they_were(key: str) -> None:
    assert dumps(golden(key)) == path_of(key).read_text(encoding="utf-8"), ADVICE


def test_every_contract_has_counts() -> None:
    keys = {
        key
        for name in preset_keys()
        for players in players_of(preset(name))
        for key in build(preset(name), players=players).contracts
    }
    assert keys - set(RULE_SETS) == set(), "add it to RULE_SETS"
    assert {path.stem for path in FOLDER.glob("*.json")} == set(RULE_SETS), ADVICE


def test_every_preset_is_counted() -> None:
    counted_presets = {rules.preset for sets in RULE_SETS.values() for rules in sets}
    assert counted_presets == set(preset_keys())


def test_the_counts_tell_rule_sets_apart() -> None:
    found = {
        (key, rules.name): [(c["sequences"], c["points"]) for c in counts(key, rules.name)]
        for key in TRICK_CONTRACTS
        for rules in RULE_SETS[key]
    }
    for one, other in combinations(found, 2):
        assert found[one] != found[other], (one, other)


def test_the_counts_tell_lotteries_apart() -> None:
    by_rules: dict[str, list[object]] = {}
    for late in stored("lottery")["lotteries"]:
        by_rules.setdefault(late["rules"], []).append((late["sequences"], late["points"]))
    assert len(by_rules) == len(RULE_SETS["lottery"])
    for one, other in combinations(by_rules.values(), 2):
        assert one != other


def test_as_many_ways_to_play_where_only_the_scores_differ() -> None:
    ways = {
        key: [c["sequences"] for c in counts(key, RULE_SETS[key][0].name)]
        for key in TRICK_CONTRACTS
        if RULE_SETS[key][0].preset == "kierki"
    }
    for one, other in combinations(ways, 2):
        same = any({one, other} <= group for group in SAME_PLAY)
        assert (ways[one] == ways[other]) == same, (one, other)


@pytest.mark.parametrize(
    ("key", "rules", "fewer"),
    [
        # R-DROP-1, R-FIRST-2, R-LEAD-3 and the queen that is no exit, R-LEAD-1
        ("no-king-of-hearts", "kierki", "kierki king_must_drop=true"),
        ("black-lady", "hearts-pool", "hearts"),
        ("black-lady", "hearts queen_breaks_hearts=true", "hearts"),
        ("black-lady", "hearts queen_is_no_exit=true", "hearts"),
    ],
)
def test_a_rule_that_forbids_leaves_fewer_ways(key: str, rules: str, fewer: str) -> None:
    more, less = ([c["sequences"] for c in counts(key, name)] for name in (rules, fewer))
    assert all(a >= b for a, b in zip(more, less, strict=True))
    assert more != less


@pytest.mark.parametrize("key", TRICK_CONTRACTS)
def test_the_oracle_counts_as_many(key: str) -> None:
    quick = 0
    for rules in RULE_SETS[key]:
        told = cast("Options", {**oracle.PRESETS[rules.preset], **rules.options})
        for ending, entry in zip(endings(), stored(key)["endings"], strict=True):
            count = entry["counts"].get(rules.name)
            if count is not None and count["sequences"] <= QUICK:
                assert sum(1 for _ in _played_out(_deal(key, told, ending))) == count["sequences"]
                quick += 1
    assert quick >= 3


def _deal(key: str, options: Options, ending: Ending) -> TrickDeal:
    contract = key if key in oracle.schedule({}, ending.players) else "hearts"
    size = len(ending.hands[0])
    opens = contract == "hearts" and ending.opening
    return TrickDeal(
        contract,
        options,
        ending.players,
        [str(hand).split() for hand in ending.hands],
        0,
        trump=SUIT_LETTERS[ending.trump] if key == "trump" else None,
        leader=None if opens else ending.leader,
        first_trick=1 if ending.opening else oracle.hand_size(ending.players) - size + 1,
        broken=ending.broken,
    )


def _played_out(deal: TrickDeal) -> Iterator[TrickDeal]:
    if deal.over:
        yield deal
        return
    for card in sorted(deal.legal()):
        after = deal.copy()
        after.play(card)
        yield from _played_out(after)
