"""A page of paths and text, in millimetres from its upper left corner."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

Point = tuple[float, float]
ROUND = 0.5523  # how far the handles of four curves reach to make a circle


class Segment(NamedTuple):
    """`M` to a point, `L` a line, `C` a curve with two handles, `Z` back to the start."""

    kind: str
    points: tuple[Point, ...] = ()


class Ink(NamedTuple):
    """How a path is drawn; colours are #rrggbb, None for nothing."""

    stroke: str | None = "#000000"
    width: float = 0.2
    fill: str | None = None
    dash: tuple[float, ...] = ()


class Path(NamedTuple):
    segments: tuple[Segment, ...]
    ink: Ink


class Text(NamedTuple):
    """`anchor` says which part of the text stands at the point: start, middle or end; `turned` reads upwards."""

    at: Point
    text: str
    size: float
    font: str = "roman"
    anchor: str = "start"
    colour: str = "#000000"
    turned: bool = False


@dataclass
class Picture:
    """What is drawn later covers what was drawn before."""

    width: float
    height: float
    title: str
    language: str = "en"
    items: list[Path | Text] = field(default_factory=list)

    def path(self, segments: Iterable[Segment], ink: Ink) -> None:
        self.items.append(Path(tuple(segments), ink))

    def lines(self, points: Iterable[Point], ink: Ink, closed: bool = False) -> None:
        self.path(polyline(points, closed), ink)

    def rect(self, x: float, y: float, width: float, height: float, ink: Ink) -> None:
        self.lines([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], ink, True)

    def circle(self, x: float, y: float, radius: float, ink: Ink) -> None:
        self.path(oval(x, y, radius, radius), ink)

    def write(self, text: Text) -> None:
        self.items.append(text)


def polyline(points: Iterable[Point], closed: bool = False) -> list[Segment]:
    first, *rest = points
    return [Segment("M", (first,)), *(Segment("L", (point,)) for point in rest), *([Segment("Z")] if closed else [])]


def oval(x: float, y: float, across: float, down: float) -> list[Segment]:
    """Four curves, clockwise from the right."""
    a, b = across * ROUND, down * ROUND
    return [
        Segment("M", ((x + across, y),)),
        Segment("C", ((x + across, y + b), (x + a, y + down), (x, y + down))),
        Segment("C", ((x - a, y + down), (x - across, y + b), (x - across, y))),
        Segment("C", ((x - across, y - b), (x - a, y - down), (x, y - down))),
        Segment("C", ((x + a, y - down), (x + across, y - b), (x + across, y))),
        Segment("Z"),
    ]
