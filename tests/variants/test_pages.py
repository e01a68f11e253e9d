"""``docs/variants``: one page for each preset, made from its file, and none of them stale."""

from __future__ import annotations

import runpy
from pathlib import Path

from kierki.variants import preset_keys

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pages_of_the_presets_are_as_their_files_say() -> None:
    made: dict[str, str] = runpy.run_path(str(DOCS / "make_variants.py"))["pages"]()
    written = {path.name: path.read_text("utf-8") for path in (DOCS / "variants").iterdir()}
    assert set(written) == {f"{key}.md" for key in preset_keys()} | {"README.md"}
    stale = [name for name, text in made.items() if written[name] != text]
    assert stale == [], "run: .venv/bin/python docs/make_variants.py"
