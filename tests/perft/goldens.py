"""What the golden files hold: for each contract its endings, counted under several rules."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from kierki.cards.card import SUIT_LETTERS
from kierki.rules.table import compile_lottery, compile_tricks
from kierki.variants import (
    LotteryContract,
    TrickContract,
    Variant,
    build,
    players_of,
    preset,
)
from perft.count import Counted, count_lottery, count_tricks, set_up
from perft.endings import TABLES, Ending, endings, late_lotteries

FOLDER = Path(__file__).parent.parent / "golden" / "perft"


@dataclass(frozen=True)
class RuleSet:
    """A preset and options, under which a contract is counted."""

    preset: str
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """As the golden files call it."""
        settings = [f"{key}={json.dumps(value)}" for key, value in self.options.items()]
        return " ".join((self.preset, *settings))

    def variant(self, players: int) -> Variant:
        return build(preset(self.preset), players=players, options=self.options)


KIERKI = RuleSet("kierki")
LAST_TRICKS = tuple(
    RuleSet("kierki", {"last_tricks": form}) for form in ("seventh-and-last", "last-two", "last")
)
RULE_SETS: Mapping[str, tuple[RuleSet, ...]] = {
    "no-tricks": (KIERKI,),
    "no-hearts": (KIERKI,),
    "no-queens": (KIERKI,),
    "no-kings-and-jacks": (KIERKI,),
    "no-king-of-hearts": (KIERKI, RuleSet("kierki", {"king_must_drop": True})),
    "last-tricks": LAST_TRICKS,
    "robber": LAST_TRICKS,
    "trump": (KIERKI,),
    "lottery": (
        KIERKI,
        RuleSet("kierki-classic"),
        RuleSet("kierki", {"lottery_count": "per-seat"}),
        RuleSet("kierki", {"lottery_start": 10}),
    ),
    "black-lady": (
        RuleSet("hearts"),
        RuleSet("hearts-pool"),
        RuleSet("hearts-partners"),
        RuleSet("hearts-reverse"),
        RuleSet("hearts", {"queen_breaks_hearts": True}),
        RuleSet("hearts", {"queen_is_no_exit": True}),
        RuleSet("hearts", {"moon": "new"}),
        RuleSet("hearts", {"moon": "sun"}),
        RuleSet("hearts", {"no_trick_bonus": -5}),
    ),
    "black-maria": (RuleSet("black-maria"), RuleSet("black-maria-printed")),
    "plain-hearts": (RuleSet("hearts-original"),),
    "spot-hearts": (RuleSet("hearts-spot"),),
    "omnibus": (RuleSet("hearts-omnibus"),),
}
"""Under which rules each contract is counted; a contract of a preset must not be missing."""


def golden(key: str) -> dict[str, object]:
    """The content of a contract's golden file."""
    if key == "lottery":
        return {"contract": key, "lotteries": list(_lotteries(key))}
    return {"contract": key, "endings": [_entry(key, ending) for ending in endings()]}


def path_of(key: str) -> Path:
    return FOLDER / f"{key}.json"


def dumps(content: Mapping[str, object]) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def counted(key: str, rules: RuleSet, ending: Ending) -> Counted | None:
    """What a contract's ending comes to; None where the preset is not for so many players."""
    if ending.players not in players_of(preset(rules.preset)):
        return None
    variant = rules.variant(ending.players)
    contract = variant.contracts[key]
    assert isinstance(contract, TrickContract)
    table = compile_tricks(contract, ending.players, teams=variant.teams)
    position = set_up(table, ending, has_trumps=contract.trump_call is not None)
    return count_tricks(table, position)


def _entry(key: str, ending: Ending) -> dict[str, object]:
    found = {rules.name: counted(key, rules, ending) for rules in RULE_SETS[key]}
    return {
        "players": ending.players,
        "hands": [str(hand) for hand in ending.hands],
        "leader": ending.leader,
        "trump": SUIT_LETTERS[ending.trump],
        "opening": ending.opening,
        "broken": ending.broken,
        "counts": {name: _plain(count) for name, count in found.items() if count},
    }


def _lotteries(key: str) -> Iterator[dict[str, object]]:
    for rules in RULE_SETS[key]:
        for players in TABLES:
            contract = rules.variant(players).contracts[key]
            assert isinstance(contract, LotteryContract)
            table = compile_lottery(contract, players)
            for late in late_lotteries(table):
                yield {
                    "rules": rules.name,
                    "players": players,
                    "hands": [str(hand) for hand in late.hands],
                    "turn": late.turn,
                    "out": late.out,
                    "stock": str(late.stock),
                    **_plain(count_lottery(table, late)),
                }


def _plain(count: Counted) -> dict[str, object]:
    return {"sequences": count.sequences, "points": list(count.points)}
