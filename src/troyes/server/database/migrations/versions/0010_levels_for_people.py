"""Bots have four levels: what was `easy` and `medium` plays on as apprentice and journeyman, who are as strong."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

NOW = {"easy": "apprentice", "medium": "journeyman"}
BEFORE = {"apprentice": "easy", "journeyman": "medium", "master": "medium", "grandmaster": "medium"}


def upgrade() -> None:
    rename(NOW)


def downgrade() -> None:
    rename(BEFORE)


def rename(levels: dict[str, str]) -> None:
    for old, new in levels.items():
        for table in ("seats", "results"):
            op.execute(f"UPDATE {table} SET level = '{new}' WHERE level = '{old}'")
        for table in ("games", "deals"):
            rename_in(table, "terms", "substitute", old, new)
        rename_in("messages", "body", "level", old, new, "kind = 'seat' AND ")
        rename_asked(old, new)


def rename_in(table: str, column: str, key: str, old: str, new: str, only: str = "") -> None:
    """In a column that holds JSON."""
    put(table, column, key, f"'{new}'", f"{only}{held(column, key)} = '{old}'")


def rename_asked(old: str, new: str) -> None:
    """What a request of the past asked for, so that it is known again: `replace 2 medium`."""
    asked = held("body", "asked")
    put(
        "messages",
        "body",
        "asked",
        f"replace({asked}, ' {old}', ' {new}')",
        f"kind = 'seat' AND {asked} LIKE '% {old}'",
    )


def held(column: str, key: str) -> str:
    return f"{column} ->> '{key}'" if is_postgresql() else f"json_extract({column}, '$.{key}')"


def put(table: str, column: str, key: str, value: str, condition: str) -> None:
    if is_postgresql():
        changed = f"CAST(jsonb_set(CAST({column} AS jsonb), '{{{key}}}', to_jsonb(CAST({value} AS text))) AS json)"
    else:
        changed = f"json_set({column}, '$.{key}', {value})"
    op.execute(f"UPDATE {table} SET {column} = {changed} WHERE {condition}")


def is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"
