"""Everything that is wrong with figures of one's own, each with its place: for whoever corrects many at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from troyes.city.figures.checks import REMEDY, SECTIONS, Section, check_entry, problems_between, unknown
from troyes.city.figures.fields import FIELDS, RULES, Check
from troyes.city.figures.figures import fitting, merged_with
from troyes.city.modules import MODULES, all_figures, figures_for
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.bounds import MOST_MISTAKES

# What holds between figures depends on which of them are in play: the smallest games, the largest ones, the solo game.
GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"players": 4, "modules": []},
    {"players": 4, "modules": list(MODULES)},
    {"players": 4, "modules": list(MODULES), "pool": "ladies"},
    {"players": 1, "modules": []},
)


def errors_in(own: Mapping[str, Any]) -> list[BadInput]:
    """Each figure for itself, the first of many; if all are good, what does not hold between them in some game."""
    return list(islice(single_errors(own), MOST_MISTAKES)) or errors_between(own)


def single_errors(own: Mapping[str, Any]) -> Iterator[BadInput]:
    for section, entries in own.items():
        if section == "rules":
            yield from entry_errors(entries, RULES, "rules")
        elif section not in SECTIONS:
            yield unknown(section, "section", section, (*SECTIONS, "rules"))
        elif not isinstance(entries, dict):
            yield BadInput(section, "must-hold-tables-one", REMEDY)
        else:
            yield from section_errors(section, entries, all_figures().section(section))


def section_errors(section: str, entries: Mapping[str, Any], known: Section) -> Iterator[BadInput]:
    for key, entry in entries.items():
        if key in known:
            yield from entry_errors(entry, FIELDS[section], f"{section}.{key}")
        else:
            yield unknown(f"{section}.{key}", section, key, tuple(known))


def entry_errors(entry: Any, fields: Mapping[str, Check], path: str) -> Iterator[BadInput]:
    if not isinstance(entry, dict):
        yield BadInput(path, "must-be-a-table-kernel", REMEDY)
        return
    for name, value in entry.items():
        try:
            check_entry({name: value}, fields, "", path)
        except BadInput as error:
            yield error.at(f"{path}.{name}")


def errors_between(own: Mapping[str, Any]) -> list[BadInput]:
    found: dict[str, BadInput] = {}
    for options in GAMES:
        stock = figures_for(options)
        laid = merged_with(stock, fitting(stock, all_figures(), own, ""), "")
        for problem in problems_between(laid, ""):
            found.setdefault(problem.where, problem)
    return list(found.values())
