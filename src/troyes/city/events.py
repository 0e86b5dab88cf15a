# compiled
"""Phase 3, what each event in the queue does when it is resolved."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cathedral import build_neutral, tear_down
from troyes.city.changes import add_deniers, add_influence, lose_points, note
from troyes.city.citizens import standing
from troyes.city.codes import (
    BUILDERS,
    F_CHANCE,
    INTERRUPTION,
    LEVY,
    LOSS,
    NEWCOMER,
    NO_EFFECT,
    SITE,
    SUPPORT,
)
from troyes.city.effect_codes import N_NOTHING, NOBODY, because_event
from troyes.city.event_queue import add_cube, event_at
from troyes.city.layout import (
    BLACK_TAKEN,
    DENIERS,
    FROM_LOSSES,
    INFLUENCE,
    NEUTRAL,
    NEUTRAL_SUPPLY,
    SPARED,
)
from troyes.city.order import person_from_start
from troyes.city.state import State, get, push


def resolve(s: State, place: i64) -> None:
    """Take the black dice of an event in hand and carry out its effect."""
    setup = s.setup
    event = event_at(s, place)
    effect = setup.event_effect[event]
    s.v[BLACK_TAKEN] += setup.event_black[event]
    if effect == NO_EFFECT:
        return
    if effect == NEWCOMER:
        newcomer(s, event)
    elif effect in (LEVY, LOSS):
        suffer(s, event)
    elif effect == SUPPORT:
        support(s, place, event)
    elif effect == BUILDERS:
        build_neutral(s, because_event(event))
    elif effect == INTERRUPTION:
        tear_down(s, because_event(event))
    else:
        for extension in setup.on_event:
            extension.resolve_event(s, place, event, effect)


def newcomer(s: State, event: i64) -> None:
    """A die decides where a neutral citizen appears; ignored when all of them are in play."""
    if s.v[NEUTRAL_SUPPLY] <= 0:
        note(s, N_NOTHING, NOBODY, 0, because_event(event), 0)
    else:
        push(s, F_CHANCE, NOBODY, SITE, event, event, 0)


def suffer(s: State, event: i64) -> None:
    """Every player pays, from the start player on."""
    i: i64
    setup = s.setup
    for i in range(setup.players):
        seat = person_from_start(s, i)
        if s.v[SPARED] >> seat & 1:
            continue
        deniers = setup.event_loss_deniers[event]
        if setup.event_effect[event] == LEVY:
            deniers *= standing(s, setup.event_building[event], seat)
        pay_what_he_can(s, seat, deniers, setup.event_loss_influence[event], event)


def pay_what_he_can(s: State, seat: i64, deniers: i64, influence: i64, event: i64) -> None:
    """Give what one has; if that is not all, lose points, once per event."""
    because = because_event(event)
    paid = min(deniers, get(s, seat, DENIERS))
    spent = min(influence, get(s, seat, INFLUENCE))
    add_deniers(s, seat, -paid, because)
    add_influence(s, seat, -spent, because)
    if paid < deniers or spent < influence:
        lose_points(s, seat, FROM_LOSSES, because)


def support(s: State, place: i64, event: i64) -> None:
    """A neutral cube on each of the events next to it at its left, Marauding included.

    The nearer event is helped last, so that completing one never moves the other before its turn. An event that can
    only be fought is passed over and not replaced.
    """
    reach = min(place, s.setup.event_reach[event])
    target = place - reach
    remaining = reach
    while remaining > 0:
        before = event_at(s, target)
        if not s.setup.event_only_fought[before]:
            add_cube(s, target, NEUTRAL, because_event(event))
        if event_at(s, target) == before:
            target += 1
        remaining -= 1
