"""Bots by name: those of the package, those of others (entry points `troyes.bots`), and classes in files."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from types import ModuleType
from typing import Final

from troyes.bots.bot import Bot
from troyes.bots.greedy import GreedyBot
from troyes.bots.noisy import NoisyBot
from troyes.bots.random_bot import RandomBot
from troyes.bots.reference import ReferenceBot
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

Factory = Callable[[int], Bot]

BOTS: Final[dict[str, Factory]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reference": ReferenceBot,
    "noisy": NoisyBot,
}
GROUP: Final = "troyes.bots"
IN_FILE: Final = ".py:"  # wizard.py:Wizard


def bots_for(game: str) -> list[str]:
    """The names of the bots of the package that play a game."""
    return [name for name, bot in BOTS.items() if plays(bot, game)]


def plays(bot: Factory, game: str) -> bool:
    return game in (getattr(bot, "games", ()) or (game,))


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


def find_bot(name: str) -> Factory:
    """The class of a bot; BadInput says why there is none."""
    if name in BOTS:
        return BOTS[name]
    if IN_FILE in name:
        return bot_in_file(name)
    if (found := bot_of_others(name)) is not None:
        return found
    known = [*BOTS, *sorted(entry_points(group=GROUP).names)]
    near = get_close_matches(name, known, n=3, cutoff=0.5)
    where, remedy = Message("bot-bots", name=name), "did-you-mean" if near else "bots"
    raise BadInput(where, "is-not-known", remedy, near=near, bots=known)


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
    return found
