# compiled
"""Every action a seat may take: each available die, paid, recoloured and changed in every way; equal results once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.dice.rules.actions import base_value, dye_cost, has_free_part, price_under
from troyes.dice.rules.codes import (
    FUNCTION_DEED,
    GAIN,
    HALL_FEAST,
    NO_PAYMENT,
    PRESTIGE_DEED,
    STRONG_INFLUENCE,
    action,
    use,
)
from troyes.dice.rules.feasts import is_richer
from troyes.dice.rules.layout import (
    BUILDINGS_EACH,
    BUILT,
    CIRCLED,
    COLOURS,
    COLUMNS,
    CROSSED,
    DENIERS,
    FUNCTION,
    INFLUENCE,
    KNOWLEDGE,
    NUMBER,
    OPEN,
    PRESTIGE,
)
from troyes.dice.rules.state import SPENDINGS, Scratch, State, held
from troyes.dice.rules.wheel import colour_at, is_available, tile_at

# Results of one way of spending, as bits: resources gained (0 to 6), then buildings of either kind by the value that
# builds them (0 to 7), or by 8 more when a banquet makes them richer.
PRESTIGE_RESULTS: Final = 8
FUNCTION_RESULTS: Final = 24
STAMP: Final = 40
BUILDINGS: Final = (1 << 16) - 1
GAINS: Final = (1 << PRESTIGE_RESULTS) - 1
RICHER: Final = 8
NO_COLUMN: Final = 7


def list_actions(s: State, sheet: i64, seat: i64) -> i64:
    """Write every action into the scratch list; returns how many."""
    place: i64
    payment: i64
    n: i64 = 0
    work = s.scratch
    work.begin()
    work.columns = columns_by_number(s)
    work.sites = sites(s, sheet)
    for place in range(OPEN):
        if not is_available(s, place):
            continue
        work.base = base_value(s, place)
        work.tile = tile_at(s, place)
        if not has_free_part(s, place):
            n = list_die(s, sheet, seat, place, NO_PAYMENT, n)
        else:
            for payment in range(COLOURS):
                n = list_die(s, sheet, seat, place, payment, n)
    return n


def columns_by_number(s: State) -> i64:
    """The column that carries each number, three bits each; NO_COLUMN for 0."""
    column: i64
    packed: i64 = NO_COLUMN
    for column in range(COLUMNS):
        packed |= column << 3 * s.v[NUMBER + column]
    return packed


def sites(s: State, sheet: i64) -> i64:
    """Buildings that may be built, as bits: neither built nor crossed out."""
    crossed = s.v[sheet + CROSSED]
    return ~(s.v[sheet + BUILT] | crossed | crossed << BUILDINGS_EACH)


def list_die(s: State, sheet: i64, seat: i64, place: i64, payment: i64, n: i64) -> i64:
    """All uses of one die paid in one way."""
    colour: i64
    tile = s.scratch.tile
    paid_influence = price_under(s, tile, place, INFLUENCE, payment)
    paid_deniers = price_under(s, tile, place, DENIERS, payment)
    paid_knowledge = price_under(s, tile, place, KNOWLEDGE, payment)
    influence = held(s, sheet, INFLUENCE) - paid_influence
    knowledge = held(s, sheet, KNOWLEDGE) - paid_knowledge
    if influence < 0 or knowledge < 0 or held(s, sheet, DENIERS) < paid_deniers:
        return n
    s.scratch.die = action(seat, place, payment, 0, 0, 0)
    own = colour_at(s, place)
    dye = dye_cost(s, tile)
    spent = paid_influence | paid_deniers << 3 | paid_knowledge << 6
    for colour in range(COLOURS):
        if colour == own:
            n = list_uses(s, sheet, colour, influence, spent, n)
        elif dye <= knowledge:
            n = list_uses(s, sheet, colour, influence, spent + (dye << 6), n)
    return n


def list_uses(s: State, sheet: i64, colour: i64, influence: i64, spent: i64, n: i64) -> i64:
    """All values that influence can reach in one colour, and what each is good for."""
    value: i64
    work = s.scratch
    moves = work.moves
    die = work.die
    base = work.base
    reach = reach_of(work.tile, influence // s.setup.value_cost)
    lowest = base
    if base > 0:
        lowest = max(base - reach, 1)
    room = s.setup.track - s.v[sheet + CIRCLED + colour]
    for value in range(lowest, min(base + reach, 6) + 1):
        cost = spent + steps_to(work, value) * s.setup.value_cost
        results = new_results(work, cost, colour, buildings(s, sheet, colour, value), min(value, room))
        if results & GAINS:
            moves[n] = use(die, colour, value, GAIN)
            n += 1
        if results >> PRESTIGE_RESULTS & BUILDINGS:
            moves[n] = use(die, colour, value, PRESTIGE_DEED)
            n += 1
        if results >> FUNCTION_RESULTS:
            moves[n] = use(die, colour, value, FUNCTION_DEED)
            n += 1
    return n


def reach_of(tile: i64, steps: i64) -> i64:
    """How far so many steps of influence change a value."""
    if tile == STRONG_INFLUENCE:
        return 2 * steps
    if tile == -STRONG_INFLUENCE:
        return 0
    return steps


def steps_to(work: Scratch, value: i64) -> i64:
    """Steps of influence that bring the die at hand to a value within reach."""
    distance = value - work.base
    if distance < 0:
        distance = -distance
    if work.tile == STRONG_INFLUENCE:
        return (distance + 1) // 2
    return distance


def buildings(s: State, sheet: i64, colour: i64, value: i64) -> i64:
    """The results of building with the die at hand, as this colour and value."""
    column = s.scratch.columns >> 3 * value & 7
    if column == NO_COLUMN:
        return 0
    tile = s.scratch.tile
    sites = s.scratch.sites >> colour * COLUMNS + column
    prestige = (sites & 1) << PRESTIGE_RESULTS + value
    function = (sites >> BUILDINGS_EACH & 1) << FUNCTION_RESULTS + value
    if tile == 0:
        return prestige | function
    if tile == -HALL_FEAST:
        return function
    if is_richer(s, sheet, tile, FUNCTION, colour, column):
        function <<= RICHER
    if is_richer(s, sheet, tile, PRESTIGE, colour, column):
        prestige <<= RICHER
    return prestige | function


def new_results(work: Scratch, spent: i64, colour: i64, results: i64, gained: i64) -> i64:
    """Those results, and that of gaining so much, that no earlier move of this list leads to."""
    seen = work.seen
    stamp = work.stamp << STAMP
    if gained > 0:
        results |= 1 << gained
    elif seen[spent + COLOURS * SPENDINGS] != stamp:  # nothing gained is the same in every colour
        seen[spent + COLOURS * SPENDINGS] = stamp
        results |= 1
    key = spent + colour * SPENDINGS
    known = max(seen[key], stamp)  # what an earlier listing saw stands below this stamp
    seen[key] = known | results
    return results & ~known
