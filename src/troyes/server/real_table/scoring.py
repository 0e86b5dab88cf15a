"""The end-scoring sheet for people at a real table: the form, and the points of a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from troyes.city.figure_checks import Figures
from troyes.city.figures import fitting, with_overrides
from troyes.city.game import check_modules
from troyes.city.king.bands import band_of
from troyes.city.modules import all_figures, figures_for
from troyes.kernel.game import ScoreLine
from troyes.kernel.refusals import BadInput
from troyes.realtable.score_form import form
from troyes.realtable.score_points import outcome
from troyes.realtable.score_sheet import read_sheet
from troyes.realtable.score_table import Player, Table
from troyes.realtable.score_words import line_name, shown_name
from troyes.server.live.rules_lock import RULES

KEPT: Final = 64


def form_for(players: int, modules: list[str], language: str) -> dict[str, Any]:
    with RULES:
        return kept_form(players, tuple(check_modules(modules)), language)


@lru_cache(KEPT)
def kept_form(players: int, modules: tuple[str, ...], language: str) -> dict[str, Any]:
    figures = figures_for({"players": players, "modules": list(modules)})
    return form(figures, players, list(modules), language)


def score(
    players: int, modules: list[str], figures: Mapping[str, Any], sheet: Mapping[str, Any], language: str
) -> dict[str, Any]:
    """Every source of points of everybody; BadInput names the field that cannot be."""
    with RULES:
        chosen = check_modules(modules)

        def laid_over(number: int) -> Figures:
            stock = figures_for({"players": number, "modules": chosen})
            if not figures:
                return stock
            return with_overrides(stock, fitting(stock, all_figures(), figures, "figures"), "figures")

        check_number(players, sheet)
        table, people = read_sheet(laid_over, chosen, dict(sheet), "")
        return points_of(table, people, language)


def points_of(table: Table, people: list[Player], language: str) -> dict[str, Any]:
    columns, totals, best = outcome(table, people)
    judged = band_of(totals) if table.solo else None
    return {
        "names": [shown_name(player, language) for player in people],
        "lines": [row_of(table, list(row), language) for row in zip(*columns)],
        "totals": totals,
        "winners": best,
        "verdict": judged and {"name": judged.name[language], "text": judged.text[language]},
    }


def row_of(table: Table, row: list[ScoreLine], language: str) -> dict[str, Any]:
    """One source of points, for all."""
    first = row[0]
    points = [line.points for line in row]
    return {"source": first.source, "detail": first.detail, "text": line_name(table, first, language), "points": points}


def check_number(players: int, sheet: Mapping[str, Any]) -> None:
    entries = sheet.get("player")
    if isinstance(entries, list) and len(entries) != players:
        problem = "{given} players on the sheet, {count} at the table"
        raise BadInput("player", problem, "Give one entry per player", given=len(entries), count=players)
