"""The parts of deeds of Troyes Dice in words."""

from __future__ import annotations

from troyes.dice.edge.names import word
from troyes.dice.edge.view import DiceView
from troyes.dice.words.choices import label
from troyes.dice.words.phrases import amounts, phrase
from troyes.kernel.contract.deed import Deed, Use
from troyes.kernel.contract.things import Amount, Thing
from troyes.words.phrasing import capital


class DiceDeedWords:
    """For those who look at one view."""

    def __init__(self, view: DiceView, language: str) -> None:
        self.view = view
        self.language = language

    def verb(self, deed: Deed) -> str:
        return phrase("verb", deed.verb, self.language)

    def target(self, deed: Deed) -> str:
        """What is built or gained; a follow-up has the words of its choice."""
        thing = deed.target
        assert thing is not None
        if not deed.dice:
            return label(self.view, int(deed.id), self.language)
        if thing.kind == "resource":
            return capital(phrase("choice", thing.key, self.language))
        return capital(phrase("the", thing.key, self.language, column=thing.place))

    def cube(self, card: Thing) -> str:
        raise ValueError(card)  # there are none

    def amount(self, deed: Deed) -> str:
        return label(self.view, int(deed.id), self.language)

    def die(self, use: Use) -> str:
        """`Die 2, yellow 5: 1 denier`, with what it costs before any change."""
        assert use.place is not None
        shown = self.view.die(use.place - 1, self.language)
        cost = {
            "influence": shown["influence"],
            "deniers": shown["deniers"],
            "knowledge": shown["knowledge"],
            "any": shown["any"],
        }
        price = amounts(cost, self.language) or phrase("choice", "free", self.language)
        colour = word(shown["colour"], self.language)
        parts = {"die": use.place, "colour": colour, "value": shown["value"], "price": price}
        return phrase("choice", "die", self.language, **parts)

    def paid(self, resource: str) -> str:
        return capital(word(resource, self.language))

    def price(self, price: tuple[Amount, ...]) -> str:
        return amounts({amount.unit: amount.n for amount in price}, self.language)
