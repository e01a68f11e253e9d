"""The one writer of a node: what waits is made durable together, and told when it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from kierki.server.tasks import ended

log = logging.getLogger("kierki.server")

T = TypeVar("T")
MOST_AT_ONCE = 64
"""Writes made durable together at most."""
PATIENCE = (0.1, 0.5, 1.0, 2.0)
"""Seconds between attempts while the database is away. A write whose acknowledgement was lost may
be tried again: the place it was made for is taken then, as if somebody had been first."""

Work = Callable[[Connection], T]
"""Writes something and returns what came of it; may be run again after a failure."""


@dataclass(frozen=True, slots=True)
class _Job:
    table: str
    work: Work[Any]
    done: asyncio.Future[Any]


@dataclass(slots=True)
class Writer:
    """Writes one batch after the other.

    SQLite, which answers faster than threads can talk, writes a whole batch in a thread of its
    own; PostgreSQL in the event loop's.
    """

    engine: Engine | AsyncEngine
    _thread: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(1, "writer"))
    _queue: asyncio.Queue[_Job] = field(default_factory=asyncio.Queue)
    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is being written."""
        await self._queue.join()
        await ended([self._task])
        if isinstance(self.engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()

    async def do(self, table: str, work: Work[T]) -> T:
        """Return what *work*, which concerns *table*, returns, once that is durable.

        Raises:
            sqlalchemy.exc.IntegrityError: it goes against what is stored; nothing was written.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Job(table, work, done))
        return await done

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            # Nodes that lock the same rows in the same order never wait for each other in a ring.
            jobs.sort(key=lambda job: job.table)
            try:
                await self._write(jobs)
            finally:
                for job in jobs:
                    self._queue.task_done()
                    if not job.done.done():
                        job.done.cancel()

    async def _write(self, jobs: list[_Job]) -> None:
        for pause in (*PATIENCE, None):
            try:
                results = await self._attempt(jobs)
            except Exception as error:
                if pause is None or not _may_pass(error):
                    log.exception("write-failed")
                    results = [error] * len(jobs)
                else:
                    await asyncio.sleep(pause)
                    continue
            break
        for job, result in zip(jobs, results, strict=True):
            if job.done.done():
                continue  # nobody waits any more
            if isinstance(result, BaseException):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)

    async def _attempt(self, jobs: list[_Job]) -> list[Any]:
        """Make *jobs* durable; of those that go against what is stored, give the error."""
        try:
            return await self._run(_together, jobs)
        except IntegrityError as error:
            if len(jobs) == 1:
                return [error]
        return await self._run(_apart, jobs)

    async def _run(
        self, how: Callable[[Connection, list[_Job]], list[Any]], jobs: list[_Job]
    ) -> list[Any]:
        engine = self.engine
        if isinstance(engine, AsyncEngine):
            async with engine.begin() as connection:
                return await connection.run_sync(how, jobs)

        def run() -> list[Any]:
            with engine.begin() as connection:
                return how(connection, jobs)

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)


def _together(connection: Connection, jobs: list[_Job]) -> list[Any]:
    return [job.work(connection) for job in jobs]


def _apart(connection: Connection, jobs: list[_Job]) -> list[Any]:
    results: list[Any] = []
    for job in jobs:
        try:
            with connection.begin_nested():
                results.append(job.work(connection))
        except IntegrityError as error:
            results.append(error)
    return results


def _may_pass(error: Exception) -> bool:
    """Return whether the same may succeed later: the database is away, starting up, locked."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, ProgrammingError | DataError | NotSupportedError)
    return isinstance(error, OSError) or hasattr(error, "sqlstate")  # asyncpg, while connecting
