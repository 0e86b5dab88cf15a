"""The turn in progress: what may still be taken back.

A turn begins with a position behind which nobody goes back (its base) and holds the moves since. In a game where one
seat decides, chance, another seat's move or a new turn begins the next one; where all choose at the same time, the turn
lasts until all are done. A move that binds ends it at once. Turns are never changed: playing or taking back gives
another one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from troyes.kernel.chance import Source
from troyes.kernel.effects import Trace, decode_effect
from troyes.kernel.game import CHANCE, SPECTATOR, Game, mover
from troyes.kernel.match import Lines
from troyes.kernel.record import deciding, hash_after
from troyes.kernel.refusals import IllegalMove, refusal

NO_UNDO = refusal("no_undo", "There is nothing to take back.", "Il n'y a rien à reprendre.")


class Played(NamedTuple):
    """A move of the turn: the seq of its message, and the decision it answered."""

    seq: int
    decision: str
    move: int


class Line(NamedTuple):
    """A line of the record with its effects; `redacted` is what the seats in `secret_from` (or spectators) get."""

    seat: int
    line: str
    hash: str
    effects: list[int]
    redacted: str = ""
    secret_from: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """`number` counts turns; `changes` counts moves and undos since the base, by seat."""

    number: int
    base: Any
    position: Any
    lines: Mapping[int, tuple[Played, ...]] = field(default_factory=dict)
    changes: Mapping[int, int] = field(default_factory=dict)
    is_past: bool = False  # the last move began a new turn: the next move cannot be taken back with it

    def pending(self) -> list[int]:
        return sorted(deciding(self.position))


class Step(NamedTuple):
    """What a move or an undo did."""

    turn: Turn
    line: str
    own: list[int]  # effects of the move itself
    lines: list[Line]  # what it adds to the record: nothing while others still choose
    firm_before: bool = False  # the position before it is one behind which nobody goes back
    firm_after: bool = False


def begin(game: Game[Any, Any], setup: Any, source: Source, taken_over: Sequence[str] = ()) -> Step:
    """The start of a game and its first chance; or the lines that it takes over from another game, and what follows."""
    position = game.new(setup)
    lines = [apply(game, position, game.parse(position, line))[1] for line in taken_over]
    lines += roll(game, position, source)
    return Step(Turn(1, position, position), "", [], lines, firm_after=True)


# ---- naming decisions --------------------------------------------------------------------------------------------


def decision_name(game: Game[Any, Any], turn: Turn, seat: int) -> str:
    """`TURN.SEAT.STEP`. Another name for every other situation the seat may be in, and for nothing else: where all
    choose at the same time, what others do changes nothing."""
    step = turn.changes.get(seat, 0) if game.simultaneous else sum(turn.changes.values())
    return f"{turn.number}.{seat}.{step}"


def seat_named(decision: str) -> int | None:
    """The seat in the name of a decision, whether or not there is such a decision."""
    parts = decision.split(".")
    return int(parts[1]) if len(parts) == 3 and parts[1].isascii() and parts[1].isdigit() else None


# ---- playing -----------------------------------------------------------------------------------------------------


def play(game: Game[Any, Any], turn: Turn, played: Played, source: Source) -> Step:
    """Play a move and the chance that follows; IllegalMove changes nothing."""
    move, seat = played.move, mover(played.move)
    firm_before = closes_way_back(game, turn, seat)
    if firm_before:
        turn = Turn(turn.number + 1, turn.position, turn.position)
    position, line = apply(game, turn.position.clone(), move)
    lines = {**turn.lines, seat: (*turn.lines.get(seat, ()), played)}
    changes = {**turn.changes, seat: turn.changes.get(seat, 0) + 1}
    is_past = any(game.begins_turn(decode_effect(effect)) for effect in line.effects)
    turn = Turn(turn.number, turn.base, position, lines, changes, is_past)
    is_done = not deciding(position) or game.is_binding(move)
    return settle(game, turn, line, firm_before, is_done, source)


def settle(game: Game[Any, Any], turn: Turn, line: Line, firm_before: bool, is_done: bool, source: Source) -> Step:
    """Let chance speak; where all choose at the same time, show all lines once all are done."""
    lines = [line]
    if game.simultaneous:
        lines = written(game, turn) if is_done else []
    if not is_done:
        return Step(turn, line.line, line.effects, lines, firm_before)
    position = turn.position.clone()
    lines += roll(game, position, source)
    later = Turn(turn.number + 1, position, position)
    return Step(later, line.line, line.effects, lines, firm_before, firm_after=True)


def closes_way_back(game: Game[Any, Any], turn: Turn, seat: int) -> bool:
    """Whether the next move of this seat ends what others (or itself, in its last turn) could take back."""
    if game.simultaneous:
        return False
    return bool(turn.lines) and (turn.is_past or list(turn.lines) != [seat])


def apply(game: Game[Any, Any], position: Any, move: int) -> tuple[Any, Line]:
    """Play one move on a position: the line it adds to the record."""
    reason = position.why_not(move)
    if reason is not None:
        raise IllegalMove(reason)
    text, before, trace = game.format(position, move), deciding(position), Trace()
    redacted, secret_from = redaction(game, position, move)
    position.play(move, trace)
    return position, Line(mover(move), text, hash_after(before, position), trace.packed(), redacted, secret_from)


def redaction(game: Game[Any, Any], position: Any, move: int) -> tuple[str, tuple[int, ...]]:
    """Only chance deals secrets; a move is known to all once it may be known at all."""
    if mover(move) != CHANCE:
        return "", ()
    viewers = (SPECTATOR, *range(len(position.totals())))
    secret_from = tuple(seat for seat in viewers if game.is_secret(position, move, seat))
    return (game.redact(position, move), secret_from) if secret_from else ("", ())


def roll(game: Game[Any, Any], position: Any, source: Source) -> list[Line]:
    """Chance until somebody has to decide or the game is over; changes the position."""
    lines = []
    while CHANCE in position.pending():
        lines.append(apply(game, position, position.draw(source))[1])
    return lines


def written(game: Game[Any, Any], turn: Turn) -> list[Line]:
    """The lines of all seats in the order of the seats, as the record holds them."""
    kept = Lines(game)
    kept.start = turn.base
    kept.moves = {seat: [played.move for played in line] for seat, line in turn.lines.items() if line}
    entries, effects = kept.written()
    seats = [seat for seat in sorted(kept.moves) for _ in kept.moves[seat]]
    return [Line(seat, entry.line, entry.hash, told) for seat, entry, told in zip(seats, entries, effects)]


# ---- taking back -------------------------------------------------------------------------------------------------


def can_undo(turn: Turn, seat: int) -> bool:
    """Whether the seat has a move to take back."""
    return bool(turn.lines.get(seat)) and not turn.position.is_over()


def undo(game: Game[Any, Any], turn: Turn, seat: int, whole_turn: bool) -> tuple[Turn, tuple[Played, ...]]:
    """The turn without the seat's last move, or without all of them; and what was taken back."""
    if not can_undo(turn, seat):
        raise IllegalMove(NO_UNDO)
    line = turn.lines[seat]
    kept = () if whole_turn else line[:-1]
    lines = {other: moves for other, moves in {**turn.lines, seat: kept}.items() if moves}
    changes = {**turn.changes, seat: turn.changes.get(seat, 0) + 1}
    position = replay(turn.base, lines)
    return replace(turn, position=position, lines=lines, changes=changes, is_past=False), line[len(kept) :]


def replay(base: Any, lines: Mapping[int, tuple[Played, ...]]) -> Any:
    """The base with these moves played on it."""
    position = base.clone()
    for seat in sorted(lines):
        for played in lines[seat]:
            position.play(played.move)
    return position
