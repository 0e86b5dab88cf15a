"""What was learned about the dice game: one set of weights for any number of players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.dice.features import NUMBERS
from troyes.bots.dice.learned import ANSWERS, FIRST_SOURCE, OUTPUTS
from troyes.bots.model import PER_CENT, Model
from troyes.bots.temperament import SALT
from troyes.bots.weights_file import LATEST, UnfitWeights, model_of, packaged
from troyes.dice.game import DICE
from troyes.dice.rules.setup import Setup
from troyes.kernel.play.chance import SequenceSource

NAME: Final = "dice"
SPREAD: Final = 4  # per cent by which a temperament counts a source more or less, at most


@cache
def setup_alone(banquets: bool) -> Setup:
    """For one sheet looked at alone; its columns have their numbers."""
    return DICE.setup({"players": 1, "banquets": banquets})


@cache
def model_for(edition: str = LATEST) -> Model:
    """The net of the package."""
    return fitting(packaged(NAME, edition), NAME)


def fitting(data: bytes, name: str) -> Model:
    """The net in a file, if it was made for these numbers."""
    model = model_of(data, name)
    if model.inputs != NUMBERS or model.outputs != OUTPUTS:
        raise UnfitWeights(f"{name} was made for {model.inputs} numbers, not for {NUMBERS}")
    return model


@lru_cache(maxsize=64)
def tempered_model(edition: str = LATEST, temper: int = 0) -> Model:
    """The net with a temperament: what comes from one source counts a little more or less."""
    model = model_for(edition)
    if temper == 0:
        return model
    source = SequenceSource(temper ^ SALT)
    shares = [int(source.below(2 * SPREAD + 1)) - SPREAD for _ in DICE.sources]
    return leaning(model, shares)


def leaning(model: Model, shares: Sequence[int]) -> Model:
    """A model whose totals count the sources a little more or less, in per cent."""
    leans = Model(model.inputs, model.first, model.plain, model.second, model.outputs)
    leans.w1, leans.b1, leans.w2, leans.b2 = model.w1, model.b1, model.w2, model.b2
    w3, b3, n = list(model.w3), list(model.b3), int(model.plain + model.second)
    for total in range(0, OUTPUTS, ANSWERS):
        for k, share in enumerate(shares, total + FIRST_SOURCE):
            for j in range(n):
                w3[total * n + j] += w3[k * n + j] * share // PER_CENT
            b3[total] += b3[k] * share // PER_CENT
    leans.w3, leans.b3 = vec[i64](w3), vec[i64](b3)
    return leans
