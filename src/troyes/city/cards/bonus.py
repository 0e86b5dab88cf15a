# compiled
"""The bonus cards: Baker, Banquet and Prior (activities), Resistance (event).

Prior needs no code: its improvement is written in data/bonus.toml.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards.activities import dice_of_colour, red_dice
from troyes.city.cards.effect import CardEffect, EventEffect
from troyes.city.rules.changes import add_deniers, add_points
from troyes.city.rules.effect_codes import because_card, because_event
from troyes.city.rules.event_queue import remove_newest_cube
from troyes.city.rules.extension import Extension
from troyes.city.rules.layout import CARDS, OWNERS, QUEUE_LENGTH, YELLOW
from troyes.city.rules.state import State


@final
class Baker(CardEffect):
    """For each yellow die on the square; dice used for the activation have left it."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        owner: i64
        card = s.v[CARDS + slot]
        dice: i64 = 0
        for owner in range(OWNERS):
            dice += dice_of_colour(s, YELLOW, owner)
        add_deniers(s, seat, dice * s.setup.gain_deniers[card] * times, because_card(card))


@final
class Banquet(CardEffect):
    """For each red die of whoever has most of them."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        owner: i64
        card = s.v[CARDS + slot]
        most: i64 = 0
        hosts: i64 = OWNERS if s.setup.neutral_at_banquet else s.setup.players
        for owner in range(hosts):
            most = max(most, red_dice(s, owner))
        add_points(s, seat, most * s.setup.gain_points[card] * times, slot, because_card(card))


@final
class Resistance(EventEffect):
    """Every event loses its newest cube, neutral ones included."""

    def resolve(self, s: State, place: i64, event: i64) -> None:
        i: i64
        for i in range(s.v[QUEUE_LENGTH]):
            remove_newest_cube(s, i, because_event(event))


@final
class BonusCards(Extension):
    """Four cards that join the pools of their colour and level."""

    def card_effects(self) -> dict[str, CardEffect]:
        return {"baker": Baker(), "banquet": Banquet()}

    def event_effects(self) -> dict[str, EventEffect]:
        return {"resistance": Resistance()}


BONUS_CARDS: Final = BonusCards()
