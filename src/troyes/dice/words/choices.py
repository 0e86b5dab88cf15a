"""A move of the dice game as a choice: what it is, what it costs, what it brings."""

from __future__ import annotations

from typing import NamedTuple

from troyes.dice.edge.names import COLOUR_NAMES, DIRECTION_NAMES, RESOURCE_NAMES
from troyes.dice.edge.view import DiceView
from troyes.dice.rules import codes as c
from troyes.dice.rules.codes import body_of, colour_of, kind_of, value_of
from troyes.dice.rules.crier import open_column
from troyes.dice.words.phrases import SHAPES, phrase, short_building
from troyes.dice.words.results import building_of, results
from troyes.dice.words.sentences import DiceSpeaker
from troyes.kernel.contract.phrase import runs_of, text_of


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
    found, speaker = results(view, move), DiceSpeaker(language, ())
    spent = sum(-change.amount.n for result in found for change in result.amounts if change.is_price)
    said = ", ".join(text_of([*runs_of(speaker, result.says)]) for result in found)
    return Choice(move, label(view, move, language), said, spent)


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
