"""Opening and closing a session: the console, the file, signals, and what the shell is told."""

from __future__ import annotations

import shlex
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import FrameType

from kierki.cards.seat import Seat
from kierki.i18n import Language, Translator
from kierki.i18n.console import can_print
from kierki.record import codec
from kierki.record.record import Record
from kierki.terminal.keeping import Keeper, spare_path
from kierki.terminal.menu import run_menu
from kierki.terminal.screen import Screen
from kierki.terminal.session import Outcome, Session
from kierki.terminal.setup import SetupError, Wishes, make_record
from kierki.terminal.table import Table
from kierki.terminal.words import Words

INPUT_ENDED = 2
INTERRUPTED = 130


class Stopped(BaseException):
    """The process was told to stop by a signal."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Files:
    """What is read and written, as asked for."""

    save: Path | None = None
    resume: Path | None = None


def play(
    wishes: Wishes,
    files: Files,
    screen: Screen,
    say: Translator,
    *,
    environ: Mapping[str, str],
    now: Callable[[], datetime],
    four_colours: bool = False,
    confirm: bool = False,
) -> int:
    """Play a match and return the exit code of the process.

    Raises:
        KierkiError: what was asked for does not exist or does not fit.
        OSError: a file cannot be read or written.
    """
    with _stopping():
        if files.resume is not None:
            record = codec.load(files.resume)
            seat = _own_seat(record, wishes.seat)
        else:
            if wishes.variant is None and screen.interactive:
                wishes = run_menu(wishes, screen, say)
            record, seat = make_record(wishes, say)
        table = Table.open(record)
        keeper = Keeper(spare_path(environ, now()))
        path = files.save or files.resume
        if path is not None:
            keeper.take(path, record)
        words = Words(say, record.names, seat, four_colours)
        session = Session(table, seat, screen, words, keeper, now, confirm)
        if files.resume is not None:
            screen.show(say.t("table-resumed", file=str(files.resume)))
        return _run(session, say)


def _run(session: Session, say: Translator) -> int:
    try:
        if session.run() is Outcome.FINISHED:
            seed = session.table.record.seed.hex()
            session.screen.show(say.t("menu-seed", seed=seed))
        return 0
    except KeyboardInterrupt:
        _say_where(session, "table-interrupted", say)
        return INTERRUPTED
    except EOFError:
        _say_where(session, "table-input-ended", say)
        return INPUT_ENDED
    except Stopped as stopped:
        _say_where(session, "table-interrupted", say)
        return 128 + stopped.number


def _say_where(session: Session, id: str, say: Translator) -> None:
    """Save the match wherever it can be, and say in one line where."""
    begun = session.keeper.path is not None or session.acted
    path = session.keeper.rescue(session.table.record) if begun else None
    if path is not None:
        text = say.t(id, file=shlex.quote(str(path)))
    else:
        text = say.t(f"{id}-lost" if begun else _PLAIN[id])
    with suppress(OSError):  # the terminal may be gone
        if not session.screen.clean:
            print()
        print(f"kierki: {' '.join(text.split())}", file=sys.stderr)


_PLAIN = {"table-interrupted": "error-interrupted", "table-input-ended": "error-end-of-input"}


def _own_seat(record: Record, wanted: int | None) -> Seat:
    """Return the seat of *record* that no bot plays, or the one *wanted*, counted from 1."""
    if wanted is not None:
        if not 1 <= wanted <= record.variant.players:
            raise SetupError("menu-seat", found=wanted, accepts=record.variant.players)
        return Seat(wanted - 1)
    people = [Seat(seat) for seat, bot in enumerate(record.bots) if bot is None]
    return people[0] if people else Seat(0)


def printable_language(say: Translator) -> Translator:
    """Return *say*, or English where the console has no signs for the language at all."""
    if say.language is Language.JA and not can_print(sys.stdout, "あ漢ア"):
        return Translator(Language.EN, ascii=say.ascii)
    return say


@contextmanager
def _stopping() -> Iterator[None]:
    """Turn a hang-up and a request to end into `Stopped`, so that the match is saved."""

    def stop(number: int, _: FrameType | None) -> None:
        raise Stopped(number)

    names = ("SIGTERM", "SIGHUP")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    try:
        before = [(number, signal.signal(number, stop)) for number in numbers]
    except ValueError:  # not in the main thread, as some tests run
        before = []
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)
