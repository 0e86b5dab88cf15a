# compiled
"""Lots: groups of one to three dice, what they cost, what they are worth with the help of a cube.

The choice that comes with some cubes, and the bought die that may be turned over, are the `extra` bits of a move.
`lot_lists.py` lists lots; this file says what one lot is.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.codes import (
    NO_DIE,
    chosen_die,
    colour_of_die,
    dice_count,
    first_die,
    flipped_die,
    owner_of_die,
    second_die,
    third_die,
    value_of_die,
)
from troyes.city.rules.layout import NEUTRAL, OWNERS, WILD_OWNER
from troyes.city.rules.state import State

# ---- prices ------------------------------------------------------------------------------------------------------


def is_foreign(die: i64, seat: i64) -> i64:
    owner = owner_of_die(die)
    return 1 if owner != seat and owner < OWNERS else 0


def has_foreign(dice: i64, seat: i64) -> bool:
    k: i64
    for k in range(dice_count(dice)):
        if is_foreign(dice >> 7 * k & 127, seat):
            return True
    return False


def earlier_of_owner(dice: i64, k: i64) -> i64:
    """Dice of the same district before the k-th one."""
    i: i64
    n: i64 = 0
    owner = owner_of_die(dice >> 7 * k & 127)
    for i in range(k):
        if owner_of_die(dice >> 7 * i & 127) == owner:
            n += 1
    return n


def is_free(s: State, dice: i64, k: i64, card: i64, extra: i64) -> bool:
    """Whether the cube of a card makes the k-th die, which is somebody else's, free.

    A die that is turned over is paid for, since only a bought one can be turned.
    """
    setup = s.setup
    if setup.improve_free_one[card]:
        return chosen_die(extra) == k + 1
    turned = flipped_die(extra) - 1
    if not setup.improve_free[card] or k == turned:
        return False
    allowed: i64 = setup.neutral_free_dice if owner_of_die(dice >> 7 * k & 127) == NEUTRAL else 1
    before = earlier_of_owner(dice, k)
    if 0 <= turned < k and owner_of_die(dice >> 7 * turned & 127) == owner_of_die(dice >> 7 * k & 127):
        before -= 1
    return before < allowed


def frees_any(s: State, seat: i64, dice: i64, card: i64, extra: i64) -> bool:
    """Whether the cube of a card that takes dice for nothing takes at least one of the lot."""
    k: i64
    for k in range(dice_count(dice)):
        if is_foreign(dice >> 7 * k & 127, seat) and is_free(s, dice, k, card, extra):
            return True
    return False


def is_bought(s: State, seat: i64, dice: i64, k: i64, card: i64, extra: i64) -> bool:
    if not is_foreign(dice >> 7 * k & 127, seat):
        return False
    return card < 0 or not is_free(s, dice, k, card, extra)


def die_cost(s: State, seat: i64, dice: i64, k: i64, card: i64, extra: i64) -> i64:
    """Deniers for the k-th die of a lot, with the cube of a card (-1: without)."""
    setup = s.setup
    if not is_bought(s, seat, dice, k, card, extra):
        return 0
    unit = setup.die_price * dice_count(dice)
    if card < 0:
        return unit
    if setup.improve_joker[card]:
        return unit + setup.die_price  # the cube counts as a die of the lot
    if setup.improve_discount[card] and earlier_of_owner(dice, k) == 0:
        return min(setup.improve_discount[card], unit)
    return unit


def price_of(s: State, seat: i64, dice: i64, card: i64, extra: i64) -> i64:
    k: i64
    price: i64 = 0
    for k in range(dice_count(dice)):
        price += die_cost(s, seat, dice, k, card, extra)
    return price


# ---- values ------------------------------------------------------------------------------------------------------


def face(s: State, dice: i64, k: i64, card: i64, extra: i64) -> i64:
    """The face of the k-th die after it has been turned or made like another one."""
    if card >= 0 and s.setup.improve_alike[card]:
        k = chosen_die(extra) - 1
    value = value_of_die(dice >> 7 * k & 127)
    if flipped_die(extra) == k + 1:
        value = 7 - value
    if card >= 0 and s.setup.improve_flip_own[card] and chosen_die(extra) == k + 1:
        value = 7 - value
    return value


def lot_value(s: State, dice: i64, card: i64, extra: i64) -> i64:
    """Faces of all dice, and of a cube that joins them as a die."""
    k: i64
    total: i64 = s.setup.improve_joker[card] if card >= 0 else 0
    for k in range(dice_count(dice)):
        total += face(s, dice, k, card, extra)
    return total


def improved_total(s: State, card: i64, size: i64, total: i64) -> i64:
    """Value of a lot of these faces with a cube of a delayed card (-1: without)."""
    if card < 0:
        return total
    setup = s.setup
    fixed = setup.improve_set_die[card]
    if fixed:
        total = fixed * size
    return total * setup.improve_copies[card] + setup.improve_add_die[card] * size + setup.improve_add_lot[card]


def total_with(s: State, dice: i64, card: i64, extra: i64) -> i64:
    return improved_total(s, card, dice_count(dice), lot_value(s, dice, card, extra))


def improved_face(s: State, dice: i64, k: i64, card: i64, extra: i64) -> i64:
    """The value of a single die where each die counts for itself."""
    value = face(s, dice, k, card, extra)
    if card >= 0:
        if s.setup.improve_set_die[card]:
            value = s.setup.improve_set_die[card]
        value += s.setup.improve_add_die[card]
    return value


def improved_colour(s: State, card: i64, colour: i64) -> i64:
    if card < 0 or s.setup.improve_becomes[card] < 0:
        return colour
    return s.setup.improve_becomes[card]


def changes_colour_only(s: State, card: i64) -> bool:
    """A cube that leaves values and prices alone cannot help where any colour is accepted."""
    setup = s.setup
    return not (
        setup.improve_copies[card] > 1
        or setup.improve_add_lot[card]
        or setup.improve_add_die[card]
        or setup.improve_set_die[card]
        or setup.improve_special[card]
    )


def improves_total_only(s: State, card: i64) -> bool:
    """A cube that adds to the lot and to no die cannot help where each die counts for itself."""
    setup = s.setup
    more = setup.improve_add_die[card] | setup.improve_set_die[card] | setup.improve_special[card]
    if more or setup.improve_copies[card] > 1 or setup.improve_becomes[card] >= 0:
        return False
    return setup.improve_add_lot[card] > 0


def gives_back(s: State, seat: i64, dice: i64, card: i64, extra: i64) -> bool:
    """A cube spent on its own card that brings just one cube more: the same as not spending it."""
    divisor = s.setup.card_divisor[card]
    turned = extra - chosen_die(extra)
    plain = lot_value(s, dice, -1, turned)
    if plain < divisor or total_with(s, dice, card, extra) // divisor != plain // divisor + 1:
        return False
    return price_of(s, seat, dice, card, extra) == price_of(s, seat, dice, -1, turned)


# ---- what a lot consists of ---------------------------------------------------------------------------------------


def is_mixed(dice: i64) -> bool:
    """Dice of more than one colour; they are sorted by colour."""
    colour = colour_of_die(first_die(dice))
    b = second_die(dice)
    c = third_die(dice)
    return (b != NO_DIE and colour_of_die(b) != colour) or (c != NO_DIE and colour_of_die(c) != colour)


def is_lone_wild(dice: i64) -> bool:
    return second_die(dice) == NO_DIE and owner_of_die(first_die(dice)) == WILD_OWNER


def first_colour(bits: i64) -> i64:
    """The lowest colour among bits: the one a lone wild die is listed with where several would do the same."""
    if bits & 1:
        return 0
    return 1 if bits & 2 else 2


def can_help(s: State, seat: i64, dice: i64, card: i64) -> bool:
    """Whether a cube with prices or choices of its own has something to apply to in this lot."""
    setup = s.setup
    size = dice_count(dice)
    if setup.improve_free_one[card] or setup.improve_discount[card]:
        return has_foreign(dice, seat)
    if setup.improve_free[card]:
        return frees_any(s, seat, dice, card, 0)
    if setup.improve_alike[card]:
        return size > 1
    if setup.improve_joker[card]:
        return size < setup.lot_limit
    return True


def may_choose(s: State, seat: i64, dice: i64, k: i64, card: i64) -> bool:
    """Whether the cube of a card may choose the k-th die of the lot."""
    die = dice >> 7 * k & 127
    if s.setup.improve_flip_own[card]:
        return not is_foreign(die, seat)
    if s.setup.improve_free_one[card]:
        return is_foreign(die, seat) == 1
    return s.setup.improve_alike[card] != 0


def offers_choice(s: State, card: i64) -> bool:
    setup = s.setup
    return (setup.improve_flip_own[card] | setup.improve_free_one[card] | setup.improve_alike[card]) != 0
