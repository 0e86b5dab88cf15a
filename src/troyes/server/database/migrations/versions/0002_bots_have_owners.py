"""Bots have owners, what somebody has written is found quickly, and other programs leave news."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

WRITTEN = sa.text("kind IN ('opened', 'seat', 'chat')")


def upgrade() -> None:
    op.create_table(
        "bots",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_bots_owner")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_bots_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_bots")),
    )
    op.create_index(op.f("ix_bots_owner"), "bots", ["owner"], unique=False)
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_news_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_news")),
    )
    op.create_index(op.f("ix_seats_left_by"), "seats", ["left_by"], unique=False)
    op.create_index(
        "ix_messages_person", "messages", ["person"], unique=False, sqlite_where=WRITTEN, postgresql_where=WRITTEN
    )
