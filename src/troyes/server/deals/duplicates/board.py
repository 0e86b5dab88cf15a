"""The board of duplicate tables: who sits where and how far they are; results once all have finished."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select

from troyes.server.api.games.lists import seats_of, seats_shown
from troyes.server.database.tables import games, progress
from troyes.server.deals.duplicates.matchpoints import compare
from troyes.server.deals.measure import points_of
from troyes.server.deals.stored import DUPLICATE, Deal, find
from troyes.server.live.kept.live_game import ABANDONED, OVER
from troyes.server.live.told.shown import SeatShown
from troyes.server.server_time import ServerTime

Shown = dict[str, Any]


def board(connection: Connection, id: str, time: ServerTime) -> Shown | None:
    """None if there are no such tables. Results told earlier would tell those who still play what they can reach."""
    deal = find(connection, id)
    if deal is None or deal.kind != DUPLICATE:
        return None
    rows = tables_of(connection, id)
    seated = seats_of(connection, [row.id for row in rows])
    is_over = all(row.status in (OVER, ABANDONED) for row in rows)
    tables = [
        table_shown(row, number, seats_shown(seated[row.id], time), is_over) for number, row in enumerate(rows, 1)
    ]
    return {
        "id": id,
        "game": deal.game,
        "options": deal.options,
        "commitment": deal.commitment,
        "secret": deal.secret.hex() if is_over else None,
        "is_over": is_over,
        "tables": tables,
        "results": results(deal, tables) if is_over else None,
    }


def tables_of(connection: Connection, deal: str) -> list[Row[Any]]:
    columns = (games.c.id, progress.c.status, progress.c.public, progress.c.asides, progress.c.scores)
    query = select(*columns).join(progress, progress.c.game == games.c.id).where(games.c.deal == deal)
    return sorted(connection.execute(query), key=lambda row: row.id)  # as they were opened


def table_shown(row: Row[Any], number: int, seats: list[SeatShown], is_over: bool) -> Shown:
    return {
        "table": number,
        "id": row.id,
        "status": row.status,
        "messages": row.public - row.asides,
        "seats": seats,
        "scores": row.scores if is_over and row.status == OVER else None,
    }


def results(deal: Deal, tables: list[Shown]) -> list[Shown]:
    """Seat by seat, every table, the best first."""
    count = len(tables[0]["seats"])
    points = [None if table["scores"] is None else points_of(table["scores"], count) for table in tables]
    return [result for seat in range(count) for result in seat_results(tables, points, seat)]


def seat_results(tables: list[Shown], points: list[list[int] | None], seat: int) -> list[Shown]:
    reached = [None if one is None else one[seat] for one in points]
    found = []
    for table, own, compared in zip(tables, reached, compare(reached)):
        if compared is None:
            continue
        who = table["seats"][seat]
        found.append(
            {
                "seat": seat,
                "table": table["table"],
                "name": who["name"],
                "person": who["person"],
                "points": own,
                "matchpoints": compared.points,
                "most": compared.most,
                "percent": compared.percent,
            }
        )
    return sorted(found, key=lambda one: (-one["matchpoints"], one["table"]))
