# compiled
"""What makes the ramparts ask: an action that is declared, an action that is over, a purchase of an automaton."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.ramparts.codes import BUYERS, FARMING, GLORY, SETTLING, TRADES, TURNING
from troyes.city.ladies.ramparts.moved import ask_shift
from troyes.city.ladies.ramparts.reactions import ask, may_spend
from troyes.city.ladies.ramparts.tiles import gate_with, spend_cube
from troyes.city.rules.actions import card_of_cube
from troyes.city.rules.citizens import has_tradesman
from troyes.city.rules.codes import (
    ACTIVATE,
    FARM,
    SETTLE,
    dice_count,
    dice_of,
    extra_of,
    flipped_die,
    kind_of,
    owner_of_die,
    target_of,
)
from troyes.city.rules.layout import LAID, NEUTRAL, NONE
from troyes.city.rules.lots import is_bought
from troyes.city.rules.state import State

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
