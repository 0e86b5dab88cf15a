"""Which beat a message belongs to. Its row says how far beats were numbered before it (after it, if it takes back), and
while others still choose where the turn of its seat comes: what it tells is told from the row alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, select

from troyes.kernel.contract.beat import TURN, Beat, Counted, Step, numbered
from troyes.kernel.contract.things import Thing
from troyes.kernel.play.beats import open_number, own_turn, public
from troyes.kernel.play.turn import Turn, deciding
from troyes.server.database.tables import messages
from troyes.server.live.kept.live_game import About
from troyes.server.live.told.posts import MOVE, START, UNDO, Post, from_row, read_after

PLAYED: Final = (START, MOVE, UNDO)
TREE: Final = "tree"


def kept(so_far: Counted) -> list[Any]:
    """As a row keeps it."""
    kind, seat, subject = so_far.step
    return [so_far.number, kind, seat, None if subject is None else list(subject), so_far.is_empty]


def read(data: Sequence[Any]) -> Counted:
    number, kind, seat, subject, is_empty = data
    return Counted(number, Step(kind, seat, None if subject is None else Thing(*subject)), is_empty)


def own_number(about: About, so_far: Counted, turn: Turn, seat: int) -> int | None:
    """Where all choose at the same time: the beat of a seat that chooses, or has chosen."""
    choosing = deciding(turn.base)
    if not about.game.simultaneous or seat not in choosing:
        return None
    return own_turn(so_far, choosing, seat).number


def before(post: Post) -> Counted:
    """How far beats are numbered where the message begins."""
    own = post.body.get("own")
    if own is not None and post.seat is not None:
        return Counted(own, Step(TURN, post.seat))
    return read(post.body["beat"])


def after(about: About, post: Post) -> Counted:
    """How far beats are numbered for all after a message."""
    so_far = read(post.body["beat"])
    return so_far if post.kind == UNDO else numbered(so_far, beats_in(about, post, public_in(about, post)))[1]


def open_after(about: About, post: Post) -> int | None:
    """The beat that a message leaves open, for who is told of it."""
    return post.body.get("own") or open_number(about.game, after(about, post))


def beats_in(about: About, post: Post, effects: Sequence[int]) -> list[Beat]:
    """Some of a message's effects as beats; made once, however many read it."""
    return post.words.once((TREE, *effects), lambda: about.game.beats(about.setup, effects))


def public_in(about: About, post: Post) -> Sequence[int]:
    """The effects of the lines that a message adds to the record, as everybody may know them."""
    return public(about.game, [effect for line in (post.effects or {"lines": []})["lines"] for effect in line])


# ---- what is stored ----------------------------------------------------------------------------------------------


def newest(connection: Connection, about: About) -> Counted:
    """How far the beats of a game are numbered, from the last of its messages that was played."""
    query = select(messages).where(messages.c.game == about.id, messages.c.kind.in_(PLAYED))
    row = connection.execute(query.order_by(messages.c.seq.desc()).limit(1)).one()
    [post] = with_beats(connection, about, [from_row(row)])
    return after(about, post)


def at(connection: Connection, about: About, seq: int) -> Counted:
    """How far beats were numbered before a message was played."""
    query = select(messages).where(messages.c.game == about.id, messages.c.seq == seq)
    [post] = with_beats(connection, about, [from_row(connection.execute(query).one())])
    return read(post.body["beat"])


def with_beats(connection: Connection, about: About, rows: list[Post]) -> list[Post]:
    """Rows as they are; those that were written before beats were numbered get their numbers."""
    if all("beat" in row.body for row in rows if row.kind in PLAYED):
        return rows
    known = {row.seq: row for row in numbered_anew(about, read_after(connection, about.id, 0))}
    return [known[row.seq] for row in rows]


def numbered_anew(about: About, rows: list[Post]) -> list[Post]:
    """All rows of a game, from the first on."""
    found: dict[int, Counted] = {}
    so_far = Counted()
    for row in rows:
        if row.kind == UNDO and not about.game.simultaneous:
            so_far = found[min(seq for seq, _ in row.body["back"])]
        if row.kind in PLAYED:
            found[row.seq] = so_far
            row.body.setdefault("beat", kept(so_far))
            if about.game.simultaneous and row.seat is not None and not row.body.get("lines"):
                seats = range(about.game.seats(about.setup))
                row.body.setdefault("own", own_turn(so_far, seats, row.seat).number)
            so_far = after(about, row)
    return rows
