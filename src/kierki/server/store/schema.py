"""The tables of the database as they are now; the steps that lead there are in `versions`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("variant", String(60), nullable=False),
    Column("players", Integer, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),  # of the first match: told to nobody
    Column("playing", Boolean, nullable=False),
    Index("ix_tables_public_made", "public", "made"),
)

facts = Table(
    "facts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("author", String(32)),  # the user whose command made it
    # The id that the client gave the command: at its last fact, so that it can be done once only.
    Column("command", String(36)),
    Column("fact", Text, nullable=False),
    Index("ix_facts_command", "table_id", "author", "command", unique=True),
)

# What is to be done at each table without anybody asking.
work = Table(
    "work",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column(
        "due", Float
    ),  # when something is to be done unasked, seconds since 1970; none: nothing
    Column("holder", String(64)),  # the node that does it
    Column("until", Float),  # when another may, by the database's clock
    Index("ix_work_due", "due"),
)
