# compiled
"""A position of the dice game: the contract of the kernel over the rules of this folder."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.rules.actions import needs_mercy
from troyes.dice.rules.codes import CHANCE_SEAT, body_of, kind_of, seat_of
from troyes.dice.rules.course import (
    apply_chance,
    apply_move,
    be_merciful,
    begin,
    chance_due,
    is_main,
    is_pending,
    list_moves,
    show_sheet,
)
from troyes.dice.rules.crier import cry_of_bot
from troyes.dice.rules.layout import (
    CHOOSING,
    CIRCLED,
    COLOURS,
    CRYING,
    DAY,
    DONE,
    HALF,
    OVER,
    PHASE,
    SHEET,
    SHOWN,
    SHOWN_SIZE,
    WAIT,
    WAITING,
)
from troyes.dice.rules.luck import draw, is_possible
from troyes.dice.rules.scoring import score
from troyes.dice.rules.setup import Setup
from troyes.dice.rules.state import State, lend, sheet_at, take_back
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import IllegalMove, Refusal
from troyes.kernel.contract.vector import fingerprint, hash_key, pack, same, unpack
from troyes.kernel.play.chance import SequenceSource, Source


@final
class Position(State):
    """Complete, plain and cheap to clone. Several seats may be pending; each plays its own line.

    Any number of threads may ask the same position; whoever plays on it has it alone.
    """

    # ---- who decides ----------------------------------------------------------------------------------------------

    def pending(self) -> list[int]:
        """Seats whose line is not finished; CHANCE_SEAT when a roll or draw is due; nobody when the game is over."""
        if self.v[PHASE] == OVER:
            return []
        if chance_due(self) != 0:
            return [CHANCE_SEAT]
        return [seat for seat in range(int(self.setup.players)) if is_pending(self, seat)]

    def is_over(self) -> bool:
        return self.v[PHASE] == OVER

    def is_chance(self) -> bool:
        return chance_due(self) != 0

    def chance_kind(self) -> int:
        return int(chance_due(self))

    # ---- moves ----------------------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[int]:
        """Every legal move of a seat; empty when it has nothing to decide."""
        if not 0 <= seat < self.setup.players or not is_pending(self, seat):
            return []
        return [int(move) for move in self.legal(seat)]

    def legal(self, seat: i64) -> vec[i64]:
        """Every legal move of a pending seat."""
        reader = State(self.setup, self.v)  # others may be asking this position too
        lend(reader)
        n = list_moves(reader, seat)
        moves = reader.scratch.moves[:n]
        take_back(reader)
        return moves

    def is_legal(self, move: i64) -> bool:
        seat = seat_of(move)
        if seat == CHANCE_SEAT:
            due = chance_due(self)
            return due != 0 and kind_of(move) == due and is_possible(self, due, body_of(move))
        if not is_pending(self, seat):
            return False
        for listed in self.legal(seat):
            if listed == move:
                return True
        return False

    def why_not(self, move: int) -> Refusal | None:
        """None for a legal move, else the rule that forbids it."""
        if 0 <= move < 1 << 62 and self.is_legal(move):
            return None
        from troyes.dice.edge.reasons import reason

        return reason(self, move)

    def play(self, move: int, trace: Trace | None = None) -> None:
        """Play a legal move or a possible outcome; refuse anything else without changing anything."""
        if not 0 <= move < 1 << 62 or not self.is_legal(move):
            refusal = self.why_not(move)
            assert refusal is not None
            raise IllegalMove(refusal)
        self.trace = trace
        try:
            self.apply(move)
        finally:
            self.trace = None

    def apply(self, move: i64) -> None:
        """Play without checking."""
        lend(self)
        try:
            if seat_of(move) == CHANCE_SEAT:
                apply_chance(self, kind_of(move), body_of(move))
            else:
                apply_move(self, move)
        finally:
            take_back(self)

    def preview(self, move: int) -> list[int]:
        """The effects of a move on the seat's own sheet and up to the next roll."""
        trace = Trace()
        copy = self.clone()
        copy.play(move, trace)
        return trace.packed()

    # ---- chance ---------------------------------------------------------------------------------------------------

    def draw(self, source: Source) -> int:
        return int(draw(self, source, chance_due(self)))

    def outcomes(self) -> list[int]:
        """The outcomes of this game's chance are many: none are listed."""
        return []

    def roll(self, source: Source) -> None:
        while chance_due(self) != 0:
            self.apply(draw(self, source, chance_due(self)))

    # ---- scores ---------------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        return int(score(self, seat))

    def totals(self) -> list[int]:
        return [int(score(self, seat)) for seat in range(int(self.setup.players))]

    # ---- copies, comparison, storage ------------------------------------------------------------------------------

    def clone(self) -> Position:
        return Position(self.setup, self.v[:])

    def same_as(self, other: Position) -> bool:
        return same(self.v, other.v)

    def key(self) -> int:
        """A fast hash for tables of a search."""
        return hash_key(self.v)

    def fingerprint(self) -> str:
        return fingerprint(self.v)

    def to_bytes(self) -> bytes:
        return pack(self.v)

    @property
    def day(self) -> int:
        return int(self.v[DAY])

    @property
    def half(self) -> int:
        return int(self.v[HALF])


def new_position(setup: Setup) -> Position:
    """The beginning of a game, before the first chance."""
    seat: i64
    resource: i64
    position = Position(setup, vec[i64]([0] * int(setup.size)))
    for seat in range(setup.players):
        for resource in range(COLOURS):
            position.v[sheet_at(seat) + CIRCLED + resource] = setup.start
        show_sheet(position, seat)
    begin(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> Position:
    return Position(setup, unpack(data, int(setup.size)))


def masked(position: Position, seat: int) -> Position:
    """A copy that holds only what a seat may know: of other lines only whether they are done."""
    i: i64
    other: i64
    copy = position.clone()
    for other in range(position.setup.players):
        if other == seat:
            continue
        sheet = sheet_at(other)
        for i in range(SHOWN_SIZE):
            copy.v[sheet + i] = copy.v[sheet + SHOWN + i]
        for i in range(WAIT, SHEET):
            copy.v[sheet + i] = 0
    return copy


def unmasked(known: Position, seat: int, choices: SequenceSource) -> Position:
    """A full position consistent with what is known: lines that are done are played at random.

    A seat that was shown mercy and is not done has a choice before it, since it does not choose a die.
    """
    copy = known.clone()
    for other in range(int(known.setup.players)):
        if other == seat or known.v[PHASE] != CHOOSING:
            continue
        if known.v[sheet_at(other) + DONE]:
            play_line(copy, other, choices)
        else:
            spare(copy, other)
    return copy


def spare(position: Position, seat: i64) -> None:
    """Show mercy to a seat that needs it."""
    if needs_mercy(position, sheet_at(seat)):
        lend(position)
        be_merciful(position, seat)
        take_back(position)


def play_line(position: Position, seat: i64, choices: SequenceSource) -> None:
    """Give a seat that is marked as done a random line, without ending the half-day."""
    i: i64
    sheet = sheet_at(seat)
    trial = position.clone()
    trial.v[sheet + DONE] = 0
    trial.v[WAITING] = position.setup.players + 1  # so that no line of the trial is the last one
    spare(trial, seat)
    while trial.v[sheet + DONE] == 0:
        moves = trial.legal(seat)
        trial.apply(moves[choices.below(len(moves))])
    for i in range(SHEET):
        position.v[sheet + i] = trial.v[sheet + i]


def play_one_each(positions: list[Position], seat: i64, choices: SequenceSource) -> int:
    """In each position play a random move of a pending seat, on a copy; returns how many legal moves were listed."""
    options: i64 = 0
    for position in positions:
        copy = position.clone()
        lend(copy)
        n = list_moves(copy, seat)
        options += n
        apply_move(copy, copy.scratch.moves[choices.below(n)])
        take_back(copy)
    return int(options)


def play_random(position: Position, dice: Source, choices: SequenceSource) -> tuple[int, int, int, int, int]:
    """Play to the end with uniform random moves, every legal move listed; a crier speaks as bots do.

    Returns moves played, decisions (more than one option), legal moves at them, and the same two for main decisions.
    """
    seat: i64
    played: i64 = 0
    decisions: i64 = 0
    options: i64 = 0
    main: i64 = 0
    main_options: i64 = 0
    while position.v[PHASE] != OVER:
        position.roll(dice)
        lend(position)
        for seat in range(position.setup.players):
            while is_pending(position, seat):
                first = is_main(position, seat)
                n = list_moves(position, seat)
                if position.v[PHASE] == CRYING:
                    move = cry_of_bot(position.setup, position.scratch.moves[:n], choices)
                else:
                    move = position.scratch.moves[choices.below(n) if n > 1 else 0]
                if n > 1:
                    decisions += 1
                    options += n
                    if first:
                        main += 1
                        main_options += n
                played += 1
                apply_move(position, move)
        take_back(position)
    return int(played), int(decisions), int(options), int(main), int(main_options)
