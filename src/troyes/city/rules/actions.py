# compiled
"""Phase 4, playing a main move: the dice are paid and used up, and as much of the action as leaves no choice."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.cathedral import build
from troyes.city.rules.changes import add_card_cubes, add_coins, add_deniers, add_influence, add_own_die, note
from troyes.city.rules.citizens import has_tradesman
from troyes.city.rules.codes import (
    ACTIVATE,
    BUILD,
    F_AFTER,
    F_TAKE,
    F_TIMES,
    FARM,
    FIGHT,
    SETTLE,
    cube_of,
    dice_and_high,
    dice_count,
    dice_of,
    extra_of,
    kind_of,
    owner_of_die,
    target_of,
)
from troyes.city.rules.effect_codes import (
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
from troyes.city.rules.event_queue import free_banners, place_of
from troyes.city.rules.layout import CARDS, NEUTRAL, PASSED
from troyes.city.rules.lots import die_cost, face, improved_face, total_with
from troyes.city.rules.state import State, pop, push, seat_at


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
    extra = extra_of(move)
    card = card_of_cube(s, move)
    if s.setup.on_ended:
        push(s, F_AFTER, seat, kind, target, 0, 0)
    pay_lot(s, seat, move)
    total = total_with(s, dice, card, extra)
    if kind == ACTIVATE:
        use_card(s, seat, target, activations(s, move, card, total))
    elif kind == BUILD:
        build_with(s, seat, dice, card, extra)
    elif kind == FIGHT:
        fight(s, seat, target, total)
    elif kind == SETTLE:
        note(s, N_ACTION, seat, SETTLE, 0, 1)
        push(s, F_TAKE, seat, SETTLE, target, face(s, dice, 0, card, extra), 0)
    else:
        note(s, N_ACTION, seat, FARM, 0, 1)
        add_deniers(s, seat, total // s.setup.agriculture_divisor, B_FARM)
    for extension in s.setup.on_declared:
        extension.action_declared(s, seat, move)


def card_of_cube(s: State, move: i64) -> i64:
    """The card whose cube a move spends, -1 without one."""
    slot = cube_of(move) - 1
    return s.v[CARDS + slot] if slot >= 0 else -1


def pay_lot(s: State, seat: i64, move: i64) -> None:
    """The cube and the lot leave the board; bought dice are paid to their owners, neutral ones to the bank."""
    k: i64
    dice = dice_of(move)
    card = card_of_cube(s, move)
    if card >= 0:
        add_card_cubes(s, cube_of(move) - 1, seat, -1, because_card(card))
    for k in range(dice_count(dice)):
        die = dice >> 7 * k & 127
        owner = owner_of_die(die)
        add_own_die(s, seat, die, -1, B_USED)
        price = die_cost(s, seat, dice, k, card, extra_of(move))
        if price > 0:
            add_deniers(s, seat, -price, B_PURCHASE)
            if owner != NEUTRAL:
                add_deniers(s, owner, price, B_SALE)


def activations(s: State, move: i64, card: i64, total: i64) -> i64:
    """By the divisor of the card; for a card that counts dice: all of them, and those that show 4 or more."""
    k: i64
    slot = target_of(move)
    if not s.setup.card_per_die[s.v[CARDS + slot]]:
        return total // s.setup.card_divisor[s.v[CARDS + slot]]
    dice = dice_of(move)
    copies: i64 = s.setup.improve_copies[card] if card >= 0 else 1
    count: i64 = dice_count(dice) * copies
    high: i64 = 0
    for k in range(dice_count(dice)):
        if improved_face(s, dice, k, card, extra_of(move)) >= 4:
            high += copies
    if card >= 0 and s.setup.improve_joker[card]:
        count += 1
        high += 1 if s.setup.improve_joker[card] >= 4 else 0
    return dice_and_high(count, high)


def use_card(s: State, seat: i64, slot: i64, times: i64) -> None:
    """Hire if necessary, then activate: the frame below waits until the citizen has been chosen."""
    card = s.v[CARDS + slot]
    push(s, F_TIMES, seat, ACTIVATE, slot, times, 0)
    if not has_tradesman(s, slot, seat):
        add_deniers(s, seat, -s.setup.card_hire[card], B_HIRE)
        add_influence(s, seat, -s.setup.card_hire_influence[card], B_HIRE)
        push(s, F_TAKE, seat, ACTIVATE, slot, 0, 0)


def build_with(s: State, seat: i64, dice: i64, card: i64, extra: i64) -> None:
    """One cube per die and copy, each on the lowest empty level of its column."""
    k: i64
    copies: i64 = s.setup.improve_copies[card] if card >= 0 else 1
    note(s, N_ACTION, seat, BUILD, 0, 1)
    for k in range(dice_count(dice)):
        for _ in range(copies):
            build(s, seat, face(s, dice, k, card, extra) - 1)


def fight(s: State, seat: i64, event: i64, total: i64) -> None:
    cubes = min(total // s.setup.event_divisor[event], free_banners(s, place_of(s, event)))
    push(s, F_TIMES, seat, FIGHT, event, cubes, 0)
