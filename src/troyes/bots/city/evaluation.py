# compiled
"""How good a position is for a seat when modules are played, in hundredths of a victory point.

What the base game knows is judged as in `evaluation.py`, part by part. Here stands what only modules bring: wild dice,
cubes on mixed and end-of-game cards, the fourth floor, characters that lie open, citizens held back. King and
ramparts have files of their own. Without modules both evaluations say the same.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from troyes.bots.city.king import against_king
from troyes.bots.city.ramparts import on_the_ramparts
from troyes.bots.city.weights import CityWeights
from troyes.bots.evaluation import (
    CERTAIN,
    Judge,
    characters,
    citizens,
    dice,
    die_price,
    events,
    influence,
    levels,
    money,
    rolls_ahead,
    tapered,
)
from troyes.city.ladies.activities.columns import MASTER_BUILDER
from troyes.city.ladies.activities.mixed import CATAPULT
from troyes.city.ladies.activities.scoring import cube_points, fourth_floor, most_points
from troyes.city.rules.codes import ENDGAME, MIXED
from troyes.city.rules.extension_codes import LADIES_ACTIVITIES, RAMPARTS
from troyes.city.rules.layout import (
    CARDS,
    CUBES,
    FACE_UP,
    HELD,
    MAX_FACE_UP,
    NONE,
    OVER,
    OWNERS,
    PASSED,
    PHASE,
    POINTS_HELD,
    RED,
    SLOTS,
    TRADESMEN,
    WILD_DICE,
    WORKFORCE,
)
from troyes.city.rules.scoring import tradesman_points
from troyes.city.rules.state import State, get


@final
class CityJudge(Judge):
    """The eyes of `greedy` at one decision."""

    def __init__(self, prices: CityWeights, known: State) -> None:
        super().__init__(prices.base, known)
        self.prices: CityWeights = prices
        show_open_characters(self, known)

    def outlook(self, s: State, seat: i64) -> i64:
        other: i64
        self.nodes += 1
        players = s.setup.players
        value = prospect(s, self, seat)
        if s.setup.neutral_scores:
            return value + against_king(s, self, self.prices, seat)
        total: i64 = 0
        ahead = rolls_ahead(s)
        value += events(s, self, seat, ahead)
        for other in range(players):
            if other != seat:
                total += prospect(s, self, other) + events(s, self, other, ahead)
        return value - total * self.weights.rivals // (100 * max(players - 1, 1))


def show_open_characters(judge: Judge, known: State) -> None:
    """Whoever lies open scores for certain."""
    k: i64
    for k in range(MAX_FACE_UP):
        if known.v[FACE_UP + k] != NONE:
            judge.chances[known.v[FACE_UP + k]] = CERTAIN


def prospect(s: State, judge: CityJudge, seat: i64) -> i64:
    """Everything a seat has and may hope for, except from events: these are judged by who fights them."""
    w = judge.weights
    prices = judge.prices
    ahead = rolls_ahead(s)
    value = 100 * get(s, seat, POINTS_HELD)
    value += money(s, w, seat, ahead) + influence(s, w, seat, ahead)
    value += citizens(s, w, seat, ahead) + held_back(s, prices, seat, ahead)
    value += trades_and_cubes(s, prices, seat, ahead)
    value += dice(s, w, seat, ahead) + wild_die(s, prices, seat, ahead)
    value += characters(s, judge, seat, ahead) - levels(s, w, seat, ahead)
    return value + on_the_ramparts(s, prices, seat, ahead) + other_scores(s, seat)


def other_scores(s: State, seat: i64) -> i64:
    """What extensions without an entry of their own here would score now."""
    value: i64 = 0
    for extension in s.setup.on_scoring:
        if extension.code not in (LADIES_ACTIVITIES, RAMPARTS):
            for _, more in extension.score(s, seat):
                value += 100 * more
    return value


# ---- cards -------------------------------------------------------------------------------------------------------


def trades_and_cubes(s: State, prices: CityWeights, seat: i64, ahead: i64) -> i64:
    """Tradesmen with their points, and cubes on cards: to improve lots, to be used, or to score at the end."""
    slot: i64
    w = prices.base
    value: i64 = 0
    stored: i64 = 0
    for slot in range(SLOTS):
        card = s.v[CARDS + slot]
        if card == NONE:
            continue
        cubes = s.v[CUBES + slot * OWNERS + seat]
        kind = s.setup.card_kind[card]
        if kind == ENDGAME:
            value += endgame_cubes(s, prices, slot, seat, ahead)
        elif kind == MIXED:
            value += mixed_cubes(s, prices, card, cubes, ahead)
        else:
            stored += cubes
        if s.setup.card_effects[card] is MASTER_BUILDER:
            value += fourth_floor(s, seat) * (100 - w.level_slack * ahead)
        if s.v[TRADESMEN + slot * OWNERS + seat] != 0:
            value += 100 * tradesman_points(s, slot, seat) + w.trade * ahead
    if s.v[PHASE] == OVER:
        return value
    return value + tapered(w, stored, 3, w.stored if ahead > 0 else w.stored_last)


def endgame_cubes(s: State, prices: CityWeights, slot: i64, seat: i64, ahead: i64) -> i64:
    """As if the game ended now; where the most cubes are paid, each one makes it likelier to keep ahead."""
    card = s.v[CARDS + slot]
    value: i64 = 0
    if s.setup.card_cube_points[card] > 0:
        value += 100 * cube_points(s, slot, card, seat)
    if s.setup.card_most_points[card] > 0:
        value += 100 * most_points(s, slot, card, seat)
        if ahead > 0:
            value += tapered(prices.base, s.v[CUBES + slot * OWNERS + seat], prices.ample_lead, prices.lead)
    return value


def mixed_cubes(s: State, prices: CityWeights, card: i64, cubes: i64, ahead: i64) -> i64:
    """A part of what the cubes will bring: using them takes dice."""
    if cubes == 0 or s.v[PHASE] == OVER:
        return 0
    setup = s.setup
    w = prices.base
    gain = setup.gain_deniers[card] * w.denier + setup.gain_influence[card] * w.influence
    gain += setup.gain_points[card] * 100
    if setup.card_effects[card] is CATAPULT:
        gain += prices.shot
    share: i64 = prices.mixed if ahead > 0 else prices.mixed_last
    return tapered(w, cubes, prices.ample_mixed, gain * share // 100)


# ---- dice and citizens -------------------------------------------------------------------------------------------


def wild_die(s: State, prices: CityWeights, seat: i64, ahead: i64) -> i64:
    """Worth more than a red die of its value, and nothing once the seat has passed: nobody may buy it."""
    face = s.v[WILD_DICE + seat]
    if face == 0 or s.v[PHASE] <= WORKFORCE or get(s, seat, PASSED):
        return 0
    value = die_price(prices.base, RED, face) + prices.wild
    return value if ahead > 0 else value * prices.base.die_last // 100


def held_back(s: State, prices: CityWeights, seat: i64, ahead: i64) -> i64:
    """Citizens that an event holds: they come home when it is beaten."""
    return get(s, seat, HELD) * prices.held if ahead > 0 else 0
