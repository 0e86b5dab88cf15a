"""`troyes cards`: every card, event, character and the board, with its figures and where each comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from troyes.city.figures import FIXED, SECTIONS, Entry, Figures, read_overrides, with_overrides
from troyes.city.modules import MODULES, figures_for
from troyes.cli.card_value_report import show_values
from troyes.cli.failures import nearest
from troyes.cli.figure_words import fields_of, label, legend, marked, show_value, show_word, source_of, source_word
from troyes.cli.options import Figures as FiguresFile
from troyes.cli.options import Json, Lang, Modules, split_names
from troyes.cli.output import print_json, screen, table
from troyes.cli.texts import colon, simple, text
from troyes.kernel.refusals import BadInput

Name = Annotated[str | None, typer.Argument(metavar="NAME", show_default=False)]
Value = Annotated[bool, typer.Option("--value", show_default=False)]
COLUMNS = {
    "activity": ("colour", "level", "hire", "divisor", "spaces"),
    "event": ("colour", "copies", "fought_with", "divisor", "banners", "rewards", "black_dice"),
    "character": ("thresholds", "thresholds_two_players", "rewards"),
    "board": ("colour", "rows", "row_length", "salary", "neutral_two_players"),
}


def cards_command(
    name: Name = None,
    figures: FiguresFile = None,
    modules: Modules = "",
    value: Value = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    chosen = check_modules(modules)
    found = load_figures(figures, chosen)
    if value:
        if name is not None:
            raise BadInput("NAME", "{name!r} cannot be combined with --value", "Leave one of them out", name=name)
        show_values(found, chosen, json, lang)
    elif name is None:
        show_all(found, SECTIONS, chosen, json, lang)
    else:
        show_named(found, load_figures(figures, sorted(MODULES)), name, json, lang)


def check_modules(modules: str) -> list[str]:
    chosen = sorted(set(split_names(modules)))
    for module in chosen:
        if module not in MODULES:
            raise BadInput(
                "--modules", "no module is called {name!r}", "Modules: {known}", name=module, known=list(MODULES)
            )
    return chosen


def load_figures(path: Path | None, modules: list[str]) -> Figures:
    """Stock figures of the base game and the chosen modules, with the user's file laid over them."""
    stock = figures_for({"players": 4, "modules": modules})
    return stock if path is None else with_overrides(stock, read_overrides(path), str(path))


# ---- one card ----------------------------------------------------------------------------------------------------


def show_named(figures: Figures, everything: Figures, name: str, json: bool, lang: str) -> None:
    """A card by name, be it in a module that was not asked for; or a whole section."""
    plain = simple(name)
    if plain in (*SECTIONS, "rules"):
        show_all(figures, (plain,), [], json, lang)
        return
    names = all_names(everything)
    if plain not in names:
        near = nearest(plain, names)
        remedy = "`troyes cards` lists everything" if near is None else "Did you mean {near}?"
        raise BadInput("NAME", "nothing is called {name!r}", remedy, name=name, near=near and names[near][1])
    section, key = names[plain]
    if json:
        print_json({section: {key: as_data(everything, section, key, lang)}})
    else:
        show_card(everything, section, key, lang)


def all_names(figures: Figures) -> dict[str, tuple[str, str]]:
    """Keys and names in both languages -> section and key."""
    found: dict[str, tuple[str, str]] = {}
    for section in SECTIONS:
        for key, entry in figures.section(section).items():
            for known in (key, *entry["name"].values()):
                found.setdefault(simple(known), (section, key))
    return found


def show_card(figures: Figures, section: str, key: str, lang: str) -> None:
    entry = figures.section(section)[key]
    console = screen()
    console.print(entry["name"][lang], style="bold")
    console.print(f"{section}.{key}, {describe(section, entry, lang)}", style="dim")
    if "text" in entry:
        console.print(entry["text"][lang])
    console.print()
    lines = table("", (text("cards.figure", lang), "left"), ("", "left"), (text("cards.source", lang), "left"))
    for field, value in fields_of(entry).items():
        source = source_of(figures, f"{section}.{key}.{field}")
        lines.add_row(label(field, lang), show_value(value, lang), source_word(source, lang))
    console.print(lines)


def describe(section: str, entry: Entry, lang: str) -> str:
    words = [text(f"section.{section}.one", lang), show_word(entry["kind"], lang) if "kind" in entry else ""]
    words.append(text("cards.box", lang, box=entry["box"]) if "box" in entry else "")
    return ", ".join(part for part in words if part)


# ---- all of them -------------------------------------------------------------------------------------------------


def show_all(figures: Figures, sections: tuple[str, ...], modules: list[str], json: bool, lang: str) -> None:
    if json:
        print_json(all_data(figures, sections, lang))
        return
    console = screen()
    for section in sections:
        if section != "rules":
            console.print(section_table(figures, section, lang))
            console.print()
    if "board" in sections or "rules" in sections:
        console.print(rules_table(figures, lang))
        console.print()
    console.print(f"{text('cards.marks', lang)}{colon(lang)} {legend(lang)}", style="dim")
    console.print(text("cards.hint", lang), style="dim")
    if len(sections) > 1 and not modules:
        console.print(text("cards.more", lang, modules=", ".join(MODULES)), style="dim")


def section_table(figures: Figures, section: str, lang: str) -> Any:
    columns = [(label(field, lang), "left") for field in COLUMNS[section]]
    lines = table(text(f"section.{section}.many", lang), (text("cards.name", lang), "name"), *columns)
    for key, entry in figures.section(section).items():
        cells = [
            marked(figures, f"{section}.{key}.{field}", entry[field], lang) if field in entry else ""
            for field in COLUMNS[section]
        ]
        lines.add_row(entry["name"][lang], *cells)
    return lines


def rules_table(figures: Figures, lang: str) -> Any:
    lines = table(text("section.rules.many", lang), ("", "left"), ("", "left"))
    lines.show_header = False
    for field, value in fields_of(figures.rules).items():
        lines.add_row(label(field, lang), marked(figures, f"rules.{field}", value, lang))
    return lines


# ---- data --------------------------------------------------------------------------------------------------------


def all_data(figures: Figures, sections: tuple[str, ...], lang: str) -> dict[str, Any]:
    data: dict[str, Any] = {
        section: {key: as_data(figures, section, key, lang) for key in figures.section(section)}
        for section in sections
        if section != "rules"
    }
    if "board" in sections or "rules" in sections:
        data["rules"] = with_sources(figures, "rules", figures.rules)
    return data


def as_data(figures: Figures, section: str, key: str, lang: str) -> dict[str, Any]:
    entry = figures.section(section)[key]
    about: dict[str, Any] = {name: entry[name] for name in FIXED if name in entry}
    words: dict[str, Any] = {name: entry[name][lang] for name in ("name", "text") if name in entry}
    return {**words, **about, "figures": with_sources(figures, f"{section}.{key}", entry)}


def with_sources(figures: Figures, path: str, entry: Entry) -> dict[str, Any]:
    return {
        field: {"value": value, "source": source_of(figures, f"{path}.{field}")}
        for field, value in fields_of(entry).items()
    }
