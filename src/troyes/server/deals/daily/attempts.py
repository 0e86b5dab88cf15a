"""Attempts: one per person, game and day. Who comes back goes on with it, even with an account made meanwhile."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select

from troyes.server.database.tables import attempts, progress
from troyes.server.database.upsert import insert_new
from troyes.server.deals import stored
from troyes.server.deals.daily.dealing import has_account_before
from troyes.server.deals.stored import DAILY, Deal
from troyes.server.live.kept.live_game import PERSON, LiveGame, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.opening import open_game
from troyes.words.message import Message


class Raced(Exception):
    """The same person has begun at the same moment elsewhere: nothing was written; look again."""


def attempt_of(connection: Connection, deal: str, person: str | None) -> Row[Any] | None:
    """The attempt of somebody, with the status of its game."""
    query = select(attempts, progress.c.status).join(progress, progress.c.game == attempts.c.game)
    return connection.execute(query.where(attempts.c.deal == deal, attempts.c.person == person)).first()


def begin(orders: Orders, deal: Deal, id: str, person: str, name: str) -> LiveGame:
    """Begin an attempt, as the game `id`, or go on with the one there is."""
    connection = orders.transaction.connection
    found = attempt_of(connection, deal.id, person)
    if found is not None:
        return orders.lock(found.game)
    check_open(connection, deal)
    seats = (Seat(0, PERSON, person, name=name),)
    game = open_game(orders, stored.order_for(orders, deal, id, seats, person))
    row = {"deal": deal.id, "person": person, "game": id, "ranked": is_ranked(connection, deal, person)}
    if not insert_new(connection, attempts, row):
        raise Raced
    return game


def is_ranked(connection: Connection, deal: Deal, person: str) -> bool:
    return deal.kind == DAILY and has_account_before(connection, person, deal.opens)


def check_open(connection: Connection, deal: Deal) -> None:
    now = stored.find(connection, deal.id)
    if now is None or now.ended is not None:
        problem, remedy = Message("this-day-is-over"), Message("play-the-deal-of")
        raise Refused(409, "day_over", problem, remedy)
