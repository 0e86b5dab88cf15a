# compiled
"""What the King does for the sum of his dice: he acts first, then he removes dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.king.citizen import place_citizen
from troyes.city.king.ranking import remove_strongest, strongest
from troyes.city.king.tables import (
    CATHEDRAL,
    CHARACTER,
    CITIZEN,
    DICE,
    EFFECT,
    EVENT,
    FALLBACK,
    LAST_CHARACTER,
    OUT_OF_CITIZENS,
    PAYS,
    PER_BANNER,
    POINTS,
    TAKES_YOURS,
    TRADESMAN,
    of_result,
)
from troyes.city.rules.changes import (
    add_cathedral_cube,
    add_deniers,
    add_dice,
    add_points,
    add_supply,
    add_tradesman,
    note,
)
from troyes.city.rules.effect_codes import (
    E_FACE_UP,
    N_KING_ACTS,
    N_KING_ROLL,
    N_NOTHING,
    NOBODY,
    because_card,
    because_king,
)
from troyes.city.rules.event_queue import add_cube, free_banners
from troyes.city.rules.layout import (
    CARD_SPACES,
    CARDS,
    COLUMNS,
    FACE_UP,
    FROM_CATHEDRAL,
    FROM_CHARACTERS,
    FROM_KING,
    HEIGHT,
    MAX_FACE_UP,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    NONE,
    OWNERS,
    QUEUE_LENGTH,
    SLOTS,
    TRADESMEN,
)
from troyes.city.rules.scoring import character_points
from troyes.city.rules.state import State

YOU: Final = 0  # the one person who plays
CUBES: Final = 2  # on the cathedral


def act(s: State, first: i64, second: i64) -> None:
    """The King's turn for two dice. What he pays is read before he acts."""
    result = first + second
    because = because_king(result)
    effect = of_result(s, result, EFFECT)
    price = price_of_result(s, result)
    note(s, N_KING_ROLL, NEUTRAL, first * 8 + second, because, 1)
    note(s, N_KING_ACTS, NEUTRAL, result, because, price)
    add_points(s, NEUTRAL, of_result(s, result, POINTS), FROM_KING, because)
    if effect == CITIZEN:
        place_citizen(s, because)
    elif effect == EVENT:
        complete_event(s, because)
    elif effect == TRADESMAN:
        place_tradesman(s, because)
    elif effect == CATHEDRAL:
        build_cathedral(s, because)
    elif effect == CHARACTER:
        score_character(s, because)
    pay(s, result, price, because)


# ---- dice --------------------------------------------------------------------------------------------------------


def price_of_result(s: State, result: i64) -> i64:
    """Dice that a result costs."""
    price = of_result(s, result, DICE)
    if of_result(s, result, PER_BANNER):
        price += free_banners(s, s.v[QUEUE_LENGTH] - 1)
    return price


def pay(s: State, result: i64, price: i64, because: i64) -> None:
    """One of the dice may be the person's best, for deniers from the bank; the others are his own strongest."""
    die = strongest(s, YOU)
    buys = price > 0 and die >= 0 and of_result(s, result, TAKES_YOURS) != 0
    if buys:
        add_dice(s, die, -1, because)
        add_deniers(s, YOU, of_result(s, result, PAYS), because)
        price -= 1
    remove_strongest(s, price, because)
    if buys:
        for extension in s.setup.on_sale:
            extension.automaton_buys(s, YOU)


# ---- events ------------------------------------------------------------------------------------------------------


def complete_event(s: State, because: i64) -> None:
    """Cubes on every free banner of the right-most event, whatever colours fight it; its effect is not carried out."""
    place = s.v[QUEUE_LENGTH] - 1
    for _ in range(free_banners(s, place)):
        add_cube(s, place, NEUTRAL, because)


# ---- tradesmen ---------------------------------------------------------------------------------------------------


def place_tradesman(s: State, because: i64) -> None:
    """On the free space worth most, on a card where he has none; equal ones: the cheaper card, then board order."""
    slot: i64
    best: i64 = NONE
    for slot in range(SLOTS):
        if s.v[CARDS + slot] == NONE or s.v[TRADESMEN + slot * OWNERS + NEUTRAL] != 0:
            continue
        if space_points(s, slot) > 0 and (best == NONE or is_better(s, slot, best)):
            best = slot
    if s.v[NEUTRAL_SUPPLY] <= 0:
        note(s, N_NOTHING, NEUTRAL, OUT_OF_CITIZENS, because, 0)
    elif best == NONE:
        note(s, N_NOTHING, NEUTRAL, 0, because, 0)
    else:
        add_supply(s, NEUTRAL, -1, because)
        add_tradesman(s, best, NEUTRAL, best_space(s, best), because_card(s.v[CARDS + best]))


def best_space(s: State, slot: i64) -> i64:
    """The free numbered space of a card that is worth most, NONE if all are taken."""
    k: i64
    owner: i64
    taken: i64 = 0
    best: i64 = NONE
    at = s.v[CARDS + slot] * CARD_SPACES
    for owner in range(OWNERS):
        taken |= s.v[TRADESMEN + slot * OWNERS + owner]
    for k in range(CARD_SPACES):
        if not taken >> k & 1 and (best == NONE or s.setup.card_spaces[at + k] > s.setup.card_spaces[at + best]):
            best = k
    return best


def space_points(s: State, slot: i64) -> i64:
    """Points of that space; a card has fewer spaces where the table says -1."""
    space = best_space(s, slot)
    return s.setup.card_spaces[s.v[CARDS + slot] * CARD_SPACES + space] if space != NONE else 0


def is_better(s: State, slot: i64, other: i64) -> bool:
    points = space_points(s, slot) - space_points(s, other)
    return points > 0 or (points == 0 and hiring_cost(s, slot) < hiring_cost(s, other))


def hiring_cost(s: State, slot: i64) -> i64:
    """The printed number, deniers and influence alike."""
    card = s.v[CARDS + slot]
    return s.setup.card_hire[card] + s.setup.card_hire_influence[card]


# ---- cathedral ---------------------------------------------------------------------------------------------------


def build_cathedral(s: State, because: i64) -> None:
    """Two cubes, each on the lowest level with room and there in its highest column; points for those without."""
    for _ in range(CUBES):
        column = lowest_column(s)
        if column >= 0:
            add_cathedral_cube(s, column, NEUTRAL, because)
            add_points(s, NEUTRAL, s.setup.cathedral_points, FROM_CATHEDRAL, because)
        else:
            add_points(s, NEUTRAL, s.setup.figures[FALLBACK], FROM_KING, because)


def lowest_column(s: State) -> i64:
    """The column whose next cube lies lowest, among several the largest value; -1 when the cathedral is full."""
    column: i64
    best: i64 = -1
    lowest = s.setup.cathedral_levels
    for column in range(COLUMNS - 1, -1, -1):
        if s.v[HEIGHT + column] < lowest:
            lowest = s.v[HEIGHT + column]
            best = column
    return best


# ---- characters --------------------------------------------------------------------------------------------------


def score_character(s: State, because: i64) -> None:
    """The first character of the column counts now for both and leaves the game."""
    k: i64
    character = s.v[FACE_UP]
    if character == NONE:
        add_points(s, NEUTRAL, s.setup.figures[LAST_CHARACTER], FROM_KING, because)
        return
    note(s, E_FACE_UP, NOBODY, character, because, -1)
    for k in range(MAX_FACE_UP - 1):
        s.v[FACE_UP + k] = s.v[FACE_UP + k + 1]
    s.v[FACE_UP + MAX_FACE_UP - 1] = NONE
    add_points(s, NEUTRAL, character_points(s, character, NEUTRAL), FROM_CHARACTERS, because)
    add_points(s, YOU, character_points(s, character, YOU), FROM_CHARACTERS, because)
