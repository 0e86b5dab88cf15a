# compiled
"""Cards that give something for each thing they count."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from troyes.city.cards.activities import dice_of_colour
from troyes.city.cards.effect import CardEffect
from troyes.city.rules.cathedral import cathedral_cubes
from troyes.city.rules.changes import add_deniers, add_points
from troyes.city.rules.citizens import standing, tradesmen_of
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.layout import CARDS, CITY_HALL, DENIERS, WHITE, WON
from troyes.city.rules.state import State, get


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting(CardEffect):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        """What one activation counts. The tradesman just hired and the dice just used are where the action put them."""
        return 0

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        card = s.v[CARDS + slot]
        n = self.counted(s, seat, card) * times
        add_deniers(s, seat, n * s.setup.gain_deniers[card], because_card(card))
        add_points(s, seat, n * s.setup.gain_points[card], slot, because_card(card))


@final
class ClogMaker(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return standing(s, CITY_HALL, seat)


@final
class Weaver(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return tradesmen_of(s, seat)


@final
class MasterCraftsman(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return tradesmen_of(s, seat) // 2


@final
class Bishop(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return cathedral_cubes(s, seat)


@final
class Scribe(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return get(s, seat, WON)


@final
class Banker(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return 1 if get(s, seat, DENIERS) >= s.setup.card_at_least[card] else 0


@final
class Beguine(Counting):
    def counted(self, s: State, seat: i64, card: i64) -> i64:
        return dice_of_colour(s, WHITE, seat)
