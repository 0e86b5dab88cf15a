# compiled
"""The queue of events: cards, cubes on their banners, rewards when an event is countered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from troyes.city.rules.changes import add_influence, add_points, note
from troyes.city.rules.effect_codes import B_REWARD, E_EVENT, E_EVENT_CUBE, E_WON, NOBODY, because_event
from troyes.city.rules.layout import (
    CLOSED,
    COUNT,
    DRAWN,
    EVENT,
    EVENTS,
    FROM_EVENTS,
    LAID,
    MARAUDING,
    NEUTRAL,
    ORDER,
    OWNERS,
    PHASE,
    QUEUE,
    QUEUE_LENGTH,
    QUEUE_SIZE,
    STEP,
    WON,
)
from troyes.city.rules.state import State, seat_at

# Bits for the cubes of one owner on an event; those of all owners are fewer than 32, in which a literal is shifted.
PACKED: Final = 6


def event_at(s: State, place: i64) -> i64:
    return s.v[QUEUE + place * QUEUE_SIZE + EVENT]


def place_of(s: State, event: i64) -> i64:
    """Place of an event in the queue, -1 if it is not there."""
    place: i64
    for place in range(s.v[QUEUE_LENGTH]):
        if event_at(s, place) == event:
            return place
    return -1


def cubes_at(s: State, place: i64) -> i64:
    return s.v[QUEUE + place * QUEUE_SIZE + COUNT]


def owner_of_cube(s: State, place: i64, k: i64) -> i64:
    """Owner of the k-th oldest cube."""
    return s.v[QUEUE + place * QUEUE_SIZE + ORDER] >> 3 * k & 7


def free_banners(s: State, place: i64) -> i64:
    """Cubes the event still takes in the current action."""
    if place == 0 and s.v[CLOSED]:
        return 0
    return s.setup.event_banners[event_at(s, place)] - cubes_at(s, place)


def open_banners(s: State, place: i64) -> i64:
    """The same for cubes that a card lays: some events can only be fought."""
    return 0 if s.setup.event_only_fought[event_at(s, place)] else free_banners(s, place)


def all_open_banners(s: State) -> i64:
    place: i64
    n: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        n += open_banners(s, place)
    return n


def has_cube(s: State, place: i64, owner: i64) -> bool:
    k: i64
    for k in range(cubes_at(s, place)):
        if owner_of_cube(s, place, k) == owner:
            return True
    return False


def append_event(s: State, event: i64) -> None:
    """A card enters the queue at its right end, where no card leaves cubes behind."""
    s.v[QUEUE + s.v[QUEUE_LENGTH] * QUEUE_SIZE + EVENT] = event
    s.v[QUEUE_LENGTH] += 1
    s.v[DRAWN + event] = 1
    note(s, E_EVENT, NOBODY, event, because_event(event), 1)


def remove_event(s: State, place: i64) -> None:
    """A card leaves the queue and the cards at its right close the gap."""
    i: i64
    event = event_at(s, place)
    length = s.v[QUEUE_LENGTH] - 1
    for i in range(QUEUE + place * QUEUE_SIZE, QUEUE + length * QUEUE_SIZE):
        s.v[i] = s.v[i + QUEUE_SIZE]
    for i in range(QUEUE + length * QUEUE_SIZE, QUEUE + (length + 1) * QUEUE_SIZE):
        s.v[i] = 0
    s.v[QUEUE_LENGTH] = length
    if s.v[PHASE] == EVENTS and place < s.v[STEP]:
        s.v[STEP] -= 1  # the queue is being resolved: the next card has moved one place to the left
    note(s, E_EVENT, NOBODY, event, because_event(event), -1)
    for extension in s.setup.on_cube:
        extension.event_leaves(s, event)


def add_cube(s: State, place: i64, owner: i64, because: i64) -> None:
    """One cube on the next banner; influence first, then, on the last banner, the rewards."""
    at = QUEUE + place * QUEUE_SIZE
    event = event_at(s, place)
    s.v[at + ORDER] |= owner << 3 * s.v[at + COUNT]
    s.v[at + COUNT] += 1
    s.v[LAID] |= 1 << owner
    note(s, E_EVENT_CUBE, owner, event, because, 1)
    if owner != NEUTRAL:
        add_influence(s, owner, s.setup.cube_influence, because)
    if s.v[at + COUNT] >= s.setup.event_banners[event]:
        counter_event(s, place)
        return
    for extension in s.setup.on_cube:
        extension.event_cube(s, event, owner)


def remove_newest_cube(s: State, place: i64, because: i64) -> None:
    at = QUEUE + place * QUEUE_SIZE
    count = s.v[at + COUNT]
    if count == 0:
        return
    owner = owner_of_cube(s, place, count - 1)
    s.v[at + ORDER] -= owner << 3 * (count - 1)  # a literal would be shifted in 32 bits by the compiler
    s.v[at + COUNT] = count - 1
    note(s, E_EVENT_CUBE, owner, event_at(s, place), because, -1)


def counter_event(s: State, place: i64) -> None:
    """The last banner is covered: rewards, cubes back, the card is won or discarded."""
    counts = count_owners(s, place)
    event = event_at(s, place)
    best = best_count(counts)
    winner = first_with(s, place, counts, best)
    pay_rewards(s, event, counts, best)
    return_cubes(s, place, counts)
    if event == MARAUDING:
        s.v[CLOSED] = 1
        return
    if winner != NEUTRAL or s.setup.neutral_scores:
        s.v[seat_at(winner) + WON] += 1
        note(s, E_WON, winner, 0, because_event(event), 1)
    remove_event(s, place)


def count_owners(s: State, place: i64) -> i64:
    """Cubes per owner, packed: see `cubes_of`."""
    k: i64
    counts: i64 = 0
    for k in range(cubes_at(s, place)):
        counts += 1 << PACKED * owner_of_cube(s, place, k)
    return counts


def cubes_of(counts: i64, owner: i64) -> i64:
    return counts >> PACKED * owner & (1 << PACKED) - 1


def best_count(counts: i64) -> i64:
    owner: i64
    best: i64 = 0
    for owner in range(OWNERS):
        best = max(best, cubes_of(counts, owner))
    return best


def how_many(counts: i64, count: i64) -> i64:
    """Colours with exactly this many cubes."""
    owner: i64
    n: i64 = 0
    for owner in range(OWNERS):
        if cubes_of(counts, owner) == count:
            n += 1
    return n


def first_with(s: State, place: i64, counts: i64, count: i64) -> i64:
    """Among the colours with this many cubes, the owner of the oldest cube still on the card."""
    k: i64
    for k in range(cubes_at(s, place)):
        owner = owner_of_cube(s, place, k)
        if cubes_of(counts, owner) == count:
            return owner
    return NEUTRAL


def pay_rewards(s: State, event: i64, counts: i64, best: i64) -> None:
    """Rank the colours; the neutral one takes part, and unless it scores its share is lost."""
    owner: i64
    top = s.setup.event_top[event]
    second = s.setup.event_second[event]
    leaders = how_many(counts, best)
    runner_up: i64 = 0
    for owner in range(OWNERS):
        if cubes_of(counts, owner) < best:
            runner_up = max(runner_up, cubes_of(counts, owner))
    if leaders > 1:
        pay_share(s, counts, best, (top + second) // leaders, event)
    elif runner_up == 0:
        pay_share(s, counts, best, top + second, event)
    else:
        pay_share(s, counts, best, top, event)
        pay_share(s, counts, runner_up, second // how_many(counts, runner_up), event)


def pay_share(s: State, counts: i64, count: i64, points: i64, event: i64) -> None:
    owner: i64
    for owner in range(OWNERS):
        if cubes_of(counts, owner) == count and (owner != NEUTRAL or s.setup.neutral_scores):
            add_points(s, owner, points, FROM_EVENTS, because_event(event))


def return_cubes(s: State, place: i64, counts: i64) -> None:
    owner: i64
    at = QUEUE + place * QUEUE_SIZE
    for owner in range(OWNERS):
        if cubes_of(counts, owner) > 0:
            note(s, E_EVENT_CUBE, owner, event_at(s, place), B_REWARD, -cubes_of(counts, owner))
    s.v[at + COUNT] = 0
    s.v[at + ORDER] = 0
