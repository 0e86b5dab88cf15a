# compiled
"""The King's Challenge: one person against a King who has neither money nor influence and asks two dice what to do."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from troyes.city.king.placement import apply_roll, draw_roll, is_roll
from troyes.city.king.ranking import has_die, strongest
from troyes.city.king.results import YOU, act
from troyes.city.king.tables import BUILDERS, BUYS, SPENDS, WAITS, fill_figures
from troyes.city.rules.changes import add_black, add_dice, note
from troyes.city.rules.codes import BEAT, F_CHANCE
from troyes.city.rules.counter import highest_black
from troyes.city.rules.effect_codes import B_KING, N_ACTION, NOBODY
from troyes.city.rules.extension import Extension
from troyes.city.rules.extension_codes import KING, KING_CHANCES
from troyes.city.rules.layout import ACTIONS, DICE_LEFT, NEUTRAL, PASSED, ROUND
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, get, push, slice_of
from troyes.kernel.play.chance import Source

ROYAL_ROLL: Final = KING_CHANCES  # before the first round; see placement.py
ROYAL_TURN: Final = KING_CHANCES + 1  # outcome: first die * 8 + second die

COLUMN: Final = 6  # characters that lie open
TURNS: Final = 0  # in the slice: turns of the King in this round, for the keys of chance


@final
class King(Extension):
    """The neutral owner as an opponent."""

    def __init__(self) -> None:
        self.name = "king"
        self.slice = 1
        self.code = KING

    def read_figures(self, setup: Setup, figures: dict[str, dict[str, Any]]) -> None:
        fill_figures(setup, figures)

    def prepare(self, setup: Setup) -> None:
        """Nobody holds a character: all lie open, so that no option reveals more of them."""
        setup.neutral_scores = 1
        setup.neutral_colours = setup.king_colours
        setup.neutral_builder = setup.figures[BUILDERS]
        setup.characters_each = 0
        setup.face_up = min(COLUMN, len(setup.character_counts))

    def before_placement(self, s: State, step: i64) -> None:
        """The King places before every group of citizens of the person."""
        waits = s.setup.figures[WAITS]
        if step % waits == 0:
            push(s, F_CHANCE, NOBODY, ROYAL_ROLL, step // waits, 0, 0)

    def phase_starts(self, s: State, phase: i64) -> None:
        if phase == ACTIONS:
            s.v[slice_of(s, KING) + TURNS] = 0

    # ---- chance ---------------------------------------------------------------------------------------------------

    def draw_chance(self, s: State, source: Source, kind: i64, index: i64, a: i64) -> i64:
        if kind == ROYAL_ROLL:
            return draw_roll(s, source, kind, index)
        if kind == ROYAL_TURN:
            first = source.draw(kind, s.v[ROUND], index * 2, 6) + 1
            second = source.draw(kind, s.v[ROUND], index * 2 + 1, 6) + 1
            return first * 8 + second
        return -1

    def chance_outcomes(self, s: State, kind: i64, a: i64) -> list[int]:
        if kind != ROYAL_TURN:
            return []
        return [first * 8 + second for first in range(1, 7) for second in range(1, 7)]

    def is_outcome(self, s: State, kind: i64, a: i64, outcome: i64) -> bool:
        if kind == ROYAL_ROLL:
            return is_roll(s, outcome)
        return kind == ROYAL_TURN and 1 <= outcome >> 3 <= 6 and 1 <= outcome & 7 <= 6

    def apply_chance(self, s: State, seat: i64, kind: i64, index: i64, a: i64, b: i64, outcome: i64) -> None:
        if kind == ROYAL_ROLL:
            apply_roll(s, outcome)
        elif kind == ROYAL_TURN:
            act(s, outcome >> 3, outcome & 7)

    # ---- his turns ------------------------------------------------------------------------------------------------

    def automaton_counters(self, s: State) -> None:
        """One black die, the highest, for his strongest die, whatever they show; for nothing without dice."""
        note(s, N_ACTION, NEUTRAL, BEAT, B_KING, 1)
        add_black(s, highest_black(s), -1, B_KING)
        die = strongest(s, NEUTRAL)
        if die >= 0:
            add_dice(s, die, -1, B_KING)

    def automaton_acts(self, s: State) -> None:
        at = slice_of(s, KING) + TURNS
        push(s, F_CHANCE, NOBODY, ROYAL_TURN, s.v[at], 0, 0)
        s.v[at] += 1

    def automaton_plays_on(self, s: State) -> bool:
        """While a die is left; once the person has passed, while one is left that he can remove."""
        passed = get(s, YOU, PASSED) != 0
        own = has_die(s, NEUTRAL) and (not passed or s.setup.figures[SPENDS] != 0)
        if s.setup.king_stops or own:
            return own
        if not passed:
            return s.v[DICE_LEFT] > 0
        return has_die(s, YOU) and s.setup.figures[BUYS] != 0


KING_RULES: Final = King()
