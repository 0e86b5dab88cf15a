"""Everything the server has about a person, as plain data for that person."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Select, select

from troyes.server.database.tables import (
    accounts,
    attempts,
    bots,
    devices,
    games,
    messages,
    notices,
    openings,
    people,
    progress,
    ratings,
    results,
    seats,
    tokens,
)
from troyes.server.live.told.posts import CHAT
from troyes.server.people import own_figures

Data = dict[str, Any]


def export(connection: Connection, person: str) -> Data:
    """Passwords, tokens and their hashes are nobody's business, not even theirs."""
    profile = select(people.c.id, people.c.name, people.c.language, people.c.role, people.c.created)
    account = select(accounts.c.login, accounts.c.created, accounts.c.changed)
    mine = rows(connection, account.where(accounts.c.person == person))
    return {
        "profile": rows(connection, profile.where(people.c.id == person))[0],
        "account": mine[0] if mine else None,
        "devices": rows(connection, select(devices.c.created, devices.c.seen).where(devices.c.person == person)),
        "bots": exported_bots(connection, person),
        "games": exported_games(connection, person),
        "chat": exported_chat(connection, person),
        "results": without_person(connection, select(results).where(results.c.person == person)),
        "ratings": without_person(connection, select(ratings).where(ratings.c.person == person)),
        "attempts": without_person(connection, select(attempts).where(attempts.c.person == person)),
        "notices": exported_notices(connection, person),
        "openings": without_person(connection, select(openings).where(openings.c.person == person)),
        "figures": own_figures.find(connection, person),
    }


def rows(connection: Connection, query: Select[Any]) -> list[Data]:
    return [{str(name): value for name, value in row._mapping.items()} for row in connection.execute(query)]


def without_person(connection: Connection, query: Select[Any]) -> list[Data]:
    return [{name: value for name, value in row.items() if name != "person"} for row in rows(connection, query)]


def exported_bots(connection: Connection, owner: str) -> list[Data]:
    query = select(people.c.id, people.c.name, bots.c.created).join(bots, bots.c.person == people.c.id)
    found = rows(connection, query.where(bots.c.owner == owner))
    token = select(tokens.c.name, tokens.c.created, tokens.c.seen, tokens.c.expires)
    return [{**bot, "tokens": rows(connection, token.where(tokens.c.person == bot["id"]))} for bot in found]


def exported_games(connection: Connection, person: str) -> list[Data]:
    query = (
        select(
            games.c.id,
            games.c.game,
            games.c.options,
            seats.c.seat,
            seats.c.name,
            progress.c.status,
            progress.c.scores,
            games.c.created,
            progress.c.started,
            progress.c.ended,
        )
        .join(seats, seats.c.game == games.c.id)
        .join(progress, progress.c.game == games.c.id)
        .where((seats.c.person == person) | (seats.c.left_by == person))
        .order_by(games.c.created)
    )
    return rows(connection, query)


def exported_chat(connection: Connection, person: str) -> list[Data]:
    query = select(messages.c.game, messages.c.created, messages.c.body)
    query = query.where(messages.c.person == person, messages.c.kind == CHAT).order_by(messages.c.created)
    return [{"game": row.game, "created": row.created, "text": row.body["text"]} for row in connection.execute(query)]


def exported_notices(connection: Connection, person: str) -> list[Data]:
    query = select(notices.c.kind, notices.c.target, notices.c.confirmed, notices.c.created)
    return rows(connection, query.where(notices.c.person == person))
