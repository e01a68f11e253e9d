"""Work due at tables: one node at a time does it, for as long as its lease runs.

Leases are timed by the database's clock, which all nodes share. A lease spares nodes from doing
the same; that nothing is done twice is held by the place of each fact, whatever the clocks say.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Float, or_, select, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from kierki.server.store.schema import work
from kierki.server.store.store import Store

MOST_AT_ONCE = 100
"""Tables that a node takes over in one go at most, to leave some to others."""


class now(FunctionElement[float]):  # noqa: N801  a function of SQL
    """The database's time, seconds since 1970."""

    type = Float()
    inherit_cache = True


@compiles(now, "sqlite")
def _sqlite(_element: now, _compiler: object, **_: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(now, "postgresql")
def _postgresql(_element: now, _compiler: object, **_: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"


@dataclass(slots=True)
class Leases:
    """The leases of one node."""

    store: Store
    node: str
    """Its name: no two that run have the same."""
    seconds: float
    """How long a lease runs."""
    _held: dict[str, float] = field(default_factory=dict)
    """When each ends, by this process's clock, which never jumps."""

    def has(self, table: str) -> bool:
        """Return whether the lease of *table* is ours and has at least half its time to run."""
        return self._held.get(table, 0.0) - time.monotonic() > self.seconds / 2

    async def take(self, table: str) -> bool:
        """Take or renew the lease of *table*; False: another node has it."""
        since = time.monotonic()
        change = (
            update(work)
            .where(work.c.table_id == table, self._free())
            .values(holder=self.node, until=now() + self.seconds)
        )

        def write(connection: Connection) -> bool:
            return connection.execute(change).rowcount == 1

        taken = await self.store.writer.do(table, write)
        if taken:
            self._held[table] = since + self.seconds
        else:
            self._held.pop(table, None)
        return taken

    async def waiting(self) -> list[str]:
        """Return tables where something is due that no other node is at, the longest due first."""
        query = (
            select(work.c.table_id)
            .where(work.c.due <= now(), self._free())
            .order_by(work.c.due)
            .limit(MOST_AT_ONCE)
        )
        async with self.store.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(query)]

    async def give_up(self) -> None:
        """Let others take all that is ours at once."""
        change = update(work).where(work.c.holder == self.node).values(holder=None, until=None)

        def write(connection: Connection) -> None:
            connection.execute(change)

        self._held.clear()
        await self.store.writer.do("", write)

    def _free(self) -> Any:  # noqa: ANN401  SQLAlchemy's own types say no more
        return or_(work.c.holder.is_(None), work.c.holder == self.node, work.c.until < now())
