"""A running game: the turn in progress, the record, and the source of chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.kernel.contract.beat import Beat, Counted, joined
from troyes.kernel.contract.refusals import IllegalMove, refusal
from troyes.kernel.contract.rules import CHANCE, SPECTATOR, Rules, mover
from troyes.kernel.contract.seen import MOST_SEEN, Seen
from troyes.kernel.play.beats import count, own_turn, tell
from troyes.kernel.play.chance import Source
from troyes.kernel.play.record import Entry, Record
from troyes.kernel.play.turn import Played, Step, begin, deciding, play, roll, undo, written


class Match:
    """Plays a game and writes its record. A refused move raises IllegalMove and changes nothing.

    Without a source chance is never drawn: every outcome is dictated, as with real dice on a real table.
    """

    def __init__(
        self,
        game: Rules[Any, Any],
        setup: Any,
        source: Source | None,
        seats: Sequence[str] = (),
        seed_note: str | int | None = None,
    ) -> None:
        self.game = game
        self.source = source
        self.turn = begin(game, setup)
        self.record = Record.begin(game, setup, seats, seed_note)
        self.effects: list[list[int]] = []  # of each entry of the record
        self.firm = 0  # entries that are no longer taken back
        self.secrets: dict[int, tuple[Any, int]] = {}  # by entry: chance that not all may know, and where it was drawn

    @classmethod
    def resume(cls, record: Record, source: Source | None) -> Match:
        """Go on where a record ends. Chance is keyed: with the same source the game continues as it would have."""
        match = cls(record.game, record.setup(), source, record.seats, record.seed)
        match.record.where = record.where
        for step in record.steps():
            match.add(step)
        return match

    @property
    def position(self) -> Any:
        return self.turn.position

    # ---- playing --------------------------------------------------------------------------------------------------

    def play(self, move: int | str) -> list[int]:
        """Play a move (or its line) and the chance that follows; the packed effects of all of it."""
        return self.apply(self.read(move)) + self.advance()

    def play_chance(self, outcome: int | str) -> list[int]:
        """Dictate one outcome (a chance move or its line), and stop there."""
        move = self.read(outcome)
        if mover(move) != CHANCE:
            raise IllegalMove(refusal("no_outcome", "why-no-outcome"))
        return self.apply(move)

    def advance(self) -> list[int]:
        """Let chance speak until somebody has to decide or the game is over."""
        if self.source is None:
            return []
        return [effect for step in roll(self.game, self.turn, self.source) for effect in self.add(step)]

    def read(self, move: int | str) -> int:
        return self.game.parse(self.position, move) if isinstance(move, str) else move

    def apply(self, move: int) -> list[int]:
        """Play exactly one move and record it."""
        return self.add(play(self.game, self.turn, move))

    def add(self, step: Step) -> list[int]:
        """Go on to where a step has led."""
        before, self.turn = self.position, step.turn
        self.write(step.firm)
        if self.game.is_secret(before, step.move, SPECTATOR):  # only chance is, and that is firm at once
            self.secrets[self.firm - 1] = before, step.move
        if self.position.is_over():
            self.record.scores = self.position.totals()
        return step.played.effects

    def write(self, firm: Sequence[Played]) -> None:
        """Bring record and effects up to date: what is firm now, and the moves of the turn in progress."""
        new = [*firm, *written(self.game, self.turn)]
        self.record.entries[self.firm :] = [Entry(played.line, played.hash) for played in new]
        self.effects[self.firm :] = [played.effects for played in new]
        self.firm += len(firm)

    def story(self, seat: int) -> list[int]:
        """All that happened so far as a seat (or a spectator) may know it: unfinished lines of others are left out."""
        told: list[int] = []
        for number, effects in enumerate(self.effects):
            is_revealed = self.game.simultaneous and number < self.firm
            told += effects if is_revealed else self.game.visible(effects, seat)
        return told

    def beats(self, seat: int) -> list[Beat]:
        """The same as beats with their numbers, each as far as it has come; an undo makes the last one shorter."""
        setup, so_far, found = self.position.setup, Counted(), list[Beat]()
        for effects in self.effects[: self.firm]:
            known = effects if self.game.simultaneous else self.game.visible(effects, seat)
            found += tell(self.game, setup, so_far, known)
            so_far = count(self.game, setup, so_far, effects)
        for played in written(self.game, self.turn):
            at, known = so_far, self.game.visible(played.effects, seat)
            if self.game.simultaneous:
                at = own_turn(so_far, deciding(self.turn.base), mover(played.move))
            else:
                so_far = count(self.game, setup, so_far, played.effects)
            found += tell(self.game, setup, at, known)
        return joined(found)

    def seen(self, seat: int, most: int) -> tuple[Seen, ...]:
        """The last moves as a seat may know them, at most so many."""
        under_way = written(self.game, self.turn)
        if self.game.simultaneous:
            under_way = list(self.turn.lines.get(seat, ()))
        first = max(self.firm + len(under_way) - min(most, MOST_SEEN), 0)
        firm = [self.seen_entry(number, seat) for number in range(first, self.firm)]
        later = [Seen(played.line, tuple(self.game.visible(played.effects, seat))) for played in under_way]
        return (*firm, *later[max(first - self.firm, 0) :])

    def seen_entry(self, number: int, seat: int) -> Seen:
        line, effects = self.record.entries[number].line, self.effects[number]
        if number in self.secrets and self.game.is_secret(*self.secrets[number], seat):
            line = self.game.redact(*self.secrets[number])
        return Seen(line, tuple(effects if self.game.simultaneous else self.game.visible(effects, seat)))

    # ---- undo -----------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last move (of its own line), with nothing rolled, drawn or revealed since."""
        return self.turn.can_undo(seat)

    def undo(self, seat: int, whole_turn: bool = False) -> None:
        """Take back the seat's last move, or all of its turn; IllegalMove when there is nothing to take back."""
        self.turn, _ = undo(self.game, self.turn, seat, whole_turn)
        self.write(())
