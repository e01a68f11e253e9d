"""Records in files: versioned JSON, read with suspicion and written so that a crash loses nothing.

>>> from kierki.cards.shuffle import parse_seed
>>> from kierki.variants import build, preset
>>> variant = build(preset("kierki"))
>>> record = Record(variant, parse_seed("1"), ("Ala", "Ola", "Jan", "Ewa"), (None,) * 4)
>>> loads(dumps(record)) == record
True
"""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, cast

from kierki.record.errors import RecordError
from kierki.record.plain import Plain, to_plain
from kierki.record.reading import shown
from kierki.record.record import Record
from kierki.record.stored import Stored, from_plain

MAX_BYTES = 8 * 1024 * 1024
"""A longer file is not read. The longest match to a limit of 100 needs a hundredth of it."""
MAX_DEPTH = 16
_LONGEST_INTEGER = 18


def dumps(record: Record, *, indent: bool = False) -> str:
    """Return *record* as JSON: on one line, or with *indent* one line for every key of a deal.

    Raises:
        RecordError: an action breaks the rules, so that there are no points to write.
    """
    data = to_plain(record)
    return _laid_out(data) if indent else _compact(data)


def loads(text: str) -> Record:
    """Return the record that *text* holds as JSON.

    Raises:
        RecordError: it is no record; the error names the place and what would be accepted.
        VariantError, VariantFileError: its variant is unknown, or cannot be so.
    """
    return read(text).record


def save(path: Path, record: Record) -> None:
    """Write *record* to *path*, whole or not at all, and wait until it is on the disk.

    Raises:
        OSError: it could not be written; what stood there before still does.
    """
    write(path, dumps(record, indent=True))


def load(path: Path) -> Record:
    """Return the record in the file at *path*.

    Raises:
        RecordError, VariantError, VariantFileError: as `loads`; or it is too long or not UTF-8.
        OSError: the file cannot be read.
    """
    return loads(read_text(path))


def read(text: str) -> Stored:
    """Return the record that *text* holds, with what the file says of its points and cards.

    Raises:
        RecordError, VariantError, VariantFileError: as `loads`.
    """
    return from_plain(_parsed(text))


def read_text(path: Path) -> str:
    """Return the text of the file at *path*.

    Raises:
        RecordError: it is too long, or not UTF-8.
        OSError: the file cannot be read.
    """
    with path.open("rb") as stream:
        content = stream.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise RecordError("too-big", limit=MAX_BYTES // 1024 // 1024)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf8", byte=error.start + 1) from None


def write(path: Path, text: str) -> None:
    """Write *text* to *path* by way of a new file beside it, so that no half file is ever seen.

    Raises:
        OSError: it could not be written; what stood there before still does.
    """
    target = path.resolve()  # a link stays a link
    if target.exists() and not target.is_file():  # a pipe or a terminal
        target.write_text(text, encoding="utf-8")
        return
    fresh = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            fresh.chmod(target.stat().st_mode & 0o777)
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Wait until the new name is on the disk too, where the system can tell."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _laid_out(data: Plain) -> str:
    lines = [f"{_compact(key)}: {_value(key, value)}" for key, value in data.items()]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def _value(key: str, value: object) -> str:
    match value:
        case [{}, *_] if key == "deals":
            deals = cast("list[Plain]", value)
            return "[\n    " + ",\n    ".join(map(_deal, deals)) + "\n  ]"
        case _:
            return json.dumps(value, ensure_ascii=False)


def _deal(deal: Plain) -> str:
    lines = [f"{_compact(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in deal.items()]
    return "{\n      " + ",\n      ".join(lines) + "\n    }"


@dataclass(frozen=True, slots=True)
class _Refused:
    """What JSON's grammar lets through and a record does not: found again with its place."""

    message: str
    found: str

    def raise_at(self, where: str) -> NoReturn:
        raise RecordError(self.message, where=where, found=shown(self.found)[1:-1])


def _object(pairs: list[tuple[str, object]]) -> object:
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        return _Refused("repeated-key", next(key for key in keys if keys.count(key) > 1))
    return table


def _integer(digits: str) -> object:
    return int(digits) if len(digits) <= _LONGEST_INTEGER else _Refused("number", digits)


def _fraction(digits: str) -> object:
    return _Refused("number", digits)


def _parsed(text: str) -> object:
    try:
        data = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_fraction,
            parse_constant=_fraction,
        )
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()):
            raise RecordError("cut-off", line=error.lineno) from None
        found = shown(text[error.pos :][:20])
        facts = {"line": error.lineno, "column": error.colno, "found": found}
        raise RecordError("not-json", where="", **facts) from None
    except RecursionError:
        raise RecordError("too-deep", limit=MAX_DEPTH) from None
    if isinstance(data, dict | _Refused):  # anything else is refused as a whole
        _check(data, "", MAX_DEPTH)
    return data


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
