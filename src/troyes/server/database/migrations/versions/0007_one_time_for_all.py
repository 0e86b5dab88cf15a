"""All processes go by one time that no jump of a wall clock moves; the last move of a game is known in it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("steady", sa.BigInteger(), nullable=False),
        sa.Column("ahead", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.add_column("progress", sa.Column("moved", sa.BigInteger(), nullable=True))
    op.execute("UPDATE progress SET moved = changed WHERE started IS NOT NULL")
