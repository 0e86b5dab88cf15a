"""People may keep figures of their own, and games know which ones were named for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "own_figures",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("body", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_own_figures_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_own_figures")),
    )
    op.add_column("games", sa.Column("own_figures", sa.String(length=64), nullable=True))
