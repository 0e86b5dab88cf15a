"""A table that is asked for again with the same key is the one that was opened: a lost answer leaves no second one.

Keys belong to a person and are kept for a day. An invitation is told once and kept as a hash: whoever asks again gets
another one, which counts as well.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import orjson
from sqlalchemy import Connection, delete, insert, select

from troyes.server.database.tables import games, invitations, openings
from troyes.server.database.upsert import insert_new
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import key_reused

T = TypeVar("T")
KEPT_FOR: Final = 24 * 3600 * 1000


class Asking(NamedTuple):
    """A request with a key; `asked` is the hash of all that it wants."""

    person: str
    key: str
    asked: str


def asking_for(person: str, key: str | None, what: str, wanted: Any) -> Asking | None:
    """None for a request without a key. `what` tells the ways to open something apart; `wanted` is plain data."""
    if key is None:
        return None
    return Asking(person, key, hashlib.sha256(as_text([what, wanted])).hexdigest())


def as_text(wanted: Any) -> bytes:
    """Whatever people send, also numbers and signs that are refused later."""
    try:
        return orjson.dumps(wanted, option=orjson.OPT_SORT_KEYS)
    except TypeError:
        return json.dumps(wanted, sort_keys=True).encode()


def opened_before(connection: Connection, asking: Asking | None, steady: int) -> str | None:
    """What an earlier request with this key has opened; the key of another request is refused."""
    if asking is None:
        return None
    query = select(openings.c.asked, openings.c.opened).where(
        openings.c.person == asking.person, openings.c.key == asking.key, openings.c.created > steady - KEPT_FOR
    )
    found = connection.execute(query).first()
    if found is None:
        return None
    if found.asked != asking.asked:
        raise key_reused()
    return str(found.opened)


def once(orders: Orders, asking: Asking | None, id: str, opening: Callable[[], T], again: Callable[[str], T]) -> T:
    """Open something under `id`, unless the same request has been faster: then it is what that one has opened."""
    if asking is None:
        return opening()
    connection = orders.transaction.connection
    connection.execute(delete(openings).where(openings.c.created <= orders.steady - KEPT_FOR))
    if insert_new(connection, openings, {**asking._asdict(), "opened": id, "created": orders.steady}):
        return opening()
    found = opened_before(connection, asking, orders.steady)
    assert found is not None
    return again(found)


def invited_again(orders: Orders, id: str, invitation: str | None) -> LiveGame:
    """The table, and another invitation (a hash) to it."""
    game = orders.lock(id)
    row = {"hash": invitation, "game": id, "created": orders.now}
    orders.transaction.connection.execute(insert(invitations), row)
    return game


def tables_invited_again(orders: Orders, deal: str, hashes: Sequence[str]) -> list[LiveGame]:
    """The tables of a deal in their order, and another invitation to each."""
    query = select(games.c.id).where(games.c.deal == deal)
    ids = sorted(orders.transaction.connection.execute(query).scalars())
    return [invited_again(orders, id, invitation) for id, invitation in zip(ids, hashes)]
