"""Bots that misbehave, for the tests of the workers, which import this module."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from troyes.bots.bot import Bot
from troyes.bots.registry import BOTS


class HangingBot(Bot):
    """Does not come back, and listens to nobody."""

    def choose(self, view: Any) -> int:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, signal.SIG_IGN)
        while True:
            time.sleep(0.01)


class CrashingBot(Bot):
    """Takes its process with it."""

    def choose(self, view: Any) -> int:
        os._exit(7)


class RaisingBot(Bot):
    def choose(self, view: Any) -> int:
        raise LookupError("no idea")


class CheatingBot(Bot):
    """Plays a move of nobody."""

    def choose(self, view: Any) -> int:
        return 12_345


class WordyBot(Bot):
    def choose(self, view: Any) -> Any:
        return "pass"


class MeddlingBot(Bot):
    """Plays on the view itself, and answers with what is legal then."""

    def choose(self, view: Any) -> int:
        legal: list[int] = view.moves()
        view.known.play(legal[0])
        later = [move for seat in view.known.pending() for move in view.known.moves(seat) if move not in legal]
        return later[0] if later else 12_345


class SlowBot(Bot):
    """Plays the first move, after a while."""

    def choose(self, view: Any) -> int:
        time.sleep(0.3)
        first: int = view.moves()[0]
        return first


class GatedBot(Bot):
    """Plays the first move as soon as a file is there."""

    def choose(self, view: Any) -> int:
        while not os.path.exists(os.environ["TROYES_TEST_GATE"]):
            time.sleep(0.01)
        first: int = view.moves()[0]
        return first


class WorkerBot(Bot):
    """Plays the first move, and leaves the number of its process in a file."""

    def choose(self, view: Any) -> int:
        with open(os.environ["TROYES_TEST_WORKERS"], "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
        first: int = view.moves()[0]
        return first


BOTS.update(
    hanging=HangingBot,
    crashing=CrashingBot,
    raising=RaisingBot,
    cheating=CheatingBot,
    wordy=WordyBot,
    meddling=MeddlingBot,
    slow=SlowBot,
    gated=GatedBot,
    worker=WorkerBot,
)
