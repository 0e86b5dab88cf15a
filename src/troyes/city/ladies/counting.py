# compiled
"""Cards that give something for each thing they count."""

from __future__ import annotations

from mypy_extensions import i64

from troyes.city.cards import dice_of_colour
from troyes.city.cathedral import cathedral_cubes
from troyes.city.changes import add_deniers, add_points
from troyes.city.citizens import standing, tradesmen_of
from troyes.city.effect_codes import because_card
from troyes.city.ladies.activity_codes import BANKER, BISHOP, CLOG_MAKER, MASTER_CRAFTSMAN, SCRIBE, WEAVER
from troyes.city.layout import CARDS, CITY_HALL, DENIERS, WHITE, WON
from troyes.city.state import State, get


def count_and_gain(s: State, seat: i64, slot: i64, effect: i64, times: i64) -> None:
    card = s.v[CARDS + slot]
    n = counted_by(s, seat, card, effect) * times
    add_deniers(s, seat, n * s.setup.gain_deniers[card], because_card(card))
    add_points(s, seat, n * s.setup.gain_points[card], slot, because_card(card))


def counted_by(s: State, seat: i64, card: i64, effect: i64) -> i64:
    """What one activation counts. The tradesman just hired and the dice just used are where the action put them."""
    if effect == CLOG_MAKER:
        return standing(s, CITY_HALL, seat)
    if effect == WEAVER:
        return tradesmen_of(s, seat)
    if effect == MASTER_CRAFTSMAN:
        return tradesmen_of(s, seat) // 2
    if effect == BISHOP:
        return cathedral_cubes(s, seat)
    if effect == SCRIBE:
        return get(s, seat, WON)
    if effect == BANKER:
        return 1 if get(s, seat, DENIERS) >= s.setup.card_at_least[card] else 0
    return dice_of_colour(s, WHITE, seat)  # Beguine
