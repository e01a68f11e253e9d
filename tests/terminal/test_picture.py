"""The README's picture: as play looks now, small, and complete without the network."""

import re
import runpy
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def test_the_picture_is_as_play_looks_now() -> None:
    made: str = runpy.run_path(str(DOCS / "make_picture.py"))["picture"]()
    stale = made != (DOCS / "table.svg").read_text("utf-8")
    assert not stale, "run: .venv/bin/python docs/make_picture.py"


def test_the_picture_is_small_and_needs_nothing_from_elsewhere() -> None:
    svg = (DOCS / "table.svg").read_text("utf-8")
    assert len(svg) < 60_000
    assert set(re.findall(r"https?://[^\"' )]+", svg)) == {"http://www.w3.org/2000/svg"}
    assert "url(" not in re.sub(r"url\(#[\w-]+\)", "", svg)
    assert "Rozbójnik" in svg
