"""One person may hold several seats of a game."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:  # SQLite writes the table anew
        seats.drop_constraint(op.f("uq_seats_game_person"), type_="unique")
