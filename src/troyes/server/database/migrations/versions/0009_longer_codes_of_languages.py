"""Languages are folders, and their codes may be longer than two letters: `pt-BR`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    replace(sa.String(length=16), "language")


def replace(kind: sa.String, value: str) -> None:
    """SQLite cannot change the kind of a column, nor write a table anew that others refer to."""
    op.add_column("people", sa.Column("tongue", kind, nullable=False, server_default="en"))
    op.execute(f"UPDATE people SET tongue = {value}")
    op.execute("ALTER TABLE people DROP COLUMN language")
    op.execute("ALTER TABLE people RENAME COLUMN tongue TO language")
