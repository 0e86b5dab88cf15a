# compiled
"""Master Builder: cubes on columns of one's choice, up to a fourth floor that only this card reaches."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.effect import CardEffect
from troyes.city.ladies.activities.codes import CHOOSE, F_COLUMN
from troyes.city.rules.cathedral import lay_cube
from troyes.city.rules.changes import note
from troyes.city.rules.codes import DONE, choice
from troyes.city.rules.effect_codes import N_NOTHING, because_card
from troyes.city.rules.layout import CARDS, COLUMNS, HEIGHT, MAX_LEVELS
from troyes.city.rules.state import State, pop, push, top


@final
class MasterBuilder(CardEffect):
    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        if columns_left(s):
            push(s, F_COLUMN, seat, slot, times, 0, 0)
        else:
            note(s, N_NOTHING, seat, 0, because_card(s.v[CARDS + slot]), 0)


MASTER_BUILDER: Final = MasterBuilder()


def columns_left(s: State) -> bool:
    column: i64
    for column in range(COLUMNS):
        if s.v[HEIGHT + column] < MAX_LEVELS:
            return True
    return False


def list_columns(s: State, seat: i64) -> i64:
    """Columns with room; after the first cube also to stop: the next level may be of more use to others."""
    column: i64
    n: i64 = 0
    for column in range(COLUMNS):
        if s.v[HEIGHT + column] < MAX_LEVELS:
            s.scratch.moves[n] = choice(seat, CHOOSE, column)
            n += 1
    if s.v[top(s) + 4] > 0:
        s.scratch.moves[n] = choice(seat, DONE, 0)
        n += 1
    return n


def play_column(s: State, seat: i64, column: i64) -> None:
    at = top(s)
    card = s.v[CARDS + s.v[at + 2]]
    s.v[at + 3] -= 1
    s.v[at + 4] = 1
    if s.v[at + 3] == 0:
        pop(s)
    lay_cube(s, seat, column, because_card(card))
