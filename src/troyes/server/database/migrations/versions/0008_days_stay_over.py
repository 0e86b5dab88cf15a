"""A day of the City of the Day that is over stays so, whatever the wall clock shows later."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("deals", sa.Column("ended", sa.BigInteger(), nullable=True))
    over = sa.text("UPDATE deals SET ended = closes WHERE closes <= :now")
    op.get_bind().execute(over, {"now": time.time_ns() // 1_000_000})
