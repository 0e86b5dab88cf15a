# compiled
"""The bonus cards: Baker, Banquet and Prior (activities), Resistance (event).

Prior needs no code: its improvement is written in data/bonus.toml.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from troyes.city.cards import dice_of_colour, red_dice
from troyes.city.changes import add_deniers, add_points
from troyes.city.codes import EXTENSION_EFFECT
from troyes.city.effect_codes import because_card, because_event
from troyes.city.event_queue import remove_newest_cube
from troyes.city.extension import Extension
from troyes.city.layout import CARDS, OWNERS, QUEUE_LENGTH, YELLOW
from troyes.city.state import State

BAKER: Final = EXTENSION_EFFECT
BANQUET: Final = EXTENSION_EFFECT + 1
RESISTANCE: Final = EXTENSION_EFFECT


@final
class BonusCards(Extension):
    """Four cards that join the pools of their colour and level."""

    def effect_codes(self) -> dict[str, int]:
        return {"baker": BAKER, "banquet": BANQUET}

    def event_codes(self) -> dict[str, int]:
        return {"resistance": RESISTANCE}

    def activate(self, s: State, seat: i64, slot: i64, effect: i64, times: i64) -> None:
        """Dice used for the activation have left the square and do not count."""
        owner: i64
        card = s.v[CARDS + slot]
        if effect == BAKER:
            dice: i64 = 0
            for owner in range(OWNERS):
                dice += dice_of_colour(s, YELLOW, owner)
            add_deniers(s, seat, dice * s.setup.gain_deniers[card] * times, because_card(card))
        elif effect == BANQUET:
            most: i64 = 0
            hosts: i64 = OWNERS if s.setup.neutral_at_banquet else s.setup.players
            for owner in range(hosts):
                most = max(most, red_dice(s, owner))
            add_points(s, seat, most * s.setup.gain_points[card] * times, slot, because_card(card))

    def resolve_event(self, s: State, place: i64, event: i64, effect: i64) -> None:
        """Every event loses its newest cube, neutral ones included."""
        i: i64
        if effect == RESISTANCE:
            for i in range(s.v[QUEUE_LENGTH]):
                remove_newest_cube(s, i, because_event(event))


BONUS_CARDS: Final = BonusCards()
