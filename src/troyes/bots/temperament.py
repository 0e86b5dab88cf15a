"""The temperament of a bot: prices a little higher or lower than its neighbour's, drawn from its seed.

Only what is nearly equal is decided differently: bots of one kind at one table no longer play one and the same game,
and none of them plays worse for it (docs/bots.md has the figures). Seed 0 has no temperament: hints go by plain prices.
"""

from __future__ import annotations

from typing import Final

from troyes.bots.city.weights import CityWeights
from troyes.bots.dice.weights import DiceWeights
from troyes.bots.weights import Weights
from troyes.kernel.play.chance import SequenceSource

SPREAD: Final = 10  # per cent up or down, at most
SALT: Final = 0x7E3  # so that a temperament says nothing about the choices that follow
OF_THE_CITY: Final = (
    "denier", "influence", "red_citizen", "yellow_citizen", "white_citizen", "supply", "stored", "die", "pip",
    "red_pip",
)  # fmt: skip
OF_THE_SHEET: Final = (
    "influence", "denier", "knowledge", "column_resources", "column_function", "column_last", "fifteenth", "twentieth",
    "row", "hope", "next_worth", "link",
)  # fmt: skip


def city_temperament(weights: CityWeights, seed: int) -> CityWeights:
    tempered(weights.base, OF_THE_CITY, seed)
    return weights


def dice_temperament(weights: DiceWeights, seed: int) -> DiceWeights:
    tempered(weights, OF_THE_SHEET, seed)
    return weights


def tempered(prices: Weights | DiceWeights, names: tuple[str, ...], seed: int) -> None:
    """Change these prices by a few per cent, rounded to whole hundredths of a point."""
    if seed == 0:
        return
    source = SequenceSource(seed ^ SALT)
    for name in names:
        share = 100 - SPREAD + int(source.below(2 * SPREAD + 1))
        setattr(prices, name, (getattr(prices, name) * share + 50) // 100)
