"""Bots by name: those of the package and levels, those of others (entry points `troyes.bots`), and classes in files.

A name may say more about some bots: `search:seconds=0.5,threads=2`.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Protocol, cast

from troyes.bots.bot import Bot
from troyes.bots.greedy import GreedyBot
from troyes.bots.learned import FirstLearnedBot, LearnedBot
from troyes.bots.levels import LEVELS
from troyes.bots.noisy import NoisyBot
from troyes.bots.random_bot import RandomBot
from troyes.bots.reference import ReferenceBot
from troyes.bots.searching import SearchBot
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message


class Factory(Protocol):
    """Makes a bot from a seed: its class, or its class with what its name says."""

    games: tuple[str, ...]
    looks_back: int

    def __call__(self, seed: int = 0) -> Bot: ...


BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reference": ReferenceBot,
    "noisy": NoisyBot,
    "learned": LearnedBot,
    "learned-1": FirstLearnedBot,
    "search": SearchBot,
}
GROUP: Final = "troyes.bots"
MOST: Final = 1_000_000_000
IN_FILE: Final = ".py:"  # wizard.py:Wizard


def bots_for(game: str) -> list[str]:
    """The names of the bots of the package that play a game."""
    return [name for name in BOTS if plays(find_bot(name), game)]


def plays(bot: Factory, game: str) -> bool:
    return game in (bot.games or (game,))


def threads_of(name: str) -> int:
    """The processes that a bot uses at once."""
    bot = find_bot(name)
    return int(bot.given.get("threads", 1)) if isinstance(bot, Told) else 1


def check_bot(name: str, game: str | None = None) -> str:
    """The name of a bot (that plays the game), or BadInput with the names that come close."""
    if game is not None and not plays(find_bot(name), game):
        where = Message("bot-bots", name=name)
        raise BadInput(where, "does-not-play", "bots", game=game, bots=bots_for(game))
    find_bot(name)
    return name


def make_bot(name: str, seed: int = 0) -> Bot:
    """A new bot; its choices depend on the seed and on what it is shown, and on nothing else."""
    return find_bot(name)(seed)


def is_of_package(name: str) -> bool:
    """A bot or a level of the package, whatever it is told."""
    return name.partition(":")[0] in (*BOTS, *LEVELS)


def find_bot(name: str) -> Factory:
    """The class of a bot; BadInput says why there is none."""
    if is_of_package(name) and ":" not in name:
        return made_by(BOTS[LEVELS.get(name, name)])
    if IN_FILE in name:
        return bot_in_file(name)
    if is_of_package(name):
        return told(name)
    if (found := bot_of_others(name)) is not None:
        return found
    known = [*BOTS, *LEVELS, *sorted(entry_points(group=GROUP).names)]
    near = get_close_matches(name, known, n=3, cutoff=0.5)
    where, remedy = Message("bot-bots", name=name), "did-you-mean" if near else "bots"
    raise BadInput(where, "is-not-known", remedy, near=near, bots=known)


def made_by(bot: type[Bot]) -> Factory:
    """A class is called with a seed and has what a factory has, as class variables."""
    return cast(Factory, bot)


class Told:
    """A bot with what its name says about it."""

    def __init__(self, bot: type[Bot], given: Mapping[str, Any]) -> None:
        self.bot = bot
        self.given = given
        self.games = bot.games
        self.looks_back = bot.looks_back

    def __call__(self, seed: int = 0) -> Bot:
        return self.bot(seed, **self.given)


@cache
def told(name: str) -> Factory:
    """`search:seconds=0.5,threads=2`."""
    bot, _, said = name.partition(":")
    where, kind = Message("bot-bots", name=name), BOTS[LEVELS.get(bot, bot)]
    known = kind.parameters
    given = dict[str, Any]()
    for part in said.split(","):
        key, _, text = part.partition("=")
        if key not in known or key in given:
            raise BadInput(where, "says-what-no-bot", "what-it-can-be-told", said=part, known=list(known))
        try:
            given[key] = known[key](text)
        except ValueError:
            given[key] = 0
        if not 0 < given[key] < MOST:
            raise BadInput(where, "is-no-number-above", "what-it-can-be-told", said=part, known=list(known))
    return Told(kind, given)


@cache
def bot_of_others(name: str) -> Factory | None:
    """By the entry point of an installed package, if there is one; looking through what is installed takes time."""
    where = Message("bot-bots", name=name)
    entry = next(iter(entry_points(group=GROUP, name=name)), None)
    if entry is None:
        return None
    try:
        return checked(where, entry.load())
    except BadInput:
        raise
    except (Exception, SystemExit) as error:
        raise unloaded(where, error) from error


@cache
def bot_in_file(name: str) -> Factory:
    """`file.py:Class`; a process loads a file once."""
    path, _, wanted = name.rpartition(":")
    where = Message("bot-bots", name=name)
    if not Path(path).is_file():
        raise BadInput(where, "there-is-no-file", "write-file-py-class", path=path)
    found = getattr(load_file(Path(path).resolve(), where), wanted, None)
    if found is None:
        raise BadInput(where, "there-is-no-class", "write-file-py-class", wanted=wanted)
    return checked(where, found)


@cache
def load_file(path: Path, where: Message) -> ModuleType:
    name = f"troyes_bots_in_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # before it runs, as with every import
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise unloaded(where, error, str(path)) from error
    return module


def unloaded(where: Message, error: BaseException, own: str = "") -> BadInput:
    """With the line at which it fails: of its own file, if that is known; of a text that is no Python, the line
    that cannot be read."""
    problem = "cannot-be-loaded-at"
    passed = traceback.extract_tb(error.__traceback__)
    at = next((one for one in reversed(passed) if one.filename == own), passed[-1])
    line, file = (error.lineno, error.filename) if isinstance(error, SyntaxError) else (at.lineno, at.filename)
    kind, why = type(error).__name__, error.msg if isinstance(error, SyntaxError) else str(error)
    return BadInput(where, problem, "correct-the-bot", kind=kind, why=why, line=line, file=file)


def checked(where: Message, found: object) -> Factory:
    """A class that can be a player."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadInput(where, "is-not-a-bot", "make-it-a-subclass")
    if isabstract(found):
        raise BadInput(where, "does-not-say-how", "write-its-method-choose")
    return made_by(found)
