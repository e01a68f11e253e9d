"""Bringing a database to the present schema: the steps in `versions`, each applied once.

All steps that are missing are one transaction, and nodes that start together take turns: a process
killed half-way leaves the database as it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from alembic.script import ScriptDirectory

HEAD = "0002"
"""The last step."""
LOCK = 0x6B6965726B69
"""Names the lock that nodes take on PostgreSQL: "kierki"."""


def is_current(connection: Connection) -> bool:
    """Return whether the database of *connection* lacks nothing; Alembic is not even loaded."""
    try:
        found = connection.execute(text("SELECT version_num FROM alembic_version"))
    except DBAPIError:  # there is no such table: it is empty
        return False
    return list(found.scalars()) == [HEAD]


def upgrade(connection: Connection, target: str = "head") -> None:
    """Apply to the database of *connection* what it lacks of the steps up to *target*.

    The transaction is the caller's, and on SQLite one that writes from the start.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    from alembic.migration import MigrationContext  # noqa: PLC0415  loaded when there is need
    from alembic.operations import Operations  # noqa: PLC0415

    script = steps()
    context = MigrationContext.configure(connection)
    have = context.get_current_revision() or "base"
    missing = reversed(list(script.iterate_revisions(target, have)))
    with Operations.context(context):
        for step in missing:
            step.module.upgrade()
            context.stamp(script, step.revision)


def steps() -> ScriptDirectory:
    """Return the steps there are."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    folder = Path(__file__).parent
    return ScriptDirectory(str(folder), version_locations=[str(folder / "versions")])
