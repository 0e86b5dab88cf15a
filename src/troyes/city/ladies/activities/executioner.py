# compiled
"""Executioner: influence from the supply and from the opponent who has most, anew for each activation."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.effect import CardEffect
from troyes.city.ladies.activities.codes import CHOOSE, F_VICTIM
from troyes.city.rules.changes import add_influence
from troyes.city.rules.codes import choice, target_of
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.layout import CARDS, INFLUENCE
from troyes.city.rules.order import person_after
from troyes.city.rules.state import State, get, pop, push, top


@final
class Executioner(CardEffect):
    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        """Goes on until more opponents are tied for most than will lose a point: then the player chooses."""
        card = s.v[CARDS + slot]
        while times > 0:
            times -= 1
            add_influence(s, seat, s.setup.gain_influence[card], because_card(card))
            victims = list_victims(s, seat)
            if victims > times + 1:
                push(s, F_VICTIM, seat, slot, times, 0, 0)
                return
            if victims > 0:
                take_point(s, seat, slot, target_of(s.scratch.moves[0]))


EXECUTIONER: Final = Executioner()


def list_victims(s: State, seat: i64) -> i64:
    """Opponents with most influence; nobody if all have none."""
    i: i64
    most: i64 = 1
    n: i64 = 0
    for i in range(1, s.setup.players):
        most = max(most, get(s, person_after(s, seat, i), INFLUENCE))
    for i in range(1, s.setup.players):
        other = person_after(s, seat, i)
        if get(s, other, INFLUENCE) == most:
            s.scratch.moves[n] = choice(seat, CHOOSE, other)
            n += 1
    return n


def take_point(s: State, seat: i64, slot: i64, victim: i64) -> None:
    """The victim loses his point even if the player's track is full."""
    because = because_card(s.v[CARDS + slot])
    add_influence(s, victim, -1, because)
    add_influence(s, seat, 1, because)


def play_victim(s: State, seat: i64, victim: i64) -> None:
    at = top(s)
    slot = s.v[at + 2]
    times = s.v[at + 3]
    pop(s)
    take_point(s, seat, slot, victim)
    EXECUTIONER.activate(s, seat, slot, times)
