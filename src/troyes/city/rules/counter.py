# compiled
"""Phase 3, countering black dice: the highest one must be beaten, others may be beaten with it."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.changes import add_black, add_influence, add_own_die, lose_points, note
from troyes.city.rules.codes import (
    ALSO,
    BEAT,
    DONE,
    F_ALSO,
    F_WITH,
    NO_DIE,
    WITH,
    YIELD,
    choice,
    colour_of_die,
    die_code,
    move_code,
    pack_dice,
    value_of_die,
)
from troyes.city.rules.districts import list_own_dice
from troyes.city.rules.effect_codes import B_BLACK_DICE, N_ACTION
from troyes.city.rules.influence import list_influence
from troyes.city.rules.layout import BLACK, BLACK_LEFT, COLOURS, DICE, FROM_BLACK_DICE, RED, WILD_DICE, WILD_OWNER
from troyes.city.rules.state import State, pop, push, top


def highest_black(s: State) -> i64:
    value: i64
    for value in range(6, 0, -1):
        if s.v[BLACK + value] > 0:
            return value
    return 0


def strength(s: State, die: i64) -> i64:
    """What a die is worth against black dice: red counts double, and a wild one is taken for red."""
    factor: i64 = s.setup.red_factor if colour_of_die(die) == RED else 1
    return value_of_die(die) * factor


def strength_from(s: State, seat: i64, first: i64) -> i64:
    """Strength of all own dice from a die code upwards."""
    colour: i64
    value: i64
    total: i64 = 0
    for colour in range(COLOURS):
        for value in range(1, 7):
            die = die_code(colour, seat, value)
            if die >= first:
                total += strength(s, die) * s.v[DICE + die]
    if s.v[WILD_DICE + seat] > 0:
        wild = die_code(RED, WILD_OWNER, s.v[WILD_DICE + seat])
        if wild >= first:
            total += strength(s, wild)
    return total


def list_counter(s: State, seat: i64) -> i64:
    """Influence first if wanted; then countering is compulsory whenever the dice suffice."""
    n = list_influence(s, seat)
    able = strength_from(s, seat, 0) >= highest_black(s)
    s.scratch.moves[n] = choice(seat, BEAT if able else YIELD, 0)
    n += 1
    for extension in s.setup.on_counter:
        n = extension.list_counter(s, seat, n)
    return n


def play_yield(s: State, seat: i64) -> None:
    """Too weak: the die is discarded, points are lost, no die is spent."""
    pop(s)
    note(s, N_ACTION, seat, YIELD, B_BLACK_DICE, 1)
    add_black(s, highest_black(s), -1, B_BLACK_DICE)
    lose_points(s, seat, FROM_BLACK_DICE, B_BLACK_DICE)


def play_beat(s: State, seat: i64) -> None:
    """The highest black die is taken up; others may join it."""
    pop(s)
    value = highest_black(s)
    note(s, N_ACTION, seat, BEAT, B_BLACK_DICE, 1)
    add_black(s, value, -1, B_BLACK_DICE)
    push(s, F_ALSO, seat, value, 1, value, 0)


def list_also(s: State, seat: i64) -> i64:
    """Further black dice in falling order, as long as the own dice can beat them all."""
    value: i64
    n: i64 = 0
    at = top(s)
    spare = strength_from(s, seat, 0) - s.v[at + 2]
    for value in range(min(s.v[at + 4], spare), 0, -1):
        if s.v[BLACK + value] > 0:
            s.scratch.moves[n] = choice(seat, ALSO, value)
            n += 1
    s.scratch.moves[n] = choice(seat, DONE, 0)
    return n + 1


def play_also(s: State, seat: i64, value: i64) -> None:
    at = top(s)
    add_black(s, value, -1, B_BLACK_DICE)
    s.v[at + 2] += value
    s.v[at + 3] += 1
    s.v[at + 4] = value


def end_also(s: State, seat: i64) -> None:
    """The enemies are chosen: now the own dice."""
    at = top(s)
    pips = s.v[at + 2]
    enemies = s.v[at + 3]
    pop(s)
    push(s, F_WITH, seat, pips, enemies, 0, 0)


def list_with(s: State, seat: i64) -> i64:
    """Own dice in rising order, each only if the rest can still reach the total; enough once it is reached."""
    i: i64
    n: i64 = 0
    at = top(s)
    missing = s.v[at + 2] - s.v[at + 4]
    for i in range(list_own_dice(s, seat)):
        die = s.scratch.types[i]
        if die >= s.v[at + 5] and strength_from(s, seat, die) >= missing:
            s.scratch.moves[n] = move_code(seat, WITH, 0, pack_dice(die, NO_DIE, NO_DIE), 0)
            n += 1
    if missing <= 0:
        s.scratch.moves[n] = choice(seat, DONE, 0)
        n += 1
    return n


def play_with(s: State, seat: i64, die: i64) -> None:
    at = top(s)
    add_own_die(s, seat, die, -1, B_BLACK_DICE)
    s.v[at + 4] += strength(s, die)
    s.v[at + 5] = die


def end_with(s: State, seat: i64) -> None:
    """Beaten: one influence per black die."""
    enemies = s.v[top(s) + 3]
    pop(s)
    add_influence(s, seat, enemies * s.setup.counter_influence, B_BLACK_DICE)


def black_dice_remain(s: State) -> bool:
    return s.v[BLACK_LEFT] > 0
