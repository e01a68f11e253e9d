"""The store: every write goes through one writer, which makes many durable at once.

An append names the `seq` it was decided for. If another node or task was first, nothing is
written and `Clash` says so: load what came, and decide again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from sqlalchemy import event, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kierki.server.facts import AnyFact, Opened, read_fact, write_fact
from kierki.server.store.schema import facts, metadata, tables, users

MOST_AT_ONCE = 64
"""Writes made durable together at most."""


class Clash(Exception):  # noqa: N818  # not a fault: somebody was first
    """Another fact has that `seq`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact as stored."""

    seq: int
    fact: AnyFact


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table of the lobby's list."""

    id: str
    variant: str
    players: int
    playing: bool


@dataclass(frozen=True, slots=True)
class _Append:
    table: str
    seq: int
    facts: tuple[AnyFact, ...]
    author: str | None
    command: str | None
    playing: bool | None
    done: asyncio.Future[None]


@dataclass(slots=True)
class Store:
    """Tables and people in a database; make one with `open_store`."""

    engine: AsyncEngine
    _queue: asyncio.Queue[_Append] = field(default_factory=asyncio.Queue)
    _writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the writer."""
        self._writer = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._queue.join()
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def add_user(self, user: str, name: str) -> None:
        """Enter a new person."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(users).values(id=user, name=name, made=time.time()))

    async def name_of(self, user: str) -> str | None:
        """Return what *user* is called; None: there is nobody of that id."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(users.c.name).where(users.c.id == user))
            row = found.first()
        return None if row is None else str(row[0])

    async def open_table(self, table: str, fact: Opened, secret: bytes) -> None:
        """Enter a new table with its first fact."""
        now = time.time()
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(tables).values(
                    id=table,
                    made=now,
                    public=fact.public,
                    variant=fact.variant,
                    players=fact.players,
                    secret=secret,
                    playing=False,
                )
            )
            text = write_fact(fact).decode()
            row = {"table_id": table, "seq": 1, "at": now, "author": fact.host, "fact": text}
            await connection.execute(insert(facts).values(**row))

    async def append(
        self,
        table: str,
        seq: int,
        some: Sequence[AnyFact],
        *,
        author: str | None = None,
        command: str | None = None,
        playing: bool | None = None,
    ) -> None:
        """Append *some* facts, the first at *seq*, and return when they are durable.

        *author* and *command* are whose command made them; *playing* changes what is kept
        of the table itself.

        Raises:
            Clash: that place is taken.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        job = _Append(table, seq, tuple(some), author, command, playing, done)
        await self._queue.put(job)
        await done

    async def load(self, table: str, since: int = 0) -> list[Entry]:
        """Return the facts of *table* after *since*, in order; none: there is no such table."""
        query = (
            select(facts.c.seq, facts.c.fact)
            .where(facts.c.table_id == table, facts.c.seq > since)
            .order_by(facts.c.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Entry(seq, read_fact(text)) for seq, text in rows]

    async def secret_of(self, table: str) -> bytes:
        """Return the secret of the first match at *table*."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(tables.c.secret).where(tables.c.id == table))
            return bytes(found.scalar_one())

    async def done_by(self, table: str, author: str, command: str) -> int | None:
        """Return the `seq` of the last fact that a command made; None: it made none."""
        query = (
            select(facts.c.seq)
            .where(facts.c.table_id == table, facts.c.author == author, facts.c.command == command)
            .order_by(facts.c.seq.desc())
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else int(row[0])

    async def lobby(self, most: int = 50) -> list[OpenTable]:
        """Return the newest public tables."""
        query = (
            select(tables.c.id, tables.c.variant, tables.c.players, tables.c.playing)
            .where(tables.c.public)
            .order_by(tables.c.made.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [OpenTable(*row) for row in rows]

    async def playing(self) -> list[str]:
        """Return the tables at which a match is on."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(tables.c.id).where(tables.c.playing))).all()
        return [str(row[0]) for row in rows]

    async def _write_forever(self) -> None:
        while True:
            jobs = [await self._queue.get()]
            while len(jobs) < MOST_AT_ONCE and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            try:
                await self._write(jobs)
            finally:
                for _ in jobs:
                    self._queue.task_done()

    async def _write(self, jobs: list[_Append]) -> None:
        """Make *jobs* durable together; those that clash are left out."""
        written: list[_Append] = []
        failed: dict[int, BaseException] = {}
        try:
            async with self.engine.begin() as connection:
                for place, job in enumerate(jobs):
                    try:
                        async with connection.begin_nested():
                            await _write_one(connection, job)
                    except IntegrityError:
                        failed[place] = Clash()
                    else:
                        written.append(job)
        except Exception as error:  # noqa: BLE001  each waiting command is told
            failed = dict.fromkeys(range(len(jobs)), error)
        for place, job in enumerate(jobs):
            if job.done.done():
                continue
            if place in failed:
                job.done.set_exception(failed[place])
            else:
                job.done.set_result(None)


async def _write_one(connection: AsyncConnection, job: _Append) -> None:
    now = time.time()
    rows = [
        {
            "table_id": job.table,
            "seq": job.seq + place,
            "at": now,
            "author": job.author,
            "command": job.command,
            "fact": write_fact(fact).decode(),
        }
        for place, fact in enumerate(job.facts)
    ]
    await connection.execute(insert(facts), rows)
    if job.playing is not None:
        change = update(tables).where(tables.c.id == job.table).values(playing=job.playing)
        await connection.execute(change)


async def open_store(url: str) -> Store:
    """Return the store at the database *url*, its tables made where they are missing."""
    engine = create_async_engine(url)
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _as_we_want_sqlite)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    store = Store(engine)
    store.start()
    return store


def _as_we_want_sqlite(connection: object, _record: object) -> None:
    """Let readers read while the writer writes, and let nothing be acknowledged too soon."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
