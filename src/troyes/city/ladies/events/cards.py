# compiled
"""The events of The Ladies of Troyes that do more than bring black dice."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.effect import EventEffect
from troyes.city.ladies.events.codes import (
    CROWD,
    F_GIVE,
    F_LOSE,
    F_RELEASE,
    F_RELEASE_ANY,
    GIVE,
    LOSE,
    MONK_DIE,
    RELEASE,
    RELEASE_DRAW,
    UPRISING_DIE,
)
from troyes.city.ladies.events.monk import send_monk, settle_monk
from troyes.city.ladies.events.possession import (
    all_held,
    give,
    held_citizen,
    list_gifts,
    list_releases,
    one_less,
    owe_release,
    possess,
    release,
    release_all,
    release_waits,
)
from troyes.city.ladies.events.uprising import deal_crowd, draw_crowd, is_dealt_crowd, name_building, rise
from troyes.city.ladies.events.winter import list_losses, lose_cube, strike_with_winter
from troyes.city.rules.codes import kind_of, target_of
from troyes.city.rules.extension import Extension
from troyes.city.rules.extension_codes import LADIES_EVENTS
from troyes.city.rules.layout import HELD, ROUND
from troyes.city.rules.setup import Setup
from troyes.city.rules.state import State, get
from troyes.kernel.play.chance import Source


@final
class HarshWinter(EventEffect):
    def resolve(self, s: State, place: i64, event: i64) -> None:
        strike_with_winter(s, event)


@final
class Uprising(EventEffect):
    def resolve(self, s: State, place: i64, event: i64) -> None:
        rise(s, event)


@final
class Monk(EventEffect):
    def resolve(self, s: State, place: i64, event: i64) -> None:
        send_monk(s, event)


@final
class Possession(EventEffect):
    def resolve(self, s: State, place: i64, event: i64) -> None:
        possess(s, event)


POSSESSION: Final = Possession()


@final
class LadiesEvents(Extension):
    """Its slice remembers, as bits of event numbers, which Possession cards have taken their citizens."""

    def __init__(self) -> None:
        self.name = "events"
        self.code = LADIES_EVENTS
        self.slice = 1

    def prepare(self, setup: Setup) -> None:
        setup.crowded = 1

    def event_effects(self) -> dict[str, EventEffect]:
        return {"harsh_winter": HarshWinter(), "uprising": Uprising(), "monk_event": Monk(), "possession": POSSESSION}

    # ---- cubes on Possession --------------------------------------------------------------------------------------

    def event_cube(self, s: State, event: i64, owner: i64) -> None:
        if s.setup.event_effects[event] is POSSESSION:
            owe_release(s, event, owner)

    def event_leaves(self, s: State, event: i64) -> None:
        if s.setup.event_effects[event] is POSSESSION:
            release_all(s)

    # ---- decisions ------------------------------------------------------------------------------------------------

    def frame_waits(self, s: State, seat: i64, frame: i64) -> bool:
        if frame in (F_RELEASE, F_RELEASE_ANY):
            return release_waits(s, frame)
        return True

    def list_frame(self, s: State, seat: i64, frame: i64) -> i64:
        if frame == F_LOSE:
            return list_losses(s, seat)
        if frame == F_GIVE:
            return list_gifts(s, seat)
        return list_releases(s, seat) if frame == F_RELEASE else 0

    def play(self, s: State, seat: i64, move: i64) -> None:
        kind = kind_of(move)
        if kind == LOSE:
            lose_cube(s, seat, target_of(move))
        elif kind == GIVE:
            give(s, seat, target_of(move))
        elif kind == RELEASE:
            one_less(s)
            release(s, target_of(move), 1)

    # ---- chance ---------------------------------------------------------------------------------------------------

    def draw_chance(self, s: State, source: Source, kind: i64, index: i64, a: i64) -> i64:
        if kind in (UPRISING_DIE, MONK_DIE):
            return source.draw(kind, s.v[ROUND], index, 6) + 1
        if kind == CROWD:
            return draw_crowd(s, source, index, a % 4)
        if kind == RELEASE_DRAW:
            return held_citizen(s, source.draw(kind, s.v[ROUND], index, all_held(s)))
        return -1

    def chance_outcomes(self, s: State, kind: i64, a: i64) -> list[int]:
        if kind in (UPRISING_DIE, MONK_DIE):
            return [1, 2, 3, 4, 5, 6]
        if kind == RELEASE_DRAW:
            return [int(held_citizen(s, k)) for k in range(int(all_held(s)))]
        return []

    def is_outcome(self, s: State, kind: i64, a: i64, outcome: i64) -> bool:
        if kind in (UPRISING_DIE, MONK_DIE):
            return 1 <= outcome <= 6
        if kind == CROWD:
            return is_dealt_crowd(s, a % 4, outcome)
        return kind == RELEASE_DRAW and outcome < s.setup.players and get(s, outcome, HELD) > 0

    def apply_chance(self, s: State, seat: i64, kind: i64, index: i64, a: i64, b: i64, outcome: i64) -> None:
        if kind == UPRISING_DIE:
            name_building(s, a, outcome)
        elif kind == MONK_DIE:
            settle_monk(s, a, outcome)
        elif kind == CROWD:
            deal_crowd(s, a // 4, a % 4, outcome)
        elif kind == RELEASE_DRAW:
            release(s, outcome, 1)


LADIES_EVENT_CARDS: Final = LadiesEvents()
