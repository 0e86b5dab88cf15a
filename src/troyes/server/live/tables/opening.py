"""Opening a table, and the start of its game: once nobody is missing, the hash of the dice's secret is told and chance
speaks first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import insert

from troyes import __version__
from troyes.games import game_named
from troyes.kernel.play.fair import commitment_of
from troyes.server.database.tables import games, invitations, progress
from troyes.server.live.kept import snapshots
from troyes.server.live.kept.live_game import OPEN, RUNNING, About, Beginning, LiveGame, Seat, Visibility
from troyes.server.live.play import lines
from troyes.server.live.play.orders import Orders, progress_of
from troyes.server.live.tables.playing_with import KEPT, Own
from troyes.server.live.tables.setups import store_figures
from troyes.server.live.tables.terms import Terms
from troyes.server.live.told import numbering, posts
from troyes.server.live.told.posts import OPENED, START, Post


@dataclass(frozen=True)
class OpenOrder:
    """A table as it was asked for, everything checked; `setup` is made from options and figures."""

    id: str
    game: str
    setup: Any
    seats: tuple[Seat, ...]
    terms: Terms
    visibility: Visibility
    secret: bytes
    host: str | None
    invitation: str | None = None  # its hash
    deal: str | None = None
    rematch_of: str | None = None
    beginning: Beginning | None = None
    own_figures: Own | None = None  # those of its figures that somebody has named


def open_game(orders: Orders, order: OpenOrder) -> LiveGame:
    """Write a new table; it starts at once when no seat is open."""
    about = about_of(orders, order)
    game = LiveGame(
        about=about,
        status=OPEN,
        host=order.host,
        visibility=order.visibility,
        seq=0,
        public=0,
        hidden=(0,) * len(order.seats),
        asides=0,
        seats=order.seats,
        turn=None,
        scores=None,
        rules=__version__,
        changed=orders.now,
    )
    insert_game(orders, order, game)
    post = Post(game.id, 1, OPENED, {"host": order.host is not None}, orders.now, person=order.host)
    if not is_complete(game):
        return orders.save(game, game, post)
    later, start = started(orders, game, 2)
    return orders.save(game, later, post, start)


def about_of(orders: Orders, order: OpenOrder) -> About:
    rules = game_named(order.game)
    figures = store_figures(orders.transaction.connection, rules.figures_of(order.setup))
    options = rules.options_of(order.setup)
    return About(
        id=order.id,
        game=rules,
        setup=orders.games.setups.share(order.game, options, figures, order.setup),
        options=options,
        figures=figures,
        secret=order.secret,
        commitment=commitment_of(order.secret),
        terms=order.terms,
        deal=order.deal,
        rematch_of=order.rematch_of,
        created=orders.now,
        playing_with=KEPT.get(rules, order.setup, figures, order.own_figures or None),
        beginning=order.beginning,
    )


def insert_game(orders: Orders, order: OpenOrder, game: LiveGame) -> None:
    connection, about = orders.transaction.connection, game.about
    own = about.playing_with.own
    values = {
        "id": about.id,
        "game": about.game.name,
        "options": about.options,
        "figures": about.figures,
        "own_figures": None if own is None else store_figures(connection, own),
        "rules": __version__,
        "secret": about.secret,
        "commitment": about.commitment,
        "terms": about.terms.model_dump(),
        "deal": about.deal,
        "rematch_of": about.rematch_of,
        "created": about.created,
        "beginning": None if about.beginning is None else about.beginning._asdict(),
    }
    connection.execute(insert(games), values)
    connection.execute(insert(progress), {"game": game.id, **progress_of(game)})
    orders.insert_seats(game)
    if order.invitation is not None:
        row = {"hash": order.invitation, "game": game.id, "created": orders.now}
        connection.execute(insert(invitations), row)


def is_complete(game: LiveGame) -> bool:
    return game.status == OPEN and all(seat.kind != "open" for seat in game.seats)


def started(orders: Orders, game: LiveGame, seq: int) -> tuple[LiveGame, Post]:
    """The game as it begins, and the message that says so, number `seq`; the snapshot is written."""
    step = lines.begin(game.about.game, game.about.setup, game.about.source(), game.about.taken_over())
    kept = posts.lines_body(step.lines)
    body = {"commitment": game.about.commitment, "lines": kept, "beat": numbering.kept(game.beat)}
    effects = posts.effects_of(step.own, step.lines)
    post = Post(game.id, seq, START, body, orders.now, effects=effects)
    snapshots.write(orders.transaction.connection, game.id, seq, step.turn.number, step.turn.position)
    beat = numbering.after(game.about, post)
    return replace(game, status=RUNNING, turn=step.turn, beat=beat, started=orders.now), post
