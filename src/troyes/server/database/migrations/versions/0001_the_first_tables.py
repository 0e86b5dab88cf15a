"""The first tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID, HASH, DATA = sa.String(32), sa.String(64), sa.JSON(none_as_null=True)


def belongs(name: str, table: str, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, ID, sa.ForeignKey(table), **more)


def create_index_where(name: str, table: str, columns: list[str], where: str) -> None:
    op.create_index(name, table, columns, sqlite_where=sa.text(where), postgresql_where=sa.text(where))


def upgrade() -> None:
    op.create_table(
        "figures",
        sa.Column("hash", HASH, primary_key=True),
        sa.Column("body", DATA, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("role", sa.String(16), nullable=False, server_default="player"),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.BigInteger),
    )
    op.create_table(
        "accounts",
        belongs("person", "people.id", primary_key=True),
        sa.Column("login", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deals",
        sa.Column("id", ID, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("day", sa.String(10)),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("options", DATA, nullable=False),
        sa.Column("figures", HASH, sa.ForeignKey("figures.hash"), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        belongs("host", "people.id"),
        sa.Column("terms", DATA, nullable=False),
        sa.Column("par", DATA),
        sa.Column("opens", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("kind", "day", "game"),
    )
    op.create_table(
        "devices",
        sa.Column("hash", HASH, primary_key=True),
        belongs("person", "people.id", nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", ID, primary_key=True),
        belongs("person", "people.id", nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("secret", HASH),
        sa.Column("confirmation", HASH),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        belongs("person", "people.id", primary_key=True),
        sa.Column("played", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", HASH, primary_key=True),
        belongs("person", "people.id", nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger),
        sa.Column("expires", sa.BigInteger),
    )
    op.create_table(
        "games",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("options", DATA, nullable=False),
        sa.Column("figures", HASH, sa.ForeignKey("figures.hash"), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", HASH, nullable=False),
        sa.Column("terms", DATA, nullable=False),
        belongs("deal", "deals.id", index=True),
        belongs("rematch_of", "games.id", index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "attempts",
        belongs("deal", "deals.id", primary_key=True),
        belongs("person", "people.id", primary_key=True),
        belongs("game", "games.id", nullable=False, unique=True),
        sa.Column("ranked", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("ix_attempts_points", "attempts", ["deal", "points"])
    op.create_table(
        "deliveries",
        sa.Column("id", ID, primary_key=True),
        belongs("notice", "notices.id", nullable=False, index=True),
        belongs("game", "games.id"),
        sa.Column("body", DATA, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.BigInteger),
        sa.Column("given_up", sa.BigInteger),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    create_index_where("ix_deliveries_due", "deliveries", ["due"], "sent IS NULL AND given_up IS NULL")
    op.create_table(
        "invitations",
        sa.Column("hash", HASH, primary_key=True),
        belongs("game", "games.id", nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
    )
    op.create_table(
        "messages",
        belongs("game", "games.id", primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        belongs("person", "people.id"),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("key", HASH),
        sa.Column("body", DATA, nullable=False),
        sa.Column("effects", DATA),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game", "person", "key"),
    )
    op.create_table(
        "progress",
        belongs("game", "games.id", primary_key=True),
        sa.Column("status", sa.String(12), nullable=False),
        belongs("host", "people.id"),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("hidden", DATA, nullable=False),
        sa.Column("position", sa.LargeBinary),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("scores", DATA),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    create_index_where("ix_progress_bots", "progress", ["changed"], "bots_due")
    create_index_where("ix_progress_deadline", "progress", ["deadline"], "deadline IS NOT NULL")
    op.create_index("ix_progress_listed", "progress", ["status", "visibility", "changed"])
    op.create_table(
        "results",
        belongs("game", "games.id", primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("played", sa.String(16), nullable=False),
        belongs("person", "people.id"),
        sa.Column("level", sa.String(16)),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_results_person", "results", ["person", "played", "ended"])
    op.create_table(
        "seats",
        belongs("game", "games.id", primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        belongs("person", "people.id"),
        sa.Column("level", sa.String(16)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("bank", sa.BigInteger),
        sa.Column("deadline", sa.BigInteger),
        belongs("left_by", "people.id"),
        sa.UniqueConstraint("game", "person"),
    )
    op.create_index("ix_seats_person", "seats", ["person", "waiting"])
    op.create_table(
        "snapshots",
        belongs("game", "games.id", primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
