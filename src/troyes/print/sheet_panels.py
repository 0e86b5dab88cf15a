"""The right panel of the score sheet, where points are added up, and the reminders along the bottom."""

from __future__ import annotations

from troyes.dice.edge.names import COLOUR_NAMES, RESOURCE_NAMES
from troyes.dice.rules.layout import COLOURS, DAYS
from troyes.dice.rules.tables import sheet_data
from troyes.drawing.picture import Ink
from troyes.print.sheet_pen import BROWN, DARK, FINE, GREY, PAPER, Pen

LEFT, RIGHT, TOP, BOTTOM = 218.0, 289.0, 21.5, 144.7
ROW = 8.9  # a character
LINE = 6.6  # other sources
FIELD, WIDE = 7.2, 10.5  # boxes to write in
HEADING = 3.1
FOOT = 185.5


def draw_panel(pen: Pen) -> None:
    pen.hand.shape([(LEFT, TOP), (RIGHT, TOP), (RIGHT, BOTTOM), (LEFT, BOTTOM)], Ink(GREY, 0.2))
    pen.say(LEFT + 3, TOP + 6, pen.words("score"), 4.6, "bold")
    draw_worths(pen, TOP + 9.2)
    y = TOP + 17.4
    for row in sheet_data()["buildings"]["cathedral"]:
        draw_character(pen, row, y)
        y += ROW
    for k in range(COLOURS):
        draw_line(pen, y, pen.words("pairs", resource=pen.name(RESOURCE_NAMES[k])))
        pen.resource(LEFT + 5.4, y + LINE / 2, 4, k)
        y += LINE
    for k in range(COLOURS):
        draw_line(pen, y, pen.words("residents_of", colour=pen.name(COLOUR_NAMES[k])))
        pen.resident(LEFT + 5.4, y + LINE / 2, 4.2, k)
        y += LINE
    draw_total(pen, y + 0.8)


def draw_worths(pen: Pen, y: float) -> None:
    """The numbers a player writes into the rose windows, to be crossed off."""
    pen.say(LEFT + 3, y + 3.6, pen.words("worth"), 2.3, "italic", colour=BROWN)
    for k, worth in enumerate(sheet_data()["buildings"]["cathedral_worth"]):
        x = RIGHT - 27.2 + k * 4.2
        pen.hand.circle(x + 1.8, y + 2.6, 1.9, FINE)
        pen.say(x + 1.8, y + 3.6, str(worth), 2.9, "bold", "middle")


def draw_character(pen: Pen, row: str, y: float) -> None:
    """The number of a Cathedral times the buildings it counts."""
    pen.building(row, LEFT + 6.2, y + ROW - 1.6, 0.4)
    pen.say(LEFT + 11.6, y + 3.9, pen.character(row), 2.75, "bold")
    pen.say(LEFT + 11.6, y + 7, pen.words("per", building=pen.name(row)), 2.3, "italic", colour=BROWN)
    x = RIGHT - 2.2 - WIDE - 2 * (FIELD - 0.8) - 5
    for sign, width in (("×", FIELD - 1), ("=", FIELD - 1), ("", WIDE)):
        pen.box(x, y + 1, width, ROW - 2)
        pen.say(x + width + 1.4, y + 5.4, sign, 3, "roman", "middle")
        x += width + 2.8


def draw_line(pen: Pen, y: float, text: str) -> None:
    pen.say(LEFT + 12, y + LINE / 2 + 0.9, text, 2.7)
    pen.box(RIGHT - 2.2 - WIDE, y + 0.5, WIDE, LINE - 1)


def draw_total(pen: Pen, y: float) -> None:
    pen.say(RIGHT - 22.4, y + 6.4, pen.words("total"), 4.6, "bold", "end")
    pen.hand.shape(
        [(RIGHT - 19.7, y), (RIGHT - 2.2, y), (RIGHT - 2.2, y + 9.4), (RIGHT - 19.7, y + 9.4)], Ink(DARK, 0.4, PAPER)
    )


# ---- reminders ---------------------------------------------------------------------------------------------------


def draw_reminders(pen: Pen) -> None:
    draw_days(pen, 8)
    draw_prices(pen, 101)
    draw_changes(pen, 178)
    draw_black(pen, 216)


def heading(pen: Pen, x: float, text: str) -> None:
    pen.say(x, FOOT + HEADING, text, 2.9, "bold")


def draw_days(pen: Pen, x: float) -> None:
    """Eight days of a morning and an afternoon, to be ticked off."""
    heading(pen, x, pen.words("day"))
    pen.say(x + 9, FOOT + HEADING, pen.words("halves"), 2.3, "italic", colour=BROWN)
    for day in range(1, DAYS + 1):
        left = x + (day - 1) * 10.6
        pen.say(left + 1.4, FOOT + 11.4, str(day), 4.2, "bold", "middle")
        for half in range(2):
            pen.box(left + 3.1 + half * 3.4, FOOT + 8, 3.2, 3.8)


def draw_prices(pen: Pen, x: float) -> None:
    heading(pen, x, pen.words("price"))
    wheel = sheet_data()["wheel"]
    for k, (deniers, anything) in enumerate(zip(wheel["deniers"], wheel["any_resource"])):
        left = x + k * 17.6
        pen.die(left, FOOT + 7, 6, PAPER, "")
        middle = left + 11
        if anything:
            pen.anything(middle, FOOT + 9.4, 3.6)
            pen.say(middle, FOOT + 14.2, pen.words("any"), 2.2, "italic", "middle")
        elif deniers == 0:
            pen.say(middle, FOOT + 11, pen.words("free"), 2.5, "italic", "middle")
        for coin in range(deniers):
            pen.coin(middle + (coin - (deniers - 1) / 2) * 3.8, FOOT + 10, 3.6)


def draw_changes(pen: Pen, x: float) -> None:
    heading(pen, x, pen.words("change"))
    costs = sheet_data()["resources"]
    for y, colour, cost, key in (
        (FOOT + 7, 0, costs["value_change"], "value_change"),
        (FOOT + 12.2, 2, costs["colour_change"], "colour_change"),
    ):
        pen.say(x, y + 1.2, str(cost), 3.4, "bold")
        pen.resource(x + 4.4, y, 3.6, colour)
        pen.say(x + 8, y + 0.9, pen.words(key), 2.7)


def draw_black(pen: Pen, x: float) -> None:
    heading(pen, x, pen.words("black"))
    pen.die(x, FOOT + 6, 6, "#3a3633")
    text = pen.words("black_text", day=sheet_data()["wheel"]["destruction_from_day"])
    for k, line in enumerate(text.splitlines()):
        pen.say(x + 8.4, FOOT + 8.4 + 3.4 * k, line, 2.6)
    pen.say(RIGHT, FOOT + 18.9, pen.words("notice"), 2, "italic", "end", GREY)
