# compiled
"""The purple die: every person rolls one each round, without a citizen and without a salary.

What such a die may do is in the core: it knows wild dice, see layout.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.rules.changes import put_wild
from troyes.city.rules.codes import F_CHANCE
from troyes.city.rules.effect_codes import B_PURPLE, NOBODY
from troyes.city.rules.extension import Extension
from troyes.city.rules.extension_codes import PURPLE_CHANCES
from troyes.city.rules.extension_codes import PURPLE_DIE as CODE
from troyes.city.rules.layout import ROUND, WORKFORCE
from troyes.city.rules.state import State, push
from troyes.kernel.play.chance import Source

PURPLE_ROLL: Final = PURPLE_CHANCES  # values of the seats, three bits each


@final
class PurpleDie(Extension):
    def __init__(self) -> None:
        self.name = "purple_die"
        self.code = CODE

    def phase_starts(self, s: State, phase: i64) -> None:
        if phase == WORKFORCE:
            push(s, F_CHANCE, NOBODY, PURPLE_ROLL, 0, 0, 0)

    def draw_chance(self, s: State, source: Source, kind: i64, index: i64, a: i64) -> i64:
        """One key per seat, so that nobody's die depends on how many play."""
        seat: i64
        if kind != PURPLE_ROLL:
            return -1
        outcome: i64 = 0
        for seat in range(s.setup.players):
            outcome |= (source.draw(kind, s.v[ROUND], seat, 6) + 1) << 3 * seat
        return outcome

    def chance_outcomes(self, s: State, kind: i64, a: i64) -> list[int]:
        """Listed for a single person only."""
        return [1, 2, 3, 4, 5, 6] if kind == PURPLE_ROLL and s.setup.players == 1 else []

    def is_outcome(self, s: State, kind: i64, a: i64, outcome: i64) -> bool:
        seat: i64
        if kind != PURPLE_ROLL or outcome >> 3 * s.setup.players != 0:
            return False
        for seat in range(s.setup.players):
            if not 1 <= outcome >> 3 * seat & 7 <= 6:
                return False
        return True

    def apply_chance(self, s: State, seat: i64, kind: i64, index: i64, a: i64, b: i64, outcome: i64) -> None:
        person: i64
        if kind == PURPLE_ROLL:
            for person in range(s.setup.players):
                put_wild(s, person, outcome >> 3 * person & 7, B_PURPLE)


PURPLE_DICE: Final = PurpleDie()
