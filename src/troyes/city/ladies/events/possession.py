# compiled
"""Possession: in the round it appears everybody puts a citizen on it; cubes laid on it release them."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.ladies.events.codes import F_GIVE, F_RELEASE, F_RELEASE_ANY, FROM_RECRUIT, GIVE, RELEASE, RELEASE_DRAW
from troyes.city.rules.changes import add_general, add_influence, add_supply, lose_points, note
from troyes.city.rules.citizens import has_citizen, list_sources, pick_up
from troyes.city.rules.codes import ACTIVATE, F_CHANCE, choice, target_of
from troyes.city.rules.effect_codes import B_RELEASED, E_HELD, N_STRUCK, NOBODY, because_event
from troyes.city.rules.extension_codes import LADIES_EVENTS
from troyes.city.rules.layout import DEPTH, FROM_LOSSES, GENERAL, HELD, INFLUENCE, NEUTRAL, SUPPLY
from troyes.city.rules.order import person_from_start
from troyes.city.rules.state import State, get, pop, push, seat_at, slice_of, top


def add_held(s: State, seat: i64, n: i64, because: i64) -> None:
    s.v[seat_at(seat) + HELD] += n
    note(s, E_HELD, seat, 0, because, n)


def all_held(s: State) -> i64:
    seat: i64
    n: i64 = 0
    for seat in range(s.setup.players):
        n += get(s, seat, HELD)
    return n


# ---- taking --------------------------------------------------------------------------------------------------------


def has_struck(s: State, event: i64) -> bool:
    return s.v[slice_of(s, LADIES_EVENTS)] >> event & 1 == 1


def mark_struck(s: State, event: i64) -> None:
    one: i64 = 1
    s.v[slice_of(s, LADIES_EVENTS)] |= one << event


def possess(s: State, event: i64) -> None:
    """Only once per card. The start player decides first: his frame is pushed last."""
    i: i64
    if has_struck(s, event):
        return
    mark_struck(s, event)
    for i in range(s.setup.players):
        seat = person_from_start(s, i)
        if not can_give(s, seat):
            lose_points(s, seat, FROM_LOSSES, because_event(event))
    for i in range(s.setup.players - 1, -1, -1):
        seat = person_from_start(s, i)
        if can_give(s, seat):
            push(s, F_GIVE, seat, event, 0, 0, 0)


def can_give(s: State, seat: i64) -> bool:
    return has_citizen(s, seat) or can_recruit(s, seat)


def can_recruit(s: State, seat: i64) -> bool:
    """Influence replaces a citizen of the personal supply only if that supply is empty."""
    if get(s, seat, SUPPLY) > 0 or get(s, seat, GENERAL) == 0:
        return False
    return get(s, seat, INFLUENCE) >= s.setup.recruit_cost


def list_gifts(s: State, seat: i64) -> i64:
    """Any citizen that could be hired, or a new one."""
    i: i64
    n = list_sources(s, seat, ACTIVATE, 0, 0)
    for i in range(n):
        s.scratch.moves[i] = choice(seat, GIVE, target_of(s.scratch.moves[i]))
    if can_recruit(s, seat):
        s.scratch.moves[n] = choice(seat, GIVE, FROM_RECRUIT)
        n += 1
    return n


def give(s: State, seat: i64, source: i64) -> None:
    because = because_event(s.v[top(s) + 2])
    pop(s)
    note(s, N_STRUCK, seat, 0, because, 1)
    if source == FROM_RECRUIT:
        add_influence(s, seat, -s.setup.recruit_cost, because)
        add_general(s, seat, -1, because)
    else:
        pick_up(s, seat, source, because)
    add_held(s, seat, 1, because)


# ---- releasing -----------------------------------------------------------------------------------------------------


def release(s: State, seat: i64, n: i64) -> None:
    """Citizens return to the personal supply of their owner."""
    if n > 0:
        add_held(s, seat, -n, B_RELEASED)
        add_supply(s, seat, n, B_RELEASED)


def release_all(s: State) -> None:
    seat: i64
    for seat in range(s.setup.players):
        release(s, seat, get(s, seat, HELD))


def owe_release(s: State, event: i64, owner: i64) -> None:
    """A cube has been laid: its owner releases a citizen, for a neutral cube chance does.

    Cubes of one action are laid together; what they release is decided afterwards, in one frame.
    """
    if all_held(s) == 0:
        return
    kind: i64 = F_RELEASE_ANY if owner == NEUTRAL else F_RELEASE
    seat: i64 = NOBODY if owner == NEUTRAL else owner
    if s.v[DEPTH] > 0 and s.v[top(s)] == kind and s.v[top(s) + 1] == seat:
        s.v[top(s) + 2] += 1
    else:
        push(s, kind, seat, 1, event, 0, 0)


def release_waits(s: State, kind: i64) -> bool:
    """Whether a release on top has to be decided: not if nobody is held, or as many as are released."""
    count = s.v[top(s) + 2]
    event = s.v[top(s) + 3]
    held = all_held(s)
    if held <= count:
        pop(s)
        release_all(s)
        return False
    if kind == F_RELEASE:
        return True
    one_less(s)
    push(s, F_CHANCE, NOBODY, RELEASE_DRAW, event << 8 | held, 0, 0)
    return False


def one_less(s: State) -> None:
    """One release of the frame on top is dealt with."""
    at = top(s)
    s.v[at + 2] -= 1
    if s.v[at + 2] == 0:
        pop(s)


def list_releases(s: State, seat: i64) -> i64:
    owner: i64
    n: i64 = 0
    for owner in range(s.setup.players):
        if get(s, owner, HELD) > 0:
            s.scratch.moves[n] = choice(seat, RELEASE, owner)
            n += 1
    return n


def held_citizen(s: State, k: i64) -> i64:
    """Owner of the k-th citizen on the card."""
    owner: i64
    for owner in range(s.setup.players):
        k -= get(s, owner, HELD)
        if k < 0:
            return owner
    raise LookupError("nobody is held")
