"""Deals as they are stored."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, select

from troyes.games import game_named
from troyes.kernel.play.fair import commitment_of
from troyes.server.database.tables import deals, games, progress
from troyes.server.database.upsert import insert_new
from troyes.server.live.kept.live_game import ABANDONED, OVER, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.tables.opening import OpenOrder
from troyes.server.live.tables.setups import store_figures
from troyes.server.live.tables.terms import Terms

DAILY, GUESTS, DUPLICATE = "daily", "daily_guests", "duplicate"  # of a day: for accounts, for guests


class Deal(NamedTuple):
    """`figures` is their hash; `closes` is None for one that is over when its tables are. A day that has `ended` never
    begins again, whatever the wall clock shows."""

    id: str
    kind: str
    day: str | None
    game: str
    options: dict[str, Any]
    figures: str
    secret: bytes
    host: str | None
    terms: dict[str, Any]
    par: dict[str, Any] | None
    opens: int
    closes: int | None
    created: int
    ended: int | None = None

    @property
    def commitment(self) -> str:
        return commitment_of(self.secret)


def from_row(row: Row[Any] | None) -> Deal | None:
    return None if row is None else Deal(**row._mapping)


def find(connection: Connection, id: str) -> Deal | None:
    return from_row(connection.execute(select(deals).where(deals.c.id == id)).first())


def insert(connection: Connection, deal: Deal) -> bool:
    """False if there is one for this day and game already."""
    return insert_new(connection, deals, deal._asdict())


def made(connection: Connection, game: str, setup: Any, terms: Terms, **more: Any) -> Deal:
    """A deal of a setup that has been checked; its figures are stored."""
    rules = game_named(game)
    options, figures = rules.options_of(setup), rules.figures_of(setup)
    stored = store_figures(connection, figures)
    return Deal(game=game, options=options, figures=stored, terms=terms.model_dump(), par=None, **more)


def order_for(
    orders: Orders, deal: Deal, id: str, seats: tuple[Seat, ...], host: str | None, invitation: str | None = None
) -> OpenOrder:
    """A table of this deal. Only who sits there sees it: it shows dice that others have yet to meet."""
    setup = orders.games.setups.get(orders.transaction.connection, deal.game, deal.options, deal.figures)
    terms = Terms.model_validate(deal.terms)
    return OpenOrder(id, deal.game, setup, seats, terms, "link", deal.secret, host, invitation, deal.id)


# ---- when it is over ---------------------------------------------------------------------------------------------


def is_over(connection: Connection, deal: Deal) -> bool:
    """Whether nobody can still win anything by knowing the dice."""
    if deal.closes is not None:
        return deal.ended is not None
    query = select(progress.c.game).join(games, games.c.id == progress.c.game).where(games.c.deal == deal.id)
    return connection.execute(query.where(progress.c.status.not_in((OVER, ABANDONED))).limit(1)).first() is None


def told_secret(connection: Connection, id: str | None) -> bytes | None:
    """The secret of a deal that is over."""
    deal = None if id is None else find(connection, id)
    return deal.secret if deal is not None and is_over(connection, deal) else None
