"""The record of a game, from its messages: redacted for the viewer while it runs, in full once it is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, select

from troyes.kernel.contract.rules import SPECTATOR
from troyes.kernel.play.record import Entry, Record
from troyes.server.database.tables import games
from troyes.server.live.kept.live_game import ABANDONED, OVER, LiveGame
from troyes.server.live.play.ending import shown_secret
from troyes.server.live.told import posts
from troyes.server.live.told.posts import Post, counting, line_for


def lines_of(rows: Sequence[Post]) -> Iterator[Sequence[Any]]:
    """The lines of the record as rows keep them: seat, line, hash and what is read instead."""
    for row in counting(rows):
        yield from row.body["lines"]


def record_for(connection: Connection, game: LiveGame, seat: int) -> Record:
    """What a seat (or a spectator) may have of a game."""
    rows = posts.read_after(connection, game.id, 0)
    about = game.about
    is_told = game.status in (OVER, ABANDONED)
    record = Record.begin(about.game, about.setup, game.names())
    record.rules = connection.execute(select(games.c.rules).where(games.c.id == game.id)).scalar_one()
    record.commitment = about.commitment
    record.dictated = len(about.taken_over())
    if is_told:
        secret = shown_secret(game)
        record.secret = None if secret is None else bytes.fromhex(secret)
        record.entries = [Entry(line[1], line[2]) for line in lines_of(rows)]
        record.scores = None if game.scores is None else list(game.scores)
    else:
        record.redacted_for = seat
        record.entries = [Entry(line_for(line, seat)) for line in lines_of(rows)]
        record.entries += [Entry(line) for line in own_line(game, rows, seat)]
    return record


def own_line(game: LiveGame, rows: Sequence[Post], seat: int) -> list[str]:
    """What a seat has chosen while others still choose."""
    if not game.about.game.simultaneous or seat == SPECTATOR:
        return []
    chosen: list[str] = []
    for row in counting(rows):
        if row.body["lines"]:
            chosen = []
        elif row.seat == seat:
            chosen.append(row.body["line"])
    return chosen
