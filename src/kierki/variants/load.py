"""From files to definitions: presets, house-rule files, and what a file is based on."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from kierki.cards.errors import excerpt
from kierki.variants.errors import FileFault, NotAcceptedError, VariantError, VariantFileError
from kierki.variants.filetext import read_text
from kierki.variants.reading import Raw

FORMAT = 1
IN_RECORD = "house"
"""What errors call a definition that stands in a record: the record's own name for it."""
LONGEST_LINE = 1000
"""Characters. Reading a dotted key takes time that grows with the square of its parts."""
DEEPEST = 8
LARGEST = 10**9
TOTAL = "total"
_KEY = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
KEY_ACCEPTS = "a-z 0-9 - (1–40)"
_POSITION = re.compile(r" \(at line (\d+), column (\d+)\)| \(at end of document\)")


@dataclass(frozen=True, slots=True)
class Definition:
    """A variant file, joined with what it is based on, before players and options are chosen."""

    key: str
    file: str
    """What errors call the file."""
    raw: str
    """The whole as JSON."""
    house: bool
    """Whether it is a house rule; else a preset."""

    def content(self) -> Raw:
        """Return the whole as plain data."""
        content: Raw = json.loads(self.raw)
        return content


def is_key(text: object) -> bool:
    """Return whether *text* may be the key of a variant or of a contract."""
    return isinstance(text, str) and _KEY.fullmatch(text) is not None


@cache
def preset_keys() -> tuple[str, ...]:
    """Return the keys of all presets: Kierki first, then Hearts, the plain ones first."""
    names = [
        entry.name.removesuffix(".toml")
        for entry in (resources.files("kierki.variants") / "presets").iterdir()
        if entry.name.endswith(".toml")
    ]
    return tuple(
        sorted(names, key=lambda key: (not key.startswith("kierki"), key != "hearts", key))
    )


def preset_text(key: str) -> str:
    """Return the file of the preset *key* as it is written.

    Raises:
        VariantError: there is none of that name.
    """
    if key not in preset_keys():
        accepts = ", ".join(preset_keys())
        raise VariantError("error-unknown-variant", name=excerpt(key), accepts=accepts)
    path = resources.files("kierki.variants") / "presets" / f"{key}.toml"
    return path.read_text("utf-8")


@cache
def preset(key: str) -> Definition:
    """Return the preset *key*.

    Raises:
        VariantError: there is none of that name.
    """
    return _definition(key, tomllib.loads(preset_text(key)), house=False)


def load_file(path: Path) -> Definition:
    """Return the house-rule file at *path*.

    Raises:
        VariantFileError: it cannot be read, is no TOML, or lacks what every file needs. Its
            rules are checked by `kierki.variants.build`.
    """
    return parse(read_text(path), str(path))


def parse(text: str, file: str) -> Definition:
    """Return the house rule that *text* writes as TOML; errors call it *file*.

    Raises:
        VariantFileError: as `load_file`.
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise VariantFileError(FileFault.LONG_LINE, file=file, line=number, limit=LONGEST_LINE)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(text, file, str(error)) from None
    except RecursionError:
        raise VariantFileError(FileFault.TOO_DEEP, file=file, limit=DEEPEST) from None
    return _definition(file, data, house=True)


def _not_toml(text: str, file: str, reason: str) -> VariantFileError:
    position = _POSITION.search(reason)
    if position is None or position[1] is None:
        line, column = text.rstrip().count("\n") + 1, 0
    else:
        line, column = int(position[1]), int(position[2])
    written = text.split("\n")[line - 1].strip() if text else ""
    return VariantFileError(
        FileFault.NOT_TOML,
        file=file,
        line=line,
        column=column or len(written) + 1,
        found=excerpt(written),
        reason=_POSITION.sub("", reason),
    )


def from_record(house: str) -> Definition:
    """Return the house-rule definition that a record carries as JSON.

    Raises:
        VariantFileError: as `load_file`.
    """
    try:
        data = json.loads(house)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise NotAcceptedError("{ … }").of_file(IN_RECORD, "", house)
    return _definition(IN_RECORD, data, house=True)


def find(name: str) -> Definition:
    """Return the variant that a person named: a preset's key, or the path of a file.

    Capital letters and ``_`` for ``-`` do not matter in a key.

    Raises:
        VariantError: no preset has that name and it does not look like a file.
        VariantFileError: the file makes no sense.
    """
    if name.endswith(".toml") or "/" in name or "\\" in name:
        return load_file(Path(name))
    key = name.strip().lower().replace("_", "-")
    return preset(key if key in preset_keys() else name)


def _definition(file: str, data: Raw, *, house: bool) -> Definition:
    _check_plain(file, data)
    for needed, accepts in (("format", str(FORMAT)), ("key", KEY_ACCEPTS)):
        if needed not in data:
            raise VariantFileError(FileFault.MISSING, file=file, key=needed, accepts=accepts)
    if data["format"] != FORMAT or isinstance(data["format"], bool):
        raise NotAcceptedError(str(FORMAT)).of_file(file, "format", data["format"])
    key = str(data["key"])
    if not is_key(data["key"]):
        raise NotAcceptedError(KEY_ACCEPTS).of_file(file, "key", data["key"])
    if house and key in preset_keys():
        raise VariantFileError(FileFault.KEY_TAKEN, file=file, key="key", found=key)
    based_on = data.pop("based_on", None)
    if based_on is not None:
        if not isinstance(based_on, str) or based_on not in preset_keys():
            raise NotAcceptedError(", ".join(preset_keys())).of_file(file, "based_on", based_on)
        data = _joined(preset(based_on).content(), data)
    return Definition(key, file, json.dumps(data, ensure_ascii=False), house)


def _check_plain(file: str, data: Raw) -> None:
    """Refuse what no key takes, dates and fractions, and what is nested without end."""
    inside: list[tuple[str, object, int]] = [("", data, 0)]
    while inside:
        key, value, depth = inside.pop()
        if depth > DEEPEST:
            raise VariantFileError(FileFault.TOO_DEEP, file=file, key=key, limit=DEEPEST)
        match value:
            case dict():
                stem = f"{key}." if key else ""
                inside += [(f"{stem}{name}", inner, depth + 1) for name, inner in value.items()]
            case list():
                inside += [(f"{key}[{n}]", item, depth + 1) for n, item in enumerate(value, 1)]
            case str() | bool():
                pass
            case int() if abs(value) > LARGEST:
                raise NotAcceptedError(f"{-LARGEST}–{LARGEST}").of_file(file, key, value)
            case int():
                pass
            case _:
                found = excerpt(value if isinstance(value, float) else str(value))
                raise VariantFileError(FileFault.NO_SUCH_KIND, file=file, key=key, found=found)


def _joined(base: Raw, own: Raw) -> Raw:
    """Return *base* with *own* laid over it: options and the keys of contracts one by one.

    Totals are never inherited: what changes a value would have to change them too.
    """
    base.pop(TOTAL, None)
    joined = base | own
    theirs, ours = base.get("contract"), own.get("contract", {})
    if isinstance(theirs, dict) and isinstance(ours, dict):
        contracts = {key: _without_total(table) for key, table in theirs.items()}
        for key, table in ours.items():
            both = isinstance(table, dict) and key in contracts
            contracts[key] = contracts[key] | table if both else table
        joined["contract"] = contracts
    options, chosen = base.get("options"), own.get("options", {})
    if isinstance(options, dict) and isinstance(chosen, dict):
        joined["options"] = options | chosen
    return joined


def _without_total(table: Raw) -> Raw:
    return {key: value for key, value in table.items() if key != TOTAL}
