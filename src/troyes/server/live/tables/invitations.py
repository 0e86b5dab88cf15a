"""Another invitation to a table: whoever has the old one can no longer use it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import insert, update

from troyes.server.database.tables import invitations
from troyes.server.live.play.orders import Orders
from troyes.server.live.tables.host import HostOrder, check_host
from troyes.server.live.told.leaving import tell_guests


@dataclass(frozen=True)
class InviteOrder(HostOrder):
    """`invitation` is the hash of the new one."""

    invitation: str = ""


def invite(orders: Orders, order: InviteOrder) -> None:
    game = orders.lock(order.game)
    check_host(game, order)
    connection = orders.transaction.connection
    old = update(invitations).where(invitations.c.game == game.id, invitations.c.revoked.is_(None))
    connection.execute(old.values(revoked=orders.now))
    connection.execute(insert(invitations), {"hash": order.invitation, "game": game.id, "created": orders.now})
    tell_guests(connection, game.id)
