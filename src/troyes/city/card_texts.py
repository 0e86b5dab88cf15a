"""What cards, events, outdoor activities and results of the King say, with the figures that are played with.

The texts of the data files have gaps: `{gain[vp]} VP`, or `{rules[die_price]:denier|deniers}` with the noun for one and
for many. Against the King some read differently (data/king_texts.toml).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from troyes.city.figure_checks import Entry, Figures
from troyes.city.figures import read_data
from troyes.words.phrasing import OR, number_of, series

PICTURES = {"deniers": "d", "influence": "i", "vp": "v"}  # in a rule in pictures
IMPROVEMENTS = {"add_lot": "+", "add_die": "+", "set_die": "="}


class Face(NamedTuple):
    """What a card says at a glance: a rule in pictures (see web/src/city/formula.ts) and one short sentence."""

    formula: str
    text: str


class Count(int):
    """A number in a text: `{n}`, or with its noun `{n:denier|deniers}`."""

    language = "en"

    def __format__(self, nouns: str) -> str:
        if not nouns:
            return str(int(self))
        one, many = nouns.split("|")
        return f"{int(self)} {one if number_of(self, self.language) == 'one' else many}"


class FrenchCount(Count):
    language = "fr"


COUNTS = {"en": Count, "fr": FrenchCount}


class Amounts(dict[str, Any]):
    """What is not among them is none."""

    def __missing__(self, key: str) -> Count:
        return Count(0)


def card_text(figures: Figures, section: str, key: str, language: str, alone: bool = False) -> str:
    """The whole rule. `alone`: as it is against the King."""
    entry = figures.section(section)[key]
    said = of_the_king("text", section, key) if alone else None
    return filled((said or entry["text"])[language], figures, entry, language)


def face_of(figures: Figures, section: str, key: str, language: str, alone: bool = False) -> Face:
    entry = figures.section(section)[key]
    face = read_data("faces.toml")[section].get(key) or face_from_figures(entry)
    if alone:
        face = {**face, **(of_the_king("face", section, key) or {})}
    formula, text = (filled(face.get(part, ""), figures, entry, language) for part in ("formula", language))
    return Face(formula, text)


def face_from_figures(entry: Entry) -> dict[str, str]:
    """A card that nobody has drawn a face for shows its figures, and says its whole rule."""
    pays = [f"-{n}{PICTURES[unit]}" for unit, n in {**entry.get("cost", {}), **entry.get("loss", {})}.items() if n]
    gains = [f"+{n}{PICTURES[unit]}" for unit, n in entry.get("gain", {}).items() if n]
    improve = entry.get("improve", {})
    gains += [f"{sign}{improve[name]}" for name, sign in IMPROVEMENTS.items() if improve.get(name)]
    gains += [f"+{entry['black_dice']}k"] if entry.get("black_dice") else []
    return {"formula": " ".join([*pays, *([">"] if pays and gains else []), *gains]), **entry["text"]}


def of_the_king(kind: str, section: str, key: str) -> dict[str, str] | None:
    found: dict[str, str] | None = read_data("king_texts.toml")[kind].get(section, {}).get(key)
    return found


def filled(template: str, figures: Figures, entry: Entry, language: str) -> str:
    return template.format_map(gaps(figures, entry, language))


def gaps(figures: Figures, entry: Entry, language: str) -> Mapping[str, Any]:
    """The figures of a card and the rules, and what follows from them."""
    gain, rules = entry.get("gain", {}), figures.rules
    return Amounts(
        {
            **counted({"gain": {}, "cost": {}, "loss": {}, "improve": {}, **entry}, language),
            "rules": counted(rules, language),
            "double": counted({unit: 2 * n for unit, n in gain.items()}, language),
            "prices": counted([size * rules["die_price"] for size in (1, 2, 3)], language),
            "bank": counted(gain.get("deniers", 0) * rules["neutral_tax"], language),
            "breeder": counted(breeder_price(figures), language),
            "hits": series(entry.get("hits", []), language, OR),
            "or_more": or_more(entry.get("hits", []), language),
            "exchange": exchange(entry, language) if "exchange" in entry.values() else "",
        }
    )


def counted(value: Any, language: str) -> Any:
    """Numbers that know their language, in tables and lists too."""
    if isinstance(value, dict):
        return Amounts({name: counted(one, language) for name, one in value.items()})
    if isinstance(value, list):
        return [counted(one, language) for one in value]
    return COUNTS[language](value) if isinstance(value, int) and not isinstance(value, bool) else value


def breeder_price(figures: Figures) -> int:
    """The outdoor activities name the Breeder, who may not be in the game."""
    known = figures.activity.get("breeder") or read_data("ladies/activities.toml")["activity"]["breeder"]
    return int(known["price"])


def or_more(hits: list[int], language: str) -> str:
    """`3 or more`; values with gaps one by one."""
    if len(hits) < 2 or hits != list(range(hits[0], 7)):
        return series(hits, language, OR)
    return f"{hits[0]} {OR[language]} {'more' if language == 'en' else 'plus'}"


# ---- deals of goods ------------------------------------------------------------------------------------------------


def exchange(entry: Entry, language: str) -> str:
    cost = {unit: n for unit, n in entry.get("cost", {}).items() if n}
    key = "gain" if not cost else "pay" if set(cost) == {"deniers"} else "spend"
    template: str = read_data("words.toml")["exchange"][key][language]
    return template.format(cost=amounts(cost, language), gain=amounts(entry.get("gain", {}), language))


def amounts(goods: Mapping[str, int], language: str) -> str:
    return series([amount(unit, n, language) for unit, n in goods.items()], language)


@cache
def amount(unit: str, n: int, language: str) -> str:
    text: str = read_data("words.toml")["unit"][number_of(n, language)][unit][language]
    return text.format(n=n)
