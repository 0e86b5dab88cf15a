# compiled
"""What remains to be chosen after a main move: which citizen, how many, which event, which building, another shot."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cards.activities import activate, activation_bound, asks_times, miller_gain
from troyes.city.rules.changes import note
from troyes.city.rules.citizens import hire, list_sources, settle
from troyes.city.rules.codes import CUBE, DONE, F_CHANCE, FIGHT, SETTLE, SHOOT, SHOT, TIMES, choice
from troyes.city.rules.effect_codes import N_ACTION, because_card, because_event
from troyes.city.rules.event_queue import add_cube, event_at, open_banners, place_of
from troyes.city.rules.layout import CARDS, QUEUE_LENGTH, SHOTS
from troyes.city.rules.state import State, get, pop, push, seat_at, top


def list_take(s: State, seat: i64) -> i64:
    at = top(s)
    return list_sources(s, seat, s.v[at + 2], s.v[at + 3], s.v[at + 4])


def play_take(s: State, seat: i64, source: i64) -> None:
    at = top(s)
    purpose = s.v[at + 2]
    where = s.v[at + 3]
    value = s.v[at + 4]
    pop(s)
    if purpose == SETTLE:
        settle(s, seat, source, where, value)
    else:
        hire(s, seat, source, where)


def bound_times(s: State, seat: i64) -> i64:
    """Most activations or cubes of the frame on top."""
    at = top(s)
    if s.v[at + 2] == FIGHT:
        return s.v[at + 4]
    return activation_bound(s, seat, s.v[at + 3], s.v[at + 4])


def times_is_asked(s: State) -> bool:
    at = top(s)
    return s.v[at + 2] == FIGHT or asks_times(s, s.v[at + 3])


def list_times(s: State, seat: i64) -> i64:
    """1 to the bound; only the bound where fewer cannot make sense."""
    k: i64
    bound = bound_times(s, seat)
    if not times_is_asked(s):
        s.scratch.moves[0] = choice(seat, TIMES, bound)
        return 1
    for k in range(bound):
        s.scratch.moves[k] = choice(seat, TIMES, k + 1)
    return bound


def play_times(s: State, seat: i64, times: i64) -> None:
    at = top(s)
    purpose = s.v[at + 2]
    where = s.v[at + 3]
    pop(s)
    if purpose == FIGHT:
        because = because_event(where)
        note(s, N_ACTION, seat, FIGHT, because, times)
        place = place_of(s, where)
        for _ in range(times):
            add_cube(s, place, seat, because)
    else:
        activate(s, seat, where, times)


def list_cubes(s: State, seat: i64) -> i64:
    """Events that still have a free banner in this action."""
    place: i64
    n: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        if open_banners(s, place) > 0:
            s.scratch.moves[n] = choice(seat, CUBE, event_at(s, place))
            n += 1
    return n


def play_cube(s: State, seat: i64, event: i64) -> None:
    at = top(s)
    slot = s.v[at + 3]
    s.v[at + 2] -= 1
    if s.v[at + 2] == 0:
        pop(s)
    add_cube(s, place_of(s, event), seat, because_card(s.v[CARDS + slot]))


def list_portions(s: State, seat: i64, kind: i64) -> i64:
    """How many of the activations go to the first of two uses: none up to all."""
    k: i64
    times = s.v[top(s) + 3]
    for k in range(times + 1):
        s.scratch.moves[k] = choice(seat, kind, k)
    return times + 1


def play_split(s: State, seat: i64, palace_times: i64) -> None:
    at = top(s)
    slot = s.v[at + 2]
    times = s.v[at + 3]
    pop(s)
    miller_gain(s, seat, slot, palace_times, times - palace_times)


def list_shoot(s: State, seat: i64) -> i64:
    """Archer: the first roll is compulsory, after that the player may stop; without rolls left nothing is asked."""
    s.scratch.moves[0] = choice(seat, SHOOT, 0)
    if s.v[top(s) + 4] != 0:
        return 1
    s.scratch.moves[1] = choice(seat, DONE, 0)
    return 2


def play_shoot(s: State, seat: i64) -> None:
    at = top(s)
    s.v[at + 3] -= 1
    s.v[at + 4] = 0
    push(s, F_CHANCE, seat, SHOT, seat << 8 | get(s, seat, SHOTS), s.v[at + 2], 0)
    s.v[seat_at(seat) + SHOTS] += 1
