"""How the points of a finished game came about: what everybody would have had at the end of every turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from sqlalchemy import Connection, select

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import SPECTATOR, Rules
from troyes.server.database.tables import snapshots
from troyes.server.live.kept.live_game import ABANDONED, OVER, LiveGame
from troyes.server.live.kept.snapshots import unpack
from troyes.server.live.kept.tape import Player, tape_of
from troyes.server.live.play.refused import not_over
from troyes.server.live.told import posts
from troyes.server.live.told.posts import counting
from troyes.words.catalogue import SOURCE


class PointsThen(TypedDict):
    """What everybody would have had after so many moves of the record; `round` is the day of Troyes Dice."""

    move: int
    created: int
    round: int
    points: list[int]


def points_of(connection: Connection, game: LiveGame) -> list[PointsThen]:
    """Per end of a turn the number of moves of the record that led to it, its time, its round, and the totals.

    While a game runs nobody may know them: they count what is hidden. What was taken over from another game comes
    first, with the time of the start.
    """
    if game.status not in (OVER, ABANDONED):
        raise not_over()
    moves = moves_until(connection, game)
    query = select(snapshots).where(snapshots.c.game == game.id).order_by(snapshots.c.seq)
    found = []
    for row in connection.execute(query):
        position = unpack(game.about.game, game.about.setup, row.position)
        found.append(then(game.about.game, position, *moves[row.seq]))
    return [*taken_over(connection, game), *found]


def then(rules: Rules[Any, Any], position: Any, move: int, created: int) -> PointsThen:
    return {"move": move, "created": created, "round": rules.round_of(position), "points": position.totals()}


# ---- what was taken over -----------------------------------------------------------------------------------------


def taken_over(connection: Connection, game: LiveGame) -> list[PointsThen]:
    """The turns before those of this table. Nothing is stored of them: they are played again, as long as the rules are
    those by which they were played."""
    lines = game.about.taken_over()
    if not lines or game.started is None:
        return []
    player = Player(tape_of(connection, game, SPECTATOR), SOURCE)
    try:
        ends = ends_of_turns(player, len(lines))
        return [then(player.rules, position, number, game.started) for number, position in ends]
    except BadInput:
        return []


def ends_of_turns(player: Player, last: int) -> Iterator[tuple[int, Any]]:
    """The positions that would have been stored: those before the first move of a turn, each with its moves so far."""
    before = player.position
    for step in player.play(last):
        if step.is_first:
            yield player.number - 1, before
        before = step.position


# ---- rows --------------------------------------------------------------------------------------------------------


def moves_until(connection: Connection, game: LiveGame) -> dict[int, tuple[int, int]]:
    """After every message: how many moves the record has by then, and the time."""
    rows = posts.read_after(connection, game.id, 0)
    added = {row.seq: len(row.body["lines"]) for row in counting(rows)}
    found, made = {}, 0
    for row in rows:
        made += added.get(row.seq, 0)
        found[row.seq] = (made, row.created)
    return found
