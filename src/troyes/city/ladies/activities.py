# compiled
"""The activity cards of The Ladies of Troyes: which file carries out which card.

Delayed cards need no code: what their cubes do to a lot is written in the data, as for the base cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.changes import add_card_cubes, add_influence, add_points
from troyes.city.codes import CUBE, kind_of, target_of
from troyes.city.effect_codes import because_card
from troyes.city.event_queue import all_open_banners
from troyes.city.extension import Extension
from troyes.city.extension_codes import LADIES_ACTIVITIES
from troyes.city.follow_ups import list_cubes, list_portions
from troyes.city.ladies.activity_codes import (
    BREEDER,
    CARD_NAMES,
    CHOOSE,
    EXECUTIONER,
    F_CATAPULT,
    F_COLUMN,
    F_MIXED,
    F_SCOUT,
    F_SHARE,
    F_VICTIM,
    FIRST_EFFECT,
    FORT,
    HOSTESS,
    MASTER_BUILDER,
    RANSOM,
    SCOUT,
    SHARE,
    SPEND,
    STOCK,
    is_counting,
    is_mixed_card,
)
from troyes.city.ladies.activity_scoring import endgame_lines
from troyes.city.ladies.columns import begin_building, columns_left, list_columns, play_column
from troyes.city.ladies.counting import count_and_gain
from troyes.city.ladies.executioner import execute, list_victims, play_victim
from troyes.city.ladies.hostess import play_share
from troyes.city.ladies.mixed import list_mixed_uses, spend, stock
from troyes.city.ladies.raids import fire, list_scouting, pay_ransom, send_scout
from troyes.city.layout import CARDS, CUBES, OWNERS
from troyes.city.state import State, pop, push, top


@final
class LadiesActivities(Extension):
    def __init__(self) -> None:
        self.name = "activities"
        self.code = LADIES_ACTIVITIES

    def effect_codes(self) -> dict[str, int]:
        return {name: FIRST_EFFECT + k for k, name in enumerate(CARD_NAMES)}

    def activation_bound(self, s: State, seat: i64, slot: i64, effect: i64, times: i64) -> i64:
        return min(times, all_open_banners(s)) if effect == RANSOM else times

    def activation_price(self, s: State, seat: i64, slot: i64, effect: i64) -> i64:
        """Without a cube to sell, the Breeder can only buy."""
        if effect == BREEDER and s.v[CUBES + slot * OWNERS + seat] == 0:
            return s.setup.card_price[s.v[CARDS + slot]]
        return 0

    def activate(self, s: State, seat: i64, slot: i64, effect: i64, times: i64) -> None:
        if is_counting(effect):
            count_and_gain(s, seat, slot, effect, times)
        elif is_mixed_card(effect):
            push(s, F_MIXED, seat, slot, times, 0, 0)
        elif effect == HOSTESS:
            push(s, F_SHARE, seat, slot, times, 0, 0)
        elif effect == MASTER_BUILDER:
            begin_building(s, seat, slot, times)
        elif effect == RANSOM:
            pay_ransom(s, seat, slot, times)
        elif effect == SCOUT:
            push(s, F_SCOUT, seat, slot, times, 0, 0)
        elif effect == EXECUTIONER:
            execute(s, seat, slot, times)
        elif effect == FORT:
            garrison(s, seat, slot, times)

    def list_frame(self, s: State, seat: i64, frame: i64) -> i64:
        if frame == F_MIXED:
            return list_mixed_uses(s, seat)
        if frame == F_SHARE:
            return list_portions(s, seat, SHARE)
        if frame == F_COLUMN:
            return list_columns(s, seat)
        if frame == F_CATAPULT:
            return list_cubes(s, seat)
        if frame == F_SCOUT:
            return list_scouting(s, seat)
        return list_victims(s, seat) if frame == F_VICTIM else 0

    def frame_waits(self, s: State, seat: i64, frame: i64) -> bool:
        """Shots and stones for which there is no place left are lost."""
        if (frame == F_CATAPULT and all_open_banners(s) == 0) or (frame == F_COLUMN and not columns_left(s)):
            pop(s)
            return False
        return True

    def play(self, s: State, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        target = target_of(move)
        frame = s.v[top(s)]
        if kind == STOCK:
            stock(s, seat, target)
        elif kind == SPEND:
            spend(s, seat, target)
        elif kind == SHARE:
            play_share(s, seat, target)
        elif kind == CUBE and frame == F_CATAPULT:
            fire(s, seat, target)
        elif kind == CUBE and frame == F_SCOUT:
            send_scout(s, seat, target)
        elif kind == CHOOSE and frame == F_COLUMN:
            play_column(s, seat, target)
        elif kind == CHOOSE and frame == F_VICTIM:
            play_victim(s, seat, target)

    def score(self, s: State, seat: i64) -> list[tuple[str, int]]:
        return endgame_lines(s, seat)


def garrison(s: State, seat: i64, slot: i64, dice: i64) -> None:
    """The Fort: a cube per die, and its gain, twice for a die of 4 or more."""
    card = s.v[CARDS + slot]
    gains = (dice & 7) + (dice >> 3)
    add_card_cubes(s, slot, seat, dice & 7, because_card(card))
    add_points(s, seat, gains * s.setup.gain_points[card], slot, because_card(card))
    add_influence(s, seat, gains * s.setup.gain_influence[card], because_card(card))


LADIES_ACTIVITY_CARDS: Final = LadiesActivities()
