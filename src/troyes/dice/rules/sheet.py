# compiled
"""The sheet: resources, residents and buildings, and the chain reactions they set off.

Gains wait in a queue and resolve one at a time: a building's own gain, then its link, then track and column bonuses,
each new one behind those already waiting. A gain in which the player has a choice stays in front until he has chosen.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.dice.rules.codes import (
    B_BOX,
    B_BUILDING,
    B_COLUMN,
    B_LINK,
    B_TILE,
    B_TRACK,
    BUILD,
    CATHEDRAL_FEAST,
    E_BUILT,
    E_CIRCLED,
    E_RESIDENT,
    E_SPENT,
    E_WORTH,
    FORTRESS_FEAST,
    FUNCTION_FEAST,
    G_FUNCTION,
    G_ONE_OF,
    G_PRESTIGE,
    G_RESIDENTS,
    G_RESOURCES,
    N_LOST,
    N_NO_BUILDING,
    RESIDENT,
    choice,
    less_one,
    waiting,
    waiting_amount,
    waiting_because,
    waiting_kind,
)
from troyes.dice.rules.layout import (
    BUILDINGS_EACH,
    BUILT,
    CIRCLED,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_BONUSES,
    COLUMNS,
    CROSSED,
    FIFTEENTH,
    FIRED,
    FUNCTION,
    LINKS,
    MAX_QUEUE,
    PRESTIGE,
    QUEUE,
    RED,
    RESIDENTS,
    SPENT,
    TWENTIETH,
    WAIT,
    WHITE,
    WORTH,
    YELLOW,
)
from troyes.dice.rules.state import State, note, seat_of_sheet

# ---- the queue of gains -------------------------------------------------------------------------------------------


def enqueue(s: State, sheet: i64, gain: i64) -> None:
    n = s.v[sheet + WAIT]
    if n >= MAX_QUEUE:
        raise OverflowError("too many gains wait")
    s.v[sheet + QUEUE + n] = gain
    s.v[sheet + WAIT] = n + 1


def drop_front(s: State, sheet: i64) -> None:
    """The gain in front is finished: the bonuses it has set off join the queue."""
    i: i64
    n = s.v[sheet + WAIT] - 1
    for i in range(n):
        s.v[sheet + QUEUE + i] = s.v[sheet + QUEUE + i + 1]
    s.v[sheet + QUEUE + n] = 0
    s.v[sheet + WAIT] = n
    queue_bonuses(s, sheet)


def resolve(s: State, sheet: i64) -> None:
    """Resolve gains until the player has to choose or none waits."""
    while s.v[sheet + WAIT] > 0:
        gain = s.v[sheet + QUEUE]
        kind = waiting_kind(gain)
        if kind == G_RESOURCES:
            circle(s, sheet, gain)
        elif kind == G_RESIDENTS:
            if not settle(s, sheet):
                return
        elif choices(s, sheet) > 0:
            return
        else:
            if kind in (G_PRESTIGE, G_FUNCTION):
                note(s, N_NO_BUILDING, seat_of_sheet(sheet), 0, waiting_because(gain), 0)
            drop_front(s, sheet)


# ---- resources and residents -------------------------------------------------------------------------------------


def spend(s: State, sheet: i64, resource: i64, n: i64, because: i64) -> None:
    if n > 0:
        s.v[sheet + SPENT + resource] += n
        note(s, E_SPENT, seat_of_sheet(sheet), resource, because, n)


def circle(s: State, sheet: i64, gain: i64) -> None:
    """Circle resources; the residents printed beside their boxes belong to the same gain."""
    colour: i64
    box: i64
    residents: i64 = 0
    for colour in range(COLOURS):
        before = s.v[sheet + CIRCLED + colour]
        after = min(before + waiting_amount(gain, colour), s.setup.track)
        if after == before:
            continue
        s.v[sheet + CIRCLED + colour] = after
        note(s, E_CIRCLED, seat_of_sheet(sheet), colour, waiting_because(gain), after - before)
        for box in s.setup.boxes:
            if before < box <= after:
                residents += 1 << 3 + 5 * colour
    if residents > 0:
        s.v[sheet + QUEUE] = G_RESIDENTS | residents | B_BOX << 18
    else:
        drop_front(s, sheet)


def settle(s: State, sheet: i64) -> bool:
    """Circle the residents of the gain in front; false when a full track leaves a choice."""
    colour: i64
    for colour in range(COLOURS):
        while waiting_amount(s.v[sheet + QUEUE], colour) > 0:
            track = colour if has_room(s, sheet, colour) else only_room(s, sheet)
            if track >= COLOURS:
                return False
            if track < 0:
                note(s, N_LOST, seat_of_sheet(sheet), colour, waiting_because(s.v[sheet + QUEUE]), 0)
            else:
                add_resident(s, sheet, track, waiting_because(s.v[sheet + QUEUE]))
            s.v[sheet + QUEUE] = less_one(s.v[sheet + QUEUE], colour)
    drop_front(s, sheet)
    return True


def has_room(s: State, sheet: i64, colour: i64) -> bool:
    return s.v[sheet + RESIDENTS + colour] < s.setup.resident_track


def only_room(s: State, sheet: i64) -> i64:
    """The only track with room; -1 when all are full, COLOURS when there is a choice."""
    colour: i64
    found: i64 = -1
    for colour in range(COLOURS):
        if has_room(s, sheet, colour):
            if found >= 0:
                return COLOURS
            found = colour
    return found


def add_resident(s: State, sheet: i64, colour: i64, because: i64) -> None:
    s.v[sheet + RESIDENTS + colour] += 1
    note(s, E_RESIDENT, seat_of_sheet(sheet), colour, because, 1)


# ---- bonuses -----------------------------------------------------------------------------------------------------


def fire(s: State, sheet: i64, bonus: i64) -> bool:
    """Whether a bonus is gained now: each one only once."""
    if s.v[sheet + FIRED] >> bonus & 1:
        return False
    s.v[sheet + FIRED] |= 1 << bonus
    return True


def queue_bonuses(s: State, sheet: i64) -> None:
    """Bonuses that the residents have reached: tracks red, yellow, white, then columns."""
    colour: i64
    k: i64
    lowest = s.v[sheet + RESIDENTS]
    for colour in range(COLOURS):
        residents = s.v[sheet + RESIDENTS + colour]
        lowest = min(lowest, residents)
        if residents >= s.setup.prestige_at and fire(s, sheet, FIFTEENTH + colour):
            others = waiting(G_PRESTIGE, 1, 1, 1, B_TRACK)
            enqueue(s, sheet, less_one(others, colour))
        if residents >= s.setup.pair_at and fire(s, sheet, TWENTIETH + colour):
            enqueue(s, sheet, less_one(waiting(G_RESIDENTS, 1, 1, 1, B_TRACK), colour))
    for k in range(COLUMN_BONUSES):
        if lowest >= s.setup.column_at[k] and fire(s, sheet, COLUMN_BONUS + k):
            if s.setup.column_gain[k]:
                enqueue(s, sheet, waiting(G_FUNCTION, 1, 1, 1, B_COLUMN))
            else:
                enqueue(s, sheet, waiting(G_RESOURCES, 1, 1, 1, B_COLUMN))


# ---- buildings ---------------------------------------------------------------------------------------------------


def is_built(s: State, sheet: i64, building: i64) -> bool:
    return s.v[sheet + BUILT] >> building & 1 == 1


def bit_of(building: i64) -> i64:
    """The bit of a building in BUILT, shifted in two steps: compiled, a literal 1 has 32 bits only."""
    first = 1 << building % BUILDINGS_EACH
    return first << building // BUILDINGS_EACH * BUILDINGS_EACH


def can_build(s: State, sheet: i64, building: i64) -> bool:
    """Not built, and its die on the sheet not crossed out."""
    return not is_built(s, sheet, building) and not s.v[sheet + CROSSED] >> building % BUILDINGS_EACH & 1


def count_row(s: State, sheet: i64, kind: i64, colour: i64) -> i64:
    column: i64
    n: i64 = 0
    bits = s.v[sheet + BUILT] >> kind * BUILDINGS_EACH + colour * COLUMNS
    for column in range(COLUMNS):
        n += bits >> column & 1
    return n


def build(s: State, sheet: i64, building: i64, hall_dice: i64, feast: i64) -> None:
    """Draw a building; its own gain and its link wait behind what waits already.

    `hall_dice` holds the available dice, five bits per colour; `feast` is the banquet of the die used, 0 without.
    """
    kind = building // BUILDINGS_EACH
    colour = building % BUILDINGS_EACH // COLUMNS
    column = building % COLUMNS
    s.v[sheet + BUILT] |= bit_of(building)
    note(s, E_BUILT, seat_of_sheet(sheet), building, B_BUILDING, 1)
    if kind == FUNCTION:
        enqueue(s, sheet, residents_of(colour, s.setup.function_residents, B_BUILDING))
    elif colour == RED:
        enqueue(s, sheet, residents_of(s.setup.fortress_resident[column], 1, B_BUILDING))
    elif colour == YELLOW:
        hall(s, sheet, column, hall_dice)
    else:
        write_worth(s, sheet, column)
    if feast:
        enqueue_feast(s, sheet, kind, colour, feast)
    queue_link(s, sheet, building)


def residents_of(colour: i64, n: i64, because: i64) -> i64:
    return G_RESIDENTS | n << 3 + 5 * colour | because << 18


def hall(s: State, sheet: i64, column: i64, hall_dice: i64) -> None:
    colour = s.setup.hall_colour[column]
    dice = hall_dice >> 5 * colour & 31
    if dice == 0:
        return
    if s.setup.hall_resources[column] > 0:
        amount = min(s.setup.hall_resources[column] * dice, 31)
        enqueue(s, sheet, G_RESOURCES | amount << 3 + 5 * colour | B_BUILDING << 18)
    else:
        enqueue(s, sheet, residents_of(colour, s.setup.hall_residents[column] * dice, B_BUILDING))


def write_worth(s: State, sheet: i64, column: i64) -> None:
    """The number of a Cathedral depends on how many stand already."""
    order = count_row(s, sheet, PRESTIGE, WHITE) - 1
    worth = s.setup.cathedral_worth[order]
    s.v[sheet + WORTH] |= worth << 2 * column
    note(s, E_WORTH, seat_of_sheet(sheet), column, B_BUILDING, worth)


def enqueue_feast(s: State, sheet: i64, kind: i64, colour: i64, feast: i64) -> None:
    """What a banquet adds to a building built with its die."""
    if kind == PRESTIGE and colour == WHITE and feast == CATHEDRAL_FEAST:
        enqueue(s, sheet, waiting(G_RESOURCES, 1, 1, 1, B_TILE))
    elif kind == FUNCTION and feast == FUNCTION_FEAST:
        enqueue(s, sheet, residents_of(colour, 1, B_TILE))
    elif kind == PRESTIGE and colour == RED and feast == FORTRESS_FEAST:
        enqueue(s, sheet, residents_of(RED, 1, B_TILE))
        enqueue(s, sheet, waiting(G_ONE_OF, 0, 1, 1, B_TILE))


def queue_link(s: State, sheet: i64, building: i64) -> None:
    k: i64
    for k in range(LINKS):
        first = s.setup.link_first[k]
        second = s.setup.link_second[k]
        if building != first and building != second:  # not `in`, which would make objects of the numbers
            continue
        if is_built(s, sheet, first) and is_built(s, sheet, second) and fire(s, sheet, k):
            enqueue(s, sheet, s.setup.link_gain[k] | B_LINK << 18)


# ---- choices -----------------------------------------------------------------------------------------------------


def choices(s: State, sheet: i64) -> i64:
    """Write what the gain in front offers into the scratch list; returns how many."""
    gain = s.v[sheet + QUEUE]
    kind = waiting_kind(gain)
    seat = seat_of_sheet(sheet)
    if kind == G_PRESTIGE:
        return list_buildings(s, sheet, seat, PRESTIGE, gain)
    if kind == G_FUNCTION:
        return list_buildings(s, sheet, seat, FUNCTION, gain)
    return list_tracks(s, sheet, seat, gain)


def list_buildings(s: State, sheet: i64, seat: i64, kind: i64, gain: i64) -> i64:
    i: i64
    n: i64 = 0
    for i in range(BUILDINGS_EACH):
        building = kind * BUILDINGS_EACH + i
        if waiting_amount(gain, i // COLUMNS) > 0 and can_build(s, sheet, building):
            s.scratch.moves[n] = choice(seat, BUILD, building)
            n += 1
    return n


def list_tracks(s: State, sheet: i64, seat: i64, gain: i64) -> i64:
    """Tracks for a resident: his own, or any with room when one of his own is full."""
    colour: i64
    n: i64 = 0
    anywhere = overflows(s, sheet, gain)
    for colour in range(COLOURS):
        if (anywhere or waiting_amount(gain, colour) > 0) and has_room(s, sheet, colour):
            s.scratch.moves[n] = choice(seat, RESIDENT, colour)
            n += 1
    return n


def overflows(s: State, sheet: i64, gain: i64) -> bool:
    """Whether a track that a gain names is full."""
    colour: i64
    for colour in range(COLOURS):
        if waiting_amount(gain, colour) > 0 and not has_room(s, sheet, colour):
            return True
    return False


def choose_track(s: State, sheet: i64, track: i64) -> None:
    """Answer a choice of track."""
    colour: i64
    gain = s.v[sheet + QUEUE]
    add_resident(s, sheet, track, waiting_because(gain))
    if waiting_kind(gain) == G_ONE_OF:
        drop_front(s, sheet)
        return
    for colour in range(COLOURS):
        if waiting_amount(gain, colour) > 0:
            s.v[sheet + QUEUE] = less_one(gain, colour)
            return


def choose_building(s: State, sheet: i64, building: i64, hall_dice: i64) -> None:
    """Answer a choice of building: the bonus is used up, then the building's gains wait."""
    drop_front(s, sheet)
    build(s, sheet, building, hall_dice, 0)
