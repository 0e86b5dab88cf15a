"""A game step by step: the position after each of its moves, as somebody may know it.

Step 0 is the position before the first move, step n the one after n moves of the record, rolls and draws included.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypedDict, cast

from sqlalchemy import Connection

from troyes.games import GameName, OptionsShown, ViewShown, game_of, show
from troyes.kernel.contract.beat import Counted
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import CHANCE, SPECTATOR, mover, winners
from troyes.kernel.contract.showing import show_beats
from troyes.kernel.contract.shown import BeatShown
from troyes.kernel.play.beats import count, open_number, tell
from troyes.kernel.play.record import Entry, Record
from troyes.kernel.play.sources import sources_of
from troyes.kernel.play.turn import Step, begin
from troyes.server.live.kept.live_game import ABANDONED, OVER, LiveGame
from troyes.server.live.kept.record import lines_of
from troyes.server.live.told import posts
from troyes.server.live.told.posts import Post, line_for
from troyes.server.live.told.shown import EndShown

MOST_STEPS: Final = 200  # of one answer


class StepShown(TypedDict):
    """The position after some moves, and the move that led to it; `seat` is null for a roll or a draw. `beat` is the
    number of the beat that is open then, `beats` all that the move adds, by number."""

    step: int
    seat: int | None
    line: str
    beat: int
    beats: list[BeatShown]
    view: ViewShown


class ReplayShown(TypedDict):
    """`moves` is the number of the last step there is; step 0 is the start."""

    moves: int
    steps: list[StepShown]


class WholeReplayShown(ReplayShown):
    game: GameName
    options: OptionsShown
    names: list[str]
    result: EndShown | None


@dataclass(frozen=True)
class Tape:
    """A record and how it may be read: by which seat, each move by which line, and whether nothing is hidden."""

    record: Record
    setup: Any
    lines: Sequence[str]
    seat: int
    is_open: bool


# ---- what can be replayed ----------------------------------------------------------------------------------------


def tape_of(connection: Connection, game: LiveGame, seat: int) -> Tape:
    """A game of this server. While it runs only turns that can no longer be taken back are on it."""
    is_open = game.status in (OVER, ABANDONED)
    rows = posts.read_after(connection, game.id, 0)
    lines = list(lines_of(rows if is_open else firm_rows(game, rows)))
    about = game.about
    record = Record.begin(about.game, about.setup, game.names())
    record.entries = [Entry(line[1], line[2]) for line in lines]
    return Tape(record, about.setup, [line[1] if is_open else line_for(line, seat) for line in lines], seat, is_open)


def firm_rows(game: LiveGame, rows: Sequence[Post]) -> list[Post]:
    """Without the moves of the turn in progress."""
    played = [] if game.turn is None else [played.mark.seq for line in game.turn.lines.values() for played in line]
    first = min(played, default=game.seq + 1)
    return [row for row in rows if row.seq < first]


def tape_from(text: str, seat: int | None) -> Tape:
    """A record that somebody has: nothing in it is a secret to them."""
    record = Record.from_text(text)
    record.refuse_redacted()
    setup = record.setup()
    count = record.game.seats(setup)
    if seat is not None and seat >= count:
        raise BadInput("seat", "there-are-seats", "name-one-of-them", count=count)
    lines = [entry.line for entry in record.entries]
    return Tape(record, setup, lines, SPECTATOR if seat is None else seat, True)


# ---- replaying ---------------------------------------------------------------------------------------------------


class Player:
    """Plays a tape once, from its start. The rules are held for one move at a time: others want to play too."""

    def __init__(self, tape: Tape, language: str) -> None:
        self.tape = tape
        self.language = language
        self.rules = game_of(tape.record.game)
        self.number = 0
        self.turn = begin(self.rules, tape.setup)
        self.before = self.beat = Counted()  # how far beats are numbered, before the last move and after it

    @property
    def position(self) -> Any:
        return self.turn.position

    def steps(self, first: int, last: int) -> list[StepShown]:
        """Some steps, at most MOST_STEPS; BadInput names the first move that cannot be played."""
        last = min(last, first + MOST_STEPS - 1)
        found = [self.shown(None)] if first == 0 <= last else []
        return [*found, *(self.shown(step) for step in self.play(last) if self.number >= first)]

    def play(self, last: int) -> Iterator[Step]:
        """The next moves, up to a step."""
        record = self.tape.record
        for number, entry in enumerate(record.entries[self.number : last], self.number + 1):
            try:
                step = record.step(self.turn, number, entry)
            except BadInput as error:
                remedy = "look-at-the-moves"
                raise BadInput(error.where, error.problem, remedy, before=number - 1) from None
            self.number, self.turn = number, step.turn
            self.before, self.beat = self.beat, count(self.rules, self.tape.setup, self.beat, step.effects)
            yield step

    def shown(self, step: Step | None) -> StepShown:
        """The position now, and the step that led to it."""
        setup, names = self.position.setup, self.tape.record.seats
        effects = [] if step is None else self.visible(step.effects)
        left_open = open_number(self.rules, self.beat)
        speaker = self.rules.voice.speaker(setup, self.language, names)
        return {
            "step": self.number,
            "seat": None if step is None or mover(step.move) == CHANCE else mover(step.move),
            "line": "" if step is None else self.tape.lines[self.number - 1],
            "beat": self.beat.number,
            "beats": show_beats(speaker, tell(self.rules, setup, self.before, effects), left_open),
            "view": show(self.rules.view(self.position, self.tape.seat), self.language),
        }

    def visible(self, effects: list[int]) -> list[int]:
        """Where all choose at the same time, what is on the record has been shown to all."""
        if self.tape.is_open or self.rules.simultaneous:
            return effects
        return self.rules.visible(effects, self.tape.seat)

    def result(self) -> EndShown | None:
        """How it ends, all moves checked; None for a game that is not over."""
        for _ in self.play(len(self.tape.record.entries)):
            pass
        self.tape.record.check_end(self.position)
        if not self.position.is_over():
            return None
        scores = self.position.totals()
        return {
            "scores": scores,
            "winners": winners(scores, len(self.tape.record.seats)),
            "sources": sources_of(self.rules, self.position, self.language),
        }


def replay(tape: Tape, first: int, last: int, language: str) -> ReplayShown:
    return {"moves": len(tape.lines), "steps": Player(tape, language).steps(first, last)}


def replay_whole(tape: Tape, first: int, last: int, language: str) -> WholeReplayShown:
    """A record that somebody has sent: some of its steps, and what it is about."""
    record, player = tape.record, Player(tape, language)
    return {
        "game": cast(GameName, record.game.name),
        "options": cast(OptionsShown, record.options),
        "names": record.seats,
        "moves": len(record.entries),
        "steps": player.steps(first, last),
        "result": player.result(),
    }
