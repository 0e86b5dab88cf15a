"""Beats of the dice game as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.dice.edge.names import tile_text, word
from troyes.dice.words.beats import beats
from troyes.dice.words.phrases import amount, phrase
from troyes.kernel.contract.beat import told
from troyes.kernel.contract.phrase import Dice, Speaker, Who, sentence, text_of
from troyes.kernel.contract.things import Thing
from troyes.words.catalogue import catalogue
from troyes.words.reading import Pattern


class DiceSpeaker(Speaker):
    """One language and one table of people."""

    def __init__(self, language: str, people: Sequence[str]) -> None:
        self.language = language
        self.catalogue = catalogue(language)
        self.people = people

    def pattern(self, section: str, key: str) -> Pattern:
        return self.catalogue.pattern(f"dice-{section}-{key}")

    def person(self, who: Who) -> str:
        return self.people[who.seat] if who.seat < len(self.people) else "?"

    def amount(self, unit: str, n: int) -> str:
        return amount(unit, n, self.language)

    def thing(self, thing: Thing, form: str) -> str:
        if thing.kind == "building":
            if form == "short":
                name = word(thing.key, self.language)
                return phrase("choice", "building", self.language, name=name, column=thing.place)
            return phrase("the", thing.key, self.language, column=thing.place)
        if thing.kind == "banquet":
            return tile_text(int(thing.key), False, self.language)
        if thing.kind in ("plaza", "rule"):
            return phrase(thing.kind, thing.key, self.language)
        return word(thing.key, self.language) if thing.key else ""  # columns and places of the wheel are numbers alone

    def lot(self, dice: Dice) -> str:
        named = [(word(die.colour, self.language), die.value) for die in dice.dice]
        return ", ".join(phrase("choice", "lot", self.language, colour=colour, value=value) for colour, value in named)


def tell(effects: Sequence[int], language: str, people: Sequence[str]) -> list[str]:
    """Packed effects as sentences; people are the names of the seats."""
    speaker = DiceSpeaker(language, people)
    return [text_of(sentence(speaker, beat.says)) for beat in told(beats(effects)) if beat.says is not None]
