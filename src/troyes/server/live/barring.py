"""Who was sent away from a table does not come back to it."""

from __future__ import annotations

from sqlalchemy import select

from troyes.kernel.messages import Message
from troyes.server.database.tables import messages
from troyes.server.live.changing import Orders
from troyes.server.live.live_game import LiveGame
from troyes.server.live.posts import SEAT
from troyes.server.live.refused import Refused

KICKED = "kicked"


def check_not_barred(orders: Orders, game: LiveGame, person: str) -> None:
    """Refused to whom the host has sent away."""
    query = select(messages.c.body).where(messages.c.game == game.id, messages.c.kind == SEAT)
    for body in orders.transaction.connection.execute(query).scalars():
        if body.get("reason") == KICKED and body.get("person") == person:
            problem, remedy = Message("The host has sent you away from this table."), Message("Join another table")
            raise Refused(403, "barred", problem, remedy)
