"""The command ``replay``: a recorded match told again, deal by deal."""

from __future__ import annotations

from pathlib import Path

import click

from kierki.cli.base import argument, command, option, pass_translator
from kierki.cli.failures import REFUSED
from kierki.i18n import Translator


@command("replay")
@argument("file", type=click.Path(dir_okay=False, path_type=Path))
@option("--deal", type=click.IntRange(min=1))
@option("--text", is_flag=True)
@pass_translator
def replay(say: Translator, /, file: Path, deal: int | None, *, text: bool) -> int:
    """Show the match in *file* and return the exit code."""
    import sys

    from kierki.record import IllegalRecordError, codec
    from kierki.record.text import to_text
    from kierki.record.verify import broken_by
    from kierki.terminal.findings import said
    from kierki.terminal.play import printable_language
    from kierki.terminal.retelling import tell
    from kierki.terminal.screen import open_screen
    from kierki.terminal.words import Words

    record = codec.load(file)
    if text:
        print(to_text(record), end="")
        return 0
    screen = open_screen(sys.stdin, sys.stdout)
    say = printable_language(say)
    try:
        for line in tell(record, deal, say, screen.width):
            screen.show(line)
    except IllegalRecordError as error:
        broken = said(broken_by(error), record.variant, Words(say, record.names))
        print(f"kierki: {broken}", file=sys.stderr)
        return REFUSED
    return 0
