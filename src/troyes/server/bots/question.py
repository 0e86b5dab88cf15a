"""A decision put to a bot: all that is needed to answer it, as plain data, so that another process can do so."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

import orjson

from troyes.games import game_named
from troyes.kernel.game import Game


class Question(NamedTuple):
    """A decision of a seat. `position` holds what that seat may know and nothing else (`known_bytes`)."""

    game: str
    options: Mapping[str, Any]
    figures: Mapping[str, Any]
    position: bytes
    seat: int
    level: str
    seed: int
    seconds: float | None = None  # to think; as long as the runner allows by default


class BotRunner(Protocol):
    """Answers questions with the codes of legal moves, away from the event loop."""

    def choose(self, question: Question) -> Future[int]: ...

    def close(self) -> None: ...


class SetupKey(NamedTuple):
    """What a setup is made from. Workers are sent it once and then know it by its name."""

    game: str
    options: bytes
    figures: bytes


def known_bytes(game: Game[Any, Any], position: Any, seat: int) -> bytes:
    """A position with all that a seat may not know taken out: what a bot never gets, it cannot use."""
    view: Any = game.view(position, seat)
    return bytes(view.known.to_bytes())


def setup_key(question: Question) -> SetupKey:
    return SetupKey(question.game, orjson.dumps(question.options), orjson.dumps(question.figures))


def make_setup(key: SetupKey) -> Any:
    return game_named(key.game).setup(orjson.loads(key.options), orjson.loads(key.figures))


@lru_cache(32)
def kept_setup(key: SetupKey) -> Any:
    return make_setup(key)


def view_of(setup: Any, game: str, position: bytes, seat: int) -> Any:
    """The view of a seat, made again from what it may know."""
    rules = game_named(game)
    return rules.view(rules.from_bytes(setup, position), seat)
