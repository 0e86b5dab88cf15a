"""A clock that has run out: a bot takes the seat over, or the game ends, as the table has chosen."""

from __future__ import annotations

from dataclasses import replace

from troyes.server.live.kept.live_game import PERSON, LiveGame, Seat
from troyes.server.live.play.ending import abandon
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.rated import is_at_stake
from troyes.server.live.tables.seats import replaced, seat_body, substitute
from troyes.server.live.told.posts import SEAT, Post

REASON = "time"


def expire(orders: Orders, id: str) -> bool:
    """Act on the clocks of a game that have run out; False if there is none: somebody else has acted, or played."""
    game = orders.lock(id)
    late = [seat for seat in game.seats if seat.deadline is not None and seat.deadline <= orders.steady]
    if not late:
        return False
    if game.about.terms.clock.expiry == "end" and not is_at_stake(game):
        messages = [told(orders, game, i, seat, seat) for i, seat in enumerate(late)]
        abandon(orders, game, game, REASON, *messages)
    else:
        hand_over(orders, game, late)
    return True


def hand_over(orders: Orders, game: LiveGame, late: list[Seat]) -> None:
    """Bots go on; where nobody is left to see it, the game is abandoned, unless ratings depend on it."""
    messages, after = [], game
    for i, seat in enumerate(late):
        bot = substitute(game, seat.number)
        messages.append(told(orders, game, i, seat, bot))
        after = replace(after, seats=replaced(after, bot))
    after = replace(after, host=host_of(after, late))
    if is_at_stake(game) or any(seat.kind == PERSON for seat in after.seats):
        orders.save(game, after, *messages)
    else:
        abandon(orders, game, after, REASON, *messages)


def told(orders: Orders, game: LiveGame, index: int, old: Seat, new: Seat) -> Post:
    body = seat_body(new, REASON, who=old.name, person=old.person)
    return Post(game.id, game.seq + 1 + index, SEAT, body, orders.now, seat=old.number)


def host_of(game: LiveGame, late: list[Seat]) -> str | None:
    """Whoever is the host stays it, unless time has cost him his last seat: then it is the next person at the table."""
    is_late = any(seat.person == game.host for seat in late)
    if game.host is not None and (not is_late or game.seats_of(game.host)):
        return game.host
    return next((seat.person for seat in game.seats if seat.kind == PERSON), None)
