# compiled
"""What effects change, as plain data: goods that seats have more or less of, and pieces that move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from troyes.city.edge.names import Names
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules import effect_codes as e
from troyes.city.rules.effect_codes import B_CARD, B_EVENT
from troyes.city.rules.layout import COLUMNS, NEUTRAL, SPACES_PER_BUILDING
from troyes.kernel.contract.beat import Change, Moved
from troyes.kernel.contract.effects import Effect
from troyes.kernel.contract.things import Amount, Bought, Die, Thing

COLOURS: Final = (*COLOUR_NAMES, "purple")
RULES: Final = {
    e.B_SETUP: "setup",
    e.B_INCOME: "income",
    e.B_SALARY: "salary",
    e.B_WORKFORCE: "workforce",
    e.B_BLACK_DICE: "black_dice",
    e.B_PURCHASE: "purchase",
    e.B_SALE: "sale",
    e.B_HIRE: "hire",
    e.B_CATHEDRAL: "cathedral",
    e.B_FIGHT: "fight",
    e.B_SETTLE: "settle",
    e.B_FARM: "farm",
    e.B_REROLL: "reroll",
    e.B_RECRUIT: "recruit",
    e.B_FLIP: "flip",
    e.B_PASS: "pass",
    e.B_WAIT: "wait",
    e.B_ROUND_END: "round_end",
    e.B_USED: "used",
    e.B_EXPELLED: "expelled",
    e.B_REWARD: "reward",
    e.B_REVEAL: "reveal",
}
# What is counted and lies nowhere in particular.
UNITS: Final = {
    e.E_DENIERS: "deniers",
    e.E_INFLUENCE: "influence",
    e.E_POINTS: "vp",
    e.E_COINS: "coins",
    e.E_PASSED: "passed",
    e.E_ROUND: "rounds",
    e.E_START: "start",
    e.E_GUARD: "steps",
}
LOST: Final = (e.B_SALARY, e.B_BLACK_DICE)  # what is taken by these is lost, not paid
PIECES: Final = {
    e.E_SUPPLY: "citizen",
    e.E_GENERAL: "citizen",
    e.E_NEUTRAL: "citizen",
    e.E_CITIZEN: "citizen",
    e.E_LYING: "citizen",
    e.E_TRADESMAN: "citizen",
    e.E_HELD: "citizen",
    e.E_CARD_CUBE: "cube",
    e.E_EVENT_CUBE: "cube",
    e.E_CATHEDRAL: "cube",
    e.E_TILE_CUBE: "cube",
    e.E_DIE: "die",
    e.E_BLACK: "die",
    e.E_EVENT: "event",
    e.E_WON: "event",
    e.E_CARD: "card",
    e.E_TILE: "tile",
    e.E_CHARACTER: "character",
    e.E_FACE_UP: "character",
}


# ---- things --------------------------------------------------------------------------------------------------------


def seat_of(number: int) -> int | None:
    return None if number == e.NOBODY else number


def card(names: Names, because: int) -> Thing:
    return Thing("card", names.cards[because - B_CARD])


def event(names: Names, number: int) -> Thing:
    return Thing("event", names.events[number])


def character(names: Names, number: int) -> Thing:
    return Thing("character", names.characters[number])


def tile(names: Names, face: int) -> Thing:
    return Thing("tile", list(names.figures.outdoor)[face])


def building(number: int) -> Thing:
    return Thing("building", BUILDING_NAMES[number])


def space(number: int) -> Thing:
    return Thing("space", BUILDING_NAMES[number // SPACES_PER_BUILDING], number % SPACES_PER_BUILDING + 1)


def die(where: int, owner: int = NEUTRAL) -> Die:
    return Die(None if owner == NEUTRAL else owner, COLOURS[where // 6], where % 6 + 1)


def colour(number: int) -> Thing:
    return Thing("colour", COLOURS[number])


def cause(names: Names, because: int) -> Thing | None:
    """Because of what: a card, an event, a rule; None where there is nothing to say."""
    if because >= B_EVENT:
        return event(names, because - B_EVENT)
    if because >= B_CARD:
        return card(names, because)
    for edge in names.edges:
        if found := edge.cause(names, because):
            return found
    key = RULES.get(because)
    return None if key is None else Thing("rule", key)


PLACES: Final[dict[int, Callable[[Names, Effect], Thing]]] = {
    e.E_SUPPLY: lambda names, effect: Thing("supply"),
    e.E_GENERAL: lambda names, effect: Thing("general"),
    e.E_NEUTRAL: lambda names, effect: Thing("general"),
    e.E_CITIZEN: lambda names, effect: space(effect.where),
    e.E_LYING: lambda names, effect: Thing("lying", BUILDING_NAMES[effect.where]),
    e.E_TRADESMAN: lambda names, effect: Thing("tradesman", names.cards[effect.because - B_CARD], effect.where % 4 + 1),
    e.E_HELD: lambda names, effect: Thing("held"),
    e.E_CARD_CUBE: lambda names, effect: Thing("card", names.cards[effect.because - B_CARD], effect.where),
    e.E_EVENT_CUBE: lambda names, effect: event(names, effect.where),
    e.E_CATHEDRAL: lambda names, effect: Thing(
        "cathedral", str(effect.where // COLUMNS + 1), effect.where % COLUMNS + 1
    ),
    e.E_TILE_CUBE: lambda names, effect: Thing("gate", "", effect.where + 1),
    e.E_DIE: lambda names, effect: Thing("die", COLOURS[effect.where // 6], effect.where % 6 + 1),
    e.E_BLACK: lambda names, effect: Thing("die", "black", effect.where),
    e.E_EVENT: lambda names, effect: event(names, effect.where),
    e.E_WON: lambda names, effect: event(names, effect.because - B_EVENT),
    e.E_CARD: lambda names, effect: Thing("card", names.cards[effect.amount - 1], effect.where),
    e.E_TILE: lambda names, effect: Thing("tile", list(names.figures.outdoor)[effect.amount - 1], effect.where + 1),
    e.E_CHARACTER: lambda names, effect: character(names, effect.where),
    e.E_FACE_UP: lambda names, effect: character(names, effect.where),
}


# ---- changes -------------------------------------------------------------------------------------------------------


def changes_of(names: Names, effects: Sequence[Effect]) -> tuple[Change, ...]:
    return tuple(
        Change(
            seat_of(effect.seat),
            Amount(UNITS[effect.what], effect.amount),
            cause(names, effect.because),
            effect.amount < 0 and effect.because not in LOST and effect.because < B_EVENT,
        )
        for effect in effects
        if effect.what in UNITS
    )


def moved_in(names: Names, effects: Sequence[Effect]) -> tuple[Moved, ...]:
    """Pieces, each from where the first of its kind and owner left to where the first came."""
    left: dict[tuple[str, int], list[Thing]] = {}
    found: list[Moved] = []
    for effect in effects:
        what = PIECES.get(effect.what)
        if what is None:
            continue
        seat = NEUTRAL if effect.what == e.E_NEUTRAL else effect.seat
        place = PLACES[effect.what](names, effect)
        count = 1 if effect.what in (e.E_CARD, e.E_TILE) else effect.amount
        waiting = left.setdefault((what, seat), [])
        if count < 0:
            waiting += [place] * -count
            continue
        paired = min(count, len(waiting)) if what == "citizen" or effect.because == e.B_FLIP else 0
        found += [Moved(what, seat_of(seat), waiting.pop(0), place) for _ in range(paired)]
        if count > paired:
            found.append(Moved(what, seat_of(seat), None, place, count - paired))
    for (what, seat), places in left.items():
        found += [Moved(what, seat_of(seat), place, None, places.count(place)) for place in dict.fromkeys(places)]
    return tuple(found)


def dice_in(effects: Sequence[Effect]) -> tuple[Die | Bought, ...]:
    """The dice that are used up, with their price where they are bought; if none are, those that come."""
    found = [
        (effect.amount, die_at(effects, at)) for at, effect in enumerate(effects) if effect.what in (e.E_DIE, e.E_BLACK)
    ]
    going = [(n, one) for n, one in found if n < 0]
    return tuple(one for n, one in going or found for _ in range(abs(n)))


def die_at(effects: Sequence[Effect], at: int) -> Die | Bought:
    """The die of an effect; its purchase follows it at once."""
    effect, following = effects[at], effects[at + 1 : at + 2]
    if effect.what == e.E_BLACK:
        return Die(None, "black", effect.where)
    seen = die(effect.where, effect.seat)
    if following and following[0].because == e.B_PURCHASE:
        return Bought(*seen, -following[0].amount)
    return seen
