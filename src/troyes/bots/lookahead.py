# compiled
"""One move ahead: every legal move is played on a copy, followed to the end of the seat's own part, and judged.

What follows inside a move is looked through: dice that have to be rolled are averaged over their outcomes, the seat's
own follow-up decisions are taken as it would take them, and what others answer to the move as they would like best.
Moves that differ only in which dice pay for the same result are thinned out first, so that long lists stay quick.

Frozen with `evaluation.py` for games without modules: the bot `reference` decides by this file.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.ramparts import is_good_walk
from troyes.bots.evaluation import Judge, die_worth
from troyes.bots.weights import Weights
from troyes.city.ladies.activities.codes import F_MIXED
from troyes.city.ladies.ramparts.codes import ALWAYS, ASK, F_SWAP, F_WALK, GUARD, NEVER, SWAP, WALK
from troyes.city.rules.actions import card_of_cube
from troyes.city.rules.answers import decider
from troyes.city.rules.codes import (
    ACTIVATE,
    BUILD,
    CHANCE_SEAT,
    EXTENSION_CHANCE,
    EXTENSION_FRAME,
    F_ALSO,
    F_FLIP,
    F_SHOOT,
    F_TIMES,
    F_WITH,
    FARM,
    FIGHT,
    REROLL_DIE,
    SETTLE,
    SHOT,
    chance_move,
    cube_of,
    dice_count,
    dice_of,
    extra_of,
    first_die,
    flipped_die,
    kind_of,
    owner_of_die,
    second_die,
    target_of,
    value_of_die,
)
from troyes.city.rules.layout import ACTIONS, CARDS, PHASE, TURN, WILD_OWNER
from troyes.city.rules.lots import face, price_of, total_with
from troyes.city.rules.luck import list_outcomes
from troyes.city.rules.phases import is_follow_up
from troyes.city.rules.position import Position
from troyes.city.rules.state import State, top

KEEP: Final = 2  # lots kept for the same result
BUDGET: Final = 3000  # positions looked at in one decision; beyond that, follow-ups are judged as they stand
FACES: Final = 6
GUARD_RESULT: Final = 7  # no kind of core action
TYPICAL: Final = 0o316254  # faces of later shots in a row, the first in the lowest digit


# ---- looking through a move --------------------------------------------------------------------------------------


def follow_move(known: Position, judge: Judge, seat: i64, move: i64) -> i64:
    """Outlook of a seat after its move and what follows inside it."""
    copy = known.clone()
    copy.apply(move)
    return follow(copy, judge, seat, 0)


def follow(s: Position, judge: Judge, seat: i64, shots: i64) -> i64:
    """Outlook once the seat has finished what it began; `s` is used up."""
    while judge.nodes < BUDGET:
        deciding = decider(s)
        if deciding == CHANCE_SEAT:
            kind = s.v[top(s) + 2]
            if kind == SHOT and shots > 0:
                s.apply(chance_move(SHOT, TYPICAL >> 3 * ((shots - 1) % FACES) & 7))
                shots += 1
                continue
            if kind in (REROLL_DIE, SHOT):
                return average(s, judge, seat, kind)
            if kind >= EXTENSION_CHANCE and s.v[top(s) + 1] == seat and is_turn_of(s, seat):
                return average_outcomes(s, judge, seat)
            break
        if deciding != seat and s.v[top(s)] >= EXTENSION_FRAME and is_turn_of(s, seat):
            take_best(s, judge, deciding)
            continue
        if deciding != seat or not is_follow_up(s.v[top(s)]):
            break
        if s.v[top(s)] == F_SWAP:
            break  # more swaps are decided when the first has been made
        if s.v[top(s)] in (F_ALSO, F_WITH, F_FLIP, F_TIMES, F_SHOOT, F_MIXED) or sets_out(s):
            return best_follow_up(s, judge, seat, shots)
        take_best(s, judge, seat)
    return judge.outlook(s, seat)


def is_turn_of(s: State, seat: i64) -> bool:
    """Whether everything that is decided now belongs to the turn of the seat."""
    return s.v[PHASE] == ACTIONS and s.v[TURN] == seat


def average(s: Position, judge: Judge, seat: i64, kind: i64) -> i64:
    """Mean over the faces of the die that is rolled."""
    face: i64
    total: i64 = 0
    for face in range(1, FACES + 1):
        copy = s.clone()
        copy.apply(chance_move(kind, face))
        total += follow(copy, judge, seat, 1)
    return total // FACES


def average_outcomes(s: Position, judge: Judge, seat: i64) -> i64:
    """Mean over everything that a chance of an extension may bring; as things stand when that is too much."""
    total: i64 = 0
    outcomes = list_outcomes(s)
    if not 0 < len(outcomes) <= FACES:
        return judge.outlook(s, seat)
    for outcome in outcomes:
        copy = s.clone()
        copy.apply(outcome)
        total += follow(copy, judge, seat, 0)
    return total // len(outcomes)


def best_follow_up(s: Position, judge: Judge, seat: i64, shots: i64) -> i64:
    """The best outlook over the options, each followed to its end."""
    i: i64
    options = s.legal()
    n = len(options)
    best: i64 = 0
    found = False
    walks = s.v[top(s)] == F_WALK
    reach = s.v[top(s) + 2]
    for i in range(n):
        walk = walks and kind_of(options[i]) == WALK
        if walk and not is_good_walk(s, seat, reach, target_of(options[i])) and i + 1 < n:
            continue
        copy = s.clone()
        copy.apply(options[i])
        value = follow(copy, judge, seat, shots)
        if not found or value > best:
            best, found = value, True
    return best


def sets_out(s: State) -> bool:
    """A guard who has not used a point yet; later one cube is laid after the other."""
    at = top(s)
    return s.v[at] == F_WALK and s.v[at + 4] == 0


def take_best(s: Position, judge: Judge, seat: i64) -> None:
    """Play the option that looks best as it stands."""
    i: i64
    options = s.legal()
    n = len(options)
    best: i64 = 0
    best_value: i64 = 0
    for i in range(n):
        copy = s.clone()
        copy.apply(options[i])
        value = judge.outlook(copy, seat)
        if i == 0 or value > best_value:
            best, best_value = i, value
    s.apply(options[best])


# ---- thinning out ------------------------------------------------------------------------------------------------


def thinned(s: State, w: Weights, seat: i64, moves: vec[i64]) -> list[int]:
    """The moves without those that reach the same result with dearer dice; a few of each are kept.

    Standing orders are left out as well: the bot judges every case by itself.
    """
    i: i64
    kept: list[int] = []
    ranked: list[int] = []
    for i in range(len(moves)):
        kind = kind_of(moves[i])
        if kind in (ALWAYS, NEVER, ASK) or (kind == SWAP and not raises_value(moves[i])):
            continue
        if kind in (ACTIVATE, BUILD, FIGHT, SETTLE, FARM, GUARD):
            ranked.append(int(result_of(s, moves[i]) << 30 | lot_cost(s, w, seat, moves[i]) << 15 | i))
        else:
            kept.append(int(moves[i]))
    ranked.sort()
    last = -1
    count = 0
    for entry in ranked:
        count = count + 1 if entry >> 30 == last else 1
        last = entry >> 30
        if count <= KEEP:
            kept.append(int(moves[entry & 0x7FFF]))
    return kept


def raises_value(move: i64) -> bool:
    """Whether a swap brings a higher die."""
    dice = dice_of(move)
    return value_of_die(second_die(dice)) > value_of_die(first_die(dice))


def result_of(s: State, move: i64) -> i64:
    """What a move achieves, leaving aside whose dice it takes: action, target, cube and how much or where."""
    kind = kind_of(move)
    target = target_of(move)
    cube = cube_of(move)
    dice = dice_of(move)
    amount: i64 = 0
    if kind == GUARD:
        return GUARD_RESULT | cube << 11 | faces_of(s, move) << 15
    if kind in (BUILD, SETTLE) or (kind == ACTIVATE and s.setup.card_per_die[s.v[CARDS + target]]):
        amount = faces_of(s, move)
    else:
        amount = total_with(s, dice, card_of_cube(s, move), extra_of(move)) // divisor_of(s, kind, target)
    return kind | target << 3 | cube << 11 | min(amount, 511) << 15


def divisor_of(s: State, kind: i64, target: i64) -> i64:
    if kind == ACTIVATE:
        return s.setup.card_divisor[s.v[CARDS + target]]
    return s.setup.event_divisor[target] if kind == FIGHT else s.setup.agriculture_divisor


def faces_of(s: State, move: i64) -> i64:
    """The faces of a lot in rising order, so that the same faces give the same number."""
    k: i64
    value: i64
    code: i64 = 0
    dice = dice_of(move)
    card = card_of_cube(s, move)
    for value in range(1, FACES + 1):
        for k in range(dice_count(dice)):
            if face(s, dice, k, card, extra_of(move)) == value:
                code = code * 7 + value
    return code


def lot_cost(s: State, w: Weights, seat: i64, move: i64) -> i64:
    """Roughly what the dice of a move cost the seat: the worth of its own ones, the price of the others."""
    k: i64
    dice = dice_of(move)
    cost = w.denier * price_of(s, seat, dice, card_of_cube(s, move), extra_of(move))
    for k in range(dice_count(dice)):
        die = dice >> 7 * k & 127
        if owner_of_die(die) in (seat, WILD_OWNER):
            cost += die_worth(s, w, die)
    if flipped_die(extra_of(move)):
        cost += w.stored  # a cube is spent to turn a die over
    return min(cost, 0x7FFF)
