# compiled
"""The shield: a cube beats the highest black die, or spares its owner what an event takes."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cards.events import INTERRUPTION, LEVY, LOSS, deniers_due
from troyes.city.ladies.ramparts.codes import ORDER_NEVER, SHIELD, SHIELDING
from troyes.city.ladies.ramparts.reactions import ask
from troyes.city.ladies.ramparts.tiles import cube_gates, cubes_on, gate_with, order_of, spend_cube
from troyes.city.rules.cathedral import highest_column, top_owner
from troyes.city.rules.changes import add_black, add_influence, note
from troyes.city.rules.codes import IMMEDIATE, choice
from troyes.city.rules.counter import highest_black
from troyes.city.rules.effect_codes import B_BLACK_DICE, N_SHIELDED
from troyes.city.rules.layout import CARDS, CUBES, DENIERS, INFLUENCE, OWNERS, POINTS_HELD, SLOTS, START
from troyes.city.rules.state import State, get, pop

# ---- black dice ---------------------------------------------------------------------------------------------------


def list_shield(s: State, seat: i64, n: i64) -> i64:
    gate = gate_with(s, SHIELDING)
    if gate >= 0 and cubes_on(s, gate, seat) > 0:
        s.scratch.moves[n] = choice(seat, SHIELD, 0)
        n += 1
    return n


def play_shield(s: State, seat: i64) -> None:
    """The whole turn against the black dice: no die is used, and the die beaten brings its influence."""
    pop(s)
    value = highest_black(s)
    note(s, N_SHIELDED, seat, value, B_BLACK_DICE, 1)
    spend_cube(s, gate_with(s, SHIELDING), seat)
    add_black(s, value, -1, B_BLACK_DICE)
    add_influence(s, seat, s.setup.counter_influence, B_BLACK_DICE)


# ---- events -------------------------------------------------------------------------------------------------------


def ask_shields(s: State, event: i64) -> None:
    """Everybody with a cube there who would lose something, from the start player on."""
    seat: i64
    gate = gate_with(s, SHIELDING)
    if gate < 0 or not s.setup.event_shield[event]:
        return
    bits: i64 = 0
    for seat in range(s.setup.players):
        if cubes_on(s, gate, seat) > 0 and order_of(s, gate, seat) != ORDER_NEVER and would_lose(s, seat, gate, event):
            bits |= 1 << seat
    ask(s, gate, bits, s.v[START] if s.v[START] < s.setup.players else 0, event)


def would_lose(s: State, seat: i64, gate: i64, event: i64) -> bool:
    effect = s.setup.event_effects[event]
    if effect is LEVY or effect is LOSS:
        return would_pay(s, seat, event)
    if effect is INTERRUPTION:
        column = highest_column(s)
        return column >= 0 and top_owner(s, column) == seat
    return has_other_cube(s, seat, gate)


def would_pay(s: State, seat: i64, event: i64) -> bool:
    """Deniers or influence, or points for what is missing."""
    deniers = deniers_due(s, event, seat)
    influence = s.setup.event_loss_influence[event]
    if min(deniers, get(s, seat, DENIERS)) > 0 or min(influence, get(s, seat, INFLUENCE)) > 0:
        return True
    return deniers + influence > 0 and get(s, seat, POINTS_HELD) > 0


def has_other_cube(s: State, seat: i64, gate: i64) -> bool:
    """A cube that an event may take besides those of the shield itself: to save one of these would cost one."""
    slot: i64
    if cube_gates(s, seat) & ~(1 << gate):
        return True
    for slot in range(SLOTS):
        if s.v[CUBES + slot * OWNERS + seat] > 0 and s.setup.card_kind[s.v[CARDS + slot]] != IMMEDIATE:
            return True
    return False
