# compiled
"""Hostess: each activation gives influence or points, in any mixture."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from troyes.city.cards.effect import CardEffect
from troyes.city.ladies.activities.codes import F_SHARE
from troyes.city.rules.changes import add_influence, add_points
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.layout import CARDS
from troyes.city.rules.state import State, pop, push, top


@final
class Hostess(CardEffect):
    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        push(s, F_SHARE, seat, slot, times, 0, 0)


def play_share(s: State, seat: i64, for_influence: i64) -> None:
    at = top(s)
    slot = s.v[at + 2]
    times = s.v[at + 3]
    card = s.v[CARDS + slot]
    pop(s)
    add_influence(s, seat, for_influence * s.setup.gain_influence[card], because_card(card))
    add_points(s, seat, (times - for_influence) * s.setup.gain_points[card], slot, because_card(card))
