"""What was learned about the city, for a setup: one set of weights per number of players, modules included."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from troyes.bots.city.features import MAX_CARDS, MAX_EVENT_KINDS, feature_count
from troyes.bots.city.learned import Learned, first_points
from troyes.bots.model import Model, leaning
from troyes.bots.temperament import SALT
from troyes.bots.weights_file import LATEST, UnfitWeights, model_of, packaged
from troyes.city.edge.info import info
from troyes.city.game import CITY
from troyes.city.modules import MODULES
from troyes.city.rules.setup import Setup
from troyes.kernel.play.chance import SequenceSource

WIN: Final = 20  # points that winning counts as much as
SPREAD: Final = 8  # per cent by which a temperament counts a source more or less, at most


@cache
def places() -> tuple[dict[str, int], dict[str, int]]:
    """Every card and every event of all boxes, with its place among them."""
    names = info(CITY.setup({"players": 2, "modules": list(MODULES)})).names
    return (
        {name: k for k, name in enumerate(names.cards[:MAX_CARDS])},
        {name: k for k, name in enumerate(names.events[:MAX_EVENT_KINDS])},
    )


@cache
def model_for(players: int, edition: str = LATEST) -> Model:
    """The net of the package for a number of players."""
    name = f"city-{players}"
    return fitting(packaged(name, edition), name, players)


def fitting(data: bytes, name: str, players: int) -> Model:
    """The net in a file, if it was made for these numbers."""
    model = model_of(data, name)
    expected = feature_count(players, 1 if players == 1 else 0)
    if model.inputs != expected:
        raise UnfitWeights(f"{name} was made for {model.inputs} numbers, not for {expected}")
    return model


@lru_cache(maxsize=64)
def learned_for(setup: Setup, edition: str = LATEST, temper: int = 0) -> Learned:
    """What a player knows who plays with this setup."""
    learned = with_model(setup, tempered_model(int(setup.players), edition, temper))
    learned.temper = temper
    return learned


@lru_cache(maxsize=16)
def tempered_model(players: int, edition: str, temper: int) -> Model:
    """The net with a temperament: what comes from one source counts a little more or less in its margin."""
    model = model_for(players, edition)
    if temper == 0:
        return model
    source = SequenceSource(temper ^ SALT)
    shares = vec[i64]([source.below(2 * SPREAD + 1) - SPREAD for _ in CITY.sources])
    return leaning(model, first_points(players), max(players, 2), shares)


def with_model(setup: Setup, model: Model, win: int = WIN) -> Learned:
    return Learned(model, *places_in(setup), win)


def places_in(setup: Setup) -> tuple[vec[i64], vec[i64]]:
    """Cards and events of a setup by their place among those of all boxes; -1 for what is somebody's own."""
    names = info(setup).names
    cards, events = places()
    return numbers(names.cards, cards), numbers(names.events, events)


def numbers(names: Sequence[str], places: dict[str, int]) -> vec[i64]:
    return vec[i64]([places.get(name, -1) for name in names])
