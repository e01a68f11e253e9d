"""Positions in which a good player knows what is right: read from the TOML files beside this one.

A position says what each seat holds *now* and every card played before, so that a reader sees the
decision, and the referee plays the match up to it: what a bot is shown is an honest view.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

from kierki.cards import CardSet, Dealt, Seat, parse_card, parse_cards
from kierki.cards.pbn import parse_deal
from kierki.game import (
    Action,
    Decline,
    GiveCards,
    Match,
    PassCards,
    Play,
    apply,
    start,
    to_act,
)
from kierki.record.notation import format_action, parse_action
from kierki.variants import Variant
from support import SEED, one_deal, variant

FOLDER = Path(__file__).resolve().parent


class PositionError(Exception):
    """A position that cannot be reached as it is written."""


class Written(TypedDict):
    """What a file says of a position. What all of a file have in common may stand at its top."""

    id: str
    why: str
    variant: str
    """Name of a preset."""
    contract: NotRequired[str]
    """The one deal of the match, where a match has several kinds."""
    players: NotRequired[int]
    options: NotRequired[dict[str, object]]
    dealer: NotRequired[int]
    hands: str
    """PBN, seat 0 first: what each seat holds now; in a talon deal, as dealt."""
    seen: NotRequired[str]
    """The first cards of seat 0, which names trumps after seeing them (R-TRUMP-2)."""
    talon: NotRequired[str]
    stock: NotRequired[str]
    passes: NotRequired[list[str]]
    """What each seat passed to its left."""
    calls: NotRequired[list[str]]
    """What was said before the play, as records write it."""
    played: NotRequired[str]
    """A line for each trick or round of the lottery: who begins, a colon, the cards in turn."""
    right: NotRequired[list[str]]
    """Answers as records write them, without the seat: all that are accepted."""
    wrong: NotRequired[list[str]]
    """Answers that are not accepted."""
    gives: NotRequired[str]
    """Cards that must be among those passed or given away."""
    keeps: NotRequired[str]
    """Cards that must not be."""
    known_failures: NotRequired[dict[str, str]]
    """By the name of a bot: why it does not find the answer yet."""


@dataclass(frozen=True, slots=True)
class Position:
    """One decision, and what a good player answers."""

    theme: str
    """Name of its file."""
    match: Match
    written: Written

    @property
    def id(self) -> str:
        """Its name: the theme, and its own."""
        return f"{self.theme}/{self.written['id']}"

    @property
    def seat(self) -> Seat:
        """Whose decision it is."""
        return to_act(self.match.phase)[0]

    def accepts(self, action: Action) -> bool:
        """Return whether *action* is right."""
        said = format_action(self.seat, action).partition(" ")[2]
        gone = CardSet()
        if isinstance(action, PassCards | GiveCards):
            gone = CardSet.of(action.cards)
        return (
            said in self.written.get("right", [said])
            and said not in self.written.get("wrong", [])
            and not CardSet.parse(self.written.get("gives", "")) - gone
            and not CardSet.parse(self.written.get("keeps", "")) & gone
        )


@cache
def positions() -> tuple[Position, ...]:
    """Return the positions of every file."""
    return tuple(
        position for path in sorted(FOLDER.glob("*.toml")) for position in positions_of(path)
    )


def positions_of(path: Path) -> Iterator[Position]:
    """Yield the positions of the file at *path*."""
    written = tomllib.loads(path.read_text("utf-8"))
    entries = written.pop("position")
    for entry in entries:
        whole = written | entry
        if unknown := set(whole) - set(Written.__annotations__):
            raise PositionError(f"{path.name}, {entry['id']}: unknown {', '.join(unknown)}")
        try:
            yield Position(path.stem, reached(whole), whole)
        except Exception as error:
            raise PositionError(f"{path.name}, {entry['id']}: {error}") from error


def table_of(written: Written) -> Variant:
    """Return the match of *written*: in Kierki the one deal, in Hearts the first of a match."""
    key, players = written["variant"], written.get("players", 4)
    options = written.get("options", {})
    if "contract" in written:
        return one_deal(written["contract"], key, players, **options)
    passing = "passes" in written or "played" not in written
    cycle = {"pass_cycle": ["left"] if passing else ["hold"]}
    return variant(key, players, **{"finish_early": False} | cycle | options)


def reached(written: Written) -> Match:
    """Return the match as it stands when the decision comes."""
    passes = tuple(map(CardSet.parse, written.get("passes", [])))
    table = table_of(written)
    moves = tuple(moves_of(written.get("played", ""), table.players))
    held = [set(hand) for hand in parse_deal(written["hands"])]
    for seat, action in moves:
        if isinstance(action, Play):
            held[seat].add(action.card)
    for giver, cards in enumerate(passes):
        held[giver] |= set(cards)
        held[(giver + 1) % table.players] -= set(cards)
    seen = parse_cards(written.get("seen", ""))
    stock = written.get("stock")
    dealt = Dealt(
        (seen + tuple(sorted(held[0] - set(seen))), *(tuple(sorted(hand)) for hand in held[1:])),
        parse_cards(written.get("talon", "")),
        parse_card(stock) if stock else None,
    )
    match = start(table, SEED, prepared=(dealt,), dealer=Seat(written.get("dealer", 0))).match
    said = [(Seat(giver), PassCards(cards)) for giver, cards in enumerate(passes)]
    for seat, action in (*said, *map(parse_action, written.get("calls", [])), *moves):
        match = apply(match, seat, action).match
    return match


def moves_of(played: str, players: int) -> Iterator[tuple[Seat, Action]]:
    """Yield who played what in the lines *played*."""
    for line in played.splitlines():
        first, colon, cards = line.partition(":")
        if not colon:
            assert not line.strip(), line
            continue
        for place, word in enumerate(cards.split()):
            seat = Seat((int(first) + place) % players)
            yield seat, Decline() if word == "-" else Play(parse_card(word))
