# compiled
"""Chance in the dice game: numbering, wheel, tiles and rolls; drawn by key, checked, applied.

Outcomes: first number; order of the columns (3 bits each); plazas around the wheel (kind of plaza 4 bits, back up 1);
tiles beside the red, yellow and white plaza (4 bits each, 1 to 8); a roll (three clear dice rising, then the black one,
3 bits each).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.rules.codes import (
    B_SETUP,
    DRAW_TILES,
    E_FACE,
    E_NUMBER,
    E_TILE,
    FIRST_NUMBER,
    LAY_WHEEL,
    NOBODY,
    ORDER,
    ROLL,
    chance_move,
)
from troyes.dice.rules.layout import BACK, COLUMNS, DAY, FACE, HALF, NUMBER, PLACES, TILE, TILE_KINDS, TILES
from troyes.dice.rules.state import State, note
from troyes.dice.rules.wheel import lay_dice
from troyes.kernel.play.chance import Source


def draw(s: State, source: Source, kind: i64) -> i64:
    """The chance move a source gives."""
    if kind == FIRST_NUMBER:
        return chance_move(kind, source.draw(kind, 0, 0, 6) + 1)
    if kind == ORDER:
        return chance_move(kind, pack_order(shuffled(source, kind, COLUMNS)))
    if kind == LAY_WHEEL:
        return chance_move(kind, draw_wheel(s, source))
    if kind == DRAW_TILES:
        tiles = shuffled(source, kind, TILE_KINDS)
        return chance_move(kind, tiles[0] + 1 | tiles[1] + 1 << 4 | tiles[2] + 1 << 8)
    return chance_move(kind, draw_roll(s, source))


def shuffled(source: Source, kind: i64, n: i64) -> vec[i64]:
    i: i64
    items = vec[i64]([0] * int(n))
    for i in range(n):
        items[i] = i
    for i in range(n - 1, 0, -1):
        j = source.draw(kind, 0, i, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def pack_order(order: vec[i64]) -> i64:
    i: i64
    packed: i64 = 0
    for i in range(COLUMNS):
        packed |= (order[i] + 1) << 3 * i
    return packed


def draw_wheel(s: State, source: Source) -> i64:
    """Equal plazas are interchangeable and one with two equal faces is never turned, so that a wheel has one code."""
    i: i64
    packed: i64 = 0
    order = shuffled(source, LAY_WHEEL, PLACES)
    for i in range(PLACES):
        plaza = same_plaza(s, order[i])
        turned = source.draw(LAY_WHEEL, 1, i, 2)
        if s.setup.plaza_front[plaza] == s.setup.plaza_back[plaza]:
            turned = 0
        packed |= (plaza | turned << 4) << 5 * i
    return packed


def same_plaza(s: State, plaza: i64) -> i64:
    """The first plaza with the same two faces."""
    i: i64
    for i in range(plaza):
        same = s.setup.plaza_front[i] == s.setup.plaza_front[plaza]
        if same and s.setup.plaza_back[i] == s.setup.plaza_back[plaza]:
            return i
    return plaza


def draw_roll(s: State, source: Source) -> i64:
    turn = s.v[DAY] * 2 + s.v[HALF]
    a = source.draw(ROLL, turn, 0, 6) + 1
    b = source.draw(ROLL, turn, 1, 6) + 1
    c = source.draw(ROLL, turn, 2, 6) + 1
    black = source.draw(ROLL, turn, 3, 6) + 1
    low = min(a, min(b, c))
    high = max(a, max(b, c))
    return low | (a + b + c - low - high) << 3 | high << 6 | black << 9


# ---- checking ----------------------------------------------------------------------------------------------------


def is_possible(s: State, kind: i64, outcome: i64) -> bool:
    if outcome < 0:
        return False
    if kind == FIRST_NUMBER:
        return 1 <= outcome <= 6
    if kind == ORDER:
        return is_order(outcome)
    if kind == LAY_WHEEL:
        return is_wheel(s, outcome)
    if kind == DRAW_TILES:
        return are_tiles(outcome)
    low = outcome & 7
    middle = outcome >> 3 & 7
    high = outcome >> 6 & 7
    black = outcome >> 9
    return 1 <= low <= middle <= high <= 6 and 1 <= black <= 6


def is_order(outcome: i64) -> bool:
    i: i64
    found: i64 = 0
    for i in range(COLUMNS):
        found |= 1 << (outcome >> 3 * i & 7)
    return outcome >> 3 * COLUMNS == 0 and found == 126


def is_wheel(s: State, outcome: i64) -> bool:
    """Every plaza once, each in its one way of being written."""
    i: i64
    j: i64
    if outcome >> 5 * PLACES != 0:
        return False
    for i in range(PLACES):
        plaza = outcome >> 5 * i & 15
        turned = outcome >> 5 * i + 4 & 1
        if plaza >= PLACES or same_plaza(s, plaza) != plaza:
            return False
        if turned and s.setup.plaza_front[plaza] == s.setup.plaza_back[plaza]:
            return False
        times: i64 = 0
        owned: i64 = 0
        for j in range(PLACES):
            times += 1 if outcome >> 5 * j & 15 == plaza else 0
            owned += 1 if same_plaza(s, j) == plaza else 0
        if times != owned:
            return False
    return True


def are_tiles(outcome: i64) -> bool:
    a = outcome & 15
    b = outcome >> 4 & 15
    c = outcome >> 8
    known = 1 <= a <= TILE_KINDS and 1 <= b <= TILE_KINDS and 1 <= c <= TILE_KINDS
    return known and a != b and a != c and b != c


# ---- applying ----------------------------------------------------------------------------------------------------


def number_onwards(s: State, step: i64, because: i64) -> None:
    """Rising or falling from the number of the first column, in a circle."""
    column: i64
    first = s.v[NUMBER]
    for column in range(1, COLUMNS):
        write_number(s, column, (first - 1 + step * column + COLUMNS) % 6 + 1, because)


def order_columns(s: State, outcome: i64) -> None:
    column: i64
    for column in range(COLUMNS):
        write_number(s, column, outcome >> 3 * column & 7, B_SETUP)


def write_number(s: State, column: i64, number: i64, because: i64) -> None:
    s.v[NUMBER + column] = number
    note(s, E_NUMBER, NOBODY, column, because, number)


def lay_wheel(s: State, outcome: i64) -> None:
    place: i64
    for place in range(PLACES):
        plaza = outcome >> 5 * place & 15
        turned = outcome >> 5 * place + 4 & 1
        front = s.setup.plaza_front[plaza]
        back = s.setup.plaza_back[plaza]
        s.v[FACE + place] = back if turned else front
        s.v[BACK + place] = front if turned else back
        note(s, E_FACE, NOBODY, place, B_SETUP, s.v[FACE + place])


def lay_tiles(s: State, outcome: i64) -> None:
    colour: i64
    for colour in range(TILES):
        s.v[TILE + colour] = outcome >> 4 * colour & 15
        note(s, E_TILE, NOBODY, colour, B_SETUP, s.v[TILE + colour])


def roll(s: State, outcome: i64) -> None:
    lay_dice(s, outcome & 7, outcome >> 3 & 7, outcome >> 6 & 7, outcome >> 9)
