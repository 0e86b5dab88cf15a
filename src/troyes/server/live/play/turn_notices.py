"""Whose turn a change makes it may want to hear of it: put into the queue of notices with the change itself."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from troyes.server.database.tables import notices
from troyes.server.live.kept.live_game import PERSON, RUNNING, LiveGame
from troyes.server.notices.queue import add

TURN: Final = "turn"
DELAY: Final = 120_000  # milliseconds: who plays on at once is not written to


def after_change(connection: Connection, before: LiveGame, after: LiveGame, now: int) -> None:
    """Whose clock was set has a turn; in a game by correspondence they may want to hear of it."""
    if after.about.terms.clock.kind != "correspondence" or after.status != RUNNING:
        return
    for old, seat in zip(before.seats, after.seats):
        if seat.kind == PERSON and seat.deadline is not None and seat.deadline != old.deadline:
            add_turn(connection, after, seat.number, now)


def add_turn(connection: Connection, game: LiveGame, seat: int, now: int) -> None:
    query = select(notices.c.id).where(notices.c.person == game.seats[seat].person, notices.c.confirmed.is_not(None))
    body = {"kind": TURN, "seat": seat, "decision": game.decision(seat)}
    for notice in connection.execute(query).scalars().all():
        add(connection, notice, game.id, body, now + DELAY, now)
