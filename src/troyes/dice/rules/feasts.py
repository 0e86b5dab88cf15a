# compiled
"""What a banquet adds to a building: nothing once the tracks are full, and then the building is the same without it."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.dice.rules.codes import CATHEDRAL_FEAST, FORTRESS_FEAST, FUNCTION_FEAST, HALL_FEAST
from troyes.dice.rules.layout import CIRCLED, COLOURS, FUNCTION, RED, RESIDENTS, YELLOW
from troyes.dice.rules.state import State
from troyes.dice.rules.wheel import available_dice


def is_richer(s: State, sheet: i64, tile: i64, kind: i64, colour: i64, column: i64) -> bool:
    """Whether the banquet of a die changes what a building built with it brings."""
    if kind == FUNCTION:
        return tile == FUNCTION_FEAST and not fill_all(s, sheet, colour, s.setup.function_residents)
    if colour == RED:
        return tile == FORTRESS_FEAST and not fill_all(s, sheet, s.setup.fortress_resident[column], 1)
    if colour == YELLOW:
        return tile == HALL_FEAST and hall_grows(s, sheet, column)
    return tile == CATHEDRAL_FEAST and can_circle(s, sheet)


def hall_grows(s: State, sheet: i64, column: i64) -> bool:
    """Whether one die more would bring a Hall anything."""
    colour = s.setup.hall_colour[column]
    dice = available_dice(s) >> 5 * colour & 31
    each = s.setup.hall_resources[column]
    if each > 0:
        return s.v[sheet + CIRCLED + colour] + each * dice < s.setup.track
    return not fill_all(s, sheet, colour, s.setup.hall_residents[column] * dice)


def can_circle(s: State, sheet: i64) -> bool:
    colour: i64
    for colour in range(COLOURS):
        if s.v[sheet + CIRCLED + colour] < s.setup.track:
            return True
    return False


def fill_all(s: State, sheet: i64, colour: i64, n: i64) -> bool:
    """Whether so many residents of a colour leave no room on any track, and no choice on the way there."""
    track: i64
    room: i64 = 0
    others: i64 = 0  # other tracks with room
    for track in range(COLOURS):
        free = s.setup.resident_track - s.v[sheet + RESIDENTS + track]
        room += free
        if free > 0 and track != colour:
            others += 1
    return room <= n and (others < 2 or s.v[sheet + RESIDENTS + colour] + n <= s.setup.resident_track)
