# compiled
"""Small codes: moves, dice, frames, effects, reasons. Packed integers inside, readable objects at the edge.

A move is one integer: seat (4 bits, 15 for chance), kind (6), target (8), three dice (7 each), cube (6), extra (17).
The extra bits of an action say which die of the lot its cube chooses (2 bits) and which bought die is turned over (2).
A chance move keeps its outcome above the kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.layout import DIE_TYPES

# ---- kinds of moves -----------------------------------------------------------------------------------------------
PASS: Final = 1
ACTIVATE: Final = 2
BUILD: Final = 3
FIGHT: Final = 4
SETTLE: Final = 5
FARM: Final = 6
REROLL: Final = 7
RECRUIT: Final = 8
FLIP: Final = 9
PLACE: Final = 10  # initial placement
BEAT: Final = 11  # take up the fight against the highest black die
YIELD: Final = 12  # cannot beat it: discard it and lose points
ALSO: Final = 13  # one more black die
WITH: Final = 14  # one more own die
DONE: Final = 15  # enough
TAKE: Final = 16  # which citizen
TIMES: Final = 17  # how many activations or cubes
CUBE: Final = 18  # on which event
SPLIT: Final = 19  # Miller: how many activations count the Palace
SHOOT: Final = 20  # Archer: roll again
TURN_OVER: Final = 21  # one die to flip
EXTENSION_MOVE: Final = 40  # first kind free for extensions

# ---- kinds of chance ----------------------------------------------------------------------------------------------
DRAW_START: Final = 1
DEAL: Final = 2
REVEAL_CARD: Final = 3
ROLL: Final = 4
DRAW_EVENT: Final = 5
SITE: Final = 6
ROLL_BLACK: Final = 7
REROLL_DIE: Final = 8
SHOT: Final = 9
LAY_OPEN: Final = 10
EXTENSION_CHANCE: Final = 40

# ---- kinds of frames ----------------------------------------------------------------------------------------------
F_CHANCE: Final = 1  # a: kind of chance, b: index of its key, c and d: its own
F_PLACE: Final = 2
F_COUNTER: Final = 3
F_ALSO: Final = 4  # a: pips to beat so far, b: black dice so far, c: largest value still offered
F_WITH: Final = 5  # a: pips to beat, b: black dice, c: pips gathered, d: smallest die still offered
F_TURN: Final = 6
F_FLIP: Final = 7  # a: dice turned, b to d: which, + 1
F_TAKE: Final = 8  # a: HIRE or SETTLE, b: slot or building, c: die value
F_TIMES: Final = 9  # a: ACTIVATE or FIGHT, b: slot or event, c: at most
F_CUBE: Final = 10  # a: cubes to place, b: slot of the card that places them
F_SPLIT: Final = 11  # a: slot, b: activations
F_SHOOT: Final = 12  # a: slot, b: rolls left
F_AFTER: Final = 13  # a: kind of action, b: its target; answers itself when everything above it is done
EXTENSION_FRAME: Final = 40

# ---- uses of a lot, as bits ---------------------------------------------------------------------------------------
USE_ACTIVITY: Final = 1
USE_CATHEDRAL: Final = 2
USE_EVENT: Final = 4
USE_CITIZEN: Final = 8
USE_AGRICULTURE: Final = 16
USE_GUARD: Final = 32

# ---- kinds of activity cards ---------------------------------------------------------------------------------------
IMMEDIATE: Final = 0
DELAYED: Final = 1
MIXED: Final = 2
ENDGAME: Final = 3

# ---- activations of a card that counts dice ------------------------------------------------------------------------


def dice_and_high(dice: i64, high: i64) -> i64:
    """How many dice, and how many of them show 4 or more, as one number of activations."""
    return dice + 8 * high


def dice_used(times: i64) -> i64:
    return times & 7


def high_dice(times: i64) -> i64:
    return times >> 3


# ---- what characters count ----------------------------------------------------------------------------------------
COUNT_CITIZENS: Final = 0
COUNT_CATHEDRAL: Final = 1
COUNT_DENIERS: Final = 2
COUNT_INFLUENCE: Final = 3
COUNT_TRADESMEN: Final = 4
COUNT_EVENTS: Final = 5
COUNT_PEOPLE: Final = 6  # + colour: citizens of a building and tradesmen on cards of its colour

# ---- dice ---------------------------------------------------------------------------------------------------------
NO_DIE: Final = 127
NO_DICE: Final = NO_DIE | NO_DIE << 7 | NO_DIE << 14


def die_code(colour: i64, owner: i64, value: i64) -> i64:
    return colour * DIE_TYPES + owner * 6 + value - 1


def colour_of_die(die: i64) -> i64:
    return die // DIE_TYPES


def owner_of_die(die: i64) -> i64:
    return die % DIE_TYPES // 6


def value_of_die(die: i64) -> i64:
    return die % 6 + 1


# ---- moves -------------------------------------------------------------------------------------------------------
CHANCE_SEAT: Final = 15
_KIND: Final = 4
_TARGET: Final = 10
_DICE: Final = 18
_CUBE: Final = 39
_EXTRA: Final = 45


def move_code(seat: i64, kind: i64, target: i64, dice: i64, cube: i64) -> i64:
    return seat | kind << _KIND | target << _TARGET | dice << _DICE | cube << _CUBE


def choice(seat: i64, kind: i64, target: i64) -> i64:
    """A move without dice."""
    return seat | kind << _KIND | target << _TARGET | NO_DICE << _DICE


def seat_of(move: i64) -> i64:
    return move & 15


def kind_of(move: i64) -> i64:
    return move >> _KIND & 63


def target_of(move: i64) -> i64:
    return move >> _TARGET & 255


def dice_of(move: i64) -> i64:
    return move >> _DICE & 0x1FFFFF


def cube_of(move: i64) -> i64:
    """0 without a cube, else the slot of its card + 1."""
    return move >> _CUBE & 63


def extra_of(move: i64) -> i64:
    return move >> _EXTRA


def with_extra(move: i64, extra: i64) -> i64:
    return move | extra << _EXTRA


def chosen_die(extra: i64) -> i64:
    """1 to 3: the die of the lot that a cube chooses; 0 without a choice."""
    return extra & 3


def flipped_die(extra: i64) -> i64:
    """1 to 3: the bought die that is turned over; 0 for none."""
    return extra >> 2 & 3


def first_die(dice: i64) -> i64:
    return dice & 127


def second_die(dice: i64) -> i64:
    return dice >> 7 & 127


def third_die(dice: i64) -> i64:
    return dice >> 14 & 127


def dice_count(dice: i64) -> i64:
    if dice & 127 == NO_DIE:
        return 0
    if dice >> 7 & 127 == NO_DIE:
        return 1
    return 2 if dice >> 14 == NO_DIE else 3


def pack_dice(a: i64, b: i64, c: i64) -> i64:
    return a | b << 7 | c << 14


def chance_move(kind: i64, outcome: i64) -> i64:
    return CHANCE_SEAT | kind << _KIND | outcome << _TARGET


def outcome_of(move: i64) -> i64:
    return move >> _TARGET
