# compiled
"""Moved Cube: after a delayed or mixed card a cube goes from the ramparts to another card that keeps cubes."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import (
    DECLINE,
    DECLINED,
    F_SHIFT,
    MOVING,
    NEVER,
    NO_MORE,
    ORDER_NEVER,
    SHIFT,
    USED,
)
from troyes.city.ladies.ramparts.reactions import give_order, note_reaction
from troyes.city.ladies.ramparts.tiles import cubes_on, gate_with, order_of, spend_cube
from troyes.city.rules.changes import add_card_cubes, add_deniers
from troyes.city.rules.codes import DELAYED, IMMEDIATE, MIXED, choice
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.layout import CARDS, DENIERS, NONE, SLOTS
from troyes.city.rules.state import State, get, pop, push, top


def ask_shift(s: State, seat: i64, slot: i64) -> None:
    """A delayed or mixed card has been activated: a cube may go to another card that keeps cubes."""
    other: i64
    gate = gate_with(s, MOVING)
    if gate < 0 or cubes_on(s, gate, seat) == 0 or order_of(s, gate, seat) == ORDER_NEVER:
        return
    if s.setup.card_kind[s.v[CARDS + slot]] not in (DELAYED, MIXED):
        return
    for other in range(SLOTS):
        if can_shift(s, seat, slot, other):
            push(s, F_SHIFT, seat, gate, slot, 0, 0)
            return


def can_shift(s: State, seat: i64, activated: i64, slot: i64) -> bool:
    """Another open card that keeps cubes, and can be paid where a cube has a price."""
    card = s.v[CARDS + slot]
    if slot == activated or card == NONE or s.setup.card_kind[card] == IMMEDIATE:
        return False
    return get(s, seat, DENIERS) >= s.setup.card_price[card]


def list_shift(s: State, seat: i64) -> i64:
    slot: i64
    n: i64 = 0
    for slot in range(SLOTS):
        if can_shift(s, seat, s.v[top(s) + 3], slot):
            s.scratch.moves[n] = choice(seat, SHIFT, slot)
            n += 1
    s.scratch.moves[n] = choice(seat, DECLINE, 0)
    s.scratch.moves[n + 1] = choice(seat, NEVER, 0)
    return n + 2


def shift(s: State, seat: i64, slot: i64) -> None:
    """The cube brings nothing but itself to the new card."""
    gate = s.v[top(s) + 2]
    card = s.v[CARDS + slot]
    pop(s)
    note_reaction(s, gate, seat, USED)
    spend_cube(s, gate, seat)
    add_deniers(s, seat, -s.setup.card_price[card], because_card(card))
    add_card_cubes(s, slot, seat, 1, because_card(card))


def keep_cube(s: State, seat: i64, kind: i64) -> None:
    gate = s.v[top(s) + 2]
    pop(s)
    if kind == NEVER:
        give_order(s, gate, seat, ORDER_NEVER, NO_MORE)
    else:
        note_reaction(s, gate, seat, DECLINED)
