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
import re
from pathlib import Path
from secrets import token_hex
from typing import cast

from kierki.record.errors import RecordError
from kierki.record.parsing import parse_json
from kierki.record.plain import Plain, to_plain
from kierki.record.record import Record
from kierki.record.stored import Stored, from_plain
from kierki.record.text import from_text

MAX_BYTES = 8 * 1024 * 1024
"""A longer file is not read. The longest match to a limit of 100 needs a hundredth of it."""

_ONE_LINE = re.compile(r"\s*\{.*\}\s*")
_TEXT_FORM = re.compile(r"\s*(?:[;%]|\[\s*[A-Z][a-z])")


def dumps(record: Record, *, indent: bool = False) -> str:
    """Return *record* as JSON: on one line, or with *indent* one line for every key of a deal.

    Raises:
        RecordError: an action breaks the rules, so that there are no points to write.
    """
    data = to_plain(record)
    return _laid_out(data) if indent else _compact(data)


def loads(text: str) -> Record:
    """Return the record that *text* holds, as JSON or in the readable form.

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
    form = from_text if _TEXT_FORM.match(text) else parse_json
    return from_plain(form(text))


def split(text: str) -> list[tuple[int | None, str]]:
    """Return the records of *text*, with the number of the line where there is one a line.

    Several are told by their lines: each is one object of JSON. Anything else is one record.
    """
    lines = [(n, line) for n, line in enumerate(text.split("\n"), start=1) if line.strip()]
    if len(lines) > 1 and all(_ONE_LINE.fullmatch(line) for _, line in lines):
        return list(lines)
    return [(None, text)]


def read_text(path: Path) -> str:
    """Return the text of the file at *path*.

    Raises:
        RecordError: it is too long, or not UTF-8.
        OSError: the file cannot be read.
    """
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf8", byte=error.start + 1) from None


def read_bytes(path: Path) -> bytes:
    """Return what the file at *path* holds, unless it is too long.

    Raises:
        RecordError: it is.
        OSError: the file cannot be read.
    """
    with path.open("rb") as stream:
        content = stream.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise RecordError("too-big", limit=MAX_BYTES // 1024 // 1024)
    return content


def write(path: Path, text: str) -> None:
    """Write *text* to *path* by way of a new file beside it, so that no half file is ever seen.

    Raises:
        OSError: it could not be written; what stood there before still does.
    """
    if path.exists() and not path.is_file() and not path.is_dir():  # a pipe or a terminal
        with path.open("w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
        return
    target = path.resolve()  # a link stays a link
    fresh = target.with_name(f".{target.name}.{token_hex(4)}.new")
    try:
        with fresh.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            fresh.chmod(target.stat().st_mode & 0o777)
        fresh.replace(target)
    except BaseException as error:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        if isinstance(error, OSError):
            error.filename, error.filename2 = str(path), None  # the name that people know
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
