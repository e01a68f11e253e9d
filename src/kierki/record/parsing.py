"""JSON read with suspicion: fractions, repeated keys, deep nesting are refused by their place."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NoReturn

from kierki.record.errors import RecordError
from kierki.record.reading import shown

MAX_DEPTH = 16
_LONGEST_INTEGER = 18


def parse_json(text: str) -> object:
    """Return the data that *text* holds: no fractions, no key twice, no more than `MAX_DEPTH`.

    Raises:
        RecordError: it is no such JSON; the error names the line or the place.
    """
    try:
        data = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_fraction,
            parse_constant=_fraction,
        )
    except json.JSONDecodeError as error:
        unfinished = error.msg.startswith("Unterminated string")
        if unfinished or error.pos >= len(text.rstrip()):
            raise RecordError("cut-off", line=error.lineno) from None
        found = shown(text[error.pos :][:20])
        facts = {"line": error.lineno, "column": error.colno, "found": found}
        raise RecordError("not-json", where="", **facts) from None
    except RecursionError:
        raise RecordError("too-deep", limit=MAX_DEPTH) from None
    if isinstance(data, dict | _Refused):  # anything else is refused as a whole
        _check(data, "", MAX_DEPTH)
    return data


@dataclass(frozen=True, slots=True)
class _Refused:
    """What JSON's grammar lets through and a record does not: found again with its place."""

    message: str
    found: str

    def raise_at(self, where: str) -> NoReturn:
        raise RecordError(self.message, where=where, found=shown(self.found)[1:-1])


def _object(pairs: list[tuple[str, object]]) -> object:
    table: dict[str, object] = {}
    for key, value in pairs:
        if key in table:
            return _Refused("repeated-key", key)
        table[key] = value
    return table


def _integer(digits: str) -> object:
    return int(digits) if len(digits) <= _LONGEST_INTEGER else _Refused("number", digits)


def _fraction(digits: str) -> object:
    return _Refused("number", digits)


def _check(value: object, where: str, depth: int) -> None:
    """Refuse what the parser marked, and what is nested too deeply."""
    if depth == 0:
        raise RecordError("too-deep", limit=MAX_DEPTH)
    match value:
        case _Refused():
            value.raise_at(where)
        case dict():
            for key, inner in value.items():
                _check(inner, f"{where}.{key}" if where else key, depth - 1)
        case list():
            for index, inner in enumerate(value):
                _check(inner, f"{where}[{index}]", depth - 1)
        case _:
            pass
