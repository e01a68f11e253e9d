"""A file to start a house rule from: a preset's own, or one based on it with options changed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

from kierki.variants.errors import VariantError
from kierki.variants.filetext import read_text
from kierki.variants.load import FORMAT, Definition, preset_keys, preset_text

PREFIX = "my-"
_KEY_LINE = re.compile(r"^key = .*$", re.MULTILINE)


def template(
    definition: Definition, options: Mapping[str, object], players: int | None, advice: str
) -> str:
    """Return TOML that a person can change and save as a house rule of their own.

    A preset comes as its file is written, under another key. With *options* or *players* chosen
    it is a file based on the preset that holds just these. *advice* stands above as a comment.

    Raises:
        VariantError: something is chosen for a house-rule file, on which nothing can be based.
    """
    if definition.house:
        if options or players:
            raise VariantError("error-variant-no-base", accepts=", ".join(preset_keys()))
        return read_text(Path(definition.file))
    key = f'key = "{PREFIX}{definition.key}"'
    if options or players:
        lines = [f"format = {FORMAT}", key, f'based_on = "{definition.key}"']
        lines += [f"players = [{players}]"] if players else []
        lines += ["", "[options]"] if options else []
        lines += [f"{name} = {toml(value)}" for name, value in options.items()]
        text = "\n".join(lines) + "\n"
    else:
        text = _KEY_LINE.sub(key, preset_text(definition.key), count=1)
    return f"# {advice}\n{text}"


def toml(value: object) -> str:
    """Return *value*, a plain option value, as TOML writes it.

    >>> toml({"*H": 1, "QS": 13}), toml(["left", "hold"]), toml(True)
    ('{ "*H" = 1, "QS" = 13 }', '["left", "hold"]', 'true')
    """
    match value:
        case dict():
            pairs = (f"{json.dumps(key)} = {toml(inner)}" for key, inner in value.items())
            return "{ " + ", ".join(pairs) + " }"
        case list():
            return f"[{', '.join(map(toml, value))}]"
        case _:
            return json.dumps(value, ensure_ascii=False)
