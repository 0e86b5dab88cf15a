"""What can never happen in a position of the city: pieces that appear or vanish, tracks that overflow."""

from __future__ import annotations

from collections.abc import Iterator

from troyes.city.codes import die_code
from troyes.city.edge import edges_of
from troyes.city.event_queue import cubes_at, event_at
from troyes.city.layout import (
    BLACK,
    BLACK_LEFT,
    BUILDINGS,
    CARD_SPACES,
    CATHEDRAL,
    COINS,
    COLOURS,
    COLUMNS,
    CUBES,
    DENIERS,
    DICE,
    DICE_LEFT,
    EMPTY,
    GENERAL,
    HEIGHT,
    HELD,
    INFLUENCE,
    LYING,
    MAX_LEVELS,
    MAX_SEATS,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    OWNERS,
    POINTS,
    POINTS_HELD,
    QUEUE_LENGTH,
    SLOTS,
    SOURCES,
    SPACES,
    SPACES_PER_BUILDING,
    SUPPLY,
    TRADESMEN,
    WILD_DICE,
)
from troyes.city.position import Position
from troyes.city.state import get


def violations(p: Position) -> list[str]:
    """Descriptions of everything that is impossible in this position; empty when all is well."""
    extensions = [problem for edge in edges_of(p.setup) for problem in edge.violations(p)]
    return [*citizens(p), *tracks(p), *dice(p), *cathedral(p), *queue(p), *cards(p), *extensions]


def citizens(p: Position) -> Iterator[str]:
    v, setup = p.v, p.setup
    for owner in [*range(int(setup.players)), NEUTRAL]:
        board = sum(int(v[BUILDINGS + i] == owner) for i in range(SPACES))
        board += sum(int(v[LYING + b * OWNERS + owner]) for b in range(COLOURS))
        board += sum(int(v[TRADESMEN + slot * OWNERS + owner]).bit_count() for slot in range(SLOTS))
        if owner == NEUTRAL:
            total, expected = board + int(v[NEUTRAL_SUPPLY]), int(setup.neutral_citizens)
        else:
            total = board + sum(int(get(p, owner, place)) for place in (SUPPLY, GENERAL, HELD))
            expected = int(setup.citizens_each)
            if min(get(p, owner, SUPPLY), get(p, owner, GENERAL)) < 0:
                yield f"owner {owner} has a negative supply"
        if total != expected:
            yield f"owner {owner} has {total} citizens, not {expected}"
    for building in range(COLOURS):
        for owner in range(OWNERS):
            most = max_lying(p, owner)
            if not 0 <= v[LYING + building * OWNERS + owner] <= most:
                yield f"owner {owner} has more than {most} citizens lying at building {building}"


def max_lying(p: Position, owner: int) -> int:
    """Citizens of an owner that can lie at one building."""
    if p.setup.crowded:
        return int(p.setup.neutral_citizens if owner == NEUTRAL else p.setup.citizens_each)
    return int(p.setup.neutral_colours) if owner == NEUTRAL else 1


def tracks(p: Position) -> Iterator[str]:
    for seat in (*range(int(p.setup.players)), NEUTRAL):
        if not 0 <= get(p, seat, INFLUENCE) <= p.setup.max_influence:
            yield f"seat {seat} has {get(p, seat, INFLUENCE)} influence"
        if get(p, seat, DENIERS) < 0 or get(p, seat, COINS) < 0 or get(p, seat, POINTS_HELD) < 0:
            yield f"seat {seat} owes deniers or points"
        by_source = sum(int(p.v[POINTS + seat * SOURCES + k]) for k in range(SOURCES))
        if by_source != get(p, seat, POINTS_HELD):
            yield f"seat {seat} holds {get(p, seat, POINTS_HELD)} points, their sources say {by_source}"


def dice(p: Position) -> Iterator[str]:
    v = p.v
    total = 0
    for colour in range(COLOURS):
        counts = [int(v[DICE + die_code(colour, owner, value)]) for owner in range(OWNERS) for value in range(1, 7)]
        total += sum(counts)
        if min(counts) < 0 or sum(counts) > SPACES_PER_BUILDING:
            yield f"colour {colour} has {counts} dice"
    total += sum(int(v[WILD_DICE + seat] > 0) for seat in range(MAX_SEATS))
    if total != v[DICE_LEFT]:
        yield f"{total} dice on the square, {v[DICE_LEFT]} counted"
    black = [int(v[BLACK + value]) for value in range(1, 7)]
    if min(black) < 0 or sum(black) != v[BLACK_LEFT]:
        yield f"black dice {black}, {v[BLACK_LEFT]} counted"


def cathedral(p: Position) -> Iterator[str]:
    for column in range(COLUMNS):
        filled = [p.v[CATHEDRAL + level * COLUMNS + column] != EMPTY for level in range(MAX_LEVELS)]
        height = int(p.v[HEIGHT + column])
        if filled != [level < height for level in range(MAX_LEVELS)]:
            yield f"column {column + 1} of the cathedral has a hole"


def queue(p: Position) -> Iterator[str]:
    events = [int(event_at(p, place)) for place in range(int(p.v[QUEUE_LENGTH]))]
    if events[:1] != [0] or len(set(events)) != len(events):
        yield f"the queue of events is {events}"
    for place, event in enumerate(events):
        if not 0 <= cubes_at(p, place) < p.setup.event_banners[event]:
            yield f"event {event} has {cubes_at(p, place)} cubes"


def cards(p: Position) -> Iterator[str]:
    for slot in range(SLOTS):
        bits = [int(p.v[TRADESMEN + slot * OWNERS + owner]) for owner in range(OWNERS)]
        numbered = [space for b in bits for space in range(CARD_SPACES) if b >> space & 1]
        if len(set(numbered)) != len(numbered):
            yield f"two tradesmen share a space of slot {slot}"
        if any(p.v[CUBES + slot * OWNERS + owner] < 0 for owner in range(OWNERS)):
            yield f"negative cubes on slot {slot}"
