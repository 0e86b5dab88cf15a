"""The lines of an end-scoring sheet in words."""

from __future__ import annotations

from troyes.city.cards.texts import display
from troyes.kernel.contract.rules import ScoreLine
from troyes.realtable.score_table import KING, Player, Table
from troyes.realtable.texts import say


def line_name(table: Table, line: ScoreLine, language: str) -> str:
    """Where the points of a line come from."""
    if line.source == "character":
        return display(table.figures, "character", line.detail, language)
    if line.source in ("cubes", "outdoor"):
        section = "activity" if line.source == "cubes" else "outdoor"
        name = display(table.figures, section, line.detail, language)
        return say("line", "cubes", language, name=name)
    return say("line", line.source, language, level=line.detail)


def shown_name(player: Player, language: str) -> str:
    return say("line", "king", language) if KING in player else str(player["name"])
