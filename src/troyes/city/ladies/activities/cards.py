# compiled
"""The activity cards of The Ladies of Troyes: which file carries out which card.

Delayed cards need no code: what their cubes do to a lot is written in the data, as for the base cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.effect import CardEffect
from troyes.city.ladies.activities.codes import (
    CHOOSE,
    F_CATAPULT,
    F_COLUMN,
    F_MIXED,
    F_SCOUT,
    F_SHARE,
    F_VICTIM,
    SHARE,
    SPEND,
    STOCK,
)
from troyes.city.ladies.activities.columns import MASTER_BUILDER, columns_left, list_columns, play_column
from troyes.city.ladies.activities.counting import Banker, Beguine, Bishop, ClogMaker, MasterCraftsman, Scribe, Weaver
from troyes.city.ladies.activities.executioner import EXECUTIONER, list_victims, play_victim
from troyes.city.ladies.activities.hostess import Hostess, play_share
from troyes.city.ladies.activities.mixed import CATAPULT, Breeder, Mixed, list_mixed_uses, spend, stock
from troyes.city.ladies.activities.raids import Ransom, Scout, fire, list_scouting, send_scout
from troyes.city.ladies.activities.scoring import endgame_lines
from troyes.city.rules.changes import add_card_cubes, add_influence, add_points
from troyes.city.rules.codes import CUBE, dice_used, high_dice, kind_of, target_of
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.event_queue import all_open_banners
from troyes.city.rules.extension import Extension
from troyes.city.rules.extension_codes import LADIES_ACTIVITIES
from troyes.city.rules.follow_ups import list_cubes, list_portions
from troyes.city.rules.layout import CARDS, MAX_LEVELS
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, pop, top


@final
class Fort(CardEffect):
    """A cube per die, and its gain, twice for a die of 4 or more."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        card = s.v[CARDS + slot]
        gains = dice_used(times) + high_dice(times)
        add_card_cubes(s, slot, seat, dice_used(times), because_card(card))
        add_points(s, seat, gains * s.setup.gain_points[card], slot, because_card(card))
        add_influence(s, seat, gains * s.setup.gain_influence[card], because_card(card))


EFFECTS: Final[dict[str, CardEffect]] = {
    "clog_maker": ClogMaker(),
    "weaver": Weaver(),
    "banker": Banker(),
    "master_craftsman": MasterCraftsman(),
    "bishop": Bishop(),
    "scribe": Scribe(),
    "beguine": Beguine(),
    "woodcutter": Mixed(),
    "breeder": Breeder(),
    "catapult": CATAPULT,
    "castellan": Mixed(),
    "hostess": Hostess(),
    "master_builder": MASTER_BUILDER,
    "ransom": Ransom(),
    "scout": Scout(),
    "executioner": EXECUTIONER,
    "fort": Fort(),
}


@final
class LadiesActivities(Extension):
    def __init__(self) -> None:
        self.name = "activities"
        self.code = LADIES_ACTIVITIES

    def prepare(self, setup: Setup) -> None:
        setup.highest_level = MAX_LEVELS

    def card_effects(self) -> dict[str, CardEffect]:
        return EFFECTS

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


LADIES_ACTIVITY_CARDS: Final = LadiesActivities()
