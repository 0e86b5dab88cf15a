# compiled
"""Chance in the city: which outcomes are possible, how they are drawn by key, what they change.

The frame on top of the stack says what is rolled or drawn. An outcome is one integer:
start seat; dealt characters (4 bits each); activity card; dice of a building (3 bits per space, rising for each owner);
event; value of a die; black dice (5 bits per value, how many show it). Kinds from EXTENSION_CHANCE on belong to
extensions.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.city.rules.changes import add_black, add_dice, note, put_wild
from troyes.city.rules.citizens import place_neutral
from troyes.city.rules.codes import (
    DEAL,
    DRAW_EVENT,
    DRAW_START,
    EXTENSION_CHANCE,
    F_CUBE,
    LAY_OPEN,
    REROLL_DIE,
    REVEAL_CARD,
    ROLL,
    ROLL_BLACK,
    SHOT,
    SITE,
    chance_move,
    die_code,
)
from troyes.city.rules.effect_codes import (
    B_BLACK_DICE,
    B_REROLL,
    B_REVEAL,
    B_SETUP,
    B_WORKFORCE,
    E_CARD,
    E_CHARACTER,
    E_FACE_UP,
    E_START,
    N_RAISED,
    N_ROLLED,
    NOBODY,
    because_card,
    because_event,
)
from troyes.city.rules.event_queue import append_event, event_at
from troyes.city.rules.layout import (
    BOX_REDS,
    BUILDINGS,
    CALLED,
    CARDS,
    CHARACTER,
    DRAWN,
    EMPTY,
    FACE_UP,
    MAX_FACE_UP,
    NEUTRAL,
    NONE,
    QUEUE_LENGTH,
    RED,
    ROUND,
    SPACES_PER_BUILDING,
    START,
    WILD,
)
from troyes.city.rules.state import State, get, pop, push, seat_at, top
from troyes.kernel.play.chance import Source

NO_CHARACTER: Final = 15


# ---- pools -------------------------------------------------------------------------------------------------------


def in_pool(s: State, kind: i64, a: i64, item: i64) -> bool:
    """Whether a card, event or character can still be drawn."""
    seat: i64
    k: i64
    setup = s.setup
    if kind == REVEAL_CARD:
        return setup.card_colour[item] == a // 3 and setup.card_level[item] == a % 3 + 1
    if kind == DRAW_EVENT:
        return setup.event_colour[item] == a and s.v[DRAWN + item] == 0
    for seat in range(setup.players):
        if get(s, seat, CHARACTER) == item or get(s, seat, CHARACTER + 1) == item:
            return False
    for k in range(MAX_FACE_UP):
        if s.v[FACE_UP + k] == item:
            return False
    return True


def pool_length(s: State, kind: i64) -> i64:
    if kind == REVEAL_CARD:
        return len(s.setup.card_colour)
    if kind == DRAW_EVENT:
        return len(s.setup.event_colour)
    return len(s.setup.character_counts)


def pool_count(s: State, kind: i64, a: i64) -> i64:
    item: i64
    n: i64 = 0
    for item in range(pool_length(s, kind)):
        if in_pool(s, kind, a, item):
            n += 1
    return n


def pool_item(s: State, kind: i64, a: i64, k: i64, without: i64) -> i64:
    """The k-th item of a pool, one item being left out (-1: none)."""
    item: i64
    for item in range(pool_length(s, kind)):
        if item != without and in_pool(s, kind, a, item):
            if k == 0:
                return item
            k -= 1
    raise LookupError("nothing left to draw")


# ---- drawing -----------------------------------------------------------------------------------------------------


def draw(s: State, source: Source) -> i64:
    """The chance move that the source gives for the frame on top."""
    at = top(s)
    kind = s.v[at + 2]
    index = s.v[at + 3]
    a = s.v[at + 4]
    round = s.v[ROUND]
    if kind >= EXTENSION_CHANCE:
        return chance_move(kind, draw_extension(s, source, kind, index, a))
    if kind == DRAW_START:
        return chance_move(kind, starter(s, source.draw(kind, round, index, starters(s))))
    if kind == DEAL:
        return chance_move(kind, draw_characters(s, source, index))
    if kind in (REVEAL_CARD, DRAW_EVENT, LAY_OPEN):
        k = source.draw(kind, round, index, pool_count(s, kind, a))
        return chance_move(kind, pool_item(s, kind, a, k, -1))
    if kind == ROLL:
        return chance_move(kind, draw_workforce(s, source, a))
    if kind == ROLL_BLACK:
        return chance_move(kind, draw_black(source, round, a))
    return chance_move(kind, source.draw(kind, round, index, 6) + 1)


def draw_extension(s: State, source: Source, kind: i64, index: i64, a: i64) -> i64:
    for extension in s.setup.on_chance:
        outcome = extension.draw_chance(s, source, kind, index, a)
        if outcome >= 0:
            return outcome
    raise LookupError("no extension draws this")


def starters(s: State) -> i64:
    """How many may hold the start card: the people, and an automaton."""
    return s.setup.players + len(s.setup.on_automaton)


def starter(s: State, k: i64) -> i64:
    return k if k < s.setup.players else NEUTRAL


def draw_characters(s: State, source: Source, seat: i64) -> i64:
    """Without looking at other hands more than a shuffled deck does: the k-th of those not yet dealt."""
    left = pool_count(s, DEAL, 0)
    first = pool_item(s, DEAL, 0, source.draw(DEAL, 0, seat * 2, left), -1)
    if s.setup.characters_each < 2:
        return first | NO_CHARACTER << 4
    second = pool_item(s, DEAL, 0, source.draw(DEAL, 0, seat * 2 + 1, left - 1), first)
    return min(first, second) | max(first, second) << 4


def draw_workforce(s: State, source: Source, colour: i64) -> i64:
    """One key per space, so that no citizen's die depends on another's; then sorted for each owner."""
    i: i64
    values = vec[i64]([0] * SPACES_PER_BUILDING)
    for i in range(SPACES_PER_BUILDING):
        space = colour * SPACES_PER_BUILDING + i
        if s.v[BUILDINGS + space] != EMPTY:
            values[i] = source.draw(ROLL, s.v[ROUND], space, 6) + 1
    return pack_workforce(s, colour, values)


def pack_workforce(s: State, colour: i64, values: vec[i64]) -> i64:
    """Sort the values of each owner along his spaces and pack them."""
    i: i64
    j: i64
    base = BUILDINGS + colour * SPACES_PER_BUILDING
    for i in range(SPACES_PER_BUILDING):
        for j in range(i + 1, SPACES_PER_BUILDING):
            if s.v[base + i] == s.v[base + j] and values[j] < values[i]:
                values[i], values[j] = values[j], values[i]
    outcome: i64 = 0
    for i in range(SPACES_PER_BUILDING):
        outcome |= values[i] << 3 * i
    return outcome


def pack_values(s: State, colour: i64, values: list[int]) -> int:
    """The same for values given from outside, one per space, 0 for an empty one."""
    return int(pack_workforce(s, colour, vec[i64](values)))


def draw_black(source: Source, round: i64, dice: i64) -> i64:
    i: i64
    outcome: i64 = 0
    for i in range(dice):
        outcome += 1 << 5 * source.draw(ROLL_BLACK, round, i, 6)
    return outcome


def list_outcomes(s: State) -> list[int]:
    """Every outcome of a small chance (one die, one card), equally likely; empty when there are too many."""
    at = top(s)
    kind = s.v[at + 2]
    a = s.v[at + 4]
    if kind >= EXTENSION_CHANCE:
        return extension_outcomes(s, kind, a)
    if kind == DRAW_START:
        return [int(chance_move(kind, starter(s, k))) for k in range(int(starters(s)))]
    if kind in (REVEAL_CARD, DRAW_EVENT, LAY_OPEN):
        count = int(pool_count(s, kind, a))
        return [int(chance_move(kind, pool_item(s, kind, a, k, -1))) for k in range(count)]
    if kind in (SITE, REROLL_DIE, SHOT):
        return [int(chance_move(kind, value)) for value in range(1, 7)]
    return []


def extension_outcomes(s: State, kind: i64, a: i64) -> list[int]:
    found: list[int] = []
    for extension in s.setup.on_chance:
        found += extension.chance_outcomes(s, kind, a)
    return [int(chance_move(kind, outcome)) for outcome in found]


# ---- checking ----------------------------------------------------------------------------------------------------


def is_possible(s: State, kind: i64, outcome: i64) -> bool:
    """Whether an outcome can occur for the frame on top."""
    at = top(s)
    a = s.v[at + 4]
    if kind != s.v[at + 2] or outcome < 0:
        return False
    if kind >= EXTENSION_CHANCE:
        for extension in s.setup.on_chance:
            if extension.is_outcome(s, kind, a, outcome):
                return True
        return False
    if kind == DRAW_START:
        return outcome < s.setup.players or (outcome == NEUTRAL and starters(s) > s.setup.players)
    if kind == DEAL:
        return are_characters(s, outcome)
    if kind in (REVEAL_CARD, DRAW_EVENT, LAY_OPEN):
        return outcome < pool_length(s, kind) and in_pool(s, kind, a, outcome)
    if kind == ROLL:
        return is_workforce(s, a, outcome)
    if kind == ROLL_BLACK:
        return outcome >> 30 == 0 and black_count(outcome) == a
    return 1 <= outcome <= 6


def are_characters(s: State, outcome: i64) -> bool:
    first = outcome & 15
    second = outcome >> 4
    length = pool_length(s, DEAL)
    if first >= length or not in_pool(s, DEAL, 0, first):
        return False
    if s.setup.characters_each < 2:
        return second == NO_CHARACTER
    return first < second < length and in_pool(s, DEAL, 0, second)


def is_workforce(s: State, colour: i64, outcome: i64) -> bool:
    i: i64
    values = vec[i64]([0] * SPACES_PER_BUILDING)
    for i in range(SPACES_PER_BUILDING):
        values[i] = outcome >> 3 * i & 7
        occupied = s.v[BUILDINGS + colour * SPACES_PER_BUILDING + i] != EMPTY
        if occupied != (1 <= values[i] <= 6):
            return False
    return pack_workforce(s, colour, values) == outcome


def black_count(outcome: i64) -> i64:
    value: i64
    n: i64 = 0
    for value in range(6):
        n += outcome >> 5 * value & 31
    return n


# ---- applying ----------------------------------------------------------------------------------------------------


def apply_chance(s: State, outcome: i64) -> None:
    at = top(s)
    kind = s.v[at + 2]
    seat = s.v[at + 1]
    index = s.v[at + 3]
    a = s.v[at + 4]
    b = s.v[at + 5]
    pop(s)
    if kind >= EXTENSION_CHANCE:
        for extension in s.setup.on_chance:
            extension.apply_chance(s, seat, kind, index, a, b, outcome)
    elif kind == DRAW_START:
        s.v[START] = outcome
        note(s, E_START, outcome, 0, B_SETUP, 1)
    elif kind == DEAL:
        deal(s, seat, outcome)
    elif kind == LAY_OPEN:
        s.v[FACE_UP + a] = outcome
        note(s, E_FACE_UP, NOBODY, outcome, B_SETUP, 1)
    elif kind == REVEAL_CARD:
        s.v[CARDS + a] = outcome
        note(s, E_CARD, NOBODY, a, B_REVEAL, outcome + 1)
    elif kind == DRAW_EVENT:
        reveal_event(s, outcome, b != 0)
    elif kind == ROLL:
        roll_workforce(s, a, outcome)
    elif kind == SITE:
        note(s, N_ROLLED, NOBODY, outcome, because_event(a), 1)
        place_neutral(s, s.setup.event_building[a], outcome, because_event(a))
    elif kind == ROLL_BLACK:
        roll_black(s, outcome)
    elif kind == REROLL_DIE and a == WILD:
        put_wild(s, seat, outcome, B_REROLL)
    elif kind == REROLL_DIE:
        add_dice(s, die_code(a, seat, outcome), 1, B_REROLL)
    elif kind == SHOT:
        shoot(s, seat, a, outcome)


def deal(s: State, seat: i64, outcome: i64) -> None:
    k: i64
    for k in range(s.setup.characters_each):
        character = outcome >> 4 * k & 15
        s.v[seat_at(seat) + CHARACTER + k] = character
        note(s, E_CHARACTER, seat, character, B_SETUP, 1)


def reveal_event(s: State, event: i64, from_box: bool) -> None:
    """The card joins the queue and may call another; a red one is called from the box."""
    if from_box:
        s.v[BOX_REDS] -= 1
    append_event(s, event)
    s.v[CALLED] = NONE
    called = s.setup.event_calls[event]
    if called == NONE:
        return
    if called == RED:
        if s.v[BOX_REDS] > 0:
            s.v[CALLED] = RED
    elif pool_count(s, DRAW_EVENT, called) > 0:
        s.v[CALLED] = called


def roll_workforce(s: State, colour: i64, outcome: i64) -> None:
    i: i64
    for i in range(SPACES_PER_BUILDING):
        owner = s.v[BUILDINGS + colour * SPACES_PER_BUILDING + i]
        if owner != EMPTY:
            add_dice(s, die_code(colour, owner, outcome >> 3 * i & 7), 1, B_WORKFORCE)


def roll_black(s: State, outcome: i64) -> None:
    """Some events make every black die stronger, up to 6."""
    value: i64
    place: i64
    bonus: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        event = event_at(s, place)
        if s.setup.event_black_bonus[event] > 0:
            bonus += s.setup.event_black_bonus[event]
            note_roll(s, outcome, because_event(event))
    for value in range(1, 7):
        count = rolled_black(outcome, value)
        if count > 0:
            add_black(s, min(value + bonus, 6), count, B_BLACK_DICE)


def rolled_black(outcome: i64, value: i64) -> i64:
    """Black dice of a value in a roll."""
    return outcome >> 5 * (value - 1) & 31


def note_roll(s: State, outcome: i64, because: i64) -> None:
    """What the dice show, for whoever has them on the table."""
    value: i64
    for value in range(1, 7):
        count = rolled_black(outcome, value)
        if count > 0:
            note(s, N_RAISED, NOBODY, value, because, count)


def shoot(s: State, seat: i64, slot: i64, value: i64) -> None:
    """Archer: a hit is a cube on an event of the player's choice; nobody shoots when no event takes one."""
    card = s.v[CARDS + slot]
    note(s, N_ROLLED, seat, value, because_card(card), 1)
    if s.setup.card_hits[card] >> value & 1:
        push(s, F_CUBE, seat, 1, slot, 0, 0)
