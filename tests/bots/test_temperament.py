"""Bots of one kind differ a little, each by its seed, and hints do not."""

from __future__ import annotations

from troyes.arena.plan import make_plan
from troyes.arena.table import Table
from troyes.arena.tally import Tally
from troyes.bots.city.weights import CityWeights
from troyes.bots.dice.weights import DiceWeights
from troyes.bots.temperament import (
    OF_THE_CITY,
    OF_THE_SHEET,
    SPREAD,
    city_temperament,
    dice_temperament,
)
from troyes.dice.rules.layout import SHEET
from troyes.dice.rules.state import sheet_at


def prices(weights: object, names: tuple[str, ...]) -> list[int]:
    return [int(getattr(weights, name)) for name in names]


def test_prices_differ_by_a_few_per_cent() -> None:
    plain = prices(DiceWeights(), OF_THE_SHEET)
    found = [prices(dice_temperament(DiceWeights(), seed), OF_THE_SHEET) for seed in range(1, 40)]
    assert len({tuple(one) for one in found}) == len(found)
    for one in found:
        assert all(abs(price - usual) <= usual * SPREAD / 100 + 1 for price, usual in zip(one, plain))
    plain = prices(CityWeights().base, OF_THE_CITY)
    for seed in range(1, 40):
        one = prices(city_temperament(CityWeights(), seed).base, OF_THE_CITY)
        assert all(abs(price - usual) <= usual * SPREAD / 100 + 1 for price, usual in zip(one, plain))


def test_a_seed_has_one_temperament_and_none_has_the_plain_prices() -> None:
    first, again = (prices(dice_temperament(DiceWeights(), 7), OF_THE_SHEET) for _ in range(2))
    assert first == again
    assert prices(dice_temperament(DiceWeights(), 0), OF_THE_SHEET) == prices(DiceWeights(), OF_THE_SHEET)


def test_equal_bots_at_one_table_seldom_fill_equal_sheets() -> None:
    """With the same prices they always did."""
    table = Table(make_plan("dice", 3, ["greedy"], 1, 1))
    different = 0
    for number in range(6):
        position = table.play_out(number, Tally())
        different += len({tuple(position.v[sheet_at(seat) + k] for k in range(SHEET)) for seat in range(3)})
    assert different >= 14  # of 18
