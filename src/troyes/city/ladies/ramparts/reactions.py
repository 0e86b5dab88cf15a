# compiled
"""Cubes spent when something happens: in an opponent's turn, after one's own action, before an event.

Everybody who has a cube and something to gain is asked, in the direction of play, unless a standing order answers.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.actions import card_of_cube
from troyes.city.changes import add_card_cubes, add_deniers, note
from troyes.city.citizens import has_tradesman
from troyes.city.codes import (
    ACTIVATE,
    DELAYED,
    FARM,
    IMMEDIATE,
    MIXED,
    SETTLE,
    choice,
    dice_count,
    dice_of,
    extra_of,
    flipped_die,
    kind_of,
    owner_of_die,
    target_of,
)
from troyes.city.effect_codes import N_REACTS, N_SHIELDED, because_card, because_event, because_outdoor
from troyes.city.ladies.ramparts.codes import (
    ALWAYS,
    ASK,
    ASKS_AGAIN,
    BUYERS,
    DECLINE,
    DECLINED,
    EFFECT,
    F_REACT,
    F_SHIFT,
    FARMING,
    FROM_NOW_ON,
    GATES,
    GLORY,
    MOVING,
    NEVER,
    NO_MORE,
    ORDER_ALWAYS,
    ORDER_ASK,
    ORDER_NEVER,
    SETTLING,
    SHIELDING,
    SHIFT,
    TRADES,
    TURNING,
    USE,
    USED,
)
from troyes.city.ladies.ramparts.tiles import (
    brings_something,
    cubes_on,
    face_at,
    figure_at,
    gain,
    gate_with,
    order_of,
    set_order,
    spend_cube,
)
from troyes.city.layout import CARDS, DENIERS, LAID, NEUTRAL, NONE, SLOTS, SPARED
from troyes.city.lots import is_bought
from troyes.city.order import person_after
from troyes.city.state import SCRATCH, State, get, pop, push, top

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
    SCRATCH.moves[0] = choice(seat, USE, 0)
    SCRATCH.moves[1] = choice(seat, DECLINE, 0)
    SCRATCH.moves[2] = choice(seat, ALWAYS, 0)
    SCRATCH.moves[3] = choice(seat, NEVER, 0)
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
            SCRATCH.moves[n] = choice(seat, ASK, gate)
            n += 1
    return n


def ask_again(s: State, seat: i64, gate: i64) -> None:
    give_order(s, gate, seat, ORDER_ASK, ASKS_AGAIN)


# ---- when an action is declared -----------------------------------------------------------------------------------


def declared(s: State, seat: i64, move: i64) -> None:
    if flipped_die(extra_of(move)) != 0:
        spend_cube(s, gate_with(s, TURNING), seat)
    ask_sellers(s, seat, move)
    if kind_of(move) == ACTIVATE:
        ask_tradesmen(s, seat, target_of(move))


def ask_sellers(s: State, seat: i64, move: i64) -> None:
    """Those whose dice have been bought; dice taken for free do not count."""
    k: i64
    gate = gate_with(s, BUYERS)
    if gate < 0:
        return
    dice = dice_of(move)
    bits: i64 = 0
    for k in range(dice_count(dice)):
        owner = owner_of_die(dice >> 7 * k & 127)
        bought = owner < NEUTRAL and is_bought(s, seat, dice, k, card_of_cube(s, move), extra_of(move))
        if bought and may_spend(s, gate, owner):
            bits |= 1 << owner
    ask(s, gate, bits, seat, NONE)


def ask_seller(s: State, seat: i64) -> None:
    """An automaton has bought a die of the seat."""
    gate = gate_with(s, BUYERS)
    if may_spend(s, gate, seat):
        ask(s, gate, 1 << seat, seat, NONE)


def ask_tradesmen(s: State, seat: i64, slot: i64) -> None:
    """The others who have a tradesman on the card."""
    other: i64
    bits: i64 = 0
    gate = gate_with(s, TRADES)
    for other in range(s.setup.players):
        if other != seat and has_tradesman(s, slot, other) and may_spend(s, gate, other):
            bits |= 1 << other
    ask(s, gate, bits, seat, NONE)


# ---- when an action is over ---------------------------------------------------------------------------------------


def ended(s: State, seat: i64, kind: i64, target: i64) -> None:
    """One's own action: what is pushed last is asked first."""
    if s.v[LAID] >> seat & 1:
        ask_actor(s, gate_with(s, GLORY), seat)
    if kind == ACTIVATE:
        ask_shift(s, seat, target)
    elif kind == SETTLE:
        ask_actor(s, gate_with(s, SETTLING), seat)
    elif kind == FARM:
        ask_actor(s, gate_with(s, FARMING), seat)


def ask_actor(s: State, gate: i64, seat: i64) -> None:
    if may_spend(s, gate, seat):
        ask(s, gate, 1 << seat, seat, NONE)


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
            SCRATCH.moves[n] = choice(seat, SHIFT, slot)
            n += 1
    SCRATCH.moves[n] = choice(seat, DECLINE, 0)
    SCRATCH.moves[n + 1] = choice(seat, NEVER, 0)
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
