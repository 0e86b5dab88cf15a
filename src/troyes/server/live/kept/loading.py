"""Loading a game: the newest snapshot and the messages after it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select

from troyes import __version__
from troyes.games import game_named
from troyes.kernel.contract.beat import Counted
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.play.turn import Turn, play, undo
from troyes.server.database.engine import to_json
from troyes.server.database.tables import games, progress, seats
from troyes.server.live.kept import snapshots
from troyes.server.live.kept.live_game import OPEN, About, Beginning, LiveGame, Seat
from troyes.server.live.play.lines import Mark
from troyes.server.live.tables.playing_with import KEPT, read_own
from troyes.server.live.tables.setups import Setups
from troyes.server.live.tables.terms import terms_of
from troyes.server.live.told import numbering, posts
from troyes.server.live.told.posts import MOVE, UNDO, Post, counting


class NoSuchGame(Exception):
    """There is no game of this name."""


def load(connection: Connection, setups: Setups, id: str) -> LiveGame:
    """A game as it is stored; NoSuchGame if there is none."""
    row = connection.execute(select(games).where(games.c.id == id)).first()
    if row is None:
        raise NoSuchGame(id)
    about = about_of(connection, setups, row)
    state = connection.execute(select(progress).where(progress.c.game == id)).one()
    return LiveGame(
        about=about,
        status=state.status,
        host=state.host,
        visibility=state.visibility,
        seq=state.seq,
        public=state.public,
        hidden=tuple(state.hidden),
        asides=state.asides,
        seats=read_seats(connection, id),
        turn=None if state.started is None else load_turn(connection, about, state),
        scores=None if state.scores is None else tuple(state.scores),
        rules=state.rules,
        changed=state.changed,
        started=state.started,
        ended=state.ended,
        beat=Counted() if state.started is None else numbering.newest(connection, about),
        closes=state.deadline if state.status == OPEN else None,
    )


def about_of(connection: Connection, setups: Setups, row: Row[Any]) -> About:
    rules = game_named(row.game)
    setup = setups.get(connection, row.game, row.options, row.figures)
    return About(
        id=row.id,
        game=rules,
        setup=setup,
        options=row.options,
        figures=row.figures,
        secret=row.secret,
        commitment=row.commitment,
        terms=terms_of(to_json(row.terms)),
        deal=row.deal,
        rematch_of=row.rematch_of,
        created=row.created,
        playing_with=KEPT.get(rules, setup, row.figures, read_own(connection, row.own_figures)),
        beginning=None if row.beginning is None else Beginning(tuple(row.beginning["lines"]), row.beginning["game"]),
    )


def read_seats(connection: Connection, id: str) -> tuple[Seat, ...]:
    query = select(seats).where(seats.c.game == id).order_by(seats.c.seat)
    return tuple(
        Seat(row.seat, row.kind, row.person, row.level, row.name, row.bank, row.deadline, row.left_by)
        for row in connection.execute(query)
    )


# ---- the turn in progress ----------------------------------------------------------------------------------------


def load_turn(connection: Connection, about: About, state: Row[Any]) -> Turn:
    """The turn as it was. If the rules have changed since and no longer lead to the stored position, the game goes on
    from that position, and what led to it can no longer be taken back. If even positions are written differently now,
    it goes on from where its lines lead."""
    try:
        seq, turn = snapshots.read_newest(connection, about.game, about.setup, about.id)
        turn = replay(about, turn, posts.read_after(connection, about.id, seq))
    except (BadInput, IllegalMove):
        if state.rules == __version__:
            raise
        return stored_turn(about, state)
    except ValueError:
        if state.rules == __version__:
            raise
        return replayed_turn(connection, about, state)
    if state.rules != __version__ and not turn.position.same_as(stored_turn(about, state).position):
        return stored_turn(about, state)
    return turn


def stored_turn(about: About, state: Row[Any]) -> Turn:
    position = snapshots.unpack(about.game, about.setup, state.position)
    return Turn.at(position, 2 * state.seq + 2)  # further than turns can have been counted


def replayed_turn(connection: Connection, about: About, state: Row[Any]) -> Turn:
    """Every line of the game so far, chance included, and what seats that choose together have chosen already."""
    rows = counting(posts.read_after(connection, about.id, 0))
    position = about.game.new(about.setup)
    for row in rows:
        for _, line, *_ in row.body["lines"]:
            position.play(about.game.parse(position, line))
    written = max((number for number, row in enumerate(rows, 1) if row.body["lines"]), default=0)
    for row in rows[written:]:
        position.play(about.game.parse(position, row.body["line"]))
    return Turn.at(position, 2 * state.seq + 2)


def replay(about: About, turn: Turn, rows: list[Post]) -> Turn:
    """Moves and undos since a snapshot. No chance can be among them: it makes a snapshot."""
    for row in rows:
        if row.kind == MOVE and row.seat is not None:
            move = about.game.parse(turn.position, row.body["line"])
            turn = play(about.game, turn, move, Mark(row.seq, row.body["decision"])).turn
        elif row.kind == UNDO and row.seat is not None:
            turn, _ = undo(about.game, turn, row.seat, row.body["whole_turn"])
    return turn
