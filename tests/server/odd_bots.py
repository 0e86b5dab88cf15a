"""Bots that misbehave, for the tests of the workers, which load them from this file."""

from __future__ import annotations

import json
import os
import signal
import time
from typing import Any

from troyes.bots.bot import Bot
from troyes.bots.budget import Budget


class HangingBot(Bot):
    """Does not come back, and listens to nobody."""

    def choose(self, view: Any, budget: Budget) -> int:
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, signal.SIG_IGN)
        while True:
            time.sleep(0.01)


class CrashingBot(Bot):
    """Takes its process with it."""

    def choose(self, view: Any, budget: Budget) -> int:
        os._exit(7)


class RaisingBot(Bot):
    def choose(self, view: Any, budget: Budget) -> int:
        raise LookupError("no idea")


class CheatingBot(Bot):
    """Plays a move of nobody."""

    def choose(self, view: Any, budget: Budget) -> int:
        return 12_345


class WordyBot(Bot):
    def choose(self, view: Any, budget: Budget) -> Any:
        return "pass"


class MeddlingBot(Bot):
    """Plays on the view itself, and answers with what is legal then."""

    def choose(self, view: Any, budget: Budget) -> int:
        legal: list[int] = view.moves()
        view.known.play(legal[0])
        later = [move for seat in view.known.pending() for move in view.known.moves(seat) if move not in legal]
        return later[0] if later else 12_345


class SlowBot(Bot):
    """Plays the first move, after a while."""

    def choose(self, view: Any, budget: Budget) -> int:
        time.sleep(0.3)
        first: int = view.moves()[0]
        return first


class GatedBot(Bot):
    """Plays the first move as soon as a file is there."""

    def choose(self, view: Any, budget: Budget) -> int:
        while not os.path.exists(os.environ["TROYES_TEST_GATE"]):
            time.sleep(0.01)
        first: int = view.moves()[0]
        return first


class WorkerBot(Bot):
    """Plays the first move, and leaves the number of its process in a file."""

    def choose(self, view: Any, budget: Budget) -> int:
        with open(os.environ["TROYES_TEST_WORKERS"], "a", encoding="utf-8") as file:
            file.write(f"{os.getpid()}\n")
        first: int = view.moves()[0]
        return first


class TellingBot(Bot):
    """Plays the first move, and leaves all it has seen in a file."""

    looks_back = 400

    def choose(self, view: Any, budget: Budget) -> int:
        with open(os.environ["TROYES_TEST_SEEN"], "a", encoding="utf-8") as file:
            file.write(json.dumps(view.seen) + "\n")
        first: int = view.moves()[0]
        return first


def in_file(name: str) -> str:
    """A bot of this file as an operator names it; any other bot by its own name."""
    found = f"{name.capitalize()}Bot"
    return f"{__file__}:{found}" if found in globals() else name
