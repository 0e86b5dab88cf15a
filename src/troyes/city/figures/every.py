"""Every figure by itself: what it is, what it was, and how sure it is.

A figure is `known` if a rulebook gives it, `assumed` if it was read off a scan or chosen to fit its neighbours. Who
owns the cards has `confirmed` it by naming the same value in a file of figures, or `changed` it by naming another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from troyes.city.cards.texts import display
from troyes.city.figures.checks import SECTIONS, Entry, Figures
from troyes.city.figures.words import fields_of, label, section_word, show_value, source_of
from troyes.words.catalogue import catalogue

KNOWN, ASSUMED, CONFIRMED, CHANGED = "known", "assumed", "confirmed", "changed"
STATUSES: Final = (KNOWN, ASSUMED, CONFIRMED, CHANGED)
RULES: Final = "rules"
KING: Final = "king"


class Figure(NamedTuple):
    """One field of one entry. `key` is None among the rules; `source` is that of the stock value."""

    group: str
    key: str | None
    field: str
    value: Any
    stock: Any  # None where the stock has no such field
    source: str
    status: str

    @property
    def path(self) -> str:
        return ".".join(part for part in (self.group, self.key, self.field) if part is not None)


def list_figures(stock: Figures, laid: Figures, own: Mapping[str, Any]) -> Iterator[Figure]:
    """All figures of a game; `own` are those that somebody has named, `laid` is the stock with them laid over it."""
    for section in SECTIONS:
        for key, entry in laid.section(section).items():
            named = own.get(section, {}).get(key, {})
            yield from entry_figures(stock, section, key, entry, stock.section(section)[key], named)
    yield from entry_figures(stock, RULES, None, laid.rules, stock.rules, own.get(RULES, {}))


def entry_figures(
    stock: Figures, group: str, key: str | None, entry: Entry, usual: Entry, named: Mapping[str, Any]
) -> Iterator[Figure]:
    for field, value in fields_of(entry).items():
        made = Figure(group, key, field, value, usual.get(field), "", "")
        source = source_of(stock, made.path)
        yield made._replace(source=source, status=status_of(value, usual.get(field), source, field in named))


def status_of(value: Any, stock: Any, source: str, is_named: bool) -> str:
    if value != stock:
        return CHANGED
    if source == "printed":
        return KNOWN
    return CONFIRMED if is_named else ASSUMED


def without_needless(own: Mapping[str, Any], stock: Figures) -> dict[str, Any]:
    """Figures of one's own without those that say what a rulebook says: some of these differ from game to game."""
    return {section: kept for section, entries in own.items() if (kept := needed(section, entries, stock))}


def needed(section: str, entries: Mapping[str, Any], stock: Figures) -> dict[str, Any]:
    if section == RULES:
        return needed_fields(RULES, entries, stock.rules, stock)
    found = {
        key: needed_fields(f"{section}.{key}", entry, stock.section(section)[key], stock)
        for key, entry in entries.items()
    }
    return {key: entry for key, entry in found.items() if entry}


def needed_fields(path: str, entry: Mapping[str, Any], usual: Entry, stock: Figures) -> Entry:
    return {
        field: value
        for field, value in entry.items()
        if value != usual.get(field) or source_of(stock, f"{path}.{field}") != "printed"
    }


def agreeing(own: Mapping[str, Any], figures: Mapping[str, Any]) -> dict[str, Any]:
    """Figures of one's own as far as a game is played with them; `figures` are all of that game."""
    return {
        section: agreeing_fields(entries, figures.get(section, {}))
        if section == RULES
        else {key: agreeing_fields(entry, figures.get(section, {}).get(key, {})) for key, entry in entries.items()}
        for section, entries in own.items()
    }


def agreeing_fields(entry: Mapping[str, Any], played: Mapping[str, Any]) -> Entry:
    return {field: value for field, value in entry.items() if value == played.get(field)}


# ---- in words ----------------------------------------------------------------------------------------------------


def name_of(figure: Figure, figures: Figures, language: str) -> str:
    """What the entry of a figure is called."""
    if figure.key is None:
        return section_word(RULES, "one", language)
    if figure.group == KING:  # his results are called by what they bring
        return catalogue(language).text("figure-section-king-numbered", result=figure.key)
    return display(figures, figure.group, figure.key, language)


def full_label(figure: Figure, figures: Figures, language: str) -> str:
    """A figure by the names of its entry and its field."""
    values = {"entry": name_of(figure, figures, language), "figure": label(figure.field, language)}
    return catalogue(language).text("figure-of-entry", **values)


def change_in_words(figure: Figure, figures: Figures, language: str) -> str:
    """A figure that somebody changed, with what it is now and what it was."""
    value, stock = (show_value(one, language) for one in (figure.value, figure.stock))
    key = "added" if figure.stock is None else "changed"
    what = full_label(figure, figures, language)
    return catalogue(language).text(f"figure-value-{key}", what=what, value=value, stock=stock)
