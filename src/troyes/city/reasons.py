"""Why a move is not legal: the first rule it breaks, found with the same predicates that list the legal moves."""

from __future__ import annotations

from troyes.city import codes
from troyes.city.citizens import (
    FROM_CARD,
    FROM_LYING,
    FROM_SUPPLY,
    can_settle,
    first_space,
    has_citizen,
    has_tradesman,
    is_repeated,
)
from troyes.city.codes import (
    CHANCE_SEAT,
    USE_ACTIVITY,
    USE_AGRICULTURE,
    USE_CATHEDRAL,
    USE_CITIZEN,
    USE_EVENT,
    colour_of_die,
    cube_of,
    dice_of,
    kind_of,
    owner_of_die,
    seat_of,
    target_of,
    value_of_die,
)
from troyes.city.counter import strength_from
from troyes.city.event_queue import free_banners, place_of
from troyes.city.figures import BUILDING_NAMES, COLOUR_NAMES, read_data
from troyes.city.layout import (
    BLACK,
    BUILDINGS,
    CARDS,
    COLOURS,
    CUBES,
    DENIERS,
    DICE,
    DIE_CODES,
    GENERAL,
    INFLUENCE,
    LYING,
    NONE,
    OWNERS,
    QUEUE_LENGTH,
    SLOTS,
    SPACES,
    SUPPLY,
    TRADESMEN,
    WHITE,
    YELLOW,
)
from troyes.city.lots import (
    changes_colour_only,
    gives_back,
    has_foreign,
    improved_colour,
    improved_total,
    is_mixed,
    price_of,
    total_of,
)
from troyes.city.names import SEAT_LETTERS
from troyes.city.notation import lot
from troyes.city.position import Position
from troyes.city.rules import GAME_OVER, decider
from troyes.city.state import get, top
from troyes.city.turn import bound_times, can_build, can_pay_influence
from troyes.kernel.refusals import Refusal, refusal

# The kinds of moves that each frame accepts.
INFLUENCE_MOVES = {codes.REROLL, codes.RECRUIT, codes.FLIP}
MAIN_MOVES = {codes.PASS, codes.ACTIVATE, codes.BUILD, codes.FIGHT, codes.SETTLE, codes.FARM}
ACCEPTED = {
    codes.F_PLACE: {codes.PLACE},
    codes.F_COUNTER: INFLUENCE_MOVES | {codes.BEAT, codes.YIELD},
    codes.F_ALSO: {codes.ALSO, codes.DONE},
    codes.F_WITH: {codes.WITH, codes.DONE},
    codes.F_TURN: INFLUENCE_MOVES | MAIN_MOVES,
    codes.F_FLIP: {codes.TURN_OVER, codes.DONE},
    codes.F_TAKE: {codes.TAKE},
    codes.F_TIMES: {codes.TIMES},
    codes.F_CUBE: {codes.CUBE},
    codes.F_SPLIT: {codes.SPLIT},
    codes.F_SHOOT: {codes.SHOOT, codes.DONE},
}
NOW = {
    codes.F_PLACE: ("place a citizen on an empty space", "posez un habitant sur un emplacement vide"),
    codes.F_COUNTER: ("the highest black die must be countered", "il faut contrer le dé noir le plus élevé"),
    codes.F_ALSO: ("choose further black dice, or be done", "choisissez d'autres dés noirs, ou terminez"),
    codes.F_WITH: ("choose dice of your district", "choisissez des dés de votre quartier"),
    codes.F_TURN: ("spend influence, take an action or pass", "dépensez de l'influence, agissez ou passez"),
    codes.F_FLIP: ("choose the dice to turn over", "choisissez les dés à retourner"),
    codes.F_TAKE: ("choose the citizen", "choisissez l'habitant"),
    codes.F_TIMES: ("choose how many", "choisissez combien"),
    codes.F_CUBE: ("choose the event for your cube", "choisissez l'évènement pour votre cube"),
    codes.F_SPLIT: ("choose the building for each activation", "choisissez le bâtiment de chaque activation"),
    codes.F_SHOOT: ("roll again or stop", "relancez ou arrêtez"),
}
COLOUR_FR = {"red": "rouges", "yellow": "jaunes", "white": "blancs"}


def reason(position: Position, move: int) -> Refusal:
    """The rule that forbids a move which is not listed."""
    return wrong_time(position, move) or wrong_choice(position, move) or not_now()


def not_now() -> Refusal:
    return refusal("not_offered", "That is not possible here.", "Ce n'est pas possible ici.")


# ---- the wrong seat or moment ------------------------------------------------------------------------------------


def wrong_time(position: Position, move: int) -> Refusal | None:
    deciding = decider(position)
    if deciding == GAME_OVER:
        return refusal("over", "The game is over.", "La partie est terminée.")
    if not 0 <= move < 1 << 62:
        return refusal("no_move", "This is not a move of this game.", "Ce n'est pas un coup de ce jeu.")
    seat = int(seat_of(move))
    if deciding == CHANCE_SEAT:
        if seat != CHANCE_SEAT:
            return refusal("chance_first", "Dice or cards come first.", "D'abord les dés ou les cartes.")
        return refusal("impossible_outcome", "This outcome cannot occur here.", "Ce résultat est impossible ici.")
    if seat == CHANCE_SEAT:
        return refusal("no_chance", "Nothing is rolled or drawn now.", "Rien n'est lancé ni tiré maintenant.")
    if seat != deciding:
        letter = SEAT_LETTERS[int(deciding)]
        return refusal("not_your_turn", "It is {seat}'s decision.", "C'est à {seat} de décider.", seat=letter)
    frame = int(position.v[top(position)])
    if frame in ACCEPTED and int(kind_of(move)) not in ACCEPTED[frame]:
        en, fr = NOW[frame]
        return refusal("wrong_step", "Not now: {now}.", "Pas maintenant : {maintenant}.", now=en, maintenant=fr)
    return None


def wrong_choice(position: Position, move: int) -> Refusal | None:
    kind, seat = int(kind_of(move)), int(seat_of(move))
    if kind in (codes.ACTIVATE, codes.BUILD, codes.FIGHT, codes.SETTLE, codes.FARM):
        return wrong_action(position, move, seat)
    if kind in INFLUENCE_MOVES:
        return wrong_influence(position, move, seat)
    if kind in (codes.WITH, codes.TURN_OVER):
        return wrong_own_die(position, move, seat) or wrong_order(position, move, kind)
    if kind in (codes.BEAT, codes.YIELD):
        return wrong_counter(position, kind, seat)
    if kind == codes.PLACE:
        return refusal("space_taken", "This space is not free.", "Cet emplacement n'est pas libre.")
    if kind == codes.TAKE:
        return wrong_citizen(position, int(target_of(move)), seat)
    if kind == codes.TIMES:
        most = int(bound_times(position, seat))
        return refusal("times", "1 to {most} are possible.", "De 1 à {most} possibles.", most=most)
    if kind == codes.CUBE:
        return wrong_event(position, int(target_of(move)))
    if kind == codes.ALSO:
        return refusal(
            "also",
            "No such black die can be beaten as well.",
            "Aucun dé noir de cette valeur ne peut être contré en plus.",
        )
    if kind == codes.DONE:
        return refusal("not_enough", "Not enough yet.", "Ce n'est pas encore suffisant.")
    return None


# ---- influence and black dice ------------------------------------------------------------------------------------


def wrong_influence(position: Position, move: int, seat: int) -> Refusal | None:
    setup = position.setup
    kind, held = int(kind_of(move)), int(get(position, seat, INFLUENCE))
    costs = {
        codes.REROLL: int(setup.reroll_cost),
        codes.RECRUIT: int(setup.recruit_cost),
        codes.FLIP: int(setup.flip_cost),
    }
    cost = costs[kind]
    if kind == codes.REROLL and (wrong := wrong_own_die(position, move, seat)):
        return wrong
    if held < cost:
        return refusal(
            "influence",
            "This costs {cost} influence: you have {held}.",
            "Cela coûte {cost} points d'influence : vous en avez {held}.",
            cost=cost,
            held=held,
        )
    if kind == codes.RECRUIT and get(position, seat, GENERAL) == 0:
        return refusal(
            "no_recruit", "No citizen of yours is left in the general supply.",
            "Il ne reste aucun de vos habitants dans la réserve générale.",
        )  # fmt: skip
    if kind == codes.FLIP:
        return refusal("no_dice", "There is no die in your district.", "Il n'y a aucun dé dans votre quartier.")
    return None


def wrong_own_die(position: Position, move: int, seat: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    if len(dice) != 1 or dice[0] >= DIE_CODES:
        return refusal("one_die", "Name exactly one die.", "Nommez exactement un dé.")
    if owner_of_die(dice[0]) != seat:
        return refusal("not_own_die", "Only dice of your own district.", "Seulement des dés de votre propre quartier.")
    if position.v[DICE + dice[0]] == 0:
        return no_such_die(dice[0])
    return None


def wrong_order(position: Position, move: int, kind: int) -> Refusal:
    """Each set of dice is named in one order only."""
    at = top(position)
    last = int(position.v[at + 2 + position.v[at + 2]]) - 1  # in a flip: the die turned last
    if kind == codes.TURN_OVER and lot(int(dice_of(move)))[0] >= last:
        return refusal("turned", "This die has just been turned.", "Ce dé vient d'être retourné.")
    return refusal(
        "order",
        "Name your dice from red through yellow to white, low values first: a die left out cannot follow.",
        "Nommez vos dés du rouge au jaune puis au blanc, petites valeurs d'abord : un dé omis ne peut plus suivre.",
    )


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


def wrong_counter(position: Position, kind: int, seat: int) -> Refusal:
    highest = next(value for value in range(6, 0, -1) if position.v[BLACK + value] > 0)
    strength = int(strength_from(position, seat, 0))
    if kind == codes.YIELD:
        return refusal(
            "must_counter",
            "Your dice are worth {strength}: the black {highest} must be countered.",
            "Vos dés valent {strength} : le {highest} noir doit être contré.",
            strength=strength,
            highest=highest,
        )
    return refusal(
        "too_weak",
        "Your dice are worth {strength}, the black die {highest}.",
        "Vos dés valent {strength}, le dé noir {highest}.",
        strength=strength,
        highest=highest,
    )


# ---- actions -----------------------------------------------------------------------------------------------------


def wrong_action(position: Position, move: int, seat: int) -> Refusal | None:
    return (
        wrong_dice(position, move)
        or wrong_cube(position, move, seat)
        or wrong_target(position, move, seat)
        or wrong_price(position, move, seat)
    )


def wrong_dice(position: Position, move: int) -> Refusal | None:
    dice = lot(int(dice_of(move)))
    limit = int(position.setup.lot_limit)
    if not 1 <= len(dice) <= limit or dice != sorted(dice) or any(die >= DIE_CODES for die in dice):
        return refusal("lot_size", "A lot has 1 to {limit} dice.", "Un lot compte de 1 à {limit} dés.", limit=limit)
    for die in dice:
        if position.v[DICE + die] < dice.count(die):
            return no_such_die(die)
    kind, target = int(kind_of(move)), int(target_of(move))
    if is_mixed(int(dice_of(move))) and not (kind == codes.ACTIVATE and takes_any_lot(position, target)):
        return refusal("mixed", "All dice of a lot have one colour.", "Tous les dés d'un lot sont de la même couleur.")
    return None


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
    if setup.improve_free[card] and not has_foreign(dice, seat):
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
    kind = int(kind_of(move))
    useless_colour = kind == codes.ACTIVATE and takes_any_lot(position, int(target_of(move)))
    if position.setup.improve_uses[card] & uses[kind] and not (useless_colour and changes_colour_only(position, card)):
        return None
    return refusal(
        "cube_use", "This cube cannot be used for this action.", "Ce cube ne peut pas servir à cette action."
    )


def card_of_cube(position: Position, move: int) -> int:
    slot = int(cube_of(move)) - 1
    return int(position.v[CARDS + slot]) if slot >= 0 else -1


def lot_colour(position: Position, move: int) -> int:
    """The colour the lot counts as."""
    return int(improved_colour(position, card_of_cube(position, move), colour_of_die(lot(int(dice_of(move)))[0])))


def lot_value(position: Position, move: int) -> int:
    dice = int(dice_of(move))
    return int(improved_total(position, card_of_cube(position, move), len(lot(dice)), total_of(dice)))


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
        if not can_build(position, int(dice_of(move))):
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
        return refusal(
            "cannot_activate",
            "You cannot pay for a single activation, or have no room for its gain.",
            "Vous ne pouvez pas payer une seule activation, ou n'avez pas la place pour son gain.",
        )
    if int(cube_of(move)) == slot + 1 and gives_back(
        position, card, len(lot(int(dice_of(move)))), total_of(dice_of(move))
    ):
        return refusal(
            "cube_gives_back",
            "The cube would only bring itself back: the same as without it.",
            "Le cube ne ferait que se remplacer : autant s'en passer.",
        )
    return too_low(position, move, int(setup.card_divisor[card]))


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
    if not can_settle(position, seat, building, value_of_die(dice[0])):
        return protected()
    return None


def protected() -> Refusal:
    return refusal(
        "protected",
        "A citizen of the colour to be expelled already lies there, or nobody would move.",
        "Un habitant de la couleur à expulser y est déjà couché, ou personne ne bougerait.",
    )


def wrong_price(position: Position, move: int, seat: int) -> Refusal | None:
    setup, kind, slot = position.setup, int(kind_of(move)), int(target_of(move))
    card = card_of_cube(position, move)
    dice = int(price_of(position, seat, dice_of(move), card >= 0 and setup.improve_free[card] != 0))
    extra = 0
    if kind == codes.ACTIVATE:
        activity = position.v[CARDS + slot]
        extra = int(setup.cost_deniers[activity])
        if not has_tradesman(position, slot, seat):
            extra += int(setup.card_hire[activity])
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


def wrong_citizen(position: Position, source: int, seat: int) -> Refusal | None:
    at = top(position)
    if not is_there(position, source, seat):
        return refusal("not_there", "You have no citizen there.", "Vous n'y avez aucun habitant.")
    if position.v[at + 2] == codes.SETTLE:
        if source == first_space(position, position.v[at + 3], position.v[at + 4]):
            return refusal("same_space", "He stands there already.", "Il s'y trouve déjà.")
        if is_repeated(position, seat, source, first_space(position, position.v[at + 3], position.v[at + 4])):
            return refusal("same_as_neighbour", "The same as taking his neighbour.", "Autant prendre son voisin.")
        return protected()
    return None


def is_there(position: Position, source: int, seat: int) -> bool:
    v = position.v
    if source < SPACES:
        return v[BUILDINGS + source] == seat
    if source < FROM_CARD:
        return v[LYING + (source - FROM_LYING) * OWNERS + seat] > 0
    if source < FROM_SUPPLY:
        return v[TRADESMEN + (source - FROM_CARD) * OWNERS + seat] != 0
    return source == FROM_SUPPLY and get(position, seat, SUPPLY) > 0
