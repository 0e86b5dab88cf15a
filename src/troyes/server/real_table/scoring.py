"""The end-scoring sheet for people at a real table: the form, and the points of a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, TypedDict

from troyes.city.edge.options import check_modules
from troyes.city.figures.checks import Figures
from troyes.city.figures.figures import fitting, with_overrides
from troyes.city.king.bands import Band, band_of
from troyes.city.modules import all_figures, figures_for
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import ScoreLine
from troyes.realtable.score_form import FormShown, form
from troyes.realtable.score_points import outcome
from troyes.realtable.score_sheet import read_sheet
from troyes.realtable.score_table import Player, Table
from troyes.realtable.score_words import line_name, shown_name

KEPT: Final = 64


class LineShown(TypedDict):
    """One source of points, for all."""

    source: str
    detail: str
    text: str
    points: list[int]


class VerdictShown(TypedDict):
    """What the court says."""

    name: str
    text: str


class ScoreShown(TypedDict):
    """Points by source, for all; against the King he comes last, and the court says something."""

    names: list[str]
    lines: list[LineShown]
    totals: list[int]
    winners: list[int]
    verdict: VerdictShown | None


def form_for(players: int, modules: list[str], language: str) -> FormShown:
    return kept_form(players, tuple(check_modules(modules)), language)


@lru_cache(KEPT)
def kept_form(players: int, modules: tuple[str, ...], language: str) -> FormShown:
    figures = figures_for({"players": players, "modules": list(modules)})
    return form(figures, players, list(modules), language)


def score(
    players: int, modules: list[str], figures: Mapping[str, Any], sheet: Mapping[str, Any], language: str
) -> ScoreShown:
    """Every source of points of everybody; BadInput names the field that cannot be."""
    chosen = check_modules(modules)

    def laid_over(number: int) -> Figures:
        stock = figures_for({"players": number, "modules": chosen})
        if not figures:
            return stock
        return with_overrides(stock, fitting(stock, all_figures(), figures, "figures"), "figures")

    check_number(players, sheet)
    table, people = read_sheet(laid_over, chosen, dict(sheet), "")
    return points_of(table, people, language)


def points_of(table: Table, people: list[Player], language: str) -> ScoreShown:
    columns, totals, best = outcome(table, people)
    judged = band_of(totals) if table.solo else None
    return {
        "names": [shown_name(player, language) for player in people],
        "lines": [row_of(table, list(row), language) for row in zip(*columns)],
        "totals": totals,
        "winners": best,
        "verdict": verdict_of(judged, language) if judged else None,
    }


def verdict_of(band: Band, language: str) -> VerdictShown:
    return {"name": band.name(language), "text": band.text(language)}


def row_of(table: Table, row: list[ScoreLine], language: str) -> LineShown:
    first = row[0]
    points = [line.points for line in row]
    return {"source": first.source, "detail": first.detail, "text": line_name(table, first, language), "points": points}


def check_number(players: int, sheet: Mapping[str, Any]) -> None:
    entries = sheet.get("player")
    if isinstance(entries, list) and len(entries) != players:
        problem = "players-on-the-sheet"
        raise BadInput("player", problem, "give-one-entry-per", given=len(entries), count=players)
