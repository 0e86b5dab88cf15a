"""The buildings of the score sheet in our own line drawing.

Each is drawn in millimetres around the middle of its ground line, y upwards, at its full size; smaller ones stand in
the margins. A shape hides what was drawn before it, a detail is a thinner line.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from troyes.drawing.hand import arc
from troyes.drawing.picture import Point

Line = list[Point]


class Building(NamedTuple):
    """Closed shapes from back to front, each with its details; and half its width."""

    parts: list[tuple[Line, list[Line]]]
    reach: float


def box(left: float, low: float, right: float, high: float) -> Line:
    return [(left, low), (left, high), (right, high), (right, low)]


def mirrored(line: Line) -> Line:
    return [(-x, y) for x, y in reversed(line)]


def both_sides(lines: list[Line]) -> list[Line]:
    return lines + [mirrored(line) for line in lines]


def crenels(left: float, right: float, low: float, high: float, count: int) -> Line:
    """A battlement of so many merlons, from left to right."""
    step = (right - left) / (2 * count - 1)
    line: Line = []
    for k in range(2 * count - 1):
        level = high if k % 2 == 0 else low
        line += [(left + k * step, level), (left + (k + 1) * step, level)]
    return line


def doorway(x: float, width: float, height: float) -> Line:
    """A round arch that stands on the ground."""
    half = width / 2
    return [(x - half, 0), (x - half, height - half), *arc(x, height - half, half, 180, 0), (x + half, 0)]


def pointed(x: float, low: float, width: float, height: float) -> Line:
    """A pointed window, closed."""
    half, spring = width / 2, low + height * 0.6
    top = low + height
    left = [(x - half, low), (x - half, spring), (x - half * 0.72, spring + height * 0.24), (x, top)]
    return [*left, (x + half * 0.72, spring + height * 0.24), (x + half, spring), (x + half, low), (x - half, low)]


def slope(left: Point, right: Point, height: float, lean: float, count: int) -> list[Line]:
    """Strokes of shade, from points along a line: up a roof from its eaves, into a wall from its edge."""
    (x0, y0), (x1, y1) = left, right
    strokes: list[Line] = []
    for k in range(count):
        x, y = x0 + (x1 - x0) * k / (count - 1), y0 + (y1 - y0) * k / (count - 1)
        strokes.append([(x, y), (x + lean, y + height)])
    return strokes


def closed(line: Line) -> Line:
    return [*line, line[0]]


def fortress() -> Building:
    """Two towers, a wall and a gate with room for a resident."""
    wall: Line = [(-5.2, 0), *crenels(-5.2, 5.2, 8.2, 9.6, 5), (5.2, 0)]
    gate: list[Line] = [doorway(0, 4.8, 5.8), doorway(0, 5.8, 6.5), [(-5.2, 7.4), (5.2, 7.4)]]
    tower: Line = [(-9, 0), (-9, 11.6), *crenels(-9.6, -4.6, 12.8, 14.4, 3), (-5.2, 11.6), (-5.2, 0)]
    slits: list[Line] = [
        [(-7.1, 7.2), (-7.1, 9.4)],
        [(-7.6, 8.4), (-6.6, 8.4)],
        [(-9, 11.6), (-5.2, 11.6)],
        [(-8.7, 3.2), (-7.6, 3.2)],
        [(-6.8, 2.1), (-5.7, 2.1)],
        [(-8.3, 5.4), (-7.3, 5.4)],
        [(-6.5, 4.9), (-5.6, 4.9)],
        [(-8.6, 10.4), (-7.7, 10.4)],
    ]
    shade = slope((8.9, 0.6), (8.9, 10.6), -0.5, -1.1, 14)
    return Building([(wall, gate), (tower, slits), (mirrored(tower), [mirrored(line) for line in slits] + shade)], 9.6)


def hall() -> Building:
    """A market hall: a great roof on posts, open below."""
    posts = both_sides(
        [[(-9.4, 0), (-9.4, 5.4)], [(-8.6, 0), (-8.6, 5.4)], [(-3.6, 0), (-3.6, 5.4)], [(-2.9, 0), (-2.9, 5.4)]]
    )
    braces = both_sides([arc(-6.1, 2.8, 2.5, 170, 10), arc(0, 2.4, 2.9, 178, 90)])
    roof: Line = [(-11, 5.2), (-7.6, 12.8), (7.6, 12.8), (11, 5.2)]
    eaves: list[Line] = [
        [(-10.6, 6), (10.6, 6)],
        *slope((7, 6.4), (9.8, 6.4), 4.6, -2.1, 5),
        *slope((-9.8, 6.4), (-8.6, 6.4), 3, 1.3, 3),
    ]
    lantern: Line = [(-1.5, 12.8), (-1.5, 14.2), (-2, 14.2), (0, 16.6), (2, 14.2), (1.5, 14.2), (1.5, 12.8)]
    bars: list[Line] = [[(-0.5, 12.8), (-0.5, 14.2)], [(0.5, 12.8), (0.5, 14.2)], [(-1.5, 14.2), (1.5, 14.2)]]
    return Building([(box(-9.4, 0, 9.4, 5.4), posts + braces), (lantern, bars), (roof, eaves)], 11)


def cathedral() -> Building:
    """Two towers and a nave, its rose window left empty for a number."""
    nave: Line = [(-3.5, 0), (-3.5, 12), (0, 15), (3.5, 12), (3.5, 0)]
    front: list[Line] = [
        doorway(0, 3.2, 4.4),
        doorway(0, 4.4, 5),
        [(-3.5, 12), (3.5, 12)],
        closed(arc(0, 8.6, 2.9, 0, 360, 20)),
        *([arc(0, 8.6, 2.9, a, a, 1)[0], arc(0, 8.6, 2.45, a, a, 1)[0]] for a in range(0, 360, 30)),
        closed(arc(0, 8.6, 2.45, 0, 360, 20)),
        [(0, 15), (0, 16.4)],
        [(-0.5, 15.9), (0.5, 15.9)],
    ]
    crown: Line = [(-7.6, 16.2), (-7.6, 17.4), (-7.2, 18.4), (-6.8, 17.4), (-6.8, 16.2)]
    tower: Line = [(-7.6, 0), *crown, (-4.3, 16.2), (-4.3, 17.4), (-3.9, 18.4), (-3.5, 17.4), (-3.5, 16.2), (-3.5, 0)]
    windows: list[Line] = [
        pointed(-6.4, 11.4, 1.1, 3.8),
        pointed(-4.7, 11.4, 1.1, 3.8),
        pointed(-5.55, 6.4, 1.5, 3.6),
        doorway(-5.55, 2, 3.2),
        [(-7.6, 5.6), (-3.5, 5.6)],
        [(-7.6, 10.6), (-3.5, 10.6)],
        [(-7.6, 16.2), (-3.5, 16.2)],
    ]
    shade = slope((7.5, 0.8), (7.5, 15.6), -0.5, -0.8, 20)
    return Building(
        [(nave, front), (tower, windows), (mirrored(tower), [mirrored(line) for line in windows] + shade)], 7.6
    )


def palace() -> Building:
    """A house with a steep roof between two round turrets."""
    house: Line = [(-6, 0), (-6, 6), (-6.4, 6), (-4.4, 9.8), (4.4, 9.8), (6.4, 6), (6, 6), (6, 0)]
    front: list[Line] = [
        doorway(0, 2.2, 3),
        [(-6, 6), (6, 6)],
        *both_sides(
            [closed(box(-4.3, 3.4, -3.2, 5)), closed(box(-2.6, 3.4, -1.7, 5)), closed(box(-4, 0.9, -2.4, 2.3))]
        ),
        closed(box(-0.5, 3.8, 0.5, 5.2)),
        *slope((3.2, 6.4), (5.4, 6.4), 2.6, -1.2, 5),
        *slope((-4.6, 6.4), (-3.4, 6.4), 1.8, 0.7, 3),
        [(-2.6, 6.6), (-2.6, 7.9), (-1.9, 8.7), (-1.2, 7.9), (-1.2, 6.6), (-2.6, 6.6)],
        [(2.6, 6.6), (2.6, 7.9), (1.9, 8.7), (1.2, 7.9), (1.2, 6.6), (2.6, 6.6)],
    ]
    turret: Line = [(-8.4, 0), (-8.4, 7), (-8.9, 7), (-7, 11.4), (-5.1, 7), (-5.6, 7), (-5.6, 0)]
    slits: list[Line] = [
        [(-8.4, 7), (-5.6, 7)],
        [(-7, 4.2), (-7, 5.6)],
        [(-7, 1.8), (-7, 3)],
        [(-7, 11.4), (-7, 12.6), (-5.9, 12.1), (-7, 11.8)],
    ]
    return Building([(house, front), (turret, slits), (mirrored(turret), [mirrored(line) for line in slits])], 8.9)


def city_hall() -> Building:
    """Stepped gables and a belfry with its clock."""
    steps: Line = [(-7.5, 0), (-7.5, 5.6), (-5.9, 5.6), (-5.9, 7), (-4.3, 7), (-4.3, 8.4), (-2.2, 8.4)]
    front: list[Line] = [
        doorway(0, 2.4, 3.2),
        [(-7.5, 4), (7.5, 4)],
        *both_sides([doorway(-4.6, 2.2, 2.9), closed(box(-6.4, 4.5, -5.4, 5.3)), closed(box(-4.2, 4.6, -3, 6.4))]),
    ]
    belfry: Line = [(-2.2, 4), (-2.2, 10), (-2.6, 10), (0, 13), (2.6, 10), (2.2, 10), (2.2, 4)]
    clock: list[Line] = [
        closed(arc(0, 7.6, 1.3, 0, 360, 14)),
        [(0, 8.4), (0, 7.6), (0.6, 7.2)],
        [(-2.2, 10), (2.2, 10)],
        [(0, 13), (0, 14)],
        *slope((0.6, 10.3), (2.2, 10.3), 1.2, -0.6, 5),
    ]
    return Building([(steps + mirrored(steps), front), (belfry, clock)], 7.5)


def bishopric() -> Building:
    """A chapel beside a long house."""
    house: Line = [(-1.5, 0), (-1.5, 5.4), (-1.5, 9), (7, 9), (8.8, 5.2), (8.4, 5.4), (8.4, 0)]
    windows: list[Line] = [
        [(-1.5, 5.3), (8.6, 5.3)],
        *(pointed(x, 1.5, 1.2, 2.9) for x in (0.6, 3, 5.4)),
        doorway(7.2, 1.3, 2.6),
        [(5, 9), (5, 10.2), (6, 10.2), (6, 9)],
        [(1.4, 6.3), (1.4, 7.2), (2, 7.8), (2.6, 7.2), (2.6, 6.3), (1.4, 6.3)],
        *slope((3.6, 5.7), (7.6, 5.7), 2.9, -0.6, 8),
    ]
    chapel: Line = [(-8.4, 0), (-8.4, 5.6), (-8.8, 5.6), (-5, 10.8), (-1.2, 5.6), (-1.6, 5.6), (-1.6, 0)]
    front: list[Line] = [
        doorway(-5, 2, 3.2),
        closed(arc(-5, 6.2, 1.2, 0, 360, 14)),
        [(-5, 7.4), (-5, 5)],
        [(-6.2, 6.2), (-3.8, 6.2)],
        pointed(-7.3, 1.6, 0.9, 2.6),
        pointed(-2.7, 1.6, 0.9, 2.6),
        [(-5, 10.8), (-5, 13)],
        [(-5.8, 12.2), (-4.2, 12.2)],
    ]
    return Building([(house, windows), (chapel, front)], 8.8)


@cache
def buildings() -> dict[str, Building]:
    return {
        "fortress": fortress(),
        "hall": hall(),
        "cathedral": cathedral(),
        "palace": palace(),
        "city_hall": city_hall(),
        "bishopric": bishopric(),
    }
