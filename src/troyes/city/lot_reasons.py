"""Why a lot is not possible: its dice, its cube, the die that is chosen or turned over."""

from __future__ import annotations

from troyes.city import codes
from troyes.city.actions import card_of_cube
from troyes.city.codes import (
    USE_ACTIVITY,
    USE_AGRICULTURE,
    USE_CATHEDRAL,
    USE_CITIZEN,
    USE_EVENT,
    chosen_die,
    colour_of_die,
    cube_of,
    dice_of,
    extra_of,
    flipped_die,
    kind_of,
    owner_of_die,
    seat_of,
    target_of,
    value_of_die,
)
from troyes.city.die_notation import lot
from troyes.city.districts import own_count
from troyes.city.figure_fields import COLOUR_NAMES
from troyes.city.layout import (
    CARDS,
    CUBES,
    DICE,
    DIE_CODES,
    NONE,
    OWNERS,
    SLOTS,
    WILD_OWNER,
)
from troyes.city.lots import (
    can_help,
    changes_colour_only,
    improved_colour,
    improves_total_only,
    is_bought,
    is_mixed,
    may_choose,
    offers_choice,
    total_with,
)
from troyes.city.main_moves import may_turn_bought
from troyes.city.position import Position
from troyes.kernel.refusals import Refusal, refusal


def no_such_die(die: int) -> Refusal:
    colour, value = COLOUR_NAMES[int(colour_of_die(die))], int(value_of_die(die))
    singular = {"red": "rouge", "yellow": "jaune", "white": "blanc"}[colour]
    return refusal(
        "no_such_die",
        "There is no {colour} {value} there.",
        "Il n'y a pas de {value} {couleur} à cet endroit.",
        colour=colour,
        value=value,
        couleur=singular,
    )


def weaker_choice(move: int) -> Refusal | None:
    """Nothing is wrong with the move, but another die chosen or turned over does the same or more."""
    if not extra_of(move):
        return None
    return refusal(
        "weaker_choice",
        "Another choice with the same dice is worth as much or more; only that one is offered.",
        "Un autre choix avec les mêmes dés vaut autant ou plus\u00a0; lui seul est proposé.",
    )


def wrong_dice(position: Position, move: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    limit = int(position.setup.lot_limit)
    if not 1 <= len(dice) <= limit or dice != sorted(dice) or any(die >= DIE_CODES for die in dice):
        return refusal("lot_size", "A group has 1 to {limit} dice.", "Un lot compte de 1 à {limit} dés.", limit=limit)
    for die in dice:
        if dice_there(position, die, int(seat_of(move))) < dice.count(die):
            return no_such_die(die)
    if sum(int(owner_of_die(die)) == WILD_OWNER for die in dice) > 1:
        return refusal("one_wild", "You have one such die at most.", "Vous n'avez qu'un tel dé au plus.")
    kind, target = int(kind_of(move)), int(target_of(move))
    if is_mixed(int(dice_of(move))) and not (kind == codes.ACTIVATE and takes_any_lot(position, target)):
        return refusal(
            "mixed", "All dice of a group have one colour.", "Tous les dés d'un lot sont de la même couleur."
        )
    return None


def dice_there(position: Position, die: int, seat: int) -> int:
    """How many such dice there are, for this seat."""
    wild = int(owner_of_die(die)) == WILD_OWNER
    return int(own_count(position, seat, die)) if wild else int(position.v[DICE + die])


def takes_any_lot(position: Position, slot: int) -> bool:
    card = position.v[CARDS + slot] if 0 <= slot < SLOTS else NONE
    return card != NONE and position.setup.card_any_lot[card] != 0


def wrong_cube(position: Position, move: int, seat: int) -> Refusal | None:
    slot = int(cube_of(move)) - 1
    if slot < 0:
        return None
    if slot >= SLOTS or position.v[CUBES + slot * OWNERS + seat] == 0:
        return refusal("no_cube", "You have no cube there.", "Vous n'y avez aucun cube.")
    setup, dice = position.setup, int(dice_of(move))
    card = position.v[CARDS + slot]
    colours = {int(colour_of_die(die)) for die in lot(dice)}
    cannot_help = refusal(
        "cube_useless", "This cube cannot improve this group.", "Ce cube ne peut pas améliorer ce lot."
    )
    if any(not setup.improve_accepts[card] >> colour & 1 for colour in colours):
        return cannot_help
    if len(colours) > 1 and not setup.improve_mixed[card]:
        return cannot_help
    if setup.improve_single[card] and len(lot(dice)) != 1:
        return refusal("one_die_cube", "This cube takes exactly one die.", "Ce cube s'applique à un seul dé.")
    if setup.improve_special[card] and not can_help(position, seat, dice, card):
        return cannot_help
    return wrong_cube_use(position, move, int(card))


def wrong_cube_use(position: Position, move: int, card: int) -> Refusal | None:
    uses = {
        codes.ACTIVATE: USE_ACTIVITY,
        codes.BUILD: USE_CATHEDRAL,
        codes.FIGHT: USE_EVENT,
        codes.SETTLE: USE_CITIZEN,
        codes.FARM: USE_AGRICULTURE,
    }
    kind, setup, target = int(kind_of(move)), position.setup, int(target_of(move))
    useless = False
    if kind == codes.ACTIVATE and target < SLOTS:
        counts_dice = position.v[CARDS + target] != NONE and setup.card_per_die[position.v[CARDS + target]] != 0
        useless = takes_any_lot(position, target) and changes_colour_only(position, card)
        useless = useless or (counts_dice and improves_total_only(position, card))
    if setup.improve_uses[card] & uses[kind] and not useless:
        return None
    return refusal(
        "cube_use", "This cube cannot be used for this action.", "Ce cube ne peut pas servir à cette action."
    )


def wrong_extra(position: Position, move: int, seat: int) -> Refusal | None:
    """The die that a cube chooses, and the bought die that is turned over."""
    dice, extra, card = int(dice_of(move)), int(extra_of(move)), int(card_of_cube(position, move))
    chosen, turned = int(chosen_die(extra)), int(flipped_die(extra))
    wrong_die = refusal("wrong_die", "Not this die of the group.", "Pas ce dé du lot.")
    if extra >> 4 or chosen > len(lot(dice)) or turned > len(lot(dice)):
        return wrong_die
    choice = card >= 0 and offers_choice(position, card)
    if choice != (chosen > 0) or (choice and not may_choose(position, seat, dice, chosen - 1, card)):
        return wrong_die
    if turned and not may_turn_bought(position, seat):
        return refusal("no_turning", "You cannot turn a bought die over.", "Vous ne pouvez pas retourner un dé acheté.")
    if turned and not is_bought(position, seat, dice, turned - 1, card, extra):
        return refusal(
            "not_bought",
            "Only a die that is paid for can be turned over.",
            "Seul un dé que l'on paie peut être retourné.",
        )
    return None


def lot_colour(position: Position, move: int) -> int:
    """The colour the lot counts as."""
    return int(improved_colour(position, card_of_cube(position, move), colour_of_die(lot(int(dice_of(move)))[0])))


def lot_value(position: Position, move: int) -> int:
    return int(total_with(position, dice_of(move), card_of_cube(position, move), extra_of(move)))
