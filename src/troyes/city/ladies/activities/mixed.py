# compiled
"""Mixed cards: an activation either lays cubes on the card or uses cubes that lie there, never both."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from troyes.city.cards.effect import CardEffect
from troyes.city.ladies.activities.codes import F_CATAPULT, F_MIXED, SPEND, STOCK
from troyes.city.ladies.activities.raids import worthwhile_shots
from troyes.city.rules.changes import add_card_cubes, add_deniers, add_influence, add_points
from troyes.city.rules.codes import choice
from troyes.city.rules.effect_codes import because_card
from troyes.city.rules.layout import CARDS, CUBES, DENIERS, OWNERS
from troyes.city.rules.state import State, get, pop, push, top


@mypyc_attr(allow_interpreted_subclasses=True)
class Mixed(CardEffect):
    """Woodcutter and Castellan are this and no more."""

    def activate(self, s: State, seat: i64, slot: i64, times: i64) -> None:
        push(s, F_MIXED, seat, slot, times, 0, 0)

    def usable(self, s: State, times: i64) -> i64:
        """How many of so many cubes can still do something."""
        return times

    def use(self, s: State, seat: i64, slot: i64, cubes: i64) -> None:
        """What cubes of the card bring."""
        card = s.v[CARDS + slot]
        add_deniers(s, seat, cubes * s.setup.gain_deniers[card], because_card(card))
        add_influence(s, seat, cubes * s.setup.gain_influence[card], because_card(card))
        add_points(s, seat, cubes * s.setup.gain_points[card], slot, because_card(card))


@final
class Breeder(Mixed):
    def price(self, s: State, seat: i64, slot: i64) -> i64:
        """Without a cube to sell he can only buy."""
        return 0 if s.v[CUBES + slot * OWNERS + seat] > 0 else s.setup.card_price[s.v[CARDS + slot]]


@final
class Catapult(Mixed):
    def usable(self, s: State, times: i64) -> i64:
        return min(times, worthwhile_shots(s))

    def use(self, s: State, seat: i64, slot: i64, cubes: i64) -> None:
        push(s, F_CATAPULT, seat, slot, cubes, 0, 0)


CATAPULT: Final = Catapult()


def effect_of(s: State, slot: i64) -> Mixed:
    found = s.setup.card_effects[s.v[CARDS + slot]]
    assert isinstance(found, Mixed)
    return found


def list_mixed_uses(s: State, seat: i64) -> i64:
    """Cubes to lay: all that the dice allow, or any number if each one costs money; cubes to use: any number."""
    k: i64
    at = top(s)
    slot = s.v[at + 2]
    times = s.v[at + 3]
    price = s.setup.card_price[s.v[CARDS + slot]]
    most = most_stocked(s, seat, slot, times)
    n: i64 = 0
    for k in range(1 if price > 0 else most, most + 1):
        s.scratch.moves[n] = choice(seat, STOCK, k)
        n += 1
    for k in range(1, usable_cubes(s, seat, slot, times) + 1):
        s.scratch.moves[n] = choice(seat, SPEND, k)
        n += 1
    return n


def most_stocked(s: State, seat: i64, slot: i64, times: i64) -> i64:
    """Cubes that can be laid on the card; some cost money."""
    price = s.setup.card_price[s.v[CARDS + slot]]
    return min(times, get(s, seat, DENIERS) // price) if price > 0 else times


def usable_cubes(s: State, seat: i64, slot: i64, times: i64) -> i64:
    """Cubes of the card that can still do something."""
    return min(effect_of(s, slot).usable(s, times), s.v[CUBES + slot * OWNERS + seat])


def stock(s: State, seat: i64, cubes: i64) -> None:
    slot = s.v[top(s) + 2]
    card = s.v[CARDS + slot]
    pop(s)
    add_deniers(s, seat, -cubes * s.setup.card_price[card], because_card(card))
    add_card_cubes(s, slot, seat, cubes, because_card(card))


def spend(s: State, seat: i64, cubes: i64) -> None:
    slot = s.v[top(s) + 2]
    pop(s)
    add_card_cubes(s, slot, seat, -cubes, because_card(s.v[CARDS + slot]))
    effect_of(s, slot).use(s, seat, slot, cubes)
