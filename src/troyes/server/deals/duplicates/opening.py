"""Opening duplicate tables: all at once, with one secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from troyes.server.deals import stored
from troyes.server.deals.stored import DUPLICATE, Deal
from troyes.server.live.kept.live_game import LiveGame, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.tables.opening import open_game
from troyes.server.live.tables.playing_with import Own
from troyes.server.live.tables.terms import Terms


@dataclass(frozen=True)
class Table:
    """One of them; `invitation` is a hash."""

    id: str
    seats: tuple[Seat, ...]
    invitation: str


@dataclass(frozen=True)
class DuplicateOrder:
    """Several tables as they were asked for, everything checked."""

    id: str
    game: str
    setup: Any
    terms: Terms
    secret: bytes
    host: str
    tables: Sequence[Table]
    own_figures: Own


def open_tables(orders: Orders, order: DuplicateOrder) -> list[LiveGame]:
    """Who has asked for them is host only where he sits: elsewhere he would see dice that wait for him."""
    connection = orders.transaction.connection
    deal = stored.made(
        connection,
        order.game,
        order.setup,
        order.terms,
        id=order.id,
        kind=DUPLICATE,
        day=None,
        secret=order.secret,
        host=order.host,
        opens=orders.now,
        closes=None,
        created=orders.now,
    )
    stored.insert(connection, deal)
    return [open_table(orders, deal, table, order.own_figures) for table in order.tables]


def open_table(orders: Orders, deal: Deal, table: Table, own: Own) -> LiveGame:
    host = deal.host if any(seat.person == deal.host for seat in table.seats) else None
    wanted = stored.order_for(orders, deal, table.id, table.seats, host, table.invitation)
    return open_game(orders, replace(wanted, own_figures=own))
