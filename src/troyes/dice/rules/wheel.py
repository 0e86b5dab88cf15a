# compiled
"""The wheel: which plazas are open, what lies on them, what the black die destroys, what turns at the end."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.dice.rules.codes import (
    B_BLACK,
    B_WHEEL,
    E_CROSSED,
    E_DIE,
    E_FACE,
    E_RAID,
    N_DESTROYED,
    N_PROTECTED,
    NOBODY,
    TRUCE,
)
from troyes.dice.rules.layout import (
    AVAILABLE,
    BACK,
    BLACK,
    COLUMNS,
    CROSSED,
    DAY,
    FACE,
    HALF,
    NONE,
    NUMBER,
    OPEN,
    PLACES,
    PRESTIGE,
    RAID,
    RED,
    SPARED,
    TILE,
    VALUE,
)
from troyes.dice.rules.sheet import is_built
from troyes.dice.rules.state import State, note, sheet_at


def place_on_wheel(s: State, open_place: i64) -> i64:
    """The notch of an open plaza: the neutral notch moves by one each day, four plazas follow it, then four more."""
    v = s.v
    return (v[DAY] - 1 + 1 + v[HALF] * OPEN + open_place) % PLACES


def colour_at(s: State, open_place: i64) -> i64:
    return s.v[FACE + place_on_wheel(s, open_place)]


def is_available(s: State, open_place: i64) -> bool:
    return s.v[AVAILABLE] >> open_place & 1 == 1


def tile_at(s: State, open_place: i64) -> i64:
    """The tile that acts on an open plaza: positive for its banquet face, negative for its raid, 0 for none."""
    v = s.v
    place = place_on_wheel(s, open_place)
    colour = v[FACE + place]
    if colour != v[BACK + place]:
        return 0
    return -v[TILE + colour] if v[RAID + colour] else v[TILE + colour]


def available_dice(s: State) -> i64:
    """Dice that may be chosen, counted by the colour of their plaza, five bits per colour."""
    i: i64
    n: i64 = 0
    for i in range(OPEN):
        if is_available(s, i):
            n += 1 << 5 * colour_at(s, i)
    return n


# ---- a roll ------------------------------------------------------------------------------------------------------


def lay_dice(s: State, low: i64, middle: i64, high: i64, black: i64) -> None:
    """Rising, clockwise, the black die before a clear one of its value; `low` to `high` are the clear dice."""
    i: i64
    clear: i64 = 0
    s.v[BLACK] = NONE
    for i in range(OPEN):
        value = low if clear == 0 else middle if clear == 1 else high
        if s.v[BLACK] == NONE and (clear == 3 or black <= value):
            s.v[BLACK] = i
            value = black
        else:
            clear += 1
        s.v[VALUE + i] = value
        note(s, E_DIE, NOBODY, i * 8 + value, B_WHEEL, 1)


def strike(s: State) -> None:
    """The black die destroys its plaza; a truce spares it, a raid of the truce strikes once more."""
    i: i64
    s.v[AVAILABLE] = (1 << OPEN) - 1
    s.v[SPARED] = 0
    for i in range(OPEN):
        tile = tile_at(s, i)
        is_black = i == s.v[BLACK]
        if is_black and tile == TRUCE:
            s.v[SPARED] |= 1 << i  # nothing is destroyed, but the tile turns
        elif is_black or tile == -TRUCE:
            destroy(s, i)


def destroy(s: State, open_place: i64) -> None:
    seat: i64
    s.v[AVAILABLE] &= ~(1 << open_place)
    note(s, N_DESTROYED, NOBODY, open_place, B_BLACK, 1)
    if s.v[DAY] < s.setup.destruction_day:
        return
    column = column_of(s, s.v[VALUE + open_place])
    for seat in range(s.setup.players):
        cross_out(s, sheet_at(seat), seat, colour_at(s, open_place), column)


def column_of(s: State, number: i64) -> i64:
    """Position of the column that carries a number, NONE for 0."""
    column: i64
    for column in range(COLUMNS):
        if s.v[NUMBER + column] == number:
            return column
    return NONE


def cross_out(s: State, sheet: i64, seat: i64, colour: i64, column: i64) -> None:
    """The die of the sheet is lost, unless a Fortress stands in its column."""
    die = colour * COLUMNS + column
    if is_built(s, sheet, PRESTIGE * 18 + RED * COLUMNS + column):
        note(s, N_PROTECTED, seat, die, B_BLACK, 0)
    elif not s.v[sheet + CROSSED] >> die & 1:
        s.v[sheet + CROSSED] |= 1 << die
        note(s, E_CROSSED, seat, die, B_BLACK, 1)


# ---- the end of a half-day ---------------------------------------------------------------------------------------


def turn_plazas(s: State) -> None:
    """Destroyed plazas show their other face; a banquet beside one becomes a raid; the dice leave."""
    i: i64
    for i in range(OPEN):
        note(s, E_DIE, NOBODY, i * 8 + s.v[VALUE + i], B_WHEEL, -1)
        destroyed = not is_available(s, i)
        if destroyed or s.v[SPARED] >> i & 1:
            turn_tile(s, i)
        if destroyed:
            turn_plaza(s, place_on_wheel(s, i))
        s.v[VALUE + i] = 0


def turn_tile(s: State, open_place: i64) -> None:
    if tile_at(s, open_place) > 0:
        colour = colour_at(s, open_place)
        s.v[RAID + colour] = 1
        note(s, E_RAID, NOBODY, colour, B_WHEEL, 1)


def turn_plaza(s: State, place: i64) -> None:
    front = s.v[FACE + place]
    back = s.v[BACK + place]
    s.v[FACE + place] = back
    s.v[BACK + place] = front
    if front != back:
        note(s, E_FACE, NOBODY, place, B_WHEEL, back - front)
