# compiled
"""What `greedy` thinks of the King: how far he will get, in hundredths of a victory point.

The King takes turns while dice are left, and one turn in five fills the event on the right, whoever has cubes on it. A
few own cubes there share what he would win alone, and most of them beat him.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.bots.city.weights import CityWeights
from troyes.bots.evaluation import Judge, event_prospect, levels, rolls_ahead
from troyes.city.rules.codes import COUNT_DENIERS, COUNT_INFLUENCE, die_code
from troyes.city.rules.event_queue import cubes_at, event_at, owner_of_cube
from troyes.city.rules.layout import (
    ACTIONS,
    COLOURS,
    DICE,
    FACE_UP,
    MAX_FACE_UP,
    NEUTRAL,
    NONE,
    OVER,
    OWNERS,
    PASSED,
    PHASE,
    POINTS_HELD,
    QUEUE_LENGTH,
    SLOTS,
    TRADESMEN,
)
from troyes.city.rules.scoring import counted, step_points, tradesman_points
from troyes.city.rules.state import State, get


def against_king(s: State, judge: Judge, prices: CityWeights, seat: i64) -> i64:
    """What the King adds to the outlook of a seat: the events they share, less what he has and will have."""
    value = shared_events(s, judge, prices, seat)
    return value - king_prospect(s, judge) - king_turns(s, prices, seat)


def king_prospect(s: State, judge: Judge) -> i64:
    """What the King has and what the board would bring him."""
    slot: i64
    k: i64
    ahead = rolls_ahead(s)
    value = 100 * get(s, NEUTRAL, POINTS_HELD) - levels(s, judge.weights, NEUTRAL, ahead)
    for slot in range(SLOTS):
        if s.v[TRADESMEN + slot * OWNERS + NEUTRAL] != 0:
            value += 100 * tradesman_points(s, slot, NEUTRAL)
    for k in range(MAX_FACE_UP):
        character = s.v[FACE_UP + k]
        if character != NONE and s.setup.character_counts[character] not in (COUNT_DENIERS, COUNT_INFLUENCE):
            value += 100 * step_points(s.setup, character, counted(s, character, NEUTRAL))
    return value


def king_turns(s: State, prices: CityWeights, seat: i64) -> i64:
    """Every die in his district lets the King play on in this round."""
    colour: i64
    face: i64
    if s.v[PHASE] != ACTIONS:
        return 0
    count: i64 = 0
    for colour in range(COLOURS):
        for face in range(1, 7):
            count += s.v[DICE + die_code(colour, NEUTRAL, face)]
    return count * (prices.king_die_passed if get(s, seat, PASSED) else prices.king_die)


# ---- events ------------------------------------------------------------------------------------------------------


def shared_events(s: State, judge: Judge, prices: CityWeights, seat: i64) -> i64:
    """How far the events put the seat ahead of the King: as things stand, or once he has filled them.

    He always fills the one on the right, so that the others are the less likely the more stand after them.
    """
    place: i64
    value: i64 = 0
    ahead = rolls_ahead(s)
    likely: i64 = prices.king_fills if ahead > 0 else prices.king_fills_last
    if s.v[PHASE] == OVER:
        likely = 0
    for place in range(s.v[QUEUE_LENGTH] - 1, -1, -1):
        now = event_prospect(s, judge, place, seat, ahead) - event_prospect(s, judge, place, NEUTRAL, ahead)
        value += (100 - likely) * now // 100
        if likely > 0:
            value += likely * lead_once_filled(s, place, seat)
            likely = likely * prices.king_next // 100
    return value


def lead_once_filled(s: State, place: i64, seat: i64) -> i64:
    """Points of the seat less those of the King, if he lays all the cubes that an event still needs."""
    k: i64
    event = event_at(s, place)
    own: i64 = 0
    for k in range(cubes_at(s, place)):
        if owner_of_cube(s, place, k) == seat:
            own += 1
    royal = s.setup.event_banners[event] - own
    first = s.setup.event_top[event]
    second = s.setup.event_second[event]
    if own == 0 or royal == 0:
        return first + second if royal == 0 else -first - second
    if own == royal:
        return 0
    return first - second if own > royal else second - first
