# compiled
"""Citizens: rows of the buildings, expulsion and protection, where a citizen may be taken from.

Sources of a citizen are numbered: 0-17 the spaces of the buildings, 18-20 lying at a building, 21-29 the activity
cards by slot, 30 the personal supply.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.changes import add_lying, add_supply, add_tradesman, leave, note, remove_tradesman, stand
from troyes.city.rules.codes import SETTLE, TAKE, choice
from troyes.city.rules.effect_codes import B_EXPELLED, B_HIRE, B_SETTLE, N_PROTECTED, NOBODY, because_card
from troyes.city.rules.layout import (
    BUILDINGS,
    CARD_SPACES,
    CARDS,
    COLOURS,
    EMPTY,
    GENERAL,
    HELD,
    ILLUSTRATION,
    LYING,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    SPACES_PER_BUILDING,
    SUPPLY,
    TRADESMEN,
)
from troyes.city.rules.state import State, get

LEVELS: Final = 3  # of activity cards
FROM_LYING: Final = SPACES
FROM_CARD: Final = FROM_LYING + COLOURS
FROM_SUPPLY: Final = FROM_CARD + SLOTS

# What is said of a source: a citizen of it may be taken, or the rule that forbids it.
MAY_TAKE: Final = 0
NOT_THERE: Final = 1
SAME_SPACE: Final = 2  # back on the space he left
SAME_AS_NEIGHBOUR: Final = 3
PROTECTED: Final = 4  # he would expel somebody who cannot be expelled again


# ---- rows --------------------------------------------------------------------------------------------------------


def first_space(s: State, building: i64, value: i64) -> i64:
    """The first space of the row that a die value leads to."""
    row = s.setup.row_of_value[building * 7 + value]
    return building * SPACES_PER_BUILDING + row * s.setup.row_length[building]


def pushed_out(s: State, building: i64, first: i64) -> i64:
    """Owner of the citizen that a newcomer in this row would expel, EMPTY if there is room."""
    i: i64
    length = s.setup.row_length[building]
    for i in range(first, first + length):
        if s.v[BUILDINGS + i] == EMPTY:
            return EMPTY
    return s.v[BUILDINGS + first + length - 1]


def is_protected(s: State, building: i64, owner: i64) -> bool:
    """A colour with a citizen lying at the building cannot be expelled from it again this round."""
    if owner == EMPTY:
        return False
    enough: i64 = s.setup.neutral_colours if owner == NEUTRAL else 1
    return s.v[LYING + building * OWNERS + owner] >= enough


def insert(s: State, building: i64, first: i64, owner: i64, because: i64) -> None:
    """Put a citizen on the first space; the others move right up to the first gap, the last one may be expelled."""
    i: i64
    carried = owner
    for i in range(first, first + s.setup.row_length[building]):
        present = s.v[BUILDINGS + i]
        if present == carried:
            continue  # same colour: the row looks the same whoever moves
        if present != EMPTY:
            leave(s, i, because)
        stand(s, i, carried, because)
        if present == EMPTY:
            return
        carried = present
    add_lying(s, building, carried, 1, B_EXPELLED)


def place_neutral(s: State, building: i64, value: i64, because: i64) -> None:
    """A neutral newcomer of an event: pushes and expels as usual, and is stopped by protection as usual.

    The event has seen to it that one is left in the supply.
    """
    first = first_space(s, building, value)
    if is_protected(s, building, pushed_out(s, building, first)):
        note(s, N_PROTECTED, NOBODY, building, because, 0)
        return
    add_supply(s, NEUTRAL, -1, because)
    insert(s, building, first, NEUTRAL, because)


def standing(s: State, building: i64, owner: i64) -> i64:
    """Citizens of an owner that stand on a building."""
    i: i64
    n: i64 = 0
    base = BUILDINGS + building * SPACES_PER_BUILDING
    for i in range(base, base + SPACES_PER_BUILDING):
        if s.v[i] == owner:
            n += 1
    return n


# ---- tradesmen ---------------------------------------------------------------------------------------------------


def has_tradesman(s: State, slot: i64, seat: i64) -> bool:
    return s.v[TRADESMEN + slot * OWNERS + seat] != 0


def held_space(bits: i64) -> i64:
    """The space a tradesman holds."""
    space: i64
    for space in range(ILLUSTRATION):
        if bits >> space & 1:
            return space
    return ILLUSTRATION


def free_space(s: State, slot: i64) -> i64:
    """First free numbered space of a card in printed order, or its illustration."""
    k: i64
    owner: i64
    taken: i64 = 0
    for owner in range(OWNERS):
        taken |= s.v[TRADESMEN + slot * OWNERS + owner]
    card = s.v[CARDS + slot]
    for k in range(CARD_SPACES):
        if s.setup.card_spaces[card * CARD_SPACES + k] >= 0 and not taken >> k & 1:
            return k
    return ILLUSTRATION


def tradesmen_of(s: State, seat: i64) -> i64:
    colour: i64
    n: i64 = 0
    for colour in range(COLOURS):
        n += tradesmen_of_colour(s, colour, seat)
    return n


def tradesmen_of_colour(s: State, colour: i64, owner: i64) -> i64:
    """Tradesmen of an owner on cards of a colour; of the neutral owner there may be several on one card."""
    slot: i64
    n: i64 = 0
    for slot in range(colour * LEVELS, (colour + 1) * LEVELS):
        bits = s.v[TRADESMEN + slot * OWNERS + owner]
        n += (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3)
    return n


# ---- taking a citizen --------------------------------------------------------------------------------------------


def has_citizen(s: State, seat: i64) -> bool:
    """Whether the seat has a citizen to take: anywhere but in the general supply or held by an event."""
    return at_hand(s, seat) > 0


def at_hand(s: State, seat: i64) -> i64:
    """Citizens on buildings and cards, lying ones and those in the personal supply."""
    return s.setup.citizens_each - get(s, seat, GENERAL) - get(s, seat, HELD)


def own_in_row(s: State, building: i64, first: i64, seat: i64) -> i64:
    i: i64
    n: i64 = 0
    for i in range(first, first + s.setup.row_length[building]):
        if s.v[BUILDINGS + i] == seat:
            n += 1
    return n


def can_settle(s: State, seat: i64, building: i64, value: i64) -> bool:
    """Whether some citizen of the seat may be placed in the row of this value."""
    return judge_row(s, seat, building, value) == MAY_TAKE


def judge_row(s: State, seat: i64, building: i64, value: i64) -> i64:
    """Whether some citizen of the seat may be placed in the row of this value (MAY_TAKE), and if not, why."""
    first = first_space(s, building, value)
    in_row = own_in_row(s, building, first, seat)
    if in_row > 1 or (in_row == 1 and s.v[BUILDINGS + first] != seat):
        return MAY_TAKE  # a citizen of the row itself moves to its front
    if at_hand(s, seat) <= in_row:
        return NOT_THERE if in_row == 0 else SAME_SPACE  # nobody to take from elsewhere
    expelled = pushed_out(s, building, first)
    if not is_protected(s, building, expelled):
        return MAY_TAKE
    own_protection = expelled == seat and s.v[LYING + building * OWNERS + seat] == 1
    return MAY_TAKE if own_protection else PROTECTED


def judge_source(s: State, seat: i64, purpose: i64, where: i64, first: i64, source: i64) -> i64:
    """Whether the citizen of a source may be taken (MAY_TAKE), and if not, why.

    To hire, `where` and `first` do not matter; to settle they are the building and the first space of the row. He is
    picked up before anything is judged.
    """
    if not is_present(s, seat, source):
        return NOT_THERE
    if purpose != SETTLE:
        return MAY_TAKE
    if source == first:
        return SAME_SPACE
    if first < source < first + s.setup.row_length[where]:
        return SAME_AS_NEIGHBOUR if is_repeated(s, seat, source, first) else MAY_TAKE
    expelled = pushed_out(s, where, first)
    if not is_protected(s, where, expelled):
        return MAY_TAKE
    own_protection = s.v[LYING + where * OWNERS + seat] == 1
    return MAY_TAKE if expelled == seat and source == FROM_LYING + where and own_protection else PROTECTED


def is_present(s: State, seat: i64, source: i64) -> bool:
    """Whether the seat has a citizen at a source; there is none beyond the personal supply."""
    if source < FROM_LYING:
        return s.v[BUILDINGS + source] == seat
    if source < FROM_CARD:
        return s.v[LYING + (source - FROM_LYING) * OWNERS + seat] > 0
    if source < FROM_SUPPLY:
        return s.v[TRADESMEN + (source - FROM_CARD) * OWNERS + seat] != 0
    return source == FROM_SUPPLY and get(s, seat, SUPPLY) > 0


def is_repeated(s: State, seat: i64, space: i64, first: i64) -> bool:
    """In an unbroken run of own citizens of a row only the first one (but not on its first space) is offered."""
    i: i64
    for i in range(first, space):
        if s.v[BUILDINGS + i] == EMPTY:
            return False
    return space - 1 > first and s.v[BUILDINGS + space - 1] == seat


def list_sources(s: State, seat: i64, purpose: i64, where: i64, value: i64) -> i64:
    """Write the citizens that may be taken into the scratch list; returns how many."""
    i: i64
    n: i64 = 0
    first: i64 = first_space(s, where, value) if purpose == SETTLE else 0
    for i in range(FROM_SUPPLY + 1):
        if judge_source(s, seat, purpose, where, first, i) == MAY_TAKE:
            s.scratch.moves[n] = choice(seat, TAKE, i)
            n += 1
    return n


def pick_up(s: State, seat: i64, source: i64, because: i64) -> None:
    if source < FROM_LYING:
        leave(s, source, because)
    elif source < FROM_CARD:
        add_lying(s, source - FROM_LYING, seat, -1, because)
    elif source < FROM_SUPPLY:
        slot = source - FROM_CARD
        remove_tradesman(
            s, slot, seat, held_space(s.v[TRADESMEN + slot * OWNERS + seat]), because_card(s.v[CARDS + slot])
        )
    else:
        add_supply(s, seat, -1, because)


def hire(s: State, seat: i64, source: i64, slot: i64) -> None:
    pick_up(s, seat, source, B_HIRE)
    add_tradesman(s, slot, seat, free_space(s, slot), because_card(s.v[CARDS + slot]))


def settle(s: State, seat: i64, source: i64, building: i64, value: i64) -> None:
    first = first_space(s, building, value)
    pick_up(s, seat, source, B_SETTLE)
    insert(s, building, first, seat, B_SETTLE)
