# compiled
"""Phase 3, what each event in the queue does when it is resolved; `EVENT_EFFECTS` names those of the base game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.effect import EventEffect
from troyes.city.rules.cathedral import build_neutral, tear_down
from troyes.city.rules.changes import add_deniers, add_influence, lose_points, note
from troyes.city.rules.citizens import standing
from troyes.city.rules.codes import F_CHANCE, SITE
from troyes.city.rules.effect_codes import N_NOTHING, NOBODY, because_event
from troyes.city.rules.event_queue import add_cube, event_at
from troyes.city.rules.layout import BLACK_TAKEN, DENIERS, FROM_LOSSES, INFLUENCE, NEUTRAL, NEUTRAL_SUPPLY, SPARED
from troyes.city.rules.order import person_from_start
from troyes.city.rules.state import State, get, push


def resolve(s: State, place: i64) -> None:
    """Take the black dice of an event in hand and carry out its effect."""
    event = event_at(s, place)
    s.v[BLACK_TAKEN] += s.setup.event_black[event]
    s.setup.event_effects[event].resolve(s, place, event)


@final
class Newcomer(EventEffect):
    """A die decides where a neutral citizen appears; ignored when all of them are in play."""

    def resolve(self, s: State, place: i64, event: i64) -> None:
        if s.v[NEUTRAL_SUPPLY] <= 0:
            note(s, N_NOTHING, NOBODY, 0, because_event(event), 0)
        else:
            push(s, F_CHANCE, NOBODY, SITE, event, event, 0)


@final
class Loss(EventEffect):
    """Every player pays, from the start player on."""

    def resolve(self, s: State, place: i64, event: i64) -> None:
        i: i64
        for i in range(s.setup.players):
            seat = person_from_start(s, i)
            if not s.v[SPARED] >> seat & 1:
                pay_what_he_can(s, seat, deniers_due(s, event, seat), s.setup.event_loss_influence[event], event)


@final
class Support(EventEffect):
    """A neutral cube on each of the events next to it at its left, Marauding included.

    The nearer event is helped last, so that completing one never moves the other before its turn. An event that can
    only be fought is passed over and not replaced.
    """

    def resolve(self, s: State, place: i64, event: i64) -> None:
        remaining = min(place, s.setup.event_reach[event])
        target = place - remaining
        while remaining > 0:
            before = event_at(s, target)
            if not s.setup.event_only_fought[before]:
                add_cube(s, target, NEUTRAL, because_event(event))
            if event_at(s, target) == before:
                target += 1
            remaining -= 1


@final
class Builders(EventEffect):
    def resolve(self, s: State, place: i64, event: i64) -> None:
        build_neutral(s, because_event(event))


@final
class Interruption(EventEffect):
    def resolve(self, s: State, place: i64, event: i64) -> None:
        tear_down(s, because_event(event))


NEWCOMER: Final = Newcomer()
LEVY: Final = Loss()  # for each citizen in a building
LOSS: Final = Loss()
INTERRUPTION: Final = Interruption()
EVENT_EFFECTS: Final[dict[str, EventEffect]] = {
    "none": EventEffect(),
    "newcomer": NEWCOMER,
    "levy": LEVY,
    "loss": LOSS,
    "support": Support(),
    "builders": Builders(),
    "interruption": INTERRUPTION,
}


def deniers_due(s: State, event: i64, seat: i64) -> i64:
    """What a loss costs a seat: so much, or so much for each of its citizens in a building."""
    deniers = s.setup.event_loss_deniers[event]
    if s.setup.event_effects[event] is LEVY:
        deniers *= standing(s, s.setup.event_building[event], seat)
    return deniers


def pay_what_he_can(s: State, seat: i64, deniers: i64, influence: i64, event: i64) -> None:
    """Give what one has; if that is not all, lose points, once per event."""
    because = because_event(event)
    paid = min(deniers, get(s, seat, DENIERS))
    spent = min(influence, get(s, seat, INFLUENCE))
    add_deniers(s, seat, -paid, because)
    add_influence(s, seat, -spent, because)
    if paid < deniers or spent < influence:
        lose_points(s, seat, FROM_LOSSES, because)
