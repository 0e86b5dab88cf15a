"""Everything in the boxes of the city that has a name: as drawn, with its rule and where its figures come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NotRequired, TypedDict, cast

from troyes.city.cards.texts import card_text, display, face_of
from troyes.city.edge.shown import EventShown, OpenCard
from troyes.city.figures.checks import Entry, Figures
from troyes.city.figures.words import fields_of, label, section_word, show_value, source_of
from troyes.city.modules import all_figures
from troyes.kernel.contract.shown import EntryTold, FigureTold, Source
from troyes.words.catalogue import catalogue, languages

TOPICS: Final = {
    "activity": ["activities", "activating", "hiring"],
    "event": ["events", "fighting_events"],
    "character": ["characters", "scoring"],
    "board": ["buildings", "citizens"],
    "outdoor": ["ramparts"],
    "king": ["king_turn", "king"],
}
OF_KIND: Final = {"delayed": ["delayed_cubes"], "mixed": ["delayed_cubes"]}
IN_LADIES: Final = {"activity": "ladies_activities", "event": "ladies_events", "character": "ladies_characters"}
RULES: Final = "rules"


class CharacterDrawn(TypedDict):
    """The numbers from which on it gives points, and the points; with two players it may take more."""

    thresholds: list[int]
    thresholds_two_players: list[int]
    rewards: list[int]


class GateDrawn(TypedDict):
    level: int
    formula: str


class EntryDrawn(EntryTold):
    """With what its drawing shows: an activity or an event as it would lie on the board with nothing on it."""

    card: NotRequired[OpenCard]
    event: NotRequired[EventShown]
    character: NotRequired[CharacterDrawn]
    gate: NotRequired[GateDrawn]
    result: NotRequired[str]  # what the King does, without the sum of his dice


def entries(language: str) -> Iterator[EntryDrawn]:
    figures = all_figures()
    for section in TOPICS:
        for key in figures.section(section):
            yield entry_of(figures, section, key, language)
    yield numbers_of_the_rules(figures, language)


def entry_of(figures: Figures, section: str, key: str, language: str) -> EntryDrawn:
    entry = figures.section(section)[key]
    said, alone = (card_text(figures, section, key, language, is_alone) for is_alone in (False, True))
    box = "king" if section == "king" else entry.get("box")
    found: EntryDrawn = {
        "group": section,
        "key": key,
        "name": named(figures, section, key, language),
        "names": [named(figures, section, key, code) for code in languages()],
        "box": box,
        "text": [said] if said else [],
        "alone": alone if alone != said else None,
        "see": [
            *([IN_LADIES[section]] if box == "ladies" and section in IN_LADIES else []),
            *(["bonus_cards"] if box == "bonus" else []),
            *OF_KIND.get(str(entry.get("kind")), []),
            *TOPICS[section],
        ],
        "figures": figures_told(figures, f"{section}.{key}", entry, language),
    }
    return {**found, **drawn(figures, section, key, language)}


def named(figures: Figures, section: str, key: str, language: str) -> str:
    """A result of the King by the sum of his dice, too: two of them have the same name."""
    name = display(figures, section, key, language)
    return f"{key}{catalogue(language).text('language-colon')} {name}" if section == "king" else name


def figures_told(figures: Figures, path: str, entry: Entry, language: str) -> list[FigureTold]:
    return [
        {
            "field": field,
            "label": label(field, language),
            "text": show_value(value, language),
            "source": cast("Source", source_of(figures, f"{path}.{field}")),
        }
        for field, value in fields_of(entry).items()
    ]


def numbers_of_the_rules(figures: Figures, language: str) -> EntryDrawn:
    return {
        "group": RULES,
        "key": RULES,
        "name": section_word(RULES, "many", language),
        "names": [section_word(RULES, "many", code) for code in languages()],
        "box": "base",
        "text": [],
        "alone": None,
        "see": [],
        "figures": figures_told(figures, RULES, figures.rules, language),
    }


# ---- drawn -------------------------------------------------------------------------------------------------------


def drawn(figures: Figures, section: str, key: str, language: str) -> Any:
    """What its drawing shows besides its name."""
    entry = figures.section(section)[key]
    if section == "activity":
        return {"card": card_drawn(figures, key, language)}
    if section == "event":
        return {"event": event_drawn(figures, key, language)}
    if section == "character":
        thresholds = entry["thresholds"]
        for_two = entry.get("thresholds_two_players", thresholds)
        return {
            "character": {
                "thresholds": thresholds,
                "thresholds_two_players": for_two,
                "rewards": entry["rewards"],
            }
        }
    if section == "outdoor":
        formula = face_of(figures, section, key, language).formula
        return {"gate": {"level": entry["level"], "formula": formula}}
    return {"result": display(figures, section, key, language)} if section == "king" else {}


def card_drawn(figures: Figures, key: str, language: str) -> OpenCard:
    entry = figures.activity[key]
    face = face_of(figures, "activity", key, language)
    return {
        "slot": 0,
        "colour": entry["colour"],
        "level": entry["level"],
        "card": key,
        "name": display(figures, "activity", key, language),
        "text": card_text(figures, "activity", key, language),
        "formula": face.formula,
        "short": face.text,
        "kind": entry["kind"],
        "lot": entry.get("lot", "one"),
        "hire": entry["hire"],
        "hire_unit": entry.get("hire_unit", "deniers"),
        "divisor": entry.get("divisor", 0),
        "per_die": entry.get("per_die", False),
        "spaces": [{"points": points, "owner": None} for points in entry["spaces"]],
        "illustration": [],
        "cubes": {},
    }


def event_drawn(figures: Figures, key: str, language: str) -> EventShown:
    entry = figures.event[key]
    face = face_of(figures, "event", key, language)
    first, second = entry["rewards"]
    return {
        "event": key,
        "name": display(figures, "event", key, language),
        "text": card_text(figures, "event", key, language),
        "formula": face.formula,
        "short": face.text,
        "colour": entry["colour"],
        "fought_with": entry["fought_with"],
        "divisor": entry["divisor"],
        "banners": entry["banners"],
        "cubes": [],
        "rewards": (first, second),
        "black_dice": entry.get("black_dice", 0),
    }
