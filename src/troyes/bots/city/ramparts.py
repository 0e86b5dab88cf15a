# compiled
"""What `greedy` thinks of the ramparts: how far the guard is, and the cubes that lie at the gates."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.bots.city.weights import CityWeights
from troyes.bots.evaluation import tapered
from troyes.city.ladies.ramparts.codes import ARRIVAL, EFFECT, GATES, LENGTH, MAJORITY, PILGRIMS
from troyes.city.ladies.ramparts.scoring import majority_points, pilgrim_points
from troyes.city.ladies.ramparts.tiles import cubes_on, face_at, figure_at, gate_place, guard_at, has_reached
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.layout import OVER, PHASE
from troyes.city.rules.state import State


def on_the_ramparts(s: State, prices: CityWeights, seat: i64, ahead: i64) -> i64:
    """Cubes and guard of a seat; 0 in a game without ramparts."""
    gate: i64
    if s.setup.slices[RAMPARTS] == 0 or face_at(s, GATES - 1) < 0:
        return 0
    value = 100 * (pilgrim_points(s, seat) + majority_points(s, seat))
    if s.v[PHASE] == OVER:
        return value
    for gate in range(GATES):
        cubes = cubes_on(s, gate, seat)
        if cubes > 0:
            value += tapered(prices.base, cubes, prices.ample_outdoor, cube_price(s, prices, gate, ahead))
    return value + guard(s, prices, seat, ahead)


def cube_price(s: State, prices: CityWeights, gate: i64, ahead: i64) -> i64:
    """A cube at a gate, beyond what it scores at the end."""
    effect = figure_at(s, gate, EFFECT)
    price = prices.outdoor[effect]
    if ahead > 0:
        return price
    return 0 if effect in (PILGRIMS, MAJORITY) else price * prices.outdoor_last // 100


def guard(s: State, prices: CityWeights, seat: i64, ahead: i64) -> i64:
    """Steps walked, gates reached, and the way made to the points that the next arrival brings."""
    gate: i64
    steps = guard_at(s, seat)
    value = steps * prices.step * ahead // (ahead + 1)
    for gate in range(GATES):
        if has_reached(s, gate, seat):
            value += prices.gate * ahead
            continue
        way = gate_place(s, gate)
        goal = 100 * figure_at(s, gate, ARRIVAL + earlier_guards(s, gate, seat))
        value += goal * prices.arrival * steps * steps // (100 * way * way) * ahead // (ahead + 1)
    return value


def earlier_guards(s: State, gate: i64, seat: i64) -> i64:
    """Guards of others that have reached a gate, or are nearer to it."""
    other: i64
    n: i64 = 0
    for other in range(s.setup.players):
        if other != seat and (has_reached(s, gate, other) or guard_at(s, other) > guard_at(s, seat)):
            n += 1
    return n


def is_good_walk(s: State, seat: i64, value: i64, steps: i64) -> bool:
    """To walk as far as a die carries, or to a gate: other walks are seldom better."""
    gate: i64
    place = guard_at(s, seat) + steps
    if steps == value or place == s.setup.figures[LENGTH]:
        return True
    for gate in range(GATES):
        if gate_place(s, gate) == place:
            return True
    return False
