"""The end of a game: played out, or given up."""

from __future__ import annotations

from dataclasses import replace

from troyes.server.live.kept.live_game import ABANDONED, OVER, LiveGame, Seat
from troyes.server.live.play.orders import Orders
from troyes.server.live.play.results import write_results
from troyes.server.live.told.posts import END, Post


def finish(orders: Orders, before: LiveGame, after: LiveGame, last: Post) -> LiveGame:
    """The last move has been played: scores, and the secret of the dice, so that everybody can check them."""
    assert after.turn is not None
    scores = tuple(after.turn.position.totals())
    after = replace(after, status=OVER, scores=scores, ended=orders.now, seats=stopped(after.seats))
    write_results(orders.transaction.connection, after)
    body = {"reason": "played", "scores": list(scores), "secret": shown_secret(after)}
    end = Post(after.id, last.seq + 1, END, body, orders.now)
    return orders.save(before, after, last, end)


def abandon(orders: Orders, before: LiveGame, after: LiveGame, reason: str, *posts: Post) -> LiveGame:
    """Nobody goes on with it; `posts` are the messages that led to it."""
    after = replace(after, status=ABANDONED, ended=orders.now, seats=stopped(after.seats))
    seq = posts[-1].seq if posts else before.seq
    body = {"reason": reason, "scores": None, "secret": shown_secret(after)}
    return orders.save(before, after, *posts, Post(after.id, seq + 1, END, body, orders.now))


def shown_secret(game: LiveGame) -> str | None:
    """The secret of a deal that others may still play is not told."""
    return game.about.secret.hex() if game.about.deal is None else None


def stopped(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, deadline=None) for seat in seats)
