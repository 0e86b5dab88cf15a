"""Why a move of the ramparts is not possible, found with the predicates that list the legal ones."""

from __future__ import annotations

from troyes.city.edge.notation.dice import lot
from troyes.city.edge.reasons.cubes import needs_others_die, no_cube, not_for_this, wrong_cube_colour
from troyes.city.edge.reasons.lots import dice_there, no_such_die, not_bought
from troyes.city.ladies.ramparts.codes import (
    ASK,
    COLOUR,
    COST,
    EFFECT,
    EXTRA,
    EXTRA_DIE,
    F_LAY,
    F_SWAP,
    F_WALK,
    GATES,
    GUARD,
    LAY,
    LENGTH,
    SHIELD,
    SHIELDING,
    SHIFT,
    SWAP,
    SWAP_DICE,
    WALK,
)
from troyes.city.ladies.ramparts.guard import points_left
from troyes.city.ladies.ramparts.moved import can_shift
from troyes.city.ladies.ramparts.swaps import has_spent, is_same_face, supply_has
from troyes.city.ladies.ramparts.tiles import (
    cubes_on,
    figure_at,
    gate_with,
    guard_at,
    has_reached,
    takes_cubes,
)
from troyes.city.rules.codes import (
    USE_GUARD,
    colour_of_die,
    cube_of,
    dice_of,
    extra_of,
    flipped_die,
    kind_of,
    owner_of_die,
    target_of,
)
from troyes.city.rules.layout import CARDS, DENIERS, DIE_CODES, SLOTS, WILD, WILD_OWNER
from troyes.city.rules.lots import is_foreign
from troyes.city.rules.main_moves import may_turn_bought
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, top
from troyes.kernel.contract.refusals import Refusal, refusal


def reason(p: Position, move: int, seat: int) -> Refusal | None:
    kind, target, frame = int(kind_of(move)), int(target_of(move)), int(p.v[top(p)])
    if kind == GUARD:
        return wrong_guard(p, move, seat)
    if kind == EXTRA:
        return no_tile_cube(p, EXTRA_DIE, seat) or wrong_extra_die(p, seat)
    if kind == SWAP:
        return wrong_swap(p, move, seat, frame)
    if kind == SHIELD:
        return no_tile_cube(p, SHIELDING, seat)
    if kind == ASK:
        return refusal("no_order", "why-no-order")
    if frame in (F_WALK, F_LAY):
        return wrong_points(p, seat, kind, target)
    return wrong_shift(p, seat, target) if kind == SHIFT else None


# ---- the guard ----------------------------------------------------------------------------------------------------


def wrong_guard(p: Position, move: int, seat: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    if len(dice) != 1 or dice[0] >= DIE_CODES:
        return refusal("one_die", "why-one-die")
    die = dice[0]
    if dice_there(p, die, seat) == 0:
        return no_such_die(die)
    return wrong_guard_cube(p, move, seat, die) or wrong_turn(p, move, seat, die) or wrong_price(p, move, seat, die)


def wrong_guard_cube(p: Position, move: int, seat: int, die: int) -> Refusal | None:
    slot = int(cube_of(move)) - 1
    if slot < 0:
        return None
    if wrong := no_cube(p, slot, seat):
        return wrong
    card = int(p.v[CARDS + slot])
    if not p.setup.improve_uses[card] & USE_GUARD:
        return not_for_this()
    if not is_foreign(die, seat):
        return needs_others_die()
    return wrong_cube_colour(p, card, {int(colour_of_die(die))})


def wrong_turn(p: Position, move: int, seat: int, die: int) -> Refusal | None:
    if not flipped_die(extra_of(move)):
        return None
    if not may_turn_bought(p, seat):
        return refusal("no_turning", "why-no-turning")
    return not_bought()


def wrong_price(p: Position, move: int, seat: int, die: int) -> Refusal | None:
    price, money = int(p.setup.die_price), int(get(p, seat, DENIERS))
    if cube_of(move) or not is_foreign(die, seat) or price <= money:
        return None
    return too_dear(price, money)


def too_dear(price: int, money: int) -> Refusal:
    return refusal(
        "price", "why-this-costs-you-have",
        price=price, money=money,
    )  # fmt: skip


def wrong_points(p: Position, seat: int, kind: int, target: int) -> Refusal:
    if kind == WALK:
        return wrong_walk(p, seat, target)
    if kind == LAY:
        return wrong_lay(p, seat, target)
    return no_point()


def no_point() -> Refusal:
    return refusal("must_walk", "why-must-walk")


def wrong_walk(p: Position, seat: int, steps: int) -> Refusal:
    if steps == 0:
        return no_point()
    if p.v[top(p)] == F_LAY:
        return refusal(
            "just_walked",
            "why-just-walked",
        )
    left = int(p.setup.figures[LENGTH] - guard_at(p, seat))
    if steps > left:
        return refusal(
            "track_end", "why-track-end", left=left
        )  # fmt: skip
    most = int(points_left(p, seat))
    return refusal("points", "why-points", most=most)


def wrong_lay(p: Position, seat: int, gate: int) -> Refusal:
    at = top(p)
    if gate >= GATES or not has_reached(p, gate, seat):
        return refusal("not_reached", "why-not-reached")
    if not takes_cubes(p, gate):
        return refusal("no_cubes_here", "why-no-cubes-here")
    if figure_at(p, gate, EFFECT) == EXTRA_DIE and figure_at(p, gate, COLOUR) == p.v[at + 3]:
        return refusal("own_colour", "why-own-colour")
    if p.v[at + 5] >> gate & 1:
        return refusal("gate_once", "why-gate-once")
    return refusal("no_points", "why-no-points")


# ---- before the action --------------------------------------------------------------------------------------------


def no_tile_cube(p: Position, effect: int, seat: int) -> Refusal | None:
    gate = int(gate_with(p, effect))
    if gate < 0:
        return refusal("no_tile", "why-no-tile")
    if cubes_on(p, gate, seat) == 0:
        return refusal("no_tile_cube", "why-no-tile-cube")
    return None


def spent_already(p: Position, effect: int, seat: int) -> Refusal | None:
    if has_spent(p, gate_with(p, effect), seat):
        return refusal(
            "one_per_action",
            "why-one-per-action",
        )
    return None


def wrong_extra_die(p: Position, seat: int) -> Refusal | None:
    gate = gate_with(p, EXTRA_DIE)
    if spent := spent_already(p, EXTRA_DIE, seat):
        return spent
    colour = figure_at(p, gate, COLOUR)
    if colour == WILD and not supply_has(p, seat, colour):
        return refusal("one_wild", "why-one-wild")
    if not supply_has(p, seat, colour):
        return refusal("no_die_left", "why-no-die-left")
    cost, money = int(figure_at(p, gate, COST)), int(get(p, seat, DENIERS))
    return too_dear(cost, money) if cost > money else None


def wrong_swap(p: Position, move: int, seat: int, frame: int) -> Refusal | None:
    swapped = int(p.v[top(p) + 3]) if frame == F_SWAP else 0
    if frame != F_SWAP and (wrong := no_tile_cube(p, SWAP_DICE, seat) or spent_already(p, SWAP_DICE, seat)):
        return wrong
    dice = lot(int(dice_of(move)))
    if len(dice) != 2 or any(die >= DIE_CODES for die in dice):
        return refusal("two_dice", "why-two-dice")
    own, other = dice
    owners = [int(owner_of_die(die)) for die in dice]
    if WILD_OWNER in owners:
        return refusal("no_wild", "why-no-wild")
    if owners[0] != seat or owners[1] == seat:
        return refusal("two_dice", "why-two-dice")
    for die in dice:
        if dice_there(p, die, seat) == 0:
            return no_such_die(die)
    if swapped >> owners[1] & 1:
        return refusal("one_per_district", "why-one-per-district")
    if is_same_face(own, other):
        return refusal("same_face", "why-same-face")
    return None


def wrong_shift(p: Position, seat: int, slot: int) -> Refusal | None:
    card = int(p.v[CARDS + slot]) if slot < SLOTS else -1
    if card < 0:
        return refusal("face_down", "why-face-down")
    price, money = int(p.setup.card_price[card]), int(get(p, seat, DENIERS))
    if price > money:
        return too_dear(price, money)
    if not can_shift(p, seat, p.v[top(p) + 3], slot):
        return refusal(
            "no_place_for_cube",
            "why-no-place-for-cube",
        )
    return None
