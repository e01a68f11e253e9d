"""Compiling before it is needed: at once, or beside a game that has begun.

Compiled code is kept in a folder, so only the first time takes long. `Warming` leaves that to a
process of its own: a thread would hold the interpreter's lock for most of it, and could not be
stopped. Loading what is kept takes about a second.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event, Lock, Thread

from kierki.bots.base import Bot
from kierki.game.match import apply, start, to_act
from kierki.game.view import view_of
from kierki.search.jit import CACHE
from kierki.search.worlds import Place, prepare
from kierki.variants.build import build
from kierki.variants.load import preset
from kierki.variants.variant import Variant

MARK = "everything-is-here"
"""A file beside the compiled code, written when nothing of it is missing."""
IN_A_PROCESS = (
    sys.executable,
    "-P",
    "-c",
    "import os; os.nice(5); from kierki.bots import make_bot; make_bot('strong').prepare()",
)


def is_warm(folder: Path | None = CACHE) -> bool:
    """Return whether all compiled code is kept in *folder*, so that it only has to be loaded."""
    return folder is not None and (folder / MARK).exists()


class Warming:
    """The search being made ready while something else goes on."""

    def __init__(
        self,
        load: Callable[[], None],
        command: Sequence[str] | None = None,
    ) -> None:
        """*load* loads or compiles everything; *command* has it compiled and kept before that."""
        self._load = load
        self._command = command
        self._lock = Lock()
        self._child: subprocess.Popen[bytes] | None = None
        self._stopped = Event()
        self._failure: BaseException | None = None
        self._thread = Thread(target=self._work, name="kierki-warming")

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def ready(self) -> bool:
        """Whether there is nothing to wait for any more."""
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Return when everything is ready.

        Raises:
            Exception: it cannot be made ready; what *load* raised.
        """
        self._thread.join()
        if self._failure is not None:
            raise self._failure

    def stop(self) -> None:
        """Give up what is not done yet, and return when nothing runs any more."""
        with self._lock:
            self._stopped.set()
            if self._child is not None:
                self._child.terminate()
        self._thread.join()

    def _work(self) -> None:
        try:
            if self._command is not None:
                with suppress(OSError):  # then it is compiled here
                    self._compile_elsewhere(self._command)
            if not self._stopped.is_set():
                self._load()
        except BaseException as error:  # noqa: BLE001  it is raised where it is waited for
            self._failure = error

    def _compile_elsewhere(self, command: Sequence[str]) -> None:
        with self._lock:
            if self._stopped.is_set():
                return
            nothing = subprocess.DEVNULL
            self._child = subprocess.Popen(  # noqa: S603  this very Python
                command, stdin=nothing, stdout=nothing, stderr=nothing
            )
        self._child.wait()


def warming(bot: Bot) -> Warming:
    """Return the warming of *bot*, which can `prepare` itself, by the way that is best here."""
    prepare: Callable[[], None] = getattr(bot, "prepare")  # noqa: B009  not every bot has it
    return Warming(prepare, None if is_warm() or CACHE is None else IN_A_PROCESS)


def warm(bot: Bot) -> None:
    """Let *bot* make decisions of every kind, so that all it compiles is compiled."""
    kierki = build(preset("kierki"))
    for key in ("trump", "lottery"):
        _decide(bot, replace(kierki, schedule=(kierki.contracts[key],)), decisions=4)
    _decide(bot, build(preset("hearts")), decisions=6)
    talon = build(preset("kierki"), options={"trump_call": "talon"})
    _decide(bot, replace(talon, schedule=(talon.contracts["trump"],)), decisions=1)
    _draw()
    if CACHE is not None:
        with suppress(OSError):
            (CACHE / MARK).touch()


def _draw() -> None:
    """Draw hidden hands about which something is known, by counting and by a walk.

    At the start of a deal nothing is known, so the decisions above do without.
    """
    places = (Place(0, 2, cannot=0b11), Place(1, 2, cannot=0b1100), Place(2, 2))
    prepare(places, 0b111111)
    prepare(places, 0b111111, limit=-1, stored=1)


def _decide(bot: Bot, variant: Variant, *, decisions: int) -> None:
    match, _ = start(variant, bytes(32))
    for _ in range(decisions):
        seat = to_act(match.phase)[0]
        match, _ = apply(match, seat, bot.choose(view_of(match, seat), Random(0)))
