"""Golden records: matches that every later version must read and score as they stand here.

    .venv/bin/python tests/golden/make.py NAME …     writes those named
    .venv/bin/python tests/golden/make.py --missing  writes those that are not there yet

A file that is there is never to be written anew because the program has changed: it is there to
tell that. A new preset, contract or action adds a case below.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kierki.cards import Card, Dealt, Seat, parse_seed
from kierki.cards.card import Suit
from kierki.cards.cardset import full_suit
from kierki.game import start
from kierki.game.state import (
    Bidding,
    Finished,
    Giving,
    Lottery,
    MoonPending,
    Naming,
    Offering,
    Passing,
    Phase,
    Tricks,
)
from kierki.record import Record, codec
from kierki.testing.playing import turns
from kierki.variants import Variant, build, load_file, preset

FOLDER = Path(__file__).parent / "records"
HOUSE = Path(__file__).parents[1] / "data" / "kierki-tcp.toml"
NAMES = ("Ala", "Bolek", "Celina", "Dorota", "Emil", "Frania", "Gustaw")


@dataclass(frozen=True)
class Case:
    """A match to record."""

    preset: str
    players: int = 4
    options: dict[str, object] = field(default_factory=dict)
    shooters: tuple[int, ...] = ()
    """Prepared deals in which this seat holds all clubs, and so takes every trick."""
    until: type[Phase] = Finished
    """The phase whose first sight, and *more* actions, end the record."""
    more: int = 0

    @property
    def variant(self) -> Variant:
        """The rules that are played."""
        definition = load_file(HOUSE) if self.preset == "house" else preset(self.preset)
        return build(definition, players=self.players, options=self.options)


SHORT: dict[str, object] = {"robber": False, "positive": "trump"}
CASES = {
    "kierki": Case("kierki"),
    "kierki-3": Case("kierki", 3, {"trump_call": "talon", "lottery_count": "per-seat"}),
    "kierki-5": Case("kierki", 5, {"last_tricks": "last-two", "trump_call": "declarer"}),
    "kierki-6": Case("kierki", 6),
    "kierki-7": Case("kierki", 7, {"lottery_first": "left", "lottery_start": 9}),
    "kierki-talon": Case("kierki", 4, {"trump_call": "talon", "last_tricks": "last"}),
    "kierki-lotteries": Case(
        "kierki", 4, {"lottery_count": "per-seat", "king_must_drop": True, "finish_early": False}
    ),
    "kierki-lowest": Case("kierki", 4, {"win": "lowest", "robber": False, "positive": "trump"}),
    "kierki-classic": Case("kierki-classic"),
    "kierki-classic-robber": Case("kierki-classic", 3, {"robber": True}),
    "hearts": Case("hearts"),
    "hearts-3": Case("hearts", 3, {"limit": 50, "clean_first_trick": False}),
    "hearts-5": Case("hearts", 5, {"limit": 50, "no_trick_bonus": -5}),
    "hearts-6": Case("hearts", 6, {"limit": 50, "queen_is_no_exit": True, "finish_early": False}),
    "hearts-7": Case("hearts", 7, {"limit": 50, "queen_breaks_hearts": True}),
    "hearts-mixed": Case(
        "hearts", 4, {"moon": "mixed", "limit": 60, "pass_cycle": ["hold"]}, (1, 1, 0)
    ),
    "hearts-new": Case("hearts", 4, {"moon": "new", "deals": 3, "tie": "shared"}, (2,)),
    "hearts-sun": Case(
        "hearts", 4, {"moon": "sun", "deals": 2, "tie": "shared", "pass_cycle": ["hold"]}, (3,)
    ),
    "black-maria": Case("black-maria", 3),
    "black-maria-printed": Case("black-maria-printed", 3),
    "hearts-omnibus": Case("hearts-omnibus"),
    "hearts-original": Case("hearts-original"),
    "hearts-partners": Case("hearts-partners"),
    "hearts-pool": Case("hearts-pool"),
    "hearts-reverse": Case("hearts-reverse", 4, {"moon": "lose", "limit": 60}),
    "hearts-reverse-give": Case(
        "hearts-reverse", 4, {"moon": "give", "limit": 60, "pass_cycle": ["hold"]}, (3,)
    ),
    "hearts-spot": Case("hearts-spot"),
    "house": Case("house"),
    "open-pass": Case("hearts", until=Passing, more=2),
    "open-trick": Case("kierki", shooters=(0, 1, 2), until=Tricks, more=55),
    "open-talon": Case("kierki", options=SHORT | {"trump_call": "talon"}, until=Offering),
    "open-auction": Case("kierki", options=SHORT | {"trump_call": "talon"}, until=Bidding, more=1),
    "open-gift": Case("kierki", 3, SHORT | {"trump_call": "talon"}, until=Giving),
    "open-naming": Case("kierki", 5, SHORT, until=Naming),
    "open-moon": Case(
        "hearts",
        options={"moon": "mixed", "limit": 60, "pass_cycle": ["hold"]},
        shooters=(1, 1, 0),
        until=MoonPending,
    ),
    "open-lottery": Case("kierki-classic", 3, until=Lottery, more=10),
}


def shooting(shooter: int) -> Dealt:
    """A deal of whole suits, clubs for *shooter*."""
    suits = list(Suit)
    hands: list[tuple[Card, ...]] = [()] * 4
    for place in range(4):
        hands[(shooter + place) % 4] = tuple(full_suit(suits[place]))
    return Dealt(tuple(hands))


def record_of(name: str) -> Record:
    """Return the record of case *name*: the same at every run, as long as the rules are."""
    case = CASES[name]
    variant = case.variant
    seed = parse_seed(name.encode().hex()[-64:])
    prepared = tuple(map(shooting, case.shooters))
    dealer = Seat(0) if prepared else None
    match = start(variant, seed, prepared=prepared, dealer=dealer).match
    actions = []
    left = None if not isinstance(match.phase, case.until) else case.more
    for turn in turns(match, Random(name)):
        if left == 0:
            break
        actions.append((turn.seat, turn.action))
        if left is not None:
            left -= 1
        elif isinstance(turn.after.phase, case.until):
            left = case.more
    names, bots = NAMES[: case.players], ("random",) * (case.players - 1)
    return Record(variant, seed, names, (None, *bots), dealer, prepared, tuple(actions))


def main(args: list[str]) -> None:
    """Write the files that *args* ask for."""
    if args == ["--missing"]:
        args = [name for name in CASES if not (FOLDER / f"{name}.json").exists()]
    FOLDER.mkdir(exist_ok=True)
    for name in args:
        codec.save(FOLDER / f"{name}.json", record_of(name))


if __name__ == "__main__":
    main(sys.argv[1:])
