# compiled
"""What a seat may do with a die: prices, changes of value and colour, deeds; every way listed, equal results once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.dice.codes import (
    B_COLOUR,
    B_DIE,
    B_MERCY,
    B_PRICE,
    B_VALUE,
    CATHEDRAL_FEAST,
    CHEAP_COLOUR,
    FORTRESS_FEAST,
    FREE_DIE,
    FUNCTION_DEED,
    FUNCTION_FEAST,
    G_RESOURCES,
    GAIN,
    HALL_FEAST,
    N_ACTION,
    N_CHOICE,
    NO_PAYMENT,
    PRESTIGE_DEED,
    STRONG_INFLUENCE,
    action,
    colour_of,
    deed_of,
    payment_of,
    place_of,
    value_of,
    waiting,
)
from troyes.dice.layout import (
    BUILDINGS_EACH,
    CIRCLED,
    COLOURS,
    COLUMNS,
    DENIERS,
    FUNCTION,
    INFLUENCE,
    KNOWLEDGE,
    NONE,
    OPEN,
    PRESTIGE,
    RED,
    VALUE,
    WHITE,
    YELLOW,
)
from troyes.dice.sheet import build, can_build, enqueue, resolve, spend
from troyes.dice.state import SCRATCH, State, held, note, seat_of_sheet
from troyes.dice.wheel import available_dice, colour_at, column_of, is_available, tile_at

FAR: Final = 99


# ---- prices ------------------------------------------------------------------------------------------------------


def price(s: State, open_place: i64, resource: i64, payment: i64) -> i64:
    """What a die costs of one resource, `payment` being the resource that pays the free part of the price."""
    tile = tile_at(s, open_place)
    if tile == FREE_DIE:
        return 0
    cost: i64 = s.setup.price_deniers[open_place] if resource == DENIERS else 0
    if payment == resource:
        cost += s.setup.price_any[open_place]
    if (tile == -FREE_DIE and resource == DENIERS) or (tile == -CATHEDRAL_FEAST and resource == KNOWLEDGE):
        cost += 1
    if tile == -FORTRESS_FEAST and resource == INFLUENCE:
        cost += 1
    return cost


def has_free_part(s: State, open_place: i64) -> bool:
    """Whether the price names one of any resource."""
    return s.setup.price_any[open_place] > 0 and tile_at(s, open_place) != FREE_DIE


def can_pay(s: State, sheet: i64, open_place: i64, payment: i64) -> bool:
    resource: i64
    for resource in range(COLOURS):
        if price(s, open_place, resource, payment) > held(s, sheet, resource):
            return False
    return True


def can_choose(s: State, sheet: i64, open_place: i64) -> bool:
    payment: i64
    if not is_available(s, open_place):
        return False
    if not has_free_part(s, open_place):
        return can_pay(s, sheet, open_place, NO_PAYMENT)
    for payment in range(COLOURS):
        if can_pay(s, sheet, open_place, payment):
            return True
    return False


def needs_mercy(s: State, sheet: i64) -> bool:
    """No available die can be paid for."""
    i: i64
    for i in range(OPEN):
        if can_choose(s, sheet, i):
            return False
    return True


def base_value(s: State, open_place: i64) -> i64:
    """The value of a die before influence; a raid of the function feast makes it 0."""
    return 0 if tile_at(s, open_place) == -FUNCTION_FEAST else s.v[VALUE + open_place]


def value_cost(s: State, open_place: i64, value: i64) -> i64:
    """Influence that brings the die to a value."""
    tile = tile_at(s, open_place)
    base = base_value(s, open_place)
    distance: i64 = value - base if value > base else base - value
    if distance > 0 and tile == -STRONG_INFLUENCE:
        return FAR
    if tile == STRONG_INFLUENCE:
        distance = (distance + 1) // 2
    return distance * s.setup.value_cost


def colour_cost(s: State, open_place: i64, colour: i64) -> i64:
    """Knowledge that makes the die this colour."""
    tile = tile_at(s, open_place)
    if colour == colour_at(s, open_place):
        return 0
    if tile == -CHEAP_COLOUR:
        return FAR
    return 1 if tile == CHEAP_COLOUR else s.setup.colour_cost


# ---- listing -----------------------------------------------------------------------------------------------------


def list_actions(s: State, sheet: i64, seat: i64) -> i64:
    """Write every action into the scratch list; returns how many."""
    i: i64
    payment: i64
    n: i64 = 0
    SCRATCH.stamp += 1
    for i in range(OPEN):
        if not is_available(s, i):
            continue
        if not has_free_part(s, i):
            n = list_die(s, sheet, seat, i, NO_PAYMENT, n)
        else:
            for payment in range(COLOURS):
                n = list_die(s, sheet, seat, i, payment, n)
    return n


def list_die(s: State, sheet: i64, seat: i64, place: i64, payment: i64, n: i64) -> i64:
    """All uses of one die paid in one way."""
    colour: i64
    value: i64
    influence = held(s, sheet, INFLUENCE) - price(s, place, INFLUENCE, payment)
    deniers = held(s, sheet, DENIERS) - price(s, place, DENIERS, payment)
    knowledge = held(s, sheet, KNOWLEDGE) - price(s, place, KNOWLEDGE, payment)
    if influence < 0 or deniers < 0 or knowledge < 0:
        return n
    tile = tile_at(s, place)
    base = base_value(s, place)
    lowest: i64 = 0 if base == 0 else 1
    for colour in range(COLOURS):
        wit = colour_cost(s, place, colour)
        if wit > knowledge:
            continue
        for value in range(lowest, 7):
            effort = value_cost(s, place, value)
            if effort > influence:
                continue
            spent = key_of_spending(s, sheet, influence - effort, deniers, knowledge - wit)
            gained = min(value, s.setup.track - s.v[sheet + CIRCLED + colour])
            if is_new(spent, GAIN, colour if gained > 0 else RED, gained):
                SCRATCH.moves[n] = action(seat, place, payment, colour, value, GAIN)
                n += 1
            column = column_of(s, value)
            if column == NONE:
                continue
            feast = feast_of(tile, PRESTIGE, colour)
            building = colour * COLUMNS + column
            prestige = tile != -HALL_FEAST and can_build(s, sheet, building)
            if prestige and is_new(spent, PRESTIGE_DEED, colour, value + feast):
                SCRATCH.moves[n] = action(seat, place, payment, colour, value, PRESTIGE_DEED)
                n += 1
            feast = feast_of(tile, FUNCTION, colour)
            function = can_build(s, sheet, BUILDINGS_EACH + building)
            if function and is_new(spent, FUNCTION_DEED, colour, value + feast):
                SCRATCH.moves[n] = action(seat, place, payment, colour, value, FUNCTION_DEED)
                n += 1
    return n


def key_of_spending(s: State, sheet: i64, influence: i64, deniers: i64, knowledge: i64) -> i64:
    """What is left of the three resources decides whether two ways of paying are the same; each is at most 18."""
    spent_influence = held(s, sheet, INFLUENCE) - influence
    spent_deniers = held(s, sheet, DENIERS) - deniers
    spent_knowledge = held(s, sheet, KNOWLEDGE) - knowledge
    return spent_influence | spent_deniers << 3 | spent_knowledge << 6


def is_new(spent: i64, deed: i64, colour: i64, what: i64) -> bool:
    """Whether no earlier move of this list leads to the same sheet."""
    key = spent | deed << 9 | colour << 11 | what << 13
    if SCRATCH.seen[key] == SCRATCH.stamp:
        return False
    SCRATCH.seen[key] = SCRATCH.stamp
    return True


def feast_of(tile: i64, kind: i64, colour: i64) -> i64:
    """Marks a building that a banquet makes richer, apart from the same building without it."""
    if kind == FUNCTION:
        return 8 if tile == FUNCTION_FEAST else 0
    if tile == FORTRESS_FEAST and colour == RED:
        return 8
    if tile == HALL_FEAST and colour == YELLOW:
        return 8
    return 8 if tile == CATHEDRAL_FEAST and colour == WHITE else 0


# ---- playing -----------------------------------------------------------------------------------------------------


def act(s: State, sheet: i64, move: i64) -> None:
    """Pay, change, and carry out the deed."""
    resource: i64
    place = place_of(move)
    payment = payment_of(move)
    colour = colour_of(move)
    value = value_of(move)
    deed = deed_of(move)
    seat = seat_of_sheet(sheet)
    note(s, N_CHOICE, seat, place, B_DIE, s.v[VALUE + place])
    for resource in range(COLOURS):
        spend(s, sheet, resource, price(s, place, resource, payment), B_PRICE)
    spend(s, sheet, KNOWLEDGE, colour_cost(s, place, colour), B_COLOUR)
    spend(s, sheet, INFLUENCE, value_cost(s, place, value), B_VALUE)
    note(s, N_ACTION, seat, deed, colour, value)
    if deed == GAIN:
        enqueue(s, sheet, G_RESOURCES | value << 3 + 5 * colour | B_DIE << 18)
    else:
        build_with(s, sheet, place, colour, column_of(s, value), deed)
    resolve(s, sheet)


def build_with(s: State, sheet: i64, place: i64, colour: i64, column: i64, deed: i64) -> None:
    tile = tile_at(s, place)
    dice = available_dice(s)
    if tile == HALL_FEAST and deed == PRESTIGE_DEED and colour == YELLOW:
        dice += 1 << 5 * s.setup.hall_colour[column]
    kind: i64 = PRESTIGE if deed == PRESTIGE_DEED else FUNCTION
    build(s, sheet, kind * BUILDINGS_EACH + colour * COLUMNS + column, dice, max(tile, 0))


def show_mercy(s: State, sheet: i64) -> None:
    """Nothing can be paid: one resource of each type instead of an action."""
    enqueue(s, sheet, waiting(G_RESOURCES, 1, 1, 1, B_MERCY))
    resolve(s, sheet)
