# compiled
"""Phase 4, one turn: the main moves, what they cost, and the decisions that follow from them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.cards import activate, activation_bound, asks_times, miller_gain
from troyes.city.cathedral import build, has_room
from troyes.city.changes import add_card_cubes, add_coins, add_deniers, add_dice, note
from troyes.city.citizens import can_settle, has_citizen, has_tradesman, hire, list_sources, settle
from troyes.city.codes import (
    ACTIVATE,
    BUILD,
    CUBE,
    DONE,
    F_CHANCE,
    F_TAKE,
    F_TIMES,
    FARM,
    FIGHT,
    NO_DIE,
    PASS,
    SETTLE,
    SHOOT,
    SHOT,
    SPLIT,
    TIMES,
    USE_ACTIVITY,
    USE_AGRICULTURE,
    USE_CATHEDRAL,
    USE_CITIZEN,
    USE_EVENT,
    choice,
    cube_of,
    dice_of,
    first_die,
    kind_of,
    move_code,
    owner_of_die,
    second_die,
    target_of,
    third_die,
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
    because_event,
)
from troyes.city.event_queue import add_cube, event_at, free_banners, place_of
from troyes.city.influence import list_influence
from troyes.city.layout import (
    CARDS,
    COLOURS,
    CUBES,
    DENIERS,
    INFLUENCE,
    NEUTRAL,
    NONE,
    OWNERS,
    PASSED,
    QUEUE_LENGTH,
    SHOTS,
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
    pays_for,
    total_of,
)
from troyes.city.state import SCRATCH, State, get, pop, push, seat_at, top

UNREACHABLE: Final = 1 << 20
ALL_USES: Final = USE_ACTIVITY | USE_CATHEDRAL | USE_EVENT | USE_CITIZEN | USE_AGRICULTURE


# ---- listing -----------------------------------------------------------------------------------------------------


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
    card = s.v[CARDS + slot]
    return s.setup.improve_uses[card] != 0 and s.setup.improve_accepts[card] >> colour & 1 == 1


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


# ---- playing a main move -----------------------------------------------------------------------------------------


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
    total = improved_total(s, card, size_of_lot(dice), total_of(dice))
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


def size_of_lot(dice: i64) -> i64:
    if second_die(dice) == NO_DIE:
        return 1
    return 2 if third_die(dice) == NO_DIE else 3


def take_dice(s: State, seat: i64, dice: i64, free: bool) -> None:
    """The lot leaves the square; bought dice are paid to their owners, neutral ones to the bank."""
    k: i64
    size = size_of_lot(dice)
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
    for k in range(size_of_lot(dice)):
        for _ in range(copies):
            build(s, seat, (dice >> 7 * k & 127) % 6)


def fight(s: State, seat: i64, event: i64, total: i64) -> None:
    cubes = min(total // s.setup.event_divisor[event], free_banners(s, place_of(s, event)))
    push(s, F_TIMES, seat, FIGHT, event, cubes, 0)


# ---- what remains to be chosen -----------------------------------------------------------------------------------


def list_take(s: State, seat: i64) -> i64:
    at = top(s)
    return list_sources(s, seat, s.v[at + 2], s.v[at + 3], s.v[at + 4])


def play_take(s: State, seat: i64, source: i64) -> None:
    at = top(s)
    purpose = s.v[at + 2]
    where = s.v[at + 3]
    value = s.v[at + 4]
    pop(s)
    if purpose == SETTLE:
        settle(s, seat, source, where, value)
    else:
        hire(s, seat, source, where)


def bound_times(s: State, seat: i64) -> i64:
    """Most activations or cubes of the frame on top."""
    at = top(s)
    if s.v[at + 2] == FIGHT:
        return s.v[at + 4]
    return activation_bound(s, seat, s.v[at + 3], s.v[at + 4])


def times_is_asked(s: State) -> bool:
    at = top(s)
    return s.v[at + 2] == FIGHT or asks_times(s, s.v[at + 3])


def list_times(s: State, seat: i64) -> i64:
    """1 to the bound; only the bound where fewer cannot make sense."""
    k: i64
    bound = bound_times(s, seat)
    if not times_is_asked(s):
        SCRATCH.moves[0] = choice(seat, TIMES, bound)
        return 1
    for k in range(bound):
        SCRATCH.moves[k] = choice(seat, TIMES, k + 1)
    return bound


def play_times(s: State, seat: i64, times: i64) -> None:
    at = top(s)
    purpose = s.v[at + 2]
    where = s.v[at + 3]
    pop(s)
    if purpose == FIGHT:
        because = because_event(where)
        note(s, N_ACTION, seat, FIGHT, because, times)
        place = place_of(s, where)
        for _ in range(times):
            add_cube(s, place, seat, because)
    else:
        activate(s, seat, where, times)


def list_cubes(s: State, seat: i64) -> i64:
    """Events that still have a free banner in this action."""
    place: i64
    n: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        if free_banners(s, place) > 0:
            SCRATCH.moves[n] = choice(seat, CUBE, event_at(s, place))
            n += 1
    return n


def play_cube(s: State, seat: i64, event: i64) -> None:
    at = top(s)
    slot = s.v[at + 3]
    s.v[at + 2] -= 1
    if s.v[at + 2] == 0:
        pop(s)
    add_cube(s, place_of(s, event), seat, because_card(s.v[CARDS + slot]))


def list_split(s: State, seat: i64) -> i64:
    k: i64
    times = s.v[top(s) + 3]
    for k in range(times + 1):
        SCRATCH.moves[k] = choice(seat, SPLIT, k)
    return times + 1


def play_split(s: State, seat: i64, palace_times: i64) -> None:
    at = top(s)
    slot = s.v[at + 2]
    times = s.v[at + 3]
    pop(s)
    miller_gain(s, seat, slot, palace_times, times - palace_times)


def list_shoot(s: State, seat: i64) -> i64:
    """Archer: the first roll is compulsory, after that the player may stop."""
    n: i64 = 0
    at = top(s)
    if s.v[at + 3] > 0:
        SCRATCH.moves[0] = choice(seat, SHOOT, 0)
        n = 1
    if s.v[at + 4] == 0:
        SCRATCH.moves[n] = choice(seat, DONE, 0)
        n += 1
    return n


def play_shoot(s: State, seat: i64) -> None:
    at = top(s)
    s.v[at + 3] -= 1
    s.v[at + 4] = 0
    push(s, F_CHANCE, seat, SHOT, seat << 8 | get(s, seat, SHOTS), s.v[at + 2], 0)
    s.v[seat_at(seat) + SHOTS] += 1
