"""A move of the dice game as a choice: what it is, what it costs, what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.dice import codes as c
from troyes.dice.codes import body_of, colour_of, deed_of, is_cry, kind_of, value_of
from troyes.dice.crier import open_column
from troyes.dice.layout import BUILDINGS_EACH, COLUMNS, NUMBER
from troyes.dice.names import COLOUR_NAMES, DIRECTION_NAMES, RESOURCE_NAMES, word
from troyes.dice.phrases import SHAPES, amounts, phrase, row_of
from troyes.dice.view import DiceView
from troyes.dice.words import sums
from troyes.kernel.effects import Effect, decode_effect

GAINS = (c.E_CIRCLED, c.E_RESIDENT)


class Choice(NamedTuple):
    """A move in words; `cost` is what it takes of all resources, to compare prices."""

    move: int
    what: str
    result: str
    cost: int


def describe_move(view: DiceView, move: int, language: str) -> str:
    """A legal move of the view's seat with its cost and its result."""
    choice = describe(view, move, language)
    return phrase("choice", "joined", language, what=choice.what, result=choice.result)


def describe(view: DiceView, move: int, language: str) -> Choice:
    if is_cry(move):
        return Choice(move, label(view, move, language), numbers_after(view, move), 0)
    effects = [decode_effect(packed) for packed in view.preview(move)]
    spent = sums([effect for effect in effects if effect.what == c.E_SPENT])
    parts = [price(spent, language)] if kind_of(move) == c.ACT else []
    parts += brings(view, move, effects, language)
    return Choice(move, label(view, move, language), ", ".join(parts), sum(spent.values()))


def price(spent: dict[str, int], language: str) -> str:
    if not spent:
        return phrase("choice", "free", language)
    return phrase("choice", "pay", language, list=amounts(spent, language))


def brings(view: DiceView, move: int, effects: Sequence[Effect], language: str) -> list[str]:
    """Gains, buildings that bonuses give without a choice, and whether a choice is left."""
    gained = amounts(sums([effect for effect in effects if effect.what in GAINS]), language, "+")
    parts = [gained] if gained else []
    built = [effect.where for effect in effects if effect.what == c.E_BUILT]
    for building in built:
        if building != building_of(view, move):
            parts.append(phrase("choice", "also", language, building=short_building(building, language)))
    worth = [effect.amount for effect in effects if effect.what == c.E_WORTH]
    parts += [f"×{n}" for n in worth]
    if not any(effect.what == c.E_DONE for effect in effects):
        parts.append(phrase("choice", "then", language))
    return parts or [phrase("choice", "nothing", language)]


def label(view: DiceView, move: int, language: str) -> str:
    """What a move does, the die written as it is used."""
    if kind_of(move) == c.DIRECTION:
        return phrase("choice", DIRECTION_NAMES[int(body_of(move))], language)
    if kind_of(move) == c.NUMBERED:
        column = int(open_column(view.known)) + 1
        return phrase("choice", "number", language, column=column, number=int(body_of(move)))
    building = building_of(view, move)
    if kind_of(move) == c.RESIDENT:
        track = phrase("plaza", COLOUR_NAMES[int(body_of(move))], language)
        return phrase("choice", "resident", language, colour=track)
    if kind_of(move) == c.BUILD:
        return phrase("choice", "bonus", language, building=short_building(building, language))
    colour = int(colour_of(move))
    die = f"{SHAPES[colour]}{int(value_of(move))}"
    if building < 0:
        unit = phrase("choice", RESOURCE_NAMES[colour], language)
        return phrase("choice", "gain", language, die=die, unit=unit)
    return phrase("choice", "build", language, die=die, building=short_building(building, language))


def numbers_after(view: DiceView, move: int) -> str:
    """The numbers of the columns once the crier has spoken, a dot for each that is still open."""
    copy = view.known.clone()
    copy.apply(move)
    return " ".join(str(int(copy.v[NUMBER + column]) or "·") for column in range(COLUMNS))


def short_building(building: int, language: str) -> str:
    """`Hall 3`: the name and the column, short enough for a list."""
    name = word(row_of(building), language)
    return phrase("choice", "building", language, name=name, column=building % COLUMNS + 1)


def building_of(view: DiceView, move: int) -> int:
    """The building a move builds, -1 for none."""
    if kind_of(move) == c.BUILD:
        return int(body_of(move))
    if kind_of(move) != c.ACT or deed_of(move) == c.GAIN:
        return -1
    v, value = view.known.v, int(value_of(move))
    column = next(k for k in range(COLUMNS) if int(v[NUMBER + k]) == value)
    kind = 0 if deed_of(move) == c.PRESTIGE_DEED else 1
    return kind * BUILDINGS_EACH + int(colour_of(move)) * COLUMNS + column


def same_move(view: DiceView, move: int) -> int | None:
    """The listed move that leads to the same sheet as an action which is left out for that reason."""
    copy = view.known.clone()
    copy.apply(move)
    for listed in view.moves():
        other = view.known.clone()
        other.apply(listed)
        if other.same_as(copy):
            return listed
    return None
