"""Why an action is not possible: its dice, its cube, its target, its price, in this order."""

from __future__ import annotations

from troyes.city.edge.notation.dice import lot
from troyes.city.edge.reasons.cubes import wrong_cube
from troyes.city.edge.reasons.lots import (
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
from troyes.city.figures.fields import BUILDING_NAMES
from troyes.city.rules import codes
from troyes.city.rules.actions import card_of_cube
from troyes.city.rules.citizens import (
    NOT_THERE,
    PROTECTED,
    SAME_AS_NEIGHBOUR,
    SAME_SPACE,
    has_citizen,
    has_tradesman,
    judge_row,
)
from troyes.city.rules.codes import cube_of, dice_of, extra_of, kind_of, target_of
from troyes.city.rules.event_queue import free_banners, place_of
from troyes.city.rules.layout import CARDS, COLOURS, DENIERS, INFLUENCE, NONE, QUEUE_LENGTH, SLOTS, WHITE, YELLOW
from troyes.city.rules.lots import face, gives_back, price_of
from troyes.city.rules.main_moves import can_build, can_pay_influence, deniers_needed
from troyes.city.rules.position import Position
from troyes.city.rules.state import get
from troyes.kernel.contract.refusals import Refusal, refusal
from troyes.words.message import Message


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
            return refusal("columns_full", "why-columns-full")
        return None
    if colour != YELLOW:
        return wrong_colour(1 << YELLOW)
    return too_low(position, move, int(position.setup.agriculture_divisor))


def wrong_colour(bits: int) -> Refusal:
    return refusal("colour", "why-colour", colour=either_colour(bits))


def too_low(position: Position, move: int, need: int) -> Refusal | None:
    value = lot_value(position, move)
    if value >= need:
        return None
    return refusal(
        "too_low", "why-too-low",
        value=value, need=need,
    )  # fmt: skip


def wrong_card(position: Position, move: int, seat: int) -> Refusal | None:
    setup, slot = position.setup, int(target_of(move))
    card = int(position.v[CARDS + slot]) if slot < SLOTS else NONE
    if card == NONE:
        return refusal("face_down", "why-face-down")
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
            "why-cube-gives-back",
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
            "why-activation-influence",
            cost=cost,
            held=held,
        )
    if setup.gain_influence[card] > 0 and held >= setup.max_influence:
        return refusal(
            "influence_full",
            "why-influence-full",
        )
    return refusal("nothing_to_act_on", "why-nothing-to-act-on")


def dear_tradesman(position: Position, seat: int, slot: int) -> Refusal | None:
    """A tradesman who is paid with influence."""
    held, hire = int(get(position, seat, INFLUENCE)), int(position.setup.card_hire_influence[position.v[CARDS + slot]])
    if held >= hire or has_tradesman(position, slot, seat):
        return None
    return refusal(
        "hire_influence",
        "why-hire-influence",
        hire=hire,
        held=held,
    )


def no_citizen() -> Refusal:
    return refusal("no_citizen", "why-no-citizen")


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
        return refusal("no_event", "why-no-event")
    if free_banners(position, place_of(position, event)) <= 0:
        return refusal("event_closed", "why-event-closed")
    return None


def wrong_raid(position: Position, event: int) -> Refusal | None:
    """The same for a cube that a card lays."""
    if wrong := wrong_event(position, event):
        return wrong
    if position.setup.event_only_fought[event]:
        return refusal(
            "only_fought", "why-only-fought",
        )  # fmt: skip
    return None


def wrong_settle(position: Position, move: int, seat: int) -> Refusal | None:
    building = int(target_of(move))
    dice = lot(int(dice_of(move)))
    if building >= COLOURS:
        return refusal("no_building", "why-no-building")
    if len(dice) != 1:
        name = Message(f"building-{BUILDING_NAMES[building]}")
        return refusal("one_die_only", "why-one-die-only", building=name)
    if lot_colour(position, move) != building:
        return wrong_colour(1 << building)
    value = face(position, dice_of(move), 0, card_of_cube(position, move), extra_of(move))
    verdict = int(judge_row(position, seat, building, value))
    return no_citizen() if verdict == NOT_THERE else untaken(verdict)


def untaken(verdict: int) -> Refusal | None:
    """Why no citizen, or not this one, may be taken."""
    if verdict == NOT_THERE:
        return refusal("not_there", "why-not-there")
    if verdict == SAME_SPACE:
        return refusal("same_space", "why-same-space")
    if verdict == SAME_AS_NEIGHBOUR:
        return refusal("same_as_neighbour", "why-same-as-neighbour")
    if verdict == PROTECTED:
        return refusal(
            "protected",
            "why-protected",
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
            "price", "why-these-dice-cost-you-have",
            dice=dice, money=money,
        )  # fmt: skip
    return refusal(
        "price_and_hire",
        "why-price-and-hire",
        extra=extra,
        dice=dice,
        money=money,
    )


def up_to(least: int, most: int) -> Refusal:
    return refusal("times", "why-times", least=least, most=most)


def all_taken(most: int) -> Refusal:
    """Where more is never worse, fewer are not asked for."""
    return refusal(
        "all_taken",
        "why-all-taken",
        most=most,
    )
