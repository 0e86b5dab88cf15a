"""What can never happen in a position of the city: pieces that appear or vanish, tracks that overflow."""

from __future__ import annotations

from collections.abc import Iterator

from troyes.city.edge.edge import edges_of
from troyes.city.edge.names import owner_letter
from troyes.city.figures.fields import BUILDING_NAMES, COLOUR_NAMES
from troyes.city.rules.codes import die_code
from troyes.city.rules.event_queue import cubes_at, event_at
from troyes.city.rules.layout import (
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
    MARAUDING,
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
from troyes.city.rules.position import Position
from troyes.city.rules.state import get, seat_at
from troyes.kernel.contract.rules import Violation
from troyes.words.message import Message


def violations(p: Position) -> list[Violation]:
    """Everything that is impossible in this position; empty when all is well."""
    extensions = [problem for edge in edges_of(p.setup) for problem in edge.violations(p)]
    return [*citizens(p), *lying(p), *tracks(p), *dice(p), *cathedral(p), *queue(p), *cards(p), *extensions]


def of_owner(owner: int) -> str:
    """The field of a scenario that is about an owner."""
    return "neutral" if owner == NEUTRAL else f"seats.{owner_letter(owner)}"


def citizens(p: Position) -> Iterator[Violation]:
    for owner in [*range(int(p.setup.players)), NEUTRAL]:
        held = (NEUTRAL_SUPPLY,) if owner == NEUTRAL else tuple(seat_at(owner) + k for k in (SUPPLY, GENERAL, HELD))
        total = on_board(p, owner) + sum(int(p.v[at]) for at in held)
        expected = int(p.setup.neutral_citizens if owner == NEUTRAL else p.setup.citizens_each)
        if min(p.v[at] for at in held) < 0:
            yield Violation(of_owner(owner), Message("has-fewer-than-no", who=owner_letter(owner)))
        if total != expected:
            problem = Message("has-citizens-not", who=owner_letter(owner), total=total, expected=expected)
            yield Violation(of_owner(owner), problem)


def on_board(p: Position, owner: int) -> int:
    """Citizens of an owner that stand, lie or trade."""
    spaces = sum(int(p.v[BUILDINGS + i] == owner) for i in range(SPACES))
    lying = sum(int(p.v[LYING + b * OWNERS + owner]) for b in range(COLOURS))
    return spaces + lying + sum(int(p.v[TRADESMEN + slot * OWNERS + owner]).bit_count() for slot in range(SLOTS))


def lying(p: Position) -> Iterator[Violation]:
    for building, name in enumerate(BUILDING_NAMES):
        for owner in range(OWNERS):
            count, most = int(p.v[LYING + building * OWNERS + owner]), max_lying(p, owner)
            if not 0 <= count <= most:
                who = owner_letter(owner)
                problem = Message("has-citizens-lying-at", who=who, count=count, most=most)
                yield Violation(f"lying.{name}", problem)


def max_lying(p: Position, owner: int) -> int:
    """Citizens of an owner that can lie at one building."""
    if p.setup.crowded:
        return int(p.setup.neutral_citizens if owner == NEUTRAL else p.setup.citizens_each)
    return int(p.setup.neutral_colours) if owner == NEUTRAL else 1


def tracks(p: Position) -> Iterator[Violation]:
    for seat in (*range(int(p.setup.players)), NEUTRAL):
        who, field = owner_letter(seat), of_owner(seat)
        if not 0 <= get(p, seat, INFLUENCE) <= p.setup.max_influence:
            yield Violation(field, Message("has-influence", who=who, n=int(get(p, seat, INFLUENCE))))
        if get(p, seat, DENIERS) < 0 or get(p, seat, COINS) < 0 or get(p, seat, POINTS_HELD) < 0:
            yield Violation(field, Message("owes-deniers-or-points", who=who))
        by_source = sum(int(p.v[POINTS + seat * SOURCES + k]) for k in range(SOURCES))
        if by_source != get(p, seat, POINTS_HELD):
            held = int(get(p, seat, POINTS_HELD))
            problem = Message("holds-points-their-sources", who=who, held=held, sum=by_source)
            yield Violation(field, problem)


def dice(p: Position) -> Iterator[Violation]:
    v = p.v
    total = 0
    for colour, name in enumerate(COLOUR_NAMES):
        counts = [int(v[DICE + die_code(colour, owner, value)]) for owner in range(OWNERS) for value in range(1, 7)]
        total += sum(counts)
        if min(counts) < 0 or sum(counts) > SPACES_PER_BUILDING:
            most, found = SPACES_PER_BUILDING, sum(counts)
            problem = Message("dice-are-on-the-square-there", found=found, colour=name, most=most)
            yield Violation("seats", problem)
    total += sum(int(v[WILD_DICE + seat] > 0) for seat in range(MAX_SEATS))
    if total != v[DICE_LEFT]:
        problem = Message("dice-are-on-the-square-counted", found=total, counted=int(v[DICE_LEFT]))
        yield Violation("seats", problem)
    black = [int(v[BLACK + value]) for value in range(1, 7)]
    if min(black) < 0 or sum(black) != v[BLACK_LEFT]:
        problem = Message("black-dice-counted", found=sum(black), counted=int(v[BLACK_LEFT]))
        yield Violation("black", problem)


def cathedral(p: Position) -> Iterator[Violation]:
    for column in range(COLUMNS):
        filled = [p.v[CATHEDRAL + level * COLUMNS + column] != EMPTY for level in range(MAX_LEVELS)]
        height = int(p.v[HEIGHT + column])
        if filled != [level < height for level in range(MAX_LEVELS)]:
            yield Violation("cathedral", Message("column-has-a-hole", column=column + 1))


def queue(p: Position) -> Iterator[Violation]:
    events = [int(event_at(p, place)) for place in range(int(p.v[QUEUE_LENGTH]))]
    if events[:1] != [MARAUDING] or len(set(events)) != len(events):
        yield Violation("events", Message("the-queue-does-not"))
    for place, event in enumerate(events):
        cubes, banners = int(cubes_at(p, place)), int(p.setup.event_banners[event])
        if not 0 <= cubes < banners:
            problem = Message("cubes-lie-on-card", cubes=cubes, place=place + 1)
            yield Violation("events", problem)


def cards(p: Position) -> Iterator[Violation]:
    for slot in range(SLOTS):
        where = f"{COLOUR_NAMES[slot // 3]} {slot % 3 + 1}"
        bits = [int(p.v[TRADESMEN + slot * OWNERS + owner]) for owner in range(OWNERS)]
        numbered = [space for b in bits for space in range(CARD_SPACES) if b >> space & 1]
        if len(set(numbered)) != len(numbered):
            yield Violation("activities", Message("two-tradesmen-share-a", card=where))
        for seat in range(MAX_SEATS):
            if bits[seat].bit_count() > 1:
                who = owner_letter(seat)
                yield Violation("activities", Message("has-two-tradesmen-on", who=who, card=where))
        if any(p.v[CUBES + slot * OWNERS + owner] < 0 for owner in range(OWNERS)):
            yield Violation("activities", Message("fewer-than-no-cubes", card=where))
