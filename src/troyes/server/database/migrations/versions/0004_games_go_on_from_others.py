"""A game may begin with moves of another one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("beginning", sa.JSON(none_as_null=True), nullable=True))
