"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "figures",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("body", sa.JSON(none_as_null=True), nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_figures")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("role", sa.String(length=16), server_default="player", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("login", sa.String(length=80), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_accounts_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_accounts")),
        sa.UniqueConstraint("login", name=op.f("uq_accounts_login")),
    )
    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("figures", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=True),
        sa.Column("terms", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("par", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("opens", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["figures"], ["figures.hash"], name=op.f("fk_deals_figures")),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_deals_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
        sa.UniqueConstraint("kind", "day", "game", name=op.f("uq_deals_kind_day_game")),
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=True),
        sa.Column("confirmation", sa.String(length=64), nullable=True),
        sa.Column("confirmed", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notices_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_person"), "notices", ["person"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("played", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_ratings_person")),
        sa.PrimaryKeyConstraint("person", "played", name=op.f("pk_ratings")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_tokens_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
    )
    op.create_index(op.f("ix_tokens_person"), "tokens", ["person"], unique=False)
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("figures", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("terms", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("deal", sa.String(length=32), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], name=op.f("fk_games_deal")),
        sa.ForeignKeyConstraint(["figures"], ["figures.hash"], name=op.f("fk_games_figures")),
        sa.ForeignKeyConstraint(["rematch_of"], ["games.id"], name=op.f("fk_games_rematch_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index(op.f("ix_games_deal"), "games", ["deal"], unique=False)
    op.create_index(op.f("ix_games_rematch_of"), "games", ["rematch_of"], unique=False)
    op.create_table(
        "attempts",
        sa.Column("deal", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], name=op.f("fk_attempts_deal")),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_attempts_game")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_attempts_person")),
        sa.PrimaryKeyConstraint("deal", "person", name=op.f("pk_attempts")),
        sa.UniqueConstraint("game", name=op.f("uq_attempts_game")),
    )
    op.create_index("ix_attempts_points", "attempts", ["deal", "points"], unique=False)
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("notice", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=True),
        sa.Column("body", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=True),
        sa.Column("given_up", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_deliveries_game")),
        sa.ForeignKeyConstraint(["notice"], ["notices.id"], name=op.f("fk_deliveries_notice")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_index(
        "ix_deliveries_due",
        "deliveries",
        ["due"],
        unique=False,
        sqlite_where=sa.text("sent IS NULL AND given_up IS NULL"),
        postgresql_where=sa.text("sent IS NULL AND given_up IS NULL"),
    )
    op.create_index(op.f("ix_deliveries_notice"), "deliveries", ["notice"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("revoked", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_invitations_game")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_game"), "invitations", ["game"], unique=False)
    op.create_table(
        "messages",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("body", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("effects", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_messages_game")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_messages_person")),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_messages")),
        sa.UniqueConstraint("game", "person", "key", name=op.f("uq_messages_game_person_key")),
    )
    op.create_table(
        "progress",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=True),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("public", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=True),
        sa.Column("rules", sa.String(length=40), nullable=False),
        sa.Column("bots_due", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("scores", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_progress_game")),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_progress_host")),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_progress")),
    )
    op.create_index(
        "ix_progress_bots",
        "progress",
        ["changed"],
        unique=False,
        sqlite_where=sa.text("bots_due"),
        postgresql_where=sa.text("bots_due"),
    )
    op.create_index(
        "ix_progress_deadline",
        "progress",
        ["deadline"],
        unique=False,
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_index("ix_progress_listed", "progress", ["status", "visibility", "changed"], unique=False)
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("played", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_results_game")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person", "results", ["person", "played", "ended"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("waiting", sa.Boolean(), nullable=False),
        sa.Column("bank", sa.BigInteger(), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("left_by", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_seats_game")),
        sa.ForeignKeyConstraint(["left_by"], ["people.id"], name=op.f("fk_seats_left_by")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seats_person")),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("game", "person", name=op.f("uq_seats_game_person")),
    )
    op.create_index("ix_seats_person", "seats", ["person", "waiting"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_snapshots_game")),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("pk_snapshots")),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    op.drop_index("ix_seats_person", table_name="seats")
    op.drop_table("seats")
    op.drop_index("ix_results_person", table_name="results")
    op.drop_table("results")
    op.drop_index("ix_progress_listed", table_name="progress")
    op.drop_index(
        "ix_progress_deadline",
        table_name="progress",
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.drop_index(
        "ix_progress_bots",
        table_name="progress",
        sqlite_where=sa.text("bots_due"),
        postgresql_where=sa.text("bots_due"),
    )
    op.drop_table("progress")
    op.drop_table("messages")
    op.drop_index(op.f("ix_invitations_game"), table_name="invitations")
    op.drop_table("invitations")
    op.drop_index(op.f("ix_deliveries_notice"), table_name="deliveries")
    op.drop_index(
        "ix_deliveries_due",
        table_name="deliveries",
        sqlite_where=sa.text("sent IS NULL AND given_up IS NULL"),
        postgresql_where=sa.text("sent IS NULL AND given_up IS NULL"),
    )
    op.drop_table("deliveries")
    op.drop_index("ix_attempts_points", table_name="attempts")
    op.drop_table("attempts")
    op.drop_index(op.f("ix_games_rematch_of"), table_name="games")
    op.drop_index(op.f("ix_games_deal"), table_name="games")
    op.drop_table("games")
    op.drop_index(op.f("ix_tokens_person"), table_name="tokens")
    op.drop_table("tokens")
    op.drop_table("ratings")
    op.drop_index(op.f("ix_notices_person"), table_name="notices")
    op.drop_table("notices")
    op.drop_index(op.f("ix_devices_person"), table_name="devices")
    op.drop_table("devices")
    op.drop_table("deals")
    op.drop_table("accounts")
    op.drop_table("people")
    op.drop_table("figures")
