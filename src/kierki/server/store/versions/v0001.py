"""The first schema: people, tables, and the facts of every table."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("variant", sa.String(60), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("playing", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public_made", "tables", ["public", "made"])
    op.create_table(
        "facts",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("author", sa.String(32)),
        sa.Column("command", sa.String(36)),
        sa.Column("fact", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_facts_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_facts"),
    )
    op.create_index("ix_facts_command", "facts", ["table_id", "author", "command"], unique=True)
