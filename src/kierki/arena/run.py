"""Playing a plan: in this process or in several, with the same results in the same order."""

from __future__ import annotations

import signal
import sys
from collections import deque
from collections.abc import Generator, Iterable, Sequence
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Self

from kierki.arena.errors import ArenaError
from kierki.arena.outcome import Outcome
from kierki.arena.plan import Plan, Unit
from kierki.arena.process import die_with_parent
from kierki.arena.table import Table
from kierki.cards.errors import KierkiError, excerpt

AHEAD = 2
"""Units that a process has been given at any time, so that it need not wait for the next."""
FARTHEST = 8
"""Units, to a process, by which any may be ahead of the first that is not finished."""
PATIENCE = 3.0
"""Seconds in which a process must send its programs away."""


def outcomes(
    plan: Plan, units: Sequence[Unit], *, jobs: int = 1
) -> Generator[Outcome, None, None]:
    """Yield what *units* of *plan* come to, in order; *jobs* processes play them.

    Close the iterator to stop early.

    Raises:
        KierkiError: a player failed, in the first unit of those in which one did.
    """
    if jobs == 1:
        with Table(plan) as table:
            for unit in units:
                yield table.play(unit)
        return
    with _Crew(plan) as crew:
        yield from crew.play(units, min(jobs, len(units)))


class _Crew:
    """Processes that play units, and what has come back from them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.workers: list[tuple[BaseProcess, connection.Connection]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for worker, _pipe in self.workers:
            worker.terminate()
        for worker, pipe in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
            pipe.close()

    def play(self, units: Iterable[Unit], jobs: int) -> Generator[Outcome, None, None]:
        """Yield what *units* come to, in their order."""
        waiting = deque(enumerate(units))
        done: dict[int, Outcome | KierkiError] = {}
        given: dict[connection.Connection, deque[int]] = {}
        for _ in range(jobs):
            given[self._start()] = deque()
        following, count = 0, len(waiting)
        while following < count:
            for pipe, numbers in given.items():
                while (
                    waiting
                    and len(numbers) < AHEAD
                    and waiting[0][0] < following + FARTHEST * jobs
                ):
                    number, unit = waiting.popleft()
                    numbers.append(number)
                    pipe.send(unit)
            for ready in connection.wait(list(given)):
                assert isinstance(ready, connection.Connection)
                try:
                    done[given[ready].popleft()] = ready.recv()
                except (EOFError, ConnectionError):
                    raise ArenaError("arena-worker-died") from None
            while following in done:
                came = done.pop(following)
                if isinstance(came, KierkiError):
                    raise came
                yield came
                following += 1

    def _start(self) -> connection.Connection:
        context = get_context("spawn")  # a fork would copy numba's threads in the midst of work
        ours, theirs = context.Pipe()
        worker = context.Process(target=_work, args=(self.plan, theirs), daemon=True)
        worker.start()
        theirs.close()
        self.workers.append((worker, ours))
        return ours


def _work(plan: Plan, pipe: connection.Connection) -> None:
    """Play what comes through *pipe* and send back what it comes to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that prints
    signal.signal(signal.SIGTERM, _leave)
    die_with_parent()
    with Table(plan) as table:
        try:
            while True:
                unit = pipe.recv()
                try:
                    came: Outcome | KierkiError = table.play(unit)
                except KierkiError as error:
                    came = error
                except Exception as error:  # noqa: BLE001  a mistake of ours, told where it is seen
                    came = ArenaError("arena-worker-failed", what=excerpt(repr(error), 300))
                pipe.send(came)
        except (EOFError, OSError):
            return  # nobody wants to know any more


def _leave(_signal: int, _frame: FrameType | None) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # once: programs are being sent away
    sys.exit(128 + signal.SIGTERM)
