"""The end-scoring sheet as a form: what is asked first, what is counted for each player, within which limits."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from troyes.city.cards.texts import card_text, display
from troyes.city.figures.checks import Figures
from troyes.city.words.characters import character_text
from troyes.realtable.score_sheet import dealt
from troyes.realtable.score_table import (
    FOURTH_FLOOR,
    Field,
    Table,
    cubes_key,
    ending_cards,
    ending_faces,
    make_table,
)
from troyes.realtable.texts import say


class PickShown(TypedDict):
    """Something that may have been in the game."""

    value: str
    name: str
    text: str


class PicksShown(TypedDict):
    label: str
    choices: list[PickShown]


class CharactersAsked(PicksShown):
    least: int
    most: int


class BecauseShown(TypedDict, total=False):
    """The choices that make a field count, any of them."""

    activities: list[str]
    characters: list[str]
    outdoor: list[str]


class CountedShown(TypedDict):
    """One thing to count: `whole`, `levels` (one number per level of the cathedral, as many as `length`, and one more
    with the card `longer_with`) or `spaces` (points of each)."""

    key: str
    kind: Literal["whole", "levels", "spaces"]
    low: int
    high: int
    label: str
    because: BecauseShown | None
    length: NotRequired[int]
    longer_with: NotRequired[str | None]


class FormShown(TypedDict):
    """What to ask: choices first, then the fields of every player (and of the King)."""

    players: int
    modules: list[str]
    characters: CharactersAsked
    activities: PicksShown
    outdoor: PicksShown
    fields: list[CountedShown]
    king_fields: list[CountedShown] | None


def form(figures: Figures, players: int, modules: list[str], language: str) -> FormShown:
    """Everything a sheet may hold; a field that has a `because` is counted only if one of these is in the game."""
    faces = ending_faces(figures)
    whole = make_table(
        figures, players, modules, list(figures.character), ending_cards(figures), faces[0] if faces else None
    )
    return {
        "players": players,
        "modules": modules,
        "characters": characters(whole, language),
        "activities": {"label": say("form", "activities", language), "choices": cards(figures, language)},
        "outdoor": {"label": say("form", "outdoor", language), "choices": outdoor(figures, language)},
        "fields": [shown(whole, field, language) for field in whole.fields()],
        "king_fields": [shown(whole, field, language, king=True) for field in whole.fields(king=True)]
        if whole.solo
        else None,
    }


# ---- what is asked first -----------------------------------------------------------------------------------------


def characters(whole: Table, language: str) -> CharactersAsked:
    figures = whole.figures
    number = dealt(figures, int(whole.setup.players))
    label = say("form", "column" if whole.solo else "characters", language)
    choices: list[PickShown] = [
        {
            "value": key,
            "name": display(figures, "character", key, language),
            "text": character_text(figures, whole.setup, key, language),
        }
        for key in figures.character
    ]
    return {"label": label, "least": number[0], "most": number[-1], "choices": choices}


def cards(figures: Figures, language: str) -> list[PickShown]:
    return [choice(figures, "activity", key, language) for key in ending_cards(figures)]


def outdoor(figures: Figures, language: str) -> list[PickShown]:
    return [choice(figures, "outdoor", key, language) for key in ending_faces(figures)]


def choice(figures: Figures, section: str, key: str, language: str) -> PickShown:
    name = display(figures, section, key, language)
    return {"value": key, "name": name, "text": card_text(figures, section, key, language, bool(figures.king))}


# ---- what is counted ---------------------------------------------------------------------------------------------


def shown(table: Table, field: Field, language: str, king: bool = False) -> CountedShown:
    found: CountedShown = {
        "key": field.key,
        "kind": field.kind,
        "low": field.low,
        "high": field.high,
        "label": label(table, field, language),
        "because": because(table, field),
    }
    if field.kind == "levels":
        has_floor = FOURTH_FLOOR in table.cards and not king  # the fourth floor does not concern him
        found["length"] = int(table.setup.cathedral_levels)
        found["longer_with"] = FOURTH_FLOOR if has_floor else None
    return found


def label(table: Table, field: Field, language: str) -> str:
    card = card_of(table, field)
    if card is not None:
        return say("field", "cubes", language, card=display(table.figures, "activity", card, language))
    return say("field", field.key, language)


def because(table: Table, field: Field) -> BecauseShown | None:
    """The choices that make this count; None if it always does."""
    card = card_of(table, field)
    if card is not None:
        return {"activities": [card]}
    if field.key == "outdoor_cubes":
        return {"outdoor": ending_faces(table.figures)}
    counting = [name for name in table.characters if table.counts(name) == field.key]
    return {"characters": counting} if counting and field.key != "cathedral" else None


def card_of(table: Table, field: Field) -> str | None:
    return next((card for card in table.stores if cubes_key(card) == field.key), None)
