"""Writes docs/table.svg, the README's picture: a real moment of a match. Run after changing play.

    .venv/bin/python docs/make_picture.py

A test fails when the picture is stale.
"""

# ruff: noqa: INP001  # a script, not a package

from __future__ import annotations

import io
import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from random import Random

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from kierki.bots import make_bot
from kierki.game import Play
from kierki.i18n import Language, Translator
from kierki.terminal.keeping import Keeper
from kierki.terminal.screen import Screen
from kierki.terminal.session import Session
from kierki.terminal.setup import Wishes, make_record
from kierki.terminal.table import Table
from kierki.terminal.words import Words

PICTURE = Path(__file__).parent / "table.svg"
WIDTH = 68
DEAL, TRICK = 7, 5
"""The trick of the robber at which the picture is taken."""
TYPED = ("A♥",)
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
PAPER = TerminalTheme(
    (16, 36, 28),
    (232, 230, 216),
    [
        (16, 36, 28), (255, 107, 104), (125, 206, 130), (240, 200, 100),
        (120, 170, 255), (220, 150, 230), (110, 210, 220), (232, 230, 216),
    ],
)  # fmt: skip


def picture(seed: str = "7d") -> str:
    """Return the picture as SVG that needs nothing from elsewhere."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        _environ={},
    )
    say = Translator(Language.PL)
    record, me = make_record(Wishes(variant="kierki", seed=seed, name="Zofia", bots="random"), say)
    coming = iter(TYPED)

    def read(prompt: str) -> str:
        """Answer as a bot does up to the moment, then type what the picture shows."""
        view = session.view
        at_the_moment = view.number == DEAL and len(view.tricks) + 1 == TRICK
        if not at_the_moment:
            console.export_text()  # forgets what was shown
            action = make_bot("random").choose(view, Random(len(session.table.record.actions)))
            return say.card(action.card) if isinstance(action, Play) else "1"
        line = next(coming, None)
        console.print(prompt + (line or ""))
        if line is None:
            raise EOFError
        return line

    words = Words(say, record.names, me)
    keeper = Keeper(Path("spare.json"))
    screen = Screen(console, read)
    session = Session(Table.open(record), me, screen, words, keeper, datetime.now)
    with suppress(EOFError):
        session.run()
    return self_contained(
        console.export_svg(
            title="kierki", theme=PAPER, code_format=CONSOLE_SVG_FORMAT, unique_id="kierki"
        )
    )


def self_contained(svg: str) -> str:
    """Return *svg* with fonts of the reader's own machine, and without a word of where from."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"\s*font-variant-east-asian: full-width;", "", svg)
    svg = svg.replace("font-family: Fira Code, monospace;", f"font-family: {FONTS};")
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(picture(), "utf-8")


if __name__ == "__main__":
    main()
