"""The pencil that draws a score sheet: buildings, residents, resources, dice and words."""

from __future__ import annotations

from troyes.dice.edge.names import character_name, word
from troyes.drawing.hand import Hand, arc
from troyes.drawing.picture import Ink, Picture, Point, Text
from troyes.print.sheet_pictures import buildings
from troyes.words.catalogue import catalogue

DARK, GREY, BROWN = "#3f3a36", "#8a837b", "#5d5650"
FILLS = ("#c65a4b", "#ecc14e", "#ffffff")  # of residents and resources
TINTS = ("#fcf0ed", "#fdf7e4", "#f5f5f2")  # of the districts
SHADES = ("#e9b8ae", "#ecd897", "#cfccc4")  # of their margins
LINE = Ink(DARK, 0.22)
FINE = Ink(GREY, 0.13)
SKETCH = Ink("#b3aba1", 0.12)
PAPER = "#ffffff"


class Pen:
    """Everything in millimetres; a point is the middle of a thing, or the ground it stands on."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.language = picture.language
        self.hand = Hand(picture)

    # ---- words ----------------------------------------------------------------------------------------------------

    def words(self, key: str, **values: object) -> str:
        """A text of the sheet in its language."""
        return catalogue(self.language).text(f"sheet-{key}", **values)

    def name(self, key: str) -> str:
        """A colour, a resource or a building."""
        return word(key, self.language)

    def character(self, row: str) -> str:
        return character_name(row, self.language)

    def say(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        font: str = "roman",
        anchor: str = "start",
        colour: str = DARK,
        turned: bool = False,
    ) -> None:
        self.picture.write(Text((x, y), text, size, font, anchor, colour, turned))

    # ---- buildings ------------------------------------------------------------------------------------------------

    def building(self, name: str, x: float, ground: float, scale: float = 1.0) -> None:
        outline = LINE if scale > 0.6 else LINE._replace(width=0.16)
        for shape, details in buildings()[name].parts:
            placed = [(x + px * scale, ground - py * scale) for px, py in shape]
            self.hand.shape(placed, outline._replace(fill=PAPER))
            if scale > 0.6:
                self.hand.line([*placed, placed[0]], SKETCH)  # the first, lighter try
            self.hand.strokes(
                [[(x + px * scale, ground - py * scale) for px, py in line] for line in details],
                FINE if scale > 0.6 else FINE._replace(width=0.09),
            )

    def ground(self, left: float, right: float, y: float) -> None:
        self.hand.line([(left, y), (right, y)], FINE)

    # ---- residents and resources ----------------------------------------------------------------------------------

    def resident(self, x: float, y: float, height: float, colour: int) -> None:
        """A bust around a point."""
        head, half = height * 0.24, height * 0.36
        low, top = y + height / 2, y - height / 2
        body = [(x - half, low), *((x + px, low - py) for px, py in arc(0, 0, half, 180, 0, 10)), (x + half, low)]
        ink = Ink(DARK, 0.16, FILLS[colour])
        self.hand.shape([(px, low - (low - py) * 1.25) for px, py in body], ink)
        self.hand.circle(x, top + head, head, ink)

    def resource(self, x: float, y: float, size: float, colour: int) -> None:
        (self.shield, self.coin, self.book)[colour](x, y, size)

    def shield(self, x: float, y: float, size: float) -> None:
        """Influence: a coat of arms."""
        h = size / 2
        points = [(-0.8, -1), (0.8, -1), (0.8, 0), (0.62, 0.5), (0, 1), (-0.62, 0.5), (-0.8, 0)]
        self.hand.shape([(x + px * h, y + py * h) for px, py in points], Ink(DARK, 0.16, FILLS[0]))
        self.hand.line([(x - 0.8 * h, y - 0.3 * h), (x + 0.8 * h, y - 0.3 * h)], Ink(DARK, 0.12))

    def coin(self, x: float, y: float, size: float) -> None:
        """A denier: a coin with its cross."""
        self.hand.circle(x, y, size / 2, Ink(DARK, 0.16, FILLS[1]))
        reach = size * 0.26
        self.hand.strokes([[(x - reach, y), (x + reach, y)], [(x, y - reach), (x, y + reach)]], Ink(DARK, 0.14))

    def book(self, x: float, y: float, size: float) -> None:
        """Knowledge: an open book."""
        h = size / 2
        for side in (-1, 1):
            page = [(0, -0.55), (0.5, -0.8), (1, -0.6), (1, 0.55), (0.5, 0.4), (0, 0.65)]
            self.hand.shape([(x + side * px * h, y + py * h) for px, py in page], Ink(DARK, 0.15, FILLS[2]))
            lines = [[(0.25, dy - 0.08), (0.8, dy - 0.12)] for dy in (-0.3, 0.0)]
            self.hand.strokes(
                [[(x + side * px * h, y + py * h) for px, py in line] for line in lines], FINE._replace(width=0.09)
            )

    def anything(self, x: float, y: float, size: float) -> None:
        """One resource of any kind: the three of them, one behind the other."""
        for k in (2, 1, 0):
            self.resource(x + (k - 1) * size * 0.55, y, size * 0.62, k)

    # ---- dice and boxes -------------------------------------------------------------------------------------------

    def die(self, x: float, y: float, size: float, fill: str, number: str = "") -> None:
        """A die seen from above, by its upper left corner."""
        self.hand.shape(rounded(x, y, size, size * 0.2), Ink(DARK, 0.22, fill))
        if number:
            self.say(x + size / 2, y + size * 0.76, number, size * 0.8, "bold", "middle")

    def box(self, x: float, y: float, width: float, height: float, fill: str | None = PAPER) -> None:
        self.hand.shape([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], Ink(GREY, 0.16, fill))


def rounded(x: float, y: float, size: float, corner: float) -> list[Point]:
    """A square with round corners."""
    near, far = corner, size - corner
    corners = ((far, near, 90, 0), (far, far, 0, -90), (near, far, -90, -180), (near, near, 180, 90))
    return [(x + px, y + py) for cx, cy, a, b in corners for px, py in curve(cx, cy, corner, a, b)]


def curve(x: float, y: float, radius: float, start: float, end: float) -> list[Point]:
    return [(px, 2 * y - py) for px, py in arc(x, y, radius, start, end, 4)]
