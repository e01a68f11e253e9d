"""Recorded matches of programs that are not ours, judged by our rules, message by message.

A line is ``FROM>TO MESSAGE``; ``@`` is the server. The protocol is that of
``tests/data/kierki-tcp.toml``: seats N E S W clockwise, deal types 1 to 7 in its order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from kierki.cards import Card, Dealt, Seat, format_card, parse_card, parse_seed
from kierki.game import IllegalAction, Match, Play, apply, start, view_of
from kierki.game.events import Event, TrickTaken
from kierki.variants import Variant, build, load_file

DATA = Path(__file__).parents[1] / "data"
FOLDER = DATA / "kierki-tcp"
SEATS = "NESW"
CARD = re.compile("(?:10|[2-9JQKA])[CDHS]")
PAIR = re.compile("([NESW])([0-9]+)")
LINE = re.compile("([@NESW])>([@NESW]) (IAM|DEAL|TRICK|TAKEN|SCORE|TOTAL)(.*)")


def rules(*, finish_early: bool = False) -> Variant:
    """The protocol's rules as a house-rule file."""
    return build(load_file(DATA / "kierki-tcp.toml"), options={"finish_early": finish_early})


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, CARD.findall(text)))


def pairs(text: str) -> tuple[int, ...]:
    """Points by seat, whatever the order they are told in."""
    told = {seat: int(points) for seat, points in PAIR.findall(text)}
    return tuple(told[seat] for seat in SEATS)


@dataclass
class Deal:
    """One deal of a transcript: what was dealt, and the messages that followed, with lines."""

    type: int
    first: Seat
    hands: dict[str, tuple[Card, ...]] = field(default_factory=dict)
    messages: list[tuple[int, str, str, str]] = field(default_factory=list)

    def begin(self, whole: Variant) -> Match:
        """The deal as a match of its own: its contract alone, its cards, its first seat."""
        contract = whole.schedule[self.type - 1]
        alone = replace(whole, schedule=(contract,))
        dealt = Dealt(tuple(self.hands[seat] for seat in SEATS))
        dealer = Seat((self.first - 1) % 4)
        return start(alone, parse_seed("0"), prepared=(dealt,), dealer=dealer).match


def deals(path: Path) -> list[Deal]:
    found: list[Deal] = []
    for number, line in enumerate(path.read_text("ascii").splitlines(), start=1):
        match = LINE.fullmatch(line)
        assert match is not None, f"line {number}"
        source, target, kind, rest = match.groups()
        if kind == "DEAL":
            if not found or target in found[-1].hands:
                found.append(Deal(int(rest[0]), Seat(SEATS.index(rest[1]))))
            assert (found[-1].type, SEATS[found[-1].first]) == (int(rest[0]), rest[1])
            found[-1].hands[target] = cards(rest[2:])
        elif kind != "IAM":
            seat = target if source == "@" else source
            latest = [deal for deal in found if seat in deal.hands][-1]  # the last begun for it
            latest.messages.append((number, source, kind, rest))
    return found


@dataclass
class Judged:
    """A deal by our rules."""

    points: tuple[int, ...]
    tricks: int
    match: Match
    early: bool
    """Whether it stopped with cards in hand."""


def judge(path: Path) -> tuple[list[Judged], list[tuple[int, str]]]:
    """Every deal by our rules, and the line and message of each fault."""
    judged: list[Judged] = []
    faults: list[tuple[int, str]] = []
    totals: tuple[int, ...] = (0, 0, 0, 0)
    for deal in deals(path):
        match = deal.begin(rules())
        taken: list[TrickTaken] = []
        for number, source, kind, rest in deal.messages:
            message = f"{kind}{rest}"
            if source != "@":
                match, events = played(match, source, rest)
                taken += [event for event in events if isinstance(event, TrickTaken)]
                if not events:
                    faults.append((number, message))
                continue
            points = points_of(match)
            after = tuple(map(sum, zip(totals, points, strict=True)))
            match kind:
                case "TRICK":
                    right = asked(match, len(taken), rest)
                case "TAKEN":
                    right = rest in map(told, taken)
                case "SCORE":
                    right = pairs(rest) == points
                case "TOTAL":
                    right = pairs(rest) == after
                case _:
                    right = False
            if not right:
                faults.append((number, message))
        points = points_of(match)
        totals = tuple(map(sum, zip(totals, points, strict=True)))
        judged.append(Judged(points, len(taken), match, early=not match.is_over))
    return judged, faults


def played(match: Match, seat: str, rest: str) -> tuple[Match, tuple[Event, ...]]:
    """The match after a card, and what happened: nothing when the card is not legal."""
    (card,) = cards(rest)
    try:
        return apply(match, Seat(SEATS.index(seat)), Play(card))
    except IllegalAction:
        return match, ()


def points_of(match: Match) -> tuple[int, ...]:
    return match.results[0].points if match.results else view_of(match, None).points


def asked(match: Match, tricks: int, rest: str) -> bool:
    """Whether the server's TRICK names the trick and the cards on the table."""
    table = "".join(name(card) for card in view_of(match, None).trick)
    return rest == f"{tricks + 1}{table}"


def told(trick: TrickTaken) -> str:
    """What a server's TAKEN says of a trick."""
    return f"{trick.number}{''.join(map(name, trick.cards))}{SEATS[trick.seat]}"


def name(card: Card) -> str:
    return format_card(card).replace("T", "10")


@dataclass(frozen=True)
class Expected:
    """What the folder's own referee says of one deal."""

    type: int
    first: str
    tricks: int
    score: tuple[int, ...]
    total: tuple[int, ...]


def expected(summary: str, transcript: str) -> list[Expected]:
    """The lines of a summary file about one transcript."""
    text = (FOLDER / summary).read_text("ascii")
    part = next(part for part in text.split("== ") if transcript in part.partition("\n")[0])
    return list(_lines(part))


def _lines(part: str) -> Iterator[Expected]:
    line = re.compile(r"deal \d type (\d) first (\w) tricks +(\d+)  score (.*)  total (.*)")
    for number, first, tricks, score, total in line.findall(part):
        yield Expected(int(number), first, int(tricks), pairs(score), pairs(total))
