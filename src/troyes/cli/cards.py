"""`troyes cards`: every card, event, character and the board, with its figures and where each comes from."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

import typer

from troyes.city.cards.texts import card_text, display, names_everywhere
from troyes.city.figures.checks import FIXED, SECTIONS, Entry, Figures
from troyes.city.figures.words import fields_of, label, section_word, show_value, source_of
from troyes.city.modules import MODULES, all_figures
from troyes.cli.card_value_report import show_values
from troyes.cli.figure_words import legend, marked, show_kind, source_word
from troyes.cli.known_names import card_names
from troyes.cli.options import Figures as FiguresFile
from troyes.cli.options import Json, Lang, Modules, Pool
from troyes.cli.output import print_json, screen, table
from troyes.cli.play.variants import check_modules, city_options, laid_over, load_figures
from troyes.cli.texts import colon, text
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.spelling import nearest, simple
from troyes.words.catalogue import SOURCE

Name = Annotated[str | None, typer.Argument(metavar="NAME", show_default=False, autocompletion=card_names)]
Players = Annotated[int | None, typer.Option("--players", min=1, max=4, metavar="N", show_default=False)]
Value = Annotated[bool, typer.Option("--value", show_default=False)]
COLUMNS = {
    "activity": ("colour", "level", "kind", "hire", "divisor", "spaces"),
    "event": ("colour", "copies", "fought_with", "divisor", "banners", "rewards", "black_dice"),
    "character": ("thresholds", "thresholds_two_players", "rewards"),
    "board": ("colour", "rows", "row_length", "salary", "neutral_two_players"),
    "outdoor": ("level", "gain", "cost", "arrival_vp", "cube_vp", "rank_vp"),
    "king": ("vp", "dice", "takes_yours", "pays"),
}


def cards_command(
    name: Name = None,
    figures: FiguresFile = None,
    modules: Modules = "",
    pool: Pool = "",
    players: Players = None,
    value: Value = False,
    json: Json = False,
    lang: Lang = SOURCE,
) -> None:
    chosen = check_modules(modules)
    city_options(players or 4, chosen, pool=pool)
    everything = laid_over(all_figures(), figures) if players is None and chosen == list(MODULES) and not pool else None
    found = everything or load_figures(figures, chosen, players or 4, pool)
    alone = players == 1
    if value:
        if name is not None:
            raise BadInput("NAME", "cannot-be-combined-with", "leave-one-of-them", name=name)
        show_values(found, chosen, json, lang)
    elif name is None:
        show_all(found, SECTIONS, chosen, json, lang, alone)
    else:
        known = everything or laid_over(all_figures(), figures)
        known = replace(known, rules={**known.rules, **found.rules})  # numbers of the rules as they are for so many
        show_named(found, known, name, json, lang, alone)


# ---- one card ----------------------------------------------------------------------------------------------------


def show_named(figures: Figures, everything: Figures, name: str, json: bool, lang: str, alone: bool) -> None:
    """A card by name, be it in a module that was not asked for, or everything of that name; or a whole section.

    `alone`: as it is against the King.
    """
    plain = simple(name)
    if plain in (*SECTIONS, "rules"):
        filled = plain == "rules" or figures.section(plain)
        show_all(figures if filled else everything, (plain,), [], json, lang, alone)
        return
    names = all_names(everything)
    if plain not in names:
        near = nearest(plain, names)
        remedy = "troyes-cards-lists-everything" if near is None else "did-you-mean-kernel"
        raise BadInput("NAME", "nothing-is-called", remedy, name=name, near=near and names[near][0][1])
    if json:
        print_json(named_data(everything, names[plain], lang, alone))
        return
    for number, (section, key) in enumerate(names[plain]):
        if number:
            screen().print()
        show_card(everything, section, key, lang, alone)


def all_names(figures: Figures) -> dict[str, list[tuple[str, str]]]:
    """Keys and names in every language -> section and key of all that are called so."""
    found: dict[str, list[tuple[str, str]]] = {}
    for section in SECTIONS:
        for key in figures.section(section):
            names = (key, *names_everywhere(figures, section, key))
            for known in dict.fromkeys(simple(name) for name in names):
                found.setdefault(known, []).append((section, key))
    return found


def named_data(figures: Figures, found: list[tuple[str, str]], lang: str, alone: bool) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for section, key in found:
        data.setdefault(section, {})[key] = as_data(figures, section, key, lang, alone)
    return data


def show_card(figures: Figures, section: str, key: str, lang: str, alone: bool) -> None:
    entry = figures.section(section)[key]
    console = screen()
    console.print(display(figures, section, key, lang), style="bold")
    console.print(f"{section}.{key}, {describe(section, entry, lang)}", style="dim")
    if said := card_text(figures, section, key, lang, alone):
        console.print(said)
    console.print()
    lines = table("", (text("cli-cards-figure", lang), "left"), ("", "left"), (text("cli-cards-source", lang), "left"))
    for field, value in fields_of(entry).items():
        source = source_of(figures, f"{section}.{key}.{field}")
        lines.add_row(label(field, lang), show_value(value, lang), source_word(source, lang))
    console.print(lines)


def describe(section: str, entry: Entry, lang: str) -> str:
    words = [section_word(section, "one", lang), show_kind(entry["kind"], lang) if "kind" in entry else ""]
    words.append(text("cli-cards-box", lang, box=entry["box"]) if "box" in entry else "")
    return ", ".join(part for part in words if part)


# ---- all of them -------------------------------------------------------------------------------------------------


def show_all(
    figures: Figures, sections: tuple[str, ...], modules: list[str], json: bool, lang: str, alone: bool
) -> None:
    if json:
        print_json(all_data(figures, sections, lang, alone))
        return
    console = screen()
    for section in sections:
        if section != "rules" and figures.section(section):
            console.print(section_table(figures, section, lang))
            console.print()
    if "board" in sections or "rules" in sections:
        console.print(rules_table(figures, lang))
        console.print()
    console.print(f"{text('cli-cards-marks', lang)}{colon(lang)} {legend(lang)}", style="dim")
    console.print(text("cli-cards-hint", lang), style="dim")
    if len(sections) > 1 and not modules:
        console.print(text("cli-cards-more", lang, modules=", ".join(MODULES)), style="dim")


def section_table(figures: Figures, section: str, lang: str) -> Any:
    columns = [(label(field, lang), "left") for field in COLUMNS[section]]
    lines = table(section_word(section, "many", lang), (text("cli-cards-name", lang), "name"), *columns)
    for key in figures.section(section):
        cells = [cell(figures, section, key, field, lang) for field in COLUMNS[section]]
        title = display(figures, section, key, lang)
        lines.add_row(f"{key}{colon(lang)} {title}" if section == "king" else title, *cells)
    return lines


def cell(figures: Figures, section: str, key: str, field: str, lang: str) -> str:
    """A figure in a table: a divisor may be one activation per die, a hire may be paid in influence."""
    entry = figures.section(section)[key]
    if field == "kind":
        return show_kind(entry["kind"], lang)
    if field == "divisor" and entry.get("per_die"):
        return text("cli-cards-per_die", lang)
    if field == "dice" and entry.get("per_banner"):
        return text("cli-cards-per_banner", lang)
    if field not in entry:
        return ""
    shown = marked(figures, f"{section}.{key}.{field}", entry[field], lang)
    return text("cli-cards-in_influence", lang, n=shown) if field == "hire" and "hire_unit" in entry else shown


def rules_table(figures: Figures, lang: str) -> Any:
    lines = table(section_word("rules", "many", lang), ("", "left"), ("", "left"))
    lines.show_header = False
    for field, value in fields_of(figures.rules).items():
        lines.add_row(label(field, lang), marked(figures, f"rules.{field}", value, lang))
    return lines


# ---- data --------------------------------------------------------------------------------------------------------


def all_data(figures: Figures, sections: tuple[str, ...], lang: str, alone: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        section: {key: as_data(figures, section, key, lang, alone) for key in figures.section(section)}
        for section in sections
        if section != "rules"
    }
    if "board" in sections or "rules" in sections:
        data["rules"] = with_sources(figures, "rules", figures.rules)
    return data


def as_data(figures: Figures, section: str, key: str, lang: str, alone: bool) -> dict[str, Any]:
    entry = figures.section(section)[key]
    about: dict[str, Any] = {name: entry[name] for name in FIXED if name in entry}
    words = {"name": display(figures, section, key, lang)}
    if said := card_text(figures, section, key, lang, alone):
        words["text"] = said
    return {**words, **about, "figures": with_sources(figures, f"{section}.{key}", entry)}


def with_sources(figures: Figures, path: str, entry: Entry) -> dict[str, Any]:
    return {
        field: {"value": value, "source": source_of(figures, f"{path}.{field}")}
        for field, value in fields_of(entry).items()
    }
