"""Opening and closing a session: the console, the file, signals, and what the shell is told."""

from __future__ import annotations

import shlex
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from types import FrameType

from rich.text import Text

from kierki.cards.seat import Seat
from kierki.i18n import Language, Translator
from kierki.i18n.console import can_print
from kierki.record import codec
from kierki.record.record import Record
from kierki.terminal.keeping import Keeper, spare_path
from kierki.terminal.screen import Screen
from kierki.terminal.session import Outcome, Session
from kierki.terminal.setup import SetupError, Wishes, make_record
from kierki.terminal.table import Table
from kierki.terminal.warming import with_search
from kierki.terminal.words import Words

INPUT_ENDED = 2
INTERRUPTED = 130


class Stopped(BaseException):
    """The process was told to stop by a signal."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__(number)


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How a match is played, whatever match it is."""

    save: Path | None = None
    """A file to write after every action."""
    resume: Path | None = None
    """A file to go on from."""
    four_colours: bool = False
    confirm: bool = False
    """Whether bots wait for Enter, so that an action can be taken back."""


def play(
    wishes: Wishes,
    manner: Manner,
    screen: Screen,
    say: Translator,
    *,
    environ: Mapping[str, str],
    now: Callable[[], datetime],
) -> int:
    """Play a match and return the exit code of the process.

    Raises:
        KierkiError: what was asked for does not exist or does not fit.
        OSError: a file cannot be read or written.
        EOFError, KeyboardInterrupt: broken off before there was anything to save.
    """
    try:
        with _stopping():
            session = _open(wishes, manner, screen, say, environ=environ, now=now)
            try:
                return _run(session)
            finally:
                if session.warming is not None:
                    session.warming.stop()
    except Stopped as stopped:
        _say_last(say.t("error-interrupted"), screen)
        return 128 + stopped.number
    except (EOFError, KeyboardInterrupt):
        screen.end_line()
        raise


def _open(
    wishes: Wishes,
    manner: Manner,
    screen: Screen,
    say: Translator,
    *,
    environ: Mapping[str, str],
    now: Callable[[], datetime],
) -> Session:
    if manner.resume is not None:
        if replace(wishes, seat=None) != Wishes():
            raise SetupError("menu-resume-alone", file=str(manner.resume))
        record = codec.load(manner.resume)
        seat = _own_seat(record, wishes.seat)
    else:
        if wishes.variant is None and screen.interactive:
            from kierki.terminal.menu import run_menu

            wishes = run_menu(wishes, screen, say)
        record, seat = make_record(wishes, say)
    record, warming = with_search(record, screen, say)
    table = Table.open(record)
    keeper = Keeper(spare_path(environ, now()))
    words = Words(say, record.names, seat, manner.four_colours)
    session = Session(table, seat, screen, words, keeper, now, manner.confirm, warming)
    path = manner.save or manner.resume
    if path is not None:
        keeper.take(path, record)
    if manner.resume is not None:
        screen.show(say.t("table-resumed", file=str(manner.resume)))
    return session


def _run(session: Session) -> int:
    try:
        if session.run() is Outcome.FINISHED:
            seed = session.table.record.seed.hex().lstrip("0")
            session.screen.show(Text(session.say.t("menu-seed", seed=seed), "dim"))
        return 0
    except KeyboardInterrupt:
        _say_where(session, "table-interrupted", "error-interrupted")
        return INTERRUPTED
    except EOFError:
        _say_where(session, "table-input-ended", "error-end-of-input")
        return INPUT_ENDED
    except Stopped as stopped:
        _say_where(session, "table-interrupted", "error-interrupted")
        return 128 + stopped.number
    except Exception:  # a broken pipe, a mistake of ours: whatever it is, nothing is lost
        if session.acted:
            _say_where(session, "table-interrupted", "error-interrupted")
        raise


def _say_where(session: Session, id: str, otherwise: str) -> None:
    """Save the match wherever it can be, and say in one line where.

    *otherwise* is said of a match in which the player has done nothing yet.
    """
    say = session.say
    if session.keeper.path is None and not session.acted:
        _say_last(say.t(otherwise), session.screen)
        return
    path = session.keeper.rescue(session.table.record)
    if path is None:
        _say_last(say.t(f"{id}-lost"), session.screen)
    else:
        _say_last(say.t(id, file=shlex.quote(str(path))), session.screen)


def _say_last(text: str, screen: Screen) -> None:
    with suppress(OSError):  # the terminal may be gone
        screen.end_line()
        print(f"kierki: {' '.join(text.split())}", file=sys.stderr)


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
