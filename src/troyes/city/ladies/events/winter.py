# compiled
"""Harsh Winter: everybody gives up a cube of a card or of an outdoor activity."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.events.codes import F_LOSE, LOSE
from troyes.city.rules.changes import add_card_cubes, note
from troyes.city.rules.codes import IMMEDIATE, choice
from troyes.city.rules.effect_codes import N_NOTHING, N_STRUCK, NOBODY, because_card, because_event
from troyes.city.rules.layout import CARDS, CUBES, OWNERS, SLOTS, SPARED
from troyes.city.rules.order import person_from_start
from troyes.city.rules.state import State, pop, push, top


def strike_with_winter(s: State, event: i64) -> None:
    """The start player decides first: his frame is pushed last."""
    i: i64
    losers: i64 = 0
    for i in range(s.setup.players - 1, -1, -1):
        seat = person_from_start(s, i)
        if not s.v[SPARED] >> seat & 1 and list_losses(s, seat) > 0:
            push(s, F_LOSE, seat, event, 0, 0, 0)
            losers += 1
    if losers == 0:
        note(s, N_NOTHING, NOBODY, 0, because_event(event), 0)


def list_losses(s: State, seat: i64) -> i64:
    """Write the cubes that the seat may give up into the scratch list; returns how many."""
    slot: i64
    gate: i64
    n: i64 = 0
    for slot in range(SLOTS):
        if s.v[CUBES + slot * OWNERS + seat] > 0 and s.setup.card_kind[s.v[CARDS + slot]] != IMMEDIATE:
            s.scratch.moves[n] = choice(seat, LOSE, slot)
            n += 1
    for extension in s.setup.on_loose:
        gates = extension.loose_cubes(s, seat)
        for gate in range(8):
            if gates >> gate & 1:
                s.scratch.moves[n] = choice(seat, LOSE, SLOTS + gate)
                n += 1
    return n


def lose_cube(s: State, seat: i64, target: i64) -> None:
    event = s.v[top(s) + 2]
    pop(s)
    note(s, N_STRUCK, seat, 0, because_event(event), 1)
    if target < SLOTS:
        add_card_cubes(s, target, seat, -1, because_card(s.v[CARDS + target]))
        return
    for extension in s.setup.on_loose:
        extension.lose_cube(s, seat, target - SLOTS)
