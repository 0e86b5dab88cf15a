"""Another game between the same: the first who asks opens the table, the others take their seats in it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import select

from troyes.kernel.contract.rules import SPECTATOR, winners
from troyes.server.database.tables import games, progress
from troyes.server.live.kept.live_game import ABANDONED, BOT, OPEN, OVER, PERSON, LiveGame, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.refused import not_over
from troyes.server.live.tables.barred import check_not_barred
from troyes.server.live.tables.names import names_at, own_name
from troyes.server.live.tables.opening import OpenOrder, is_complete, open_game, started
from troyes.server.live.tables.own_seats import seat_for
from troyes.server.live.tables.seats import free_seat, seat_body, seats_changed
from troyes.server.live.told.posts import REMATCH


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
    seat_for(old, order.person)
    if old.status not in (OVER, ABANDONED):
        raise not_over()
    found = existing(orders, old)
    if found is None:
        return open_again(orders, old, order)
    game = orders.lock(found)
    return game if game.seat_of(order.person) != SPECTATOR else sit_down(orders, game, order, old)


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
        seats=tuple(seat_again(old, place, order) for place in range(len(old.seats))),
        terms=old.about.terms,
        visibility=old.visibility,
        secret=order.secret,
        host=order.person,
        invitation=order.invitation,
        rematch_of=old.id,
        own_figures=old.about.playing_with.own,
    )
    orders.save(old, old, orders.post(old, REMATCH, {"game": order.id, "name": order.name}, person=order.person))
    return open_game(orders, wanted)


def seat_before(old: LiveGame, place: int) -> Seat:
    """Who sat in the old game where this place is now: in the same order, from whoever sits first again."""
    won = winners(old.scores, len(old.seats)) if old.scores else []
    first = old.about.game.sits_first(old.about.setup, won)
    return old.seats[(first + place) % len(old.seats)]


def seat_again(old: LiveGame, place: int, order: RematchOrder) -> Seat:
    seat = seat_before(old, place)
    if seat.kind == BOT:
        return Seat(place, BOT, level=seat.level, name=seat.name)
    if seat.person == order.person:
        return own_seat(old, place, order, [other.name for other in old.seats if other.kind == BOT])
    return Seat(place, "open")


def own_seat(old: LiveGame, place: int, order: RematchOrder, taken: Collection[str]) -> Seat:
    """Where one person held several seats, each keeps its name."""
    seat = seat_before(old, place)
    is_one_of_several = len(old.seats_of(order.person)) > 1 and seat.person == order.person
    return Seat(place, PERSON, order.person, name=own_name(seat.name if is_one_of_several else order.name, taken))


def sit_down(orders: Orders, game: LiveGame, order: RematchOrder, old: LiveGame) -> LiveGame:
    """Who played the first game needs no invitation to the second."""
    check_not_barred(orders, game, order.person)
    mine = [place for place in range(len(old.seats)) if seat_before(old, place).person == order.person]
    free = [place for place in mine if game.status == OPEN and game.seats[place].kind == "open"]
    seats = [own_seat(old, place, order, names_at(game)) for place in free or [free_seat(game, None)]]
    changed = [(seat, seat_body(seat, "joined", asked="rematch")) for seat in seats]
    after, posts = seats_changed(orders, game, changed, order.person, None)
    if is_complete(after):
        after, start = started(orders, after, posts[-1].seq + 1)
        posts.append(start)
    return orders.save(game, after, *posts)
