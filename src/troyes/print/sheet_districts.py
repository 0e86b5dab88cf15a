"""The three districts of the score sheet: six columns of a prestige and a function building, and the links between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.dice.edge.names import COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules.layout import COLOURS, COLUMNS
from troyes.dice.rules.tables import FUNCTION_NAMES, PRESTIGE_NAMES, sheet_data
from troyes.drawing.picture import Ink
from troyes.print.sheet_pen import BROWN, DARK, FILLS, FINE, GREY, PAPER, SHADES, TINTS, Pen

LEFT, TOP = 8.0, 21.5
MARGIN = 11.0  # where the names of the rows stand
WIDTH, HEIGHT, GAP = 32.4, 40.0, 1.6  # of a cell, and between districts
PRESTIGE_GROUND, FUNCTION_GROUND = 22.0, 38.6
MIDDLE = 18.0  # of the buildings of a cell
LINK_HEIGHT = 4.4  # of links above the ground
SMALLER = 0.92  # function buildings


def cell_left(column: int) -> float:
    return LEFT + MARGIN + column * WIDTH


def district_top(colour: int) -> float:
    return TOP + colour * (HEIGHT + GAP)


def draw_districts(pen: Pen, numbers: Sequence[int | None]) -> None:
    for colour in range(COLOURS):
        draw_margin(pen, colour)
        for column in range(COLUMNS):
            draw_cell(pen, colour, column, numbers[column])
    for link in sheet_data()["link"]:
        draw_link(pen, link)


def draw_margin(pen: Pen, colour: int) -> None:
    """The ground of a district, and the names of its rows."""
    top, right = district_top(colour), cell_left(COLUMNS)
    pen.picture.rect(LEFT, top, right - LEFT, HEIGHT, Ink(None, 0, TINTS[colour]))
    pen.hand.hatch(LEFT, top, 5, HEIGHT, 0.8, Ink(SHADES[colour], 0.22))
    pen.hand.shape([(LEFT, top), (right, top), (right, top + HEIGHT), (LEFT, top + HEIGHT)], Ink(GREY, 0.2))
    pen.hand.line([(LEFT + 5, top), (LEFT + 5, top + HEIGHT)], FINE)
    district = pen.words("district", colour=pen.name(COLOUR_NAMES[colour]))
    pen.say(LEFT + 3.5, top + HEIGHT / 2, district[0].upper() + district[1:], 3.2, "bold", "middle", turned=True)
    rows = ((PRESTIGE_NAMES[colour], PRESTIGE_GROUND - 10), (FUNCTION_NAMES[colour], FUNCTION_GROUND - 6.6))
    for row, middle in rows:
        pen.say(LEFT + 8.8, top + middle, pen.name(row), 2.7, "italic", "middle", turned=True)


def draw_cell(pen: Pen, colour: int, column: int, number: int | None) -> None:
    left, top = cell_left(column), district_top(colour)
    pen.hand.line([(left, top), (left, top + HEIGHT)], Ink(SHADES[colour], 0.16))
    pen.die(left + 1.5, top + 1.5, 6.2, PAPER, "" if number is None else str(number))
    prestige, function = PRESTIGE_NAMES[colour], FUNCTION_NAMES[colour]
    ground = top + PRESTIGE_GROUND
    pen.ground(left + 5.6, left + WIDTH - 3.2, ground)
    pen.building(prestige, left + MIDDLE, ground)
    {"fortress": fill_fortress, "hall": fill_hall, "cathedral": fill_cathedral}[prestige](pen, left, ground, column)
    pen.ground(left + 7.6, left + WIDTH - 5.4, top + FUNCTION_GROUND)
    pen.building(function, left + MIDDLE, top + FUNCTION_GROUND, SMALLER)
    for k in range(sheet_data()["buildings"]["function_residents"]):
        pen.resident(left + 3.0 + 2.9 * k, top + PRESTIGE_GROUND + 4.4, 3.2, colour)


def caption(pen: Pen, left: float, ground: float, text: str) -> None:
    pen.say(left + WIDTH / 2, ground + 2.3, text, 2.05, "italic", "middle", BROWN)


def fill_fortress(pen: Pen, left: float, ground: float, column: int) -> None:
    name = sheet_data()["buildings"]["fortress"][column]
    pen.resident(left + MIDDLE, ground - 2.4, 3.9, COLOUR_NAMES.index(name))
    caption(pen, left, ground, pen.words("fortress", colour=pen.name(name)))


def fill_hall(pen: Pen, left: float, ground: float, column: int) -> None:
    """In the roof: so many resources or residents for each die of a colour."""
    gain = sheet_data()["buildings"]["hall"][column]
    colour = COLOUR_NAMES.index(gain["colour"])
    y, x = ground - 9.3, left + MIDDLE
    draw = pen.resource if "resources" in gain else pen.resident
    count = gain.get("resources") or gain["residents"]
    pen.say(x - 4.9, y + 1.3, str(count), 3.9, "bold", "middle")
    draw(x - 1.7, y, 3.5, colour)
    pen.say(x + 1.4, y + 1.1, "/", 3.4, "roman", "middle")
    pen.die(x + 2.9, y - 1.7, 3.4, FILLS[colour])
    caption(pen, left, ground, hall_words(pen, gain, count, colour))


def hall_words(pen: Pen, gain: dict[str, Any], count: int, colour: int) -> str:
    key = "hall_resources" if "resources" in gain else "hall_residents"
    name, resource = pen.name(gain["colour"]), pen.name(RESOURCE_NAMES[colour])
    return pen.words(key, count=count, colour=name, resource=resource)


def fill_cathedral(pen: Pen, left: float, ground: float, column: int) -> None:
    """Whom it honours, and which buildings it counts."""
    counted = sheet_data()["buildings"]["cathedral"][column]
    pen.building(counted, left + 4.9, ground - 1.6, 0.36)
    pen.say(left + 4.9, ground - 8.4, "×", 3, "roman", "middle", GREY)
    caption(pen, left, ground, pen.words("cathedral", character=pen.character(counted), building=pen.name(counted)))


def draw_link(pen: Pen, link: dict[str, Any]) -> None:
    """A rope between two neighbours, and on it what both together bring."""
    row, _, second = link["between"]
    prestige = row in PRESTIGE_NAMES
    colour = (PRESTIGE_NAMES if prestige else FUNCTION_NAMES).index(row)
    x = cell_left(second - 1)
    y = district_top(colour) + (PRESTIGE_GROUND - 8 if prestige else FUNCTION_GROUND - LINK_HEIGHT)
    for side in (-1, 1):
        ends = [(x + side * 3.4, y), (x + side * (5.6 if prestige and side < 0 else 7.4), y)]
        pen.hand.strokes([[(px, py - 0.35) for px, py in ends], [(px, py + 0.35) for px, py in ends]], FINE)
    pen.hand.circle(x, y, 3.5, Ink(DARK, 0.2, PAPER))
    kind = "residents" if "residents" in link else "resources"
    [(name, count)] = link[kind].items()
    pen.say(x - 1.5, y + 1.2, str(count), 3.6, "bold", "middle")
    draw = pen.resident if kind == "residents" else pen.resource
    draw(x + 1.1, y, 2.9, COLOUR_NAMES.index(name))
