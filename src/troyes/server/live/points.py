"""How the points of a finished game came about: what everybody would have had at the end of every turn."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from troyes.dice.layout import DAY
from troyes.dice.position import Position as DicePosition
from troyes.server.database.tables import snapshots
from troyes.server.live import posts
from troyes.server.live.live_game import ABANDONED, OVER, LiveGame
from troyes.server.live.posts import counting
from troyes.server.live.refused import not_over
from troyes.server.live.rules_lock import RULES
from troyes.server.live.snapshots import unpack


def points_of(connection: Connection, game: LiveGame) -> list[dict[str, Any]]:
    """Per stored position the number of moves of the record that led to it, its time, its round, and the totals.

    While a game runs nobody may know them: they count what is hidden.
    """
    if game.status not in (OVER, ABANDONED):
        raise not_over()
    moves = moves_until(connection, game)
    query = select(snapshots).where(snapshots.c.game == game.id).order_by(snapshots.c.seq)
    found = []
    for row in connection.execute(query):
        with RULES:
            position = unpack(game.about.game, game.about.setup, row.position)
            totals = position.totals()
        made, time = moves[row.seq]
        found.append({"move": made, "created": time, "round": round_of(position), "points": totals})
    return found


def round_of(position: Any) -> int:
    """The round of the city, or the day of Troyes Dice."""
    return int(position.v[DAY] if isinstance(position, DicePosition) else position.round)


def moves_until(connection: Connection, game: LiveGame) -> dict[int, tuple[int, int]]:
    """After every message: how many moves the record has by then, and the time."""
    rows = posts.read_after(connection, game.id, 0)
    added = {row.seq: len(row.body["lines"]) for row in counting(rows)}
    found, made = {}, 0
    for row in rows:
        made += added.get(row.seq, 0)
        found[row.seq] = (made, row.created)
    return found
