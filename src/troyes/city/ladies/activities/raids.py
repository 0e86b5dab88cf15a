# compiled
"""Cards that lay cubes on events: Ransom, Catapult and Scout."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from troyes.city.cards.activities import place_cubes
from troyes.city.cards.effect import CardEffect
from troyes.city.ladies.activities.codes import F_SCOUT
from troyes.city.rules.changes import add_deniers
from troyes.city.rules.codes import CUBE, DONE, choice
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.event_queue import add_cube, all_open_banners, event_at, open_banners, place_of
from troyes.city.rules.layout import CARDS, DENIERS, QUEUE_LENGTH
from troyes.city.rules.state import State, get, pop, push, top


@final
class Ransom(CardEffect):
    """Cubes on events for deniers."""

    def most_times(self, s: State, seat: i64, slot: i64, times: i64) -> i64:
        return min(times, all_open_banners(s))

    def is_possible(self, s: State, seat: i64, slot: i64) -> bool:
        return all_open_banners(s) > 0

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        card = s.v[CARDS + slot]
        add_deniers(s, seat, -times * s.setup.cost_deniers[card], because_card(card))
        place_cubes(s, seat, slot, times)


@final
class Scout(CardEffect):
    """Cubes on events from left to right, each for its price."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        push(s, F_SCOUT, seat, slot, times, 0, 0)


def worthwhile_shots(s: State) -> i64:
    """Shots after which no banner is left, if each one covers one or two of an event."""
    place: i64
    n: i64 = 0
    for place in range(s.v[QUEUE_LENGTH]):
        n += (open_banners(s, place) + 1) // 2
    return n


def fire(s: State, seat: i64, event: i64) -> None:
    """Two cubes on one event; the second is lost if the first completes it."""
    at = top(s)
    because = because_card(s.v[CARDS + s.v[at + 2]])
    s.v[at + 3] -= 1
    if s.v[at + 3] == 0:
        pop(s)
    add_cube(s, place_of(s, event), seat, because)
    place = place_of(s, event)
    if place >= 0 and open_banners(s, place) > 0:
        add_cube(s, place, seat, because)


def list_scouting(s: State, seat: i64) -> i64:
    """Events from the one reached on, each at most as often as the card was activated; or enough."""
    place: i64
    at = top(s)
    price = s.setup.card_price[s.v[CARDS + s.v[at + 2]]]
    n: i64 = 0
    if get(s, seat, DENIERS) >= price:
        for place in range(s.v[at + 4], s.v[QUEUE_LENGTH]):
            full = place == s.v[at + 4] and s.v[at + 5] >= s.v[at + 3]
            if not full and open_banners(s, place) > 0:
                s.scratch.moves[n] = choice(seat, CUBE, event_at(s, place))
                n += 1
    s.scratch.moves[n] = choice(seat, DONE, 0)
    return n + 1


def send_scout(s: State, seat: i64, event: i64) -> None:
    at = top(s)
    card = s.v[CARDS + s.v[at + 2]]
    place = place_of(s, event)
    laid: i64 = s.v[at + 5] if place == s.v[at + 4] else 0
    add_deniers(s, seat, -s.setup.card_price[card], because_card(card))
    add_cube(s, place, seat, because_card(card))
    completed = place_of(s, event) < 0  # then the next event has moved to its place
    s.v[at + 4] = place
    s.v[at + 5] = 0 if completed else laid + 1
