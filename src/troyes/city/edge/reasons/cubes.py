"""Why a cube of a card cannot improve a lot: its colour, its size, its districts, what it is used for."""

from __future__ import annotations

from troyes.city.edge.notation.dice import lot
from troyes.city.edge.reasons.lots import either_colour, takes_any_lot
from troyes.city.rules import codes
from troyes.city.rules.codes import (
    USE_ACTIVITY,
    USE_AGRICULTURE,
    USE_CATHEDRAL,
    USE_CITIZEN,
    USE_EVENT,
    colour_of_die,
    cube_of,
    dice_of,
    kind_of,
    target_of,
)
from troyes.city.rules.layout import CARDS, CUBES, NONE, OWNERS, SLOTS
from troyes.city.rules.lots import can_help, changes_colour_only, improves_total_only
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import Refusal, refusal

USES = {
    codes.ACTIVATE: USE_ACTIVITY,
    codes.BUILD: USE_CATHEDRAL,
    codes.FIGHT: USE_EVENT,
    codes.SETTLE: USE_CITIZEN,
    codes.FARM: USE_AGRICULTURE,
}


def wrong_cube(position: Position, move: int, seat: int) -> Refusal | None:
    slot = int(cube_of(move)) - 1
    if slot < 0:
        return None
    return no_cube(position, slot, seat) or wrong_group(position, move, seat, int(position.v[CARDS + slot]))


def no_cube(position: Position, slot: int, seat: int) -> Refusal | None:
    if slot < SLOTS and position.v[CUBES + slot * OWNERS + seat] > 0:
        return None
    return refusal("no_cube", "why-no-cube")


def wrong_group(position: Position, move: int, seat: int, card: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    found = {int(colour_of_die(die)) for die in dice}
    if len(found) > 1 and position.setup.improve_accepts[card] and not position.setup.improve_mixed[card]:
        return refusal("cube_mixed", "why-cube-mixed")
    if wrong := wrong_cube_colour(position, card, found):
        return wrong
    if position.setup.improve_single[card] and len(dice) != 1:
        return refusal("one_die_cube", "why-one-die-cube")
    if not can_help(position, seat, dice_of(move), card):
        return helpless(position, card)
    return wrong_cube_use(position, move, card)


def wrong_cube_colour(position: Position, card: int, found: set[int]) -> Refusal | None:
    """Dice of a colour that the cube does not improve."""
    accepts = int(position.setup.improve_accepts[card])
    if all(accepts >> colour & 1 for colour in found):
        return None
    if not accepts:
        return refusal("cube_no_dice", "why-cube-no-dice")
    return refusal("cube_colour", "why-cube-colour", colour=either_colour(accepts))


def helpless(position: Position, card: int) -> Refusal:
    """The group lacks what the cube acts on."""
    if position.setup.improve_alike[card]:
        return refusal("cube_two_dice", "why-cube-two-dice")
    if position.setup.improve_joker[card]:
        return refusal(
            "cube_is_die",
            "why-cube-is-die",
            limit=int(position.setup.lot_limit),
        )
    return needs_others_die()


def needs_others_die() -> Refusal:
    return refusal("cube_others_die", "why-cube-others-die")


def wrong_cube_use(position: Position, move: int, card: int) -> Refusal | None:
    kind, target = int(kind_of(move)), int(target_of(move))
    if not position.setup.improve_uses[card] & USES[kind]:
        return not_for_this()
    if kind != codes.ACTIVATE or target >= SLOTS or position.v[CARDS + target] == NONE:
        return None
    if takes_any_lot(position, target) and changes_colour_only(position, card):
        return refusal(
            "any_colour",
            "why-any-colour",
        )
    if position.setup.card_per_die[position.v[CARDS + target]] and improves_total_only(position, card):
        return refusal(
            "each_die",
            "why-each-die",
        )
    return None


def not_for_this() -> Refusal:
    return refusal("cube_use", "why-cube-use")
