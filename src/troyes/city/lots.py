# compiled
"""Lots: groups of one to three dice, what they cost, what they are worth with the help of a cube.

A lot in the scratch list is one integer: dice (21 bits), size (2), total of the faces (6), price (10).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.codes import (
    NO_DIE,
    colour_of_die,
    dice_count,
    first_die,
    owner_of_die,
    pack_dice,
    second_die,
    third_die,
    value_of_die,
)
from troyes.city.layout import COLOURS, DENIERS, DICE, DIE_TYPES, OWNERS
from troyes.city.state import SCRATCH, State, get

_SIZE: Final = 21
_TOTAL: Final = 23
_PRICE: Final = 29


def lot_code(dice: i64, size: i64, total: i64, price: i64) -> i64:
    return dice | size << _SIZE | total << _TOTAL | price << _PRICE


def lot_dice(lot: i64) -> i64:
    return lot & 0x1FFFFF


def lot_size(lot: i64) -> i64:
    return lot >> _SIZE & 3


def lot_total(lot: i64) -> i64:
    return lot >> _TOTAL & 63


def lot_price(lot: i64) -> i64:
    return lot >> _PRICE


# ---- prices ------------------------------------------------------------------------------------------------------


def is_foreign(die: i64, seat: i64) -> i64:
    owner = owner_of_die(die)
    return 1 if owner != seat and owner < OWNERS else 0


def is_freebie(die: i64, previous: i64) -> bool:
    """With a cube that makes dice free: the first die of each district, dice being sorted by district."""
    return previous == NO_DIE or owner_of_die(die) != owner_of_die(previous)


def pays_for(dice: i64, k: i64, seat: i64, free: bool) -> bool:
    """Whether the k-th die of the lot is paid for."""
    die = dice >> 7 * k & 127
    if not is_foreign(die, seat):
        return False
    previous: i64 = dice >> 7 * (k - 1) & 127 if k > 0 else NO_DIE
    return not (free and is_freebie(die, previous))


def paid_dice(dice: i64, seat: i64, free: bool) -> i64:
    """How many dice of the lot are paid for."""
    k: i64
    n: i64 = 0
    for k in range(dice_count(dice)):
        if pays_for(dice, k, seat, free):
            n += 1
    return n


def price_of(s: State, seat: i64, dice: i64, free: bool) -> i64:
    return s.setup.die_price * dice_count(dice) * paid_dice(dice, seat, free)


def has_foreign(dice: i64, seat: i64) -> bool:
    k: i64
    for k in range(dice_count(dice)):
        if is_foreign(dice >> 7 * k & 127, seat):
            return True
    return False


# ---- values ------------------------------------------------------------------------------------------------------


def total_of(dice: i64) -> i64:
    b = second_die(dice)
    c = third_die(dice)
    total = value_of_die(first_die(dice))
    if b != NO_DIE:
        total += value_of_die(b)
    if c != NO_DIE:
        total += value_of_die(c)
    return total


def is_mixed(dice: i64) -> bool:
    """Dice of more than one colour; they are sorted by colour."""
    colour = colour_of_die(first_die(dice))
    b = second_die(dice)
    c = third_die(dice)
    return (b != NO_DIE and colour_of_die(b) != colour) or (c != NO_DIE and colour_of_die(c) != colour)


def improved_total(s: State, card: i64, size: i64, total: i64) -> i64:
    """Value of a lot with a cube of a delayed card (-1: without)."""
    if card < 0:
        return total
    setup = s.setup
    fixed = setup.improve_set_die[card]
    if fixed:
        total = fixed * size
    return total * setup.improve_copies[card] + setup.improve_add_die[card] * size + setup.improve_add_lot[card]


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
        or setup.improve_free[card]
    )


def gives_back(s: State, card: i64, size: i64, total: i64) -> bool:
    """A cube spent on its own card that brings just one cube more: the same as not spending it."""
    divisor = s.setup.card_divisor[card]
    return total >= divisor and improved_total(s, card, size, total) // divisor == total // divisor + 1


# ---- listing -----------------------------------------------------------------------------------------------------


def list_lots(s: State, seat: i64, colour: i64, free: bool) -> i64:
    """Write every affordable lot of one colour into the scratch; returns how many."""
    i: i64
    j: i64
    k: i64
    t: i64
    v = s.v
    types = SCRATCH.types
    out = SCRATCH.lots
    money = get(s, seat, DENIERS)
    unit = s.setup.die_price
    limit = s.setup.lot_limit
    base = DICE + colour * DIE_TYPES
    code = colour * DIE_TYPES
    n: i64 = 0
    for t in range(DIE_TYPES):
        if v[base + t] > 0:
            types[n] = t
            n += 1
    m: i64 = 0
    for i in range(n):
        a = types[i]
        paid_a = is_foreign(a, seat)
        if free:
            paid_a = 0
        total_a = a % 6 + 1
        if paid_a * unit <= money:
            out[m] = lot_code(pack_dice(code + a, NO_DIE, NO_DIE), 1, total_a, paid_a * unit)
            m += 1
        if limit < 2:
            continue
        for j in range(i, n):
            b = types[j]
            if j == i and v[base + b] < 2:
                continue
            paid_b = paid_a + is_foreign(b, seat)
            if free and is_foreign(b, seat) and is_freebie(b, a):
                paid_b = paid_a
            if paid_b * 2 * unit > money:
                continue
            total_b = total_a + b % 6 + 1
            out[m] = lot_code(pack_dice(code + a, code + b, NO_DIE), 2, total_b, paid_b * 2 * unit)
            m += 1
            if limit < 3:
                continue
            for k in range(j, n):
                c = types[k]
                if k == j and v[base + c] < (3 if j == i else 2):
                    continue
                paid_c = paid_b + is_foreign(c, seat)
                if free and is_foreign(c, seat) and is_freebie(c, b):
                    paid_c = paid_b
                if paid_c * 3 * unit > money:
                    continue
                total_c = total_b + c % 6 + 1
                out[m] = lot_code(pack_dice(code + a, code + b, code + c), 3, total_c, paid_c * 3 * unit)
                m += 1
    return m


def list_mixed_lots(s: State, seat: i64) -> i64:
    """Write every affordable lot of two or three colours into the scratch; returns how many."""
    i: i64
    j: i64
    k: i64
    t: i64
    v = s.v
    types = SCRATCH.types
    out = SCRATCH.lots
    money = get(s, seat, DENIERS)
    unit = s.setup.die_price
    limit = s.setup.lot_limit
    if limit < 2:
        return 0
    n: i64 = 0
    for t in range(COLOURS * DIE_TYPES):
        if v[DICE + t] > 0:
            types[n] = t
            n += 1
    m: i64 = 0
    for i in range(n):
        a = types[i]
        for j in range(i, n):
            b = types[j]
            if j == i and v[DICE + b] < 2:
                continue
            paid_b = is_foreign(a, seat) + is_foreign(b, seat)
            if paid_b * 2 * unit > money:
                continue
            total_b = a % 6 + b % 6 + 2
            if colour_of_die(a) != colour_of_die(b):
                out[m] = lot_code(pack_dice(a, b, NO_DIE), 2, total_b, paid_b * 2 * unit)
                m += 1
            if limit < 3:
                continue
            for k in range(j, n):
                c = types[k]
                if k == j and v[DICE + c] < 2:
                    continue
                if colour_of_die(a) == colour_of_die(c):
                    continue  # sorted: one colour only, listed with its colour
                paid_c = paid_b + is_foreign(c, seat)
                if paid_c * 3 * unit <= money:
                    out[m] = lot_code(pack_dice(a, b, c), 3, total_b + c % 6 + 1, paid_c * 3 * unit)
                    m += 1
    return m
