# compiled
"""Names: identifiers of cards, events, characters and places, and how numbers and names map onto each other."""

from __future__ import annotations

from functools import cached_property
from typing import Final, Literal, TypedDict

from troyes.city.cards.texts import card_text, display, face_of
from troyes.city.edge.edge import Edge
from troyes.city.figures.checks import Figures
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules.layout import ILLUSTRATION, NEUTRAL
from troyes.city.rules.tables import event_instances
from troyes.words.catalogue import catalogue

Letter = Literal["A", "B", "C", "D"]
Owner = Literal["A", "B", "C", "D", "N"]
Phase = Literal[
    "setup", "placement", "activities", "income", "workforce", "events", "counter", "actions", "end", "over"
]  # fmt: skip
SEAT_LETTERS: Final[tuple[Letter, ...]] = ("A", "B", "C", "D")
COLOUR_LETTERS = "RYW"
PHASES: Final[tuple[Phase, ...]] = (
    "setup", "placement", "activities", "income", "workforce", "events", "counter", "actions", "end", "over",
)  # fmt: skip


class SaidShown(TypedDict):
    """What a card says: the whole rule, and at a glance a rule in signs and one short sentence."""

    text: str
    formula: str
    short: str


def owner_letter(owner: int) -> Owner:
    return "N" if owner == NEUTRAL else SEAT_LETTERS[owner]


class Names:
    """Identifiers and display names of one set of figures."""

    def __init__(self, figures: Figures, edges: tuple[Edge, ...] = ()) -> None:
        self.figures = figures
        self.edges = edges
        self.cards = list(figures.activity)
        self.characters = list(figures.character)
        self.events = [name if copy == 0 else f"{name}{copy + 1}" for name, copy in event_instances(figures)]
        self.event_kinds = [name for name, _ in event_instances(figures)]
        self.is_alone = bool(figures.king)  # against the King
        self.said: dict[tuple[str, str, str], SaidShown] = {}
        self.known: dict[tuple[str, str, str], str] = {}
        self.character_texts: dict[tuple[str, str], str] = {}

    @cached_property
    def prefixes(self) -> tuple[str, ...]:
        """What the names of the extensions' own texts begin with."""
        return tuple(dict.fromkeys(edge.words for edge in self.edges if edge.words))

    @cached_property
    def card_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.cards)}

    @cached_property
    def event_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.events)}

    @cached_property
    def character_numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.characters)}

    def card(self, number: int, language: str) -> str:
        return self.called("activity", self.cards[number], language)

    def event(self, number: int, language: str) -> str:
        return self.called("event", self.event_kinds[number], language)

    def character(self, number: int, language: str) -> str:
        return self.called("character", self.characters[number], language)

    def building(self, number: int, language: str) -> str:
        return self.called("board", BUILDING_NAMES[number], language)

    def called(self, section: str, key: str, language: str) -> str:
        """What something of the figures is called: looked up once, since every view and sentence asks."""
        found = self.known.get((section, key, language))
        if found is None:
            found = self.known[section, key, language] = display(self.figures, section, key, language)
        return found

    def words(self, section: str, key: str, language: str) -> SaidShown:
        """The rule of an activity, an event or an outdoor activity, and its face: made once, for every view."""
        found = self.said.get((section, key, language))
        if found is None:
            face = face_of(self.figures, section, key, language, self.is_alone)
            text = card_text(self.figures, section, key, language, self.is_alone)
            found = self.said[section, key, language] = {"text": text, "formula": face.formula, "short": face.text}
        return found


def word(section: str, key: str, language: str) -> str:
    """A name that stands on no card."""
    return catalogue(language).text(f"name-{section}-{key}")


def colour_word(colour: int, language: str) -> str:
    return word("colour", COLOUR_NAMES[colour], language)


def tradesman_space(space: int) -> str:
    return "illustration" if space == ILLUSTRATION else str(space + 1)
