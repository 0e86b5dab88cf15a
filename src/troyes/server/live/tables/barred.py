"""Who was sent away from a table does not come back to it."""

from __future__ import annotations

from sqlalchemy import Connection, select

from troyes.server.database.tables import messages
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import Refused
from troyes.server.live.told.posts import SEAT
from troyes.words.message import Message

SENT_AWAY = "kicked"  # as it is written in the messages of all games


def check_not_barred(orders: Orders, game: LiveGame, person: str) -> None:
    """Refused to whom the host has sent away."""
    if is_barred(orders.transaction.connection, game.id, person):
        raise barred()


def is_barred(connection: Connection, game: str, person: str) -> bool:
    query = select(messages.c.body).where(messages.c.game == game, messages.c.kind == SEAT)
    bodies = connection.execute(query).scalars()
    return any(body.get("reason") == SENT_AWAY and body.get("person") == person for body in bodies)


def barred() -> Refused:
    problem, remedy = Message("the-host-has-sent"), Message("join-another-table")
    return Refused(403, "barred", problem, remedy)
