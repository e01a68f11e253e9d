"""From files to definitions: presets, house-rule files, and what a file is based on."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from kierki.variants.errors import VariantError, VariantFileError
from kierki.variants.reading import Raw, shown

FORMAT = 1
MAX_FILE_BYTES = 64 * 1024
_KEY = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@dataclass(frozen=True, slots=True)
class Definition:
    """A variant file, joined with what it is based on, before players and options are chosen."""

    key: str
    file: str
    """What errors call the file."""
    raw: str
    """The whole as JSON."""
    totals: str
    """The totals that the file itself declares, as JSON: inherited ones are not checked."""
    house: str = ""
    """The file's own content as JSON, empty for a preset."""


def _canonical(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


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


@cache
def preset(key: str) -> Definition:
    """Return the preset *key*.

    Raises:
        VariantError: there is none of that name.
    """
    if key not in preset_keys():
        raise VariantError("error-unknown-variant", name=key, accepts=", ".join(preset_keys()))
    path = resources.files("kierki.variants") / "presets" / f"{key}.toml"
    return _definition(key, tomllib.loads(path.read_text("utf-8")), house=False)


def load_file(path: Path) -> Definition:
    """Return the house-rule file at *path*.

    Raises:
        VariantFileError: it cannot be read, is no TOML, or lacks what every file needs. Its
            rules are checked by `kierki.variants.build`.
    """
    name = str(path)
    try:
        with path.open("rb") as stream:
            content = stream.read(MAX_FILE_BYTES + 1)
        text = content.decode("utf-8")
        if len(content) > MAX_FILE_BYTES:
            raise VariantFileError("too-big", file=name, limit=MAX_FILE_BYTES // 1024)
        return _definition(name, tomllib.loads(text), house=True)
    except UnicodeDecodeError as error:
        raise VariantFileError("not-utf8", file=name, byte=error.start + 1) from None
    except tomllib.TOMLDecodeError as error:
        raise VariantFileError("not-toml", file=name, reason=str(error)) from None
    except RecursionError:
        raise VariantFileError("too-deep", file=name) from None
    except OSError as error:
        raise VariantFileError("unreadable", file=name, reason=error.strerror or "") from None


def from_record(house: str) -> Definition:
    """Return the house-rule definition that a record carries as JSON."""
    try:
        data = json.loads(house)
    except (json.JSONDecodeError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise VariantFileError("not-toml", file="record", key="variant_file", reason=shown(house))
    return _definition("record", data, house=True)


def find(name: str) -> Definition:
    """Return the variant that a person named: a preset's key, or the path of a file.

    Raises:
        VariantError: no preset has that name and it does not look like a file.
        VariantFileError: the file makes no sense.
    """
    if name.endswith(".toml") or "/" in name or "\\" in name:
        return load_file(Path(name))
    return preset(name)


def _definition(file: str, data: Raw, *, house: bool) -> Definition:
    for needed, accepts in (("format", str(FORMAT)), ("key", "[a-z0-9-]{1,40}")):
        if needed not in data:
            raise VariantFileError("missing", file=file, key=needed, accepts=accepts)
    if data["format"] != FORMAT or isinstance(data["format"], bool):
        found = shown(data["format"])
        raise VariantFileError("value", file=file, key="format", accepts=str(FORMAT), found=found)
    key = data["key"]
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        accepts = "[a-z0-9-]{1,40}"
        raise VariantFileError("value", file=file, key="key", accepts=accepts, found=shown(key))
    if house and key in preset_keys():
        raise VariantFileError("key-taken", file=file, key="key", found=key)
    based_on = data.get("based_on")
    whole = data
    if based_on is not None:
        if not isinstance(based_on, str) or based_on not in preset_keys():
            accepts, found = ", ".join(preset_keys()), shown(based_on)
            raise VariantFileError(
                "value", file=file, key="based_on", accepts=accepts, found=found
            )
        whole = _joined(json.loads(preset(based_on).raw), data)
    try:
        content, house_content = _canonical(whole), _canonical(data) if house else ""
    except (TypeError, RecursionError):  # dates and times are TOML, but nothing here is one
        raise VariantFileError("not-json", file=file) from None
    return Definition(key, file, content, _canonical(_totals(data)), house_content)


def _joined(base: Raw, own: Raw) -> Raw:
    """Return *base* with *own* laid over it: tables of options and contracts key by key."""
    joined = base | {key: value for key, value in own.items() if key != "based_on"}
    for key in ("options", "contract"):
        ours, theirs = own.get(key, {}), base.get(key, {})
        if isinstance(ours, dict) and isinstance(theirs, dict):
            joined[key] = theirs | ours
    contracts, theirs = joined.get("contract"), base.get("contract")
    if isinstance(contracts, dict) and isinstance(theirs, dict):
        for key, table in contracts.items():
            if isinstance(table, dict) and isinstance(theirs.get(key), dict):
                contracts[key] = theirs[key] | table
    return joined


def _totals(data: Raw) -> Raw:
    contracts = data.get("contract")
    tables = contracts if isinstance(contracts, dict) else {}
    declared = {
        key: table["total"]
        for key, table in tables.items()
        if isinstance(table, dict) and "total" in table
    }
    return {"match": data.get("total"), "contract": declared}
