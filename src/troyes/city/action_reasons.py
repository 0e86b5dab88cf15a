"""Why an action is not possible: its dice, its cube, its target, its price, in this order."""

from __future__ import annotations

from troyes.city import codes
from troyes.city.actions import card_of_cube
from troyes.city.citizens import (
    can_settle,
    has_citizen,
    has_tradesman,
)
from troyes.city.codes import (
    cube_of,
    dice_of,
    extra_of,
    kind_of,
    target_of,
)
from troyes.city.die_notation import lot
from troyes.city.event_queue import free_banners, place_of
from troyes.city.figure_fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.figures import read_data
from troyes.city.layout import (
    CARDS,
    COLOURS,
    DENIERS,
    INFLUENCE,
    NONE,
    QUEUE_LENGTH,
    SLOTS,
    WHITE,
    YELLOW,
)
from troyes.city.lot_reasons import (
    lot_colour,
    lot_value,
    takes_any_lot,
    weaker_choice,
    wrong_cube,
    wrong_dice,
    wrong_extra,
)
from troyes.city.lots import (
    face,
    gives_back,
    price_of,
)
from troyes.city.main_moves import can_build, can_pay_influence, deniers_needed
from troyes.city.position import Position
from troyes.city.state import get
from troyes.kernel.refusals import Refusal, refusal

COLOUR_FR = {"red": "rouges", "yellow": "jaunes", "white": "blancs"}


def wrong_action(position: Position, move: int, seat: int) -> Refusal | None:
    return (
        wrong_dice(position, move)
        or wrong_cube(position, move, seat)
        or wrong_extra(position, move, seat)
        or wrong_target(position, move, seat)
        or wrong_price(position, move, seat)
        or weaker_choice(move)
    )


def wrong_target(position: Position, move: int, seat: int) -> Refusal | None:
    kind = int(kind_of(move))
    if kind == codes.ACTIVATE:
        return wrong_card(position, move, seat)
    if kind == codes.FIGHT:
        return wrong_fight(position, move)
    if kind == codes.SETTLE:
        return wrong_settle(position, move, seat)
    colour = lot_colour(position, move)
    if kind == codes.BUILD:
        if colour != WHITE:
            return wrong_colour(WHITE)
        if not can_build(position, dice_of(move), card_of_cube(position, move), extra_of(move)):
            return refusal("columns_full", "These columns are full.", "Ces colonnes sont pleines.")
        return None
    if colour != YELLOW:
        return wrong_colour(YELLOW)
    return too_low(position, move, int(position.setup.agriculture_divisor))


def wrong_colour(colour: int) -> Refusal:
    name = COLOUR_NAMES[colour]
    return refusal(
        "colour", "This takes {colour} dice.", "Il faut des dés {couleur}.", colour=name, couleur=COLOUR_FR[name]
    )


def too_low(position: Position, move: int, need: int) -> Refusal | None:
    value = lot_value(position, move)
    if value >= need:
        return None
    return refusal(
        "too_low", "The lot is worth {value}, {need} is needed.", "Le lot vaut {value}, il faut {need}.",
        value=value, need=need,
    )  # fmt: skip


def wrong_card(position: Position, move: int, seat: int) -> Refusal | None:
    setup, slot = position.setup, int(target_of(move))
    card = int(position.v[CARDS + slot]) if slot < SLOTS else NONE
    if card == NONE:
        return refusal("face_down", "This activity is not open yet.", "Cette activité n'est pas encore ouverte.")
    if not takes_any_lot(position, slot) and lot_colour(position, move) != slot // 3:
        return wrong_colour(slot // 3)
    if not has_tradesman(position, slot, seat) and not has_citizen(position, seat):
        return no_citizen()
    if not can_pay_influence(position, seat, slot):
        return dear_tradesman(position, seat, slot) or refusal(
            "cannot_activate",
            "You cannot pay for a single activation, or have no room for its gain.",
            "Vous ne pouvez pas payer une seule activation, ou n'avez pas la place pour son gain.",
        )
    if int(cube_of(move)) == slot + 1 and gives_back(position, seat, dice_of(move), card, extra_of(move)):
        return refusal(
            "cube_gives_back",
            "The cube would only bring itself back: the same as without it.",
            "Le cube ne ferait que se remplacer : autant s'en passer.",
        )
    return too_low(position, move, int(setup.card_divisor[card]))


def dear_tradesman(position: Position, seat: int, slot: int) -> Refusal | None:
    """A tradesman who is paid with influence."""
    held, hire = int(get(position, seat, INFLUENCE)), int(position.setup.card_hire_influence[position.v[CARDS + slot]])
    if held >= hire or has_tradesman(position, slot, seat):
        return None
    return refusal(
        "hire_influence",
        "The tradesman costs {hire} influence: you have {held}.",
        "L'homme de métier coûte {hire} points d'influence : vous en avez {held}.",
        hire=hire,
        held=held,
    )


def no_citizen() -> Refusal:
    return refusal("no_citizen", "You have no citizen to place.", "Vous n'avez aucun habitant à placer.")


def wrong_fight(position: Position, move: int) -> Refusal | None:
    event = int(target_of(move))
    if wrong := wrong_event(position, event):
        return wrong
    fought = int(position.setup.event_fought[event])
    if not fought >> lot_colour(position, move) & 1:
        return wrong_colour(next(colour for colour in range(COLOURS) if fought >> colour & 1))
    return too_low(position, move, int(position.setup.event_divisor[event]))


def wrong_event(position: Position, event: int) -> Refusal | None:
    known = event < len(position.setup.event_colour) and place_of(position, event) >= 0
    if not known or position.v[QUEUE_LENGTH] == 0:
        return refusal("no_event", "This event does not threaten the city.", "Cet évènement ne menace pas la ville.")
    if free_banners(position, place_of(position, event)) <= 0:
        return refusal(
            "event_closed", "It takes no more cubes in this action.", "Il ne prend plus de cubes pendant cette action."
        )
    return None


def wrong_raid(position: Position, event: int) -> Refusal | None:
    """The same for a cube that a card lays."""
    if wrong := wrong_event(position, event):
        return wrong
    if position.setup.event_only_fought[event]:
        return refusal(
            "only_fought", "Cards cannot reach this event: fight it with dice.",
            "Les cartes n'atteignent pas cet évènement : combattez-le avec des dés.",
        )  # fmt: skip
    return None


def wrong_settle(position: Position, move: int, seat: int) -> Refusal | None:
    building = int(target_of(move))
    dice = lot(int(dice_of(move)))
    if building >= COLOURS:
        return refusal("no_building", "There is no such building.", "Ce bâtiment n'existe pas.")
    if len(dice) != 1:
        board = read_data("board.toml")["board"][BUILDING_NAMES[building]]["name"]
        return refusal(
            "one_die_only",
            "{building} takes exactly one die.",
            "{nom} : un seul dé.",
            building=board["en"],
            nom=board["fr"],
        )
    if lot_colour(position, move) != building:
        return wrong_colour(building)
    if not has_citizen(position, seat):
        return no_citizen()
    value = face(position, dice_of(move), 0, card_of_cube(position, move), extra_of(move))
    if not can_settle(position, seat, building, value):
        return protected()
    return None


def protected() -> Refusal:
    return refusal(
        "protected",
        "A citizen of the colour to be expelled already lies there, or nobody would move.",
        "Un habitant de la couleur à expulser y est déjà couché, ou personne ne bougerait.",
    )


def wrong_price(position: Position, move: int, seat: int) -> Refusal | None:
    card = card_of_cube(position, move)
    dice = int(price_of(position, seat, dice_of(move), card, extra_of(move)))
    activates = int(kind_of(move)) == codes.ACTIVATE
    extra = int(deniers_needed(position, seat, target_of(move))) if activates else 0
    money = int(get(position, seat, DENIERS))
    if dice + extra <= money:
        return None
    if extra == 0:
        return refusal(
            "price", "These dice cost {dice}: you have {money}.", "Ces dés coûtent {dice} : vous avez {money}.",
            dice=dice, money=money,
        )  # fmt: skip
    return refusal(
        "price_and_hire",
        "The activity costs {extra}, your dice {dice}: you have {money}.",
        "L'activité coûte {extra}, vos dés {dice} : vous avez {money}.",
        extra=extra,
        dice=dice,
        money=money,
    )
