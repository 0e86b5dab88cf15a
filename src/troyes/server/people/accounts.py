"""Accounts in the database: a login and a password for a person who is known by a device already."""

from __future__ import annotations

import unicodedata
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from troyes.server.database.tables import accounts, devices, people, progress, seats
from troyes.server.database.upsert import insert_new
from troyes.server.database.writer import Transaction
from troyes.server.deals.daily.dealing import not_before_today
from troyes.server.live.kept.live_game import OPEN, RUNNING
from troyes.server.live.play.refused import Refused
from troyes.server.live.told.leaving import tell_person
from troyes.words.message import Message


class Account(NamedTuple):
    person: str
    name: str
    login: str
    password: str
    created: int
    changed: int


def folded(login: str) -> str:
    """Two spellings of a login are one account."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


# ---- looking -----------------------------------------------------------------------------------------------------


def by_login(connection: Connection, login: str) -> Account | None:
    """`login` is folded."""
    return find(connection, accounts.c.login == login)


def by_person(connection: Connection, person: str) -> Account | None:
    return find(connection, accounts.c.person == person)


def find(connection: Connection, condition: ColumnElement[bool]) -> Account | None:
    columns = (accounts.c.login, accounts.c.password, accounts.c.created, accounts.c.changed)
    query = select(accounts.c.person, people.c.name, *columns).join(people, people.c.id == accounts.c.person)
    row = connection.execute(query.where(condition, people.c.deleted.is_(None))).first()
    return None if row is None else Account(*row)


def devices_of(connection: Connection, person: str, current: str | None) -> list[dict[str, Any]]:
    """The devices somebody is known by, the last one first; `current` is the hash of the one that asks."""
    query = select(devices).where(devices.c.person == person).order_by(devices.c.created.desc())
    return [
        {"created": row.created, "seen": row.seen, "this": row.hash == current} for row in connection.execute(query)
    ]


def games_in_progress(connection: Connection, person: str) -> int:
    query = (
        select(func.count(seats.c.game.distinct())).select_from(seats).join(progress, progress.c.game == seats.c.game)
    )
    query = query.where(seats.c.person == person, progress.c.status.in_((OPEN, RUNNING)))
    return connection.execute(query).scalar_one()


# ---- writing -----------------------------------------------------------------------------------------------------


def create(transaction: Transaction, person: str, login: str, password: str, now: int) -> None:
    if by_person(transaction.connection, person) is not None:
        problem, remedy = Message("you-have-an-account"), Message("sign-in-with-it")
        raise Refused(409, "has_account", problem, remedy)
    created = not_before_today(transaction.connection, now)
    values = {"person": person, "login": login, "password": password, "created": created, "changed": now}
    if not insert_new(transaction.connection, accounts, values):
        raise Refused(409, "login_taken", Message("this-login-is-taken"), Message("choose-another-one"))


def sign_in(transaction: Transaction, account: Account, old: str | None, new: str, now: int) -> None:
    """Another device (or another person on the same device, whose `old` token no longer counts)."""
    connection = transaction.connection
    if by_person(connection, account.person) != account:  # changed while the password was checked
        raise wrong()
    if old is not None:
        connection.execute(delete(devices).where(devices.c.hash == old))
    connection.execute(insert(devices), {"hash": new, "person": account.person, "created": now, "seen": now})


def sign_out(transaction: Transaction, person: str, only: str | None = None, but: str | None = None) -> None:
    """One device, all but one, or all."""
    query = delete(devices).where(devices.c.person == person)
    if only is not None:
        query = query.where(devices.c.hash == only)
    if but is not None:
        query = query.where(devices.c.hash != but)
    transaction.connection.execute(query)
    tell_person(transaction.connection, person)


def change_password(transaction: Transaction, account: Account, password: str, now: int) -> None:
    query = update(accounts).where(accounts.c.person == account.person, accounts.c.password == account.password)
    if transaction.connection.execute(query.values(password=password, changed=now)).rowcount != 1:
        raise wrong()


def renew_password(transaction: Transaction, account: Account, password: str, device: str | None, now: int) -> None:
    """Whoever knew the old password is signed out; only `device` stays."""
    change_password(transaction, account, password, now)
    sign_out(transaction, account.person, but=device)


# ---- refusals ----------------------------------------------------------------------------------------------------


def wrong() -> Refused:
    """The same whether the login or the password is wrong."""
    problem, remedy = Message("this-login-and-this"), Message("check-both")
    return Refused(401, "wrong_password", problem, remedy)


def no_account() -> Refused:
    problem, remedy = Message("you-have-no-account"), Message("make-one-first-post")
    return Refused(409, "no_account", problem, remedy)
