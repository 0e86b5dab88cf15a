# compiled
"""Before one's action: one more die from the supply, and dice swapped with other districts."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cards.activities import dice_of_colour
from troyes.city.ladies.ramparts.codes import (
    COLOUR,
    COST,
    EXTRA,
    EXTRA_DIE,
    EXTRAS,
    F_SWAP,
    ROLL_EXTRA,
    SPENT,
    SWAP,
    SWAP_DICE,
    SWAPS,
)
from troyes.city.ladies.ramparts.tiles import cubes_on, face_at, figure_at, gate_with, spend_cube
from troyes.city.rules.changes import add_deniers, add_dice, put_wild
from troyes.city.rules.codes import (
    DONE,
    F_CHANCE,
    NO_DIE,
    choice,
    colour_of_die,
    dice_of,
    die_code,
    first_die,
    move_code,
    owner_of_die,
    pack_dice,
    second_die,
    value_of_die,
)
from troyes.city.rules.effect_codes import because_outdoor
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.layout import DENIERS, DICE, DIE_CODES, OWNERS, SPACES_PER_BUILDING, WILD, WILD_DICE
from troyes.city.rules.state import State, get, pop, push, slice_of, top

# ---- once per action ----------------------------------------------------------------------------------------------


def has_spent(s: State, gate: i64, seat: i64) -> bool:
    return s.v[slice_of(s, RAMPARTS) + SPENT + seat] >> gate & 1 == 1


def spend_before(s: State, gate: i64, seat: i64) -> None:
    """Spend a cube before the action; no second one of the same gate until the action is over."""
    s.v[slice_of(s, RAMPARTS) + SPENT + seat] |= 1 << gate
    spend_cube(s, gate, seat)


def forget_spent(s: State, seat: i64) -> None:
    s.v[slice_of(s, RAMPARTS) + SPENT + seat] = 0


# ---- an extra die -------------------------------------------------------------------------------------------------


def supply_has(s: State, seat: i64, colour: i64) -> bool:
    """A die of the colour is left in the supply; of a wild one each seat has its own."""
    owner: i64
    if colour == WILD:
        return s.v[WILD_DICE + seat] == 0
    n: i64 = 0
    for owner in range(OWNERS):
        n += dice_of_colour(s, colour, owner)
    return n < SPACES_PER_BUILDING


def list_extra(s: State, seat: i64, n: i64) -> i64:
    gate = gate_with(s, EXTRA_DIE)
    if gate < 0 or cubes_on(s, gate, seat) == 0 or has_spent(s, gate, seat):
        return n
    if supply_has(s, seat, figure_at(s, gate, COLOUR)) and get(s, seat, DENIERS) >= figure_at(s, gate, COST):
        s.scratch.moves[n] = choice(seat, EXTRA, 0)
        n += 1
    return n


def play_extra(s: State, seat: i64) -> None:
    gate = gate_with(s, EXTRA_DIE)
    at = slice_of(s, RAMPARTS) + EXTRAS + seat
    spend_before(s, gate, seat)
    add_deniers(s, seat, -figure_at(s, gate, COST), because_outdoor(face_at(s, gate)))
    push(s, F_CHANCE, seat, ROLL_EXTRA, seat << 8 | s.v[at], figure_at(s, gate, COLOUR), 0)
    s.v[at] += 1


def roll_extra(s: State, seat: i64, colour: i64, value: i64) -> None:
    because = because_outdoor(face_at(s, gate_with(s, EXTRA_DIE)))
    if colour == WILD:
        put_wild(s, seat, value, because)
    else:
        add_dice(s, die_code(colour, seat, value), 1, because)


# ---- swaps --------------------------------------------------------------------------------------------------------


def is_same_face(a: i64, b: i64) -> bool:
    """Dice of one colour and value: to swap them changes nothing."""
    return colour_of_die(a) == colour_of_die(b) and value_of_die(a) == value_of_die(b)


def list_swaps(s: State, seat: i64, districts: i64, n: i64) -> i64:
    """Every own die against every die of districts not yet swapped with. Wild dice stay where they are."""
    own: i64
    other: i64
    for own in range(DIE_CODES):
        if s.v[DICE + own] == 0 or owner_of_die(own) != seat:
            continue
        for other in range(DIE_CODES):
            if s.v[DICE + other] == 0:
                continue
            owner = owner_of_die(other)
            if owner != seat and districts >> owner & 1 == 0 and not is_same_face(own, other):
                s.scratch.moves[n] = move_code(seat, SWAP, 0, pack_dice(own, other, NO_DIE), 0)
                n += 1
    return n


def list_first_swap(s: State, seat: i64, n: i64) -> i64:
    gate = gate_with(s, SWAP_DICE)
    if gate < 0 or cubes_on(s, gate, seat) == 0 or has_spent(s, gate, seat):
        return n
    return list_swaps(s, seat, 0, n)


def list_more_swaps(s: State, seat: i64) -> i64:
    n = list_swaps(s, seat, s.v[top(s) + 3], 0)
    s.scratch.moves[n] = choice(seat, DONE, 0)
    return n + 1


def play_swap(s: State, seat: i64, move: i64) -> None:
    """The first swap costs the cube and opens the frame of the others."""
    gate = gate_with(s, SWAP_DICE)
    if s.v[top(s)] != F_SWAP:
        spend_before(s, gate, seat)
        push(s, F_SWAP, seat, figure_at(s, gate, SWAPS), 0, 0, 0)
    own = first_die(dice_of(move))
    other = second_die(dice_of(move))
    swap(s, own, other, because_outdoor(face_at(s, gate)))
    at = top(s)
    s.v[at + 2] -= 1
    s.v[at + 3] |= 1 << owner_of_die(other)
    if s.v[at + 2] == 0:
        pop(s)


def swap(s: State, own: i64, other: i64, because: i64) -> None:
    add_dice(s, own, -1, because)
    add_dice(s, other, -1, because)
    add_dice(s, die_code(colour_of_die(other), owner_of_die(own), value_of_die(other)), 1, because)
    add_dice(s, die_code(colour_of_die(own), owner_of_die(other), value_of_die(own)), 1, because)
