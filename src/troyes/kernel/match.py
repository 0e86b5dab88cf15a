"""A running game: the position, its record, and the source of its chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from troyes.kernel.chance import Source
from troyes.kernel.effects import Trace, decode_effect
from troyes.kernel.game import CHANCE, Game, is_line, mover
from troyes.kernel.record import Entry, Record, deciding, hash_after
from troyes.kernel.refusals import IllegalMove, refusal


class Earlier(NamedTuple):
    """A position to which its seat may still go back."""

    seat: int
    position: Any
    moves: int


class Match:
    """Plays a game and writes its record. A refused move raises IllegalMove and changes nothing.

    Without a source chance is never drawn: every outcome is dictated, as with real dice on a real table.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        setup: Any,
        source: Source | None,
        seats: Sequence[str] = (),
        seed_note: str | int | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.position: Any = game.new(setup)
        self.record = Record.begin(game, setup, seats, seed_note)
        self.effects: list[list[int]] = []  # of each entry of the record
        self.earlier: list[Earlier] = []
        self.new_turn = True
        self.lines = Lines(game)

    @classmethod
    def resume(cls, record: Record, source: Source | None) -> Match:
        """Go on where a record ends. Chance is keyed: with the same source the game continues as it would have."""
        match = cls(record.game, record.setup(), source, record.seats, record.seed)
        match.record.where = record.where
        for step in record.steps():
            match.apply(step.move)
        return match

    # ---- playing --------------------------------------------------------------------------------------------------

    def play(self, move: int | str) -> list[int]:
        """Play a move (or its line) and the chance that follows; the packed effects of all of it."""
        return self.apply(self.read(move)) + self.advance()

    def play_chance(self, outcome: int | str) -> list[int]:
        """Dictate one outcome (a chance move or its line), and stop there."""
        move = self.read(outcome)
        if mover(move) != CHANCE:
            raise IllegalMove(refusal("no_outcome", "This is not an outcome of chance.", "Ce n'est pas un tirage."))
        return self.apply(move)

    def advance(self) -> list[int]:
        """Let chance speak until somebody has to decide or the game is over."""
        effects: list[int] = []
        while self.source is not None and CHANCE in self.position.pending():
            effects += self.apply(self.position.draw(self.source))
        return effects

    def read(self, move: int | str) -> int:
        return self.game.parse(self.position, move) if isinstance(move, str) else move

    def apply(self, move: int) -> list[int]:
        """Play exactly one move and record it."""
        reason = self.position.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        line = self.game.format(self.position, move)
        before = deciding(self.position)
        self.remember(move)
        trace = Trace()
        if is_line(self.game, move):
            self.lines.add(self.position, move, len(self.record.entries))
        self.position.play(move, trace)
        effects = trace.packed()
        if is_line(self.game, move):
            self.write_lines()
        else:
            self.record.entries.append(Entry(line, hash_after(before, self.position)))
            self.effects.append(effects)
        if self.position.is_over():
            self.record.scores = self.position.totals()
        self.new_turn = any(self.game.begins_turn(decode_effect(effect)) for effect in effects)
        return effects

    def write_lines(self) -> None:
        """Bring record and effects up to date; once all are done the lines can no longer be taken back."""
        at = self.lines.before
        self.record.entries[at:], self.effects[at:] = self.lines.written()
        if not deciding(self.position):
            self.lines.moves.clear()

    def story(self, seat: int) -> list[int]:
        """All that happened so far as a seat (or a spectator) may know it: unfinished lines of others are left out."""
        told: list[int] = []
        finished = self.lines.before if self.lines.moves else len(self.effects)
        for number, effects in enumerate(self.effects):
            revealed = self.game.simultaneous and number < finished
            told += effects if revealed else self.game.visible(effects, seat)
        return told

    # ---- undo -----------------------------------------------------------------------------------------------------

    def remember(self, move: int) -> None:
        """Keep the position before a decision; chance, the decisions of others and a new turn close the way back."""
        if self.game.simultaneous:
            return
        seat = mover(move)
        is_closed = seat == CHANCE or self.game.is_binding(move)
        if is_closed or self.new_turn or any(earlier.seat != seat for earlier in self.earlier):
            self.earlier.clear()
        if not is_closed:
            self.earlier.append(Earlier(seat, self.position.clone(), len(self.record.entries)))

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last move (of its own line), with nothing rolled, drawn or revealed since."""
        if self.game.simultaneous:
            return bool(self.lines.moves.get(seat))
        return bool(self.earlier) and self.earlier[-1].seat == seat and not self.position.is_over()

    def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take back the seat's last move, or all of its turn; IllegalMove when there is nothing to take back."""
        if not self.can_undo(seat):
            raise IllegalMove(refusal("no_undo", "There is nothing to take back.", "Il n'y a rien à reprendre."))
        if self.game.simultaneous:
            self.position = self.lines.take_back(seat, whole_turn)
            self.write_lines()
            return
        kept = 0 if whole_turn else len(self.earlier) - 1
        earlier = self.earlier[kept]
        del self.earlier[kept:]
        del self.record.entries[earlier.moves :]
        del self.effects[earlier.moves :]
        self.position = earlier.position
        self.new_turn = False


class Lines:
    """The lines of seats that choose at the same time: they never influence each other.

    Until all are done a line can be taken back. The record holds them in the order of the seats, whoever was first.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.start: Any = None
        self.moves: dict[int, list[int]] = {}
        self.before = 0  # entries of the record before these lines

    def add(self, position: Any, move: int, entries: int) -> None:
        if not self.moves:
            self.start, self.before = position.clone(), entries
        self.moves.setdefault(mover(move), []).append(move)

    def written(self) -> tuple[list[Entry], list[list[int]]]:
        """The entries of all lines in the order of the seats, and the effects of each."""
        position, entries, effects = self.start.clone(), [], []
        for seat in sorted(self.moves):
            for move in self.moves[seat]:
                line, before, trace = self.game.format(position, move), deciding(position), Trace()
                position.play(move, trace)
                entries.append(Entry(line, hash_after(before, position)))
                effects.append(trace.packed())
        return entries, effects

    def take_back(self, seat: int, whole_line: bool) -> Any:
        """The position without the last move of a seat, or without its line."""
        kept = self.moves[seat][:-1]
        if whole_line or not kept:
            del self.moves[seat]
        else:
            self.moves[seat] = kept
        position = self.start.clone()
        for other in sorted(self.moves):
            for move in self.moves[other]:
                position.play(move)
        return position
