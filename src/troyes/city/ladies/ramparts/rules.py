# compiled
"""The ramparts as an extension: where its rules plug into the core."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import (
    ALWAYS,
    ASK,
    DECLINE,
    DRAW_TILE,
    EXTRA,
    EXTRAS,
    F_LAY,
    F_REACT,
    F_SHIFT,
    F_SWAP,
    F_WALK,
    FACE_COUNT,
    GATES,
    GUARD,
    LAY,
    LEVEL,
    NEVER,
    ROLL_EXTRA,
    SHIELD,
    SHIFT,
    SLICE,
    SWAP,
    TURNING,
    USE,
    WALK,
)
from troyes.city.ladies.ramparts.figures import fill_figures
from troyes.city.ladies.ramparts.guard import list_guard, list_lay, list_walk, play_guard, play_lay, play_walk
from troyes.city.ladies.ramparts.moved import keep_cube, list_shift, shift
from troyes.city.ladies.ramparts.reactions import answer, ask_again, list_answers, list_orders, waits
from troyes.city.ladies.ramparts.scoring import majority_points, pilgrim_points
from troyes.city.ladies.ramparts.shield import ask_shields, list_shield, play_shield
from troyes.city.ladies.ramparts.swaps import (
    forget_spent,
    list_extra,
    list_first_swap,
    list_more_swaps,
    play_extra,
    play_swap,
    roll_extra,
)
from troyes.city.ladies.ramparts.tiles import (
    cube_gates,
    cubes_on,
    face_figure,
    face_of_level,
    faces_of_level,
    gate_with,
    put_face,
    spend_cube,
)
from troyes.city.ladies.ramparts.triggers import ask_seller, declared, ended
from troyes.city.rules.codes import F_CHANCE, kind_of, target_of
from troyes.city.rules.effect_codes import NOBODY
from troyes.city.rules.extension import Extension
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.layout import ACTIONS, MAX_SEATS, PLACEMENT, REVEAL, ROUND
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, push, slice_of, top
from troyes.kernel.play.chance import Source


@final
class Ramparts(Extension):
    def __init__(self) -> None:
        self.name = "ramparts"
        self.slice = SLICE
        self.code = RAMPARTS

    def read_figures(self, setup: Setup, figures: dict[str, dict[str, Any]]) -> None:
        fill_figures(setup, figures)

    def phase_starts(self, s: State, phase: i64) -> None:
        gate: i64
        seat: i64
        if phase == PLACEMENT:
            for gate in range(GATES - 1, -1, -1):
                push(s, F_CHANCE, NOBODY, DRAW_TILE, gate, gate, 0)
        elif phase in (REVEAL, ACTIONS):
            for seat in range(MAX_SEATS):
                forget_spent(s, seat)
                if phase == REVEAL:
                    s.v[slice_of(s, RAMPARTS) + EXTRAS + seat] = 0

    # ---- moves ----------------------------------------------------------------------------------------------------

    def list_turn(self, s: State, seat: i64, n: i64) -> i64:
        n = list_guard(s, seat, n)
        n = list_extra(s, seat, n)
        n = list_first_swap(s, seat, n)
        return list_orders(s, seat, n)

    def list_counter(self, s: State, seat: i64, n: i64) -> i64:
        return list_shield(s, seat, n)

    def turns_bought_dice(self, s: State, seat: i64) -> bool:
        gate = gate_with(s, TURNING)
        return gate >= 0 and cubes_on(s, gate, seat) > 0

    def list_frame(self, s: State, seat: i64, frame: i64) -> i64:
        if frame == F_REACT:
            return list_answers(s, seat)
        if frame == F_WALK:
            return list_walk(s, seat)
        if frame == F_LAY:
            return list_lay(s, seat)
        if frame == F_SWAP:
            return list_more_swaps(s, seat)
        if frame == F_SHIFT:
            return list_shift(s, seat)
        return 0

    def frame_waits(self, s: State, seat: i64, frame: i64) -> bool:
        return waits(s) if frame == F_REACT else True

    def play(self, s: State, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if kind == GUARD:
            play_guard(s, seat, move)
        elif kind == WALK:
            play_walk(s, seat, target_of(move))
        elif kind == LAY:
            play_lay(s, seat, target_of(move))
        elif kind == EXTRA:
            play_extra(s, seat)
        elif kind == SWAP:
            play_swap(s, seat, move)
        elif kind == ASK:
            ask_again(s, seat, target_of(move))
        elif kind == SHIFT:
            shift(s, seat, target_of(move))
        elif kind == SHIELD:
            play_shield(s, seat)
        elif kind in (USE, ALWAYS, DECLINE, NEVER):
            if s.v[top(s)] == F_SHIFT:
                keep_cube(s, seat, kind)
            else:
                answer(s, seat, kind)

    # ---- what happens to others and to oneself ---------------------------------------------------------------------

    def action_declared(self, s: State, seat: i64, move: i64) -> None:
        declared(s, seat, move)

    def action_ended(self, s: State, seat: i64, kind: i64, target: i64) -> None:
        forget_spent(s, seat)
        ended(s, seat, kind, target)

    def automaton_buys(self, s: State, seat: i64) -> None:
        ask_seller(s, seat)

    def event_threatens(self, s: State, place: i64, event: i64) -> None:
        ask_shields(s, event)

    def loose_cubes(self, s: State, seat: i64) -> i64:
        return cube_gates(s, seat)

    def lose_cube(self, s: State, seat: i64, gate: i64) -> None:
        spend_cube(s, gate, seat)

    # ---- chance ---------------------------------------------------------------------------------------------------

    def draw_chance(self, s: State, source: Source, kind: i64, index: i64, a: i64) -> i64:
        if kind == DRAW_TILE:
            return face_of_level(s, a + 1, source.draw(kind, 0, index, faces_of_level(s, a + 1)))
        if kind == ROLL_EXTRA:
            return source.draw(kind, s.v[ROUND], index, 6) + 1
        return -1

    def chance_outcomes(self, s: State, kind: i64, a: i64) -> list[int]:
        if kind == DRAW_TILE:
            return [int(face_of_level(s, a + 1, k)) for k in range(int(faces_of_level(s, a + 1)))]
        return [1, 2, 3, 4, 5, 6] if kind == ROLL_EXTRA else []

    def is_outcome(self, s: State, kind: i64, a: i64, outcome: i64) -> bool:
        if kind == DRAW_TILE:
            return outcome < s.setup.figures[FACE_COUNT] and face_figure(s, outcome, LEVEL) == a + 1
        return kind == ROLL_EXTRA and 1 <= outcome <= 6

    def apply_chance(self, s: State, seat: i64, kind: i64, index: i64, a: i64, b: i64, outcome: i64) -> None:
        if kind == DRAW_TILE:
            put_face(s, a, outcome)
        elif kind == ROLL_EXTRA:
            roll_extra(s, seat, a, outcome)

    # ---- the end --------------------------------------------------------------------------------------------------

    def score(self, s: State, seat: i64) -> list[tuple[str, int]]:
        """An automaton has no guard."""
        if seat >= s.setup.players:
            return []
        return [("pilgrims_gate", int(pilgrim_points(s, seat))), ("majority", int(majority_points(s, seat)))]


RAMPARTS_RULES: Final = Ramparts()
