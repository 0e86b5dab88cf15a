# compiled
"""Spending influence before countering a black die or before an action: reroll, recruit, flip."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.rules.changes import add_general, add_influence, add_own_die, add_supply
from troyes.city.rules.codes import (
    DONE,
    F_CHANCE,
    F_FLIP,
    FLIP,
    NO_DIE,
    RECRUIT,
    REROLL,
    REROLL_DIE,
    TURN_OVER,
    choice,
    colour_of_die,
    die_code,
    move_code,
    owner_of_die,
    pack_dice,
    value_of_die,
)
from troyes.city.rules.districts import list_own_dice, own_count
from troyes.city.rules.effect_codes import B_FLIP, B_RECRUIT, B_REROLL
from troyes.city.rules.layout import GENERAL, INFLUENCE, REROLLS, WILD, WILD_OWNER
from troyes.city.rules.state import State, get, pop, push, seat_at, top


def list_influence(s: State, seat: i64) -> i64:
    """Write the ways to spend influence into the scratch list; returns how many."""
    i: i64
    n: i64 = 0
    out = s.scratch.moves
    held = get(s, seat, INFLUENCE)
    own_dice = list_own_dice(s, seat)
    if held >= s.setup.reroll_cost:
        for i in range(own_dice):
            out[n] = move_code(seat, REROLL, 0, pack_dice(s.scratch.types[i], NO_DIE, NO_DIE), 0)
            n += 1
    if held >= s.setup.recruit_cost and get(s, seat, GENERAL) > 0:
        out[n] = choice(seat, RECRUIT, 0)
        n += 1
    if own_dice > 0 and held >= s.setup.flip_cost:
        out[n] = choice(seat, FLIP, 0)
        n += 1
    return n


def reroll(s: State, seat: i64, die: i64) -> None:
    """Pay and take the die up; chance puts it back."""
    add_influence(s, seat, -s.setup.reroll_cost, B_REROLL)
    colour: i64 = WILD if owner_of_die(die) == WILD_OWNER else colour_of_die(die)
    add_own_die(s, seat, die, -1, B_REROLL)
    push(s, F_CHANCE, seat, REROLL_DIE, seat << 8 | get(s, seat, REROLLS), colour, 0)
    s.v[seat_at(seat) + REROLLS] += 1


def recruit(s: State, seat: i64) -> None:
    add_influence(s, seat, -s.setup.recruit_cost, B_RECRUIT)
    add_general(s, seat, -1, B_RECRUIT)
    add_supply(s, seat, 1, B_RECRUIT)


def begin_flip(s: State, seat: i64) -> None:
    add_influence(s, seat, -s.setup.flip_cost, B_FLIP)
    push(s, F_FLIP, seat, 0, 0, 0, 0)


def opposite(die: i64) -> i64:
    return die_code(colour_of_die(die), owner_of_die(die), 7 - value_of_die(die))


def list_flips(s: State, seat: i64) -> i64:
    """Dice that may still be turned, in rising order so that each set of dice is offered once."""
    i: i64
    k: i64
    n: i64 = 0
    out = s.scratch.moves
    at = top(s)
    turned = s.v[at + 2]
    last = s.v[at + 2 + turned] - 1  # before the first one: -1
    for i in range(list_own_dice(s, seat)):
        die = s.scratch.types[i]
        if die < last:
            continue
        unturned = own_count(s, seat, die)
        for k in range(turned):
            if opposite(s.v[at + 3 + k] - 1) == die:
                unturned -= 1
        if unturned > 0:
            out[n] = move_code(seat, TURN_OVER, 0, pack_dice(die, NO_DIE, NO_DIE), 0)
            n += 1
    if turned > 0:
        out[n] = choice(seat, DONE, 0)
        n += 1
    return n


def turn_over(s: State, seat: i64, die: i64) -> None:
    at = top(s)
    turned = s.v[at + 2]
    add_own_die(s, seat, die, -1, B_FLIP)
    add_own_die(s, seat, opposite(die), 1, B_FLIP)
    s.v[at + 3 + turned] = die + 1
    s.v[at + 2] = turned + 1
    if turned + 1 >= s.setup.flip_limit:
        pop(s)
