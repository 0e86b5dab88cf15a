"""`troyes cards --value`: what each activity yields, how it was weighed, and which figures look off."""

from __future__ import annotations

from typing import Any

from troyes.city.cards.texts import display
from troyes.city.figures.checks import Figures
from troyes.city.figures.words import label, show_value, show_word, source_of
from troyes.cli.card_values import (
    COLOUR_PIPS,
    CROWD,
    DIE,
    EVENTS_WON,
    KINDS,
    LOW_DIE,
    PIPS,
    TRADESMEN,
    USUAL_LOT,
    WEIGHTS,
    CardValue,
    Valuation,
    value_cards,
)
from troyes.cli.figure_words import marked, show_kind, source_word
from troyes.cli.output import print_json, screen, table
from troyes.cli.texts import decimal, text

ASSUMPTIONS = (
    "weights", "rate", "event_cube", "pip", "cube", "colour", "free", "citizens", "cathedral", "events", "dice",
    "tradesmen", "mixed", "endgame",
)  # fmt: skip


def show_values(figures: Figures, modules: list[str], json: bool, lang: str) -> None:
    found = value_cards(figures, modules)
    if json:
        print_json(as_data(figures, found, lang))
        return
    console = screen()
    console.print(value_table(figures, found, lang))
    console.print()
    for line in notes(found, lang):
        console.print(line, style="dim")
    console.print()
    for line in outlier_lines(figures, found, lang):
        console.print(line)


def value_table(figures: Figures, found: Valuation, lang: str) -> Any:
    headings = ("deniers", "influence", "vp", "event_cubes", "stored_cubes", "worth")
    lines = table(
        text("cli-value-title", lang, pips=PIPS),
        (text("cli-cards-name", lang), "name"),
        (label("level", lang), "name"),
        (text("cli-value-divisor", lang), "name"),
        *((text(f"cli-value-{heading}", lang), "right") for heading in headings),
    )
    for card in sorted(found.cards, key=lambda card: -card.worth):
        entry = figures.activity[card.name]
        about = (display(figures, "activity", card.name, lang), f"{show_word(entry['colour'], lang)} {entry['level']}")
        divisor = marked(figures, f"activity.{card.name}.divisor", entry["divisor"], lang) if "divisor" in entry else ""
        lines.add_row(*about, divisor, *amounts(card, lang), style="" if found.is_usual(card) else "bold")
    lines.add_row(
        text("cli-value-fields", lang), "", "", decimal(found.fields, lang), "", "", "", "", decimal(found.fields, lang)
    )
    return lines


def amounts(card: CardValue, lang: str) -> list[str]:
    if card.gained is None:
        return [text("cli-value-never", lang), "", "", "", "", "–"]
    shown = [decimal(float(amount), lang) if round(amount, 1) else "" for amount in card.gained]
    return [*shown, decimal(card.worth, lang)]


def notes(found: Valuation, lang: str) -> list[str]:
    values: dict[str, object] = {
        "pips": PIPS,
        "influence": decimal(WEIGHTS["influence"], lang),
        "vp": decimal(WEIGHTS["vp"], lang),
        "share": decimal(found.event_cube_vp, lang, 2),
        "pip": decimal(found.pip, lang, 2),
        "lot": USUAL_LOT,
        "die": DIE,
        "low": LOW_DIE,
        "colour": COLOUR_PIPS,
        "crowd": CROWD,
        "tradesmen": TRADESMEN,
        "won": EVENTS_WON,
    }
    there = {card.kind for card in found.cards}
    told = [key for key in ASSUMPTIONS if key not in KINDS or key in there]
    return [text(f"cli-assumption-{key}", lang, **values) for key in told]


def outlier_lines(figures: Figures, found: Valuation, lang: str) -> list[str]:
    lines = []
    for card in found.outliers():
        low, high = found.bounds[card.kind]
        lines.append(
            text(
                "cli-value-outlier",
                lang,
                name=display(figures, "activity", card.name, lang),
                worth=decimal(card.worth, lang),
                low=decimal(low, lang),
                high=decimal(high, lang),
                kind=show_kind(card.kind, lang),
                figures=doubtful(figures, card.name, lang),
            )
        )
    return [
        text("cli-value-outliers" if lines else "cli-value-no_outliers", lang),
        *lines,
        *poor_lines(figures, found, lang),
    ]


def poor_lines(figures: Figures, found: Valuation, lang: str) -> list[str]:
    """Cards that bring less than working the fields with the same dice."""
    names = [display(figures, "activity", card.name, lang) for card in found.poor()]
    return [text("cli-value-poor", lang, names=", ".join(names))] if names else []


def doubtful(figures: Figures, name: str, lang: str) -> str:
    """The figures behind a worth, each with its source."""
    entry = figures.activity[name]
    return ", ".join(
        f"{label(field, lang)} {show_value(entry[field], lang)} "
        f"({source_word(source_of(figures, f'activity.{name}.{field}'), lang)})"
        for field in ("divisor", "cost", "price", "gain", "hits", "improve", "cube_vp", "most_vp")
        if field in entry
    )


def as_data(figures: Figures, found: Valuation, lang: str) -> dict[str, Any]:
    return {
        "pips": PIPS,
        "weights": WEIGHTS,
        "event_cube_vp": round(found.event_cube_vp, 3),
        "pip_worth": round(found.pip, 3),
        "agriculture": found.fields,
        "assumptions": notes(found, lang),
        "bounds": {kind: [round(low, 3), round(high, 3)] for kind, (low, high) in found.bounds.items()},
        "cards": [card_data(figures, card, found) for card in found.cards],
        "outliers": [card.name for card in found.outliers()],
        "below_agriculture": [card.name for card in found.poor()],
    }


def card_data(figures: Figures, card: CardValue, found: Valuation) -> dict[str, Any]:
    gained = None if card.gained is None else {k: round(v, 3) for k, v in card.gained._asdict().items()}
    return {
        "card": card.name,
        "kind": card.kind,
        "divisor": figures.activity[card.name].get("divisor"),
        "divisor_source": source_of(figures, f"activity.{card.name}.divisor"),
        "yields": gained,
        "worth": round(card.worth, 3),
        "outlier": not found.is_usual(card),
    }
