"""The readable form of a record: tags in brackets, then each deal trick by trick.

It holds just what JSON does; ``docs/records.md`` describes it. `kierki.record.codec` reads it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from kierki.cards.card import NotACardError, format_card
from kierki.cards.cardset import parse_cards
from kierki.record.errors import RecordError
from kierki.record.parsing import parse_json
from kierki.record.plain import FORMAT, Plain, to_plain
from kierki.record.reading import shown
from kierki.record.record import Record
from kierki.record.tags import (
    COMING,
    DEAL,
    HEADER,
    TAG,
    TEXT_FORMAT,
    read_into,
    unescaped,
    write_tags,
    written,
)
from kierki.rules import settle
from kierki.variants import options_from_text, preset
from kierki.variants.contract import TrickContract
from kierki.variants.load import from_record

ACCEPTS = '[Tag "…"] · 1. 2: QS KS 3S 2S > 3 · 0 bid 125, 1 -'
"""An example of every kind of line."""
_TRICK = re.compile(r"([0-9]{1,2})\. *([0-6]): *([^>]*?) *(?:> *([0-6]))?")
_PLAY = re.compile(r"[0-6] [2-9TJQKA][CDSH]")


def to_text(record: Record) -> str:
    """Return *record* in the readable form.

    Raises:
        RecordError: an action breaks the rules, so that there are no points to write.
    """
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    data = to_plain(record)
    yield written("Format", TEXT_FORMAT)
    yield from write_tags(HEADER, data)
    for seat, (name, bot) in enumerate(zip(record.names, record.bots, strict=True)):
        yield written(f"Player{seat}", name)
        if bot is not None:
            yield written(f"Bot{seat}", bot)
    if "house" in data:
        yield written("House", record.variant.definition)
    for key, value in cast("Plain", data["options"]).items():
        yield written("Option", f"{key}={_option(value)}")
    totals = (0,) * record.variant.players
    for deal in cast("list[Plain]", data["deals"]):
        yield ""
        yield from write_tags(DEAL, deal)
        yield from _hands(deal)
        yield from _play(record, deal)
        if "points" in deal:
            totals = settle.totals_after(totals, tuple(cast("list[int]", deal["points"])))
            yield f"; {' '.join(map(str, totals))}"
    for number, dealt in enumerate(cast("list[Plain]", data.get("coming", [])), start=1):
        yield ""
        yield written("Coming", str(number))
        yield from write_tags(COMING, dealt)
        yield from _hands(dealt)


def _option(value: object) -> str:
    """Return the value of an option as a person would type it; a table stays JSON."""
    match value:
        case bool():
            return str(value).lower()
        case list():
            return ",".join(map(str, value))
        case dict():
            return json.dumps(value, ensure_ascii=False)
        case _:
            return str(value)


def _hands(deal: Plain) -> Iterator[str]:
    for seat, hand in enumerate(cast("list[str]", deal["hands"])):
        yield written(f"Hand{seat}", hand)


def _play(record: Record, deal: Plain) -> Iterator[str]:
    """Yield tricks a line each, anything else as many actions in a line as there are seats."""
    players = record.variant.players
    actions = cast("list[str]", deal["actions"])
    winners = cast("list[int]", deal.get("taken", []))
    in_tricks = isinstance(record.variant.contract(cast("int", deal["number"])), TrickContract)
    start = number = 0
    while start < len(actions):
        here = actions[start : start + players]
        plays = [bool(in_tricks and _PLAY.fullmatch(action)) for action in here]
        if plays[0]:
            cards = " ".join(action[2:] for action in here)
            taker = f" > {winners[number]}" if number < len(winners) else ""
            number += 1
            yield f"{number:2}. {here[0][0]}: {cards}{taker}"
        else:
            here = here[: plays.index(True)] if True in plays else here
            yield ", ".join(here)
        start += len(here)


@dataclass(slots=True)
class _Reader:
    """Plain data being gathered line by line."""

    data: Plain = field(default_factory=dict)
    players: list[Plain] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)
    deals: list[Plain] = field(default_factory=list)
    coming: list[Plain] = field(default_factory=list)
    tricks: int = 0
    """Tricks of the deal so far."""

    def line(self, text: str) -> bool:
        """Take one line; return whether it makes sense here."""
        if tag := TAG.fullmatch(text):
            name, seat, value = tag[1], tag[2], unescaped(tag[3])
            return self.seat_tag(name, int(seat), value) if seat else self.tag(name, value)
        if not self.deals or self.coming:
            return False
        if trick := _TRICK.fullmatch(text):
            return self.trick(int(trick[1]), int(trick[2]), trick[3], trick[4])
        actions = cast("list[str]", self.deals[-1]["actions"])
        actions += [action.strip() for action in text.split(",")]
        return text[0] in "0123456"

    def tag(self, name: str, value: str) -> bool:
        """Take a tag that is not one of a seat."""
        match name:
            case "Deal" if not self.coming:
                self.deals.append({"hands": [], "actions": []})
                self.tricks = 0
            case "Coming":
                self.coming.append({"hands": []})
                return True
            case "Option" if not self.deals and "=" in value:
                key, _, text = value.partition("=")
                first = key not in self.options
                self.options[key] = text
                return first
            case "House" if "house" not in self.data:
                self.data["house"] = parse_json(value)
                return True
            case _:
                pass
        if self.coming:
            return read_into(COMING, name, value, self.coming[-1])
        if self.deals:
            return read_into(DEAL, name, value, self.deals[-1])
        return read_into(HEADER, name, value, self.data)

    def seat_tag(self, name: str, seat: int, value: str) -> bool:
        """Take a tag that each seat has its own of."""
        match name:
            case "Player" if not self.deals and seat == len(self.players):
                self.players.append({"name": value})
            case "Bot" if not self.deals and seat == len(self.players) - 1:
                self.players[-1]["bot"] = value
            case "Hand" if self.coming or self.deals:
                hands = cast("list[str]", (self.coming or self.deals)[-1]["hands"])
                if seat != len(hands):
                    return False
                hands.append(value)
            case _:
                return False
        return True

    def trick(self, number: int, leader: int, text: str, taker: str | None) -> bool:
        """Take a trick: each card is an action of the seat it falls to."""
        deal, players = self.deals[-1], len(self.players)
        self.tricks += 1
        try:
            cards = parse_cards(text)
        except NotACardError:
            return False
        if number != self.tricks or not 0 < len(cards) <= players or leader >= players:
            return False
        actions = cast("list[str]", deal["actions"])
        actions += [
            f"{(leader + place) % players} {format_card(card)}" for place, card in enumerate(cards)
        ]
        if taker is not None:
            winners = cast("list[int]", deal.setdefault("taken", []))
            winners.append(int(taker))
            return len(winners) == number
        return True

    def whole(self) -> Plain:
        """Return what was gathered as plain data."""
        data = self.data | {"format": FORMAT, "players": self.players, "deals": self.deals}
        if self.coming:
            data["coming"] = self.coming
        data["options"] = self._options()
        return data

    def _options(self) -> Plain:
        variant = self.data.get("variant")
        if not self.options or not isinstance(variant, str):
            return {}
        house = self.data.get("house")
        definition = preset(variant) if house is None else from_record(json.dumps(house))
        typed = {key: text for key, text in self.options.items() if text[:1] != "{"}
        tables = {key: parse_json(t) for key, t in self.options.items() if key not in typed}
        return options_from_text(definition, typed) | tables


def from_text(text: str) -> Plain:
    """Return the plain data that the readable form holds.

    Raises:
        RecordError: a line makes no sense where it stands; or it is no such text.
        VariantError, VariantFileError: its variant or an option is unknown, or cannot be so.
    """
    reader = _Reader()
    first = True
    for number, line in enumerate(text.split("\n"), start=1):
        bare = line.strip()
        if not bare.startswith("["):
            bare = bare.partition(";")[0].rstrip()  # the rest is a comment
        if not bare or bare.startswith("%"):
            continue
        if first:
            _check_format(bare)
            first = False
        elif not reader.line(bare):
            raise RecordError("line", line=number, found=shown(bare), accepts=ACCEPTS)
    if first:
        _check_format("")
    return reader.whole()


def _check_format(line: str) -> None:
    """Refuse what is no record, and tell it from a record of a version to come."""
    tag = TAG.fullmatch(line)
    found = unescaped(tag[3]) if tag and tag[1] == "Format" else ""
    if found == TEXT_FORMAT:
        return
    kind, slash, version = found.partition("/")
    later = bool(slash) and kind == TEXT_FORMAT.partition("/")[0] and version.isdecimal()
    message = "version" if later else "format"
    raise RecordError(message, where="Format", found=shown(found), accepts=TEXT_FORMAT)
