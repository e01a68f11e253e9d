"""The connection to the database: SQLite in one file, or PostgreSQL."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

WRITING = {"kierki_begin": "BEGIN IMMEDIATE"}
"""Options of a connection that will write: SQLite takes its lock first, so that waiting for it can
never meet a state that was read before."""


def is_sqlite(url: str) -> bool:
    """Return whether *url* names a file of SQLite, which one machine alone can open."""
    return make_url(url).get_backend_name() == "sqlite"


def make_engine(url: str) -> AsyncEngine:
    """Return an engine for the database at *url*; nothing is opened yet."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_pre_ping=True)  # a restarted database is met again
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _as_we_want_sqlite)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def make_writing_engine(url: str) -> Engine | None:
    """Return an engine for a thread that writes to SQLite; None: it is another database."""
    if not is_sqlite(url):
        return None
    plain = make_url(url).set(drivername="sqlite")
    engine = create_engine(plain, poolclass=StaticPool, execution_options=WRITING)
    event.listen(engine, "connect", _as_we_want_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _as_we_want_sqlite(connection: object, _record: object) -> None:
    """Let readers read while the writer writes, and let nothing be acknowledged too soon."""
    # Python's module would begin transactions late, and none at all before a savepoint or DDL.
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("kierki_begin", "BEGIN"))
