"""What is meant for a table alone is counted; tables that nobody joins close; what is asked for twice opens once."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

OPEN_FOR = 2 * 3600 * 1000  # from now on, for tables that have waited already


def upgrade() -> None:
    op.create_table(
        "openings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("asked", sa.String(length=64), nullable=False),
        sa.Column("opened", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_openings_person")),
        sa.PrimaryKeyConstraint("person", "key", name=op.f("pk_openings")),
    )
    op.create_index(op.f("ix_openings_created"), "openings", ["created"])
    op.add_column("progress", sa.Column("asides", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE progress SET asides = (SELECT COUNT(*) FROM messages"
        " WHERE messages.game = progress.game AND messages.kind IN ('chat', 'rematch'))"
    )
    closes = sa.text("UPDATE progress SET deadline = :closes WHERE status = 'open' AND visibility = 'public'")
    op.get_bind().execute(closes, {"closes": time.time_ns() // 1_000_000 + OPEN_FOR})
