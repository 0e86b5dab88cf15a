"""Public tables that wait for people: how many somebody may have, and how long they wait.

A list full of tables where nobody waits any more is of no use to who looks for a game. Private ones are listed nowhere
and wait for as long as it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, or_, select

from troyes.server.database.tables import bots, progress
from troyes.server.live.kept.live_game import OPEN
from troyes.server.live.play.ending import abandon
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.opening import OpenOrder
from troyes.words.message import Message

MOST_OPEN: Final = 5  # of one person and their bots
NOBODY: Final = "nobody"
LISTED: Final[ColumnElement[bool]] = (progress.c.status == OPEN) & (progress.c.visibility == "public")


def waits(order: OpenOrder) -> bool:
    """Whether it will be listed as open."""
    return order.visibility == "public" and any(seat.kind == "open" for seat in order.seats)


def check_not_too_many(connection: Connection, person: str | None) -> None:
    """Whoever has bots answers for their tables, too."""
    owner = connection.execute(select(bots.c.owner).where(bots.c.person == person)).scalar() or person
    theirs = select(bots.c.person).where(bots.c.owner == owner)
    query = select(func.count()).select_from(progress)
    query = query.where(LISTED, or_(progress.c.host == owner, progress.c.host.in_(theirs)))
    if connection.execute(query).scalar_one() >= MOST_OPEN:
        raise too_many_tables(Message("you-have-public-tables", most=MOST_OPEN))


def still_listed(connection: Connection, ids: list[str]) -> list[str]:
    """Those of some tables that wait for people."""
    return list(connection.execute(select(progress.c.game).where(LISTED, progress.c.game.in_(ids))).scalars())


def too_many_tables(problem: Message) -> Refused:
    remedy = Message("close-one-of-them")
    return Refused(409, "too_many_tables", problem, remedy)


def late_tables(connection: Connection, steady: int, most: int) -> list[str]:
    query = select(progress.c.game).where(progress.c.deadline <= steady, progress.c.status == OPEN)
    return list(connection.execute(query.order_by(progress.c.deadline).limit(most)).scalars())


def close(orders: Orders, id: str) -> bool:
    """End a table that nobody has joined in time; False if somebody has, or has closed it."""
    game = orders.lock(id)
    if game.status != OPEN or game.closes is None or game.closes > orders.steady:
        return False
    abandon(orders, game, replace(game, closes=None), NOBODY)
    return True
