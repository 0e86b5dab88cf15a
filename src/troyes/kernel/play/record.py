"""Records: the list of moves is the game.

A record holds what a game was made of (options, complete figures, seats) and the line of every move, chance included,
with a hash of the position wherever a turn ends. Saving, replaying, resuming, undoing and reporting a bug are all
done with this one list. docs/records.md describes the file; `record_file.py` reads and writes it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from troyes import __version__
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.contract.rules import Rules, mover
from troyes.kernel.play.turn import Step, Turn, begin, play
from troyes.words.message import Message, line_number

OTHER_RULES = "it-was-recorded-with"


@dataclass(frozen=True)
class Entry:
    """One move: its line, and the hash of the position after it if it ends a turn (else "")."""

    line: str
    hash: str = ""


@dataclass
class Record:
    """A game, running or finished (`scores` is set). Treat everything but `entries` and `scores` as fixed."""

    game: Rules[Any, Any]
    options: dict[str, Any]
    figures: dict[str, Any]
    seats: list[str]
    entries: list[Entry] = field(default_factory=list)
    scores: list[int] | None = None
    seed: str | int | None = None  # a note for whoever resumes the game; no part of what others get
    rules: str = __version__
    redacted_for: int | None = None
    commitment: str | None = None  # the hash of the secret of the dice, told at the start
    secret: bytes | None = None  # of the dice, told once the game is over
    dictated: int = 0  # moves at the start that were taken over from another game: their dice are not of this secret
    where: str = field(default=Message("record"), compare=False)

    @classmethod
    def begin(
        cls, game: Rules[Any, Any], setup: Any, seats: Sequence[str] = (), seed: str | int | None = None
    ) -> Record:
        """The record of a game that starts now; seats without names are called A, B, …"""
        count = game.seats(setup)
        names = list(seats) or [chr(ord("A") + seat) for seat in range(count)]
        if len(names) != count:
            raise BadInput("seats", "names-for-seats", "give-one-name-per-seat", given=len(names), count=count)
        return cls(game, game.options_of(setup), game.figures_of(setup), names, seed=seed)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file; BadInput names the file, the line and the remedy."""
        from troyes.kernel.play.record_file import load

        return load(path)

    def save(self, path: str | Path) -> None:
        """Write the whole file at once: a reader finds the old record or the new one, never half of one."""
        from troyes.kernel.play.record_file import save

        save(self, path)

    @classmethod
    def from_text(cls, text: str, where: str = "record") -> Record:
        """The record in the text of a file."""
        from troyes.kernel.play.record_file import read

        return read(text.encode(errors="replace"), where)

    def to_text(self) -> str:
        """The text of its file."""
        from troyes.kernel.play.record_file import text_of

        return text_of(self)

    def setup(self) -> Any:
        return self.game.setup(self.options, self.figures)

    # ---- replaying ------------------------------------------------------------------------------------------------

    def replay(self, until: int | None = None) -> Any:
        """The position after the given number of moves (all of them); BadInput names the first departing line."""
        position = self.game.new(self.setup())
        for step in self.steps(until):
            position = step.position
        return position

    def steps(self, until: int | None = None) -> Iterator[Step]:
        """Replay move by move, checking every hash."""
        self.refuse_redacted()
        if until is not None and not 0 <= until <= len(self.entries):
            problem = Message("has-moves-not", file=self.where, length=len(self.entries), until=until)
            raise BadInput("until", problem, "choose-a-smaller-number")
        turn = begin(self.game, self.setup())
        for number, entry in enumerate(self.entries[:until], 1):
            step = self.step(turn, number, entry)
            turn = step.turn
            yield step
        if until is None or until == len(self.entries):
            self.check_end(turn.position)

    def refuse_redacted(self) -> None:
        if self.redacted_for is not None:
            raise BadInput(self.where, "is-a-redacted-record", "ask-for-the-full")

    def step(self, turn: Turn, number: int, entry: Entry) -> Step:
        try:
            step = play(self.game, turn, self.game.parse(turn.position, entry.line))
        except BadInput as error:
            problem = Message("cannot-be-read-here", line=entry.line, why=error.problem)
            raise self.departs(number, problem) from None
        except IllegalMove as error:
            problem = Message("is-refused-here", line=entry.line, why=error.reason)
            raise self.departs(number, problem) from None
        if entry.hash != step.played.hash:
            raise self.departs(number, Message("the-position-after-is", line=entry.line))
        return step

    def departs(self, number: int, problem: Message) -> BadInput:
        """Moves start on the second line of a file."""
        remedy = Message("replay-it-with-until", before=number - 1)
        if self.rules != __version__:
            remedy = Message(OTHER_RULES, then=self.rules, now=__version__, remedy=remedy)
        problem = Message("move-departs", number=number, problem=problem)
        return BadInput((self.where, line_number(number + 1)), problem, remedy)

    def check_end(self, position: Any) -> None:
        found = position.totals() if position.is_over() else None
        if found == self.scores:
            return
        if self.scores is None:
            raise self.broken_end(Message("the-game-is-over-but"))
        if found is None:
            raise self.broken_end(Message("has-scores-but-the"))
        raise self.broken_end(Message("the-scores-are-not", found=found, kept=self.scores))

    def broken_end(self, problem: Message) -> BadInput:
        return BadInput((self.where, line_number(len(self.entries) + 2)), problem, "restore-the-file-from")

    # ---- what others get ------------------------------------------------------------------------------------------

    def redacted(self, seat: int) -> Record:
        """What a seat (or SPECTATOR) may have. While the game runs: secret moves replaced, and no hashes, since a
        secret could be guessed until its hash fits. Once it is over: the record itself."""
        if self.scores is not None or self.redacted_for == seat:
            return self
        lines: list[Entry] = []
        open_lines: list[tuple[int, Entry]] = []  # of seats that choose at the same time: unseen until all are done
        before = self.game.new(self.setup())
        for step in self.steps():
            secret = self.game.is_secret(before, step.move, seat)
            open_lines.append((mover(step.move), Entry(self.game.redact(before, step.move) if secret else step.line)))
            before = step.position
            if not self.game.simultaneous or not step.turn.lines:
                lines += [entry for _, entry in open_lines]
                open_lines = []
        lines += [entry for who, entry in open_lines if who == seat]
        return Record(
            self.game,
            self.options,
            self.figures,
            self.seats,
            lines,
            rules=self.rules,
            redacted_for=seat,
            commitment=self.commitment,
            dictated=self.dictated,
            where=self.where,
        )
