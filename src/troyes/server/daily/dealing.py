"""The deals of a day: made once, by whichever process comes first, and the same for everybody."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select, update

from troyes.games import game_named
from troyes.server.daily.days import LENGTH, beginning_of
from troyes.server.database.tables import deals
from troyes.server.database.writer import Transaction
from troyes.server.deals import stored
from troyes.server.deals.stored import DAILY, Deal
from troyes.server.live.rules_lock import RULES
from troyes.server.live.terms import Terms
from troyes.server.randomness import Randomness

# Alone, the city is the King's Challenge.
OPTIONS: Final[dict[str, dict[str, Any]]] = {"city": {"players": 1}, "dice": {"players": 1}}
TERMS: Final = Terms(undo=False, help=False, chat=False, rated=False)


def deals_of(connection: Connection, day: str) -> dict[str, Deal]:
    """By game."""
    query = select(deals).where(deals.c.kind == DAILY, deals.c.day == day)
    return {row.game: Deal(**row._mapping) for row in connection.execute(query)}


def deal_day(transaction: Transaction, day: str, randomness: Randomness, now: int) -> None:
    """Make the deals of a day that are missing. If another process does so at the same time, one of both counts."""
    known = deals_of(transaction.connection, day)
    for game in OPTIONS:
        if game not in known:
            stored.insert(transaction.connection, new_deal(transaction.connection, day, game, randomness, now))


def new_deal(connection: Connection, day: str, game: str, randomness: Randomness, now: int) -> Deal:
    with RULES:
        setup = game_named(game).setup(OPTIONS[game], None)
    opens = beginning_of(day)
    return stored.made(
        connection,
        game,
        setup,
        TERMS,
        id=randomness.id(),
        kind=DAILY,
        day=day,
        secret=randomness.secret(),
        host=None,
        opens=opens,
        closes=opens + LENGTH,
        created=now,
    )


def without_par(connection: Connection) -> list[Deal]:
    query = select(deals).where(deals.c.kind == DAILY, deals.c.par.is_(None)).order_by(deals.c.created.desc())
    return [Deal(**row._mapping) for row in connection.execute(query.limit(4))]


def set_par(transaction: Transaction, id: str, par: dict[str, Any]) -> None:
    transaction.connection.execute(update(deals).where(deals.c.id == id, deals.c.par.is_(None)).values(par=par))
