"""Posts: everything that was ever accepted about a game, one row of `messages` each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, and_, bindparam, func, insert, or_, select

from troyes.server.database.prepared import Prepared
from troyes.server.database.tables import messages
from troyes.server.live.play.lines import Line
from troyes.server.live.told.sharing import Sharing

OPENED, SEAT, START, MOVE, UNDO, CHAT, END = "opened", "seat", "start", "move", "undo", "chat", "end"
RULES_CHANGED = "rules"
REMATCH = "rematch"
ASIDES: Final = (CHAT, REMATCH)  # at a private table: for those who sit there, and nobody who is shown the game
DEEDS: Final = (START, MOVE, UNDO, SEAT, END)  # what shows that somebody is there, or was


@dataclass(frozen=True, slots=True)
class Post:
    """One row. `public` is false for what others must not know of yet: then only its seat sees it."""

    game: str
    seq: int
    kind: str
    body: dict[str, Any]
    created: int
    seat: int | None = None
    person: str | None = None
    public: bool = True
    key: str | None = None
    effects: dict[str, Any] | None = field(default=None)
    words: Sharing = field(default_factory=Sharing, compare=False, repr=False)  # told once, however many read it

    def is_seen_by(self, seat: int, hears: bool = True) -> bool:
        """`hears` who may know what is meant for the table alone."""
        return (self.public or self.seat == seat) and (hears or self.kind not in ASIDES)


def lines_body(lines: Sequence[Line]) -> list[list[Any]]:
    """Lines of the record as a body keeps them: seat, line, hash; what is read instead, by whom."""
    return [
        [line.seat, line.line, line.hash, *([line.redacted, list(line.secret_from)] if line.redacted else [])]
        for line in lines
    ]


def line_for(row: Sequence[Any], seat: int) -> str:
    """A kept line as a seat may read it."""
    is_secret = len(row) > 3 and seat in row[4]
    return str(row[3] if is_secret else row[1])


def effects_of(own: Sequence[int], lines: Sequence[Line]) -> dict[str, Any]:
    """Of the move itself, and of every line it added to the record."""
    return {"own": list(own), "lines": [line.effects for line in lines]}


# ---- storage -----------------------------------------------------------------------------------------------------

INSERT: Final = Prepared(insert(messages))
FIND_KEY: Final = select(messages).where(
    messages.c.game == bindparam("of_game"),
    messages.c.person == bindparam("of_person"),
    messages.c.key == bindparam("of_key"),
)


def write(connection: Connection, post: Post) -> None:
    INSERT.run(connection, {name: getattr(post, name) for name in Post.__slots__})


def from_row(row: Row[Any]) -> Post:
    return Post(**row._mapping)


def read_after(connection: Connection, game: str, seq: int) -> list[Post]:
    """What was posted after a seq, in order."""
    query = select(messages).where(messages.c.game == game, messages.c.seq > seq).order_by(messages.c.seq)
    return [from_row(row) for row in connection.execute(query)]


def find_key(connection: Connection, game: str, person: str | None, key: str | None) -> Post | None:
    """What an earlier request with this key was answered with."""
    if person is None or key is None:
        return None
    row = connection.execute(FIND_KEY, {"of_game": game, "of_person": person, "of_key": key}).first()
    return None if row is None else from_row(row)


def seen_by(seat: int, hears: bool) -> ColumnElement[bool]:
    """`is_seen_by` as the database asks it."""
    is_told = or_(messages.c.public, messages.c.seat == seat)
    return is_told if hears else and_(is_told, messages.c.kind.not_in(ASIDES))


def read_seen(connection: Connection, game: str, seat: int, hears: bool, after: int, most: int) -> list[Post]:
    """The messages a viewer has seen after its first `after` ones."""
    query = select(messages).where(messages.c.game == game, seen_by(seat, hears)).order_by(messages.c.seq)
    return [from_row(row) for row in connection.execute(query.offset(after).limit(most))]


def number_of(connection: Connection, post: Post, seat: int) -> int:
    """The number of a message for whoever has asked for it, and so hears all that is said at the table."""
    query = select(func.count()).where(messages.c.game == post.game, messages.c.seq <= post.seq, seen_by(seat, True))
    return connection.execute(query).scalar_one()


def counting(rows: Sequence[Post]) -> list[Post]:
    """The starts and moves that count, in order: without those that were taken back."""
    back = {seq for row in rows if row.kind == UNDO for seq, _ in row.body["back"]}
    return [row for row in rows if row.kind in (START, MOVE) and row.seq not in back]
