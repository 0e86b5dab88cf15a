# compiled
"""What the learned players look at in the dice game: a sheet between two half-days, and the wheel, as numbers.

Sheets do not touch each other, so a sheet is looked at alone, as that of the only seat (`alone`). Whole numbers, most
of them small; what counts in steps is also given as so many signs of "at least", since the first of a kind are worth
more than the tenth.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.dice.rules.codes import G_RESIDENTS, waiting_amount, waiting_kind
from troyes.dice.rules.layout import (
    BUILDINGS_EACH,
    BUILT,
    CIRCLED,
    COLOURS,
    COLUMN_BONUS,
    COLUMN_BONUSES,
    COLUMNS,
    CROSSED,
    DAY,
    DAYS,
    FACE,
    FIRED,
    HALF,
    LINKS,
    NUMBER,
    OPEN,
    OVER,
    PHASE,
    PLACES,
    PRESTIGE,
    RED,
    RESIDENTS,
    SHEETS,
    WHITE,
    WORTH,
    YELLOW,
)
from troyes.dice.rules.scoring import score
from troyes.dice.rules.state import State, held

KINDS: Final = 2
ROWS: Final = KINDS * COLOURS
HALF_DAYS: Final = 2 * DAYS
AT_LEAST: Final = 9  # resources that are told apart
BOXES: Final = 3
NEAR: Final = 2  # half-days to come whose plazas are given one by one
FAR: Final = 4  # half-days to come whose plazas are counted by colour
PER_RESOURCE: Final = 3 + AT_LEAST
PER_TRACK: Final = COLUMN_BONUSES + 3
PER_CATHEDRAL: Final = 5
PER_SITE: Final = 3
BEST: Final = 3  # buildings that would bring the most points at once
NUMBERS: Final = (  # how many there are
    HALF_DAYS
    + 1
    + COLOURS * (PER_RESOURCE + PER_TRACK)
    + 2 * COLUMN_BONUSES
    + KINDS * BUILDINGS_EACH * PER_SITE
    + COLUMNS * PER_CATHEDRAL
    + COLUMNS
    + 1
    + 2 * ROWS
    + 2 * LINKS
    + 2 * COLUMNS
    + COLUMNS
    + 2 * COLOURS
    + COLUMNS
    + BEST
    + (NEAR * OPEN + FAR) * COLOURS
)


def half_days_ahead(s: State) -> i64:
    """Half-days to come, the one at hand included unless its choices have been made."""
    if s.v[PHASE] == OVER:
        return 0
    return min((DAYS - s.v[DAY]) * 2 + 2 - s.v[HALF], HALF_DAYS)


def write(s: State, x: vec[i64]) -> i64:
    """The numbers of the first seat's sheet before a roll; returns how many."""
    n = write_clock(s, x)
    n = write_resources(s, x, n)
    n = write_residents(s, x, n)
    n = write_sites(s, x, n)
    n = write_cathedrals(s, x, n)
    n = write_rows(s, x, n)
    n = write_links(s, x, n)
    n = write_columns(s, x, n)
    n = write_gains(s, x, n)
    return write_wheel(s, x, n)


def write_clock(s: State, x: vec[i64]) -> i64:
    i: i64
    for i in range(HALF_DAYS):
        x[i] = 0
    ahead = half_days_ahead(s)
    if ahead > 0:
        x[ahead - 1] = 1
    x[HALF_DAYS] = score(s, 0)
    return HALF_DAYS + 1


def write_resources(s: State, x: vec[i64], n: i64) -> i64:
    """Of each what is held, and the way to the next resident beside its boxes."""
    k: i64
    resource: i64
    for resource in range(COLOURS):
        amount = held(s, SHEETS, resource)
        circled = s.v[SHEETS + CIRCLED + resource]
        passed: i64 = 0
        missing: i64 = 0
        for k in range(BOXES):
            box = s.setup.boxes[k]
            if circled >= box:
                passed += 1
            elif missing == 0:
                missing = box - circled
        x[n] = amount
        x[n + 1] = passed
        x[n + 2] = missing
        for k in range(AT_LEAST):
            x[n + 3 + k] = 1 if amount > k else 0
        n += PER_RESOURCE
    return n


def write_residents(s: State, x: vec[i64], n: i64) -> i64:
    """Of each track what is missing to its bonuses; of the three together what is missing to theirs."""
    k: i64
    colour: i64
    v = s.v
    columns = n + COLOURS * PER_TRACK
    for k in range(2 * COLUMN_BONUSES):
        x[columns + k] = 0
    for colour in range(COLOURS):
        residents = v[SHEETS + RESIDENTS + colour]
        x[n] = residents
        x[n + 1] = max(s.setup.prestige_at - residents, 0)
        x[n + 2] = max(s.setup.pair_at - residents, 0)
        for k in range(COLUMN_BONUSES):
            missing = max(s.setup.column_at[k] - residents, 0)
            x[n + 3 + k] = missing
            x[columns + k] += missing
        n += PER_TRACK
    for k in range(COLUMN_BONUSES):
        x[n + COLUMN_BONUSES + k] = v[SHEETS + FIRED] >> COLUMN_BONUS + k & 1
    return n + 2 * COLUMN_BONUSES


def open_sites(s: State) -> i64:
    """Buildings that may be built, as bits."""
    crossed = s.v[SHEETS + CROSSED]
    return ~(s.v[SHEETS + BUILT] | crossed | crossed << BUILDINGS_EACH)


def write_sites(s: State, x: vec[i64], n: i64) -> i64:
    """Each building: whether it stands, whether it can be built, and the latter by the number of its column."""
    k: i64
    column: i64
    built = s.v[SHEETS + BUILT]
    sites = open_sites(s)
    for k in range(ROWS):  # noqa: B007 - compiled
        for column in range(COLUMNS):
            is_open = sites & 1
            x[n + column] = built & 1
            x[n + COLUMNS + column] = is_open
            x[n + 2 * COLUMNS + s.v[NUMBER + column] - 1] = is_open
            built >>= 1
            sites >>= 1
        n += PER_SITE * COLUMNS
    return n


def standing(s: State, row: i64) -> i64:
    """Buildings of a row that stand."""
    return ones(s.v[SHEETS + BUILT] >> row * COLUMNS)


def ones(bits: i64) -> i64:
    """How many of the lowest six bits are set."""
    column: i64
    n: i64 = 0
    for column in range(COLUMNS):
        n += bits >> column & 1
    return n


def write_cathedrals(s: State, x: vec[i64], n: i64) -> i64:
    """Each Cathedral: what it counts and could count; those that can be built at the number they would write."""
    column: i64
    v = s.v
    sites = open_sites(s)
    built = standing(s, PRESTIGE * COLOURS + WHITE)
    following = s.setup.cathedral_worth[min(built, COLUMNS - 1)]
    hope: i64 = 0
    for column in range(COLUMNS):
        row = s.setup.cathedral_counts[column]
        worth = v[SHEETS + WORTH] >> 2 * column & 3
        stand = standing(s, row)
        room = ones(sites >> row * COLUMNS)
        can_come = sites >> WHITE * COLUMNS + column & 1
        x[n] = worth
        x[n + 1] = worth * stand
        x[n + 2] = worth * room
        x[n + 3] = can_come * stand
        x[n + 4] = can_come * room
        hope = max(hope, can_come * stand * following)
        n += PER_CATHEDRAL
    for column in range(COLUMNS):
        x[n + column] = 1 if built > column else 0
    x[n + COLUMNS] = hope
    return n + COLUMNS + 1


def write_rows(s: State, x: vec[i64], n: i64) -> i64:
    row: i64
    sites = open_sites(s)
    for row in range(ROWS):
        x[n] = standing(s, row)
        x[n + 1] = ones(sites >> row * COLUMNS)
        n += 2
    return n


def write_links(s: State, x: vec[i64], n: i64) -> i64:
    """Links that one building more would complete, and those that two would."""
    k: i64
    built = s.v[SHEETS + BUILT]
    able = built | open_sites(s)
    for k in range(LINKS):
        first = s.setup.link_first[k]
        second = s.setup.link_second[k]
        possible = (able >> first & 1) * (able >> second & 1)
        stand = (built >> first & 1) + (built >> second & 1)
        x[n] = possible if stand == 1 else 0
        x[n + 1] = possible if stand == 0 else 0
        n += 2
    return n


def write_columns(s: State, x: vec[i64], n: i64) -> i64:
    """What can still be built in each column, under the shelter of a Fortress or not; dice that a Hall would count."""
    column: i64
    colour: i64
    v = s.v
    sites = open_sites(s)
    for column in range(COLUMNS):
        room: i64 = 0
        for colour in range(COLOURS):
            room += sites >> colour * COLUMNS + column & 1
            room += sites >> BUILDINGS_EACH + colour * COLUMNS + column & 1
        sheltered = v[SHEETS + BUILT] >> RED * COLUMNS + column & 1
        x[n] = room * sheltered
        x[n + 1] = room - room * sheltered
        hall = sites >> YELLOW * COLUMNS + column & 1
        x[n + 2] = hall * dice_of(s, 0, s.setup.hall_colour[column])
        n += 3
    return n


def write_gains(s: State, x: vec[i64], n: i64) -> i64:
    """Points that the best buildings bring at once: two of each colour, one of each number, the best of all."""
    i: i64
    row: i64
    column: i64
    sites = open_sites(s)
    numbers = n + 2 * COLOURS
    best = numbers + COLUMNS
    for i in range(n, best + BEST):
        x[i] = 0
    for row in range(ROWS):
        own = n + 2 * (row % COLOURS)
        times = multiplier(s, row)
        for column in range(COLUMNS):
            if not sites >> row * COLUMNS + column & 1:
                continue
            gain = times + gain_of(s, row, column)
            number = numbers + s.v[NUMBER + column] - 1
            x[number] = max(x[number], gain)
            if gain > x[own]:
                x[own + 1] = x[own]
                x[own] = gain
            elif gain > x[own + 1]:
                x[own + 1] = gain
            rank_in(x, best, gain)
    return best + BEST


def rank_in(x: vec[i64], best: i64, gain: i64) -> None:
    """Keep the highest of all, the first one first."""
    i: i64
    for i in range(best, best + BEST):
        if gain > x[i]:
            gain, x[i] = x[i], gain


def multiplier(s: State, row: i64) -> i64:
    """What one more building of a row counts for the Cathedral that stands for it."""
    column: i64
    for column in range(COLUMNS):
        if s.setup.cathedral_counts[column] == row:
            return s.v[SHEETS + WORTH] >> 2 * column & 3
    return 0


def gain_of(s: State, row: i64, column: i64) -> i64:
    """Points that a building brings at once, beside those of the Cathedral that counts it."""
    k: i64
    gain: i64 = 0
    if row >= COLOURS:
        gain = s.setup.function_residents
    elif row == RED:
        gain = 1
    elif row == YELLOW:
        dice = dice_of(s, 0, s.setup.hall_colour[column])
        gain = dice * s.setup.hall_residents[column] + dice * s.setup.hall_resources[column] // 2
    else:
        counted = s.setup.cathedral_counts[column]
        built = standing(s, PRESTIGE * COLOURS + WHITE)
        times = standing(s, counted) + (1 if counted == row else 0)
        gain = times * s.setup.cathedral_worth[min(built, COLUMNS - 1)]
    building = row * COLUMNS + column
    for k in range(LINKS):
        other: i64 = -1
        if s.setup.link_first[k] == building:
            other = s.setup.link_second[k]
        elif s.setup.link_second[k] == building:
            other = s.setup.link_first[k]
        if other >= 0 and s.v[SHEETS + BUILT] >> other & 1:
            gain += link_points(s.setup.link_gain[k])
    return gain


def link_points(gain: i64) -> i64:
    colour: i64
    n: i64 = 0
    for colour in range(COLOURS):
        n += waiting_amount(gain, colour)
    return n if waiting_kind(gain) == G_RESIDENTS else n // 2


def notch(s: State, later: i64, open_place: i64) -> i64:
    """The place on the wheel of a plaza that is open so many half-days later."""
    turn = (s.v[DAY] - 1) * 2 + s.v[HALF] + later
    return (turn // 2 + 1 + turn % 2 * OPEN + open_place) % PLACES


def dice_of(s: State, later: i64, colour: i64) -> i64:
    """Open plazas of a colour so many half-days later, as the wheel lies."""
    i: i64
    n: i64 = 0
    for i in range(OPEN):
        if s.v[FACE + notch(s, later, i)] == colour:
            n += 1
    return n


def write_wheel(s: State, x: vec[i64], n: i64) -> i64:
    i: i64
    later: i64
    colour: i64
    for later in range(NEAR):
        for i in range(OPEN):
            shown = s.v[FACE + notch(s, later, i)]
            for colour in range(COLOURS):
                x[n + colour] = 1 if shown == colour else 0
            n += COLOURS
    for later in range(FAR):
        for colour in range(COLOURS):
            x[n + colour] = dice_of(s, later, colour)
        n += COLOURS
    return n
