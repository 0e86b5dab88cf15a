"""Bot accounts: people that are programs, each with an owner and with tokens by which it is known."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from troyes.server.database.tables import bots, people, tokens
from troyes.server.database.writer import Transaction
from troyes.server.live.play.refused import Refused
from troyes.server.live.told.leaving import tell_person
from troyes.words.message import Message

MOST_BOTS: Final = 20
MOST_TOKENS: Final = 10
SHOWN: Final = 16  # letters of a token's hash that name it


class NewToken(NamedTuple):
    """`hash` is all that is kept of it."""

    hash: str
    name: str
    created: int
    expires: int | None = None


def list_bots(connection: Connection, owner: str) -> list[dict[str, Any]]:
    query = select(people.c.id, people.c.name, bots.c.created).join(bots, bots.c.person == people.c.id)
    query = query.where(bots.c.owner == owner).order_by(bots.c.created, people.c.id)
    return [
        {"id": row.id, "name": row.name, "created": row.created, "tokens": list_tokens(connection, row.id)}
        for row in connection.execute(query).all()
    ]


def list_tokens(connection: Connection, bot: str) -> list[dict[str, Any]]:
    query = select(tokens).where(tokens.c.person == bot).order_by(tokens.c.created, tokens.c.hash)
    return [
        {
            "id": row.hash[:SHOWN],
            "name": row.name,
            "created": row.created,
            "seen": row.seen,
            "expires": row.expires,
        }
        for row in connection.execute(query)
    ]


def create_bot(transaction: Transaction, owner: str, id: str, name: str, language: str, token: NewToken) -> None:
    connection = transaction.connection
    count = connection.execute(select(func.count()).where(bots.c.owner == owner)).scalar_one()
    if count >= MOST_BOTS:
        raise too_many()
    row = {"id": id, "name": name, "language": language, "role": "bot", "created": token.created}
    connection.execute(insert(people), row)
    connection.execute(insert(bots), {"person": id, "owner": owner, "created": token.created})
    insert_token(connection, id, token)


def add_token(transaction: Transaction, owner: str, bot: str, token: NewToken) -> None:
    connection = transaction.connection
    check_owner(connection, owner, bot)
    if connection.execute(select(func.count()).where(tokens.c.person == bot)).scalar_one() >= MOST_TOKENS:
        raise too_many()
    insert_token(connection, bot, token)


def insert_token(connection: Connection, bot: str, token: NewToken) -> None:
    connection.execute(insert(tokens), {"person": bot, **token._asdict()})


def revoke_token(transaction: Transaction, owner: str, bot: str, id: str) -> None:
    connection = transaction.connection
    check_owner(connection, owner, bot)
    query = delete(tokens).where(tokens.c.person == bot, func.substr(tokens.c.hash, 1, SHOWN) == id)
    if connection.execute(query).rowcount == 0:
        raise Refused(404, "no_such_token", Message("there-is-no-such-token"), Message("list-your-bots"))
    tell_person(connection, bot)


def check_owner(connection: Connection, owner: str, bot: str) -> None:
    """To others a bot's tokens do not exist."""
    query = select(bots.c.person).where(bots.c.person == bot, bots.c.owner == owner)
    if connection.execute(query).first() is None:
        raise Refused(404, "no_such_bot", Message("you-have-no-such"), Message("list-your-bots"))


def mark_seen(transaction: Transaction, hashed: str, now: int) -> None:
    transaction.connection.execute(update(tokens).where(tokens.c.hash == hashed).values(seen=now))


def too_many() -> Refused:
    problem, remedy = Message("there-are-enough-of"), Message("delete-one-that-you")
    return Refused(409, "too_many", problem, remedy)
