"""Changing a game inside a transaction: lock it, see it as it is, write what is new.

Everything that changes a game posts a message, so a cached state is current exactly when its seq is the stored one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, NamedTuple

from sqlalchemy import bindparam, insert, select, text, update

from troyes import __version__
from troyes.server.database.prepared import Prepared
from troyes.server.database.tables import progress, seats
from troyes.server.database.writer import Transaction
from troyes.server.live.kept import snapshots
from troyes.server.live.kept.cache import LiveGames
from troyes.server.live.kept.live_game import RUNNING, LiveGame, Seat
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.live.play import clocks, dealt, turn_notices
from troyes.server.live.tables import patience
from troyes.server.live.told import posts
from troyes.server.live.told.posts import DEEDS, RULES_CHANGED, Post

CHANNEL: Final = "troyes_games"
LOCK: Final = Prepared(select(progress.c.seq).where(progress.c.game == bindparam("of_game")).with_for_update())
UPDATE_PROGRESS: Final = Prepared(update(progress).where(progress.c.game == bindparam("of_game")))
UPDATE_SEAT: Final = Prepared(
    update(seats).where(seats.c.game == bindparam("of_game"), seats.c.seat == bindparam("of_seat"))
)
INSERT_SEAT: Final = insert(seats)
NOTIFY: Final = Prepared(text("SELECT pg_notify(:channel, :news)"))


class Change(NamedTuple):
    """What a committed transaction did to one game; `is_local` if this process did it."""

    before: LiveGame | None
    after: LiveGame
    posts: list[Post]
    is_local: bool = True


class Orders(NamedTuple):
    """What accepting an order needs. `now` is what the wall clock shows, `steady` the time for what is waited for."""

    transaction: Transaction
    games: LiveGames
    now: int
    steady: int

    def lock(self, id: str) -> LiveGame:
        """The game as it is; nobody else changes it until the transaction ends."""
        kept = self.transaction.recall(id)
        if isinstance(kept, LiveGame):
            return kept
        connection = self.transaction.connection
        row = LOCK.run(connection, {"of_game": id})
        if row is None:
            raise NoSuchGame(id)
        game = self.games.at(connection, id, row[0])
        return game if game.rules == __version__ or game.status != RUNNING else self.adopt_rules(game)

    def adopt_rules(self, game: LiveGame) -> LiveGame:
        """The rules have changed since the last message: the game goes on as it was loaded, and players are told.

        Where nothing can be taken back the position is kept, since the new rules may not lead to it.
        """
        assert game.turn is not None
        post = self.post(game, RULES_CHANGED, {"then": game.rules, "now": __version__})
        if not game.turn.lines:
            snapshots.write(self.transaction.connection, game.id, post.seq, game.turn.number, game.turn.position)
        turn = replace(game.turn, before=None)
        return self.save(game, replace(game, rules=__version__, turn=turn), post)

    def post(self, game: LiveGame, kind: str, body: dict[str, Any], **more: Any) -> Post:
        """The next message about a game; it is written by `save`."""
        return Post(game.id, game.seq + 1, kind, body, self.now, **more)

    def save(self, before: LiveGame, after: LiveGame, *new: Post) -> LiveGame:
        """Write messages and what they changed; the new state, counted."""
        after = patience.after_change(before, clocks.after_change(before, after, new, self.steady), self.steady)
        for post in new:
            posts.write(self.transaction.connection, post)
            after = counted(after, post)
        self.write_progress(before, after, any(post.kind in DEEDS for post in new))
        self.write_seats(before, after)
        turn_notices.after_change(self.transaction.connection, before, after, self.steady)
        dealt.after_change(self.transaction.connection, before, after, self.now)
        self.notify(after)
        self.transaction.keep(after.id, after)
        self.transaction.tell(Change(before, after, list(new)))
        return after

    def write_progress(self, before: LiveGame, after: LiveGame, has_moved: bool) -> None:
        values = changed(progress_of(before), progress_of(after))
        if after.turn is not None and (after.turn.position is not position_of(before) or after.rules != before.rules):
            values["position"] = snapshots.pack(after.turn.position)
        if has_moved:
            values["moved"] = self.steady
        UPDATE_PROGRESS.run(self.transaction.connection, {"of_game": after.id, **values})

    def write_seats(self, before: LiveGame, after: LiveGame) -> None:
        was, now = before.pending(), after.pending()
        for old, new in zip(before.seats, after.seats):
            if old is new and (new.number in was) is (new.number in now):
                continue
            values = changed(seat_values(old, new.number in was), seat_values(new, new.number in now))
            if values:
                where = {"of_game": after.id, "of_seat": new.number}
                UPDATE_SEAT.run(self.transaction.connection, {**where, **values})

    def insert_seats(self, game: LiveGame) -> None:
        pending = game.pending()
        rows = [
            {"game": game.id, "seat": seat.number, **seat_values(seat, seat.number in pending)} for seat in game.seats
        ]
        self.transaction.connection.execute(INSERT_SEAT, rows)

    def notify(self, game: LiveGame) -> None:
        """Tell the other processes; PostgreSQL delivers it when the transaction is committed."""
        connection = self.transaction.connection
        if connection.dialect.name == "postgresql":
            news = {"channel": CHANNEL, "news": f"{self.games.process} {game.id} {game.seq}"}
            NOTIFY.run(connection, news)


def counted(game: LiveGame, post: Post) -> LiveGame:
    """The state after a message, as far as numbers go."""
    hidden = list(game.hidden)
    if not post.public and post.seat is not None:
        hidden[post.seat] += 1
    public = game.public + (1 if post.public else 0)
    asides = game.asides + (1 if post.kind in posts.ASIDES else 0)
    changed = post.created if post.public else game.changed  # lists show it to everybody
    return replace(game, seq=post.seq, public=public, hidden=tuple(hidden), asides=asides, changed=changed)


def changed(was: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Only what is not as it was is written: every column costs its indexes, and looking up what it names."""
    return {name: value for name, value in now.items() if was[name] != value}


def position_of(game: LiveGame) -> Any:
    return None if game.turn is None else game.turn.position


def progress_of(game: LiveGame) -> dict[str, Any]:
    """The row of a game's progress, without the position."""
    deadlines = [time for time in (game.closes, *(seat.deadline for seat in game.seats)) if time is not None]
    return {
        "status": game.status,
        "host": game.host,
        "visibility": game.visibility,
        "seq": game.seq,
        "public": game.public,
        "hidden": list(game.hidden),
        "asides": game.asides,
        "rules": game.rules,
        "bots_due": bool(game.bots_due()),
        "deadline": min(deadlines, default=None),
        "scores": None if game.scores is None else list(game.scores),
        "changed": game.changed,
        "started": game.started,
        "ended": game.ended,
    }


def seat_values(seat: Seat, is_waiting: bool) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "person": seat.person,
        "level": seat.level,
        "name": seat.name,
        "waiting": is_waiting,
        "bank": seat.bank,
        "deadline": seat.deadline,
        "left_by": seat.left_by,
    }
