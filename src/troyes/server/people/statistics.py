"""Statistics, ratings and leaderboards, from the results of finished games."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, func, select

from troyes.server.database.tables import bots, people, ratings, results

SURE: Final = 3  # a rating is what somebody almost surely reaches: so many deviations below the mean


def shown_rating(mu: float, sigma: float) -> float:
    return round(mu - SURE * sigma, 2)


def find_person(connection: Connection, id: str) -> dict[str, Any] | None:
    """Somebody as everybody sees them; None if there is nobody of this id (any more)."""
    query = select(people.c.id, people.c.name, bots.c.owner).outerjoin(bots, bots.c.person == people.c.id)
    row = connection.execute(query.where(people.c.id == id, people.c.deleted.is_(None))).first()
    return None if row is None else {"id": row.id, "name": row.name, "is_bot": row.owner is not None}


def statistics_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """By game and number of players. Points are those of games played to the end."""
    stayed = results.c.level.is_(None)
    query = (
        select(
            results.c.played,
            results.c.players,
            results.c.place,
            stayed.label("stayed"),
            func.count().label("games"),
            func.sum(results.c.points).label("points"),
            func.max(results.c.points).label("best"),
        )
        .where(results.c.person == person)
        .group_by(results.c.played, results.c.players, results.c.place, stayed)
        .order_by(results.c.played, results.c.players, results.c.place)
    )
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for row in connection.execute(query):
        add(found.setdefault((row.played, row.players), empty(row.played, row.players)), row)
    return [finished(one) for one in found.values()]


def empty(played: str, players: int) -> dict[str, Any]:
    """Places may be one more than there are players: an automaton's."""
    return {
        "game": played,
        "players": players,
        "games": 0,
        "left": 0,
        "places": [0] * max(players, 2),
        "points": 0,
        "best": None,
    }


def add(one: dict[str, Any], row: Row[Any]) -> None:
    if not row.stayed:
        one["left"] += row.games
        return
    one["games"] += row.games
    one["places"][row.place - 1] += row.games
    one["points"] += int(row.points)
    one["best"] = row.best if one["best"] is None else max(one["best"], row.best)


def finished(one: dict[str, Any]) -> dict[str, Any]:
    total = one.pop("points")
    mean = round(total / one["games"], 2) if one["games"] else None
    return {**one, "wins": one["places"][0], "mean": mean}


def ratings_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    query = select(ratings).where(ratings.c.person == person).order_by(ratings.c.played)
    return [
        {
            "game": row.played,
            "rating": shown_rating(row.mu, row.sigma),
            "mu": round(row.mu, 3),
            "sigma": round(row.sigma, 3),
            "games": row.games,
            "changed": row.changed,
        }
        for row in connection.execute(query)
    ]


def results_of(connection: Connection, person: str, limit: int, before: int | None) -> list[dict[str, Any]]:
    """The results of a person, the last one first."""
    query = select(results).where(results.c.person == person).order_by(results.c.ended.desc(), results.c.game)
    if before is not None:
        query = query.where(results.c.ended < before)
    return [result_shown(row) for row in connection.execute(query.limit(limit))]


def result_shown(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.game,
        "game": row.played,
        "players": row.players,
        "seat": row.seat,
        "points": row.points,
        "place": row.place,
        "left": row.level is not None,
        "rating": None if row.mu is None else shown_rating(row.mu, row.sigma),
        "ended": row.ended,
    }


def leaderboard(connection: Connection, played: str, limit: int, least_games: int) -> list[dict[str, Any]]:
    """The best ratings of a game; equal ones share their place."""
    rating = (ratings.c.mu - SURE * ratings.c.sigma).label("rating")
    query = (
        select(people.c.id, people.c.name, bots.c.owner, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .join(people, people.c.id == ratings.c.person)
        .outerjoin(bots, bots.c.person == people.c.id)
        .where(ratings.c.played == played, ratings.c.games >= least_games, people.c.deleted.is_(None))
        .order_by(rating.desc(), people.c.id)
        .limit(limit)
    )
    rows: list[dict[str, Any]] = []
    for row in connection.execute(query):
        value = shown_rating(row.mu, row.sigma)
        place = rows[-1]["place"] if rows and rows[-1]["rating"] == value else len(rows) + 1
        person = {"id": row.id, "name": row.name, "is_bot": row.owner is not None}
        rows.append({"place": place, "person": person, "rating": value, "games": row.games})
    return rows
