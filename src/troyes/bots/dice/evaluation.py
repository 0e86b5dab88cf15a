# compiled
"""How good a sheet of the dice game is, in hundredths of a victory point, with so many half-days to come.

What would score now counts in full. Everything else has a price (`DiceWeights`): resources, residents on their way to a
bonus, rows that a Cathedral counts or could count, links of which one building stands, buildings a Fortress protects.
Prices fade as the half-days run out; with none to come the score alone counts. Only whole numbers are used, so that
compiled and plain play agree.
"""

from __future__ import annotations

from mypy_extensions import i64

from troyes.bots.dice.weights import DiceWeights
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
    DENIERS,
    FIRED,
    INFLUENCE,
    LINKS,
    PRESTIGE,
    RED,
    RESIDENTS,
    WHITE,
    WORTH,
)
from troyes.dice.rules.scoring import score
from troyes.dice.rules.sheet import count_row
from troyes.dice.rules.state import State, held, sheet_at


def prospect(s: State, w: DiceWeights, seat: i64, ahead: i64) -> i64:
    """The score now, and what the sheet promises with `ahead` half-days to come."""
    value = 100 * score(s, seat)
    if ahead == 0:
        return value
    sheet = sheet_at(seat)
    value += faded(resources(s, w, sheet), ahead, w.resources_fade)
    value += faded(residents(s, w, sheet), ahead, w.residents_fade)
    value += faded(cathedrals(s, w, sheet, ahead) + links(s, w, sheet), ahead, w.buildings_fade)
    return value + (shelter(s, w, sheet) + sites(s, w, sheet)) * ahead


def faded(price: i64, ahead: i64, fade: i64) -> i64:
    """What is only promised, the less the fewer half-days are to come."""
    return price * ahead // (ahead + fade)


def resource_price(w: DiceWeights, resource: i64) -> i64:
    if resource == INFLUENCE:
        return w.influence
    if resource == DENIERS:
        return w.denier
    return w.knowledge


def ample(w: DiceWeights, resource: i64) -> i64:
    if resource == INFLUENCE:
        return w.ample_influence
    if resource == DENIERS:
        return w.ample_deniers
    return w.ample_knowledge


def resources(s: State, w: DiceWeights, sheet: i64) -> i64:
    """Resources at hand, the first ones dearer, and the way to the next resident beside them."""
    resource: i64
    box: i64
    value: i64 = 0
    for resource in range(COLOURS):
        amount = held(s, sheet, resource)
        price = resource_price(w, resource)
        enough = ample(w, resource)
        value += min(amount, enough) * price
        if amount > enough:
            value += (amount - enough) * price * w.spare // 100
        passed: i64 = 0
        for box in s.setup.boxes:
            if s.v[sheet + CIRCLED + resource] < box:
                value += w.box * (s.v[sheet + CIRCLED + resource] - passed) // (box - passed)
                break
            passed = box
    return value


def residents(s: State, w: DiceWeights, sheet: i64) -> i64:
    """Residents on their way to the bonuses of columns and tracks."""
    k: i64
    colour: i64
    value: i64 = 0
    for k in range(COLUMN_BONUSES):
        if s.v[sheet + FIRED] >> COLUMN_BONUS + k & 1:
            continue
        goal = s.setup.column_at[k]
        made: i64 = 0
        for colour in range(COLOURS):
            made += min(s.v[sheet + RESIDENTS + colour], goal)
        price = w.column_resources
        if s.setup.column_gain[k]:
            price = w.column_function
            if k == COLUMN_BONUSES - 1:
                price = w.column_last
        value += price * made * made // (9 * goal * goal)
    for colour in range(COLOURS):
        n = s.v[sheet + RESIDENTS + colour]
        if n < s.setup.prestige_at:
            value += w.fifteenth * n * n // (s.setup.prestige_at * s.setup.prestige_at)
        if n < s.setup.pair_at:
            value += w.twentieth * n * n // (s.setup.pair_at * s.setup.pair_at)
    return value


def cathedrals(s: State, w: DiceWeights, sheet: i64, ahead: i64) -> i64:
    """What Cathedrals will count by the end, and what those not yet built could count."""
    column: i64
    value: i64 = 0
    built = count_row(s, sheet, PRESTIGE, WHITE)
    for column in range(COLUMNS):
        row = s.setup.cathedral_counts[column]
        worth = s.v[sheet + WORTH] >> 2 * column & 3
        if worth > 0:
            value += worth * open_in_row(s, sheet, row) * w.row * ahead // (ahead + w.row_fade)
        elif not s.v[sheet + CROSSED] >> WHITE * COLUMNS + column & 1:
            now = count_row(s, sheet, row // COLOURS, row % COLOURS)
            value += s.setup.cathedral_worth[built] * now * w.hope
    return value + built * w.next_worth


def open_in_row(s: State, sheet: i64, row: i64) -> i64:
    """Buildings of a row that can still be built."""
    column: i64
    n: i64 = 0
    sites = ~(s.v[sheet + BUILT] >> row * COLUMNS | s.v[sheet + CROSSED] >> row % COLOURS * COLUMNS)
    for column in range(COLUMNS):
        n += sites >> column & 1
    return n


def links(s: State, w: DiceWeights, sheet: i64) -> i64:
    """Links of which one building stands and the other can be built."""
    k: i64
    value: i64 = 0
    v = s.v
    built = v[sheet + BUILT]
    lost = v[sheet + CROSSED]
    for k in range(LINKS):
        first = s.setup.link_first[k]
        second = s.setup.link_second[k]
        if (built >> first & 1) + (built >> second & 1) != 1:
            continue
        missing = first
        if built >> first & 1:
            missing = second
        if not lost >> missing % BUILDINGS_EACH & 1:
            value += link_price(w, s.setup.link_gain[k]) * w.link // 100
    return value


def link_price(w: DiceWeights, gain: i64) -> i64:
    colour: i64
    value: i64 = 0
    for colour in range(COLOURS):
        if waiting_kind(gain) == G_RESIDENTS:
            value += 100 * waiting_amount(gain, colour)
        else:
            value += resource_price(w, colour) * waiting_amount(gain, colour)
    return value


def shelter(s: State, w: DiceWeights, sheet: i64) -> i64:
    """Buildings that no black die can take any more: not yet built, in the column of a Fortress."""
    column: i64
    value: i64 = 0
    for column in range(COLUMNS):
        if s.v[sheet + BUILT] >> PRESTIGE * BUILDINGS_EACH + RED * COLUMNS + column & 1:
            value += w.shelter * open_in_column(s, sheet, column)
    return value


def sites(s: State, w: DiceWeights, sheet: i64) -> i64:
    column: i64
    value: i64 = 0
    for column in range(COLUMNS):
        value += w.site * open_in_column(s, sheet, column)
    return value


def open_in_column(s: State, sheet: i64, column: i64) -> i64:
    colour: i64
    n: i64 = 0
    crossed = s.v[sheet + CROSSED]
    sites = ~(s.v[sheet + BUILT] | crossed | crossed << BUILDINGS_EACH)
    for colour in range(COLOURS):
        n += (sites >> colour * COLUMNS + column & 1) + (sites >> BUILDINGS_EACH + colour * COLUMNS + column & 1)
    return n
