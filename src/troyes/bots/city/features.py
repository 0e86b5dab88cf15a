# compiled
"""What the learned players look at: a position as numbers, as one seat may know it.

The seat itself comes first, then its rivals in turn order, then the King if he scores. Nothing here reads the hidden
characters of others, so a full position and the view of it give the same numbers. Whole numbers, most of them small.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.evaluation import held_back, trades_and_cubes, wild_die
from troyes.bots.city.king import king_turns
from troyes.bots.city.ramparts import on_the_ramparts
from troyes.bots.city.suspicion import likelihoods
from troyes.bots.city.weights import CityWeights
from troyes.bots.evaluation import CERTAIN, Judge, citizens, dice, event_prospect, influence, levels, money, rolls_ahead
from troyes.city.ladies.ramparts.codes import EFFECT, GATES
from troyes.city.ladies.ramparts.tiles import cubes_on, face_at, figure_at, guard_at, has_reached
from troyes.city.rules.cathedral import cubes_on_level
from troyes.city.rules.citizens import standing, tradesmen_of_colour
from troyes.city.rules.codes import die_code
from troyes.city.rules.event_queue import all_open_banners, cubes_at, event_at, open_banners, owner_of_cube
from troyes.city.rules.extension_codes import RAMPARTS
from troyes.city.rules.layout import (
    BLACK,
    BLACK_LEFT,
    BLACK_TAKEN,
    CARDS,
    COINS,
    COLOURS,
    CUBES,
    DENIERS,
    DEPTH,
    DICE,
    DICE_LEFT,
    FROM_BLACK_DICE,
    FROM_CATHEDRAL,
    FROM_EVENTS,
    FROM_EXTENSIONS,
    FROM_LOSSES,
    FROM_SALARIES,
    GENERAL,
    HELD,
    INFLUENCE,
    LYING,
    MAX_LEVELS,
    NEUTRAL,
    NONE,
    OWNERS,
    PASSED,
    PHASE,
    POINTS,
    QUEUE_LENGTH,
    ROUND,
    SLOTS,
    SOURCES,
    START,
    SUPPLY,
    TRADESMEN,
    TURN,
    WON,
)
from troyes.city.rules.scoring import counted, level_points, presence_points, step_points, tradesman_points
from troyes.city.rules.state import State, get, top

MAX_CARDS: Final = 57  # of all boxes, by their place in `stable`
MAX_EVENT_KINDS: Final = 24
MAX_CHARACTERS: Final = 9
PHASES: Final = 10
ROUNDS: Final = 6
MODULE_CODES: Final = 16
PART: Final = 10  # hundredths of a point per unit of the evaluation's parts
DIE_FACES: Final = 6

# How many numbers each part writes.
OF_OWNER: Final = 37 + 2 * MAX_CHARACTERS
OF_PERSON: Final = 24
OF_DICE: Final = COLOURS * DIE_FACES
OF_COURSE: Final = 2 * COLOURS + PHASES + ROUNDS + MODULE_CODES + 20
OF_CARDS: Final = MAX_CARDS * 5
OF_EVENTS: Final = MAX_EVENT_KINDS * 4
TILES: Final = 13  # kinds of outdoor activities
OF_TILES: Final = TILES * 3


def feature_count(players: i64, king: i64) -> i64:
    """How many numbers `write` writes."""
    return (players + king) * OF_OWNER + players * OF_PERSON + 2 * OF_DICE + OF_COURSE + OF_CARDS + OF_EVENTS + OF_TILES


@final
class Eyes:
    """What one seat knows for as long as nothing is dealt: which characters score, and where cards and events of a
    setup have their place among those of all boxes (-1: a card of somebody's own, seen by its figures alone)."""

    def __init__(self, known: State, seat: i64, cards: vec[i64], events: vec[i64], prices: CityWeights) -> None:
        self.seat: i64 = seat
        self.cards: vec[i64] = cards
        self.events: vec[i64] = events
        self.prices: CityWeights = prices
        self.judge: Judge = Judge(prices.base, known)
        self.judge.chances = likelihoods(known, seat)
        self.counts: vec[i64] = vec[i64]([0] * OWNERS)


def write(s: State, eyes: Eyes, x: vec[i64]) -> i64:
    """Write a position as the seat of the eyes sees it; returns how many numbers there are."""
    i: i64
    players = s.setup.players
    ahead = rolls_ahead(s)
    n: i64 = 0
    for i in range(players):
        owner = (eyes.seat + i) % players
        n = write_owner(s, eyes, owner, x, n)
        n = write_person(s, eyes, owner, ahead, x, n)
    if s.setup.neutral_scores:
        n = write_owner(s, eyes, NEUTRAL, x, n)
    n = write_dice(s, eyes.seat, x, n)
    n = write_course(s, eyes, x, n)
    n = write_cards(s, eyes, x, n)
    n = write_events(s, eyes, x, n)
    return write_tiles(s, eyes.seat, x, n)


# ---- everybody who scores ----------------------------------------------------------------------------------------


def write_owner(s: State, eyes: Eyes, owner: i64, x: vec[i64], n: i64) -> i64:
    """Points as they stand by source, and what lies on the board."""
    slot: i64
    level: i64
    colour: i64
    face: i64
    place: i64
    at = POINTS + owner * SOURCES
    held: i64 = 0
    trades: i64 = 0
    cubes: i64 = 0
    missing: i64 = 0
    taken: i64 = 0
    for slot in range(SLOTS):
        held += s.v[at + slot]
        cubes += s.v[CUBES + slot * OWNERS + owner]
        if s.v[TRADESMEN + slot * OWNERS + owner] != 0:
            trades += tradesman_points(s, slot, owner)
            taken += 1
    x[n] = held
    x[n + 1] = s.v[at + FROM_CATHEDRAL]
    x[n + 2] = s.v[at + FROM_EVENTS]
    x[n + 3] = s.v[at + FROM_SALARIES]
    x[n + 4] = s.v[at + FROM_LOSSES]
    x[n + 5] = s.v[at + FROM_BLACK_DICE]
    x[n + 6] = presence_points(s, owner)
    x[n + 7] = trades
    for level in range(s.setup.cathedral_levels):
        missing += level_points(s, level, owner)
    x[n + 8] = missing
    x[n + 9] = extension_points(s, owner)
    x[n + 10] = cubes
    x[n + 11] = taken
    x[n + 12] = get(s, owner, WON)
    n += 13
    for colour in range(COLOURS):
        count: i64 = 0
        total: i64 = 0
        for face in range(DIE_FACES):
            dice_here = s.v[DICE + die_code(colour, owner, face + 1)]
            count += dice_here
            total += dice_here * (face + 1)
        x[n] = count
        x[n + 1] = total
        x[n + 2] = standing(s, colour, owner)
        x[n + 3] = s.v[LYING + colour * OWNERS + owner]
        x[n + 4] = tradesmen_of_colour(s, colour, owner)
        n += 5
    for level in range(MAX_LEVELS):
        x[n + level] = cubes_on_level(s, level, owner)
    n += MAX_LEVELS
    for place in range(5):  # what the events that come first promise
        x[n + place] = 0
    ahead = rolls_ahead(s)
    for place in range(s.v[QUEUE_LENGTH]):
        x[n + min(place, 4)] += event_prospect(s, eyes.judge, place, owner, ahead) // PART
    n += 5
    return write_characters(s, eyes, owner, x, n)


def extension_points(s: State, owner: i64) -> i64:
    """What extensions have paid, and would pay if the game ended now."""
    source: i64
    points: i64 = 0
    for source in range(FROM_EXTENSIONS, SOURCES):
        points += s.v[POINTS + owner * SOURCES + source]
    for extension in s.setup.on_scoring:
        for _, more in extension.score(s, owner):
            points += more
    return points


def write_characters(s: State, eyes: Eyes, owner: i64, x: vec[i64], n: i64) -> i64:
    """For each character that scores for certain its points as they stand and what it counts; of the others, what they
    would give as likely as they are dealt: the numbers of a character that nobody has seen fade with its chance."""
    character: i64
    for character in range(MAX_CHARACTERS):
        x[n + 2 * character] = 0
        x[n + 2 * character + 1] = 0
        if character < len(eyes.judge.chances):
            chance = eyes.judge.chances[character]
            amount = counted(s, character, owner)
            x[n + 2 * character] = chance * step_points(s.setup, character, amount) // PART
            x[n + 2 * character + 1] = amount * chance // CERTAIN
    return n + 2 * MAX_CHARACTERS


# ---- people ------------------------------------------------------------------------------------------------------


def write_person(s: State, eyes: Eyes, seat: i64, ahead: i64, x: vec[i64], n: i64) -> i64:
    """What only people have, and the parts of the evaluation by hand."""
    gate: i64
    k: i64
    w = eyes.prices.base
    x[n] = get(s, seat, DENIERS)
    x[n + 1] = get(s, seat, INFLUENCE)
    x[n + 2] = get(s, seat, SUPPLY)
    x[n + 3] = get(s, seat, GENERAL)
    x[n + 4] = get(s, seat, COINS)
    x[n + 5] = get(s, seat, PASSED)
    x[n + 6] = get(s, seat, HELD)
    x[n + 7] = min(get(s, seat, DENIERS), 6)
    x[n + 8] = min(get(s, seat, INFLUENCE), 4)
    x[n + 9] = money(s, w, seat, ahead) // PART
    x[n + 10] = influence(s, w, seat, ahead) // PART
    x[n + 11] = citizens(s, w, seat, ahead) // PART
    x[n + 12] = held_back(s, eyes.prices, seat, ahead) // PART
    x[n + 13] = trades_and_cubes(s, eyes.prices, seat, ahead) // PART
    x[n + 14] = dice(s, w, seat, ahead) // PART
    x[n + 15] = wild_die(s, eyes.prices, seat, ahead) // PART
    x[n + 16] = levels(s, w, seat, ahead) // PART
    x[n + 17] = on_the_ramparts(s, eyes.prices, seat, ahead) // PART
    for k in range(18, OF_PERSON):
        x[n + k] = 0
    if has_tiles(s):
        x[n + 18] = guard_at(s, seat)
        for gate in range(GATES):
            x[n + 19] += 1 if has_reached(s, gate, seat) else 0
            x[n + 20 + gate] = cubes_on(s, gate, seat)
    return n + OF_PERSON


def write_dice(s: State, seat: i64, x: vec[i64], n: i64) -> i64:
    """The own dice by colour and value, and how many others lie there to be bought."""
    colour: i64
    face: i64
    owner: i64
    for colour in range(COLOURS):
        for face in range(DIE_FACES):
            others: i64 = 0
            for owner in range(OWNERS):
                if owner != seat:
                    others += s.v[DICE + die_code(colour, owner, face + 1)]
            x[n] = s.v[DICE + die_code(colour, seat, face + 1)]
            x[n + OF_DICE] = others
            n += 1
    return n + OF_DICE


# ---- the table ---------------------------------------------------------------------------------------------------


def write_course(s: State, eyes: Eyes, x: vec[i64], n: i64) -> i64:
    """Round, phase, whose turn it is, and what lies there for all."""
    k: i64
    players = s.setup.players
    for k in range(OF_COURSE):
        x[n + k] = 0
    for k in range(COLOURS):
        x[n + 2 * k] = sum_of(s, k, False)
        x[n + 2 * k + 1] = sum_of(s, k, True)
    n += 2 * COLOURS
    x[n + s.v[PHASE]] = 1
    n += PHASES
    x[n + min(s.setup.rounds - s.v[ROUND], ROUNDS - 1)] = 1
    n += ROUNDS
    for k in range(MODULE_CODES):
        x[n + k] = 1 if s.setup.slices[k] != 0 else 0
    n += MODULE_CODES
    for k in range(players):
        owner = (eyes.seat + k) % players
        x[n + k] = 1 if s.v[TURN] == owner else 0
        x[n + 4 + k] = 1 if s.v[START] == owner else 0
    if s.v[DEPTH] > 0:
        x[n + 8] = 1 if s.v[top(s) + 1] == eyes.seat else 0
    x[n + 9] = s.v[DICE_LEFT]
    x[n + 10] = s.v[BLACK_LEFT]
    x[n + 11] = s.v[BLACK_TAKEN]
    for k in range(1, 7):
        x[n + 12] += s.v[BLACK + k] * k
    x[n + 13] = s.v[QUEUE_LENGTH]
    x[n + 14] = all_open_banners(s)
    x[n + 15] = dice_to_come(s)
    if s.setup.neutral_scores:
        x[n + 16] = king_turns(s, eyes.prices, eyes.seat) // PART
    x[n + 17] = rolls_ahead(s)
    return n + 20


def sum_of(s: State, colour: i64, neutral: bool) -> i64:
    """Pips of a colour on all districts, or on the neutral one."""
    owner: i64
    face: i64
    total: i64 = 0
    for owner in range(NEUTRAL if neutral else 0, OWNERS):
        for face in range(DIE_FACES):
            total += s.v[DICE + die_code(colour, owner, face + 1)] * (face + 1)
    return total


def dice_to_come(s: State) -> i64:
    """Black dice that the events of the queue bring each round."""
    place: i64
    total: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        total += s.setup.event_black[event_at(s, place)]
    return total


def write_cards(s: State, eyes: Eyes, x: vec[i64], n: i64) -> i64:
    """Each card of all boxes: whether it lies open, who trades on it, whose cubes it holds."""
    k: i64
    slot: i64
    owner: i64
    for k in range(OF_CARDS):
        x[n + k] = 0
    for slot in range(SLOTS):
        card = s.v[CARDS + slot]
        if card == NONE or eyes.cards[card] < 0:
            continue
        at = n + 5 * eyes.cards[card]
        x[at] = 1
        for owner in range(OWNERS):
            here: i64 = 1 if s.v[TRADESMEN + slot * OWNERS + owner] != 0 else 0
            cubes = s.v[CUBES + slot * OWNERS + owner]
            if owner == eyes.seat:
                x[at + 1] = here
                x[at + 2] = cubes
            else:
                x[at + 3] += here
                x[at + 4] += cubes
    return n + OF_CARDS


def write_events(s: State, eyes: Eyes, x: vec[i64], n: i64) -> i64:
    """Each kind of event: whether it is in the queue, how many cubes it still needs, the own ones, the best rival's."""
    k: i64
    place: i64
    for k in range(OF_EVENTS):
        x[n + k] = 0
    for place in range(s.v[QUEUE_LENGTH]):
        event = event_at(s, place)
        if eyes.events[event] < 0:
            continue
        at = n + 4 * eyes.events[event]
        for k in range(OWNERS):
            eyes.counts[k] = 0
        for k in range(cubes_at(s, place)):
            eyes.counts[owner_of_cube(s, place, k)] += 1
        x[at] = 1
        x[at + 1] = open_banners(s, place)
        for k in range(OWNERS):
            if k == eyes.seat:
                x[at + 2] = eyes.counts[k]
            else:
                x[at + 3] = max(x[at + 3], eyes.counts[k])
    return n + OF_EVENTS


def write_tiles(s: State, seat: i64, x: vec[i64], n: i64) -> i64:
    """Each kind of outdoor activity: whether it lies at a gate, the own cubes there and those of others."""
    k: i64
    gate: i64
    other: i64
    for k in range(OF_TILES):
        x[n + k] = 0
    if has_tiles(s):
        for gate in range(GATES):
            at = n + 3 * figure_at(s, gate, EFFECT)
            x[at] = 1
            x[at + 1] = cubes_on(s, gate, seat)
            for other in range(s.setup.players):
                if other != seat:
                    x[at + 2] += cubes_on(s, gate, other)
    return n + OF_TILES


def has_tiles(s: State) -> bool:
    """Whether there are ramparts in this game, and all of their activities have been drawn."""
    return s.setup.slices[RAMPARTS] != 0 and face_at(s, GATES - 1) >= 0
