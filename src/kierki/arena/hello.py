"""The first line of the line protocol: the rules of Hearts, said in ``key=value`` and read back.

Version 1 has fixed cards (four players, thirteen each, three passed, hearts 1 and the queen of
spades 13); the line says what tables do differently. Programs skip keys that they do not know,
so those of a whole match are ours: see ``docs/arena.md``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from kierki.arena.errors import ArenaError, LineError
from kierki.cards.card import QUEEN_OF_SPADES
from kierki.cards.cardset import CardSet
from kierki.cards.errors import excerpt
from kierki.game.opening import DIRECTION_CODES
from kierki.variants import build, preset
from kierki.variants.contract import Direction, Moon, Opening, TrickContract
from kierki.variants.options import HeartsOptions, Tie
from kierki.variants.variant import Variant

VERSION = "1"
PLAYERS = 4
PASSED = 3
DIRECTIONS = {str(code): direction for direction, code in DIRECTION_CODES.items()}
"""Directions of the pass by their digit."""
DIGITS = {direction: digit for digit, direction in DIRECTIONS.items()}
MOONS = {"26": Moon.OLD, "-26": Moon.NEW, "0": Moon.NONE}
"""What a moon comes to: 26 to the others, 26 off the shooter, nothing."""
_MOON_WORDS = {moon: word for word, moon in MOONS.items()}
_LONGEST_NUMBER = 6


@dataclass(frozen=True, slots=True)
class Rules:
    """What ``hello`` says."""

    lead: bool = True
    """Whether the two of clubs opens; else the seat that ``start`` names leads any card."""
    clean_first_trick: bool = True
    must_break: bool = True
    queen_breaks_hearts: bool = False
    moon: Moon = Moon.OLD
    match: bool = False
    """Whether the deals are one match, in which totals add up."""
    cycle: tuple[Direction, ...] = ()
    """Directions of the pass in a match."""
    limit: int = 100
    deals: int = 0
    countdown: bool = False
    tie: Tie = Tie.PLAY_ON

    def variant(self, direction: Direction) -> Variant:
        """Return the rules of a deal in which cards are passed in *direction*."""
        return _variant(self, direction)


@lru_cache(maxsize=64)
def _variant(rules: Rules, direction: Direction) -> Variant:
    cycle = rules.cycle if rules.match and rules.cycle else (direction,)
    options: dict[str, object] = {
        "pass_cycle": [str(step) for step in cycle],
        "clean_first_trick": rules.clean_first_trick,
        "queen_breaks_hearts": rules.queen_breaks_hearts,
        "moon": str(rules.moon),
        "limit": rules.limit,
        "deals": rules.deals,
        "countdown": rules.countdown,
        "tie": str(rules.tie),
        "finish_early": False,
    }
    made = build(preset("hearts"), players=PLAYERS, options=options)
    (contract,) = made.schedule
    assert isinstance(contract, TrickContract)
    if not rules.must_break:
        contract = replace(contract, no_lead=CardSet(), broken_by=CardSet())
    if not rules.lead:
        contract = replace(contract, opening=Opening.LEFT_OF_DEALER)
    return replace(made, schedule=(contract,))


def hello_line(variant: Variant, *, match: bool) -> str:
    """Return the line that says the rules of *variant*, of one deal or of a whole *match*.

    Raises:
        ArenaError: the protocol has no words for them.
    """
    options, contract = variant.options, variant.schedule[0]
    if not isinstance(options, HeartsOptions) or not isinstance(contract, TrickContract):
        raise _untellable(variant)
    if contract.moon not in _MOON_WORDS or contract.passing is None:
        raise _untellable(variant)
    words = {
        "rules": "std",
        "lead": "2C",
        "nopoints1": f"{contract.clean_first_trick:d}",
        "mustbreak": f"{bool(contract.no_lead):d}",
        "qsbreaks": f"{QUEEN_OF_SPADES in contract.broken_by:d}",
        "moon": _MOON_WORDS[contract.moon],
    }
    if match:
        cycle = "".join(DIGITS[direction] for direction in contract.passing.cycle)
        words |= {"match": "1", "passcycle": cycle, "limit": str(options.limit)}
        words |= {"deals": str(options.deals), "countdown": f"{options.countdown:d}"}
        words |= {"tie": options.tie}
    line = " ".join(["hello", VERSION, *(f"{key}={value}" for key, value in words.items())])
    if not _same_game(variant, read_hello(line.split()[1:]), match=match):
        raise _untellable(variant)
    return line


def _untellable(variant: Variant) -> ArenaError:
    return ArenaError("arena-program-variant", variant=variant.key)


def _same_game(variant: Variant, rules: Rules, *, match: bool) -> bool:
    """Return whether a program that was told *rules* plays *variant*."""
    contract = variant.schedule[0]
    assert isinstance(contract, TrickContract)
    assert contract.passing is not None
    theirs = rules.variant(contract.passing.cycle[0])
    told = theirs.schedule[0]
    assert isinstance(told, TrickContract)
    named = replace(told, key=contract.key, name=contract.name)
    if not match:  # each deal says its own direction
        named = replace(named, passing=replace(contract.passing, count=PASSED))
    return (
        (contract,) == variant.schedule == (named,)
        and variant.players == PLAYERS
        and (variant.win, variant.teams) == (theirs.win, theirs.teams)
        and variant.options.finish_early == theirs.options.finish_early
        and (variant.ending == theirs.ending or not match)
    )


def read_hello(words: Iterable[str]) -> Rules:
    """Return what ``hello`` says in *words*, the first of which is the version.

    Keys that are not known, and values that make no sense, are passed over.

    Raises:
        LineError: this is another version.
    """
    version, *pairs = words or [""]
    if version != VERSION:
        raise LineError("arena-line-version", found=excerpt(version), accepts=VERSION)
    told = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
    usual = Rules()
    cycle = tuple(DIRECTIONS[digit] for digit in told.get("passcycle", "") if digit in DIRECTIONS)
    return Rules(
        lead=told.get("lead", "2C").upper() == "2C",
        clean_first_trick=_switch(told, "nopoints1", usual.clean_first_trick),
        must_break=_switch(told, "mustbreak", usual.must_break),
        queen_breaks_hearts=_switch(told, "qsbreaks", usual.queen_breaks_hearts),
        moon=MOONS.get(told.get("moon", ""), usual.moon),
        match=_switch(told, "match", usual.match),
        cycle=cycle,
        limit=_number(told, "limit", usual.limit, least=1, most=10_000),
        deals=_number(told, "deals", usual.deals, least=0, most=1_000),
        countdown=_switch(told, "countdown", usual.countdown),
        tie=Tie(told["tie"]) if told.get("tie") in tuple(Tie) else usual.tie,
    )


def _switch(told: dict[str, str], key: str, otherwise: bool) -> bool:  # noqa: FBT001
    return {"0": False, "1": True}.get(told.get(key, ""), otherwise)


def _number(told: dict[str, str], key: str, otherwise: int, *, least: int, most: int) -> int:
    text = told.get(key, "")
    if not text.isascii() or not text.isdigit() or len(text) > _LONGEST_NUMBER:
        return otherwise
    return int(text) if least <= int(text) <= most else otherwise
