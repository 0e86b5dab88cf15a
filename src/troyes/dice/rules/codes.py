# compiled
"""Small codes of the dice game: moves, waiting gains, chance, effects.

A move is one integer: seat (4 bits, 15 for chance), kind (6), then for an action: open plaza (3), payment (2), colour
(2), value (3), deed (2); for a follow-up: what is chosen. A chance move keeps its outcome above the kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# ---- kinds of moves -----------------------------------------------------------------------------------------------
ACT: Final = 1
BUILD: Final = 2  # a building given by a bonus
RESIDENT: Final = 3  # a track for a resident
DIRECTION: Final = 4  # the crier: whether the numbers rise or fall
NUMBERED: Final = 5  # the crier: the number of the next column

# Directions.
ASCENDING: Final = 0
DESCENDING: Final = 1

# Payment of the place that costs one of any resource; NO_PAYMENT where the price is fixed.
NO_PAYMENT: Final = 3

# Deeds.
GAIN: Final = 0
PRESTIGE_DEED: Final = 1
FUNCTION_DEED: Final = 2

# ---- kinds of chance ----------------------------------------------------------------------------------------------
FIRST_NUMBER: Final = 1
ORDER: Final = 2
LAY_WHEEL: Final = 3
DRAW_TILES: Final = 4
ROLL: Final = 5

# ---- waiting gains: kind (3 bits), then five bits per colour ------------------------------------------------------
G_RESOURCES: Final = 1
G_RESIDENTS: Final = 2
G_ONE_OF: Final = 3  # one resident of a colour among the bits
G_PRESTIGE: Final = 4  # a prestige building of a colour among the bits
G_FUNCTION: Final = 5

# ---- what the tiles do --------------------------------------------------------------------------------------------
STRONG_INFLUENCE: Final = 1
FREE_DIE: Final = 2
CATHEDRAL_FEAST: Final = 3
FUNCTION_FEAST: Final = 4
CHEAP_COLOUR: Final = 5
FORTRESS_FEAST: Final = 6
HALL_FEAST: Final = 7
TRUCE: Final = 8

# ---- effects ------------------------------------------------------------------------------------------------------
E_CIRCLED: Final = 1  # where: resource
E_SPENT: Final = 2  # where: resource
E_RESIDENT: Final = 3  # where: colour
E_BUILT: Final = 4  # where: building
E_CROSSED: Final = 5  # where: colour * 6 + column
E_WORTH: Final = 6  # where: column; amount: number written
E_DONE: Final = 7
E_FACE: Final = 8  # where: place; amount: change of the colour shown
E_RAID: Final = 9  # where: colour of the plaza
E_DIE: Final = 10  # where: open plaza * 8 + value
E_DAY: Final = 11
E_HALF: Final = 12
E_NUMBER: Final = 13  # where: column; amount: change of its number
E_TILE: Final = 14  # where: colour of the plaza; amount: tile
FIRST_NOTE: Final = 40
N_ACTION: Final = 40  # where: deed; amount: value used; because: colour used
N_DESTROYED: Final = 41  # where: open plaza
N_PROTECTED: Final = 42  # where: colour * 6 + column
N_LOST: Final = 43  # a gain without room; where: colour
N_NO_BUILDING: Final = 44  # a bonus building that cannot be built
N_CHOICE: Final = 45  # where: open plaza chosen
N_DIRECTION: Final = 46  # where: what the crier says; amount: number of the first column
NOBODY: Final = 15

# Because of what.
B_SETUP: Final = 1
B_PRICE: Final = 2
B_VALUE: Final = 3
B_COLOUR: Final = 4
B_DIE: Final = 5
B_BUILDING: Final = 6
B_LINK: Final = 7
B_TRACK: Final = 8
B_COLUMN: Final = 9
B_TILE: Final = 10
B_MERCY: Final = 11
B_BLACK: Final = 12
B_WHEEL: Final = 13
B_BOX: Final = 14  # a resident printed beside a resource
B_CRIER: Final = 15

# ---- packing ------------------------------------------------------------------------------------------------------
CHANCE_SEAT: Final = 15
_KIND: Final = 4
_BODY: Final = 10


def action(seat: i64, place: i64, payment: i64, colour: i64, value: i64, deed: i64) -> i64:
    return seat | ACT << _KIND | (place | payment << 3 | colour << 5 | value << 7 | deed << 10) << _BODY


def use(die: i64, colour: i64, value: i64, deed: i64) -> i64:
    """The action that uses a die in some way; `die` is the action with colour, value and deed 0."""
    return die | (colour << 5 | value << 7 | deed << 10) << _BODY


def choice(seat: i64, kind: i64, what: i64) -> i64:
    return seat | kind << _KIND | what << _BODY


def seat_of(move: i64) -> i64:
    return move & 15


def kind_of(move: i64) -> i64:
    return move >> _KIND & 63


def is_cry(move: i64) -> bool:
    """Whether a move is the crier's."""
    return seat_of(move) != CHANCE_SEAT and (kind_of(move) == DIRECTION or kind_of(move) == NUMBERED)


def body_of(move: i64) -> i64:
    """What a follow-up chooses, or the outcome of chance."""
    return move >> _BODY


def place_of(move: i64) -> i64:
    return move >> _BODY & 7


def payment_of(move: i64) -> i64:
    return move >> _BODY + 3 & 3


def colour_of(move: i64) -> i64:
    return move >> _BODY + 5 & 3


def value_of(move: i64) -> i64:
    return move >> _BODY + 7 & 7


def deed_of(move: i64) -> i64:
    return move >> _BODY + 10 & 3


def chance_move(kind: i64, outcome: i64) -> i64:
    return CHANCE_SEAT | kind << _KIND | outcome << _BODY


def waiting(kind: i64, red: i64, yellow: i64, white: i64, because: i64) -> i64:
    """A gain that waits: so much of each colour."""
    return kind | red << 3 | yellow << 8 | white << 13 | because << 18


def waiting_kind(gain: i64) -> i64:
    return gain & 7


def waiting_amount(gain: i64, colour: i64) -> i64:
    return gain >> 3 + 5 * colour & 31


def waiting_because(gain: i64) -> i64:
    return gain >> 18


def less_one(gain: i64, colour: i64) -> i64:
    return gain - (1 << 3 + 5 * colour)
