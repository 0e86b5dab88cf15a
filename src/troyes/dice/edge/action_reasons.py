"""Why a die cannot be used in some way: which die, its price, its changes, what is done with it, in this order."""

from __future__ import annotations

from troyes.dice.rules import codes
from troyes.dice.rules.actions import FAR, colour_cost, has_free_part, price, value_cost
from troyes.dice.rules.codes import NO_PAYMENT, colour_of, deed_of, payment_of, place_of, value_of
from troyes.dice.rules.layout import BUILDINGS_EACH, COLOURS, COLUMNS, DENIERS, INFLUENCE, KNOWLEDGE, OPEN
from troyes.dice.rules.position import Position
from troyes.dice.rules.sheet import can_build, is_built
from troyes.dice.rules.state import held
from troyes.dice.rules.wheel import column_of, is_available, tile_at
from troyes.kernel.contract.refusals import Refusal, refusal

LACKING = {
    INFLUENCE: "why-lacking-influence",
    DENIERS: "why-lacking-deniers",
    KNOWLEDGE: "why-lacking-knowledge",
}


def wrong_action(position: Position, sheet: int, move: int) -> Refusal:
    """Of an action that is not listed, when the seat has to choose a die."""
    place, payment = int(place_of(move)), int(payment_of(move))
    if place >= OPEN:
        return refusal("no_plaza", "why-no-plaza")
    if not is_available(position, place):
        return refusal("no_die", "why-no-die")
    return (
        wrong_price(position, sheet, place, payment)
        or wrong_colour(position, sheet, place, payment, int(colour_of(move)))
        or wrong_value(position, sheet, place, payment, int(value_of(move)))
        or wrong_deed(position, sheet, place, move)
    )


def wrong_price(position: Position, sheet: int, place: int, payment: int) -> Refusal | None:
    if has_free_part(position, place) and payment == NO_PAYMENT:
        return refusal("payment", "why-payment")
    if payment != NO_PAYMENT and not has_free_part(position, place):
        return refusal("fixed_price", "why-fixed-price")
    for resource, why in LACKING.items():
        if price(position, place, resource, payment) > held(position, sheet, resource):
            return refusal("price", why)
    return None


def wrong_colour(position: Position, sheet: int, place: int, payment: int, colour: int) -> Refusal | None:
    if colour >= COLOURS:
        return refusal("no_colour", "why-no-colour")
    wit = int(colour_cost(position, place, colour))
    if wit <= held(position, sheet, KNOWLEDGE) - price(position, place, KNOWLEDGE, payment):
        return None
    if wit == FAR:
        return refusal("fixed_colour", "why-fixed-colour")
    return refusal("knowledge", "why-colour-costs", n=wit)


def wrong_value(position: Position, sheet: int, place: int, payment: int, value: int) -> Refusal | None:
    """A die that a raid makes worthless has a range of its own, and what it shows must be paid for."""
    is_worthless = tile_at(position, place) == -codes.FUNCTION_FEAST
    if value > 6 or (value == 0 and not is_worthless):
        return refusal("range", "why-range")
    effort = int(value_cost(position, place, value))
    if effort <= held(position, sheet, INFLUENCE) - price(position, place, INFLUENCE, payment):
        return None
    if effort >= FAR:
        return refusal("fixed_value", "why-fixed-value")
    if is_worthless:
        return refusal("worthless", "why-worthless", value=value, n=effort)
    return refusal("influence", "why-value-costs", n=effort)


def wrong_deed(position: Position, sheet: int, place: int, move: int) -> Refusal:
    deed, value = int(deed_of(move)), int(value_of(move))
    same = refusal("same", "why-same")
    if deed == codes.GAIN:
        return same
    if deed not in (codes.PRESTIGE_DEED, codes.FUNCTION_DEED):
        return refusal("no_deed", "why-no-deed")
    if value == 0:
        return refusal("builds_nothing", "why-builds-nothing")
    if deed == codes.PRESTIGE_DEED and tile_at(position, place) == -codes.HALL_FEAST:
        return refusal("no_prestige", "why-no-prestige")
    kind, column = (0 if deed == codes.PRESTIGE_DEED else 1), int(column_of(position, value))
    building = kind * BUILDINGS_EACH + int(colour_of(move)) * COLUMNS + column
    return same if can_build(position, sheet, building) else wrong_building(position, sheet, building)


def wrong_building(position: Position, sheet: int, building: int) -> Refusal:
    """Of a building that a die or a bonus may not build."""
    if is_built(position, sheet, building):
        return refusal("built", "why-built")
    if not can_build(position, sheet, building):
        return refusal("lost", "why-lost")
    return refusal("not_this_bonus", "why-not-this-bonus")
