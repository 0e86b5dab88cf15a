# compiled
"""Phase 4, what a turn offers: every action with every lot and cube, ways to spend influence, passing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.cathedral import has_room
from troyes.city.rules.citizens import can_settle, has_citizen, has_tradesman
from troyes.city.rules.codes import (
    ACTIVATE,
    BUILD,
    FARM,
    FIGHT,
    PASS,
    SETTLE,
    USE_ACTIVITY,
    USE_AGRICULTURE,
    USE_CATHEDRAL,
    USE_CITIZEN,
    USE_EVENT,
    choice,
    dice_count,
    move_code,
    with_extra,
)
from troyes.city.rules.event_queue import event_at
from troyes.city.rules.influence import list_influence
from troyes.city.rules.layout import (
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
from troyes.city.rules.lot_lists import (
    FOR_FACES,
    FOR_TOTAL,
    list_lots,
    list_mixed_lots,
    list_special_lots,
    list_types,
    lot_dice,
    lot_extra,
    lot_price,
    lot_purposes,
    lot_size,
    lot_total,
    turn_mixed_lots,
)
from troyes.city.rules.lots import (
    changes_colour_only,
    face,
    first_colour,
    gives_back,
    improved_colour,
    improved_total,
    improves_total_only,
    is_lone_wild,
)
from troyes.city.rules.state import State, get

UNREACHABLE: Final = 1 << 20
ANY_COLOUR: Final = 7
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
    s.scratch.moves[n] = choice(seat, PASS, 0)
    return n + 1


def survey_cards(s: State, seat: i64) -> bool:
    """Note per slot what an activation asks for; returns whether some card takes lots of mixed colours."""
    slot: i64
    setup = s.setup
    any_lot = False
    for slot in range(SLOTS):
        card = s.v[CARDS + slot]
        s.scratch.need[slot] = UNREACHABLE
        if card == NONE:
            continue
        hires = not has_tradesman(s, slot, seat)
        if (hires and not has_citizen(s, seat)) or not can_pay_influence(s, seat, slot):
            continue
        s.scratch.extra[slot] = deniers_needed(s, seat, slot)
        s.scratch.need[slot] = setup.card_divisor[card]
        if setup.card_any_lot[card]:
            any_lot = True
    return any_lot


def deniers_needed(s: State, seat: i64, slot: i64) -> i64:
    """Deniers beside the dice: to hire, and for one activation."""
    setup = s.setup
    card = s.v[CARDS + slot]
    needed = setup.cost_deniers[card]
    if not has_tradesman(s, slot, seat):
        needed += setup.card_hire[card]
    return needed + setup.card_effects[card].price(s, seat, slot)


def can_pay_influence(s: State, seat: i64, slot: i64) -> bool:
    """Whether one activation is possible as far as deniers are not concerned."""
    setup = s.setup
    card = s.v[CARDS + slot]
    held = get(s, seat, INFLUENCE)
    if not has_tradesman(s, slot, seat):
        held -= setup.card_hire_influence[card]
    if held < 0 or setup.cost_influence[card] > held:
        return False
    if setup.gain_influence[card] > 0 and setup.cost_deniers[card] > 0 and held >= setup.max_influence:
        return False
    for extension in setup.on_activate:
        if extension.activation_bound(s, seat, slot, 1) < 1:
            return False
    return setup.card_effects[card].is_possible(s, seat, slot)


def may_turn_bought(s: State, seat: i64) -> bool:
    for extension in s.setup.on_lots:
        if extension.turns_bought_dice(s, seat):
            return True
    return False


def list_colours(s: State, seat: i64, n: i64) -> i64:
    """Lots of one colour: as they are, and with each cube that can improve them; some with a bought die turned."""
    colour: i64
    slot: i64
    turning = may_turn_bought(s, seat)
    for colour in range(COLOURS):
        lots = list_lots(s, seat, colour, get(s, seat, DENIERS))
        if lots == 0 and not has_dice(s, seat, colour):
            continue
        n = list_uses(s, seat, colour, lots, -1, n)
        for slot in range(SLOTS):
            if can_improve(s, seat, slot, colour) and not s.setup.improve_special[s.v[CARDS + slot]]:
                n = list_uses(s, seat, colour, lots, slot, n)
        if turning:
            n = list_turned(s, seat, colour, n)
        for slot in range(SLOTS):
            if can_improve(s, seat, slot, colour) and s.setup.improve_special[s.v[CARDS + slot]]:
                n = list_special(s, seat, colour, slot, turning, n)
    return n


def list_turned(s: State, seat: i64, colour: i64, n: i64) -> i64:
    """The same lots with a bought die turned over, without and with the cubes that need no lots of their own."""
    slot: i64
    lots = list_special_lots(s, seat, colour, -1, True)
    n = list_uses(s, seat, colour, lots, -1, n)
    for slot in range(SLOTS):
        if can_improve(s, seat, slot, colour) and not s.setup.improve_special[s.v[CARDS + slot]]:
            n = list_uses(s, seat, colour, lots, slot, n)
    return n


def list_special(s: State, seat: i64, colour: i64, slot: i64, turning: bool, n: i64) -> i64:
    card = s.v[CARDS + slot]
    n = list_uses(s, seat, colour, list_special_lots(s, seat, colour, card, False), slot, n)
    if turning:
        n = list_uses(s, seat, colour, list_special_lots(s, seat, colour, card, True), slot, n)
    return n


def has_dice(s: State, seat: i64, colour: i64) -> bool:
    """Whether a die of the colour lies anywhere, even if it cannot be paid."""
    return list_types(s, seat, colour) > 0


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
    out = s.scratch.moves
    need = s.scratch.need
    extra = s.scratch.extra
    money = get(s, seat, DENIERS)
    card: i64 = s.v[CARDS + slot] if slot >= 0 else -1
    uses: i64 = setup.improve_uses[card] if card >= 0 else ALL_USES
    accepts: i64 = setup.improve_accepts[card] if card >= 0 else ANY_COLOUR
    colour = improved_colour(s, card, dice_colour)
    single = card >= 0 and setup.improve_single[card] != 0
    colour_only = card >= 0 and changes_colour_only(s, card)
    lot_only = card >= 0 and improves_total_only(s, card)
    cube = slot + 1
    queue = s.v[QUEUE_LENGTH]
    for i in range(lots):
        lot = s.scratch.lots[i]
        size = lot_size(lot)
        if single and size != 1:
            continue
        dice = lot_dice(lot)
        turned = lot_extra(lot)
        spare = money - lot_price(lot)
        if lot_purposes(lot) & FOR_TOTAL:
            lone_wild = is_lone_wild(dice)
            total = improved_total(s, card, size, lot_total(lot))
            if uses & USE_ACTIVITY:
                for k in range(SLOTS):
                    if total < need[k] or spare < extra[k]:
                        continue
                    any_lot = setup.card_any_lot[s.v[CARDS + k]] != 0
                    if any_lot and (colour_only or (lone_wild and dice_colour != first_colour(accepts))):
                        continue
                    if lot_only and setup.card_per_die[s.v[CARDS + k]]:
                        continue
                    if k == slot and colour == dice_colour and gives_back(s, seat, dice, card, turned):
                        continue
                    if any_lot or k // 3 == colour:
                        out[n] = with_extra(move_code(seat, ACTIVATE, k, dice, cube), turned)
                        n += 1
            if uses & USE_EVENT:
                for place in range(queue):
                    event = event_at(s, place)
                    fought = setup.event_fought[event]
                    if total < setup.event_divisor[event] or not fought >> colour & 1:
                        continue
                    if lone_wild and colour == dice_colour and colour != first_colour(accepts & fought):
                        continue
                    out[n] = with_extra(move_code(seat, FIGHT, event, dice, cube), turned)
                    n += 1
            if colour == YELLOW and uses & USE_AGRICULTURE and total >= setup.agriculture_divisor:
                out[n] = with_extra(move_code(seat, FARM, 0, dice, cube), turned)
                n += 1
        if lot_purposes(lot) & FOR_FACES:
            if colour == WHITE and uses & USE_CATHEDRAL and can_build(s, dice, card, turned):
                out[n] = with_extra(move_code(seat, BUILD, 0, dice, cube), turned)
                n += 1
            if size == 1 and uses & USE_CITIZEN and can_settle(s, seat, colour, face(s, dice, 0, card, turned)):
                out[n] = with_extra(move_code(seat, SETTLE, colour, dice, cube), turned)
                n += 1
    return n


def can_build(s: State, dice: i64, card: i64, extra: i64) -> bool:
    """At least one die finds room in its column."""
    k: i64
    for k in range(dice_count(dice)):
        if has_room(s, face(s, dice, k, card, extra) - 1):
            return True
    return False


def list_mixed(s: State, seat: i64, n: i64) -> i64:
    """Lots of several colours, for the cards that take them, as they are and with the cubes that accept them."""
    lots = list_mixed_lots(s, seat)
    n = list_mixed_cubes(s, seat, lots, n)
    if may_turn_bought(s, seat):
        n = list_mixed_cubes(s, seat, turn_mixed_lots(s, seat, lots), n)
    return n


def list_mixed_cubes(s: State, seat: i64, lots: i64, n: i64) -> i64:
    slot: i64
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
        if s.scratch.need[k] == UNREACHABLE or not s.setup.card_any_lot[s.v[CARDS + k]]:
            continue
        for i in range(lots):
            lot = s.scratch.lots[i]
            total = improved_total(s, card, lot_size(lot), lot_total(lot))
            if total >= s.scratch.need[k] and lot_price(lot) + s.scratch.extra[k] <= money:
                move = move_code(seat, ACTIVATE, k, lot_dice(lot), slot + 1)
                s.scratch.moves[n] = with_extra(move, lot_extra(lot))
                n += 1
    return n
