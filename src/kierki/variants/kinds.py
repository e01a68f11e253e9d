"""What an option accepts: how its value is read from data or from text, and written again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from kierki.cards.card import NotACardError
from kierki.cards.cardset import canonical_selector
from kierki.variants.contract import Direction
from kierki.variants.errors import NotAcceptedError, Objection

CardPoints: TypeAlias = tuple[tuple[str, int], ...]
"""Points by selector (`kierki.cards.cardset.canonical_selector`), in the order written. A card
under several selectors pays them all."""

MAX_POINTS = 10_000
"""No card, trick or prize is worth more, so that sums stay far inside 64 bits."""
LONGEST_CYCLE = 12

_YES = ("true", "on", "yes", "1", "tak", "áno", "ano", "はい")
_NO = ("false", "off", "no", "0", "nie", "いいえ")


@dataclass(frozen=True, slots=True)
class SwitchKind:
    """On or off."""

    accepts = "true, false"
    """What a file may hold."""
    typed = accepts
    """What a person may type."""

    def read(self, raw: object) -> bool:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if not isinstance(raw, bool):
            raise NotAcceptedError(self.accepts)
        return raw

    def from_text(self, text: str) -> object:
        """Return what a person typed as data for `read`; None when it can be none."""
        word = text.lower()
        return True if word in _YES else False if word in _NO else None

    def write(self, value: object) -> object:
        """Return *value* as plain data."""
        return value


@dataclass(frozen=True, slots=True)
class NumberKind:
    """A whole number within bounds."""

    low: int
    high: int

    @property
    def accepts(self) -> str:
        """What a file may hold."""
        return f"{self.low}–{self.high}"

    @property
    def typed(self) -> str:
        """What a person may type."""
        return self.accepts

    def read(self, raw: object) -> int:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.low <= raw <= self.high:
            raise NotAcceptedError(self.accepts)
        return raw

    def from_text(self, text: str) -> object:
        """Return what a person typed as data for `read`; None when it can be none."""
        sign, digits = (-1, text[1:]) if text[:1] in ("-", "\N{MINUS SIGN}") else (1, text)
        short = digits.isascii() and digits.isdigit() and len(digits) < 10
        return sign * int(digits) if short else None

    def write(self, value: int) -> object:
        """Return *value* as plain data."""
        return value


class RankKind(NumberKind):
    """A rank from 3 to 13 (king) as a number; `NumberKind` does the rest."""


@dataclass(frozen=True, slots=True)
class ChoiceKind:
    """One of a closed set of words."""

    choices: type[StrEnum]

    @property
    def accepts(self) -> str:
        """What a file may hold."""
        return ", ".join(self.choices)

    @property
    def typed(self) -> str:
        """What a person may type."""
        return self.accepts

    def read(self, raw: object) -> StrEnum:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if not isinstance(raw, str) or raw not in tuple(self.choices):
            raise NotAcceptedError(self.accepts)
        return self.choices(raw)

    def from_text(self, text: str) -> object:
        """Return what a person typed as data for `read`."""
        return text.lower().replace("_", "-")

    def write(self, value: StrEnum) -> object:
        """Return *value* as plain data."""
        return value.value


@dataclass(frozen=True, slots=True)
class CycleKind:
    """A cycle of directions to pass in."""

    accepts = "[" + ", ".join(f'"{word}"' for word in Direction) + "]"
    """What a file may hold."""
    typed = ",".join(Direction)
    """What a person may type."""

    def read(self, raw: object) -> tuple[Direction, ...]:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        known = tuple(Direction)
        if not isinstance(raw, list) or not 0 < len(raw) <= LONGEST_CYCLE:
            raise NotAcceptedError(self.accepts)
        if not all(isinstance(word, str) and word in known for word in raw):
            raise NotAcceptedError(self.accepts)
        return tuple(Direction(word) for word in raw)

    def from_text(self, text: str) -> object:
        """Return what a person typed as data for `read`."""
        return text.lower().replace(",", " ").split()

    def write(self, value: tuple[Direction, ...]) -> object:
        """Return *value* as plain data."""
        return [direction.value for direction in value]


@dataclass(frozen=True, slots=True)
class CardPointsKind:
    """Points by card: ``*H`` is every heart, ``Q*`` every queen, ``QS`` one card."""

    accepts = '{ "*H" = 1, "Q*" = 5, QS = 13 }'
    """What a file may hold."""
    typed = "*H=1,Q*=5,QS=13"
    """What a person may type."""

    def read(self, raw: object) -> CardPoints:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if not isinstance(raw, dict) or len(raw) > 52 + 13 + 4:
            raise NotAcceptedError(self.accepts)
        points: dict[str, int] = {}
        for text, value in raw.items():
            selector = self._selector(text)
            if selector in points:
                raise NotAcceptedError("", Objection.TWICE, twice=selector)
            points[selector] = NumberKind(-MAX_POINTS, MAX_POINTS).read(value)
        return tuple(points.items())

    def _selector(self, text: object) -> str:
        try:
            return canonical_selector(str(text))
        except NotACardError:
            raise NotAcceptedError(self.accepts) from None

    def from_text(self, text: str) -> object:
        """Return what a person typed, ``*H=1 QS=13`` or ``*H:1,QS:13``, as data for `read`."""
        number = NumberKind(-MAX_POINTS, MAX_POINTS)
        pairs = [word.replace(":", "=").split("=") for word in text.replace(",", " ").split()]
        points = {pair[0]: number.from_text(pair[1]) for pair in pairs if len(pair) == 2}
        return points if 0 < len(points) == len(pairs) else None

    def write(self, value: CardPoints) -> object:
        """Return *value* as plain data."""
        return dict(value)


Kind = SwitchKind | NumberKind | ChoiceKind | CycleKind | CardPointsKind
