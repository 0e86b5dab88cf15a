# compiled
"""A position of the city: the contract of the kernel over the rules of this folder."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.rules.answers import GAME_OVER, apply, decider, list_moves
from troyes.city.rules.codes import CHANCE_SEAT, F_TURN, kind_of, outcome_of, seat_of
from troyes.city.rules.layout import CHARACTER, HIDDEN, NEUTRAL, OVER, PHASE, ROUND
from troyes.city.rules.luck import draw, is_possible, list_outcomes
from troyes.city.rules.opening import new_vector
from troyes.city.rules.phases import run
from troyes.city.rules.scoring import is_dealt, score
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import NOTHING_LISTED, State, get, lend, seat_at, take_back, top
from troyes.kernel.contract.effects import Trace
from troyes.kernel.contract.refusals import IllegalMove, Refusal
from troyes.kernel.contract.vector import fingerprint, hash_key, pack, same, unpack
from troyes.kernel.play.chance import SequenceSource, Source


@final
class Position(State):
    """Complete, plain and cheap to clone. Moves are integers; `troyes.city.edge.notation.moves` reads and writes them.

    Any number of threads may ask the same position; whoever plays on it has it alone.
    """

    # ---- who decides ----------------------------------------------------------------------------------------------

    def pending(self) -> list[int]:
        """Seats that have to decide: one seat, CHANCE_SEAT, or nobody when the game is over."""
        seat = decider(self)
        return [] if seat == GAME_OVER else [int(seat)]

    def decider(self) -> int:
        return int(decider(self))

    def is_over(self) -> bool:
        return self.v[PHASE] == OVER

    def is_chance(self) -> bool:
        return decider(self) == CHANCE_SEAT

    # ---- moves ----------------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        """Every legal move, computed once per position."""
        if len(self.listed) == 0 and decider(self) not in (GAME_OVER, CHANCE_SEAT):
            reader = State(self.setup, self.v)  # others may be asking this position too
            lend(reader)
            n = list_moves(reader)
            self.listed = reader.scratch.moves[:n]
            take_back(reader)
        return self.listed

    def moves(self, seat: int) -> list[int]:
        """Every legal move of a seat; empty when it is not this seat's turn."""
        if decider(self) != seat or seat == CHANCE_SEAT:
            return []
        return [int(move) for move in self.legal()]

    def is_legal(self, move: i64) -> bool:
        deciding = decider(self)
        if deciding == GAME_OVER or move < 0 or seat_of(move) != deciding:
            return False
        if deciding == CHANCE_SEAT:
            return is_possible(self, kind_of(move), outcome_of(move))
        for listed in self.legal():
            if listed == move:
                return True
        return False

    def why_not(self, move: int) -> Refusal | None:
        """None for a legal move, else the rule that forbids it."""
        if 0 <= move < 1 << 62 and self.is_legal(move):
            return None
        from troyes.city.edge.reasons.moves import reason

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
        self.listed = NOTHING_LISTED
        lend(self)
        try:
            apply(self, move)
        finally:
            take_back(self)

    def preview(self, move: int) -> list[int]:
        """The effects of a move up to the first chance or the first decision of another seat."""
        trace = Trace()
        copy = self.clone()
        copy.play(move, trace)
        return trace.packed()

    # ---- chance ---------------------------------------------------------------------------------------------------

    def draw(self, source: Source) -> int:
        """The chance move that a source gives here."""
        return int(draw(self, source))

    def outcomes(self) -> list[int]:
        """All outcomes, equally likely, of a small chance; empty for the large rolls."""
        return list_outcomes(self) if self.is_chance() else []

    def roll(self, source: Source) -> None:
        """Let chance speak until somebody has to decide or the game is over."""
        while decider(self) == CHANCE_SEAT:
            self.apply(draw(self, source))

    # ---- scores ---------------------------------------------------------------------------------------------------

    def score(self, seat: int) -> int:
        """Total if the game ended now."""
        return int(score(self, seat))

    def totals(self) -> list[int]:
        """Totals of all seats, and last that of an automaton that scores."""
        totals = [int(score(self, seat)) for seat in range(int(self.setup.players))]
        if self.setup.neutral_scores:
            totals.append(int(score(self, NEUTRAL)))
        return totals

    # ---- copies, comparison, storage ------------------------------------------------------------------------------

    def clone(self) -> Position:
        copy = Position(self.setup, self.v[:])
        copy.listed = self.listed
        return copy

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
    def round(self) -> int:
        return int(self.v[ROUND])

    @property
    def phase(self) -> int:
        return int(self.v[PHASE])


def new_position(setup: Setup) -> Position:
    """The beginning of a game, before the first chance."""
    position = Position(setup, new_vector(setup))
    for extension in setup.extensions:
        extension.begin(position)
    lend(position)
    run(position)
    take_back(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> Position:
    return Position(setup, unpack(data, int(setup.size)))


def masked(position: Position, seat: int) -> Position:
    """A copy that holds only what a seat may know: the characters of others are hidden until the end."""
    copy = position.clone()
    if not position.is_over():
        for other in range(int(position.setup.players)):
            if other != seat:
                for k in range(2):
                    if get(position, other, CHARACTER + k) >= 0:
                        copy.v[seat_at(other) + CHARACTER + k] = HIDDEN
    return copy


def unmasked(known: Position, source: SequenceSource) -> Position:
    """A full position consistent with what is known: hidden characters drawn from those not seen."""
    copy = known.clone()
    setup = known.setup
    unseen = [int(c) for c in range(len(setup.character_counts)) if not is_dealt(known, c)]
    for seat in range(int(setup.players)):
        hand: list[int] = []
        for k in range(2):
            if get(known, seat, CHARACTER + k) == HIDDEN:
                hand.append(unseen.pop(int(source.below(len(unseen)))))
        for k, character in enumerate(sorted(hand)):
            copy.v[seat_at(seat) + CHARACTER + k] = character
    return copy


def play_random(position: Position, dice: Source, choices: SequenceSource) -> tuple[int, int, int, int, int]:
    """Play to the end with uniform random moves, every legal move listed.

    Returns moves played, decisions (more than one option), legal moves at them, and the same two for main decisions.
    """
    played: i64 = 0
    decisions: i64 = 0
    options: i64 = 0
    main: i64 = 0
    main_options: i64 = 0
    position.listed = NOTHING_LISTED
    lend(position)
    while True:
        deciding = decider(position)
        if deciding == GAME_OVER:
            take_back(position)
            return int(played), int(decisions), int(options), int(main), int(main_options)
        if deciding == CHANCE_SEAT:
            apply(position, draw(position, dice))
            continue
        n = list_moves(position)
        move = position.scratch.moves[choices.below(n) if n > 1 else 0]
        if n > 1:
            decisions += 1
            options += n
            if position.v[top(position)] == F_TURN:
                main += 1
                main_options += n
        played += 1
        apply(position, move)
