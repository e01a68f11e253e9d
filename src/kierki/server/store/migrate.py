"""Bringing a database to the present schema: the steps in `versions`, each applied once.

All steps that are missing are one transaction, and nodes that start together take turns: a process
killed half-way leaves the database as it was.
"""

from __future__ import annotations

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 0x6B6965726B69
"""Names the lock that nodes take on PostgreSQL: "kierki"."""


def upgrade(connection: Connection, target: str = "head") -> None:
    """Apply to the database of *connection* what it lacks of the steps up to *target*.

    The transaction is the caller's, and on SQLite one that writes from the start.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
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
    folder = Path(__file__).parent
    return ScriptDirectory(str(folder), version_locations=[str(folder / "versions")])
