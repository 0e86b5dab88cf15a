"""Effects of the dice game as sentences, in English and French.

What a seat does in a half-day is one sentence: the die, its price, what it is used for, and the chain it sets off.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.dice import codes as c
from troyes.dice.layout import COLOURS, COLUMNS, CRIER
from troyes.dice.names import COLOUR_NAMES, DIRECTION_NAMES, RESOURCE_NAMES, tile_text, word
from troyes.dice.phrases import amount, amounts, listed, phrase, the_building
from troyes.dice.tables import sheet_data
from troyes.kernel.cursor import Cursor
from troyes.kernel.effects import Effect, decode_effect
from troyes.kernel.phrasing import capital, series

REASONS: Final = {c.B_LINK: "link", c.B_TRACK: "track", c.B_COLUMN: "column", c.B_TILE: "tile", c.B_BOX: "box"}
GAINS: Final = (c.E_CIRCLED, c.E_RESIDENT)
OF_A_LINE: Final = (*GAINS, c.E_SPENT, c.E_BUILT, c.E_WORTH, c.N_CHOICE, c.N_ACTION, c.N_LOST, c.N_NO_BUILDING)
SILENT: Final = (c.E_DONE,)  # everybody sees who is done


def tell(effects: Sequence[int], language: str, people: Sequence[str]) -> list[str]:
    """Packed effects as sentences; people are the names of the seats."""
    teller = Teller(language, people)
    cursor = Cursor([effect for packed in effects if (effect := decode_effect(packed)).what not in SILENT])
    sentences = []
    while cursor.more():
        if sentence := teller.next_sentence(cursor):
            sentences.append(sentence)
    return sentences


class Teller:
    """Takes groups of effects that belong together and says each in one sentence."""

    def __init__(self, language: str, people: Sequence[str]) -> None:
        self.language = language
        self.people = people

    def say(self, key: str, **values: object) -> str:
        return phrase("log", key, self.language, **values)

    def who(self, seat: int) -> str:
        return self.people[seat] if seat < len(self.people) else "?"

    def next_sentence(self, cursor: Cursor) -> str:
        """Takes at least one effect; empty for one that needs no words."""
        effect = cursor.peek()
        if effect.what in OF_A_LINE:
            return self.line(cursor)
        if effect.what in (c.E_CROSSED, c.N_PROTECTED):
            return self.crossed(cursor)
        if effect.what == c.E_DIE and effect.amount > 0:
            return self.roll(cursor)
        if effect.what in (c.E_NUMBER, c.N_DIRECTION):
            return self.numbers(cursor)
        if effect.what == c.E_FACE and effect.because == c.B_SETUP:
            return self.set_up(cursor)
        if effect.what == c.E_FACE:
            turned = cursor.take_while(lambda effect: effect.what == c.E_FACE)
            return self.say("turned" if len(turned) == 1 else "turned_many")
        return self.turning(cursor.next())

    # ---- the wheel ------------------------------------------------------------------------------------------------

    def numbers(self, cursor: Cursor) -> str:
        """The numbering: rolled, drawn, or cried."""
        said, because = cursor.take(c.N_DIRECTION), cursor.peek().because
        group = cursor.take_while(lambda effect: effect.what == c.E_NUMBER and effect.because == because)
        amounts = [effect.amount for effect in group]
        if said is not None:
            return self.say(DIRECTION_NAMES[said.where], who=self.who(CRIER), numbers=row([said.amount, *amounts]))
        if because == c.B_SETUP:
            return self.say("numbers", numbers=row(amounts)) if amounts[1:] else self.say("first", number=amounts[0])
        if len(group) == COLUMNS:
            return self.say("ordered", who=self.who(CRIER), numbers=row(amounts))
        parts = [self.say("column_carries", column=effect.where + 1, number=effect.amount) for effect in group]
        return self.say("cried", who=self.who(CRIER), list=series(parts, self.language))

    def set_up(self, cursor: Cursor) -> str:
        group = cursor.take_while(lambda effect: effect.what == c.E_FACE and effect.because == c.B_SETUP)
        colours = [phrase("plaza", COLOUR_NAMES[effect.amount], self.language) for effect in group]
        return self.say("wheel", plazas=", ".join(colours))

    def roll(self, cursor: Cursor) -> str:
        dice = cursor.take_while(lambda effect: effect.what == c.E_DIE and effect.amount > 0)
        struck = self.strikes(cursor)
        key = "struck_none" if not struck else "struck_one" if len(struck) == 1 else "struck_many"
        plazas = series([self.plaza(effect.where) for effect in struck], self.language)
        shown = " ".join(str(effect.where % 8) for effect in dice)
        return self.say("dice", dice=shown, struck=self.say(key, plazas=plazas))

    def plaza(self, place: int) -> str:
        """One of the open plazas by its price on the dial."""
        wheel = sheet_data()["wheel"]
        deniers = wheel["deniers"][place]
        key = "any" if wheel["any_resource"][place] else "deniers" if deniers else "free"
        return phrase("priced", key, self.language, price=amount("deniers", deniers, self.language))

    def strikes(self, cursor: Cursor) -> list[Effect]:
        """The plazas one roll destroys; what each crosses out stays to be told after the roll."""
        ahead = Cursor(cursor.effects[cursor.at :])
        group = ahead.take_while(lambda effect: effect.what in (c.N_DESTROYED, c.E_CROSSED, c.N_PROTECTED))
        crossed = [effect for effect in group if effect.what != c.N_DESTROYED]
        cursor.effects = [*cursor.effects[: cursor.at], *crossed, *ahead.effects[ahead.at :]]
        return [effect for effect in group if effect.what == c.N_DESTROYED]

    def crossed(self, cursor: Cursor) -> str:
        """One die of the sheets: who loses it, and whom a Fortress protects."""
        where = cursor.peek().where
        group = cursor.take_while(
            lambda effect: effect.what in (c.E_CROSSED, c.N_PROTECTED) and effect.where == where
        )  # fmt: skip
        colour = word(COLOUR_NAMES[where // COLUMNS], self.language)
        die = self.say("die_of_column", colour=colour, column=where % COLUMNS + 1)
        lose = series([self.who(e.seat) for e in group if e.what == c.E_CROSSED], self.language)
        safe = series([self.who(e.seat) for e in group if e.what == c.N_PROTECTED], self.language)
        if lose and safe:
            return self.say("both", die=die, who=lose, safe=safe)
        return self.say("crossed" if lose else "protected", die=die, who=lose or safe)

    def turning(self, effect: Effect) -> str:
        """Days, half-days, tiles and plazas; dice that leave the wheel need no words."""
        if effect.what == c.E_DAY:
            return self.say("day")
        if effect.what == c.E_HALF:
            return self.say("afternoon") if effect.amount > 0 else ""
        if effect.what in (c.E_TILE, c.E_RAID):
            colour = phrase("plaza", COLOUR_NAMES[effect.where], self.language)
            if effect.what == c.E_RAID:
                return self.say("raid", colour=colour)
            return self.say("tile", colour=colour, text=tile_text(effect.amount, False, self.language))
        if effect.what == c.N_DESTROYED:
            return capital(self.say("destroyed", plaza=self.plaza(effect.where)))
        return ""

    # ---- the line of a seat ---------------------------------------------------------------------------------------

    def line(self, cursor: Cursor) -> str:
        """Everything a seat does until somebody else acts."""
        seat = cursor.peek().seat
        headed = cursor.peek().what == c.N_CHOICE or cursor.peek().because == c.B_MERCY
        parts: list[str] = []
        while cursor.more() and cursor.peek().seat == seat and cursor.peek().what in OF_A_LINE:
            if parts and cursor.peek().what == c.N_CHOICE:
                break
            parts.append(self.part(cursor))
        said = self.say("break").join(part for part in parts if part)
        if not said:
            return ""
        return (said if headed else self.say("goes_on", who=self.who(seat), list=said)) + "."

    def part(self, cursor: Cursor) -> str:
        effect = cursor.peek()
        if effect.what == c.N_CHOICE:
            return self.action(cursor)
        if effect.what in GAINS:
            return self.gain(cursor)
        cursor.next()
        if effect.what == c.E_BUILT:
            return self.say("bonus", building=the_building(effect.where, self.language))
        if effect.what == c.E_WORTH:
            counts = word(sheet_data()["buildings"]["cathedral"][effect.where], self.language)
            return self.say("worth", building=counts, points=amount("points", effect.amount, self.language))
        if effect.what == c.E_SPENT:
            return amounts({RESOURCE_NAMES[effect.where]: effect.amount}, self.language, "−")
        if effect.what in (c.N_LOST, c.N_NO_BUILDING):
            return self.say("lost" if effect.what == c.N_LOST else "no_building")
        return ""

    def action(self, cursor: Cursor) -> str:
        chosen = cursor.next()
        spent = cursor.take_while(lambda effect: effect.what == c.E_SPENT)
        act = cursor.take(c.N_ACTION)
        if act is None:
            return ""
        price = series(listed(spending(spent, c.B_PRICE), self.language), self.language)
        return self.say(
            "takes",
            who=self.who(chosen.seat),
            die=self.die(chosen, act, spent),
            price=self.say("price", list=price) if price else self.say("free"),
            changes=self.changes(chosen, act, spent),
            deed=self.deed(cursor, act),
        )

    def die(self, chosen: Effect, act: Effect, spent: Sequence[Effect]) -> str:
        """The die as it was taken; of a recoloured one only the new colour is known."""
        if spending(spent, c.B_COLOUR):
            return self.say("a_die", value=chosen.amount)
        colour = word(COLOUR_NAMES[act.because], self.language)
        return self.say("a_colour_die", colour=colour, value=chosen.amount)

    def changes(self, chosen: Effect, act: Effect, spent: Sequence[Effect]) -> str:
        """What was paid to change colour and value."""
        wit, effort = spending(spent, c.B_COLOUR), spending(spent, c.B_VALUE)
        text = ""
        if wit:
            colour = word(COLOUR_NAMES[act.because], self.language)
            text += self.say("recoloured", colour=colour, cost=amounts(wit, self.language))
        if effort:
            text += self.say("changed", value=act.amount, cost=amounts(effort, self.language))
        elif act.amount != chosen.amount:
            text += self.say("worthless", value=act.amount)
        return text

    def deed(self, cursor: Cursor, act: Effect) -> str:
        if act.where == c.GAIN:
            gained = cursor.take_while(lambda effect: effect.what == c.E_CIRCLED and effect.because == c.B_DIE)
            gains = amounts(sums(gained), self.language)
            return self.say("gains", list=gains) if gains else self.say("gains_nothing")
        built = cursor.take(c.E_BUILT)
        return self.say("builds", building=the_building(built.where, self.language)) if built else ""

    def gain(self, cursor: Cursor) -> str:
        """Gains in a row for the same reason."""
        first = cursor.peek()
        group = cursor.take_while(
            lambda effect: effect.what in GAINS and (effect.seat, effect.because) == (first.seat, first.because)
        )
        if first.because == c.B_MERCY:
            gains = series(listed(sums(group), self.language), self.language)
            return self.say("mercy", who=self.who(first.seat), list=gains)
        gains = amounts(sums(group), self.language, "+")
        if first.because not in REASONS:
            return gains
        return self.say("part", reason=phrase("reason", REASONS[first.because], self.language), list=gains)


def row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def unit_of(effect: Effect) -> str:
    return (RESOURCE_NAMES if effect.what in (c.E_CIRCLED, c.E_SPENT) else COLOUR_NAMES)[effect.where % COLOURS]


def sums(effects: Sequence[Effect]) -> dict[str, int]:
    """What effects bring, by unit, in order of appearance."""
    held: dict[str, int] = {}
    for effect in effects:
        held[unit_of(effect)] = held.get(unit_of(effect), 0) + effect.amount
    return held


def spending(effects: Sequence[Effect], because: int) -> dict[str, int]:
    return sums([effect for effect in effects if effect.because == because])
