"""The command ``bot``: one of our bots for other programs, over lines of text."""

from __future__ import annotations

import sys

from kierki.cli.base import command, option


@command("bot")
@option("--level", required=True)
@option("--line-protocol", "lines", is_flag=True)
@option("--seed", metavar="HEX")
def bot(level: str, seed: str | None, *, lines: bool) -> int:
    """Answer the lines on standard input and return the exit code."""
    from kierki.arena.answering import answer
    from kierki.arena.errors import ArenaError
    from kierki.bots import make_bot
    from kierki.cards.shuffle import new_seed, parse_seed

    player = make_bot(level)
    own_seed = new_seed() if seed is None else parse_seed(seed)
    if not lines:
        raise ArenaError("arena-no-protocol")
    name = "".join(level.split())
    answer(iter(sys.stdin.readline, ""), _print, player, own_seed, name=name)
    return 0


def _print(line: str) -> None:
    print(line, flush=True)
