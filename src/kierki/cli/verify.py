"""The command ``verify``: whether recorded matches keep to the rules and score what they say."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kierki.cards.errors import KierkiError
from kierki.cli.base import argument, command, option, pass_translator
from kierki.cli.failures import explain
from kierki.i18n import Translator

if TYPE_CHECKING:
    from kierki.record.record import Record
    from kierki.terminal.words import Words

RIGHT, WRONG, UNREADABLE = 0, 1, 2


@command("verify")
@argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@option("--bots", is_flag=True)
@pass_translator
def verify(say: Translator, /, files: tuple[Path, ...], *, bots: bool) -> int:
    """Judge every match in *files*; return 0: all right, 1: one is wrong, 2: one is unreadable.

    With *bots* every bot decides each of its moves again.
    """
    from kierki.record import codec

    worst = RIGHT
    for file in files:
        try:
            matches = codec.split(codec.read_text(file))
        except (KierkiError, OSError) as error:
            worst = max(worst, _refused(str(file), error, say))
            continue
        for line, text in matches:
            place = str(file) if line is None else f"{file}:{line}"
            worst = max(worst, _judge(place, text, say, bots=bots))
    return worst


def _judge(place: str, text: str, say: Translator, *, bots: bool) -> int:
    from kierki.record import codec
    from kierki.record.verify import verify as find
    from kierki.terminal.findings import said
    from kierki.terminal.words import Words

    try:
        stored = codec.read(text)
    except KierkiError as error:
        return _refused(place, error, say)
    record = stored.record
    words = Words(say, record.names)
    findings = find(stored)
    if not findings:
        print(say.t("record-right", file=place, deals=len(stored.deals)))
        return _decided_again(place, record, words) if bots else RIGHT
    print(say.t("record-wrong", file=place, count=len(findings)))
    for finding in findings:
        print(f"  {said(finding, record.variant, words)}")
    return WRONG


def _decided_again(place: str, record: Record, words: Words) -> int:
    from kierki.bots.recompute import redecide
    from kierki.terminal.findings import action_said

    moves = differing = 0
    try:
        for move in redecide(record):
            moves += 1
            if not move.agrees:
                differing += 1
                facts = {"deal": move.deal, "index": move.index + 1, "bot": move.bot}
                facts |= {"name": words.name(move.seat)}
                done = action_said(move.action, words)
                right = action_said(move.answer, words)
                print("  " + words.t("record-bot-differs", **facts, action=done, answer=right))
    except KierkiError as error:
        return _refused(place, error, words.say)
    key = "record-bots-differ" if differing else "record-bots-agree"
    print("  " + words.t(key, count=differing or moves, moves=moves))
    return WRONG if differing else RIGHT


def _refused(place: str, error: Exception, say: Translator) -> int:
    text, _ = explain(error, say)
    print(f"kierki: {place}: {' '.join(text.split())}", file=sys.stderr)
    return UNREADABLE
