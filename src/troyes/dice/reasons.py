"""Why a move is not legal in the dice game: the first rule it breaks."""

from __future__ import annotations

from troyes.dice import codes
from troyes.dice.actions import base_value, can_pay, colour_cost, has_free_part, price, value_cost
from troyes.dice.codes import (
    CHANCE_SEAT,
    NO_PAYMENT,
    body_of,
    colour_of,
    deed_of,
    kind_of,
    payment_of,
    place_of,
    seat_of,
    value_of,
)
from troyes.dice.layout import (
    BUILDINGS_EACH,
    COLOURS,
    COLUMNS,
    INFLUENCE,
    KNOWLEDGE,
    NONE,
    OPEN,
    OVER,
    PHASE,
    WAIT,
)
from troyes.dice.names import SEAT_LETTERS
from troyes.dice.position import Position
from troyes.dice.rules import is_pending
from troyes.dice.sheet import can_build, is_built
from troyes.dice.state import held, sheet_at
from troyes.dice.wheel import column_of, is_available, tile_at
from troyes.kernel.refusals import Refusal, refusal


def reason(position: Position, move: int) -> Refusal:
    """The rule that forbids a move which is not listed."""
    return wrong_time(position, move) or wrong_move(position, move)


def wrong_time(position: Position, move: int) -> Refusal | None:
    if position.v[PHASE] == OVER:
        return refusal("over", "The game is over.", "La partie est terminée.")
    if not 0 <= move < 1 << 62:
        return refusal("no_move", "This is not a move of this game.", "Ce n'est pas un coup de ce jeu.")
    seat = int(seat_of(move))
    if position.is_chance():
        if seat != CHANCE_SEAT:
            return refusal("chance_first", "Dice or tiles come first.", "D'abord les dés ou les tuiles.")
        return refusal("impossible_outcome", "This outcome cannot occur here.", "Ce résultat est impossible ici.")
    if seat == CHANCE_SEAT:
        return refusal("no_chance", "Nothing is rolled or drawn now.", "Rien n'est lancé ni tiré maintenant.")
    if seat >= position.setup.players:
        return refusal("no_seat", "There is no such seat.", "Cette place n'existe pas.")
    if not is_pending(position, seat):
        letter = SEAT_LETTERS[seat]
        return refusal("done", "{seat} has finished this half-day.", "{seat} a fini cette demi-journée.", seat=letter)
    return None


def wrong_move(position: Position, move: int) -> Refusal:
    seat = int(seat_of(move))
    sheet, kind = int(sheet_at(seat)), int(kind_of(move))
    waiting = position.v[sheet + WAIT] > 0
    if kind == codes.ACT and not waiting:
        return wrong_action(position, sheet, move)
    if kind == codes.BUILD and waiting:
        return wrong_building(position, sheet, int(body_of(move)))
    if kind == codes.RESIDENT and waiting:
        return refusal("no_track", "No resident goes there now.", "Aucun habitant n'y va maintenant.")
    if waiting:
        return refusal("gain_first", "A gain comes first: choose it.", "D'abord un gain à choisir.")
    return refusal("die_first", "Choose a die first.", "Choisissez d'abord un dé.")


def wrong_building(position: Position, sheet: int, building: int) -> Refusal:
    if building < 36 and is_built(position, sheet, building):
        return refusal("built", "This building stands already.", "Ce bâtiment est déjà construit.")
    if building < 36 and not can_build(position, sheet, building):
        return refusal("lost", "Its die is crossed out.", "Son dé est barré.")
    return refusal("not_this_bonus", "The bonus does not give this building.", "Le bonus ne donne pas ce bâtiment.")


def wrong_action(position: Position, sheet: int, move: int) -> Refusal:
    place, payment = int(place_of(move)), int(payment_of(move))
    if place >= OPEN or not is_available(position, place):
        return refusal("no_die", "This die cannot be chosen.", "Ce dé ne peut pas être choisi.")
    if has_free_part(position, place) != (payment != NO_PAYMENT):
        return refusal(
            "payment",
            "Say which resource pays, where the price leaves it open.",
            "Dites quelle ressource paie, là où le prix laisse le choix.",
        )
    if not can_pay(position, sheet, place, payment):
        return refusal("price", "You cannot pay for this die.", "Vous ne pouvez pas payer ce dé.")
    return wrong_change(position, sheet, move, place, payment) or wrong_deed(position, sheet, move, place)


def wrong_change(position: Position, sheet: int, move: int, place: int, payment: int) -> Refusal | None:
    colour, value = int(colour_of(move)), int(value_of(move))
    lowest = 0 if base_value(position, place) == 0 else 1
    if colour >= COLOURS or not lowest <= value <= 6:
        return refusal("range", "A die shows 1 to 6 in one of three colours.", "Un dé montre 1 à 6, en trois couleurs.")
    wit = int(colour_cost(position, place, colour))
    if wit > held(position, sheet, KNOWLEDGE) - price(position, place, KNOWLEDGE, payment):
        if wit > 18:
            return refusal("fixed_colour", "Its colour may not be changed.", "Sa couleur ne peut pas être changée.")
        return refusal("knowledge", "This colour costs {n} knowledge.", "Cette couleur coûte {n} connaissances.", n=wit)
    effort = int(value_cost(position, place, value))
    if effort > held(position, sheet, INFLUENCE) - price(position, place, INFLUENCE, payment):
        if effort > 18:
            return refusal("fixed_value", "Its value may not be changed.", "Sa valeur ne peut pas être changée.")
        return refusal("influence", "This value costs {n} influence.", "Cette valeur coûte {n} influences.", n=effort)
    return None


def wrong_deed(position: Position, sheet: int, move: int, place: int) -> Refusal:
    deed, column = int(deed_of(move)), int(column_of(position, value_of(move)))
    same = refusal("same", "Another listed move gives the same sheet.", "Un autre coup donne la même feuille.")
    if deed == codes.GAIN:
        return same
    if deed not in (codes.PRESTIGE_DEED, codes.FUNCTION_DEED) or column == NONE:
        return refusal("no_column", "No column has this number.", "Aucune colonne n'a ce numéro.")
    if deed == codes.PRESTIGE_DEED and tile_at(position, place) == -codes.HALL_FEAST:
        return refusal("no_prestige", "This die builds no prestige building.", "Ce dé ne bâtit pas de prestige.")
    kind = 0 if deed == codes.PRESTIGE_DEED else 1
    building = kind * BUILDINGS_EACH + int(colour_of(move)) * COLUMNS + column
    return same if can_build(position, sheet, building) else wrong_building(position, sheet, building)
