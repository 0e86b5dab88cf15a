"""Checked figures: what holds for each value and between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from troyes.city.figures.fields import COLOUR_NAMES, FIELDS, PLAYER_COUNTS, RULES, Check
from troyes.city.rules.layout import MAX_QUEUE, SPACES, SPACES_PER_BUILDING
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message, place

Entry = dict[str, Any]


Section = dict[str, Entry]


SECTIONS = ("activity", "event", "character", "board", "outdoor", "king")


WORDS = ("name", "text", "formula", "king_formula", "source")


FIXED = ("box", "kind", "effect", "counts", "shield")  # what a card is, as opposed to its figures


REMEDY = Message("see-docs-figures-md")


NO_SUCH = {
    "section": "no-section-is-called",
    "field": "no-field-is-called",
    "activity": "no-activity-is-called",
    "event": "no-event-is-called",
    "character": "no-character-is-called",
    "building": "no-building-is-called",
    "board": "no-building-is-called",
    "outdoor": "no-outdoor-activity-is",
    "king": "the-king-has-no",
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
        # by our own string: the interpreter keeps strings that attributes were asked by, and those of files are many
        section: Section = getattr(self, SECTIONS[SECTIONS.index(name)])
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


def unknown(where: str, what: str, name: str, known: tuple[str, ...]) -> BadInput:
    """No `what` (a key of NO_SUCH) of that name; the remedy is the nearest of the known ones, or all of them."""
    near = get_close_matches(str(name), known, n=1)
    remedy = "did-you-mean-kernel" if near else "known"
    return BadInput(where, NO_SUCH[what], remedy, name=name, near=near, known=known)


def check_entry(entry: Any, fields: Mapping[str, Check], where: str, path: str) -> None:
    """Every field known, every value of the right kind."""
    if not isinstance(entry, dict):
        raise BadInput((where, path), "must-be-a-table-kernel", REMEDY)
    for name, value in entry.items():
        if name not in fields:
            raise unknown(place(where, path), "field", name, tuple(fields))
        if wanted := fields[name](value):
            here = place(where, f"{path}.{name}")
            raise BadInput(here, "must-be-not", REMEDY, wanted=wanted, value=value)


def check_figures(figures: Figures, where: str) -> None:
    """What holds between figures; raises BadInput naming the field."""
    for section in SECTIONS:
        for key, entry in figures.section(section).items():
            plain = {name: value for name, value in entry.items() if name not in WORDS + FIXED}
            check_entry(plain, FIELDS[section], where, f"{section}.{key}")
    check_entry({k: v for k, v in figures.rules.items() if k not in WORDS}, RULES, where, "rules")
    for problem in problems_between(figures, where):
        raise problem


def problems_between(figures: Figures, where: str) -> list[BadInput]:
    """What does not hold between figures that are good by themselves."""
    found: list[BadInput] = []
    for check in (check_buildings, check_events, check_pools, check_citizens, check_outdoor):
        try:
            check(figures, where)
        except BadInput as error:
            found.append(error)
    return found


def check_outdoor(figures: Figures, where: str) -> None:
    """Every gate has activities of its level, and the gates lie in order along the track."""
    if not figures.outdoor:
        return
    for level in (1, 2, 3, 4):
        if all(entry["level"] != level for entry in figures.outdoor.values()):
            raise BadInput((where, "outdoor"), "no-activity-of-level", REMEDY, level=level)
    levels = {(entry["effect"], entry["level"]) for entry in figures.outdoor.values()}
    if len(levels) != len({effect for effect, _ in levels}):
        raise BadInput((where, "outdoor"), "activities-that-do-the", REMEDY)
    gates, length = figures.rules["rampart_gates"], figures.rules["rampart_length"]
    if gates != sorted(set(gates)) or gates[-1] != length:
        problem = "the-gates-must-rise"
        raise BadInput((where, "rules.rampart_gates"), problem, REMEDY, length=length)


def check_buildings(figures: Figures, where: str) -> None:
    for key, entry in figures.board.items():
        check_building(entry, where, f"board.{key}")


def check_building(entry: Entry, where: str, path: str) -> None:
    rows, length = entry["rows"], entry["row_length"]
    if len(rows) * length != SPACES_PER_BUILDING:
        raise BadInput(
            (where, path),
            "rows-of-make-spaces",
            "change-rows-and-row",
            rows=len(rows),
            length=length,
            total=len(rows) * length,
            spaces=SPACES_PER_BUILDING,
        )
    values = sorted(value for row in rows for value in row)
    if values != [1, 2, 3, 4, 5, 6]:
        raise BadInput((where, f"{path}.rows"), "each-die-value-1", REMEDY)
    places = [tuple(place) for place in entry["neutral_two_players"]]
    if len(set(places)) != len(places) or any(row > len(rows) or place > length for row, place in places):
        problem = "each-entry-must-be"
        raise BadInput((where, f"{path}.neutral_two_players"), problem, "rows-and-places-are")


def check_events(figures: Figures, where: str) -> None:
    total = sum(entry["copies"] for entry in figures.event.values())
    if total > MAX_QUEUE:  # in a long game all of them may stand in the queue at once
        raise BadInput((where, "event"), "event-cards-are-too", "at-most-fit", total=total, most=MAX_QUEUE)
    for key, entry in figures.event.items():
        board = entry["colour"] == "board"
        if board != (key == "marauding"):
            raise BadInput((where, f"event.{key}.colour"), "only-marauding-is-printed", REMEDY)
        calls = entry.get("calls", [])
        if calls and len(calls) != entry["copies"]:
            here, problem = place(where, f"event.{key}.calls"), "copies-need-calls-not"
            raise BadInput(here, problem, "give-one-colour-per", copies=entry["copies"], calls=len(calls))
    reds = sum(entry["copies"] for entry in figures.event.values() if entry["colour"] == "red")
    rounds = max(figures.rules["rounds"].values())
    if reds < rounds:
        problem = "rounds-need-red-events"
        raise BadInput((where, "rules.rounds"), problem, REMEDY, rounds=rounds, reds=reds)


NONE_LEFT = {
    "red": "no-red-card-of",
    "yellow": "no-yellow-card-of",
    "white": "no-white-card-of",
}


def check_pools(figures: Figures, where: str) -> None:
    present = {(entry["colour"], entry["level"]) for entry in figures.activity.values()}
    for colour in COLOUR_NAMES:
        for level in (1, 2, 3):
            if (colour, level) not in present:
                raise BadInput((where, "activity"), NONE_LEFT[colour], REMEDY, level=level)
    hands = max(int(count) * figures.rules["characters_each"][count] for count in PLAYER_COUNTS)
    if hands > len(figures.character):
        raise BadInput((where, "rules.characters_each"), "there-are-not-enough", REMEDY)


def check_citizens(figures: Figures, where: str) -> None:
    rules = figures.rules
    neutral = sum(len(entry["neutral_two_players"]) for entry in figures.board.values())
    for count in PLAYER_COUNTS:
        start = rules["start_citizens"][count]
        placed = int(count) * start + (neutral if count == "2" else 0)
        if placed > SPACES or start > rules["citizens_each"]:
            raise BadInput((where, "rules.start_citizens"), "too-many-citizens-for", REMEDY, count=count)
        left = SPACES - int(count) * start
        if left > rules["neutral_citizens"]:
            problem = Message("with-players-neutral-citizens", count=count, left=left)
            raise BadInput((where, "rules.neutral_citizens"), problem, "raise-neutral-citizens-or")
    if rules["start_influence"] > rules["max_influence"]:
        raise BadInput((where, "rules.start_influence"), "exceeds-max-influence", REMEDY)
