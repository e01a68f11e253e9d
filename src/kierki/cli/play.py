"""The command ``play``: a match at the console, one person against bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from kierki.cli.base import argument, command, option, pass_translator
from kierki.i18n import Translator

FILE = click.Path(dir_okay=False, path_type=Path)


@command("play")
@argument("variant", required=False)
@option("--players", type=click.IntRange(3, 7))
@option("--set", "settings", multiple=True, metavar="KEY=VALUE")
@option("--bots")
@option("--name")
@option("--seed", metavar="HEX")
@option("--seat", type=click.IntRange(1, 7))
@option("--save", type=FILE)
@option("--resume", type=FILE)
@option("--deals", type=FILE)
@option("--ascii", "letters", is_flag=True)
@option("--colours", type=click.Choice(["2", "4"]), default="2")
@option("--confirm", is_flag=True)
@pass_translator
def play(
    say: Translator,
    /,
    variant: str | None,
    players: int | None,
    settings: tuple[str, ...],
    bots: str | None,
    name: str | None,
    seed: str | None,
    seat: int | None,
    save: Path | None,
    resume: Path | None,
    deals: Path | None,
    colours: str,
    *,
    letters: bool,
    confirm: bool,
) -> int:
    """Play a match and return the exit code."""
    import os
    import sys
    from datetime import datetime

    from kierki.terminal import play as playing
    from kierki.terminal.screen import open_screen
    from kierki.terminal.setup import Wishes, parse_settings

    say = playing.printable_language(replace(say, ascii=say.ascii or letters))
    wishes = Wishes(
        variant=variant,
        players=players,
        settings=parse_settings(settings),
        bots=bots,
        name=name,
        seed=seed,
        seat=seat,
        deals=deals,
    )
    manner = playing.Manner(save=save, resume=resume, four_colours=colours == "4", confirm=confirm)
    screen = open_screen(sys.stdin, sys.stdout)
    return playing.play(wishes, manner, screen, say, environ=os.environ, now=datetime.now)
