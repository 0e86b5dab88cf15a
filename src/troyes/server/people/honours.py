"""The honour board of a person: worked out from the positions in which their games of Troyes Dice ended."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Row, select

from troyes.dice.edge.honours import COUNTED, GAMES_NEEDED, Board, Result, all_honours, honour_name, honour_text
from troyes.games import GAMES, game_named
from troyes.server.database.tables import games, progress, results
from troyes.server.live.kept.snapshots import unpack


def board_of(connection: Connection, person: str, name: str, language: str) -> dict[str, Any]:
    """Every honour, with the day it was earned; the counted ones with how far they are."""
    board = Board(name)
    for _, rows in groupby(finished_games(connection, person), key=lambda row: row.game):
        add_game(board, list(rows))
    return {
        "games": board.games,
        "won": board.won,
        "best": board.best,
        "honours": [on_board(board, honour, language) for honour in all_honours()],
    }


def finished_games(connection: Connection, person: str) -> list[Row[Any]]:
    """The seats a person held to the end, the oldest game first."""
    honoured = [game.name for game in GAMES.values() if game.honours]
    query = (
        select(
            results.c.game,
            results.c.played,
            results.c.seat,
            results.c.points,
            results.c.place,
            results.c.players,
            results.c.ended,
            progress.c.position,
            games.c.options,
        )
        .join(progress, progress.c.game == results.c.game)
        .join(games, games.c.id == results.c.game)
        .where(results.c.person == person, results.c.played.in_(honoured), results.c.level.is_(None))
        .order_by(results.c.ended, results.c.game, results.c.seat)
    )
    return list(connection.execute(query))


def add_game(board: Board, rows: list[Row[Any]]) -> None:
    """One game; who held several seats of it has played once."""
    first = rows[0]
    date = datetime.fromtimestamp(first.ended / 1000, UTC).date().isoformat()
    position = read(first)
    found = [Result(board.name, row.points, row.place == 1, feats(first.played, position, row.seat)) for row in rows]
    board.add(date, first.players, bool(first.options.get("banquets")), found)


def read(row: Row[Any]) -> Any | None:
    """The last position of a game; None if the rules of today cannot read it any more."""
    if row.position is None:
        return None
    rules = game_named(row.played)
    try:
        return unpack(rules, rules.setup(row.options), row.position)
    except ValueError:
        return None


def feats(played: str, position: Any | None, seat: int) -> tuple[str, ...]:
    return () if position is None else tuple(game_named(played).earned(position, seat))


def shown(honour: str, language: str) -> dict[str, Any]:
    return {"key": honour, "name": honour_name(honour, language), "text": honour_text(honour, language)}


def on_board(board: Board, honour: str, language: str) -> dict[str, Any]:
    counted = honour in COUNTED
    return {
        **shown(honour, language),
        "earned": board.honours.get(honour),
        "count": board.counts[honour] if counted else None,
        "needed": GAMES_NEEDED if counted else None,
    }
