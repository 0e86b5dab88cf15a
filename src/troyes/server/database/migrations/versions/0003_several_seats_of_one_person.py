"""One person may hold several seats of a game."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:  # SQLite writes the table anew
        seats.drop_constraint(op.f("uq_seats_game_person"), type_="unique")


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.create_unique_constraint(op.f("uq_seats_game_person"), ["game", "person"])
