"""What the page gets: the view, the open decision by fields, the log, the final scores. Nothing else leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from troyes.kernel.builder import Builder, Option
from troyes.kernel.game import winners
from troyes.kernel.phrasing import capital
from troyes.preview.table import ANY_BOT, BEST_BOT, PERSON, Table
from troyes.preview.texts import say

LOG_LINES = 200


def state(table: Table, language: str) -> dict[str, Any]:
    """The whole page."""
    return {
        "number": table.number,
        "game": table.game.name,
        "seat": PERSON,
        "people": table.people,
        "notice": notice(table, language),
        "board": table.view.to_dict(language),
        "decision": decision(table, language) if table.is_asked() else None,
        "waiting": table.is_waiting(),
        "undo": table.can_undo(),
        "log": log(table, language),
        "end": end(table, language) if table.match.position.is_over() else None,
    }


def notice(table: Table, language: str) -> str | None:
    """Who plays against the person, if it is not who it should be."""
    if not table.bots or table.bot_name == BEST_BOT:
        return None
    return say("page", "other_bot", language, wanted=BEST_BOT, found=ANY_BOT)


def log(table: Table, language: str) -> list[str]:
    effects = table.match.story(PERSON)
    return table.game.tell(table.setup, effects, language, table.people)[-LOG_LINES:]


# ---- the decision --------------------------------------------------------------------------------------------------


def decision(
    table: Table, language: str, chosen: Mapping[str, str] | None = None, field: str | None = None
) -> dict[str, Any]:
    """What is left to choose once some fields are chosen: the options of one field, the first open one if not told."""
    given = dict(chosen or {})
    view = table.view
    builder = Builder(table.game, view, PERSON)
    left = builder.moves(**given)
    open_fields = builder.open_fields(**given)
    asked = field if field in open_fields else open_fields[0] if open_fields else None
    options = [] if asked is None else builder.options(asked, **given)
    return {
        "question": table.game.question(view, language),
        "chosen": [
            {"field": name, "label": say("field", name, language), "value": value, "text": words}
            for name, value in given.items()
            if left and (words := in_words(table, left[0], name, language))
        ],
        "fields": [{"field": name, "label": say("field", name, language)} for name in open_fields],
        "field": asked,
        "count": len(left),
        "options": [option(table, asked, found, language) for found in options]
        if asked is not None
        else [leaf(table, move, language) for move in left],
    }


def option(table: Table, field: str, found: Option, language: str) -> dict[str, Any]:
    """A value of a field: a whole move with its outcome, or so many moves."""
    if found.count == 1:
        return {"value": found.value, **leaf(table, found.moves[0], language)}
    words = in_words(table, found.moves[0], field, language) or say("field", "none", language)
    return {"value": found.value, "text": words, "count": found.count, "move": None}


def leaf(table: Table, move: int, language: str) -> dict[str, Any]:
    """Codes are texts: they have more digits than a browser's numbers."""
    return {"text": table.game.describe(table.view, move, language, table.people), "count": 1, "move": str(move)}


def in_words(table: Table, move: int, field: str, language: str) -> str:
    return table.game.name_field(table.view, move, field, language, table.people)


# ---- the end -------------------------------------------------------------------------------------------------------


def end(table: Table, language: str) -> dict[str, Any]:
    """Every point of everybody by source."""
    scores = table.game.scores(table.match.position)
    totals = table.match.position.totals()
    found: dict[str, list[int]] = {}
    for seat, lines in enumerate(scores):
        for line in lines:
            words = table.game.name_source(table.setup, line, language)
            found.setdefault(words, [0] * len(totals))[seat] += line.points
    return {
        "names": [capital(name) for name in table.game.scorers(table.setup, table.people, language)],
        "totals": totals,
        "winners": winners(totals, table.game.seats(table.setup)),
        "lines": [{"source": source, "points": points} for source, points in found.items()],
    }
