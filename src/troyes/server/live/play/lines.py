"""The lines that a move adds to the record of a game, the chance that follows included, and who may read which."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from troyes.kernel.contract.rules import CHANCE, SPECTATOR, Rules, mover
from troyes.kernel.play import turn as turns
from troyes.kernel.play.chance import Source
from troyes.kernel.play.turn import Played, Turn


class Mark(NamedTuple):
    """By what a move of the turn is known here: the seq of its message, and the decision it answered."""

    seq: int
    decision: str


class Line(NamedTuple):
    """A line of the record with its effects; `redacted` is what the seats in `secret_from` (or spectators) get."""

    seat: int
    line: str
    hash: str
    effects: list[int]
    redacted: str = ""
    secret_from: tuple[int, ...] = ()


class Step(NamedTuple):
    """What a move did, or the start of a game."""

    turn: Turn
    line: str
    own: list[int]  # effects of the move itself
    lines: list[Line]  # what it adds to the record: nothing while others still choose
    firm_before: bool = False  # the position before it is one behind which nobody goes back
    firm_after: bool = False


def begin(game: Rules[Any, Any], setup: Any, source: Source, taken_over: Sequence[str] = ()) -> Step:
    """The start of a game and its first chance; or the lines that it takes over from another game, and what follows."""
    turn, lines = turns.begin(game, setup), []
    for line in taken_over:
        before = turn.position
        step = turns.play(game, turn, game.parse(before, line))
        turn = step.turn
        lines.append(line_of(game, before, step.played))
    turn, drawn = roll(game, turn, source)
    return Step(Turn.at(turn.position), "", [], [*lines, *drawn], firm_after=True)


def play(game: Rules[Any, Any], turn: Turn, move: int, mark: Mark, source: Source) -> Step:
    """Play a move and the chance that follows; IllegalMove changes nothing."""
    step = turns.play(game, turn, move, mark)
    added = step.firm if game.simultaneous else [step.played]
    later, drawn = roll(game, step.turn, source)
    lines = [*(line_of(game, turn.position, played) for played in added), *drawn]
    return Step(later, step.line, step.effects, lines, step.closed_before is not None, step.closed_after is not None)


def roll(game: Rules[Any, Any], turn: Turn, source: Source) -> tuple[Turn, list[Line]]:
    """The turn after the chance that is due, and its lines."""
    lines = []
    for step in turns.roll(game, turn, source):
        lines.append(line_of(game, turn.position, step.played))
        turn = step.turn
    return turn, lines


def line_of(game: Rules[Any, Any], before: Any, played: Played) -> Line:
    """Only chance deals secrets; a move is known to all once it may be known at all."""
    line = Line(mover(played.move), played.line, played.hash, played.effects)
    if line.seat != CHANCE:
        return line
    viewers = (SPECTATOR, *range(len(before.totals())))
    secret_from = tuple(seat for seat in viewers if game.is_secret(before, played.move, seat))
    if not secret_from:
        return line
    return line._replace(redacted=game.redact(before, played.move), secret_from=secret_from)
