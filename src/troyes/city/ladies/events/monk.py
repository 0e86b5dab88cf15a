# compiled
"""The Monk: a die names a colour, and a neutral tradesman takes the most valuable free space of its cards."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.events.codes import MONK_DIE
from troyes.city.rules.changes import add_supply, add_tradesman, note
from troyes.city.rules.citizens import LEVELS
from troyes.city.rules.codes import F_CHANCE
from troyes.city.rules.effect_codes import N_NOTHING, N_ROLLED, NOBODY, because_card, because_event
from troyes.city.rules.layout import (
    CARD_SPACES,
    CARDS,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    NONE,
    OWNERS,
    RED,
    TRADESMEN,
    WHITE,
    YELLOW,
)
from troyes.city.rules.state import State, push


def send_monk(s: State, event: i64) -> None:
    """Nothing is rolled when all neutral citizens are in play."""
    if s.v[NEUTRAL_SUPPLY] <= 0:
        note(s, N_NOTHING, NOBODY, 0, because_event(event), 0)
    else:
        push(s, F_CHANCE, NOBODY, MONK_DIE, event, event, 0)


def colour_of_roll(value: i64) -> i64:
    if value <= 2:
        return WHITE
    return YELLOW if value <= 4 else RED


def settle_monk(s: State, event: i64, value: i64) -> None:
    note(s, N_ROLLED, NOBODY, value, because_event(event), 1)
    place = best_space(s, colour_of_roll(value))
    if place < 0:
        note(s, N_NOTHING, NOBODY, 0, because_event(event), 0)
        return
    slot = place // CARD_SPACES
    add_supply(s, NEUTRAL, -1, because_event(event))
    add_tradesman(s, slot, NEUTRAL, place % CARD_SPACES, because_card(s.v[CARDS + slot]))


def best_space(s: State, colour: i64) -> i64:
    """Slot * CARD_SPACES + space of the free space worth most, on the lowest level among equals; -1 for none."""
    slot: i64
    space: i64
    best: i64 = -1
    most: i64 = 0
    for slot in range(colour * LEVELS, (colour + 1) * LEVELS):
        if s.v[CARDS + slot] == NONE:
            continue
        taken = taken_spaces(s, slot)
        for space in range(CARD_SPACES):
            points = s.setup.card_spaces[s.v[CARDS + slot] * CARD_SPACES + space]
            if points > most and not taken >> space & 1:
                most = points
                best = slot * CARD_SPACES + space
    return best


def taken_spaces(s: State, slot: i64) -> i64:
    owner: i64
    taken: i64 = 0
    for owner in range(OWNERS):
        taken |= s.v[TRADESMEN + slot * OWNERS + owner]
    return taken
