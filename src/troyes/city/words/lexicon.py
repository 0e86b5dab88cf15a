# compiled
"""Small parts of sentences in one language: people, dice, places, amounts, series."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from troyes.city.beats.places import COLOURS
from troyes.city.edge.names import Names, colour_word, word
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules.citizens import FROM_CARD, FROM_LYING, FROM_SUPPLY
from troyes.city.rules.layout import NEUTRAL, SPACES_PER_BUILDING, WILD, WILD_OWNER
from troyes.kernel.contract.phrase import Dice, Speaker, Who
from troyes.kernel.contract.things import Thing
from troyes.words import phrasing
from troyes.words.catalogue import Catalogue, catalogue
from troyes.words.phrasing import of_name
from troyes.words.reading import Pattern

Coloured = tuple[int, int]  # colour, value of a die
Saying = Callable[["Lexicon", Thing, str], str]
Sections = dict[tuple[str, str], Pattern]  # patterns by section and key


def phrase(section: str, key: str, language: str, **values: object) -> str:
    """A text of the city with its gaps filled."""
    return catalogue(language).text(f"city-{section}-{key}", **values)


@cache
def patterns_of(language: Catalogue, prefixes: tuple[str, ...]) -> Sections:
    """What has been said so far in a language by games with these words."""
    return {}


class Lexicon(Speaker):
    """Names of one game and one table of people, in one language. Extensions may say some texts in other words."""

    def __init__(self, names: Names, language: str, people: Sequence[str]) -> None:
        self.names = names
        self.language = language
        self.catalogue = catalogue(language)
        self.patterns = patterns_of(self.catalogue, names.prefixes)
        self.people = people

    def pattern(self, section: str, key: str) -> Pattern:
        """A text as an extension says it, or the city."""
        found = self.patterns.get((section, key))
        if found is None:
            own = (f"{prefix}-{section}-{key}" for prefix in self.names.prefixes)
            name = next(filter(self.catalogue.has, own), f"city-{section}-{key}")
            found = self.patterns[section, key] = self.catalogue.pattern(name)
        return found

    def has(self, section: str, key: str) -> bool:
        if (section, key) in self.patterns:
            return True
        return any(self.catalogue.has(f"{prefix}-{section}-{key}") for prefix in (*self.names.prefixes, "city"))

    def say(self, section: str, key: str, **values: object) -> str:
        return self.catalogue.fill(self.pattern(section, key), values)

    # ---- people ---------------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        if seat == NEUTRAL:
            return self.say("word", "neutral")
        return self.people[seat] if seat < len(self.people) else self.say("word", "nobody")

    def of(self, seat: int) -> str:
        """Whose: `Anna's`, `d'Anna`."""
        if seat == NEUTRAL:
            return self.say("word", "of_neutral")
        return of_name(self.who(seat), self.language)

    def person(self, who: Who) -> str:
        return self.of(who.seat) if who.is_owner else self.who(who.seat)

    # ---- things ---------------------------------------------------------------------------------------------------

    def thing(self, thing: Thing, form: str) -> str:
        """A thing of a beat: by its name, as a place (`at`, `to`, `off`), or in another form of its kind."""
        return THINGS[thing.kind](self, thing, form)

    def card(self, number: int) -> str:
        return self.names.card(number, self.language)

    def event(self, number: int) -> str:
        """An event inside a sentence."""
        return self.say("word", "named", name=self.names.event(number, self.language))

    def event_title(self, number: int) -> str:
        return self.names.event(number, self.language)

    def building(self, number: int) -> str:
        return self.names.building(number, self.language)

    def row(self, space: int) -> str:
        """The row of a space by the dice that lead to it: `2/5`."""
        building, number = divmod(space, SPACES_PER_BUILDING)
        rows = self.names.figures.board[BUILDING_NAMES[building]]["rows"]
        return "/".join(str(value) for value in sorted(rows[number // self.row_length(space)]))

    def row_length(self, space: int) -> int:
        length: int = self.names.figures.board[BUILDING_NAMES[space // SPACES_PER_BUILDING]]["row_length"]
        return length

    def spot(self, space: int) -> str:
        """A space inside its building: `row 2/5, space 1`, or `3` where each die has a space of its own."""
        length = self.row_length(space)
        if length == 1:
            return self.row(space)
        number = space % SPACES_PER_BUILDING % length + 1
        return self.say("word", "spot", row=self.row(space), number=number)

    def space(self, space: int) -> str:
        key = "space" if self.row_length(space) == 1 else "space_in_row"
        return self.say("word", key, building=self.building(space // SPACES_PER_BUILDING), spot=self.spot(space))

    def at(self, building: int) -> str:
        return self.say("at", BUILDING_NAMES[building])

    def at_space(self, space: int) -> str:
        return self.say("word", "at_space", at=self.at(space // SPACES_PER_BUILDING), spot=self.spot(space))

    def to(self, building: int) -> str:
        return self.say("to", BUILDING_NAMES[building])

    def off(self, building: int) -> str:
        return self.say("off", BUILDING_NAMES[building])

    def off_space(self, space: int) -> str:
        return self.say("word", "at_space", at=self.off(space // SPACES_PER_BUILDING), spot=self.spot(space))

    def off_source(self, source: int, card: int = -1) -> str:
        """Where a citizen is taken from, by the number of its source."""
        if source < FROM_LYING:
            return self.off_space(source)
        if source < FROM_CARD:
            return self.say("off", "lying", off=self.off(source - FROM_LYING))
        if source < FROM_SUPPLY:
            return self.say("off", "card", card=self.card(card))
        return self.say("off", "supply")

    # ---- dice -----------------------------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        return word("colour", "purple", self.language) if colour == WILD else colour_word(colour, self.language)

    def colour_many(self, colour: int) -> str:
        return self.say("colour_many", "purple" if colour == WILD else COLOUR_NAMES[colour])

    def die(self, colour: int, value: int) -> str:
        return self.say("word", "die", colour=self.colour(colour), value=value)

    def wild_as(self, colour: int, value: int) -> str:
        """A wild die with the colour it is used as."""
        return self.say("word", "die_as", die=self.die(WILD, value), colour=self.colour(colour))

    def black(self, values: Sequence[int]) -> str:
        return self.say("word", "black", n=len(values), values=self.series(values))

    def lot(self, dice: Dice) -> str:
        if dice.beside is None:
            return self.dice([(COLOURS.index(die.colour), die.value) for die in dice.dice], dice.has_articles)
        owned = [
            (NEUTRAL if die.owner is None else die.owner, COLOURS.index(die.colour), die.value) for die in dice.dice
        ]
        return self.owned_dice(owned, dice.beside)

    def dice(self, dice: Sequence[Coloured], articles: bool = False) -> str:
        """Dice of one owner: `yellow 5 and 6`, colours named once; with articles inside a sentence."""
        parts = []
        for colour in dict.fromkeys(colour for colour, _ in dice):
            values = [value for c, value in dice if c == colour]
            if len(values) == 1:
                name = self.colour(colour)
                key = "the_die" if articles and colour == WILD else "a_die" if articles else "die"
                parts.append(self.say("word", key, colour=name, value=values[0]))
            else:
                name = self.colour_many(colour)
                key = "the_dice" if articles else "dice"
                parts.append(self.say("word", key, colour=name, values=self.series(values)))
        return self.series(parts)

    def owned_dice(self, dice: Sequence[tuple[int, int, int]], seat: int) -> str:
        """Dice (owner, colour, value) of several districts, own ones first and unnamed, without articles."""
        parts = []
        owners = sorted({owner for owner, _, _ in dice}, key=lambda owner: (owner not in (seat, WILD_OWNER), owner))
        for owner in owners:
            if owner == WILD_OWNER:
                parts += [self.wild_as(colour, value) for o, colour, value in dice if o == owner]
                continue
            held = self.dice([(colour, value) for o, colour, value in dice if o == owner])
            whose = self.say("word", "of_neutral_district") if owner == NEUTRAL else self.of(owner)
            parts.append(held if owner == seat else self.say("word", "die_of", of=whose, die=held))
        return self.series(parts)

    # ---- amounts --------------------------------------------------------------------------------------------------

    def amount(self, unit: str, n: int) -> str:
        return self.catalogue.text(f"count-{unit}", n=abs(n))

    def times(self, n: int) -> str:
        return self.say("word", "once") if n == 1 else self.amount("times", n)

    def series(self, items: Sequence[object]) -> str:
        return phrasing.series(items, self.language)


# ---- things of beats -----------------------------------------------------------------------------------------------


def named(section: str) -> Saying:
    """A thing that the figures name."""
    return lambda lexicon, thing, form: lexicon.names.called(section, thing.key, lexicon.language)


def event_said(lexicon: Lexicon, thing: Thing, form: str) -> str:
    number = lexicon.names.event_numbers[thing.key]
    return lexicon.event_title(number) if form == "title" else lexicon.event(number)


def building_said(lexicon: Lexicon, thing: Thing, form: str) -> str:
    if form:
        return lexicon.say(form, thing.key)
    return lexicon.building(BUILDING_NAMES.index(thing.key))


def space_said(lexicon: Lexicon, thing: Thing, form: str) -> str:
    assert thing.place is not None
    space = BUILDING_NAMES.index(thing.key) * SPACES_PER_BUILDING + thing.place - 1
    if form == "spot":
        return lexicon.spot(space)
    return {"": lexicon.space, "at": lexicon.at_space, "off": lexicon.off_space}[form](space)


def colour_said(lexicon: Lexicon, thing: Thing, form: str) -> str:
    colour = COLOURS.index(thing.key)
    return lexicon.colour_many(colour) if form == "many" else lexicon.colour(colour)


THINGS: dict[str, Saying] = {
    "card": named("activity"),
    "character": named("character"),
    "tile": named("outdoor"),
    "king": named("king"),
    "event": event_said,
    "building": building_said,
    "space": space_said,
    "colour": colour_said,
    "lying": lambda lexicon, thing, form: lexicon.say("off", "lying", off=lexicon.say("off", thing.key)),
    "tradesman": lambda lexicon, thing, form: lexicon.say(
        "off", "card", card=lexicon.names.called("activity", thing.key, lexicon.language)
    ),
    "supply": lambda lexicon, thing, form: lexicon.say("off", "supply"),
    "rule": lambda lexicon, thing, form: lexicon.say("rule", thing.key),
}
