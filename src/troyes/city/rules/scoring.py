# compiled
"""Final scoring: points held, plus what the board is worth at the end."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cards.activities import events_joined
from troyes.city.rules.cathedral import cathedral_cubes, cubes_on_level
from troyes.city.rules.citizens import standing, tradesmen_of, tradesmen_of_colour
from troyes.city.rules.codes import (
    COUNT_CATHEDRAL,
    COUNT_CITIZENS,
    COUNT_DENIERS,
    COUNT_INFLUENCE,
    COUNT_PEOPLE,
    COUNT_TRADESMEN,
)
from troyes.city.rules.layout import (
    CARD_SPACES,
    CARDS,
    CHARACTER,
    COLOURS,
    DENIERS,
    FACE_UP,
    INFLUENCE,
    MAX_FACE_UP,
    OWNERS,
    POINTS_HELD,
    SLOTS,
    TRADESMEN,
    WON,
)
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, get


def presence_points(s: State, seat: i64) -> i64:
    """Events not countered on which the seat has a cube, Marauding included."""
    return events_joined(s, seat) * s.setup.event_presence


def tradesman_points(s: State, slot: i64, seat: i64) -> i64:
    """Points of the numbered spaces; the illustration gives none."""
    space: i64
    points: i64 = 0
    bits = s.v[TRADESMEN + slot * OWNERS + seat]
    for space in range(CARD_SPACES):
        if bits >> space & 1:
            points += s.setup.card_spaces[s.v[CARDS + slot] * CARD_SPACES + space]
    return points


def level_points(s: State, level: i64, seat: i64) -> i64:
    """A level of the cathedral without an own cube costs points."""
    return 0 if cubes_on_level(s, level, seat) > 0 else -s.setup.missing_level


def counted(s: State, character: i64, seat: i64) -> i64:
    """What a character looks at."""
    building: i64
    what = s.setup.character_counts[character]
    if what == COUNT_CITIZENS:
        n: i64 = 0
        for building in range(COLOURS):
            n += standing(s, building, seat)
        return n
    if what == COUNT_CATHEDRAL:
        return cathedral_cubes(s, seat)
    if what == COUNT_DENIERS:
        return get(s, seat, DENIERS)
    if what == COUNT_INFLUENCE:
        return get(s, seat, INFLUENCE)
    if what == COUNT_TRADESMEN:
        return tradesmen_of(s, seat)
    if what >= COUNT_PEOPLE:
        return standing(s, what - COUNT_PEOPLE, seat) + tradesmen_of_colour(s, what - COUNT_PEOPLE, seat)
    return get(s, seat, WON)  # COUNT_EVENTS


def step_points(setup: Setup, character: i64, n: i64) -> i64:
    """What a character gives for `n`: the highest step reached, and only that one."""
    step: i64
    points: i64 = 0
    for step in range(3):
        if n >= setup.character_steps[character * 3 + step]:
            points = setup.character_rewards[character * 3 + step]
    return points


def character_points(s: State, character: i64, seat: i64) -> i64:
    return step_points(s.setup, character, counted(s, character, seat))


def is_dealt(s: State, character: i64) -> bool:
    """Every character in some hand or lying open scores for everybody."""
    seat: i64
    k: i64
    for k in range(MAX_FACE_UP):
        if s.v[FACE_UP + k] == character:
            return True
    for seat in range(s.setup.players):
        if get(s, seat, CHARACTER) == character or get(s, seat, CHARACTER + 1) == character:
            return True
    return False


def board_points(s: State, seat: i64) -> i64:
    """Points of the final scoring except characters and extensions."""
    slot: i64
    level: i64
    points = presence_points(s, seat)
    for slot in range(SLOTS):
        points += tradesman_points(s, slot, seat)
    for level in range(s.setup.cathedral_levels):
        points += level_points(s, level, seat)
    return points


def score(s: State, seat: i64) -> i64:
    """The total a seat would have if the game ended now."""
    character: i64
    points = get(s, seat, POINTS_HELD) + board_points(s, seat)
    for character in range(len(s.setup.character_counts)):
        if is_dealt(s, character):
            points += character_points(s, character, seat)
    for extension in s.setup.on_scoring:
        for _, more in extension.score(s, seat):
            points += more
    return points
