# compiled
"""What cards, events, characters, outdoor activities, results of the King and buildings are called and say.

The words are messages of a language, one for each of them (words/en/city/activities.ftl and its neighbours), with the
figures that are played with in their gaps: `{ $gain-vp } VP`. Against the King some have parts of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from troyes.city.figures.checks import WORDS, Entry, Figures
from troyes.city.figures.figures import read_data
from troyes.words.catalogue import catalogue, languages
from troyes.words.phrasing import amount, capital, series

PREFIXES: Final = {
    "activity": "card",
    "event": "event",
    "character": "character",
    "outdoor": "outdoor",
    "king": "king-result",
    "board": "building",
}
PICTURES: Final = {"deniers": "d", "influence": "i", "vp": "v"}  # in a rule in pictures
IMPROVEMENTS: Final = {"add_lot": "+", "add_die": "+", "set_die": "="}
WITHOUT_SENTENCE: Final = "outdoor"  # a gate shows pictures and the whole rule
MOST_PIPS: Final = 6


class Face(NamedTuple):
    """What a card says at a glance: a rule in pictures (see web/src/city/cards/formula.ts) and one short sentence."""

    formula: str
    text: str


class Values(dict[str, object]):
    """Figures by their names in a text; what is not among them is none."""

    def __missing__(self, name: str) -> int:
        return 0


def display(figures: Figures, section: str, key: str, language: str) -> str:
    """What it is called. An entry of one's own without a message has a name in it, or its key is the name."""
    speaks, message = catalogue(language), f"{PREFIXES[section]}-{key}"
    if speaks.has(message):
        return speaks.text(message)
    name = figures.section(section)[key].get("name")
    return name if isinstance(name, str) else capital(key.replace("_", " "))


def names_everywhere(figures: Figures, section: str, key: str) -> list[str]:
    """What it is called in each language."""
    return [display(figures, section, key, language) for language in languages()]


def card_text(figures: Figures, section: str, key: str, language: str, alone: bool = False) -> str:
    """The whole rule, "" if there is none. `alone`: as it is against the King."""
    return said(figures, section, key, language, ("king", "text") if alone else ("text",))


def face_of(figures: Figures, section: str, key: str, language: str, alone: bool = False) -> Face:
    """A card without a short sentence says its whole rule."""
    formula = formula_of(figures, section, key, alone)
    if section == WITHOUT_SENTENCE:
        return Face(formula, "")
    parts = ("king-short", "short", "king", "text") if alone else ("short", "text")
    return Face(formula, said(figures, section, key, language, parts))


def said(figures: Figures, section: str, key: str, language: str, parts: Sequence[str]) -> str:
    """The first of these parts of a message that there is."""
    entry, speaks = figures.section(section)[key], catalogue(language)
    for part in parts:
        message = f"{PREFIXES[section]}-{key}.{part}"
        if speaks.has(message):
            return speaks.fill(speaks.pattern(message), gaps(figures, entry, language))
    text = entry.get("text")
    return text if isinstance(text, str) else ""


# ---- rules in pictures -----------------------------------------------------------------------------------------------


def formula_of(figures: Figures, section: str, key: str, alone: bool) -> str:
    """As the entry has it, or made from its figures."""
    entry = figures.section(section)[key]
    template = entry.get("king_formula") if alone else None
    template = template or entry.get("formula")
    return template.format_map(numbers(figures, entry)) if template else plain_formula(entry)


def plain_formula(entry: Entry) -> str:
    pays = [f"-{n}{PICTURES[unit]}" for unit, n in {**entry.get("cost", {}), **entry.get("loss", {})}.items() if n]
    gains = [f"+{n}{PICTURES[unit]}" for unit, n in entry.get("gain", {}).items() if n]
    improve = entry.get("improve", {})
    gains += [f"{sign}{improve[name]}" for name, sign in IMPROVEMENTS.items() if improve.get(name)]
    gains += [f"+{entry['black_dice']}k"] if entry.get("black_dice") else []
    return " ".join([*pays, *([">"] if pays and gains else []), *gains])


# ---- values ----------------------------------------------------------------------------------------------------------


def gaps(figures: Figures, entry: Entry, language: str) -> Mapping[str, object]:
    """What a text may name: the figures of a card and the rules, and what follows from them."""
    hits = entry.get("hits", [])
    found = numbers(figures, entry)
    found["hits"] = series(hits, language, "list-or")
    found["or-more"] = or_more(hits, language)
    found["exchange"] = exchange(entry, language)
    return found


def numbers(figures: Figures, entry: Entry) -> Values:
    """`gain-vp`, `spaces-0`, `rules-die_price`, …"""
    gain, rules = entry.get("gain", {}), figures.rules
    derived = {
        "rules": rules,
        "double": {unit: 2 * n for unit, n in gain.items()},
        "prices": [size * rules["die_price"] for size in (1, 2, 3)],
        "bank": gain.get("deniers", 0) * rules["neutral_tax"],
        "breeder": breeder_price(figures),
    }
    return Values((name, n) for part in (entry, derived) for name, n in flat(part))


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, int]]:
    """The numbers of a table and of the tables and lists in it, by their names."""
    for name, value in table.items():
        if isinstance(value, int):
            yield f"{before}{name}", value
        elif isinstance(value, list):
            yield from flat({str(place): one for place, one in enumerate(value)}, f"{before}{name}-")
        elif isinstance(value, dict) and name not in WORDS:
            yield from flat(value, f"{before}{name}-")


def breeder_price(figures: Figures) -> int:
    """The outdoor activities name the Breeder, who may not be in the game."""
    known = figures.activity.get("breeder") or read_data("ladies/activities.toml")["activity"]["breeder"]
    return int(known["price"])


def or_more(hits: list[int], language: str) -> str:
    """`3 or more`; values with gaps one by one."""
    if len(hits) < 2 or hits != list(range(hits[0], MOST_PIPS + 1)):
        return series(hits, language, "list-or")
    return catalogue(language).text("hits-or-more", least=hits[0])


def exchange(entry: Entry, language: str) -> str:
    """A deal of goods: `Spend 1 influence and receive 6 deniers.`"""
    cost = {unit: n for unit, n in entry.get("cost", {}).items() if n}
    key = "gain" if not cost else "pay" if set(cost) == {"deniers"} else "spend"
    values = {"gain": amounts(entry.get("gain", {}), language)}
    if cost:
        values["cost"] = amounts(cost, language)
    return catalogue(language).text(f"exchange-{key}", **values)


def amounts(goods: Mapping[str, int], language: str) -> str:
    return series([amount(unit, n, language) for unit, n in goods.items()], language)
