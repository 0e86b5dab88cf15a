"""The figures of cards, events, characters and board: read from TOML, checked, overridden by a user's own file.

The data files of the package are the stock figures. A user who owns the cards can override any of them with a file of
the same shape that names only what differs. `Figures` is the checked result; `tables.py` turns it into a setup.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from troyes.city.figures.checks import REMEDY, SECTIONS, Entry, Figures, Section, check_entry, check_figures, unknown
from troyes.city.figures.fields import FIELDS, RULES
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import parse_text, read_text_file
from troyes.words.message import Message


@cache
def read_data(name: str) -> dict[str, Any]:
    """A data file of the package, named by its path in the folder of data."""
    return tomllib.loads(files("troyes.city").joinpath("data", *name.split("/")).read_text(encoding="utf-8"))


@cache
def stock_figures(boxes: tuple[str, ...] = (), base_activities: bool = True) -> Figures:
    """The figures of the package: the base game and the data files of extensions, with or without the base cards."""
    data: dict[str, Any] = {"outdoor": {}, "king": {}}
    for name in ("activities.toml", "events.toml", "characters.toml", "board.toml"):
        data.update(deepcopy(read_data(name)))
    if not base_activities:
        data["activity"] = {}
    for box in boxes:
        lay_over(data, deepcopy(read_data(box)))
    figures = assemble(data, data["rules"], collect_sources(data))
    check_figures(figures, Message("the-packages-data"))
    return figures


def assemble(sections: Mapping[str, Section], rules: Entry, source: dict[str, str]) -> Figures:
    parts = {name: sections[name] for name in SECTIONS}
    return Figures(**parts, rules=rules, source=source)


def lay_over(data: dict[str, Any], box: Mapping[str, Any]) -> None:
    """Add the entries of a box; what exists already is completed or changed."""
    for section in (*SECTIONS, "rules"):
        for key, entry in box.get(section, {}).items():
            if isinstance(entry, dict):
                data[section].setdefault(key, {}).update(entry)
            else:
                data[section][key] = entry


def collect_sources(data: Mapping[str, Any]) -> dict[str, str]:
    sources = {}
    for section in SECTIONS:
        for key, entry in data[section].items():
            for name, value in entry.get("source", {}).items():
                sources[f"{section}.{key}.{name}"] = value
    for name, value in data["rules"].get("source", {}).items():
        sources[f"rules.{name}"] = value
    return sources


# ---- a user's own figures ----------------------------------------------------------------------------------------


def read_overrides(path: str | Path) -> dict[str, Any]:
    """A user's file as plain data; says what is wrong with it if it cannot be read."""
    text = read_text_file(path, Message("name-a-readable-toml-file"))
    data: dict[str, Any] = parse_text(text, "TOML", str(path), REMEDY)
    return data


def with_overrides(stock: Figures, overrides: Mapping[str, Any], where: str, source: str = "yours") -> Figures:
    """Stock figures with a user's figures laid over them, checked as a whole."""
    figures = merged_with(stock, overrides, where, source)
    check_figures(figures, where)
    return figures


def merged_with(stock: Figures, overrides: Mapping[str, Any], where: str, source: str = "yours") -> Figures:
    """The same; each figure is checked for itself."""
    merged = deepcopy({name: stock.section(name) for name in SECTIONS})
    rules = deepcopy(stock.rules)
    sources = dict(stock.source)
    for section, entries in overrides.items():
        if section == "rules":
            check_entry(entries, RULES, where, "rules")
            rules.update(deepcopy(entries))
            sources.update({f"rules.{name}": source for name in entries})
            continue
        if section not in SECTIONS:
            raise unknown(where, "section", section, (*SECTIONS, "rules"))
        if not isinstance(entries, dict):
            raise BadInput((where, section), "must-hold-tables-one", REMEDY)
        for key, entry in entries.items():
            if key not in merged[section]:
                raise unknown(where, section, key, tuple(merged[section]))
            check_entry(entry, FIELDS[section], where, f"{section}.{key}")
            merged[section][key].update(deepcopy(entry))
            sources.update({f"{section}.{key}.{name}": source for name in entry})
    return assemble(merged, rules, sources)


# ---- a file for every game ---------------------------------------------------------------------------------------


def fitting(stock: Figures, everything: Figures, overrides: Mapping[str, Any], where: str) -> dict[str, Any]:
    """What of a user's figures is about a game with these stock figures: one file serves every game.

    Cards and numbers that are only in other boxes are checked and left out; what nobody knows stays and is refused.
    """
    found: dict[str, Any] = {}
    for section, entries in overrides.items():
        if section == "rules":
            found[section] = fitting_fields(stock.rules, everything.rules, entries)
        elif section not in SECTIONS or not isinstance(entries, dict):
            found[section] = entries
        else:
            known, here = everything.section(section), stock.section(section)
            for key in known.keys() & entries.keys() - here.keys():
                check_entry(entries[key], FIELDS[section], where, f"{section}.{key}")
            found[section] = {
                key: fitting_fields(here.get(key, {}), known.get(key, {}), entry)
                for key, entry in entries.items()
                if key in here or key not in known
            }
    return found


def fitting_fields(here: Entry, known: Entry, entry: Any) -> Any:
    if not isinstance(entry, dict):
        return entry
    return {name: value for name, value in entry.items() if name in here or name not in known}
