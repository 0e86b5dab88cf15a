"""The fields of a move of the dice game and the question that is asked, in words."""

from __future__ import annotations

from troyes.dice import codes as c
from troyes.dice.choices import building_of, label
from troyes.dice.codes import NO_PAYMENT, colour_of, kind_of, payment_of, place_of, value_of
from troyes.dice.crier import open_column
from troyes.dice.layout import NUMBER
from troyes.dice.names import COLOUR_NAMES, RESOURCE_NAMES, word
from troyes.dice.phrases import amounts, phrase, the_building
from troyes.dice.view import DiceView
from troyes.kernel.phrasing import capital


def question(view: DiceView, language: str) -> str:
    step = view.step()
    if step is None:
        return phrase("step", "act", language)
    first, column = int(view.known.v[NUMBER]), int(open_column(view.known)) + 1
    return phrase("step", step["kind"], language, first=first, column=column)


def name_field(view: DiceView, move: int, field: str, language: str) -> str:
    """A field of a move as one choice among others; a follow-up has its choice as the deed."""
    if kind_of(move) != c.ACT:
        return label(view, move, language) if field == "deed" else ""
    if field == "die":
        return die(view, int(place_of(move)), language)
    if field == "payment":
        paid = int(payment_of(move))
        return "" if paid == NO_PAYMENT else word(RESOURCE_NAMES[paid], language)
    if field == "colour":
        return word(COLOUR_NAMES[int(colour_of(move))], language)
    return str(int(value_of(move))) if field == "value" else capital(deed(view, move, language))


def die(view: DiceView, place: int, language: str) -> str:
    """`Die 2, yellow 5: 1 denier`, with what it costs before any change."""
    shown = view.die(place, language)
    cost = {name: shown[name] for name in (*RESOURCE_NAMES, "any")}
    price = amounts(cost, language) or phrase("choice", "free", language)
    colour = word(shown["colour"], language)
    return phrase("choice", "die", language, die=shown["die"], colour=colour, value=shown["value"], price=price)


def deed(view: DiceView, move: int, language: str) -> str:
    building = building_of(view, move)
    if building < 0:
        return phrase("choice", RESOURCE_NAMES[int(colour_of(move))], language)
    return the_building(building, language)
