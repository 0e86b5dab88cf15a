# compiled
"""Phase 4, what a turn offers: every action with every lot and cube, ways to spend influence, passing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.cathedral import has_room
from troyes.city.citizens import can_settle, has_citizen, has_tradesman
from troyes.city.codes import (
    ACTIVATE,
    BUILD,
    FARM,
    FIGHT,
    NO_DIE,
    PASS,
    SETTLE,
    USE_ACTIVITY,
    USE_AGRICULTURE,
    USE_CATHEDRAL,
    USE_CITIZEN,
    USE_EVENT,
    choice,
    first_die,
    move_code,
    second_die,
    third_die,
    value_of_die,
)
from troyes.city.event_queue import event_at
from troyes.city.influence import list_influence
from troyes.city.layout import (
    CARDS,
    COLOURS,
    CUBES,
    DENIERS,
    INFLUENCE,
    NONE,
    OWNERS,
    QUEUE_LENGTH,
    SLOTS,
    WHITE,
    YELLOW,
)
from troyes.city.lots import (
    changes_colour_only,
    gives_back,
    has_foreign,
    improved_colour,
    improved_total,
    list_lots,
    list_mixed_lots,
    lot_dice,
    lot_price,
    lot_size,
    lot_total,
)
from troyes.city.state import SCRATCH, State, get

UNREACHABLE: Final = 1 << 20
ALL_USES: Final = USE_ACTIVITY | USE_CATHEDRAL | USE_EVENT | USE_CITIZEN | USE_AGRICULTURE


def list_turn(s: State, seat: i64) -> i64:
    """Write every move of a turn into the scratch list; returns how many."""
    n = list_influence(s, seat)
    any_lot = survey_cards(s, seat)
    n = list_colours(s, seat, n)
    if any_lot:
        n = list_mixed(s, seat, n)
    for extension in s.setup.on_turn:
        n = extension.list_turn(s, seat, n)
    SCRATCH.moves[n] = choice(seat, PASS, 0)
    return n + 1


def survey_cards(s: State, seat: i64) -> bool:
    """Note per slot what an activation asks for; returns whether some card takes lots of mixed colours."""
    slot: i64
    setup = s.setup
    any_lot = False
    for slot in range(SLOTS):
        card = s.v[CARDS + slot]
        SCRATCH.need[slot] = UNREACHABLE
        if card == NONE:
            continue
        if has_tradesman(s, slot, seat):
            SCRATCH.extra[slot] = setup.cost_deniers[card]
        elif has_citizen(s, seat):
            SCRATCH.extra[slot] = setup.cost_deniers[card] + setup.card_hire[card]
        else:
            continue
        if not can_pay_influence(s, seat, slot):
            continue
        SCRATCH.need[slot] = setup.card_divisor[card]
        if setup.card_any_lot[card]:
            any_lot = True
    return any_lot


def can_pay_influence(s: State, seat: i64, slot: i64) -> bool:
    """Whether one activation is possible as far as deniers are not concerned."""
    setup = s.setup
    card = s.v[CARDS + slot]
    held = get(s, seat, INFLUENCE)
    if setup.cost_influence[card] > held:
        return False
    if setup.gain_influence[card] > 0 and setup.cost_deniers[card] > 0 and held >= setup.max_influence:
        return False
    for extension in setup.on_activate:
        if extension.activation_bound(s, seat, slot, setup.card_effect[card], 1) < 1:
            return False
    return True


def list_colours(s: State, seat: i64, n: i64) -> i64:
    """Lots of one colour: as they are, and with each cube that can improve them."""
    colour: i64
    slot: i64
    for colour in range(COLOURS):
        lots = list_lots(s, seat, colour, False)
        n = list_uses(s, seat, colour, lots, -1, n)
        for slot in range(SLOTS):
            if can_improve(s, seat, slot, colour) and not s.setup.improve_free[s.v[CARDS + slot]]:
                n = list_uses(s, seat, colour, lots, slot, n)
        for slot in range(SLOTS):
            if can_improve(s, seat, slot, colour) and s.setup.improve_free[s.v[CARDS + slot]]:
                n = list_uses(s, seat, colour, list_lots(s, seat, colour, True), slot, n)
    return n


def can_improve(s: State, seat: i64, slot: i64, colour: i64) -> bool:
    """Whether the seat has a cube on this card that accepts dice of this colour."""
    if s.v[CUBES + slot * OWNERS + seat] == 0:
        return False
    return s.setup.improve_accepts[s.v[CARDS + slot]] >> colour & 1 == 1


def list_uses(s: State, seat: i64, dice_colour: i64, lots: i64, slot: i64, n: i64) -> i64:
    """Everything the lots in the scratch can do, with the cube of a slot (-1: without)."""
    i: i64
    k: i64
    place: i64
    setup = s.setup
    out = SCRATCH.moves
    need = SCRATCH.need
    extra = SCRATCH.extra
    money = get(s, seat, DENIERS)
    card: i64 = s.v[CARDS + slot] if slot >= 0 else -1
    uses: i64 = setup.improve_uses[card] if card >= 0 else ALL_USES
    colour = improved_colour(s, card, dice_colour)
    single = card >= 0 and setup.improve_single[card] != 0
    free = card >= 0 and setup.improve_free[card] != 0
    colour_only = card >= 0 and changes_colour_only(s, card)
    cube = slot + 1
    queue = s.v[QUEUE_LENGTH]
    for i in range(lots):
        lot = SCRATCH.lots[i]
        size = lot_size(lot)
        dice = lot_dice(lot)
        if (single and size != 1) or (free and not has_foreign(dice, seat)):
            continue
        spare = money - lot_price(lot)
        total = improved_total(s, card, size, lot_total(lot))
        if uses & USE_ACTIVITY:
            for k in range(SLOTS):
                if total < need[k] or spare < extra[k]:
                    continue
                any_lot = setup.card_any_lot[s.v[CARDS + k]] != 0
                if any_lot and colour_only:
                    continue
                if k == slot and colour == dice_colour and gives_back(s, card, size, lot_total(lot)):
                    continue
                if any_lot or k // 3 == colour:
                    out[n] = move_code(seat, ACTIVATE, k, dice, cube)
                    n += 1
        if uses & USE_EVENT:
            for place in range(queue):
                event = event_at(s, place)
                if total >= setup.event_divisor[event] and setup.event_fought[event] >> colour & 1:
                    out[n] = move_code(seat, FIGHT, event, dice, cube)
                    n += 1
        if colour == WHITE and uses & USE_CATHEDRAL and can_build(s, dice):
            out[n] = move_code(seat, BUILD, 0, dice, cube)
            n += 1
        if size == 1 and uses & USE_CITIZEN and can_settle(s, seat, colour, value_of_die(first_die(dice))):
            out[n] = move_code(seat, SETTLE, colour, dice, cube)
            n += 1
        if colour == YELLOW and uses & USE_AGRICULTURE and total >= setup.agriculture_divisor:
            out[n] = move_code(seat, FARM, 0, dice, cube)
            n += 1
    return n


def can_build(s: State, dice: i64) -> bool:
    """At least one die finds room in its column."""
    if has_room(s, first_die(dice) % 6):
        return True
    b = second_die(dice)
    if b != NO_DIE and has_room(s, b % 6):
        return True
    c = third_die(dice)
    return c != NO_DIE and has_room(s, c % 6)


def list_mixed(s: State, seat: i64, n: i64) -> i64:
    """Lots of several colours, for the cards that take them, as they are and with the cubes that accept them."""
    slot: i64
    lots = list_mixed_lots(s, seat)
    n = list_mixed_uses(s, seat, lots, -1, n)
    for slot in range(SLOTS):
        card = s.v[CARDS + slot]
        if s.v[CUBES + slot * OWNERS + seat] > 0 and s.setup.improve_mixed[card]:
            n = list_mixed_uses(s, seat, lots, slot, n)
    return n


def list_mixed_uses(s: State, seat: i64, lots: i64, slot: i64, n: i64) -> i64:
    i: i64
    k: i64
    card: i64 = s.v[CARDS + slot] if slot >= 0 else -1
    money = get(s, seat, DENIERS)
    for k in range(SLOTS):
        if SCRATCH.need[k] == UNREACHABLE or not s.setup.card_any_lot[s.v[CARDS + k]]:
            continue
        for i in range(lots):
            lot = SCRATCH.lots[i]
            total = improved_total(s, card, lot_size(lot), lot_total(lot))
            if total >= SCRATCH.need[k] and lot_price(lot) + SCRATCH.extra[k] <= money:
                SCRATCH.moves[n] = move_code(seat, ACTIVATE, k, lot_dice(lot), slot + 1)
                n += 1
    return n
