# compiled
"""Every change of a counted thing goes through here, so that every change can be traced.

Each function changes the vector and, when a trace is being written, adds one effect.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.codes import colour_of_die, owner_of_die, value_of_die
from troyes.city.rules.effect_codes import (
    E_BLACK,
    E_CARD_CUBE,
    E_CATHEDRAL,
    E_CITIZEN,
    E_COINS,
    E_DENIERS,
    E_DIE,
    E_GENERAL,
    E_INFLUENCE,
    E_LYING,
    E_NEUTRAL,
    E_POINTS,
    E_SUPPLY,
    E_TRADESMAN,
    NOBODY,
)
from troyes.city.rules.layout import (
    BLACK,
    BLACK_LEFT,
    BUILDINGS,
    CATHEDRAL,
    COINS,
    COLUMNS,
    CUBES,
    DENIERS,
    DICE,
    DICE_LEFT,
    EMPTY,
    GENERAL,
    HEIGHT,
    INFLUENCE,
    LAID,
    LYING,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    OWNERS,
    POINTS,
    POINTS_HELD,
    SOURCES,
    SUPPLY,
    TRADESMEN,
    WILD,
    WILD_DICE,
    WILD_OWNER,
)
from troyes.city.rules.state import State, get, seat_at


def note(s: State, what: i64, seat: i64, where: i64, because: i64, amount: i64) -> None:
    """Write an effect if somebody is listening."""
    if s.trace is not None:
        s.trace.add(what, seat, where, because, amount)


def add_deniers(s: State, seat: i64, n: i64, because: i64) -> None:
    if n != 0:
        s.v[seat_at(seat) + DENIERS] += n
        note(s, E_DENIERS, seat, 0, because, n)


def add_coins(s: State, seat: i64, n: i64, because: i64) -> None:
    """Deniers on the district: not owned before the end of the round."""
    if n != 0:
        s.v[seat_at(seat) + COINS] += n
        note(s, E_COINS, seat, 0, because, n)


def add_influence(s: State, seat: i64, n: i64, because: i64) -> None:
    """Gain or spend influence; what exceeds the end of the track is lost."""
    held = get(s, seat, INFLUENCE)
    n = min(n, s.setup.max_influence - held)
    if n != 0:
        s.v[seat_at(seat) + INFLUENCE] = held + n
        note(s, E_INFLUENCE, seat, 0, because, n)


def add_points(s: State, seat: i64, n: i64, source: i64, because: i64) -> None:
    if n != 0:
        s.v[seat_at(seat) + POINTS_HELD] += n
        s.v[POINTS + seat * SOURCES + source] += n
        note(s, E_POINTS, seat, source, because, n)


def lose_points(s: State, seat: i64, source: i64, because: i64) -> None:
    """The penalty: points are tokens, nobody hands over what he does not have."""
    add_points(s, seat, -min(s.setup.penalty, get(s, seat, POINTS_HELD)), source, because)


def add_supply(s: State, owner: i64, n: i64, because: i64) -> None:
    """Citizens to or from the owner's own supply; the neutral ones have only the general supply."""
    if owner == NEUTRAL:
        s.v[NEUTRAL_SUPPLY] += n
        note(s, E_NEUTRAL, NOBODY, 0, because, n)
    else:
        s.v[seat_at(owner) + SUPPLY] += n
        note(s, E_SUPPLY, owner, 0, because, n)


def add_general(s: State, seat: i64, n: i64, because: i64) -> None:
    s.v[seat_at(seat) + GENERAL] += n
    note(s, E_GENERAL, seat, 0, because, n)


def stand(s: State, space: i64, owner: i64, because: i64) -> None:
    """Put a citizen on an empty space of a building."""
    s.v[BUILDINGS + space] = owner
    note(s, E_CITIZEN, owner, space, because, 1)


def leave(s: State, space: i64, because: i64) -> None:
    """Take the citizen of a space away."""
    owner = s.v[BUILDINGS + space]
    s.v[BUILDINGS + space] = EMPTY
    note(s, E_CITIZEN, owner, space, because, -1)


def add_lying(s: State, building: i64, owner: i64, n: i64, because: i64) -> None:
    s.v[LYING + building * OWNERS + owner] += n
    note(s, E_LYING, owner, building, because, n)


def add_tradesman(s: State, slot: i64, owner: i64, space: i64, because: i64) -> None:
    s.v[TRADESMEN + slot * OWNERS + owner] |= 1 << space
    note(s, E_TRADESMAN, owner, slot * 4 + space, because, 1)


def remove_tradesman(s: State, slot: i64, owner: i64, space: i64, because: i64) -> None:
    s.v[TRADESMEN + slot * OWNERS + owner] &= ~(1 << space)
    note(s, E_TRADESMAN, owner, slot * 4 + space, because, -1)


def add_card_cubes(s: State, slot: i64, seat: i64, n: i64, because: i64) -> None:
    s.v[CUBES + slot * OWNERS + seat] += n
    note(s, E_CARD_CUBE, seat, slot, because, n)


def add_cathedral_cube(s: State, column: i64, owner: i64, because: i64) -> None:
    level = s.v[HEIGHT + column]
    s.v[CATHEDRAL + level * COLUMNS + column] = owner
    s.v[HEIGHT + column] = level + 1
    s.v[LAID] |= 1 << owner
    note(s, E_CATHEDRAL, owner, level * COLUMNS + column, because, 1)


def remove_cathedral_cube(s: State, column: i64, because: i64) -> None:
    """The highest cube of a column."""
    level = s.v[HEIGHT + column] - 1
    owner = s.v[CATHEDRAL + level * COLUMNS + column]
    s.v[CATHEDRAL + level * COLUMNS + column] = EMPTY
    s.v[HEIGHT + column] = level
    note(s, E_CATHEDRAL, owner, level * COLUMNS + column, because, -1)


def add_dice(s: State, die: i64, n: i64, because: i64) -> None:
    s.v[DICE + die] += n
    s.v[DICE_LEFT] += n
    note(s, E_DIE, owner_of_die(die), colour_of_die(die) * 6 + value_of_die(die) - 1, because, n)


def put_wild(s: State, seat: i64, value: i64, because: i64) -> None:
    """A wild die in the district of a seat, which has none."""
    s.v[WILD_DICE + seat] = value
    s.v[DICE_LEFT] += 1
    note(s, E_DIE, seat, WILD * 6 + value - 1, because, 1)


def take_wild(s: State, seat: i64, because: i64) -> None:
    value = s.v[WILD_DICE + seat]
    s.v[WILD_DICE + seat] = 0
    s.v[DICE_LEFT] -= 1
    note(s, E_DIE, seat, WILD * 6 + value - 1, because, -1)


def add_own_die(s: State, seat: i64, die: i64, n: i64, because: i64) -> None:
    """A die of the seat's own district, its wild one included, comes or goes."""
    if owner_of_die(die) != WILD_OWNER:
        add_dice(s, die, n, because)
    elif n > 0:
        put_wild(s, seat, value_of_die(die), because)
    else:
        take_wild(s, seat, because)


def add_black(s: State, value: i64, n: i64, because: i64) -> None:
    s.v[BLACK + value] += n
    s.v[BLACK_LEFT] += n
    note(s, E_BLACK, NOBODY, value, because, n)
