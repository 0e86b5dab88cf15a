"""A move as a choice: what it is, what it costs, what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.city import codes
from troyes.city import effect_codes as e
from troyes.city.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.codes import (
    colour_of_die,
    cube_of,
    dice_of,
    kind_of,
    owner_of_die,
    seat_of,
    target_of,
    value_of_die,
)
from troyes.city.counter import highest_black, strength
from troyes.city.die_notation import lot
from troyes.city.layout import SPACES_PER_BUILDING, WILD, WILD_OWNER
from troyes.city.state import top
from troyes.city.view import CityView
from troyes.city.words.changes import by_person, sums
from troyes.city.words.foresight import divisor, foresee, worth
from troyes.city.words.lexicon import Lexicon
from troyes.city.words.move_dice import card_at, dice_text
from troyes.city.words.threats import citizen_of
from troyes.kernel.effects import Effect, decode_effect
from troyes.kernel.phrasing import capital

ACTIONS = {
    codes.ACTIVATE: "activate",
    codes.BUILD: "build",
    codes.FIGHT: "fight",
    codes.SETTLE: "settle",
    codes.FARM: "farm",
}
SIMPLE = {
    codes.PASS: "pass",
    codes.RECRUIT: "recruit",
    codes.DONE: "done",
    codes.SHOOT: "shoot",
}
SPENT = (e.B_PURCHASE, e.B_HIRE)


class Choice(NamedTuple):
    """A move in words."""

    move: int
    what: str
    result: str

    def text(self, lexicon: Lexicon) -> str:
        return lexicon.say("choice", "joined", what=self.what, result=self.result) if self.result else self.what


def describe_move(view: CityView, move: int, language: str, people: Sequence[str]) -> str:
    """A legal move of the view's seat with its cost and its result."""
    lexicon = Lexicon(view.names, language, people)
    return describe(view, lexicon, move).text(lexicon)


def describe(view: CityView, lexicon: Lexicon, move: int) -> Choice:
    return Choice(move, capital(label(view, lexicon, move)), result(view, lexicon, move))


# ---- what it is ----------------------------------------------------------------------------------------------------


def label(view: CityView, lexicon: Lexicon, move: int) -> str:
    kind = int(kind_of(move))
    if kind in ACTIONS:
        return action_label(view, lexicon, move)
    if kind in SIMPLE:
        return lexicon.say("choice", SIMPLE[kind])
    if kind in (codes.REROLL, codes.TURN_OVER, codes.WITH):
        return die_label(view, lexicon, move)
    if kind == codes.FLIP:
        return lexicon.say("choice", "flip", limit=int(view.known.setup.flip_limit))
    if kind in (codes.BEAT, codes.YIELD, codes.ALSO):
        black = int(target_of(move)) if kind == codes.ALSO else int(highest_black(view.known))
        key = {codes.BEAT: "beat", codes.YIELD: "yield", codes.ALSO: "also"}[kind]
        return lexicon.say("choice", key, black=lexicon.black([black]))
    return place_label(view, lexicon, move)


def action_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    kind, target = int(kind_of(move)), int(target_of(move))
    values: dict[str, object] = {"dice": dice_text(view, lexicon, move)}
    if kind == codes.ACTIVATE:
        values["card"] = lexicon.card(card_at(view, target))
    elif kind == codes.FIGHT:
        values["event"] = lexicon.event_title(target)
    elif kind == codes.SETTLE:
        values["building"] = lexicon.building(target)
    what = lexicon.say("choice", ACTIONS[kind], **values)
    if not cube_of(move):
        return what
    return lexicon.say("choice", "using", what=what, card=lexicon.card(card_at(view, int(cube_of(move)) - 1)))


def die_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    code = lot(int(dice_of(move)))[0]
    colour, value = int(colour_of_die(code)), int(value_of_die(code))
    die = lexicon.die(WILD if owner_of_die(code) == WILD_OWNER else colour, value)
    kind = int(kind_of(move))
    if kind == codes.REROLL:
        return lexicon.say("choice", "reroll", die=die)
    if kind == codes.TURN_OVER:
        return lexicon.say("choice", "turn", die=die, value=7 - value)
    return lexicon.say("choice", "with", die=die, strength=int(strength(view.known, code)))


def place_label(view: CityView, lexicon: Lexicon, move: int) -> str:
    """Choices that are a place or a number."""
    kind, target = int(kind_of(move)), int(target_of(move))
    if kind == codes.PLACE:
        return lexicon.say("choice", "place", space=lexicon.space(target))
    if kind == codes.TAKE:
        return take_label(view, lexicon, target)
    if kind == codes.CUBE:
        return lexicon.say("choice", "cube", event=lexicon.event(target))
    if kind == codes.TIMES:
        fighting = int(view.known.v[top(view.known) + 2]) == codes.FIGHT
        return lexicon.amount("cubes" if fighting else "activations", target)
    if kind == codes.SPLIT:
        total = int(view.known.v[top(view.known) + 3])
        return lexicon.say("choice", "split", palace=target, bishopric=total - target)
    for edge in view.names.edges:
        if text := edge.label(view, lexicon, move):
            return text
    return lexicon.say("choice", "unknown")


def take_label(view: CityView, lexicon: Lexicon, source: int) -> str:
    if source < FROM_LYING:
        key, card = "take_space", -1
    elif source < FROM_CARD:
        key, card = "take_lying", -1
    elif source < FROM_SUPPLY:
        key, card = "take_card", card_at(view, source - FROM_CARD)
    else:
        key, card = "take_supply", -1
    return lexicon.say("choice", key, off=lexicon.off_source(source, card))


# ---- what it costs and brings --------------------------------------------------------------------------------------


def result(view: CityView, lexicon: Lexicon, move: int) -> str:
    """Only what holds whichever citizen is taken."""
    kind = int(kind_of(move))
    if kind == codes.PLACE:
        return dwelling(view, lexicon, int(target_of(move)) // SPACES_PER_BUILDING)
    foreseen = foresee(view, move)
    said = [parts_of(view, lexicon, move, way, foreseen.is_open) for way in foreseen.ways]
    certain = [part for part in said[0] if all(part in parts for parts in said)]
    if any(len(parts) > len(certain) for parts in said):
        certain.append(lexicon.say("choice", "depends_expelled" if kind == codes.SETTLE else "depends"))
    return ", ".join(certain)


def parts_of(view: CityView, lexicon: Lexicon, move: int, foreseen: Sequence[int], is_open: bool) -> list[str]:
    effects = [decode_effect(packed) for packed in foreseen]
    seat, kind = int(seat_of(move)), int(kind_of(move))
    brings = [
        *benefits(lexicon, effects, seat, lays_cubes(view, kind)),
        *consequences(lexicon, effects, is_settling(view, kind), seat),
        *beyond(view, lexicon, move),
        *for_others(lexicon, effects, seat),
    ]
    if not brings and not is_open and kind in (codes.ACTIVATE, codes.CUBE, codes.SPLIT, codes.TIMES):
        brings = [lexicon.say("choice", "no_effect")]
    return [
        *reach(view, lexicon, move, effects),
        *forced_dice(lexicon, effects, kind),
        *costs(lexicon, effects, seat),
        *brings,
    ]


def is_settling(view: CityView, kind: int) -> bool:
    """A citizen moves to a building, or is chosen for it."""
    return kind == codes.SETTLE or (kind == codes.TAKE and int(view.known.v[top(view.known) + 2]) == codes.SETTLE)


def dwelling(view: CityView, lexicon: Lexicon, building: int) -> str:
    """What a citizen of a building brings and costs every round."""
    salary = int(view.known.setup.salary[building])
    key = "place_value" if salary else "place_unpaid"
    return lexicon.say("choice", key, colour=lexicon.colour(building), salary=salary)


def reach(view: CityView, lexicon: Lexicon, move: int, effects: Sequence[Effect]) -> list[str]:
    """`16 → 8 activations`."""
    kind = int(kind_of(move))
    per = divisor(view, move)
    if not per:
        return []
    total = worth(view, move)
    if kind == codes.FARM:
        return [lexicon.say("choice", "value", total=total, activations=lexicon.amount("deniers", total // per))]
    done = sum(effect.amount for effect in effects if effect.what == e.N_ACTION) or total // per
    unit = "cubes" if kind == codes.FIGHT else "activations"
    return [lexicon.say("choice", "value", total=total, activations=lexicon.amount(unit, done))]


def forced_dice(lexicon: Lexicon, effects: Sequence[Effect], kind: int) -> list[str]:
    """Dice that follow the one committed because nothing else is left to choose."""
    used = [effect for effect in effects if effect.what == e.E_DIE and effect.because == e.B_BLACK_DICE]
    more = used[1:] if kind == codes.WITH else used
    if not more:
        return []
    dice = lexicon.dice([(effect.where // 6, effect.where % 6 + 1) for effect in more], articles=True)
    return [lexicon.say("choice", "together", dice=dice)]


def costs(lexicon: Lexicon, effects: Sequence[Effect], seat: int) -> list[str]:
    """Dice and hire apart: `you pay 6 + 4 deniers`."""
    spent = [effect for effect in effects if effect.seat == seat and effect.what == e.E_DENIERS]
    prices = [-sum(effect.amount for effect in spent if effect.because == because) for because in SPENT]
    due = [price for price in prices if price]
    shown = []
    if due:
        *first, last = due
        shown.append(" + ".join([*(str(price) for price in first), lexicon.amount("deniers", last)]))
    if influence := hire_in_influence(effects, seat):
        shown.append(lexicon.amount("influence", influence))
    return [lexicon.say("choice", "pay", prices=lexicon.series(shown))] if shown else []


def hire_in_influence(effects: Sequence[Effect], seat: int) -> int:
    paid = (e.E_INFLUENCE, seat, e.B_HIRE)
    return -sum(effect.amount for effect in effects if (effect.what, effect.seat, effect.because) == paid)


def benefits(lexicon: Lexicon, effects: Sequence[Effect], seat: int, is_laying: bool) -> list[str]:
    rest = [effect for effect in effects if effect.seat == seat and effect.because not in (*SPENT, e.B_FARM)]
    used_cube = [effect for effect in rest if effect.what == e.E_CARD_CUBE and effect.amount < 0]
    held = sums([effect for effect in rest if effect not in used_cube]).get(seat, {})
    parts = []
    laid = [effect.amount for effect in effects if (effect.what, effect.seat) == (e.E_EVENT_CUBE, seat)]
    if is_laying and (cubes := sum(n for n in laid if n > 0)):
        parts.append(
            lexicon.say("choice", "on_event" if cubes == 1 else "on_events", cubes=lexicon.amount("cubes", cubes))
        )
    if up := {unit: n for unit, n in held.items() if n > 0}:
        parts.append(lexicon.say("choice", "get", amounts=listed(lexicon, up)))
    if down := {unit: n for unit, n in held.items() if n < 0}:
        key = "lose" if "points" in down else "spend"
        parts.append(lexicon.say("choice", key, amounts=listed(lexicon, down)))
    coins = sum(effect.amount for effect in rest if effect.what == e.E_COINS)
    if coins > 0:
        parts.append(lexicon.say("choice", "aside", coins=lexicon.amount("deniers", coins)))
    return parts


def lays_cubes(view: CityView, kind: int) -> bool:
    """A card may lay cubes on events that are chosen later; a fight has named its event."""
    if kind in (codes.TAKE, codes.TIMES):
        return int(view.known.v[top(view.known) + 2]) == codes.ACTIVATE
    return kind == codes.ACTIVATE


def listed(lexicon: Lexicon, held: dict[str, int]) -> str:
    return lexicon.series([lexicon.amount(unit, n) for unit, n in held.items()])


def consequences(lexicon: Lexicon, effects: Sequence[Effect], is_moving: bool, seat: int) -> list[str]:
    """Citizens expelled, events countered."""
    parts = []
    expelled = [effect.seat for effect in effects if effect.what == e.E_LYING and effect.because == e.B_EXPELLED]
    if seat in expelled:
        parts.append(lexicon.say("choice", "expels_own"))
    elif expelled:
        parts.append(lexicon.say("choice", "expels", expelled=citizen_of(lexicon, expelled[0])))
    elif is_moving:
        parts.append(lexicon.say("choice", "free_space"))
    for event in dict.fromkeys(effect.where for effect in effects if effect.because == e.B_REWARD):
        parts.append(lexicon.say("choice", "countered", event=lexicon.event(event)))
    return parts


def beyond(view: CityView, lexicon: Lexicon, move: int) -> list[str]:
    """What moves of extensions lead to."""
    return [text for edge in view.names.edges if (text := edge.outcome(view, lexicon, move))]


def for_others(lexicon: Lexicon, effects: Sequence[Effect], seat: int) -> list[str]:
    """What others gain or lose, except the price of their dice."""
    theirs = [effect for effect in effects if effect.seat != seat and effect.because != e.B_SALE]
    text = by_person(lexicon, [effect for effect in theirs if effect.what in (e.E_DENIERS, e.E_INFLUENCE, e.E_POINTS)])
    return [text] if text else []
