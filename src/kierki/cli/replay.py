"""The command ``replay``: a recorded match told again, deal by deal."""

from __future__ import annotations

from pathlib import Path

import click

from kierki.cli.base import argument, command, option, pass_translator
from kierki.i18n import Translator


@command("replay")
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@option("--deal", type=click.IntRange(min=1))
@option("--text", is_flag=True)
@pass_translator
def replay(say: Translator, /, file: Path, deal: int | None, *, text: bool) -> int:
    """Show the match in *file* and return the exit code."""
    import sys

    from kierki.record import codec
    from kierki.record.text import to_text
    from kierki.terminal.play import printable_language
    from kierki.terminal.retelling import tell
    from kierki.terminal.screen import open_screen

    record = codec.load(file)
    if text:
        print(to_text(record), end="")
        return 0
    screen = open_screen(sys.stdin, sys.stdout)
    for line in tell(record, deal, printable_language(say), screen.width):
        screen.show(line)
    return 0
