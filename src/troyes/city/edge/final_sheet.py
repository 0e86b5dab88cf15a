# compiled
"""Every point of a seat by source, for the final scoring and for `scores()`, and sums of them for views."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.edge.names import Names
from troyes.city.edge.shown import PointsNow
from troyes.city.rules.event_queue import event_at, has_cube
from troyes.city.rules.layout import (
    CARDS,
    FROM_BLACK_DICE,
    FROM_CATHEDRAL,
    FROM_EVENTS,
    FROM_EXTENSIONS,
    FROM_LOSSES,
    FROM_SALARIES,
    NEUTRAL,
    POINTS,
    POINTS_HELD,
    QUEUE_LENGTH,
    SLOTS,
    SOURCES,
)
from troyes.city.rules.position import Position
from troyes.city.rules.scoring import character_points, is_dealt, level_points, presence_points, tradesman_points
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import get
from troyes.kernel.contract.rules import ScoreLine

HELD = {
    FROM_CATHEDRAL: "cathedral",
    FROM_EVENTS: "events",
    FROM_SALARIES: "salaries",
    FROM_LOSSES: "losses",
    FROM_BLACK_DICE: "black_dice",
}


def scorers(setup: Setup) -> list[int]:
    """All seats, and last an automaton that scores."""
    return [*range(int(setup.players)), *([NEUTRAL] if setup.neutral_scores else [])]


def points_now(p: Position, seat: int) -> PointsNow:
    """What a seat would have if the game ended now. A position as it is known to somebody counts only the characters
    that he knows, and these for everybody."""
    held = int(get(p, seat, POINTS_HELD))
    tradesmen = sum(int(tradesman_points(p, slot, seat)) for slot in range(SLOTS))
    events = int(presence_points(p, seat))
    cathedral = sum(int(level_points(p, level, seat)) for level in range(int(p.setup.cathedral_levels)))
    characters = points_of_characters(p, dealt(p), seat)
    extensions = sum(int(points) for extension in p.setup.on_scoring for _, points in extension.score(p, seat))
    return {
        "held": held,
        "tradesmen": tradesmen,
        "events": events,
        "cathedral": cathedral,
        "characters": characters,
        "extensions": extensions,
        "total": held + tradesmen + events + cathedral + characters + extensions,
    }


def points_known(p: Position, public: Sequence[PointsNow]) -> list[PointsNow]:
    """The same of all scorers, from what a spectator sees of them: only the characters differ."""
    known, found = dealt(p), list[PointsNow]()
    for seat, parts in zip(scorers(p.setup), public):
        characters = points_of_characters(p, known, seat)
        found.append({**parts, "characters": characters, "total": parts["total"] - parts["characters"] + characters})
    return found


def dealt(p: Position) -> list[int]:
    """The characters that score, as far as they are known."""
    return [number for number in range(len(p.setup.character_counts)) if is_dealt(p, number)]


def points_of_characters(p: Position, characters: Sequence[int], seat: int) -> int:
    return sum(int(character_points(p, number, seat)) for number in characters)


def score_lines(p: Position, names: Names, seat: int) -> list[ScoreLine]:
    """Points held by source, then what the board is worth at the end. Lines without points are left out, but for
    characters: that one of them gave nothing is worth knowing."""
    lines = [line for line in held_lines(p, names, seat) + board_lines(p, names, seat) if line.points]
    for number in dealt(p):
        lines.append(ScoreLine("character", names.characters[number], int(character_points(p, number, seat))))
    for extension in p.setup.on_scoring:
        lines += [ScoreLine("extension", detail, points) for detail, points in extension.score(p, seat) if points]
    return lines


def held_lines(p: Position, names: Names, seat: int) -> list[ScoreLine]:
    held = [int(p.v[POINTS + seat * SOURCES + source]) for source in range(SOURCES)]
    lines = [
        ScoreLine("activity", names.cards[int(p.v[CARDS + slot])], held[slot]) for slot in range(SLOTS) if held[slot]
    ]
    lines += [ScoreLine(key, "", held[source]) for source, key in HELD.items()]
    lines += [ScoreLine("extension", str(k), held[k]) for k in range(FROM_EXTENSIONS, SOURCES)]
    return lines


def board_lines(p: Position, names: Names, seat: int) -> list[ScoreLine]:
    lines = []
    for place in range(int(p.v[QUEUE_LENGTH])):
        if has_cube(p, place, seat):
            event = names.events[int(event_at(p, place))]
            lines.append(ScoreLine("presence", event, int(p.setup.event_presence)))
    for slot in range(SLOTS):
        points = int(tradesman_points(p, slot, seat))
        if points:
            lines.append(ScoreLine("tradesman", names.cards[int(p.v[CARDS + slot])], points))
    for level in range(int(p.setup.cathedral_levels)):
        lines.append(ScoreLine("level", str(level + 1), int(level_points(p, level, seat))))
    return lines
