# compiled
"""What a seat does with a die: prices, changes of value and colour, deeds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.dice.rules.codes import (
    B_COLOUR,
    B_DIE,
    B_MERCY,
    B_PRICE,
    B_VALUE,
    CATHEDRAL_FEAST,
    CHEAP_COLOUR,
    FORTRESS_FEAST,
    FREE_DIE,
    FUNCTION_FEAST,
    G_RESOURCES,
    GAIN,
    HALL_FEAST,
    N_ACTION,
    N_CHOICE,
    NO_PAYMENT,
    PRESTIGE_DEED,
    STRONG_INFLUENCE,
    colour_of,
    deed_of,
    payment_of,
    place_of,
    value_of,
    waiting,
)
from troyes.dice.rules.layout import (
    BUILDINGS_EACH,
    COLOURS,
    COLUMNS,
    DENIERS,
    FUNCTION,
    INFLUENCE,
    KNOWLEDGE,
    OPEN,
    PRESTIGE,
    VALUE,
    YELLOW,
)
from troyes.dice.rules.sheet import build, enqueue, resolve, spend
from troyes.dice.rules.state import State, held, note, seat_of_sheet
from troyes.dice.rules.wheel import available_dice, colour_at, column_of, is_available, tile_at

FAR: Final = 99


# ---- prices ------------------------------------------------------------------------------------------------------


def price(s: State, open_place: i64, resource: i64, payment: i64) -> i64:
    """What a die costs of one resource, `payment` being the resource that pays the free part of the price."""
    return price_under(s, tile_at(s, open_place), open_place, resource, payment)


def price_under(s: State, tile: i64, open_place: i64, resource: i64, payment: i64) -> i64:
    """The same under a tile that is known already."""
    cost: i64 = 0
    if tile == FREE_DIE:
        return cost
    if resource == DENIERS:
        cost = s.setup.price_deniers[open_place]
    if payment == resource:
        cost += s.setup.price_any[open_place]
    if tile < 0 and tile == raid_on(resource):
        cost += 1
    return cost


def raid_on(resource: i64) -> i64:
    """The raid that makes a die cost one more of a resource."""
    if resource == DENIERS:
        return -FREE_DIE
    return -CATHEDRAL_FEAST if resource == KNOWLEDGE else -FORTRESS_FEAST


def has_free_part(s: State, open_place: i64) -> bool:
    """Whether the price names one of any resource."""
    return s.setup.price_any[open_place] > 0 and tile_at(s, open_place) != FREE_DIE


def can_pay(s: State, sheet: i64, open_place: i64, payment: i64) -> bool:
    resource: i64
    tile = tile_at(s, open_place)
    for resource in range(COLOURS):
        if price_under(s, tile, open_place, resource, payment) > held(s, sheet, resource):
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
    if tile_at(s, open_place) == -FUNCTION_FEAST:
        return 0
    return s.v[VALUE + open_place]


def value_cost(s: State, open_place: i64, value: i64) -> i64:
    """Influence that brings the die to a value."""
    tile = tile_at(s, open_place)
    distance = value - base_value(s, open_place)
    if distance < 0:
        distance = -distance
    if distance > 0 and tile == -STRONG_INFLUENCE:
        return FAR
    if tile == STRONG_INFLUENCE:
        distance = (distance + 1) // 2
    return distance * s.setup.value_cost


def colour_cost(s: State, open_place: i64, colour: i64) -> i64:
    """Knowledge that makes the die this colour."""
    if colour == colour_at(s, open_place):
        return 0
    return dye_cost(s, tile_at(s, open_place))


def dye_cost(s: State, tile: i64) -> i64:
    """Knowledge that gives a die under this tile another colour."""
    if tile == -CHEAP_COLOUR:
        return FAR
    if tile == CHEAP_COLOUR:
        return 1
    return s.setup.colour_cost


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
    tile = tile_at(s, place)
    note(s, N_CHOICE, seat, place, B_DIE, s.v[VALUE + place])
    for resource in range(COLOURS):
        spend(s, sheet, resource, price_under(s, tile, place, resource, payment), B_PRICE)
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
