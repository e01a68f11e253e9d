"""Work that is due at a table without anybody asking, and which node is at it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the table; wherever a match is on, a bot may have to move."""
    work = op.create_table(
        "work",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("holder", sa.String(64)),
        sa.Column("until", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_work_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_work"),
    )
    op.create_index("ix_work_due", "work", ["due"])
    tables = sa.table("tables", sa.column("id"), sa.column("playing"))
    due = sa.case((tables.c.playing, 0.0))
    op.execute(sa.insert(work).from_select(["table_id", "due"], sa.select(tables.c.id, due)))
