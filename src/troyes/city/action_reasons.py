"""Why an action is not possible: its dice, its cube, its target, its price, in this order."""

from __future__ import annotations

from troyes.city import codes
from troyes.city.actions import card_of_cube
from troyes.city.citizens import (
    NOT_THERE,
    PROTECTED,
    SAME_AS_NEIGHBOUR,
    SAME_SPACE,
    has_citizen,
    has_tradesman,
    judge_row,
)
from troyes.city.codes import (
    cube_of,
    dice_of,
    extra_of,
    kind_of,
    target_of,
)
from troyes.city.cube_reasons import wrong_cube
from troyes.city.die_notation import lot
from troyes.city.event_queue import free_banners, place_of
from troyes.city.figure_fields import BUILDING_NAMES
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
    either_colour,
    first_colour_of,
    lot_colour,
    lot_value,
    other_colour,
    takes_any_lot,
    weaker_choice,
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


def wrong_action(position: Position, move: int, seat: int) -> Refusal | None:
    return (
        wrong_dice(position, move)
        or wrong_cube(position, move, seat)
        or wrong_extra(position, move, seat)
        or wrong_target(position, move, seat)
        or wrong_price(position, move, seat)
        or other_colour(position, move)
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
            return wrong_colour(1 << WHITE)
        if not can_build(position, dice_of(move), card_of_cube(position, move), extra_of(move)):
            return refusal("columns_full", "These columns are full.", "Ces colonnes sont pleines.")
        return None
    if colour != YELLOW:
        return wrong_colour(1 << YELLOW)
    return too_low(position, move, int(position.setup.agriculture_divisor))


def wrong_colour(bits: int) -> Refusal:
    return refusal("colour", "This takes {colour} dice.", "Il faut des dés {couleur}.", **either_colour(bits))


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
        return wrong_colour(1 << slot // 3)
    if not has_tradesman(position, slot, seat) and not has_citizen(position, seat):
        return no_citizen()
    if not can_pay_influence(position, seat, slot):
        return dear_tradesman(position, seat, slot) or no_activation(position, seat, slot)
    gains_itself = int(cube_of(move)) == slot + 1 and lot_colour(position, move) == first_colour_of(move)
    if gains_itself and gives_back(position, seat, dice_of(move), card, extra_of(move)):
        return refusal(
            "cube_gives_back",
            "The cube would only bring itself back: the same as without it.",
            "Le cube ne ferait que se remplacer\u00a0: autant s'en passer.",
        )
    return too_low(position, move, int(setup.card_divisor[card]))


def no_activation(position: Position, seat: int, slot: int) -> Refusal:
    """The tradesman can be paid, a single activation cannot be carried out."""
    setup, card = position.setup, position.v[CARDS + slot]
    hire = 0 if has_tradesman(position, slot, seat) else int(setup.card_hire_influence[card])
    held, cost = int(get(position, seat, INFLUENCE)) - hire, int(setup.cost_influence[card])
    if held < cost:
        return refusal(
            "activation_influence",
            "An activation costs {cost} influence: you have {held}.",
            "Une activation coûte {cost} points d'influence\u00a0: vous en avez {held}.",
            cost=cost,
            held=held,
        )
    if setup.gain_influence[card] > 0 and held >= setup.max_influence:
        return refusal(
            "influence_full",
            "Your influence is at the end of its track: there is nothing to gain.",
            "Votre influence est au bout de sa piste\u00a0: il n'y a rien à gagner.",
        )
    return refusal(
        "nothing_to_act_on", "The card has nothing to act on now.", "La carte n'a rien sur quoi agir pour l'instant."
    )


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
        return wrong_colour(fought)
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
        return wrong_colour(1 << building)
    value = face(position, dice_of(move), 0, card_of_cube(position, move), extra_of(move))
    verdict = int(judge_row(position, seat, building, value))
    return no_citizen() if verdict == NOT_THERE else untaken(verdict)


def untaken(verdict: int) -> Refusal | None:
    """Why no citizen, or not this one, may be taken."""
    if verdict == NOT_THERE:
        return refusal("not_there", "You have no citizen there.", "Vous n'y avez aucun habitant.")
    if verdict == SAME_SPACE:
        return refusal("same_space", "He stands there already.", "Il s'y trouve déjà.")
    if verdict == SAME_AS_NEIGHBOUR:
        return refusal("same_as_neighbour", "The same as taking his neighbour.", "Autant prendre son voisin.")
    if verdict == PROTECTED:
        return refusal(
            "protected",
            "He would expel a colour of which one lies there already: not twice in a round.",
            "Il expulserait une couleur dont un habitant y est déjà couché\u00a0: pas deux fois par tour.",
        )
    return None


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


def up_to(least: int, most: int) -> Refusal:
    return refusal("times", "{least} to {most} are possible.", "De {least} à {most} possibles.", least=least, most=most)


def all_taken(most: int) -> Refusal:
    """Where more is never worse, fewer are not asked for."""
    return refusal(
        "all_taken",
        "All {most} are taken: fewer would never be better for you.",
        "Les {most} sont prises\u00a0: moins ne vaudrait jamais mieux pour vous.",
        most=most,
    )
