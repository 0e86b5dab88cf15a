"""Why a die cannot be used in some way: which die, its price, its changes, what is done with it, in this order."""

from __future__ import annotations

from troyes.dice import codes
from troyes.dice.actions import FAR, colour_cost, has_free_part, price, value_cost
from troyes.dice.codes import NO_PAYMENT, colour_of, deed_of, payment_of, place_of, value_of
from troyes.dice.layout import BUILDINGS_EACH, COLOURS, COLUMNS, DENIERS, INFLUENCE, KNOWLEDGE, OPEN
from troyes.dice.position import Position
from troyes.dice.sheet import can_build, is_built
from troyes.dice.state import held
from troyes.dice.wheel import column_of, is_available, tile_at
from troyes.kernel.refusals import Refusal, refusal

LACKING = {
    INFLUENCE: ("You lack the influence to pay for this die.", "L'influence vous manque pour payer ce dé."),
    DENIERS: ("You lack the deniers to pay for this die.", "Les deniers vous manquent pour payer ce dé."),
    KNOWLEDGE: ("You lack the knowledge to pay for this die.", "La connaissance vous manque pour payer ce dé."),
}


def wrong_action(position: Position, sheet: int, move: int) -> Refusal:
    """Of an action that is not listed, when the seat has to choose a die."""
    place, payment = int(place_of(move)), int(payment_of(move))
    if place >= OPEN:
        return refusal("no_plaza", "Four plazas are open.", "Quatre places sont ouvertes.")
    if not is_available(position, place):
        return refusal("no_die", "The plaza of this die is destroyed.", "La place de ce dé est détruite.")
    return (
        wrong_price(position, sheet, place, payment)
        or wrong_colour(position, sheet, place, payment, int(colour_of(move)))
        or wrong_value(position, sheet, place, payment, int(value_of(move)))
        or wrong_deed(position, sheet, place, move)
    )


def wrong_price(position: Position, sheet: int, place: int, payment: int) -> Refusal | None:
    if has_free_part(position, place) and payment == NO_PAYMENT:
        return refusal("payment", "Say which resource pays.", "Dites quelle ressource paie.")
    if payment != NO_PAYMENT and not has_free_part(position, place):
        return refusal("fixed_price", "The price of this die is fixed.", "Le prix de ce dé est fixé.")
    for resource, texts in LACKING.items():
        if price(position, place, resource, payment) > held(position, sheet, resource):
            return refusal("price", *texts)
    return None


def wrong_colour(position: Position, sheet: int, place: int, payment: int, colour: int) -> Refusal | None:
    if colour >= COLOURS:
        return refusal("no_colour", "A die is red, yellow or white.", "Un dé est rouge, jaune ou blanc.")
    wit = int(colour_cost(position, place, colour))
    if wit <= held(position, sheet, KNOWLEDGE) - price(position, place, KNOWLEDGE, payment):
        return None
    if wit == FAR:
        return refusal("fixed_colour", "Its colour may not be changed.", "Sa couleur ne peut pas être changée.")
    dear = f"Cette couleur coûte {{n}} connaissance{plural(wit)}."
    return refusal("knowledge", "This colour costs {n} knowledge.", dear, n=wit)


def wrong_value(position: Position, sheet: int, place: int, payment: int, value: int) -> Refusal | None:
    """A die that a raid makes worthless has a range of its own, and what it shows must be paid for."""
    is_worthless = tile_at(position, place) == -codes.FUNCTION_FEAST
    if value > 6 or (value == 0 and not is_worthless):
        return refusal("range", "A die shows 1 to 6.", "Un dé montre 1 à 6.")
    effort = int(value_cost(position, place, value))
    if effort <= held(position, sheet, INFLUENCE) - price(position, place, INFLUENCE, payment):
        return None
    if effort >= FAR:
        return refusal("fixed_value", "Its value may not be changed.", "Sa valeur ne peut pas être changée.")
    if is_worthless:
        return refusal(
            "worthless",
            "The raid makes this die worth 0: to raise it to {value} costs {n} influence.",
            f"Le raid fait que ce dé vaut 0 : le relever à {{value}} coûte {{n}} influence{plural(effort)}.",
            value=value,
            n=effort,
        )
    dear = f"Cette valeur coûte {{n}} influence{plural(effort)}."
    return refusal("influence", "This value costs {n} influence.", dear, n=effort)


def plural(n: int) -> str:
    """Of a French noun."""
    return "s" if n > 1 else ""


def wrong_deed(position: Position, sheet: int, place: int, move: int) -> Refusal:
    deed, value = int(deed_of(move)), int(value_of(move))
    same = refusal("same", "Another listed move gives the same sheet.", "Un autre coup donne la même feuille.")
    if deed == codes.GAIN:
        return same
    if deed not in (codes.PRESTIGE_DEED, codes.FUNCTION_DEED):
        return refusal("no_deed", "A die gains or builds.", "Un dé rapporte ou bâtit.")
    if value == 0:
        return refusal("builds_nothing", "A die worth 0 builds nothing.", "Un dé qui vaut 0 ne bâtit rien.")
    if deed == codes.PRESTIGE_DEED and tile_at(position, place) == -codes.HALL_FEAST:
        return refusal("no_prestige", "This die builds no prestige building.", "Ce dé ne bâtit pas de prestige.")
    kind, column = (0 if deed == codes.PRESTIGE_DEED else 1), int(column_of(position, value))
    building = kind * BUILDINGS_EACH + int(colour_of(move)) * COLUMNS + column
    return same if can_build(position, sheet, building) else wrong_building(position, sheet, building)


def wrong_building(position: Position, sheet: int, building: int) -> Refusal:
    """Of a building that a die or a bonus may not build."""
    if is_built(position, sheet, building):
        return refusal("built", "This building stands already.", "Ce bâtiment est déjà construit.")
    if not can_build(position, sheet, building):
        return refusal("lost", "Its die is crossed out.", "Son dé est barré.")
    return refusal("not_this_bonus", "The bonus does not give this building.", "Le bonus ne donne pas ce bâtiment.")
