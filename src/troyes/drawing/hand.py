"""A pencil in a hand: lines that are almost straight, and strokes that run on a little."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from itertools import pairwise

from troyes.drawing.picture import Ink, Picture, Point, Segment, polyline

WOBBLE = 0.09  # how far, at most, a line strays; millimetres
OVERRUN = 0.14  # how far, at most, it runs past a corner


class Hand:
    """Draws on a picture. The same seed draws the same lines, so a sheet looks the same every time."""

    def __init__(self, picture: Picture, seed: int = 1) -> None:
        self.picture = picture
        self.random = random.Random(seed)

    def stray(self, most: float = WOBBLE) -> float:
        return self.random.uniform(-most, most)

    def shape(self, points: Sequence[Point], ink: Ink) -> None:
        """A closed outline; what is inside is filled exactly."""
        if ink.fill:
            self.picture.path(polyline(points, True), Ink(None, 0, ink.fill))
        self.line([*points, points[0]], ink)

    def line(self, points: Sequence[Point], ink: Ink) -> None:
        """Stroke by stroke from point to point."""
        segments = [segment for start, end in pairwise(points) for segment in self.stroke(start, end)]
        self.picture.path(segments, ink._replace(fill=None))

    def strokes(self, lines: Iterable[Sequence[Point]], ink: Ink) -> None:
        """Several lines with the same pencil."""
        segments = [s for points in lines for start, end in pairwise(points) for s in self.stroke(start, end)]
        if segments:
            self.picture.path(segments, ink._replace(fill=None))

    def stroke(self, start: Point, end: Point) -> list[Segment]:
        """One stroke; short ones stray less."""
        (x0, y0), (x1, y1) = start, end
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        most = min(WOBBLE, length * 0.04)
        past = min(OVERRUN, length * 0.03) * self.random.random() / length
        x0, y0, x1, y1 = x0 - (x1 - x0) * past, y0 - (y1 - y0) * past, x1 + (x1 - x0) * past, y1 + (y1 - y0) * past
        handles = [
            (x0 + (x1 - x0) * part + self.stray(most), y0 + (y1 - y0) * part + self.stray(most))
            for part in (0.33, 0.67)
        ]
        return [Segment("M", ((x0, y0),)), Segment("C", (*handles, (x1, y1)))]

    def circle(self, x: float, y: float, radius: float, ink: Ink) -> None:
        """Not quite round, and closed a little past its beginning."""
        if ink.fill:
            self.picture.circle(x, y, radius, Ink(None, 0, ink.fill))
        self.picture.path(self.loop(x, y, radius), ink._replace(fill=None))

    def loop(self, x: float, y: float, radius: float) -> list[Segment]:
        start = self.random.uniform(0, math.tau)
        quarters = [start + k * math.pi / 2 for k in range(5)]
        reach = 0.5523 * radius
        ends = [on_circle(x, y, radius + self.stray(min(WOBBLE, radius * 0.05)), angle) for angle in quarters]
        segments = [Segment("M", (ends[0],))]
        for k in range(4):
            (ax, ay), (bx, by) = ends[k], ends[k + 1]
            a, b = quarters[k], quarters[k + 1]
            first = (ax - math.sin(a) * reach, ay + math.cos(a) * reach)
            second = (bx + math.sin(b) * reach, by - math.cos(b) * reach)
            segments.append(Segment("C", (first, second, (bx, by))))
        return segments

    def hatch(self, x: float, y: float, width: float, height: float, gap: float, ink: Ink) -> None:
        """Slanting strokes that fill a rectangle."""
        lines = []
        for k in range(1, int((width + height) / gap)):
            reach = k * gap
            low = (x + min(reach, width), y + max(0.0, reach - width))
            high = (x + max(0.0, reach - height), y + min(reach, height))
            lines.append([low, high])
        self.strokes(lines, ink)


def on_circle(x: float, y: float, radius: float, angle: float) -> Point:
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 8) -> list[Point]:
    """Points on a circle; angles in degrees, counted as on paper with y upwards."""
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
