"""Deleting a person: the games that others played stay, the name and all that belongs to the person go.

Game by game, each an order of its own, so that everybody who watches sees it; the person is the last thing to go. If
the server ends in between, the person is still there and can ask again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, delete, or_, select, union, update

from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.database.tables import (
    accounts,
    bots,
    deals,
    deliveries,
    devices,
    messages,
    notices,
    openings,
    own_figures,
    people,
    progress,
    ratings,
    results,
    seats,
    tokens,
)
from troyes.server.database.writer import Transaction
from troyes.server.live.kept.live_game import OPEN, RUNNING, LiveGame, Seat
from troyes.server.live.play.ending import abandon
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.rated import is_at_stake
from troyes.server.live.tables.seats import LeaveOrder, leave, next_host, seat_body
from troyes.server.live.told.leaving import tell_person
from troyes.server.live.told.posts import CHAT, OPENED, SEAT, Post
from troyes.server.server_time import ServerTime

T = TypeVar("T")
NAMED = (OPENED, SEAT, CHAT)  # messages that hold somebody's name or words


class Storing(Protocol):
    """What asks and writes: the services of a running server, or a program beside it."""

    time: ServerTime

    async def read(self, question: Callable[[Connection], T]) -> T: ...

    async def order(self, work: Callable[[Orders], T], game: str) -> T: ...

    async def write(self, work: Callable[[Transaction], T]) -> T: ...


async def forget(services: Storing, person: str) -> None:
    """Somebody and all their bots."""
    for bot in await services.read(lambda connection: bots_of(connection, person)):
        await forget(services, bot)
    while games := await services.read(lambda connection: games_of(connection, person)):
        for game in games:
            await services.order(lambda orders, game=game: forget_game(orders, game, person), game)  # type: ignore[misc]
    await services.write(lambda transaction: forget_person(transaction, person, services.time.wall()))


def bots_of(connection: Connection, owner: str) -> list[str]:
    return list(connection.execute(select(bots.c.person).where(bots.c.owner == owner)).scalars())


def games_of(connection: Connection, person: str) -> list[str]:
    """Every game that knows of the person."""
    found = union(
        select(seats.c.game).where(or_(seats.c.person == person, seats.c.left_by == person)),
        select(progress.c.game).where(progress.c.host == person),
        select(messages.c.game).where(messages.c.person == person, messages.c.kind.in_(NAMED)),
    )
    return sorted(connection.execute(found).scalars())


# ---- in a game ---------------------------------------------------------------------------------------------------


def forget_game(orders: Orders, id: str, person: str) -> None:
    """Whoever still plays leaves first, as anybody may."""
    game = orders.lock(id)
    if game.status in (OPEN, RUNNING) and game.seat_of(person) != SPECTATOR:
        game = leave(orders, LeaveOrder(id, person)).game
    after = replace(game, seats=tuple(forgotten(seat, person) for seat in game.seats))
    after = replace(after, host=next_host(after, person))
    if after != game:
        save(orders, game, after, person)
    forget_messages(orders.transaction.connection, id, person)


def forgotten(seat: Seat, person: str) -> Seat:
    """A seat without a name is called by its letter."""
    if seat.person == person:
        return replace(seat, person=None, name="")
    return replace(seat, left_by=None) if seat.left_by == person else seat


def save(orders: Orders, game: LiveGame, after: LiveGame, person: str) -> None:
    told: list[tuple[int | None, dict[str, Any]]] = [
        (seat, seat_body(after.seats[seat], "forgotten")) for seat in game.seats_of(person)
    ]
    posts = [
        Post(game.id, game.seq + i, SEAT, body, orders.now, seat=seat)
        for i, (seat, body) in enumerate(told or [(None, {"reason": "forgotten"})], 1)
    ]
    if after.host is None and game.status in (OPEN, RUNNING) and not is_at_stake(game):
        abandon(orders, game, after, "left", *posts)
    else:
        orders.save(game, after, *posts)


def forget_messages(connection: Connection, game: str, person: str) -> None:
    """Moves stay; names and words go, also where another one has sent the person away."""
    name = connection.execute(select(people.c.name).where(people.c.id == person)).scalar()
    query = select(messages.c.seq, messages.c.kind, messages.c.person, messages.c.body)
    for row in connection.execute(query.where(messages.c.game == game, messages.c.kind.in_(NAMED))).all():
        body = nameless(row.kind, row.body, row.person == person, name, person)
        if body != row.body:
            where = (messages.c.game == game, messages.c.seq == row.seq)
            connection.execute(update(messages).where(*where).values(body=body))
    mine = (messages.c.game == game, messages.c.person == person)
    connection.execute(update(messages).where(*mine).values(person=None, key=None))


def nameless(kind: str, body: dict[str, Any], is_mine: bool, name: str | None, person: str) -> dict[str, Any]:
    if kind == CHAT:
        return {**body, "asked": "", "text": ""} if is_mine else body
    found = dict(body)
    if is_mine and body.get("name") and body.get("level") is None:
        found["name"] = ""
    if "who" in body and (is_mine or body["who"] == name):
        found["who"] = ""
    if body.get("person") == person:
        found |= {"who": "", "person": None}
    return found


# ---- the person --------------------------------------------------------------------------------------------------


def forget_person(transaction: Transaction, person: str, now: int) -> None:
    """What is left is a row without a name, so that old references lead somewhere."""
    connection = transaction.connection
    mine = select(notices.c.id).where(notices.c.person == person)
    connection.execute(delete(deliveries).where(deliveries.c.notice.in_(mine)))
    for table in (notices, devices, tokens, accounts, ratings, bots, own_figures, openings):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(update(results).where(results.c.person == person).values(person=None))
    connection.execute(update(deals).where(deals.c.host == person).values(host=None))
    connection.execute(update(people).where(people.c.id == person).values(name="", deleted=now, role="player"))
    tell_person(connection, person)
