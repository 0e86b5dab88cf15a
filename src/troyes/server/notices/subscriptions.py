"""Who wants to hear of their turns, and where: added, confirmed, stopped.

An address gets one mail that asks whether it wants more, and no more until it has said so. Links in mails carry a
token made from the notice's own secret, so they work on any device and for nothing else.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, func, insert, or_, select, update

from troyes.server.database.tables import deliveries, notices
from troyes.server.database.writer import Transaction
from troyes.server.live.play.refused import Refused
from troyes.server.notices import queue
from troyes.words.message import Message

MAIL, WEBHOOK = "mail", "webhook"
STOP, CONFIRM = "stop", "confirm"
DAY: Final = 24 * 3600 * 1000
KEPT: Final = 60 * DAY  # longer than any turn
MOST: Final = 5  # of one person
MOST_MAILS: Final = 3  # that ask one address whether it wants more, in a day

# Neither confirmed nor waiting for it: kept for a day, so that asking an address anew does not begin to count anew.
WITHDRAWN: Final[ColumnElement[bool]] = and_(notices.c.confirmed.is_(None), notices.c.confirmation.is_(None))


@dataclass(frozen=True)
class NewNotice:
    """Asked for, its target checked."""

    id: str
    person: str
    kind: str
    target: str
    secret: str


def token_for(id: str, secret: str, purpose: str) -> str:
    return hmac.new(secret.encode(), f"{purpose} {id}".encode(), hashlib.sha256).hexdigest()


def is_token(row: Row[Any], purpose: str, token: str) -> bool:
    return hmac.compare_digest(token_for(row.id, row.secret, purpose), token)


# ---- one's own ---------------------------------------------------------------------------------------------------


def notices_of(connection: Connection, person: str) -> list[Row[Any]]:
    query = select(notices).where(notices.c.person == person, ~WITHDRAWN)
    return list(connection.execute(query.order_by(notices.c.created, notices.c.id)))


def mail_of(connection: Connection, person: str) -> list[str]:
    """The mail addresses of somebody."""
    query = select(notices.c.target).where(notices.c.person == person, notices.c.kind == MAIL)
    return list(connection.execute(query).scalars())


def add(transaction: Transaction, new: NewNotice, now: int, steady: int) -> None:
    """A webhook counts at once; a mail address is asked first."""
    connection = transaction.connection
    prune(connection, now, steady)
    check(connection, new, now)
    is_mail = new.kind == MAIL
    values = {
        "id": new.id,
        "person": new.person,
        "kind": new.kind,
        "target": new.target,
        "secret": new.secret,
        "confirmation": token_for(new.id, new.secret, CONFIRM) if is_mail else None,
        "confirmed": None if is_mail else now,
        "created": now,
    }
    connection.execute(insert(notices), values)
    if is_mail:
        queue.add(connection, new.id, None, {"kind": CONFIRM}, steady, steady)


def check(connection: Connection, new: NewNotice, now: int) -> None:
    own = notices_of(connection, new.person)
    if any(row.target == new.target for row in own):
        problem, remedy = Message("you-have-this-notice"), Message("remove-it-first-to")
        raise Refused(409, "notice_known", problem, remedy)
    if len(own) >= MOST:
        problem, remedy = Message("you-have-as-many"), Message("remove-one-of-them")
        raise Refused(409, "too_many_notices", problem, remedy)
    query = select(func.count()).where(notices.c.kind == MAIL, notices.c.created.between(now - DAY, now + DAY))
    query = query.where(func.lower(notices.c.target) == new.target.lower())
    if new.kind == MAIL and connection.execute(query).scalar_one() >= MOST_MAILS:
        problem = Message("this-address-has-been")
        raise Refused(429, "too_many_mails", problem, Message("try-again-tomorrow"))


def remove(transaction: Transaction, person: str, id: str) -> None:
    """Refused if it is not one of theirs."""
    query = select(notices).where(notices.c.id == id, notices.c.person == person, ~WITHDRAWN)
    row = transaction.connection.execute(query).first()
    if row is None:
        raise no_such_notice()
    end(transaction.connection, row)


def no_such_notice() -> Refused:
    return Refused(404, "no_such_notice", Message("there-is-no-such-notice"), Message("see-which-ones-you"))


# ---- links -------------------------------------------------------------------------------------------------------


def find(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(notices).where(notices.c.id == id, ~WITHDRAWN)).first()


def confirm(transaction: Transaction, id: str, token: str, now: int) -> None:
    """Refused if the link is not one of ours. Once is as good as twice."""
    row = find(transaction.connection, id)
    if row is None or not is_token(row, CONFIRM, token):
        raise no_such_notice()
    if row.confirmed is None:
        transaction.connection.execute(update(notices).where(notices.c.id == id).values(confirmed=now))


def stop(transaction: Transaction, id: str, token: str) -> None:
    """What is gone already is as good as stopped."""
    row = find(transaction.connection, id)
    if row is None:
        return
    if not is_token(row, STOP, token):
        raise no_such_notice()
    end(transaction.connection, row)


# ---- ending ------------------------------------------------------------------------------------------------------


def end(connection: Connection, row: Row[Any]) -> None:
    if row.kind == MAIL and row.confirmed is None:
        connection.execute(update(notices).where(notices.c.id == row.id).values(confirmation=None))
        queue.call_off(connection, row.id)
    else:
        erase(connection, notices.c.id == row.id)


def forget(connection: Connection, person: str) -> None:
    """Everything about somebody who leaves the server."""
    erase(connection, notices.c.person == person)


def prune(connection: Connection, now: int, steady: int) -> None:
    """What nobody has confirmed in days, and what was sent long ago."""
    connection.execute(delete(deliveries).where(deliveries.c.created < steady - KEPT))
    old = and_(notices.c.confirmed.is_(None), notices.c.created < now - 7 * DAY)
    erase(connection, or_(old, and_(WITHDRAWN, notices.c.created < now - DAY)))


def erase(connection: Connection, which: ColumnElement[bool]) -> None:
    found = select(notices.c.id).where(which)
    connection.execute(delete(deliveries).where(deliveries.c.notice.in_(found)))
    connection.execute(delete(notices).where(which))
