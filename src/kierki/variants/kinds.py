"""What an option accepts: how its value is read from data or from text, and written again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from kierki.cards.card import NotACardError
from kierki.cards.cardset import parse_selector
from kierki.variants.contract import Direction

CardPoints: TypeAlias = tuple[tuple[str, int], ...]
"""Points by selector (`kierki.cards.cardset.parse_selector`), in the order written. A card under
several selectors pays them all."""

MAX_POINTS = 10_000
"""No card, trick or prize is worth more, so that sums stay far inside 64 bits."""


class NotAcceptedError(Exception):
    """A value that an option does not accept. `accepts` says what it does."""

    def __init__(self, accepts: str) -> None:
        self.accepts = accepts
        super().__init__(accepts)


@dataclass(frozen=True, slots=True)
class SwitchKind:
    """On or off."""

    accepts = "true, false"

    def read(self, raw: object) -> bool:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if not isinstance(raw, bool):
            raise NotAcceptedError(self.accepts)
        return raw

    def from_text(self, text: str) -> object:
        """Return what a person typed as data for `read`."""
        return {"true": True, "on": True, "yes": True, "1": True}.get(
            text.lower(), {"false": False, "off": False, "no": False, "0": False}.get(text.lower())
        )

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
        """What may be given."""
        return f"{self.low}–{self.high}"

    def read(self, raw: object) -> int:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if isinstance(raw, bool) or not isinstance(raw, int) or not self.low <= raw <= self.high:
            raise NotAcceptedError(self.accepts)
        return raw

    def from_text(self, text: str) -> object:
        """Return what a person typed as data for `read`."""
        sign, digits = (-1, text[1:]) if text.startswith("-") else (1, text)
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
        """What may be given."""
        return ", ".join(self.choices)

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

    accepts = f"[{', '.join(Direction)}]"

    def read(self, raw: object) -> tuple[Direction, ...]:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        known = tuple(Direction)
        if not isinstance(raw, list) or not 0 < len(raw) <= 12:
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

    accepts = "{ '*H' = 1, 'Q*' = 5, QS = 13 }"

    def read(self, raw: object) -> CardPoints:
        """Return the value that *raw* holds, or raise `NotAcceptedError`."""
        if not isinstance(raw, dict) or len(raw) > 52 + 13 + 4:
            raise NotAcceptedError(self.accepts)
        pairs: list[tuple[str, int]] = []
        for selector, points in raw.items():
            try:
                parse_selector(selector)
            except NotACardError:
                raise NotAcceptedError(self.accepts) from None
            if isinstance(points, bool) or not isinstance(points, int):
                raise NotAcceptedError(self.accepts)
            if abs(points) > MAX_POINTS:
                raise NotAcceptedError(f"{-MAX_POINTS}–{MAX_POINTS}")
            pairs.append((selector, points))
        return tuple(pairs)

    def from_text(self, text: str) -> object:
        """Return what a person typed, ``*H=1 QS=13`` or ``*H:1,QS:13``, as data for `read`."""
        number = NumberKind(-MAX_POINTS, MAX_POINTS)
        pairs = [word.replace(":", "=").split("=") for word in text.replace(",", " ").split()]
        return {pair[0]: number.from_text(pair[-1]) for pair in pairs if len(pair) == 2} or None

    def write(self, value: CardPoints) -> object:
        """Return *value* as plain data."""
        return dict(value)


Kind = SwitchKind | NumberKind | ChoiceKind | CycleKind | CardPointsKind
