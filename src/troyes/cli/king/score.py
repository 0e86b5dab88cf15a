"""The points of both at a table of the King's Challenge, as they stand and at the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from troyes.city.game import CITY
from troyes.city.rules.layout import NEUTRAL, POINTS_HELD
from troyes.city.rules.position import Position
from troyes.city.rules.state import get
from troyes.cli.king.texts import say
from troyes.cli.play.ending import score_sheet

YOU = 0


def sheet(position: Position, people: Sequence[str], language: str) -> Table:
    """Every line of the scoring for both, as if the game ended here."""
    made = score_sheet(CITY, position.setup, CITY.scores(position), people, language)
    if not position.is_over():
        made.title = say("score", "title", language)
    return made


def held_line(position: Position, who: str, language: str) -> str:
    """What has been received so far."""
    yours, kings = (int(get(position, owner, POINTS_HELD)) for owner in (YOU, NEUTRAL))
    return say("score", "tokens", language, who=who, yours=yours, kings=kings)


def total_line(position: Position, who: str, language: str) -> str:
    yours, kings = position.totals()
    ahead = f"{yours - kings:+}" if yours != kings else "0"
    values = {"yours": str(yours), "kings": str(kings), "difference": ahead}
    return say("score", "total", language, who=who, **{key: value.replace("-", "−") for key, value in values.items()})
