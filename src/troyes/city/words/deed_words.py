# compiled
"""The parts of deeds in words: what is done, to what, with which dice, at what price."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.edge.deeds import ACTIONS
from troyes.city.edge.view import CityView
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules.layout import WILD
from troyes.city.words.choices import label
from troyes.city.words.lexicon import Lexicon
from troyes.kernel.contract.deed import Deed, Use
from troyes.kernel.contract.things import Amount, Thing
from troyes.words.phrasing import capital

ACTION_VERBS = frozenset(ACTIONS.values())


class CityDeedWords:
    """For those who look at one view. What is one choice among others reads as in any list of choices."""

    def __init__(self, view: CityView, language: str, people: Sequence[str]) -> None:
        self.view = view
        self.lexicon = Lexicon(view.names, language, people)

    def verb(self, deed: Deed) -> str:
        has_name = self.lexicon.has("action", deed.verb)
        return self.lexicon.say("action", deed.verb) if has_name else self.label(deed)

    def label(self, deed: Deed) -> str:
        return capital(label(self.view, self.lexicon, int(deed.id)))

    def target(self, deed: Deed) -> str:
        if deed.verb not in ACTION_VERBS:
            return self.verb(deed) if deed.dice else self.label(deed)
        assert deed.target is not None
        return self.thing(deed.target) or self.verb(deed)

    def thing(self, thing: Thing) -> str:
        """What an action is done to; empty for cathedral and fields, of which there is one."""
        names, lexicon = self.view.names, self.lexicon
        if thing.kind == "card":
            return lexicon.card(names.card_numbers[thing.key])
        if thing.kind == "event":
            return lexicon.event_title(names.event_numbers[thing.key])
        return lexicon.building(BUILDING_NAMES.index(thing.key)) if thing.kind == "building" else ""

    def cube(self, card: Thing) -> str:
        return self.thing(card)

    def amount(self, deed: Deed) -> str:
        return self.label(deed)

    def die(self, use: Use) -> str:
        owner, colour, value = use.die
        said = self.lexicon.die(WILD if colour == "purple" else COLOUR_NAMES.index(colour), value)
        if owner == self.view.seat:
            return said
        of = self.lexicon.say("word", "of_neutral_district") if owner is None else self.lexicon.of(owner)
        return self.lexicon.say("word", "die_of", of=of, die=said)

    def paid(self, resource: str) -> str:
        return self.price((Amount(resource, 1),))

    def price(self, price: tuple[Amount, ...]) -> str:
        return self.lexicon.series([self.lexicon.amount(unit, n) for unit, n in price])
