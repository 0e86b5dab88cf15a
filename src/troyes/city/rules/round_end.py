# compiled
"""Phase 5: coins collected, citizens home, dice off the square."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.changes import add_coins, add_deniers, add_dice, add_lying, add_supply, note, take_wild
from troyes.city.rules.effect_codes import B_ROUND_END, E_PASSED, E_START
from troyes.city.rules.layout import (
    COINS,
    COLOURS,
    DICE,
    DIE_CODES,
    LYING,
    OWNERS,
    PASSED,
    REVERSED,
    ROUND,
    START,
    WILD_DICE,
)
from troyes.city.rules.order import next_in_turn
from troyes.city.rules.state import State, get, seat_at


def collect(s: State, seat: i64) -> None:
    """Deniers of the district become the player's own; he is in the game again."""
    coins = get(s, seat, COINS)
    add_coins(s, seat, -coins, B_ROUND_END)
    add_deniers(s, seat, coins, B_ROUND_END)
    if get(s, seat, PASSED):
        s.v[seat_at(seat) + PASSED] = 0
        note(s, E_PASSED, seat, 0, B_ROUND_END, -1)


def send_home(s: State) -> None:
    """Lying citizens return to the personal supply of their owner."""
    building: i64
    owner: i64
    for building in range(COLOURS):
        for owner in range(OWNERS):
            n = s.v[LYING + building * OWNERS + owner]
            if n > 0:
                add_lying(s, building, owner, -n, B_ROUND_END)
                add_supply(s, owner, n, B_ROUND_END)


def clear_dice(s: State) -> None:
    die: i64
    seat: i64
    for die in range(DIE_CODES):
        if s.v[DICE + die] > 0:
            add_dice(s, die, -s.v[DICE + die], B_ROUND_END)
    for seat in range(s.setup.players):
        if s.v[WILD_DICE + seat] > 0:
            take_wild(s, seat, B_ROUND_END)


def pass_start_card(s: State) -> None:
    """To the neighbour on the left; before a last round played the other way round, to the one on the right."""
    note(s, E_START, s.v[START], 0, B_ROUND_END, -1)
    if s.setup.reversed_last and s.v[ROUND] == s.setup.rounds - 1:
        s.v[REVERSED] = 1
    s.v[START] = next_in_turn(s, s.v[START])
    note(s, E_START, s.v[START], 0, B_ROUND_END, 1)
