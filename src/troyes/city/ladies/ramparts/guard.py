# compiled
"""Action 7: one die for the guard. Its points move him along the ramparts and lay cubes at the gates he has reached.

Steps and cubes come in any order. Only a walk does not follow a walk, since one walk does the same; so a guard who has
just walked lays cubes or is done. A point beyond the value of the die costs a denier when it is used.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import (
    ARRIVAL,
    COLOUR,
    EFFECT,
    EXTRA_DIE,
    F_LAY,
    F_WALK,
    GATES,
    GUARD,
    GUARDS,
    LAY,
    LENGTH,
    MOST_POINTS,
    WALK,
)
from troyes.city.ladies.ramparts.tiles import (
    add_tile_cubes,
    face_at,
    face_figure,
    figure_at,
    gate_place,
    guard_at,
    has_reached,
    takes_cubes,
)
from troyes.city.rules.actions import card_of_cube, pay_lot
from troyes.city.rules.changes import add_deniers, add_points, note
from troyes.city.rules.codes import (
    DONE,
    F_AFTER,
    NO_DIE,
    USE_GUARD,
    choice,
    colour_of_die,
    dice_of,
    die_code,
    extra_of,
    first_die,
    move_code,
    owner_of_die,
    pack_dice,
    with_extra,
)
from troyes.city.rules.effect_codes import B_GUARD, E_GUARD, N_ACTION, because_outdoor
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.layout import (
    CARDS,
    CUBES,
    DENIERS,
    DICE,
    DIE_CODES,
    FROM_OUTDOOR,
    OWNERS,
    RED,
    SLOTS,
    WILD,
    WILD_DICE,
    WILD_OWNER,
)
from troyes.city.rules.lots import face, is_free
from troyes.city.rules.main_moves import may_turn_bought
from troyes.city.rules.state import State, get, pop, push, slice_of, top

# ---- which dice ---------------------------------------------------------------------------------------------------


def can_lay(s: State, seat: i64, gate: i64, colour: i64) -> bool:
    """Whether a die of this colour may bring a cube to a gate: not to the activity that rolls dice of its colour."""
    if not has_reached(s, gate, seat) or not takes_cubes(s, gate):
        return False
    return figure_at(s, gate, EFFECT) != EXTRA_DIE or figure_at(s, gate, COLOUR) != colour


def colour_for_guard(die: i64) -> i64:
    """A wild die stays what it is."""
    return WILD if owner_of_die(die) == WILD_OWNER else colour_of_die(die)


def list_guard(s: State, seat: i64, n: i64) -> i64:
    """Own dice, a wild one included, and those of others, paid or taken with a cube.

    Every die has something to do: a guard who has arrived has reached four gates, and two at most refuse a cube.
    """
    die: i64
    turning = may_turn_bought(s, seat)
    for die in range(DIE_CODES):
        if s.v[DICE + die] > 0:
            own = owner_of_die(die) == seat
            n = add_guard(s, seat, die, 0, 0, n) if own else list_foreign(s, seat, die, turning, n)
    if s.v[WILD_DICE + seat] > 0:
        n = add_guard(s, seat, die_code(RED, WILD_OWNER, s.v[WILD_DICE + seat]), 0, 0, n)
    return n


def add_guard(s: State, seat: i64, die: i64, cube: i64, extra: i64, n: i64) -> i64:
    s.scratch.moves[n] = with_extra(move_code(seat, GUARD, 0, pack_dice(die, NO_DIE, NO_DIE), cube), extra)
    return n + 1


def list_foreign(s: State, seat: i64, die: i64, turning: bool, n: i64) -> i64:
    slot: i64
    if get(s, seat, DENIERS) >= s.setup.die_price:
        n = add_guard(s, seat, die, 0, 0, n)
        if turning:
            n = add_guard(s, seat, die, 0, 1 << 2, n)
    for slot in range(SLOTS):
        if takes_for_guard(s, seat, slot, die):
            n = add_guard(s, seat, die, slot + 1, choice_of_cube(s, slot), n)
    return n


def choice_of_cube(s: State, slot: i64) -> i64:
    """The extra bits of a move with the cube of this card: some cubes name the die they take."""
    return 1 if s.setup.improve_free_one[s.v[CARDS + slot]] else 0


def takes_for_guard(s: State, seat: i64, slot: i64, die: i64) -> bool:
    """Whether the seat's cube on a card takes somebody else's die for the guard."""
    if s.v[CUBES + slot * OWNERS + seat] == 0:
        return False
    card = s.v[CARDS + slot]
    if not s.setup.improve_uses[card] & USE_GUARD or not s.setup.improve_accepts[card] >> colour_of_die(die) & 1:
        return False
    return is_free(s, pack_dice(die, NO_DIE, NO_DIE), 0, card, choice_of_cube(s, slot))


def play_guard(s: State, seat: i64, move: i64) -> None:
    dice = dice_of(move)
    card = card_of_cube(s, move)
    value = face(s, dice, 0, card, extra_of(move))
    colour = colour_for_guard(first_die(dice))
    pop(s)
    push(s, F_AFTER, seat, GUARD, 0, 0, 0)
    pay_lot(s, seat, move)
    note(s, N_ACTION, seat, GUARD, B_GUARD, value)
    push(s, F_WALK, seat, value, colour, 0, 0)
    for extension in s.setup.on_declared:
        extension.action_declared(s, seat, move)


# ---- points -------------------------------------------------------------------------------------------------------


def most_points(s: State, seat: i64, value: i64, used: i64) -> i64:
    """Points that can be used in all: those of the die, and more for deniers, never beyond the highest face."""
    return min(max(value, used) + get(s, seat, DENIERS), MOST_POINTS)


def points_left(s: State, seat: i64) -> i64:
    """Points that the frame on top may still use."""
    at = top(s)
    return most_points(s, seat, s.v[at + 2], s.v[at + 4]) - s.v[at + 4]


def list_walk(s: State, seat: i64) -> i64:
    """Any number of steps, or what else the points can do."""
    steps: i64
    n: i64 = 0
    most = min(points_left(s, seat), s.setup.figures[LENGTH] - guard_at(s, seat))
    for steps in range(1, most + 1):
        s.scratch.moves[n] = choice(seat, WALK, steps)
        n += 1
    return list_gates(s, seat, n)


def list_lay(s: State, seat: i64) -> i64:
    """He has just walked: cubes, or enough."""
    return list_gates(s, seat, 0)


def list_gates(s: State, seat: i64, n: i64) -> i64:
    """Gates where a cube may be laid, each once in an action; enough, once a point has been used."""
    gate: i64
    at = top(s)
    if points_left(s, seat) > 0:
        for gate in range(GATES):
            if not s.v[at + 5] >> gate & 1 and can_lay(s, seat, gate, s.v[at + 3]):
                s.scratch.moves[n] = choice(seat, LAY, gate)
                n += 1
    if s.v[at + 4] > 0:
        s.scratch.moves[n] = choice(seat, DONE, 0)
        n += 1
    return n


def use_points(s: State, seat: i64, points: i64) -> None:
    """Count points of the frame on top; those that exceed the value of the die are paid."""
    at = top(s)
    value = s.v[at + 2]
    used = s.v[at + 4]
    add_deniers(s, seat, max(used, value) - max(used + points, value), B_GUARD)
    s.v[at + 4] += points


def play_walk(s: State, seat: i64, steps: i64) -> None:
    use_points(s, seat, steps)
    s.v[top(s)] = F_LAY
    walk(s, seat, steps)


def play_lay(s: State, seat: i64, gate: i64) -> None:
    use_points(s, seat, 1)
    at = top(s)
    s.v[at] = F_WALK
    s.v[at + 5] |= 1 << gate
    add_tile_cubes(s, gate, seat, 1, because_outdoor(face_at(s, gate)))


def walk(s: State, seat: i64, steps: i64) -> None:
    """Forwards, and the rewards of the gates that are reached."""
    gate: i64
    before = guard_at(s, seat)
    s.v[slice_of(s, RAMPARTS) + GUARDS + seat] = before + steps
    note(s, E_GUARD, seat, 0, B_GUARD, steps)
    for gate in range(GATES):
        if before < gate_place(s, gate) <= before + steps:
            arrive(s, seat, gate)


def arrive(s: State, seat: i64, gate: i64) -> None:
    """Some activities pay for reaching their gate, by the number of those who came before."""
    other: i64
    earlier: i64 = 0
    for other in range(s.setup.players):
        if other != seat and has_reached(s, gate, other):
            earlier += 1
    tile = face_at(s, gate)
    add_points(s, seat, face_figure(s, tile, ARRIVAL + earlier), FROM_OUTDOOR, because_outdoor(tile))
