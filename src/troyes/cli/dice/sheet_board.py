"""A sheet of Troyes Dice in the terminal: buildings with their gains and links, then the tracks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from troyes.cli.play import marks
from troyes.cli.play.texts import say
from troyes.dice.edge.names import BUILDING_ROWS, COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules.tables import FUNCTION_NAMES, PRESTIGE_NAMES, sheet_data

LABEL, CELL, GAP = 13, 7, 4
WIDTH = LABEL + 6 * CELL + 5 * GAP
TRACKS_WIDTH = 42
BUILT, LOST, FREE, HELD, SPENT = "■", "✕", "·", "●", "✕"


def short(key: str, language: str) -> str:
    return say("dice-short", key, language)


def colour_of_row(row: str) -> str:
    return COLOUR_NAMES[BUILDING_ROWS.index(row) % 3]


def mark(colour: str) -> str:
    return marks.LETTERS[colour] + marks.SHAPES[colour]


# ---- buildings -----------------------------------------------------------------------------------------------------


def buildings(sheet: Mapping[str, Any], numbers: list[int], language: str) -> Text:
    """Two rows of each colour: what every building brings, what is built (■), what is lost (✕); links between."""
    lines = [heading(sheet, numbers, language)]
    if numbers != [1, 2, 3, 4, 5, 6]:
        cells = [Text(say("dice-board", "column", language, n=n + 1), "dim") for n in range(6)]
        lines.insert(0, row_line(Text(""), cells, [Text("")] * 5))
    for prestige, function in zip(PRESTIGE_NAMES, FUNCTION_NAMES):
        for row in (prestige, function):
            lines.append(building_row(row, sheet, language))
    return Text("\n").join(lines)


def heading(sheet: Mapping[str, Any], numbers: list[int], language: str) -> Text:
    """The numbers of the columns, empty until the crier has spoken; ■ beside one that a Fortress protects."""
    safe = [state == "built" for state in sheet["buildings"]["fortress"]]
    cells = [Text(f"[{n or ' '}]{BUILT if safe[k] else ''}", "bold") for k, n in enumerate(numbers)]
    return row_line(Text(say("dice-board", "die", language), "dim"), cells, [Text("")] * 5)


def building_row(row: str, sheet: Mapping[str, Any], language: str) -> Text:
    colour, states = colour_of_row(row), sheet["buildings"][row]
    style = marks.ORDER_STYLES[colour]
    cells = [cell(row, column, states[column], sheet, language) for column in range(6)]
    label = Text(f"{mark(colour)} {short(row, language)}", style)
    return row_line(label, cells, [link(row, column, states, language) for column in range(5)])


def row_line(label: Text, cells: list[Text], gaps: list[Text]) -> Text:
    line = fitted(label, LABEL)
    for place, content in enumerate(cells):
        line.append_text(fitted(content, CELL))
        if place < len(gaps):
            line.append_text(fitted(gaps[place], GAP))
    return line


def fitted(text: Text, width: int) -> Text:
    fitting = text.copy()
    fitting.truncate(width, overflow="crop", pad=True)
    return fitting


def cell(row: str, column: int, state: str, sheet: Mapping[str, Any], language: str) -> Text:
    if state == "lost":
        return Text(LOST, "dim")
    style = marks.ORDER_STYLES[colour_of_row(row)]
    if state == "open":
        return Text(promise(row, column, language), style)
    if row == "cathedral":
        return Text(cathedral_sum(sheet["cathedrals"][column], sheet), marks.DIE_STYLES["white"])
    return Text(f" {BUILT} ", marks.DIE_STYLES[colour_of_row(row)])


def promise(row: str, column: int, language: str) -> str:
    """What an open building would bring."""
    figures = sheet_data()["buildings"]
    if row == "fortress":
        return f"+1{mark(figures['fortress'][column])}"
    if row == "hall":
        gain = figures["hall"][column]
        if "resources" in gain:
            resource = RESOURCE_NAMES[COLOUR_NAMES.index(gain["colour"])]
            return f"{mark(gain['colour'])}→{gain['resources']}{short(resource, language)}"
        return f"{mark(gain['colour'])}→{gain['residents']}{marks.LETTERS[gain['colour']]}"
    if row == "cathedral":
        return f"×{short('times_' + figures['cathedral'][column], language)}"
    return f"+{figures['function_residents']}{mark(colour_of_row(row))}"


def cathedral_sum(cathedral: Mapping[str, Any], sheet: Mapping[str, Any]) -> str:
    """`2×3=6`: its number, the buildings it counts, the points so far."""
    counted = sheet["buildings"][cathedral["counts"]].count("built")
    return f"{BUILT}{cathedral['worth']}×{counted}={cathedral['points']}"


def link(row: str, column: int, states: list[str], language: str) -> Text:
    """The bonus between two neighbours: gained (✓), still to be had, or lost."""
    found = [entry for entry in sheet_data()["link"] if entry["between"][:2] == [row, column + 1]]
    if not found:
        return Text("")
    [(colour, n)] = (found[0].get("residents") or found[0]["resources"]).items()
    unit = short(RESOURCE_NAMES[COLOUR_NAMES.index(colour)], language)[:1] if "resources" in found[0] else ""
    text = f"+{n}{unit or marks.LETTERS[colour]}"
    both = states[column : column + 2]
    if "lost" in both:
        return Text(LOST, "dim")
    return Text(text + "✓", "bold") if both == ["built", "built"] else Text(text, "dim")


# ---- tracks --------------------------------------------------------------------------------------------------------


def tracks(sheet: Mapping[str, Any], language: str) -> Text:
    """Resources and residents box by box, and the bonuses of the resident tracks."""
    figures = sheet_data()
    boxes, ends = figures["resources"]["residents_at"], figures["residents"]
    stops = [*ends["columns"], ends["prestige_at"], ends["pair_at"]]
    lines = [Text(say("dice-board", "resources", language), "dim")]
    for colour, name in zip(COLOUR_NAMES, RESOURCE_NAMES):
        lines.append(resource_line(colour, name, sheet["resources"][name], boxes, language))
    lines.append(stops_line(stops, language))
    for colour in COLOUR_NAMES:
        lines.append(resident_line(colour, sheet["residents"][colour], stops))
    lowest = min(sheet["residents"].values())
    lines += bonus_lines(lowest, ends["columns"], language)
    return Text("\n").join(lines)


def resource_line(colour: str, name: str, held: dict[str, int], boxes: list[int], language: str) -> Text:
    """Spent boxes, those still held, free ones; +1 behind a box that brings a resident."""
    line = Text(f"{mark(colour)} {short(name, language):<4}{held['held']:>2} ", marks.ORDER_STYLES[colour])
    for box in range(1, boxes[-1] + 1):
        if box <= held["spent"]:
            line.append(SPENT, "dim")
        else:
            line.append(HELD if box <= held["circled"] else FREE)
        if box in boxes:
            line.append("+1", "dim" if box <= held["circled"] else "not bold")
    return line


def stops_line(stops: list[int], language: str) -> Text:
    line = Text(f"{say('dice-board', 'residents', language):<11}", "dim")
    before = 0
    for stop in stops:
        line.append(f"{stop:>{stop - before}} ", "dim")
        before = stop
    return line


def resident_line(colour: str, residents: int, stops: list[int]) -> Text:
    line = Text(f"{mark(colour)}     {residents:>2} ", marks.ORDER_STYLES[colour])
    for place in range(1, stops[-1] + 1):
        line.append(HELD if place <= residents else FREE)
        if place in stops:
            line.append("│", "dim")
    return line


def bonus_lines(lowest: int, columns: list[int], language: str) -> list[Text]:
    """What the resident tracks bring: the columns all three have to reach, then the end of one track."""
    line = Text(say("dice-board", "all_tracks", language) + " ", "dim")
    for number, stop in enumerate(columns):
        gained = lowest >= stop
        text = say("dice-board", ("each", "build", "build")[number], language)
        line.append(f" {stop} {text}{'✓' if gained else ''} ", "bold" if gained else "dim")
    return [line, Text(say("dice-board", "one_track", language), "dim")]
