"""Reading plain data piece by piece: an error names the place and what would be accepted there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kierki.cards.card import Card, NotACardError, parse_card
from kierki.cards.cardset import parse_cards
from kierki.cards.seat import Seat
from kierki.record.errors import RecordError

EXTRA = "x-"
"""Keys that begin so are other programs' own: read over, and not kept."""
_SHOWN = 60


def shown(value: object) -> str:
    """Return *value* short enough for an error message."""
    match value:
        case dict():
            return "{…}" if value else "{}"
        case list():
            return "[…]" if value else "[]"
        case bool():
            return str(value).lower()
        case None:
            return "null"
        case str():
            text = f'"{value}"'
        case _:
            text = repr(value)
    safe = "".join(c if c.isprintable() else "?" for c in text)
    return safe if len(safe) <= _SHOWN else safe[: _SHOWN - 1] + "…"


@dataclass(frozen=True, slots=True)
class Spot:
    """A value of a record, and the way to it: ``deals[3].actions[17]``."""

    value: object
    where: str

    def refuse(self, accepts: object) -> RecordError:
        """Return the error for a value that is not one of what is accepted."""
        return RecordError("value", where=self.where, found=shown(self.value), accepts=accepts)

    def table(self, needed: tuple[str, ...], others: tuple[str, ...] = ()) -> dict[str, Spot]:
        """Return the value's entries by key.

        Raises:
            RecordError: it has no keys, lacks a *needed* one, or has one that is not known.
        """
        if not isinstance(self.value, dict):
            raise self.refuse("{ … }")
        for key in needed:
            if key not in self.value:
                raise RecordError("missing", where=self._inner(key))
        known = (*needed, *others)
        for key in self.value:
            if key not in known and not key.startswith(EXTRA):
                accepts = ", ".join(known)
                raise RecordError("key", where=self._inner(shown(key)[1:-1]), accepts=accepts)
        return {key: Spot(self.value[key], self._inner(key)) for key in known if key in self.value}

    def _inner(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def items(self, length: int | None = None) -> Iterator[Spot]:
        """Yield the elements of a list, of *length* if that is given."""
        if not isinstance(self.value, list):
            raise self.refuse("[ … ]")
        if length is not None and len(self.value) != length:
            raise RecordError("length", where=self.where, found=len(self.value), accepts=length)
        for index, item in enumerate(self.value):
            yield Spot(item, f"{self.where}[{index}]")

    def text(self, accepts: str) -> str:
        """Return a text; *accepts* is for the error when it is something else."""
        if not isinstance(self.value, str):
            raise self.refuse(accepts)
        return self.value

    def number(self, low: int, high: int) -> int:
        """Return a whole number from *low* to *high*."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.refuse(f"{low}–{high}")
        return value

    def numbers(self, length: int, limit: int) -> tuple[int, ...]:
        """Return *length* whole numbers between -*limit* and *limit*."""
        return tuple(item.number(-limit, limit) for item in self.items(length))

    def seat(self, players: int) -> Seat:
        """Return a seat."""
        return Seat(self.number(0, players - 1))

    def switch(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self.refuse("true, false")
        return self.value

    def card(self) -> Card:
        """Return a card."""
        try:
            return parse_card(self.text('"QS"'))
        except NotACardError:
            raise self.refuse('"QS"') from None

    def cards(self) -> tuple[Card, ...]:
        """Return cards in the order written."""
        accepts = '"QS 2C TD"'
        try:
            return parse_cards(self.text(accepts))
        except NotACardError:
            raise self.refuse(accepts) from None
