"""The board of a day: who has made what of its deals."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, func, select

from troyes.server.database.tables import attempts, deals, people
from troyes.server.deals.daily.attempts import attempt_of
from troyes.server.deals.daily.dealing import OPTIONS, Deals, deal_for, deals_of
from troyes.server.deals.stored import DAILY, GUESTS, Deal, is_over

LONGEST: Final = 100
MOST_DAYS: Final = 31
Shown = dict[str, Any]


def summary(connection: Connection, deal: Deal, person: str | None) -> Shown:
    """A deal of a day, as somebody sees it. Its secret is told when the day is over."""
    return {
        "day": deal.day,
        "game": deal.game,
        "deal": deal.id,
        "for_guests": deal.kind == GUESTS,
        "options": deal.options,
        "opens": deal.opens,
        "closes": deal.closes,
        "commitment": deal.commitment,
        "secret": deal.secret.hex() if is_over(connection, deal) else None,
        "par": None if deal.par is None else {"bot": deal.par["bot"], "points": deal.par["points"]},
        "attempts": count(connection, deal, attempts.c.game.is_not(None)),
        "finished": count(connection, deal, attempts.c.points.is_not(None)),
        "you": yours(connection, deal, person),
    }


def days(connection: Connection, person: str | None, before: str, limit: int) -> list[Shown]:
    """The deals of the last days before a day, the last first, as somebody sees them."""
    past = select(deals.c.day).where(deals.c.kind == DAILY, deals.c.day < before).distinct()
    found = connection.execute(past.order_by(deals.c.day.desc()).limit(limit)).scalars().all()
    return [
        {"day": day, "deals": shown}
        for day in found
        if (shown := summaries(connection, deals_of(connection, day), person))
    ]


def summaries(connection: Connection, found: Deals, person: str | None) -> list[Shown]:
    """By game, for each the deal that is somebody's."""
    mine = [deal_for(connection, found, game, person) for game in sorted(OPTIONS)]
    return [summary(connection, deal, person) for deal in mine if deal is not None]


def board(connection: Connection, found: Deals, game: str, person: str | None, limit: int) -> Shown | None:
    """The summary of somebody's deal, and the results of those who are ranked, which is always at the accounts' deal,
    best first; equal points share a place. None if there is no such deal."""
    mine, deal = deal_for(connection, found, game, person), found.get((DAILY, game))
    if mine is None or deal is None:
        return None
    query = (
        select(attempts.c.person, people.c.name, attempts.c.points)
        .join(people, people.c.id == attempts.c.person)
        .where(attempts.c.deal == deal.id, attempts.c.ranked, attempts.c.points.is_not(None))
        .order_by(attempts.c.points.desc(), attempts.c.ended, attempts.c.person)
    )
    rows = connection.execute(query.limit(limit)).all()
    ranked, place = [], 0
    for at, row in enumerate(rows):
        if at == 0 or row.points < rows[at - 1].points:
            place = at + 1
        ranked.append({"place": place, "person": row.person, "name": row.name, "points": row.points})
    return {**summary(connection, mine, person), "ranked": ranked}


def yours(connection: Connection, deal: Deal, person: str | None) -> Shown | None:
    """Somebody's own attempt; a place only if it is ranked."""
    row = None if person is None else attempt_of(connection, deal.id, person)
    if row is None:
        return None
    place = None
    if row.ranked and row.points is not None:
        better = attempts.c.ranked & (attempts.c.points > row.points)
        place = count(connection, deal, better) + 1
    shown = {"game": row.game, "status": row.status, "ranked": row.ranked, "points": row.points, "place": place}
    return shown


def count(connection: Connection, deal: Deal, which: Any) -> int:
    return connection.execute(select(func.count()).where(attempts.c.deal == deal.id, which)).scalar_one()
