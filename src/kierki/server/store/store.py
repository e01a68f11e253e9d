"""The store: facts are appended where they were decided for, or not at all.

An append names the `seq` it was decided for. If another node or task was first, nothing is
written and `Clash` says so: load what came, and decide again.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kierki.server.facts import AnyFact, Opened, read_fact, write_fact
from kierki.server.store.engine import WRITING, make_engine, make_writing_engine
from kierki.server.store.migrate import is_current, upgrade
from kierki.server.store.schema import facts, tables, users, work
from kierki.server.store.writer import Writer


class Clash(Exception):  # noqa: N818  # not a fault: somebody was first
    """Another fact has that `seq`, or the command has been done."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A fact as stored."""

    seq: int
    fact: AnyFact


@dataclass(frozen=True, slots=True)
class Due:
    """When something is to be done at a table without anybody asking."""

    at: float | None
    """Seconds since 1970; 0: at once; None: there is nothing to do."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table of the lobby's list."""

    id: str
    variant: str
    players: int
    playing: bool


@dataclass(frozen=True, slots=True)
class Store:
    """Tables and people in a database; make one with `open_store`."""

    engine: AsyncEngine
    writer: Writer

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self.writer.close()
        await self.engine.dispose()

    async def add_user(self, user: str, name: str) -> None:
        """Enter a new person."""
        row = {"id": user, "name": name, "made": time.time()}

        def write(connection: Connection) -> None:
            connection.execute(insert(users), row)

        await self.writer.do("", write)

    async def name_of(self, user: str) -> str | None:
        """Return what *user* is called; None: there is nobody of that id."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(users.c.name).where(users.c.id == user))
            row = found.first()
        return None if row is None else str(row[0])

    async def open_table(self, table: str, fact: Opened, secret: bytes) -> None:
        """Enter a new table with its first fact."""
        now = time.time()
        row = {
            "id": table,
            "made": now,
            "public": fact.public,
            "variant": fact.variant,
            "players": fact.players,
            "secret": secret,
            "playing": False,
        }
        text = write_fact(fact).decode()
        first = {"table_id": table, "seq": 1, "at": now, "author": fact.host, "fact": text}

        def write(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            connection.execute(insert(facts), first)
            connection.execute(insert(work), {"table_id": table})

        await self.writer.do(table, write)

    async def append(
        self,
        table: str,
        seq: int,
        some: Sequence[AnyFact],
        *,
        author: str | None = None,
        command: str | None = None,
        playing: bool | None = None,
        due: Due | None = None,
    ) -> None:
        """Append *some* facts, the first at *seq*, and return when they are durable.

        *author* and *command* are whose command made them; *playing* and *due* change what is
        kept of the table itself.

        Raises:
            Clash: that place is taken, or the command has been done.
        """
        now = time.time()
        last = len(some) - 1
        rows = [
            {
                "table_id": table,
                "seq": seq + place,
                "at": now,
                "author": author,
                "command": command if place == last else None,
                "fact": write_fact(fact).decode(),
            }
            for place, fact in enumerate(some)
        ]

        def write(connection: Connection) -> None:
            connection.execute(insert(facts), rows)
            if playing is not None:
                change = update(tables).where(tables.c.id == table).values(playing=playing)
                connection.execute(change)
            if due is not None:
                when = update(work).where(work.c.table_id == table).values(due=due.at)
                connection.execute(when)

        try:
            await self.writer.do(table, write)
        except IntegrityError as error:
            raise Clash from error

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
        query = select(facts.c.seq).where(
            facts.c.table_id == table, facts.c.author == author, facts.c.command == command
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

    async def heads(self, some: Sequence[str]) -> dict[str, int]:
        """Return the last `seq` of each of *some* tables, a few hundred at most."""
        query = (
            select(facts.c.table_id, func.max(facts.c.seq))
            .where(facts.c.table_id.in_(some))
            .group_by(facts.c.table_id)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {str(table): int(seq) for table, seq in rows}


async def open_store(url: str) -> Store:
    """Return the store at the database *url*, brought to the present schema."""
    engine = make_engine(url)
    async with engine.connect() as connection:
        current = await connection.run_sync(is_current)
    if not current:
        async with engine.execution_options(**WRITING).begin() as connection:
            await connection.run_sync(upgrade)
    store = Store(engine, Writer(make_writing_engine(url) or engine))
    store.writer.start()
    return store
