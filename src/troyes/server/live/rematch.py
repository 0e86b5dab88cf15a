"""Another game between the same: the first who asks opens the table, the others take their seats in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import select

from troyes.kernel.game import SPECTATOR
from troyes.kernel.messages import Message
from troyes.server.database.tables import games, progress
from troyes.server.live.barring import check_not_barred
from troyes.server.live.changing import Orders
from troyes.server.live.live_game import ABANDONED, BOT, OPEN, OVER, PERSON, LiveGame, Seat
from troyes.server.live.moving import seat_for
from troyes.server.live.opening import OpenOrder, open_game
from troyes.server.live.posts import REMATCH, SEAT
from troyes.server.live.refused import Refused
from troyes.server.live.seating import free_seat, replaced, seat_body
from troyes.server.live.starting import is_complete, started


@dataclass(frozen=True)
class RematchOrder:
    """`game` is the finished one; `id`, `secret` and `invitation` (a hash) are for the new one, if it is made now."""

    game: str
    person: str
    name: str
    id: str
    secret: bytes
    invitation: str


def rematch(orders: Orders, order: RematchOrder) -> LiveGame:
    """The new table, with the caller at it. However often it is asked for, there is one."""
    old = orders.lock(order.game)
    seat = seat_for(old, order.person)
    if old.status not in (OVER, ABANDONED):
        problem, remedy = Message("This game is not over."), Message("Play it to its end first")
        raise Refused(409, "not_over", problem, remedy)
    found = existing(orders, old)
    if found is None:
        return open_again(orders, old, order)
    game = orders.lock(found)
    return game if game.seat_of(order.person) != SPECTATOR else sit_down(orders, game, order, seat)


def existing(orders: Orders, old: LiveGame) -> str | None:
    """The rematch that has been opened, unless it was given up."""
    query = select(games.c.id).join(progress, progress.c.game == games.c.id)
    query = query.where(games.c.rematch_of == old.id, progress.c.status != ABANDONED)
    return orders.transaction.connection.execute(query).scalar()


def open_again(orders: Orders, old: LiveGame, order: RematchOrder) -> LiveGame:
    """The same game at the same terms, with other dice; whoever is at the old table hears of it."""
    wanted = OpenOrder(
        id=order.id,
        game=old.about.game.name,
        setup=old.about.setup,
        seats=tuple(seat_again(seat, order) for seat in old.seats),
        terms=old.about.terms,
        visibility=old.visibility,
        secret=order.secret,
        host=order.person,
        invitation=order.invitation,
        rematch_of=old.id,
    )
    orders.save(old, old, orders.post(old, REMATCH, {"game": order.id, "name": order.name}, person=order.person))
    return open_game(orders, wanted)


def seat_again(seat: Seat, order: RematchOrder) -> Seat:
    if seat.kind == BOT:
        return Seat(seat.number, BOT, level=seat.level, name=seat.name)
    if seat.person == order.person:
        return Seat(seat.number, PERSON, order.person, name=order.name)
    return Seat(seat.number, "open")


def sit_down(orders: Orders, game: LiveGame, order: RematchOrder, wanted: int) -> LiveGame:
    """Who played the first game needs no invitation to the second."""
    check_not_barred(orders, game, order.person)
    is_free = game.status == OPEN and game.seats[wanted].kind == "open"
    seat = Seat(free_seat(game, wanted if is_free else None), PERSON, order.person, name=order.name)
    post = orders.post(game, SEAT, seat_body(seat, "joined", asked="rematch"), seat=seat.number, person=order.person)
    after = replace(game, seats=replaced(game, seat))
    if not is_complete(after):
        return orders.save(game, after, post)
    after, start = started(orders, after, post.seq + 1)
    return orders.save(game, after, post, start)
