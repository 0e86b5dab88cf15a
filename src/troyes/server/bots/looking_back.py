"""What a seat has seen of its game, for a bot that looks back. It travels with the question: workers keep nothing.

It is made from the messages of the game, as the seat is sent them, and never from the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Connection, select

from troyes.kernel.contract.seen import Seen
from troyes.server.bots.seen_data import write_seen
from troyes.server.database.tables import messages
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.told.posts import MOVE, START, UNDO, Post, from_row, line_for

AT_ONCE: Final = 64  # rows that are read together


def seen_bytes(connection: Connection, game: LiveGame, seat: int, most: int) -> bytes:
    """The last moves up to this state of the game."""
    return write_seen(newest_first(counting_back(rows_back(connection, game)), game, seat), most)


def rows_back(connection: Connection, game: LiveGame) -> Iterator[Post]:
    """What was played and taken back up to this state of the game, the newest first."""
    played = select(messages).where(messages.c.game == game.id, messages.c.kind.in_((START, MOVE, UNDO)))
    before = game.seq + 1
    while before > 0:
        query = played.where(messages.c.seq < before).order_by(messages.c.seq.desc()).limit(AT_ONCE)
        found = [from_row(row) for row in connection.execute(query)]
        yield from found
        before = found[-1].seq if len(found) == AT_ONCE else 0


def counting_back(rows: Iterable[Post]) -> Iterator[Post]:
    """Without what was taken back: that comes after the taking back here."""
    back: set[int] = set()
    for row in rows:
        if row.kind == UNDO:
            back |= {seq for seq, _ in row.body["back"]}
        elif row.seq not in back:
            yield row


def newest_first(rows: Iterable[Post], game: LiveGame, seat: int) -> Iterator[Seen]:
    """The lines of the record as the seat may read them; of lines that are not finished its own."""
    is_open = game.about.game.simultaneous
    for row in rows:
        if row.body["lines"]:
            is_open = False
            yield from reversed(lines_seen(row, game, seat))
        elif is_open and row.seat == seat:
            yield Seen(row.body["line"], visible(game, effects_in(row)["own"], seat))


def lines_seen(row: Post, game: LiveGame, seat: int) -> list[Seen]:
    lines, effects = row.body["lines"], effects_in(row)["lines"]
    if game.about.game.simultaneous:  # once all are done, all is known
        return [Seen(line_for(line, seat), tuple(made)) for line, made in zip(lines, effects)]
    return [Seen(line_for(line, seat), visible(game, made, seat)) for line, made in zip(lines, effects)]


def effects_in(row: Post) -> dict[str, Any]:
    return row.effects or {"own": [], "lines": [[]] * len(row.body["lines"])}


def visible(game: LiveGame, effects: Sequence[int], seat: int) -> tuple[int, ...]:
    return tuple(game.about.game.visible(effects, seat))
