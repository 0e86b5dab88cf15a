# compiled
"""Phase 4, playing a main move: the dice are paid and used up, and as much of the action as leaves no choice."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cathedral import build
from troyes.city.changes import add_card_cubes, add_coins, add_deniers, add_dice, note
from troyes.city.citizens import has_tradesman
from troyes.city.codes import (
    ACTIVATE,
    BUILD,
    F_TAKE,
    F_TIMES,
    FARM,
    FIGHT,
    SETTLE,
    cube_of,
    dice_count,
    dice_of,
    first_die,
    kind_of,
    owner_of_die,
    target_of,
    value_of_die,
)
from troyes.city.effect_codes import (
    B_FARM,
    B_HIRE,
    B_PASS,
    B_PURCHASE,
    B_SALE,
    B_USED,
    E_PASSED,
    N_ACTION,
    because_card,
)
from troyes.city.event_queue import free_banners, place_of
from troyes.city.layout import (
    CARDS,
    NEUTRAL,
    PASSED,
)
from troyes.city.lots import (
    improved_total,
    pays_for,
    total_of,
)
from troyes.city.state import State, pop, push, seat_at


def play_pass(s: State, seat: i64) -> None:
    pop(s)
    s.v[seat_at(seat) + PASSED] = 1
    note(s, E_PASSED, seat, 0, B_PASS, 1)
    add_coins(s, seat, s.setup.pass_income, B_PASS)


def play_action(s: State, seat: i64, move: i64) -> None:
    """Pay for the dice, use them up, and carry the action out as far as nothing more must be chosen."""
    pop(s)
    kind = kind_of(move)
    target = target_of(move)
    dice = dice_of(move)
    slot = cube_of(move) - 1
    card: i64 = s.v[CARDS + slot] if slot >= 0 else -1
    total = improved_total(s, card, dice_count(dice), total_of(dice))
    if slot >= 0:
        add_card_cubes(s, slot, seat, -1, because_card(card))
    take_dice(s, seat, dice, card >= 0 and s.setup.improve_free[card] != 0)
    if kind == ACTIVATE:
        use_card(s, seat, target, total)
    elif kind == BUILD:
        build_with(s, seat, dice, card)
    elif kind == FIGHT:
        fight(s, seat, target, total)
    elif kind == SETTLE:
        note(s, N_ACTION, seat, SETTLE, 0, 1)
        push(s, F_TAKE, seat, SETTLE, target, value_of_die(first_die(dice)), 0)
    else:
        note(s, N_ACTION, seat, FARM, 0, 1)
        add_deniers(s, seat, total // s.setup.agriculture_divisor, B_FARM)


def take_dice(s: State, seat: i64, dice: i64, free: bool) -> None:
    """The lot leaves the square; bought dice are paid to their owners, neutral ones to the bank."""
    k: i64
    size = dice_count(dice)
    price = s.setup.die_price * size
    for k in range(size):
        die = dice >> 7 * k & 127
        owner = owner_of_die(die)
        add_dice(s, die, -1, B_USED)
        if pays_for(dice, k, seat, free):
            add_deniers(s, seat, -price, B_PURCHASE)
            if owner != NEUTRAL:
                add_deniers(s, owner, price, B_SALE)


def use_card(s: State, seat: i64, slot: i64, total: i64) -> None:
    """Hire if necessary, then activate: the frame below waits until the citizen has been chosen."""
    card = s.v[CARDS + slot]
    push(s, F_TIMES, seat, ACTIVATE, slot, total // s.setup.card_divisor[card], 0)
    if not has_tradesman(s, slot, seat):
        add_deniers(s, seat, -s.setup.card_hire[card], B_HIRE)
        push(s, F_TAKE, seat, ACTIVATE, slot, 0, 0)


def build_with(s: State, seat: i64, dice: i64, card: i64) -> None:
    """One cube per die and copy, each on the lowest empty level of its column."""
    k: i64
    copies: i64 = s.setup.improve_copies[card] if card >= 0 else 1
    note(s, N_ACTION, seat, BUILD, 0, 1)
    for k in range(dice_count(dice)):
        for _ in range(copies):
            build(s, seat, (dice >> 7 * k & 127) % 6)


def fight(s: State, seat: i64, event: i64, total: i64) -> None:
    cubes = min(total // s.setup.event_divisor[event], free_banners(s, place_of(s, event)))
    push(s, F_TIMES, seat, FIGHT, event, cubes, 0)
