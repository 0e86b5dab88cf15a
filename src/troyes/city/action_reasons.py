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
from troyes.city.districts import own_count
from troyes.city.event_queue import free_banners, place_of
from troyes.city.figures import BUILDING_NAMES, COLOUR_NAMES, read_data
from troyes.city.layout import (
    CARDS,
    COLOURS,
    CUBES,
    DENIERS,
    DICE,
    DIE_CODES,
    INFLUENCE,
    NONE,
    OWNERS,
    QUEUE_LENGTH,
    SLOTS,
    WHITE,
    WILD_OWNER,
    YELLOW,
)
from troyes.city.lots import (
    can_help,
    changes_colour_only,
    face,
    gives_back,
    improved_colour,
    improves_total_only,
    is_bought,
    is_mixed,
    may_choose,
    offers_choice,
    price_of,
    total_with,
)
from troyes.city.main_moves import can_build, can_pay_influence, deniers_needed, may_turn_bought
from troyes.city.notation import lot
from troyes.city.position import Position
from troyes.city.state import get
from troyes.kernel.refusals import Refusal, refusal

COLOUR_FR = {"red": "rouges", "yellow": "jaunes", "white": "blancs"}


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


def wrong_action(position: Position, move: int, seat: int) -> Refusal | None:
    return (
        wrong_dice(position, move)
        or wrong_cube(position, move, seat)
        or wrong_extra(position, move, seat)
        or wrong_target(position, move, seat)
        or wrong_price(position, move, seat)
        or weaker_choice(move)
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
        return refusal("lot_size", "A lot has 1 to {limit} dice.", "Un lot compte de 1 à {limit} dés.", limit=limit)
    for die in dice:
        if dice_there(position, die, int(seat_of(move))) < dice.count(die):
            return no_such_die(die)
    if sum(int(owner_of_die(die)) == WILD_OWNER for die in dice) > 1:
        return refusal("one_wild", "You have one such die at most.", "Vous n'avez qu'un tel dé au plus.")
    kind, target = int(kind_of(move)), int(target_of(move))
    if is_mixed(int(dice_of(move))) and not (kind == codes.ACTIVATE and takes_any_lot(position, target)):
        return refusal("mixed", "All dice of a lot have one colour.", "Tous les dés d'un lot sont de la même couleur.")
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
    cannot_help = refusal("cube_useless", "This cube cannot improve this lot.", "Ce cube ne peut pas améliorer ce lot.")
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
    wrong_die = refusal("wrong_die", "Not this die of the lot.", "Pas ce dé du lot.")
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
