"""What the database holds after everything, compared with what players were told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sqlalchemy import Connection, select

from tests.server.persistent import Player, Table
from troyes.kernel.play.chance import SecureSource
from troyes.kernel.play.turn import Turn, undo
from troyes.server.database.engine import Database
from troyes.server.database.tables import games, messages, progress, seats
from troyes.server.live.kept import snapshots
from troyes.server.live.kept.loading import about_of
from troyes.server.live.play import lines
from troyes.server.live.tables.setups import Setups
from troyes.server.live.told import posts
from troyes.server.live.told.posts import MOVE, START, UNDO, Post, lines_body
from troyes.server.settings import from_environment


class Rows:
    """Everything stored."""

    def __init__(self, url: str) -> None:
        self.database = Database(from_environment({"TROYES_DATABASE_URL": url}))
        self.setups = Setups()

    def close(self) -> None:
        self.database.close()

    def posts(self, game: str) -> list[Post]:
        return self.database.read(lambda connection: posts.read_after(connection, game, 0))

    # ---- what players were told -----------------------------------------------------------------------------------

    def check_player(self, player: Player) -> Counter[str]:
        """Every acknowledged order is there once, as it was answered; and nothing that was not acknowledged."""
        query = select(messages).where(messages.c.person == player.client.id, messages.c.key.is_not(None))
        rows = self.database.read(lambda connection: connection.execute(query).all())
        found = Counter(f"{row.game} {row.key}" for row in rows)
        answered = Counter(player.acknowledged.keys())
        doubled = sum(count - 1 for count in found.values() if count > 1)
        for row in rows:
            check_answer(row, player.acknowledged.get(f"{row.game} {row.key}"))
        before = sum(row.created <= player.repeated[row.key] for row in rows if row.key in player.repeated)
        return Counter(
            acknowledged=len(answered),
            moves=sum(row.kind == MOVE for row in rows),
            lost=(answered - found).total(),
            doubled=doubled,
            unasked=(found - answered).total() - doubled,
            repeated=len(player.repeated),
            written_before_the_cut=before,
        )

    def check_told(self, table: Table) -> int:
        """Every message that any socket was sent is there, at its place; how many there were."""
        count = 0
        for (game, seat), told in table.told.items():
            visible = [post for post in self.posts(game) if post.is_seen_by(seat)]
            assert sorted(told) == list(range(1, len(visible) + 1)), f"seat {seat} of {game} was not told everything"
            for number, post in enumerate(visible, 1):
                shown = told[number]
                assert (shown["kind"], shown["seat"], shown["created"]) == (post.kind, post.seat, post.created)
            count += len(told)
        return count

    # ---- the games themselves -------------------------------------------------------------------------------------

    def check_game(self, game: str) -> None:
        """Played again from the secret alone, every line and every die is the stored one."""
        self.database.read(lambda connection: self.replay(connection, game))

    def replay(self, connection: Connection, id: str) -> None:
        row = connection.execute(select(games).where(games.c.id == id)).one()
        state = connection.execute(select(progress).where(progress.c.game == id)).one()
        stored = posts.read_after(connection, id, 0)
        assert [post.seq for post in stored] == list(range(1, len(stored) + 1)), f"{id} has gaps"
        assert state.seq == len(stored)
        about = about_of(connection, self.setups, row)
        now = played_again(about, stored)
        assert now.position.is_over()
        assert state.status == "over"
        assert now.position.same_as(snapshots.unpack(about.game, about.setup, state.position))
        assert list(now.position.totals()) == list(state.scores)
        waiting = connection.execute(select(seats.c.seat).where(seats.c.game == id, seats.c.waiting)).all()
        assert not waiting


def played_again(about: Any, stored: list[Post]) -> Turn:
    """The last turn of a game of which only the messages and the secret are known."""
    source, now = SecureSource(about.secret), None
    for post in stored:
        if post.kind == START:
            step = lines.begin(about.game, about.setup, source)
        elif post.kind == MOVE and now is not None:
            move = about.game.parse(now.position, post.body["line"])
            step = lines.play(about.game, now, move, lines.Mark(post.seq, post.body["decision"]), source)
        elif post.kind == UNDO and now is not None and post.seat is not None:
            now, _ = undo(about.game, now, post.seat, post.body["whole_turn"])
            continue
        else:
            continue
        assert lines_body(step.lines) == post.body["lines"], f"message {post.seq} of {about.id}"
        now = step.turn
    assert now is not None
    return now


def check_answer(row: Any, answer: dict[str, Any] | None) -> None:
    """What a request was answered is what was written for it."""
    if answer is None:
        return
    assert (answer["kind"], answer["seat"], answer["created"]) == (row.kind, row.seat, row.created)
    if row.kind == MOVE:
        assert (answer["line"], answer["decision"]) == (row.body["line"], row.body["decision"])
