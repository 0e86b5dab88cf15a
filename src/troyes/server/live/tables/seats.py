"""Who sits where: joining an open seat, leaving one, a bot taking over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import select

from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.database.tables import invitations
from troyes.server.live.kept.live_game import BOT, OPEN, PERSON, RUNNING, LiveGame, Seat
from troyes.server.live.play.dealt import check_entry
from troyes.server.live.play.ending import abandon
from troyes.server.live.play.moves import Answer, answer, repeated
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.rated import check_level_agreed, is_at_stake
from troyes.server.live.play.refused import Refused, no_such_game, not_running
from troyes.server.live.tables.barred import check_not_barred
from troyes.server.live.tables.names import bot_name, names_at, own_name
from troyes.server.live.tables.opening import is_complete, started
from troyes.server.live.tables.own_seats import seat_for
from troyes.server.live.told.posts import SEAT, Post
from troyes.words.message import Message


@dataclass(frozen=True)
class JoinOrder:
    """Take an open seat; `invitation` is the hash of the one that was given."""

    game: str
    person: str
    name: str
    seat: int | None = None
    invitation: str | None = None
    key: str | None = None


@dataclass(frozen=True)
class LeaveOrder:
    """Give one's seat up: the one that is named, or all one has. `level` is that of the bot that goes on; without one
    it is as agreed."""

    game: str
    person: str
    key: str | None = None
    seat: int | None = None
    level: str | None = None

    @property
    def asked(self) -> str:
        return " ".join(["leave", *(str(wish) for wish in (self.seat, self.level) if wish is not None)])


def replaced(game: LiveGame, seat: Seat) -> tuple[Seat, ...]:
    return tuple(seat if old.number == seat.number else old for old in game.seats)


def seat_body(seat: Seat, reason: str, **more: Any) -> dict[str, Any]:
    return {"reason": reason, "seated": seat.kind, "name": seat.name, "level": seat.level, **more}


# ---- joining -----------------------------------------------------------------------------------------------------


def join(orders: Orders, order: JoinOrder) -> Answer:
    """Take a seat; the last one to come starts the game."""
    game = orders.lock(order.game)
    if again := repeated(orders, game.id, order.person, order.key, SEAT, "join"):
        return Answer(game, again)
    if not may_enter(orders, game, order):
        raise no_such_game()
    check_not_barred(orders, game, order.person)
    check_entry(orders.transaction.connection, game, order.person)
    if game.seat_of(order.person) != SPECTATOR:
        raise already_seated()
    seat = Seat(free_seat(game, order.seat), PERSON, order.person, name=own_name(order.name, names_at(game)))
    body = seat_body(seat, "joined", asked="join")
    post = orders.post(game, SEAT, body, seat=seat.number, person=order.person, key=order.key)
    after = replace(game, seats=replaced(game, seat), host=game.host or order.person)
    if not is_complete(after):
        return answer(game, orders.save(game, after, post), post)
    after, start = started(orders, after, post.seq + 1)
    return answer(game, orders.save(game, after, post, start), post)


def may_enter(orders: Orders, game: LiveGame, order: JoinOrder) -> bool:
    return game.visibility == "public" or is_invited(orders, game, order.invitation)


def is_invited(orders: Orders, game: LiveGame, invitation: str | None) -> bool:
    if invitation is None:
        return False
    query = select(invitations.c.game).where(invitations.c.hash == invitation, invitations.c.revoked.is_(None))
    return orders.transaction.connection.execute(query).scalar() == game.id


def free_seat(game: LiveGame, wanted: int | None) -> int:
    """The wanted seat if it is open, or the first one that is."""
    free = [seat.number for seat in game.seats if seat.kind == "open"] if game.status == OPEN else []
    if not free or (wanted is not None and wanted not in free):
        problem, remedy = Message("this-seat-is-taken"), Message("choose-another-seat-or")
        raise Refused(409, "no_free_seat", problem, remedy, game)
    return free[0] if wanted is None else wanted


def already_seated() -> Refused:
    problem, remedy = Message("you-have-a-seat"), Message("go-on-with-the")
    return Refused(409, "already_seated", problem, remedy)


# ---- leaving -----------------------------------------------------------------------------------------------------


def leave(orders: Orders, order: LeaveOrder) -> Answer:
    """Before the start the seat is open again; later a bot goes on. A game without people is abandoned, unless ratings
    depend on it."""
    game = orders.lock(order.game)
    if again := repeated(orders, game.id, order.person, order.key, SEAT, order.asked):
        return Answer(game, again)
    chosen = seat_for(game, order.person, order.seat)
    if game.status not in (OPEN, RUNNING):
        raise not_running()
    check_level_agreed(game, order.level)
    left = game.seats_of(order.person) if order.seat is None else [chosen]
    changed = [(seat := vacated(game, number, order.level), left_body(game, seat, order.asked)) for number in left]
    after, posts = seats_changed(orders, game, changed, order.person, order.key)
    after = replace(after, host=next_host(after, order.person))
    if after.host is None and not is_at_stake(game):
        return answer(game, abandon(orders, game, after, "left", *posts), posts[0])
    return answer(game, orders.save(game, after, *posts), posts[0])


def left_body(game: LiveGame, seat: Seat, asked: str) -> dict[str, Any]:
    return seat_body(seat, "left", asked=asked, who=game.seats[seat.number].name)


def seats_changed(
    orders: Orders, game: LiveGame, changed: Sequence[tuple[Seat, dict[str, Any]]], person: str, key: str | None
) -> tuple[LiveGame, list[Post]]:
    """The game with other seats, and a message about each; the first one answers the order."""
    after, posts = game, list[Post]()
    for seat, body in changed:
        post = orders.post(game, SEAT, body, seat=seat.number, person=person, key=None if posts else key)
        posts.append(replace(post, seq=post.seq + len(posts)))
        after = replace(after, seats=replaced(after, seat))
    return after, posts


def vacated(game: LiveGame, number: int, level: str | None = None) -> Seat:
    """A seat that somebody has given up."""
    return substitute(game, number, level) if game.status == RUNNING else Seat(number, "open")


def substitute(game: LiveGame, number: int, level: str | None = None) -> Seat:
    """The bot that takes over a seat, of the level that was agreed unless another one is wanted."""
    old, level = game.seats[number], level or game.about.terms.substitute
    return Seat(number, BOT, None, level, bot_name(number, names_at(game)), left_by=old.person)


def next_host(game: LiveGame, leaving: str) -> str | None:
    """The host stays the host; when it is he who has left, the next person at the table is."""
    if game.host != leaving or game.seats_of(leaving):
        return game.host
    return next((seat.person for seat in game.seats if seat.person is not None), None)
