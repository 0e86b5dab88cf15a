"""A decision put to a bot: all that is needed to answer it, as plain data, so that another process can do so."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from concurrent.futures import Future
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

import orjson

from troyes.bots.asking import ask
from troyes.bots.bot import Bot
from troyes.bots.budget import Budget
from troyes.bots.judgement import Judged
from troyes.bots.registry import make_bot
from troyes.games import game_named
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.seen import Seen
from troyes.kernel.play.chance import SequenceSource
from troyes.server.bots.seen_data import read_seen

IN_A_HINT: Final = 3  # moves that a hint tells of


class SetupKey(NamedTuple):
    """What a setup is made from. Workers are sent it once and know it by its name from then on."""

    game: str
    options: bytes
    figures: bytes

    @property
    def name(self) -> str:
        parts = (self.game.encode(), self.options, self.figures)
        return hashlib.blake2b(b"\0".join(parts), digest_size=16).hexdigest()


class Question(NamedTuple):
    """A decision of a seat. `position` holds what that seat may know and nothing else (`known_bytes`), `seen` what it
    has seen, if its bot looks back (`looking_back.seen_bytes`)."""

    setup: SetupKey
    position: bytes
    seat: int
    level: str
    seed: int  # of what the bot draws for this decision
    temper: int = 0  # the seed of its temperament, the same for a whole game
    seen: bytes = b""
    seconds: float | None = None  # until its worker counts as stuck; as long as the runner allows by default
    is_hint: bool = False  # somebody waits to hear what the bot thinks of its best moves


class Reply(NamedTuple):
    """The code of a legal move, who chose it, and for a hint its best moves, the one that was chosen first."""

    move: int
    bot: str
    best: tuple[Judged, ...] = ()


class BotRunner(Protocol):
    """Answers questions away from the event loop."""

    def choose(self, question: Question) -> Future[Reply]: ...

    def close(self) -> None: ...


def known_bytes(game: Game[Any, Any], position: Any, seat: int) -> bytes:
    """A position with all that a seat may not know taken out: what a bot never gets, it cannot use."""
    view: Any = game.view(position, seat)
    return bytes(view.known.to_bytes())


@lru_cache(64)
def key_of(game: str, setup: Any) -> SetupKey:
    """The key of a setup, which is shared by many games and written down once."""
    rules = game_named(game)
    options, figures = orjson.dumps(rules.options_of(setup)), orjson.dumps(rules.figures_of(setup))
    return SetupKey(game, options, figures)


def make_setup(key: SetupKey) -> Any:
    return game_named(key.game).setup(orjson.loads(key.options), orjson.loads(key.figures))


@lru_cache(32)
def kept_setup(key: SetupKey) -> Any:
    return make_setup(key)


def view_of(game: str, setup: Any, position: bytes, seat: int, seen: Sequence[Seen] = ()) -> Any:
    """The view of a seat, made again from what it may know and has seen."""
    rules = game_named(game)
    view = rules.view(rules.from_bytes(setup, position), seat)
    view.seen = seen
    return view


def seated(bot: str, temper: int, seed: int) -> Bot:
    """A bot of the temperament that its seat has for the whole game, with the seed of one decision."""
    found = make_bot(bot, temper)
    found.source = SequenceSource(seed)
    return found


def reply_of(bot: Bot, name: str, view: Any, is_hint: bool, budget: Budget) -> Reply:
    """What a bot says in one decision; BadInput if that is no legal move."""
    legal = frozenset(view.moves())  # whatever the bot does to its view
    if not is_hint or view.customary(SequenceSource(0)) is not None:
        return Reply(ask(bot, view, legal, budget), name)
    best = sorted(bot.judge(view, budget).moves, key=lambda judged: -judged.value)[:IN_A_HINT]
    return Reply(best[0].move, name, tuple(best))


def view_for(question: Question, looks_back: int = 0) -> Any:
    """What a bot is shown that thinks in this process."""
    asked, seen = question, read_seen(question.seen, looks_back)
    return view_of(asked.setup.game, kept_setup(asked.setup), asked.position, asked.seat, seen)
