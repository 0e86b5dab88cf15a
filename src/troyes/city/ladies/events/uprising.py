# compiled
"""Uprising: a die names a building, and its citizens are dealt anew onto its spaces.

Those who lie there take part; if nobody does, a neutral citizen joins. Whoever finds no space lies there.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.ladies.events.codes import CROWD, UPRISING_DIE
from troyes.city.rules.changes import add_lying, add_supply, leave, note, stand
from troyes.city.rules.citizens import standing
from troyes.city.rules.codes import F_CHANCE
from troyes.city.rules.effect_codes import N_NOTHING, N_ROLLED, NOBODY, because_event
from troyes.city.rules.layout import (
    BISHOPRIC,
    BUILDINGS,
    CITY_HALL,
    EMPTY,
    LYING,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    OWNERS,
    PALACE,
    ROUND,
    SPACES_PER_BUILDING,
)
from troyes.city.rules.state import State, push
from troyes.kernel.play.chance import Source


def rise(s: State, event: i64) -> None:
    push(s, F_CHANCE, NOBODY, UPRISING_DIE, event, event, 0)


def building_of_roll(value: i64) -> i64:
    if value <= 2:
        return BISHOPRIC
    return PALACE if value <= 4 else CITY_HALL


def name_building(s: State, event: i64, value: i64) -> None:
    """The die is cast: the crowd of its building is dealt next, if there is one."""
    note(s, N_ROLLED, NOBODY, value, because_event(event), 1)
    building = building_of_roll(value)
    if crowd_size(s, building) == 0:
        note(s, N_NOTHING, NOBODY, 0, because_event(event), 0)
        return
    push(s, F_CHANCE, NOBODY, CROWD, event << 8 | building << 4, event * 4 + building, 0)


# ---- who takes part ------------------------------------------------------------------------------------------------


def newcomers(s: State, building: i64) -> i64:
    """1 if a neutral citizen joins: nobody lies there and one is left."""
    owner: i64
    for owner in range(OWNERS):
        if s.v[LYING + building * OWNERS + owner] > 0:
            return 0
    return 1 if s.v[NEUTRAL_SUPPLY] > 0 else 0


def in_crowd(s: State, building: i64, owner: i64) -> i64:
    """Citizens of an owner who take part."""
    n = standing(s, building, owner) + s.v[LYING + building * OWNERS + owner]
    return n + newcomers(s, building) if owner == NEUTRAL else n


def crowd_size(s: State, building: i64) -> i64:
    owner: i64
    n: i64 = 0
    for owner in range(OWNERS):
        n += in_crowd(s, building, owner)
    return n


# ---- dealing -------------------------------------------------------------------------------------------------------


def draw_crowd(s: State, source: Source, index: i64, building: i64) -> i64:
    """Every arrangement of the crowd on the spaces is equally likely; one key per space."""
    i: i64
    owner: i64
    size = max(crowd_size(s, building), SPACES_PER_BUILDING)
    crowd = vec[i64]([EMPTY] * int(size))
    n: i64 = 0
    for owner in range(OWNERS):
        for _ in range(in_crowd(s, building, owner)):
            crowd[n] = owner
            n += 1
    outcome: i64 = 0
    for i in range(SPACES_PER_BUILDING):
        k = i + source.draw(CROWD, s.v[ROUND], index + i, size - i)
        crowd[i], crowd[k] = crowd[k], crowd[i]
        outcome |= crowd[i] << 3 * i
    return outcome


def on_spaces(outcome: i64, owner: i64) -> i64:
    """How many spaces of a dealt building an owner holds."""
    i: i64
    n: i64 = 0
    for i in range(SPACES_PER_BUILDING):
        if outcome >> 3 * i & 7 == owner:
            n += 1
    return n


def is_dealt_crowd(s: State, building: i64, outcome: i64) -> bool:
    """As many of the crowd as there is room for, and nobody else."""
    owner: i64
    placed: i64 = 0
    if outcome >> 3 * SPACES_PER_BUILDING != 0:
        return False
    for owner in range(OWNERS):
        n = on_spaces(outcome, owner)
        if n > in_crowd(s, building, owner):
            return False
        placed += n
    if placed + on_spaces(outcome, EMPTY) != SPACES_PER_BUILDING:
        return False
    return placed == min(crowd_size(s, building), SPACES_PER_BUILDING)


def deal_crowd(s: State, event: i64, building: i64, outcome: i64) -> None:
    """Everybody off the building, then onto it as dealt."""
    i: i64
    owner: i64
    because = because_event(event)
    crowd = vec[i64]([0] * OWNERS)
    for owner in range(OWNERS):
        crowd[owner] = in_crowd(s, building, owner)
    clear(s, building, because)
    for i in range(SPACES_PER_BUILDING):
        if outcome >> 3 * i & 7 != EMPTY:
            stand(s, building * SPACES_PER_BUILDING + i, outcome >> 3 * i & 7, because)
    for owner in range(OWNERS):
        left = crowd[owner] - on_spaces(outcome, owner)
        if left > 0:
            add_lying(s, building, owner, left, because)


def clear(s: State, building: i64, because: i64) -> None:
    """The crowd gathers: a neutral citizen if he joins, those who stand, those who lie."""
    i: i64
    owner: i64
    if newcomers(s, building):
        add_supply(s, NEUTRAL, -1, because)
    first = building * SPACES_PER_BUILDING
    for i in range(first, first + SPACES_PER_BUILDING):
        if s.v[BUILDINGS + i] != EMPTY:
            leave(s, i, because)
    for owner in range(OWNERS):
        n = s.v[LYING + building * OWNERS + owner]
        if n > 0:
            add_lying(s, building, owner, -n, because)
