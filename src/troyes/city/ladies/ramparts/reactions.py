# compiled
"""Cubes spent when something happens: who is asked, what the answers do, standing orders.

Everybody who has a cube and something to gain is asked, in the direction of play, unless a standing order answers.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import (
    ALWAYS,
    ASK,
    ASKS_AGAIN,
    DECLINE,
    DECLINED,
    EFFECT,
    F_REACT,
    FROM_NOW_ON,
    GATES,
    NEVER,
    NO_MORE,
    ORDER_ALWAYS,
    ORDER_ASK,
    ORDER_NEVER,
    SHIELDING,
    USE,
    USED,
)
from troyes.city.ladies.ramparts.tiles import (
    brings_something,
    cubes_on,
    face_at,
    figure_at,
    gain,
    order_of,
    set_order,
    spend_cube,
)
from troyes.city.rules.changes import note
from troyes.city.rules.codes import choice
from troyes.city.rules.effect_codes import N_REACTS, N_SHIELDED, because_event, because_outdoor
from troyes.city.rules.layout import SPARED
from troyes.city.rules.order import person_after
from troyes.city.rules.state import State, pop, push, top

# ---- who is asked -------------------------------------------------------------------------------------------------


def ask(s: State, gate: i64, bits: i64, anchor: i64, event: i64) -> None:
    """Ask the seats of these bits one after another, counted from the anchor in the direction of play."""
    if bits:
        push(s, F_REACT, anchor, gate, bits, anchor, event)


def may_spend(s: State, gate: i64, seat: i64) -> bool:
    """Whether a cube of the seat at a gate brings something and no standing order forbids to spend it."""
    if gate < 0 or cubes_on(s, gate, seat) == 0 or order_of(s, gate, seat) == ORDER_NEVER:
        return False
    return brings_something(s, gate, seat)


def waits(s: State) -> bool:
    """Find the next seat that has to answer; those with a standing order spend their cube at once."""
    i: i64
    at = top(s)
    gate = s.v[at + 2]
    anchor = s.v[at + 4]
    for i in range(s.setup.players):
        seat = person_after(s, anchor, i)
        if s.v[at + 3] >> seat & 1 == 0:
            continue
        if order_of(s, gate, seat) == ORDER_ASK:
            s.v[at + 1] = seat
            return True
        s.v[at + 3] -= 1 << seat
        use(s, gate, seat, s.v[at + 5])
    pop(s)
    return False


def list_answers(s: State, seat: i64) -> i64:
    s.scratch.moves[0] = choice(seat, USE, 0)
    s.scratch.moves[1] = choice(seat, DECLINE, 0)
    s.scratch.moves[2] = choice(seat, ALWAYS, 0)
    s.scratch.moves[3] = choice(seat, NEVER, 0)
    return 4


def answer(s: State, seat: i64, kind: i64) -> None:
    at = top(s)
    gate = s.v[at + 2]
    s.v[at + 3] -= 1 << seat
    if kind == ALWAYS:
        give_order(s, gate, seat, ORDER_ALWAYS, FROM_NOW_ON)
    elif kind == NEVER:
        give_order(s, gate, seat, ORDER_NEVER, NO_MORE)
    elif kind == DECLINE:
        note_reaction(s, gate, seat, DECLINED)
    if kind in (USE, ALWAYS):
        use(s, gate, seat, s.v[at + 5])


def note_reaction(s: State, gate: i64, seat: i64, what: i64) -> None:
    note(s, N_REACTS, seat, gate, because_outdoor(face_at(s, gate)), what)


def give_order(s: State, gate: i64, seat: i64, order: i64, what: i64) -> None:
    set_order(s, gate, seat, order)
    note_reaction(s, gate, seat, what)


def use(s: State, gate: i64, seat: i64, event: i64) -> None:
    note_reaction(s, gate, seat, USED)
    spend_cube(s, gate, seat)
    if figure_at(s, gate, EFFECT) == SHIELDING:
        s.v[SPARED] |= 1 << seat
        note(s, N_SHIELDED, seat, gate, because_event(event), 1)
    else:
        gain(s, gate, seat)


# ---- standing orders ----------------------------------------------------------------------------------------------


def list_orders(s: State, seat: i64, n: i64) -> i64:
    """In one's own turn: ask me again."""
    gate: i64
    for gate in range(GATES):
        if order_of(s, gate, seat) != ORDER_ASK:
            s.scratch.moves[n] = choice(seat, ASK, gate)
            n += 1
    return n


def ask_again(s: State, seat: i64, gate: i64) -> None:
    give_order(s, gate, seat, ORDER_ASK, ASKS_AGAIN)
