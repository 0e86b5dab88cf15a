"""The figures of cards, events, characters and board: read from TOML, checked, overridden by a user's own file.

The data files of the package are the stock figures. A user who owns the cards can override any of them with a file of
the same shape that names only what differs. `Figures` is the checked result; `tables.py` turns it into a setup.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from troyes.city.layout import CARD_SPACES, MAX_BANNERS, MAX_QUEUE, SPACES, SPACES_PER_BUILDING
from troyes.kernel.messages import Message, place
from troyes.kernel.reading import parse_text, read_text_file
from troyes.kernel.refusals import BadInput

Entry = dict[str, Any]
Section = dict[str, Entry]

COLOUR_NAMES = ("red", "yellow", "white")
BUILDING_NAMES = ("palace", "city_hall", "bishopric")
USE_NAMES = ("activity", "cathedral", "event", "citizen", "agriculture", "guard")
PLAYER_COUNTS = ("2", "3", "4")
RESOURCES = ("deniers", "influence", "vp")
SECTIONS = ("activity", "event", "character", "board", "outdoor", "king")
WORDS = ("name", "text", "source")
FIXED = ("box", "kind", "effect", "counts", "shield")  # what a card is, as opposed to its figures
REMEDY = Message("See docs/figures.md for the fields of a figures file")
NO_SUCH = {
    "section": "no section is called {name!r}",
    "field": "no field is called {name!r}",
    "activity": "no activity is called {name!r}",
    "event": "no event is called {name!r}",
    "character": "no character is called {name!r}",
    "building": "no building is called {name!r}",
    "board": "no building is called {name!r}",
    "outdoor": "no outdoor activity is called {name!r}",
    "king": "the King has no result {name!r}",
}

Check = Callable[[Any], Message | None]


# ---- checks of single values: None, or what the value has to be --------------------------------------------------


def whole(low: int, high: int) -> Check:
    def check(value: Any) -> Message | None:
        good = isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
        return None if good else Message("a whole number from {low} to {high}", low=low, high=high)

    return check


def one_of(*names: str) -> Check:
    def check(value: Any) -> Message | None:
        return None if isinstance(value, str) and value in names else Message("one of {names}", names=names)

    return check


def list_of(item: Check, low: int, high: int) -> Check:
    def check(value: Any) -> Message | None:
        if not isinstance(value, list) or not low <= len(value) <= high:
            template = "a list of {low} to {high} entries" if low != high else "a list of {low} entries"
            return Message(template, low=low, high=high)
        wrong = next((message for entry in value if (message := item(entry))), None)
        return Message("a list with each entry {wrong}", wrong=wrong) if wrong else None

    return check


def table_of(items: Mapping[str, Check]) -> Check:
    def check(value: Any) -> Message | None:
        if not isinstance(value, dict) or not value or any(key not in items for key in value):
            return Message("a table with some of {names}", names=list(items))
        for key, entry in value.items():
            if wrong := items[key](entry):
                return Message("a table with {key} = {wrong}", key=key, wrong=wrong)
        return None

    return check


def each_count(item: Check) -> Check:
    """One value per number of players."""

    def check(value: Any) -> Message | None:
        if not isinstance(value, dict) or set(value) != set(PLAYER_COUNTS):
            return Message('a table with the keys "2", "3" and "4"')
        return next((message for entry in value.values() if (message := item(entry))), None)

    return check


def flag(value: Any) -> Message | None:
    return None if isinstance(value, bool) else Message("true or false")


RESOURCE_TABLE = table_of({name: whole(0, 99) for name in RESOURCES})
COLOURS_LIST = list_of(one_of(*COLOUR_NAMES), 1, 3)
IMPROVE = table_of(
    {
        "accepts": COLOURS_LIST,
        "uses": list_of(one_of(*USE_NAMES), 1, 6),
        "single": flag,
        "becomes": one_of(*COLOUR_NAMES),
        "copies": whole(1, 3),
        "add_lot": whole(0, 20),
        "add_die": whole(0, 6),
        "set_die": whole(0, 6),
        "free": flag,
        "mixed": flag,
        "flip_own": flag,
        "free_one": flag,
        "joker": whole(0, 6),
        "discount": whole(0, 20),
        "alike": flag,
    }
)
FIELDS: dict[str, dict[str, Check]] = {
    "activity": {
        "colour": one_of(*COLOUR_NAMES),
        "level": whole(1, 3),
        "hire": whole(0, 99),
        "hire_unit": one_of("deniers", "influence"),
        "per_die": flag,
        "price": whole(0, 99),
        "at_least": whole(0, 999),
        "cube_vp": whole(0, 50),
        "most_vp": whole(0, 50),
        "divisor": whole(1, 60),
        "spaces": list_of(whole(0, 50), 1, CARD_SPACES),
        "gain": RESOURCE_TABLE,
        "cost": table_of({name: whole(0, 99) for name in ("deniers", "influence")}),
        "hits": list_of(whole(1, 6), 0, 6),
        "lot": one_of("any"),
        "improve": IMPROVE,
    },
    "event": {
        "colour": one_of(*COLOUR_NAMES, "board"),
        "copies": whole(1, 8),
        "fought_with": COLOURS_LIST,
        "divisor": whole(1, 60),
        "banners": whole(1, MAX_BANNERS),
        "rewards": list_of(whole(0, 50), 2, 2),
        "black_dice": whole(0, 5),
        "calls": list_of(one_of(*COLOUR_NAMES), 0, 8),
        "building": one_of(*BUILDING_NAMES),
        "loss": table_of({name: whole(0, 99) for name in ("deniers", "influence")}),
        "events": whole(0, 24),
        "black_bonus": whole(0, 6),
        "only_fought": flag,
    },
    "character": {
        "thresholds": list_of(whole(0, 999), 3, 3),
        "thresholds_two_players": list_of(whole(0, 999), 3, 3),
        "rewards": list_of(whole(0, 99), 3, 3),
    },
    "board": {
        "colour": one_of(*COLOUR_NAMES),
        "rows": list_of(list_of(whole(1, 6), 0, 6), 1, 6),
        "row_length": whole(1, 6),
        "salary": whole(0, 99),
        "neutral_two_players": list_of(list_of(whole(1, 6), 2, 2), 0, 6),
        "king_order": list_of(whole(1, 6), 6, 6),
    },
    "outdoor": {
        "level": whole(1, 4),
        "colour": one_of(*COLOUR_NAMES, "purple"),
        "gain": RESOURCE_TABLE,
        "cost": table_of({"deniers": whole(0, 99)}),
        "arrival_vp": list_of(whole(0, 50), 4, 4),
        "cube_vp": whole(0, 50),
        "rank_vp": list_of(whole(0, 50), 3, 3),
        "swaps": whole(1, 3),
    },
    "king": {
        "vp": whole(0, 50),
        "dice": whole(0, 18),
        "per_banner": flag,
        "takes_yours": flag,
        "pays": whole(0, 99),
    },
}
RULES: dict[str, Check] = {
    "start_deniers": whole(0, 999),
    "start_influence": whole(0, 99),
    "max_influence": whole(1, 99),
    "citizens_each": whole(1, 18),
    "start_citizens": each_count(whole(1, 9)),
    "rounds": each_count(whole(1, 20)),
    "characters_each": each_count(whole(0, 2)),
    "income": whole(0, 99),
    "die_price": whole(0, 20),
    "lot_limit": whole(1, 3),
    "reroll_cost": whole(1, 99),
    "recruit_cost": whole(1, 99),
    "flip_cost": whole(1, 99),
    "flip_limit": whole(1, 3),
    "pass_income": whole(0, 99),
    "waiting_income": whole(0, 99),
    "agriculture_divisor": whole(1, 60),
    "cathedral_levels": whole(1, 4),
    "cathedral_vp": whole(0, 50),
    "cathedral_influence": list_of(whole(0, 20), 6, 6),
    "penalty_vp": whole(0, 50),
    "missing_level_vp": whole(0, 50),
    "event_presence_vp": whole(0, 50),
    "neutral_citizens": whole(0, 24),
    "black_dice_cap": whole(0, 20),
    "cube_influence": whole(0, 20),
    "counter_influence": whole(0, 20),
    "red_factor": whole(1, 6),
    "neutral_free_dice": whole(0, 3),
    "neutral_tax": whole(0, 20),
    "neutral_at_banquet": whole(0, 1),
    "rampart_length": whole(4, 60),
    "rampart_gates": list_of(whole(1, 60), 4, 4),
    "king_places": whole(0, 6),
    "king_waits": whole(1, 6),
    "king_rolls": whole(1, 5),
    "king_fallback_vp": whole(0, 50),
    "king_character_vp": whole(0, 50),
    "king_builders_vp": whole(0, 50),
}


@dataclass(frozen=True)
class Figures:
    """Checked figures. Treat as immutable."""

    activity: Section
    event: Section
    character: Section
    board: Section
    outdoor: Section
    king: Section
    rules: Entry
    source: dict[str, str] = field(default_factory=dict, compare=False)  # "activity.merchant.hire" -> printed, ocr, …

    def section(self, name: str) -> Section:
        section: Section = getattr(self, name)
        return section

    def numbers(self) -> dict[str, Any]:
        """The figures without names and texts, as a record keeps them."""
        plain: dict[str, Any] = {
            name: {
                key: {k: v for k, v in entry.items() if k not in WORDS + FIXED}
                for key, entry in self.section(name).items()
            }
            for name in SECTIONS
        }
        plain["rules"] = {key: value for key, value in self.rules.items() if key not in WORDS}
        return plain


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
    check_figures(figures, Message("the package's data"))
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
    text = read_text_file(path, Message("Name a readable TOML file"))
    data: dict[str, Any] = parse_text(text, "TOML", str(path), REMEDY)
    return data


def with_overrides(stock: Figures, overrides: Mapping[str, Any], where: str, source: str = "yours") -> Figures:
    """Stock figures with a user's figures laid over them, checked as a whole."""
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
            raise BadInput((where, section), "must hold tables, one per card or place", REMEDY)
        for key, entry in entries.items():
            if key not in merged[section]:
                raise unknown(where, section, key, tuple(merged[section]))
            check_entry(entry, FIELDS[section], where, f"{section}.{key}")
            merged[section][key].update(deepcopy(entry))
            sources.update({f"{section}.{key}.{name}": source for name in entry})
    figures = assemble(merged, rules, sources)
    check_figures(figures, where)
    return figures


def unknown(where: str, what: str, name: str, known: tuple[str, ...]) -> BadInput:
    """No `what` (a key of NO_SUCH) of that name; the remedy is the nearest of the known ones, or all of them."""
    near = get_close_matches(str(name), known, n=1)
    remedy = "Did you mean {near}?" if near else "Known: {known}"
    return BadInput(where, NO_SUCH[what], remedy, name=name, near=near, known=known)


def check_entry(entry: Any, fields: Mapping[str, Check], where: str, path: str) -> None:
    """Every field known, every value of the right kind."""
    if not isinstance(entry, dict):
        raise BadInput((where, path), "must be a table", REMEDY)
    for name, value in entry.items():
        if name not in fields:
            raise unknown(place(where, path), "field", name, tuple(fields))
        if wanted := fields[name](value):
            here = place(where, f"{path}.{name}")
            raise BadInput(here, "must be {wanted}, not {value!r}", REMEDY, wanted=wanted, value=value)


# ---- checks of the whole -----------------------------------------------------------------------------------------


def check_figures(figures: Figures, where: str) -> None:
    """What holds between figures; raises BadInput naming the field."""
    for section in SECTIONS:
        for key, entry in figures.section(section).items():
            plain = {name: value for name, value in entry.items() if name not in WORDS + FIXED}
            check_entry(plain, FIELDS[section], where, f"{section}.{key}")
    check_entry({k: v for k, v in figures.rules.items() if k not in WORDS}, RULES, where, "rules")
    for key, entry in figures.board.items():
        check_building(entry, where, f"board.{key}")
    check_events(figures, where)
    check_pools(figures, where)
    check_citizens(figures, where)
    if figures.outdoor:
        check_outdoor(figures, where)


def check_outdoor(figures: Figures, where: str) -> None:
    """Every gate has activities of its level, and the gates lie in order along the track."""
    for level in (1, 2, 3, 4):
        if all(entry["level"] != level for entry in figures.outdoor.values()):
            raise BadInput((where, "outdoor"), "no activity of level {level} is left", REMEDY, level=level)
    levels = {(entry["effect"], entry["level"]) for entry in figures.outdoor.values()}
    if len(levels) != len({effect for effect, _ in levels}):
        raise BadInput((where, "outdoor"), "activities that do the same must have the same level", REMEDY)
    gates, length = figures.rules["rampart_gates"], figures.rules["rampart_length"]
    if gates != sorted(set(gates)) or gates[-1] != length:
        problem = "the gates must rise and end at {length}, the length of the track"
        raise BadInput((where, "rules.rampart_gates"), problem, REMEDY, length=length)


def check_building(entry: Entry, where: str, path: str) -> None:
    rows, length = entry["rows"], entry["row_length"]
    if len(rows) * length != SPACES_PER_BUILDING:
        raise BadInput(
            (where, path),
            "{rows} rows of {length} make {total} spaces, a building has {spaces}",
            "Change rows and row_length together",
            rows=len(rows),
            length=length,
            total=len(rows) * length,
            spaces=SPACES_PER_BUILDING,
        )
    values = sorted(value for row in rows for value in row)
    if values != [1, 2, 3, 4, 5, 6]:
        raise BadInput((where, f"{path}.rows"), "each die value 1 to 6 must lead to exactly one row", REMEDY)
    places = [tuple(place) for place in entry["neutral_two_players"]]
    if len(set(places)) != len(places) or any(row > len(rows) or place > length for row, place in places):
        problem = "each entry must be a different [row, place] that exists in this building"
        raise BadInput((where, f"{path}.neutral_two_players"), problem, "Rows and places are counted from 1")


def check_events(figures: Figures, where: str) -> None:
    total = sum(entry["copies"] for entry in figures.event.values())
    if total > MAX_QUEUE:  # in a long game all of them may stand in the queue at once
        raise BadInput(
            (where, "event"), "{total} event cards are too many", "At most {most} fit", total=total, most=MAX_QUEUE
        )
    for key, entry in figures.event.items():
        board = entry["colour"] == "board"
        if board != (key == "marauding"):
            raise BadInput((where, f"event.{key}.colour"), "only marauding is printed on the board", REMEDY)
        calls = entry.get("calls", [])
        if calls and len(calls) != entry["copies"]:
            here, problem = place(where, f"event.{key}.calls"), "{copies} copies need {copies} calls, not {calls}"
            raise BadInput(here, problem, "Give one colour per copy", copies=entry["copies"], calls=len(calls))
    reds = sum(entry["copies"] for entry in figures.event.values() if entry["colour"] == "red")
    rounds = max(figures.rules["rounds"].values())
    if reds < rounds:
        problem = "{rounds} rounds need {rounds} red events, there are {reds}"
        raise BadInput((where, "rules.rounds"), problem, REMEDY, rounds=rounds, reds=reds)


NONE_LEFT = {
    "red": "no red card of level {level} is left",
    "yellow": "no yellow card of level {level} is left",
    "white": "no white card of level {level} is left",
}


def check_pools(figures: Figures, where: str) -> None:
    present = {(entry["colour"], entry["level"]) for entry in figures.activity.values()}
    for colour in COLOUR_NAMES:
        for level in (1, 2, 3):
            if (colour, level) not in present:
                raise BadInput((where, "activity"), NONE_LEFT[colour], REMEDY, level=level)
    hands = max(int(count) * figures.rules["characters_each"][count] for count in PLAYER_COUNTS)
    if hands > len(figures.character):
        raise BadInput((where, "rules.characters_each"), "there are not enough characters to deal", REMEDY)


def check_citizens(figures: Figures, where: str) -> None:
    rules = figures.rules
    neutral = sum(len(entry["neutral_two_players"]) for entry in figures.board.values())
    for count in PLAYER_COUNTS:
        start = rules["start_citizens"][count]
        placed = int(count) * start + (neutral if count == "2" else 0)
        if placed > SPACES or start > rules["citizens_each"]:
            raise BadInput(
                (where, "rules.start_citizens"), "too many citizens for {count} players", REMEDY, count=count
            )
        left = SPACES - int(count) * start
        if left > rules["neutral_citizens"]:
            problem = Message("with {count} players {left} neutral citizens are placed", count=count, left=left)
            raise BadInput((where, "rules.neutral_citizens"), problem, "Raise neutral_citizens or start_citizens")
    if rules["start_influence"] > rules["max_influence"]:
        raise BadInput((where, "rules.start_influence"), "exceeds max_influence", REMEDY)
