"""Telling every process that somebody's devices or tokens no longer count, or that an invitation does not.

The process in which it happens acts at once; the others hear of it from PostgreSQL when it is committed. On SQLite
there are no others.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from troyes.server.live.play.orders import CHANNEL, NOTIFY

PERSON, GUESTS = "@", "!"  # what stands before an id in the place of a game
NOBODY: Final = "-"  # in the place of the process: all are to hear it


def tell_person(connection: Connection, person: str) -> None:
    """Who they are has to be asked anew, and their sockets have to come back."""
    tell(connection, PERSON + person)


def tell_guests(connection: Connection, game: str) -> None:
    """Who watches by invitation has to show it again."""
    tell(connection, GUESTS + game)


def tell(connection: Connection, news: str) -> None:
    if connection.dialect.name == "postgresql":
        NOTIFY.run(connection, {"channel": CHANNEL, "news": f"{NOBODY} {news} 0"})
