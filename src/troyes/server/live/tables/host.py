"""What only the host of a table may do: send somebody away, put a bot in a seat, invite anew, end the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import insert, update

from troyes.server.database.tables import invitations
from troyes.server.live.kept.live_game import ABANDONED, BOT, OPEN, PERSON, RUNNING, LiveGame, Seat
from troyes.server.live.play.ending import shown_secret, stopped
from troyes.server.live.play.moves import Answer, repeated
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.rated import check_may_end, check_may_replace
from troyes.server.live.play.refused import Refused, not_running
from troyes.server.live.tables.barred import SENT_AWAY
from troyes.server.live.tables.names import bot_name, names_at
from troyes.server.live.tables.opening import is_complete, started
from troyes.server.live.tables.seats import seat_body, seats_changed, vacated
from troyes.server.live.told.leaving import tell_guests
from troyes.server.live.told.posts import END, SEAT, Post
from troyes.words.message import Message


@dataclass(frozen=True)
class HostOrder:
    """An order of `person`, who has to be the host or an administrator. `level` is that of a bot that takes a seat."""

    game: str
    person: str
    seat: int = 0
    level: str = ""
    key: str | None = None
    is_administrator: bool = False


def send_away(orders: Orders, order: HostOrder) -> Answer:
    """Send a person away, from all their seats: before the start they are open again, later bots go on."""
    asked = f"kick {order.seat}"  # as it is written in the messages of all games
    game = orders.lock(order.game)
    if again := repeated(orders, game.id, order.person, order.key, SEAT, asked):
        return Answer(game, again)
    old = seat_of_another(game, order)
    if old.kind != PERSON:
        raise nobody_there()
    if not order.is_administrator:
        check_may_replace(orders, game, old)
    numbers = sorted(game.seats_of(old.person), key=lambda number: number != old.number)
    changed = [(seat := vacated(game, number), body_of(game, seat, SENT_AWAY, asked)) for number in numbers]
    return change_seats(orders, game, order, *changed)


def replace_by_bot(orders: Orders, order: HostOrder) -> Answer:
    """Put a bot of a level in a seat: an open one, a person's, or another bot's."""
    asked = f"replace {order.seat} {order.level}"
    game = orders.lock(order.game)
    if again := repeated(orders, game.id, order.person, order.key, SEAT, asked):
        return Answer(game, again)
    old = seat_of_another(game, order)
    if not order.is_administrator:
        check_may_replace(orders, game, old)
    left_by = old.person if game.status == RUNNING and old.kind == PERSON else old.left_by
    name = bot_name(old.number, names_at(game))
    seat = Seat(old.number, BOT, None, order.level, name, left_by=left_by)
    return change_seats(orders, game, order, (seat, body_of(game, seat, "replaced", asked)))


def body_of(game: LiveGame, seat: Seat, reason: str, asked: str) -> dict[str, Any]:
    """`person` is who had the seat, and is forgotten with them."""
    old = game.seats[seat.number]
    return seat_body(seat, reason, asked=asked, who=old.name, person=old.person)


def change_seats(orders: Orders, game: LiveGame, order: HostOrder, *changed: tuple[Seat, dict[str, Any]]) -> Answer:
    """Seats are taken by bots or opened; the game starts if nobody is missing any more."""
    after, posts = seats_changed(orders, game, changed, order.person, order.key)
    if is_complete(after):
        after, start = started(orders, after, posts[-1].seq + 1)
        posts.append(start)
    return Answer(orders.save(game, after, *posts), posts[0])


def end_game(orders: Orders, order: HostOrder) -> Answer:
    """Nobody goes on with this game."""
    game = orders.lock(order.game)
    if again := repeated(orders, game.id, order.person, order.key, END, "abandon"):
        return Answer(game, again)
    check_host(game, order)
    if not order.is_administrator:
        check_may_end(game)
    after = replace(game, status=ABANDONED, ended=orders.now, seats=stopped(game.seats))
    body = {"asked": "abandon", "reason": "host", "scores": None, "secret": shown_secret(game)}
    post: Post = orders.post(game, END, body, person=order.person, key=order.key)
    return Answer(orders.save(game, after, post), post)


# ---- checks ------------------------------------------------------------------------------------------------------


def check_host(game: LiveGame, order: HostOrder) -> None:
    if game.host != order.person and not order.is_administrator:
        problem, remedy = Message("only-the-host-of"), Message("ask-the-host")
        raise Refused(403, "not_host", problem, remedy)
    if game.status not in (OPEN, RUNNING):
        raise not_running()


def seat_of_another(game: LiveGame, order: HostOrder) -> Seat:
    """The seat an order is about; who wants to give up the own one leaves."""
    check_host(game, order)
    if order.seat >= len(game.seats):
        problem = Message("there-is-no-seat", number=order.seat)
        raise Refused(422, "no_such_seat", problem, Message("choose-a-seat-of"))
    seat = game.seats[order.seat]
    if seat.person == order.person:
        problem, remedy = Message("this-is-your-own"), Message("leave-the-table-to")
        raise Refused(409, "own_seat", problem, remedy)
    return seat


def nobody_there() -> Refused:
    problem, remedy = Message("nobody-sits-there"), Message("choose-the-seat-of")
    return Refused(409, "nobody_there", problem, remedy)


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
