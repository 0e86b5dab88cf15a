"""Means with their intervals as a picture: a line per bot, drawn on one scale."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from troyes.drawing.fonts import text_width
from troyes.drawing.picture import Ink, Picture, Text

TOP, LINE, FOOT, SIDE, SCALE = 14.0, 8.0, 12.0, 6.0, 110.0  # millimetres
SMALL, LARGE = 3.2, 4.2
GREY: Final = Ink("#bbbbbb", 0.2)
EVEN: Final = Ink("#888888", 0.3, dash=(1.5, 1.0))
BAR: Final = Ink("#1f4e79", 0.6)
DOT: Final = Ink(None, 0, "#1f4e79")


class Line(NamedTuple):
    """A bot's mean between its bounds."""

    name: str
    mean: float
    low: float
    high: float


def plot(title: str, lines: Sequence[Line], even: float | None, language: str) -> Picture:
    """`even`: where all would be equally strong."""
    ends = [value for line in lines for value in (line.low, line.high)] + ([] if even is None else [even])
    marks = scale(min(ends), max(ends))
    left = 2 * SIDE + max(text_width(line.name, "roman", SMALL) for line in lines)
    below = TOP + LINE * len(lines)
    picture = Picture(left + SCALE + 2 * SIDE, below + FOOT, title, language)

    def x(value: float) -> float:
        return left + SCALE * (value - marks[0]) / (marks[-1] - marks[0])

    picture.write(Text((SIDE, TOP - 5), title, LARGE, "bold"))
    for mark in marks:
        picture.lines([(x(mark), TOP), (x(mark), below)], GREY)
        picture.write(Text((x(mark), below + 5), f"{mark:g}", SMALL, anchor="middle"))
    if even is not None:
        picture.lines([(x(even), TOP), (x(even), below)], EVEN)
    for number, line in enumerate(lines):
        y = TOP + LINE * (number + 0.5)
        picture.write(Text((left - SIDE / 2, y + 1), line.name, SMALL, anchor="end"))
        picture.lines([(x(line.low), y), (x(line.high), y)], BAR)
        picture.circle(x(line.mean), y, 1.1, DOT)
    return picture


def scale(low: float, high: float) -> list[float]:
    """Round numbers that reach around both."""
    rough = max(high - low, 1e-6) / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return [round(step * k, 6) for k in range(first, last + 1)]
