"""How the points of a finished game came about: what everybody would have had at the end of every turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select

from troyes.dice.layout import DAY
from troyes.dice.position import Position as DicePosition
from troyes.kernel.effects import decode_effect
from troyes.kernel.game import CHANCE, SPECTATOR, Game, mover
from troyes.kernel.record import Step
from troyes.kernel.refusals import BadInput
from troyes.server.database.tables import snapshots
from troyes.server.live import posts
from troyes.server.live.live_game import ABANDONED, OVER, LiveGame
from troyes.server.live.posts import counting
from troyes.server.live.refused import not_over
from troyes.server.live.replaying import Player, tape_of
from troyes.server.live.rules_lock import RULES
from troyes.server.live.snapshots import unpack


def points_of(connection: Connection, game: LiveGame) -> list[dict[str, Any]]:
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
        with RULES:
            position = unpack(game.about.game, game.about.setup, row.position)
        found.append(then(position, *moves[row.seq]))
    return [*taken_over(connection, game), *found]


def then(position: Any, move: int, created: int) -> dict[str, Any]:
    with RULES:
        return {"move": move, "created": created, "round": round_of(position), "points": position.totals()}


# ---- what was taken over -----------------------------------------------------------------------------------------


def taken_over(connection: Connection, game: LiveGame) -> list[dict[str, Any]]:
    """The turns before those of this table. Nothing is stored of them: they are played again, as long as the rules are
    those by which they were played."""
    lines = game.about.taken_over()
    if not lines or game.started is None:
        return []
    player = Player(tape_of(connection, game, SPECTATOR), "en")
    try:
        return [then(position, number, game.started) for number, position in ends_of_turns(player, len(lines))]
    except BadInput:
        return []


def ends_of_turns(player: Player, last: int) -> Iterator[tuple[int, Any]]:
    """The positions before a step that would have been stored, each with the number of its moves."""
    before: Step | None = None
    position = None
    for step in player.play(last):
        if before is not None and is_turn_over(player.rules, before, step.move):
            yield before.number, position
        before, position = step, player.position.clone()


def is_turn_over(rules: Game[Any, Any], before: Step, move: int) -> bool:
    """Whether a move closes the way back behind the step before it: see `turn.py`."""
    if mover(move) == CHANCE:
        return False
    if mover(before.move) == CHANCE or rules.is_binding(before.move):
        return True
    is_next = any(rules.begins_turn(decode_effect(effect)) for effect in before.effects)
    return not rules.simultaneous and (is_next or mover(before.move) != mover(move))


# ---- rows --------------------------------------------------------------------------------------------------------


def round_of(position: Any) -> int:
    """The round of the city, or the day of Troyes Dice."""
    return int(position.v[DAY] if isinstance(position, DicePosition) else position.round)


def moves_until(connection: Connection, game: LiveGame) -> dict[int, tuple[int, int]]:
    """After every message: how many moves the record has by then, and the time."""
    rows = posts.read_after(connection, game.id, 0)
    added = {row.seq: len(row.body["lines"]) for row in counting(rows)}
    found, made = {}, 0
    for row in rows:
        made += added.get(row.seq, 0)
        found[row.seq] = (made, row.created)
    return found
