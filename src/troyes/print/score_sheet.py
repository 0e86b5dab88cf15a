"""The printable score sheet: A4 landscape, with the numbers of a game's columns, as SVG or PDF."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from troyes.dice.game import DICE
from troyes.dice.rules.layout import COLUMNS, NUMBER
from troyes.drawing.pdf import pdf
from troyes.drawing.picture import Picture
from troyes.drawing.svg import svg
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.writing import write_new
from troyes.print.sheet_districts import draw_districts
from troyes.print.sheet_panels import draw_panel, draw_reminders
from troyes.print.sheet_pen import FINE, Pen
from troyes.print.sheet_tracks import draw_tracks

WIDTH, HEIGHT = 297.0, 210.0
LEFT, RIGHT = 8.0, 289.0
KINDS = (".svg", ".pdf")


def columns_of(options: Mapping[str, Any]) -> list[int | None]:
    """The numbers of the columns under a game's options; None where they are still to be rolled, and written in."""
    position = DICE.new(DICE.setup(options))
    return [int(position.v[NUMBER + column]) or None for column in range(COLUMNS)]


def draw_sheet(numbers: Sequence[int | None], language: str) -> Picture:
    """One page."""
    picture = Picture(WIDTH, HEIGHT, "", language)
    pen = Pen(picture)
    picture.title = f"{pen.words('title')} - {pen.words('subtitle')}"
    draw_header(pen)
    draw_districts(pen, numbers)
    draw_panel(pen)
    draw_tracks(pen)
    draw_reminders(pen)
    return picture


def draw_header(pen: Pen) -> None:
    pen.say(LEFT, 16.4, pen.words("title"), 9, "bold")
    pen.say(LEFT + 52, 16.4, pen.words("subtitle"), 5, "italic")
    for x, end, key in ((150, 232, "player"), (238, RIGHT, "date")):
        pen.say(x, 16.4, pen.words(key), 3.4, "italic")
        pen.hand.line([(x + 11, 16.8), (end, 16.8)], FINE)


def save_sheet(path: Path, options: Mapping[str, Any], copies: int, language: str) -> None:
    """Write the sheet of a game, as the ending of the name says; BadInput before anything is written."""
    kind = path.suffix.lower()
    if kind not in KINDS:
        raise BadInput(str(path), "must-end-in", "for-example-sheet-pdf", kinds=KINDS)
    if kind == ".svg" and copies > 1:
        raise BadInput("--players", "an-svg-holds-a", "name-a-pdf-or")
    page = draw_sheet(columns_of(options), language)
    write_new(path, svg(page).encode() if kind == ".svg" else pdf([page] * copies))
