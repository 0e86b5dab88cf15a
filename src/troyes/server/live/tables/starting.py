"""The start of a game: once nobody is missing, the hash of the dice's secret is told and chance speaks first."""

from __future__ import annotations

from dataclasses import replace

from troyes.server.live.kept import snapshots
from troyes.server.live.kept.live_game import OPEN, RUNNING, LiveGame
from troyes.server.live.play import lines
from troyes.server.live.play.orders import Orders
from troyes.server.live.told import numbering, posts
from troyes.server.live.told.posts import START, Post


def is_complete(game: LiveGame) -> bool:
    return game.status == OPEN and all(seat.kind != "open" for seat in game.seats)


def started(orders: Orders, game: LiveGame, seq: int) -> tuple[LiveGame, Post]:
    """The game as it begins, and the message that says so, number `seq`; the snapshot is written."""
    step = lines.begin(game.about.game, game.about.setup, game.about.source(), game.about.taken_over())
    lines_kept = posts.lines_body(step.lines)
    body = {"commitment": game.about.commitment, "lines": lines_kept, "beat": numbering.kept(game.beat)}
    effects = posts.effects_of(step.own, step.lines)
    post = Post(game.id, seq, START, body, orders.now, effects=effects)
    snapshots.write(orders.transaction.connection, game.id, seq, step.turn.number, step.turn.position)
    beat = numbering.after(game.about, post)
    return replace(game, status=RUNNING, turn=step.turn, beat=beat, started=orders.now), post
