"""The deals of a day: made once, by whichever process comes first, the same for all accounts and for all guests.

A day that has begun stays the day until the clock has passed it: set back over midnight, it shows the day before, whose
secret may have been told. If the clock was days ahead, the next day that nobody has seen is dealt.

Guests have dice of their own, and so has who made an account today: else somebody could see the dice as one person and
be ranked as another.
"""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, select, update

from troyes.games import game_named
from troyes.server.database.tables import accounts, attempts, deals
from troyes.server.database.writer import Transaction
from troyes.server.deals import stored
from troyes.server.deals.daily.days import LENGTH, beginning_of, day_after, day_of
from troyes.server.deals.stored import DAILY, GUESTS, Deal
from troyes.server.live.tables.terms import Terms
from troyes.server.randomness import Randomness

# Alone, the city is the King's Challenge.
OPTIONS: Final[dict[str, dict[str, Any]]] = {"city": {"players": 1}, "dice": {"players": 1}}
TERMS: Final = Terms(undo=False, help=False, chat=False, rated=False)


KINDS: Final = (DAILY, GUESTS)
Deals = dict[tuple[str, str], Deal]  # by kind and game


def deals_of(connection: Connection, day: str) -> Deals:
    query = select(deals).where(deals.c.kind.in_(KINDS), deals.c.day == day)
    return {(row.kind, row.game): Deal(**row._mapping) for row in connection.execute(query)}


def current(connection: Connection, day: str) -> Deals:
    """The deals of the day that goes on while the clock shows this one."""
    query = select(deals).where(deals.c.kind.in_(KINDS), deals.c.ended.is_(None), deals.c.day.in_(current_days(day)))
    found = [Deal(**row._mapping) for row in connection.execute(query)]
    last = max((str(deal.day) for deal in found), default=day)
    return {(deal.kind, deal.game): deal for deal in found if deal.day == last}


def current_days(day: str) -> tuple[str, str]:
    return day, day_after(day)


def not_before_today(connection: Connection, now: int) -> int:
    """The time by the day that goes on, where the clock shows the one before."""
    return max([now, *(deal.opens for deal in current(connection, day_of(now)).values())])


def deal_for(connection: Connection, found: Deals, game: str, person: str | None) -> Deal | None:
    """Whose dice somebody plays: those they have begun with; else the accounts' if their account is older than the day.

    Days of earlier versions have one deal for all.
    """
    ranked, other = found.get((DAILY, game)), found.get((GUESTS, game))
    if ranked is None or other is None or person is None:
        return other or ranked
    tried = select(attempts.c.deal).where(attempts.c.person == person, attempts.c.deal.in_((ranked.id, other.id)))
    begun = connection.execute(tried).scalar()
    if begun is not None:
        return ranked if begun == ranked.id else other
    return ranked if has_account_before(connection, person, ranked.opens) else other


def has_account_before(connection: Connection, person: str, time: int) -> bool:
    query = select(accounts.c.person).where(accounts.c.person == person, accounts.c.created < time)
    return connection.execute(query).first() is not None


def deal_day(transaction: Transaction, day: str, randomness: Randomness, now: int) -> None:
    """Make the deals of a day that are missing. If another process does so at the same time, one of both counts."""
    connection = transaction.connection
    end_days(transaction, day, now)
    known = current(connection, day)
    while not known and deals_of(connection, day):  # it is over
        day = day_after(day)
    day = next((str(deal.day) for deal in known.values()), day)
    for kind, game in product(KINDS, OPTIONS):
        if (kind, game) not in known:
            stored.insert(connection, new_deal(connection, day, kind, game, randomness, now))


def has_passed(connection: Connection, day: str) -> bool:
    """Whether there is a day to end."""
    return connection.execute(select(deals.c.id).where(*passed(day)).limit(1)).first() is not None


def end_days(transaction: Transaction, day: str, now: int) -> None:
    transaction.connection.execute(update(deals).where(*passed(day)).values(ended=now))


def passed(day: str) -> tuple[ColumnElement[bool], ...]:
    return deals.c.kind.in_(KINDS), deals.c.ended.is_(None), deals.c.day.not_in(current_days(day))


def new_deal(connection: Connection, day: str, kind: str, game: str, randomness: Randomness, now: int) -> Deal:
    setup = game_named(game).setup(OPTIONS[game], None)
    opens = beginning_of(day)
    return stored.made(
        connection,
        game,
        setup,
        TERMS,
        id=randomness.id(),
        kind=kind,
        day=day,
        secret=randomness.secret(),
        host=None,
        opens=opens,
        closes=opens + LENGTH,
        created=now,
    )


def without_par(connection: Connection) -> list[Deal]:
    query = select(deals).where(deals.c.kind.in_(KINDS), deals.c.par.is_(None)).order_by(deals.c.created.desc())
    return [Deal(**row._mapping) for row in connection.execute(query.limit(4))]


def set_par(transaction: Transaction, id: str, par: dict[str, Any]) -> None:
    transaction.connection.execute(update(deals).where(deals.c.id == id, deals.c.par.is_(None)).values(par=par))
