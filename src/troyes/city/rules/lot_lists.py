# compiled
"""Listing lots: every group of dice that can be paid, with every choice worth making.

A lot in the scratch list is one integer: dice (21 bits), size (2), total of the faces (6), price (10), extra (4),
purposes (2). Where only the total counts, of several choices with the same payments just the best one is listed; where
single dice count, every choice that gives other faces is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.codes import (
    NO_DIE,
    colour_of_die,
    dice_count,
    die_code,
    flipped_die,
    owner_of_die,
    pack_dice,
    value_of_die,
)
from troyes.city.rules.layout import COLOURS, DENIERS, DICE, DIE_TYPES, OWNERS, RED, WHITE, WILD_DICE, WILD_OWNER
from troyes.city.rules.lots import (
    can_help,
    earlier_of_owner,
    face,
    frees_any,
    is_bought,
    is_foreign,
    lot_value,
    may_choose,
    offers_choice,
    price_of,
)
from troyes.city.rules.state import State, get

_SIZE: Final = 21
_TOTAL: Final = 23
_PRICE: Final = 29
_EXTRA: Final = 39
_PURPOSES: Final = 43
FOR_TOTAL: Final = 1  # serves actions that look at the total
FOR_FACES: Final = 2  # serves actions that look at single dice
ANY_PRICE: Final = 1 << 20


def lot_code(dice: i64, size: i64, total: i64, price: i64, extra: i64, purposes: i64) -> i64:
    return dice | size << _SIZE | total << _TOTAL | price << _PRICE | extra << _EXTRA | purposes << _PURPOSES


def lot_dice(lot: i64) -> i64:
    return lot & 0x1FFFFF


def lot_size(lot: i64) -> i64:
    return lot >> _SIZE & 3


def lot_total(lot: i64) -> i64:
    return lot >> _TOTAL & 63


def lot_price(lot: i64) -> i64:
    return lot >> _PRICE & 1023


def lot_extra(lot: i64) -> i64:
    return lot >> _EXTRA & 15


def lot_purposes(lot: i64) -> i64:
    return lot >> _PURPOSES


# ---- lots of one colour -------------------------------------------------------------------------------------------


def list_types(s: State, seat: i64, colour: i64) -> i64:
    """Write the different dice of a colour, the seat's wild die among them, and how many there are of each."""
    t: i64
    v = s.v
    base = DICE + colour * DIE_TYPES
    n: i64 = 0
    for t in range(OWNERS * 6):
        if v[base + t] > 0:
            s.scratch.types[n] = t
            s.scratch.counts[n] = v[base + t]
            n += 1
    if v[WILD_DICE + seat] > 0:
        s.scratch.types[n] = WILD_OWNER * 6 + v[WILD_DICE + seat] - 1
        s.scratch.counts[n] = 1
        n += 1
    return n


def list_lots(s: State, seat: i64, colour: i64, money: i64) -> i64:
    """Write every lot of one colour that costs no more into the scratch; returns how many."""
    i: i64
    j: i64
    k: i64
    types = s.scratch.types
    counts = s.scratch.counts
    out = s.scratch.lots
    unit = s.setup.die_price
    limit = s.setup.lot_limit
    code = colour * DIE_TYPES
    n = list_types(s, seat, colour)
    m: i64 = 0
    for i in range(n):
        a = types[i]
        paid_a = is_foreign(a, seat)
        total_a = a % 6 + 1
        if paid_a * unit <= money:
            out[m] = lot_code(pack_dice(code + a, NO_DIE, NO_DIE), 1, total_a, paid_a * unit, 0, 3)
            m += 1
        if limit < 2:
            continue
        for j in range(i, n):
            b = types[j]
            if j == i and counts[i] < 2:
                continue
            paid_b = paid_a + is_foreign(b, seat)
            if paid_b * 2 * unit > money:
                continue
            total_b = total_a + b % 6 + 1
            out[m] = lot_code(pack_dice(code + a, code + b, NO_DIE), 2, total_b, paid_b * 2 * unit, 0, 3)
            m += 1
            if limit < 3:
                continue
            for k in range(j, n):
                c = types[k]
                if k == j and counts[j] < (3 if j == i else 2):
                    continue
                paid_c = paid_b + is_foreign(c, seat)
                if paid_c * 3 * unit > money:
                    continue
                total_c = total_b + c % 6 + 1
                out[m] = lot_code(pack_dice(code + a, code + b, code + c), 3, total_c, paid_c * 3 * unit, 0, 3)
                m += 1
    return m


# ---- lots with choices --------------------------------------------------------------------------------------------


def list_special_lots(s: State, seat: i64, colour: i64, card: i64, turning: bool) -> i64:
    """Lots with a cube that has prices or choices of its own (-1: without), or with a bought die turned over."""
    i: i64
    combinations = list_lots(s, seat, colour, ANY_PRICE)
    for i in range(combinations):
        s.scratch.combinations[i] = lot_dice(s.scratch.lots[i])
    n: i64 = 0
    for i in range(combinations):
        dice = s.scratch.combinations[i]
        if card < 0 or can_help(s, seat, dice, card):
            n = add_variants(s, seat, dice, card, turning, colour == WHITE, n)
    return n


def add_variants(s: State, seat: i64, dice: i64, card: i64, turning: bool, faces: bool, n: i64) -> i64:
    """All variants of one group of dice. A choice of the district that is paid or not makes lots of its own."""
    k: i64
    size = dice_count(dice)
    chooses = card >= 0 and offers_choice(s, card)
    low: i64 = 1 if chooses else 0
    high: i64 = size if chooses else 0
    first: i64 = 1 if turning else 0
    last: i64 = size if turning else 0
    frees_one = chooses and s.setup.improve_free_one[card] != 0
    frees_each = turning and card >= 0 and s.setup.improve_free[card] != 0
    if not frees_one and not frees_each:
        return add_turned(s, seat, dice, card, low, high, first, last, faces, n)
    for k in range(size):
        if earlier_of_owner(dice, k) == 0:
            end = last_of_owner(dice, k)
            if frees_one:
                n = add_turned(s, seat, dice, card, k + 1, end + 1, first, last, faces, n)
            else:
                n = add_turned(s, seat, dice, card, low, high, k + 1, end + 1, faces, n)
    return n


def last_of_owner(dice: i64, k: i64) -> i64:
    """The last die of the district that the k-th one comes from; the dice of a district lie side by side."""
    size = dice_count(dice)
    while k + 1 < size and earlier_of_owner(dice, k + 1) > 0:
        k += 1
    return k


def add_turned(
    s: State, seat: i64, dice: i64, card: i64, low: i64, high: i64, first: i64, last: i64, faces: bool, n: i64
) -> i64:
    """The variants with choices from low to high and one of the dice from first to last turned over (0: none).

    For the total the best one is listed, for single dice all different ones.
    """
    choice: i64
    turned: i64
    size = dice_count(dice)
    money = get(s, seat, DENIERS)
    best: i64 = -1
    seen: i64 = 0
    wants_faces = faces or size == 1
    for choice in range(low, high + 1):
        if choice > 0 and not may_choose(s, seat, dice, choice - 1, card):
            continue
        for turned in range(first, last + 1):
            extra = choice | turned << 2
            if turned > 0 and not can_turn(s, seat, dice, card, extra):
                continue
            price = price_of(s, seat, dice, card, extra)
            if price > money:
                continue
            total = lot_value(s, dice, card, extra)
            lot = lot_code(dice, size, total, price, extra, FOR_TOTAL)
            if best < 0 or total > lot_total(best):
                best = lot
            if wants_faces and not was_seen(s, dice, card, extra, seen):
                s.scratch.faces[seen] = faces_key(s, dice, card, extra)
                seen += 1
                s.scratch.lots[n] = lot_code(dice, size, total, price, extra, FOR_FACES)
                n += 1
    if best >= 0:
        s.scratch.lots[n] = best
        n += 1
    return n


def can_turn(s: State, seat: i64, dice: i64, card: i64, extra: i64) -> bool:
    """Whether the die to be turned over is bought, and the cube of the card still takes another one for nothing."""
    if not is_bought(s, seat, dice, flipped_die(extra) - 1, card, extra):
        return False
    return card < 0 or not s.setup.improve_free[card] or frees_any(s, seat, dice, card, extra)


def faces_key(s: State, dice: i64, card: i64, extra: i64) -> i64:
    """The faces of a lot in any order: two bits of count per value."""
    k: i64
    key: i64 = 0
    for k in range(dice_count(dice)):
        key += 1 << 2 * (face(s, dice, k, card, extra) - 1)
    return key


def was_seen(s: State, dice: i64, card: i64, extra: i64, seen: i64) -> bool:
    i: i64
    key = faces_key(s, dice, card, extra)
    for i in range(seen):
        if s.scratch.faces[i] == key:
            return True
    return False


# ---- lots of several colours --------------------------------------------------------------------------------------


def list_mixed_lots(s: State, seat: i64) -> i64:
    """Write every affordable lot of two or three colours into the scratch; returns how many.

    A wild die joins only two dice of different colours: with one colour it makes a lot of that colour.
    """
    i: i64
    j: i64
    k: i64
    types = s.scratch.types
    counts = s.scratch.counts
    out = s.scratch.lots
    money = get(s, seat, DENIERS)
    unit = s.setup.die_price
    limit = s.setup.lot_limit
    if limit < 2:
        return 0
    n = list_all_types(s, seat)
    m: i64 = 0
    for i in range(n):
        a = types[i]
        for j in range(i, n):
            b = types[j]
            if j == i and counts[j] < 2:
                continue
            paid_b = is_foreign(a, seat) + is_foreign(b, seat)
            if paid_b * 2 * unit > money:
                continue
            total_b = a % 6 + b % 6 + 2
            wild_b = is_wild(a) or is_wild(b)
            if colour_of_die(a) != colour_of_die(b) and not wild_b:
                out[m] = lot_code(pack_dice(a, b, NO_DIE), 2, total_b, paid_b * 2 * unit, 0, FOR_TOTAL)
                m += 1
            if limit < 3:
                continue
            for k in range(j, n):
                c = types[k]
                if k == j and counts[k] < 2:
                    continue
                if colour_of_die(a) == colour_of_die(c):
                    continue  # sorted: one colour only, listed with its colour
                if wild_b and same_colour_beside_wild(a, b, c):
                    continue
                paid_c = paid_b + is_foreign(c, seat)
                if paid_c * 3 * unit <= money:
                    price = paid_c * 3 * unit
                    out[m] = lot_code(pack_dice(a, b, c), 3, total_b + c % 6 + 1, price, 0, FOR_TOTAL)
                    m += 1
    return m


def list_all_types(s: State, seat: i64) -> i64:
    """The different dice of all colours; the wild one is taken for red."""
    t: i64
    n: i64 = 0
    wild: i64 = die_code(RED, WILD_OWNER, s.v[WILD_DICE + seat]) if s.v[WILD_DICE + seat] > 0 else -1
    for t in range(COLOURS * DIE_TYPES):
        if s.v[DICE + t] > 0 or t == wild:
            s.scratch.types[n] = t
            s.scratch.counts[n] = max(s.v[DICE + t], 1)
            n += 1
    return n


def is_wild(die: i64) -> bool:
    return owner_of_die(die) == WILD_OWNER


def same_colour_beside_wild(a: i64, b: i64, c: i64) -> bool:
    """The wild die, red here and so never the last of a mixed lot, lies beside two dice of one colour."""
    other: i64 = b if is_wild(a) else a
    return colour_of_die(other) == colour_of_die(c)


def value_at(dice: i64, k: i64) -> i64:
    return value_of_die(dice >> 7 * k & 127)


def turn_mixed_lots(s: State, seat: i64, lots: i64) -> i64:
    """Replace the lots in the scratch by those with the lowest bought die turned over; returns how many have one."""
    i: i64
    k: i64
    n: i64 = 0
    for i in range(lots):
        lot = s.scratch.lots[i]
        dice = lot_dice(lot)
        low: i64 = -1
        for k in range(lot_size(lot)):
            if is_bought(s, seat, dice, k, -1, 0) and (low < 0 or value_at(dice, k) < value_at(dice, low)):
                low = k
        if low >= 0:
            extra = (low + 1) << 2
            total = lot_value(s, dice, -1, extra)
            s.scratch.lots[n] = lot_code(dice, lot_size(lot), total, lot_price(lot), extra, FOR_TOTAL)
            n += 1
    return n
