# compiled
"""How good a position is for a seat, in hundredths of a victory point, from what a seat may know.

Points held count in full, and so does what the board would score now. Everything else has a price (`Weights`): money,
influence, the dice citizens will give in the rounds to come, tradesmen, cubes stored on cards, dice not yet used.
Missing cathedral levels weigh more as the rounds run out. Characters count as far as they are known to be dealt.
Only whole numbers are used, so that compiled and plain play agree.

Frozen: the bot `reference` is judged by this file. A better evaluation is a new file, such as `city_evaluation.py`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.weights import Weights
from troyes.city.rules.cathedral import cubes_on_level
from troyes.city.rules.citizens import standing
from troyes.city.rules.codes import COUNT_DENIERS, COUNT_INFLUENCE, colour_of_die, die_code, value_of_die
from troyes.city.rules.event_queue import cubes_at, event_at, owner_of_cube
from troyes.city.rules.layout import (
    BLACK,
    BLACK_LEFT,
    BUILDINGS,
    CHARACTER,
    COINS,
    COLOURS,
    CUBES,
    DENIERS,
    DICE,
    DICE_LEFT,
    HIDDEN,
    INCOME,
    INFLUENCE,
    LYING,
    OVER,
    OWNERS,
    PASSED,
    PHASE,
    POINTS_HELD,
    QUEUE_LENGTH,
    RED,
    ROUND,
    SLOTS,
    SPACES_PER_BUILDING,
    SUPPLY,
    TRADESMEN,
    WORKFORCE,
    YELLOW,
)
from troyes.city.rules.scoring import counted, tradesman_points
from troyes.city.rules.state import State, get

CERTAIN: Final = 100


class Judge:
    """The eyes of one seat at one decision: prices, and how likely each character is to have been dealt."""

    def __init__(self, weights: Weights, known: State) -> None:
        self.weights: Weights = weights
        self.chances: vec[i64] = character_chances(known)
        self.owners: vec[i64] = vec[i64]([0] * OWNERS)
        self.nodes: i64 = 0  # positions looked at so far

    def outlook(self, s: State, seat: i64) -> i64:
        """Worth of a position for a seat, others considered."""
        self.nodes += 1
        return outlook(s, self, seat)


def character_chances(known: State) -> vec[i64]:
    """Per cent that each character is in some hand: certain when seen, else an equal share of the hidden cards."""
    seat: i64
    k: i64
    i: i64
    count: i64 = len(known.setup.character_counts)
    chances = vec[i64]([-1] * int(count))
    hidden: i64 = 0
    unseen = count
    for seat in range(known.setup.players):
        for k in range(2):
            character = get(known, seat, CHARACTER + k)
            if character >= 0:
                chances[character] = CERTAIN
                unseen -= 1
            elif character == HIDDEN:
                hidden += 1
    for i in range(count):
        if chances[i] < 0:
            chances[i] = CERTAIN * hidden // max(unseen, 1)
    return chances


def outlook(s: State, judge: Judge, seat: i64) -> i64:
    """Worth for the seat, less a share of what the others have on average."""
    other: i64
    players = s.setup.players
    total: i64 = 0
    for other in range(players):
        if other != seat:
            total += worth(s, judge, other)
    return worth(s, judge, seat) - total * judge.weights.rivals // (100 * max(players - 1, 1))


def worth(s: State, judge: Judge, seat: i64) -> i64:
    """Everything a seat has and may hope for."""
    w = judge.weights
    ahead = rolls_ahead(s)
    value = 100 * get(s, seat, POINTS_HELD)
    value += money(s, w, seat, ahead) + influence(s, w, seat, ahead)
    value += citizens(s, w, seat, ahead) + trades(s, w, seat, ahead)
    value += dice(s, w, seat, ahead) - levels(s, w, seat, ahead)
    value += events(s, judge, seat, ahead) + characters(s, judge, seat, ahead)
    for extension in s.setup.on_scoring:
        for _, more in extension.score(s, seat):
            value += 100 * more
    return value


def rolls_ahead(s: State) -> i64:
    """How many times dice will still be rolled for the citizens."""
    if s.v[PHASE] == OVER:
        return 0
    ahead = s.setup.rounds - s.v[ROUND]
    return ahead + 1 if s.v[ROUND] > 0 and s.v[PHASE] <= WORKFORCE else ahead


def incomes_ahead(s: State) -> i64:
    return s.setup.rounds - s.v[ROUND] + (1 if s.v[ROUND] > 0 and s.v[PHASE] <= INCOME else 0)


def tapered(w: Weights, amount: i64, ample: i64, price: i64) -> i64:
    """The first `ample` at full price, the rest at a part of it."""
    return amount * price if amount <= ample else ample * price + (amount - ample) * price * w.spare // 100


def money(s: State, w: Weights, seat: i64, ahead: i64) -> i64:
    """Purse, coins on the district and future income, less future salaries."""
    building: i64
    if s.v[PHASE] == OVER:
        return 0
    purse = get(s, seat, DENIERS) + get(s, seat, COINS)
    if ahead == 0:
        return tapered(w, get(s, seat, DENIERS), w.ample_deniers, w.denier_last)
    salaries: i64 = 0
    for building in range(COLOURS):
        salaries += s.setup.salary[building] * standing(s, building, seat)
    incomes = incomes_ahead(s)
    value = tapered(w, purse, w.ample_deniers, w.denier) + incomes * (s.setup.income - salaries) * w.denier
    short = salaries - purse - s.setup.income
    return value - w.debt * short if short > 0 and incomes > 0 else value


def influence(s: State, w: Weights, seat: i64, ahead: i64) -> i64:
    if s.v[PHASE] == OVER:
        return 0
    return tapered(w, get(s, seat, INFLUENCE), w.ample_influence, w.influence if ahead > 0 else w.influence_last)


def citizens(s: State, w: Weights, seat: i64, ahead: i64) -> i64:
    """The dice that standing citizens will give, and citizens at hand."""
    building: i64
    i: i64
    if ahead == 0:
        return 0
    value: i64 = 0
    home = get(s, seat, SUPPLY)
    for building in range(COLOURS):
        home += s.v[LYING + building * OWNERS + seat]
        price: i64 = w.white_citizen
        if building == RED:
            price = w.red_citizen
        elif building == YELLOW:
            price = w.yellow_citizen
        length = s.setup.row_length[building]
        for i in range(SPACES_PER_BUILDING):
            if s.v[BUILDINGS + building * SPACES_PER_BUILDING + i] == seat:
                pushes = length - i % length
                value += ahead * price * (100 - w.risk * ahead // pushes) // 100
    return value + tapered(w, home, 1, w.supply)


def trades(s: State, w: Weights, seat: i64, ahead: i64) -> i64:
    """Tradesmen with their points, and the cubes stored on cards."""
    slot: i64
    value: i64 = 0
    cubes: i64 = 0
    for slot in range(SLOTS):
        cubes += s.v[CUBES + slot * OWNERS + seat]
        if s.v[TRADESMEN + slot * OWNERS + seat] != 0:
            value += 100 * tradesman_points(s, slot, seat) + w.trade * ahead
    if s.v[PHASE] == OVER:
        return value
    return value + tapered(w, cubes, 3, w.stored if ahead > 0 else w.stored_last)


def die_price(w: Weights, colour: i64, face: i64) -> i64:
    return w.die + face * (w.red_pip if colour == RED else w.pip)


def die_worth(s: State, w: Weights, die: i64) -> i64:
    """What an unused own die is worth now."""
    price = die_price(w, colour_of_die(die), value_of_die(die))
    return price if s.v[ROUND] < s.setup.rounds else price * w.die_last // 100


def dice(s: State, w: Weights, seat: i64, ahead: i64) -> i64:
    """Dice not yet used; little once the seat has passed. Black dice still to come will take their toll."""
    colour: i64
    face: i64
    if s.v[DICE_LEFT] == 0 or s.v[PHASE] <= WORKFORCE:
        return 0
    value: i64 = 0
    for colour in range(COLOURS):
        base = DICE + die_code(colour, seat, 1)
        for face in range(6):
            if s.v[base + face] > 0:
                value += s.v[base + face] * die_price(w, colour, face + 1)
    if s.v[BLACK_LEFT] > 0:
        for face in range(1, 7):
            value -= s.v[BLACK + face] * face * w.pip // s.setup.players
    if ahead == 0:
        value = value * w.die_last // 100
    return value * w.sale // 100 if get(s, seat, PASSED) else value


def levels(s: State, w: Weights, seat: i64, ahead: i64) -> i64:
    """What cathedral levels without an own cube will cost."""
    level: i64
    cost: i64 = 0
    for level in range(s.setup.cathedral_levels):
        if cubes_on_level(s, level, seat) == 0:
            cost += s.setup.missing_level * (100 - w.level_slack * ahead)
    return cost


def events(s: State, judge: Judge, seat: i64, ahead: i64) -> i64:
    """Events with an own cube: the reward as things stand, as likely as the event is full, else presence."""
    place: i64
    value: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        value += event_prospect(s, judge, place, seat, ahead)
    return value


def event_prospect(s: State, judge: Judge, place: i64, seat: i64, ahead: i64) -> i64:
    count = cubes_at(s, place)
    if count == 0:
        return 0
    reward = reward_now(s, judge.owners, place, seat)
    if reward < 0:
        return 0
    banners = s.setup.event_banners[event_at(s, place)]
    likely = min(95, 100 * count // banners * 2 // 3 + ahead * judge.weights.event_pace)
    if s.v[PHASE] == OVER:
        likely = 0
    return likely * reward + (100 - likely) * s.setup.event_presence


def reward_now(s: State, owners: vec[i64], place: i64, seat: i64) -> i64:
    """Points the event would bring the seat if it ended with the present cubes; -1 without an own cube."""
    owner: i64
    k: i64
    for owner in range(OWNERS):
        owners[owner] = 0
    for k in range(cubes_at(s, place)):
        owners[owner_of_cube(s, place, k)] += 1
    own = owners[seat]
    if own == 0:
        return -1
    above: i64 = 0
    level: i64 = 0
    present: i64 = 0
    for owner in range(OWNERS):
        present += 1 if owners[owner] > 0 else 0
        above += 1 if owners[owner] > own else 0
        level += 1 if owners[owner] == own else 0
    event = event_at(s, place)
    top = s.setup.event_top[event]
    second = s.setup.event_second[event]
    if above == 0:
        if present == 1 or level > 1:
            return (top + second) // level
        return top
    return second // level if above == 1 else 0


def characters(s: State, judge: Judge, seat: i64, ahead: i64) -> i64:
    """Steps reached, and part of the next step in proportion to the way made, as likely as the character is dealt."""
    character: i64
    value: i64 = 0
    w = judge.weights
    for character in range(len(judge.chances)):
        chance = judge.chances[character]
        if chance == 0:
            continue
        points = character_prospect(s, w, character, seat)
        what = s.setup.character_counts[character]
        if what in (COUNT_DENIERS, COUNT_INFLUENCE):
            points = points * (100 - w.drift * ahead) // 100
        value += chance * points // 100
    return value


def character_prospect(s: State, w: Weights, character: i64, seat: i64) -> i64:
    step: i64
    n = counted(s, character, seat)
    reached: i64 = 0
    points: i64 = 0
    for step in range(3):
        needed = s.setup.character_steps[character * 3 + step]
        reward = 100 * s.setup.character_rewards[character * 3 + step]
        if n < needed:
            if s.v[PHASE] == OVER:
                return points
            return points + (reward - points) * w.approach * (n - reached) // (100 * max(needed - reached, 1))
        reached = needed
        points = reward
    return points
