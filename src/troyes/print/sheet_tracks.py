"""The tracks of the score sheet: three of resources, three of residents with their bonuses."""

from __future__ import annotations

from troyes.dice.edge.names import COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules.layout import COLOURS
from troyes.dice.rules.tables import FUNCTION_NAMES, PRESTIGE_NAMES, sheet_data
from troyes.drawing.picture import Ink
from troyes.print.sheet_pen import BROWN, DARK, FINE, SHADES, TINTS, Pen

LEFT, RIGHT, TOP = 8.0, 289.0, 147.8
LABEL = 16.4
ROW = 7.0
BOX = 5.8
WIDE, WIDER = 9.6, 15.4  # boxes that bring a resident or two, or a choice of buildings
RESIDENTS_LEFT = 145.6
RESIDENTS_LABEL = 9.0


def draw_tracks(pen: Pen) -> None:
    pen.say(LEFT, TOP + 2.6, pen.words("resources"), 2.7, "italic")
    for colour in range(COLOURS):
        draw_resources(pen, colour)
    pen.say(RESIDENTS_LEFT, TOP + 2.6, pen.words("residents"), 2.7, "italic")
    for colour in range(COLOURS):
        draw_residents(pen, colour)
    draw_columns(pen)


def row_top(colour: int) -> float:
    return TOP + 4.2 + colour * ROW


def draw_resources(pen: Pen, colour: int) -> None:
    data = sheet_data()["resources"]
    x, y = LEFT + LABEL, row_top(colour)
    pen.say(LEFT, y + 4.2, pen.name(RESOURCE_NAMES[colour]), 2.6, "bold")
    for box in range(1, data["length"] + 1):
        wide = box in data["residents_at"]
        width = WIDE if wide else BOX
        frame(pen, x, y, width, colour, wide)
        pen.resource(x + BOX / 2, y + 3.2, 3.5, colour)
        if wide:
            pen.resident(x + BOX + 1.5, y + 3.2, 3.4, colour)
        if box <= data["start"]:
            pen.hand.circle(x + BOX / 2, y + 3.2, 2.6, Ink(DARK, 0.32))
        x += width


def frame(pen: Pen, x: float, y: float, width: float, colour: int, special: bool) -> None:
    pen.picture.rect(x, y, width, ROW - 0.6, Ink(None, 0, TINTS[colour]))
    if special:
        pen.hand.hatch(x, y, width, ROW - 0.6, 0.9, Ink(SHADES[colour], 0.16))
    pen.box(x, y, width, ROW - 0.6, None)


def resident_left(box: int) -> float:
    """Where a box of the residents' tracks begins, counted from 1."""
    data = sheet_data()["residents"]
    wider = WIDER - BOX if box > data["prestige_at"] else 0
    return RESIDENTS_LEFT + RESIDENTS_LABEL + (box - 1) * BOX + wider


def resident_width(box: int) -> float:
    data = sheet_data()["residents"]
    return {data["prestige_at"]: WIDER, data["pair_at"]: WIDE}.get(box, BOX)


def draw_residents(pen: Pen, colour: int) -> None:
    data, y = sheet_data()["residents"], row_top(colour)
    pen.say(RESIDENTS_LEFT, y + 4.2, pen.name(COLOUR_NAMES[colour]), 2.6, "bold")
    for box in range(1, data["length"] + 1):
        x, width = resident_left(box), resident_width(box)
        frame(pen, x, y, width, colour, width > BOX)
        pen.resident(x + BOX / 2, y + 3.2, 3.9, colour)
        others = [other for other in range(COLOURS) if other != colour]
        for k, other in enumerate(others):
            if box == data["prestige_at"]:
                pen.building(PRESTIGE_NAMES[other], x + BOX + 2.2 + 4.9 * k, y + 5.4, 0.23)
            elif box == data["pair_at"]:
                pen.resident(x + BOX + 1.5, y + 1.7 + 3.0 * k, 2.5, other)


def draw_columns(pen: Pen) -> None:
    """What a column brings once all three have reached it, under a frame around it."""
    data, low = sheet_data()["residents"], row_top(COLOURS) - 0.6
    for box, gain in zip(data["columns"], data["column_gains"]):
        x = resident_left(box)
        edges = [(x, row_top(0) - 0.5), (x + BOX, row_top(0) - 0.5), (x + BOX, low + 0.5), (x, low + 0.5)]
        pen.hand.shape(edges, Ink(DARK, 0.42))
        middle = x + BOX / 2
        pen.hand.line([(middle, low + 0.5), (middle, low + 1.6)], FINE)
        draw_gain(pen, middle, low + 4.6, gain)
    for line, key in enumerate(("prestige_at", "pair_at")):
        text = pen.words(key, number=data[key])
        pen.say(RIGHT, low + 3.6 + 3.2 * line, text, 2.15, "italic", "end", BROWN)


def draw_gain(pen: Pen, x: float, ground: float, gain: str) -> None:
    if gain == "resources":
        for k in range(COLOURS):
            pen.resource(x + (k - 1) * 3.1, ground - 1.4, 2.7, k)
        text = pen.words("column_resources")
    else:
        for k, row in enumerate(FUNCTION_NAMES):
            pen.building(row, x + (k - 1) * 4.4, ground, 0.22)
        text = pen.words("column_function")
    pen.say(x, ground + 2.4, text, 2.05, "italic", "middle", BROWN)
