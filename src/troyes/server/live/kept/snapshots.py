"""Positions as they are stored: mostly zeros, so they are packed tightly."""

from __future__ import annotations

import zlib
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from troyes.kernel.contract.game import Game
from troyes.kernel.play.turn import Turn
from troyes.server.database.prepared import Prepared
from troyes.server.database.tables import snapshots

INSERT: Final = Prepared(insert(snapshots))


def pack(position: Any) -> bytes:
    return zlib.compress(position.to_bytes(), 1)


def unpack(game: Game[Any, Any], setup: Any, data: bytes) -> Any:
    """ValueError (or zlib.error) if it is no position of this setup."""
    return game.from_bytes(setup, zlib.decompress(data))


def write(connection: Connection, game: str, seq: int, turn: int, position: Any) -> None:
    """Keep a position behind which nobody goes back."""
    INSERT.run(connection, {"game": game, "seq": seq, "turn": turn, "position": pack(position)})


def forget_after(connection: Connection, game: str, seq: int) -> None:
    """Somebody goes back behind positions from this message on, after all."""
    connection.execute(delete(snapshots).where(snapshots.c.game == game, snapshots.c.seq >= seq))


def read_newest(
    connection: Connection, game: Game[Any, Any], setup: Any, id: str, last: int | None = None
) -> tuple[int, Turn]:
    """The newest snapshot of a game (up to a message): its seq, and the turn that begins there."""
    query = select(snapshots).where(snapshots.c.game == id).order_by(snapshots.c.seq.desc()).limit(1)
    row = connection.execute(query if last is None else query.where(snapshots.c.seq <= last)).one()
    position = unpack(game, setup, row.position)
    return row.seq, Turn.at(position, row.turn)
