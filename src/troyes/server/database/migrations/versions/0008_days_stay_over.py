"""A day of the City of the Day that is over stays so, whatever the wall clock shows later."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("deals", sa.Column("ended", sa.BigInteger(), nullable=True))
    over = sa.text("UPDATE deals SET ended = closes WHERE closes <= :now")
    op.get_bind().execute(over, {"now": time.time_ns() // 1_000_000})


def downgrade() -> None:
    with op.batch_alter_table("deals") as deals:  # SQLite writes the table anew
        deals.drop_column("ended")
