# compiled
"""The turn in progress: what may still be taken back, and what closes the way back.

A turn begins with a position behind which nobody goes back (its base) and holds the moves since. Where one seat decides
at a time, the move of another seat or the next turn of the same one begins another; where all choose at the same time,
a turn lasts until all are done. Chance, a move that binds and the end of the game close it at once. Turns are never
changed: playing or taking back gives another one.

A second rule, for who plays against bots alone: one's last decision can be taken back with what they have answered
since, as long as nothing was rolled, drawn or revealed. So a turn knows the one before it if only a move lies between.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple, Self

from troyes.kernel.contract.effects import Trace, decode_effect
from troyes.kernel.contract.refusals import IllegalMove, refusal
from troyes.kernel.contract.rules import CHANCE, Position, Rules, mover
from troyes.kernel.play.chance import Source

NO_UNDO = refusal("no_undo", "why-no-undo")


class Closing(StrEnum):
    """What closes the way back."""

    SEAT = "seat"  # another seat moves
    TURN = "turn"  # the same seat moves, in its next turn
    CHANCE = "chance"  # something is rolled, drawn or revealed
    BINDING = "binding"  # the move holds for all at once
    END = "end"  # of the game


class Played(NamedTuple):
    """A move as the record holds it: its line, the hash after it (or ""), and its effects.

    `mark` is whatever it is known by to whoever keeps the turn.
    """

    move: int
    line: str
    hash: str
    effects: list[int]
    mark: Any = None


@dataclass(frozen=True, slots=True)
class Turn:
    """`number` counts turns; `lines` are the moves since the base, by seat; `changes` counts moves and undos, by seat:
    whoever has seen a position knows whether it still is the one they saw."""

    number: int
    base: Any
    position: Any
    lines: Mapping[int, tuple[Played, ...]] = field(default_factory=dict)
    changes: Mapping[int, int] = field(default_factory=dict)
    is_past: bool = False  # the last move began a new turn: the next move cannot be taken back with it
    before: Turn | None = None  # the one that ended with the move that began this one, and with nothing else

    @classmethod
    def at(cls, position: Any, number: int = 1, before: Turn | None = None) -> Self:
        """The turn that begins here."""
        return cls(number, position, position, before=before)

    def pending(self) -> list[int]:
        """The seats that have to decide."""
        return sorted(deciding(self.position))

    def can_undo(self, seat: int, over: Collection[int] = ()) -> bool:
        """Whether the seat has a move to take back; `over`: also over what these seats have answered."""
        return self.reopened(seat, over) is not None

    def reopened(self, seat: int, over: Collection[int] = ()) -> Turn | None:
        """The turn to which the seat goes back with its last move; None where there is no way back."""
        if self.position.is_over():
            return None
        found: Turn | None = self
        while found is not None and not found.lines.get(seat):
            found = found.before if over and set(found.lines) <= set(over) else None
        return found


class Step(NamedTuple):
    """What a move did. `firm` are the moves that are no longer taken back, in the order of the record."""

    turn: Turn
    played: Played
    firm: list[Played]
    is_first: bool = False  # of its turn: the position before it is one behind which nobody goes back
    closed_before: Closing | None = None  # by the move being played: what came before it is firm
    closed_after: Closing | None = None  # by what the move leads to: it is firm itself

    @property
    def position(self) -> Any:
        return self.turn.position

    @property
    def move(self) -> int:
        return self.played.move

    @property
    def line(self) -> str:
        return self.played.line

    @property
    def effects(self) -> list[int]:
        return self.played.effects


# ---- playing -----------------------------------------------------------------------------------------------------


def begin(game: Rules[Any, Any], setup: Any) -> Turn:
    """The first turn of a game, before its first chance."""
    return Turn.at(game.new(setup))


def play(game: Rules[Any, Any], turn: Turn, move: int, mark: Any = None) -> Step:
    """Play a move or an outcome of chance; IllegalMove changes nothing."""
    before = closed_before(game, turn, mover(move))
    firm: list[Played] = []
    if before is not None:
        firm, turn = written(game, turn), Turn.at(turn.position, turn.number + 1, turn)
    position, played = carry_out(game, turn.position, move, mark)
    if mover(move) == CHANCE:
        return Step(Turn.at(position, turn.number), played, [*firm, played], closed_before=before)
    is_first, turn = not turn.lines, with_move(game, turn, position, played)
    after = closed_after(game, turn, move)
    if after is not None:
        firm, turn = [*firm, *written(game, turn)], Turn.at(position, turn.number + 1)
    return Step(turn, played, firm, is_first, before, after)


def roll(game: Rules[Any, Any], turn: Turn, source: Source) -> Iterator[Step]:
    """Chance until somebody has to decide or the game is over."""
    while CHANCE in turn.position.pending():
        step = play(game, turn, turn.position.draw(source))
        turn = step.turn
        yield step


def carry_out(game: Rules[Any, Any], before: Any, move: int, mark: Any = None) -> tuple[Any, Played]:
    """The position after a move, and the move as it was played. `play` of the position is the one check of legality."""
    position, trace = before.clone(), Trace()
    position.play(move, trace)
    return position, Played(move, game.format(before, move), hash_after(before, position), trace.packed(), mark)


def with_move(game: Rules[Any, Any], turn: Turn, position: Any, played: Played) -> Turn:
    seat = mover(played.move)
    lines = {**turn.lines, seat: (*turn.lines.get(seat, ()), played)}
    is_past = any(game.begins_turn(decode_effect(effect)) for effect in played.effects)
    return replace(turn, position=position, lines=lines, changes=changed(turn, seat), is_past=is_past)


# ---- what closes the way back ------------------------------------------------------------------------------------


def closed_before(game: Rules[Any, Any], turn: Turn, seat: int) -> Closing | None:
    """What ends, with the next move of this seat, what others (or itself, in its last turn) could take back."""
    if game.simultaneous or not turn.lines:
        return None
    if list(turn.lines) != [seat]:
        return Closing.SEAT
    return Closing.TURN if turn.is_past else None


def closed_after(game: Rules[Any, Any], turn: Turn, move: int) -> Closing | None:
    """What ends the turn at once, now that the move is played."""
    if turn.position.is_over():
        return Closing.END
    if not deciding(turn.position):
        return Closing.CHANCE
    return Closing.BINDING if game.is_binding(move) else None


# ---- taking back -------------------------------------------------------------------------------------------------


def undo(
    game: Rules[Any, Any], turn: Turn, seat: int, whole_turn: bool = False, over: Collection[int] = ()
) -> tuple[Turn, tuple[Played, ...]]:
    """The turn without the seat's last move, or without all of them; and what was taken back.

    Where that goes over what others have answered, those moves are taken back, too, and the turn gets a new number: it
    is none of those in which they were asked.
    """
    found = turn.reopened(seat, over)
    if found is None:
        raise IllegalMove(NO_UNDO)
    line = found.lines[seat]
    kept = () if whole_turn else line[:-1]
    lines = {other: moves for other, moves in {**found.lines, seat: kept}.items() if moves}
    position, _ = again(game, found.base, lines)
    number = turn.number if found is turn else turn.number + 1
    changes = changed(found, seat)
    left = replace(found, number=number, position=position, lines=lines, changes=changes, is_past=False)
    return left, (*line[len(kept) :], *answered(turn, found))


def answered(turn: Turn | None, found: Turn) -> list[Played]:
    """What has been played in the turns after one of those before, in order."""
    moves: list[Played] = []
    while turn is not None and turn is not found:
        moves = [*(played for line in turn.lines.values() for played in line), *moves]
        turn = turn.before
    return moves


def changed(turn: Turn, seat: int) -> dict[int, int]:
    return {**turn.changes, seat: turn.changes.get(seat, 0) + 1}


# ---- the record --------------------------------------------------------------------------------------------------


def written(game: Rules[Any, Any], turn: Turn) -> list[Played]:
    """The moves since the base as the record holds them: in the order of the seats, whoever was first."""
    if game.simultaneous:
        return again(game, turn.base, turn.lines)[1]
    return [played for line in turn.lines.values() for played in line]


def again(game: Rules[Any, Any], base: Any, lines: Mapping[int, Sequence[Played]]) -> tuple[Any, list[Played]]:
    """Lines played again from a base, one seat after the other."""
    position, found = base, []
    for seat in sorted(lines):
        for played in lines[seat]:
            position, new = carry_out(game, position, played.move, played.mark)
            found.append(new)
    return position, found


def deciding(position: Position) -> set[int]:
    """The seats that have to decide; empty while chance speaks and when the game is over."""
    return set(position.pending()) - {CHANCE}


def hash_after(before: Position, position: Position) -> str:
    """The hash an entry carries: where other seats (or nobody, or chance) decide after the move."""
    return position.fingerprint() if position.is_over() or deciding(position) != deciding(before) else ""
