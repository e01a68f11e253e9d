"""Tags of the readable form, ``[Points "-20 0 -40 0"]``, and the plain data they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto

from kierki.record.plain import Plain

TEXT_FORMAT = "kierki-text/1"
TAG = re.compile(r'\[\s*([A-Za-z]+?)([0-6]?)\s+"((?:[^"\\]|\\["\\])*)"\s*\]')
"""A tag: its name, the number of a seat if it is one of several, its value."""
_ESCAPED = re.compile(r'\\(["\\])')
_TO_ESCAPE = re.compile(r'["\\]')
_NUMBER = re.compile(r"-?[0-9]{1,18}")


class Kind(Enum):
    """What the value of a tag is."""

    WORD = auto()
    NUMBER = auto()
    NUMBERS = auto()
    SWITCH = auto()

    def read(self, text: str) -> object:
        """Return *text* as plain data; unchanged, for its place to refuse, if it is no such."""
        match self:
            case Kind.WORD:
                return text
            case Kind.NUMBER:
                return _number(text)
            case Kind.NUMBERS:
                return [_number(word) for word in text.split()]
            case Kind.SWITCH:
                return {"true": True, "false": False}.get(text, text)

    def write(self, value: object) -> str:
        """Return plain data as text: the inverse of `read`."""
        match value:
            case bool():
                return str(value).lower()
            case list():
                return " ".join(map(str, value))
            case _:
                return str(value)


def _number(text: str) -> object:
    return int(text) if _NUMBER.fullmatch(text) else text


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag that stands once in its section."""

    name: str
    key: str
    """The key of plain data that it stands for."""
    kind: Kind = Kind.WORD


HEADER = (
    Tag("Variant", "variant"),
    Tag("Seed", "seed"),
    Tag("Dealer", "dealer", Kind.NUMBER),
    Tag("Totals", "totals", Kind.NUMBERS),
    Tag("Winners", "winners", Kind.NUMBERS),
)
_CARDS = (Tag("Talon", "talon"), Tag("Stock", "stock"))
DEAL = (
    Tag("Deal", "number", Kind.NUMBER),
    Tag("Contract", "contract"),
    Tag("Dealer", "dealer", Kind.NUMBER),
    Tag("Prepared", "prepared", Kind.SWITCH),
    *_CARDS,
    Tag("Points", "points", Kind.NUMBERS),
    Tag("Won", "won", Kind.NUMBERS),
    Tag("Trump", "trump"),
    Tag("Namer", "namer", Kind.NUMBER),
    Tag("Price", "price", Kind.NUMBER),
    Tag("Shooter", "shooter", Kind.NUMBER),
    Tag("Moon", "moon"),
    Tag("Out", "out", Kind.NUMBERS),
    Tag("Early", "early", Kind.SWITCH),
)
COMING = _CARDS


def written(name: str, value: str) -> str:
    r"""Return one tag.

    >>> print(written("Player0", 'Ala "As"'))
    [Player0 "Ala \"As\""]
    """
    escaped = _TO_ESCAPE.sub(lambda sign: "\\" + sign[0], value)
    return f'[{name} "{escaped}"]'


def unescaped(value: str) -> str:
    """Return the value of a tag as it was before `written`."""
    return _ESCAPED.sub(r"\1", value)


def write_tags(tags: tuple[Tag, ...], data: Mapping[str, object]) -> Iterator[str]:
    """Yield a line for each of *tags* that *data* has a value for."""
    for tag in tags:
        if tag.key in data:
            yield written(tag.name, tag.kind.write(data[tag.key]))


def read_into(tags: tuple[Tag, ...], name: str, value: str, data: Plain) -> bool:
    """Enter a tag into *data*; return False if it is none of *tags*, or is entered already."""
    for tag in tags:
        if tag.name == name and tag.key not in data:
            data[tag.key] = tag.kind.read(value)
            return True
    return False
