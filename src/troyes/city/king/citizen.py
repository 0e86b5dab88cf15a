# compiled
"""Results 4 and 10: the King places a citizen where it hurts.

His strongest die names the first building. There he expels one of the people's citizens; failing that he pushes one of
them as far right as he can; failing that he tries the next building.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.king.ranking import strongest
from troyes.city.king.tables import OUT_OF_CITIZENS, favourite
from troyes.city.rules.changes import add_supply, note
from troyes.city.rules.citizens import insert, is_protected, pushed_out
from troyes.city.rules.codes import colour_of_die
from troyes.city.rules.effect_codes import N_NOTHING
from troyes.city.rules.layout import BUILDINGS, COLOURS, EMPTY, NEUTRAL, NEUTRAL_SUPPLY, PALACE, SPACES_PER_BUILDING
from troyes.city.rules.state import State


def place_citizen(s: State, because: i64) -> None:
    die = strongest(s, NEUTRAL)
    building: i64 = colour_of_die(die) if die >= 0 else PALACE
    for _ in range(COLOURS):
        first = best_row(s, building)
        if first >= 0 and s.v[NEUTRAL_SUPPLY] > 0:
            add_supply(s, NEUTRAL, -1, because)
            insert(s, building, first, NEUTRAL, because)
            return
        building = (building + 1) % COLOURS
    note(s, N_NOTHING, NEUTRAL, OUT_OF_CITIZENS if s.v[NEUTRAL_SUPPLY] <= 0 else 0, because, 0)


def best_row(s: State, building: i64) -> i64:
    """First space of the row he chooses in a building, -1 if he can neither expel nor push anybody there."""
    rank: i64
    best: i64 = -1
    furthest: i64 = 0
    for rank in range(SPACES_PER_BUILDING):
        first = favourite(s, building, rank)
        if first % s.setup.row_length[building] > 0:
            continue
        reach = harm(s, building, first)
        if reach > furthest:
            best = first
            furthest = reach
    return best


def harm(s: State, building: i64, first: i64) -> i64:
    """How far right a newcomer in this row pushes a citizen of the people: past the end when expelled, 0 for none."""
    i: i64
    reach: i64 = 0
    if is_protected(s, building, pushed_out(s, building, first)):
        return 0
    for i in range(s.setup.row_length[building]):
        owner = s.v[BUILDINGS + first + i]
        if owner == EMPTY:
            break
        if owner < s.setup.players:
            reach = i + 2
    return reach
