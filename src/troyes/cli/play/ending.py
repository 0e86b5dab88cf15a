"""The end of a game: every point of everybody by source, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table

from troyes.city.king.bands import band_of
from troyes.cli.play import marks
from troyes.cli.play.texts import say
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.rules import ScoreLine, winners
from troyes.words.phrasing import capital, series

Scores = Sequence[Sequence[ScoreLine]]


def score_sheet(game: Game[Any, Any], setup: Any, scores: Scores, people: Sequence[str], language: str) -> Table:
    """One line per source, one column for everybody who scores."""
    made = Table(title=say("end", "title", language), box=box.SIMPLE_HEAD, title_style="bold", show_footer=True)
    made.add_column(say("end", "source", language), footer=say("end", "total", language))
    for seat, (name, lines) in enumerate(zip(game.voice.scorers(setup, people, language), scores)):
        heading = marks.person(chr(ord("A") + seat), name) if seat < len(people) else capital(name)
        made.add_column(heading, justify="right", footer=str(sum(line.points for line in lines)))
    for step in game.sources:
        for detail in dict.fromkeys(line.detail for lines in scores for line in lines if line.source == step):
            cells = [points_of(lines, step, detail) for lines in scores]
            made.add_row(game.voice.name_source(setup, ScoreLine(step, detail, 0), language), *cells)
    return made


def points_of(lines: Sequence[ScoreLine], source: str, detail: str) -> str:
    points = sum(line.points for line in lines if (line.source, line.detail) == (source, detail))
    return str(points).replace("-", "−") if points else ""


def verdict(scores: Scores, people: Sequence[str], language: str) -> str:
    """Who wins; ties share the victory, and an automaton that nobody is ahead of leaves nobody."""
    totals = [sum(line.points for line in lines) for lines in scores]
    best = winners(totals, len(people))
    key = {0: "nobody", 1: "winner"}.get(len(best), "winners")
    return say("end", key, language, who=series([people[seat] for seat in best], language), points=max(totals))


def judgement(scores: Scores, people: int, language: str) -> list[str]:
    """What the court says about a game against the King; nothing about other games."""
    if len(scores) == people:
        return []
    totals = [sum(line.points for line in lines) for lines in scores]
    found, ahead = band_of(totals), totals[0] - totals[-1]
    shown = say("end", "difference", language, difference=f"{ahead:+d}".replace("-", "−"))
    return [shown, f"{found.name(language)}. {found.text(language)}"]
