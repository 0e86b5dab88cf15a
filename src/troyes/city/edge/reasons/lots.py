"""Why a lot is not possible: its dice, the die that a cube chooses, the one that is turned over."""

from __future__ import annotations

from functools import reduce

from troyes.city.edge.notation.dice import lot
from troyes.city.figures.fields import COLOUR_NAMES
from troyes.city.rules import codes
from troyes.city.rules.actions import card_of_cube
from troyes.city.rules.codes import (
    NO_DIE,
    chosen_die,
    colour_of_die,
    cube_of,
    dice_of,
    die_code,
    extra_of,
    flipped_die,
    kind_of,
    move_code,
    owner_of_die,
    pack_dice,
    seat_of,
    target_of,
    value_of_die,
    with_extra,
)
from troyes.city.rules.districts import own_count
from troyes.city.rules.layout import CARDS, COLOURS, DICE, DIE_CODES, NONE, SLOTS, WILD_OWNER
from troyes.city.rules.lot_lists import can_turn
from troyes.city.rules.lots import improved_colour, is_bought, is_mixed, may_choose, offers_choice, total_with
from troyes.city.rules.main_moves import may_turn_bought
from troyes.city.rules.position import Position
from troyes.kernel.contract.refusals import Refusal, refusal
from troyes.words.message import Message


def no_such_die(die: int) -> Refusal:
    colour, value = COLOUR_NAMES[int(colour_of_die(die))], int(value_of_die(die))
    if owner_of_die(die) == WILD_OWNER:
        return refusal(
            "no_such_die", "why-you-have-no-purple", value=value
        )  # fmt: skip
    return refusal("no_such_die", "why-there-is-no-there", colour=Message(f"name-colour-{colour}"), value=value)


def either_colour(bits: int) -> Message:
    """Colours of dice in a refusal: `red or yellow`."""
    found = [Message(f"city-colour_many-{name}") for colour, name in enumerate(COLOUR_NAMES) if bits >> colour & 1]
    return reduce(lambda before, last: Message("either-colour", before=before, last=last), found)


def other_colour(position: Position, move: int) -> Refusal | None:
    """Nothing is wrong, but where several colours of the wild die would do the same, one of them is listed."""
    colour = next((colour for colour, same in recoloured(move).items() if position.is_legal(same)), None)
    if colour is None:
        return None
    return refusal("other_colour", "why-other-colour", colour=Message(f"name-colour-{COLOUR_NAMES[colour]}"))


def recoloured(move: int) -> dict[int, int]:
    """The same move with its wild die taken for another colour, by colour."""
    dice = lot(int(dice_of(move)))
    wild = next((die for die in dice if die < DIE_CODES and owner_of_die(die) == WILD_OWNER), None)
    if wild is None:
        return {}
    others = [die for die in dice if die != wild]
    found = {}
    for colour in range(COLOURS):
        faces = sorted([*others, int(die_code(colour, WILD_OWNER, value_of_die(wild)))])
        packed = pack_dice(*faces, *[NO_DIE] * (3 - len(faces)))
        same = move_code(seat_of(move), kind_of(move), target_of(move), packed, cube_of(move))
        found[colour] = int(with_extra(same, extra_of(move)))
    return {colour: same for colour, same in found.items() if same != move}


def weaker_choice(move: int) -> Refusal | None:
    """Nothing is wrong with the move, but another die chosen or turned over does the same or more."""
    if not extra_of(move):
        return None
    return refusal(
        "weaker_choice",
        "why-weaker-choice",
    )


def wrong_dice(position: Position, move: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    limit = int(position.setup.lot_limit)
    if not 1 <= len(dice) <= limit or dice != sorted(dice) or any(die >= DIE_CODES for die in dice):
        return refusal("lot_size", "why-lot-size", limit=limit)
    if sum(int(owner_of_die(die)) == WILD_OWNER for die in dice) > 1:
        return refusal("one_wild", "why-one-wild")
    for die in dice:
        if dice_there(position, die, int(seat_of(move))) < dice.count(die):
            return no_such_die(die)
    kind, target = int(kind_of(move)), int(target_of(move))
    if is_mixed(int(dice_of(move))) and not (kind == codes.ACTIVATE and takes_any_lot(position, target)):
        return refusal("mixed", "why-mixed")
    return None


def dice_there(position: Position, die: int, seat: int) -> int:
    """How many such dice there are, for this seat."""
    wild = int(owner_of_die(die)) == WILD_OWNER
    return int(own_count(position, seat, die)) if wild else int(position.v[DICE + die])


def takes_any_lot(position: Position, slot: int) -> bool:
    card = position.v[CARDS + slot] if 0 <= slot < SLOTS else NONE
    return card != NONE and position.setup.card_any_lot[card] != 0


def wrong_extra(position: Position, move: int, seat: int) -> Refusal | None:
    """The die that a cube chooses, and the bought die that is turned over."""
    dice, extra = lot(int(dice_of(move))), int(extra_of(move))
    if extra >> 4 or chosen_die(extra) > len(dice) or flipped_die(extra) > len(dice):
        return refusal("wrong_die", "why-wrong-die")
    return wrong_chosen(position, move, seat) or wrong_turned(position, move, seat)


def wrong_chosen(position: Position, move: int, seat: int) -> Refusal | None:
    card, chosen = int(card_of_cube(position, move)), int(chosen_die(extra_of(move)))
    if card < 0 or not offers_choice(position, card):
        if not chosen:
            return None
        return refusal("no_choice", "why-no-choice")
    if not chosen:
        return refusal("which_die", "why-which-die")
    if may_choose(position, seat, dice_of(move), chosen - 1, card):
        return None
    if position.setup.improve_flip_own[card]:
        return refusal("own_die_only", "why-own-die-only")
    return refusal("others_die_only", "why-others-die-only")


def wrong_turned(position: Position, move: int, seat: int) -> Refusal | None:
    dice, extra, card = int(dice_of(move)), int(extra_of(move)), int(card_of_cube(position, move))
    if not flipped_die(extra):
        return None
    if not may_turn_bought(position, seat):
        return refusal("no_turning", "why-no-turning")
    if not is_bought(position, seat, dice, flipped_die(extra) - 1, card, extra):
        return not_bought()
    if not can_turn(position, seat, dice, card, extra):
        return refusal(
            "one_free",
            "why-one-free",
        )
    return None


def not_bought() -> Refusal:
    return refusal("not_bought", "why-not-bought")


def first_colour_of(move: int) -> int:
    """The colour of the lot without a cube."""
    return int(colour_of_die(lot(int(dice_of(move)))[0]))


def lot_colour(position: Position, move: int) -> int:
    """The colour the lot counts as."""
    return int(improved_colour(position, card_of_cube(position, move), first_colour_of(move)))


def lot_value(position: Position, move: int) -> int:
    return int(total_with(position, dice_of(move), card_of_cube(position, move), extra_of(move)))
