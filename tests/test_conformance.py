"""The conformance suite over every game, compiled or plain, and the proof that it can fail."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import troyes.city.rules.answers
from troyes.city.edge.view import CityView
from troyes.city.game import CITY
from troyes.city.rules.layout import DENIERS
from troyes.city.rules.state import seat_at
from troyes.games import GAMES
from troyes.kernel.contract.rules import Violation
from troyes.kernel.play.chance import SequenceSource
from troyes.kernel.tools.conformance import Broken, Conformance, checksum
from troyes.words.message import place

pytestmark = pytest.mark.conformance

COMPILED = not str(troyes.city.rules.answers.__file__).endswith(".py")
GAMES_EACH = 10 if COMPILED else 1
SOURCE = Path(__file__).resolve().parent.parent / "src"
VARIANTS = [(name, options) for name, game in GAMES.items() for options in game.soak_options()]


def test_the_compiled_run_tests_the_compiled_package() -> None:
    assert (os.environ.get("TROYES_COMPILED") == "1") is COMPILED


@pytest.mark.ruling(277)
@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_random_games_keep_every_promise(name: str, options: dict[str, Any]) -> None:
    suite = Conformance(GAMES[name], share=0.25)
    for seed in range(GAMES_EACH):
        suite.play(options, seed)
    assert suite.checked > GAMES_EACH


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("part", range(4))
def test_random_combinations_of_options_keep_every_promise(name: str, part: int) -> None:
    suite = Conformance(GAMES[name], share=0.1)
    for seed in range(1000 * part, 1000 * part + 3 * GAMES_EACH):
        suite.play(GAMES[name].random_options(SequenceSource(seed)), seed)
    assert suite.checked > GAMES_EACH


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=str)
def test_same_seed_same_game(name: str, options: dict[str, Any]) -> None:
    game = GAMES[name]
    assert checksum(game, options, 5) == checksum(game, options, 5)
    assert checksum(game, options, 5) != checksum(game, options, 6)


@pytest.mark.skipif(not COMPILED, reason="compares the compiled package with its source")
def test_compiled_and_plain_play_the_same_games() -> None:
    program = (
        "from troyes.games import GAMES\n"
        "from troyes.kernel.tools.conformance import checksum\n"
        "import troyes.city.rules.answers as rules\n"
        "assert rules.__file__.endswith('.py')\n"
        "for name, game in GAMES.items():\n"
        "    for options in game.soak_options():\n"
        "        for seed in (1, 2, 3): print(checksum(game, options, seed))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    plain = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    compiled = [checksum(GAMES[name], options, seed) for name, options in VARIANTS for seed in (1, 2, 3)]
    assert plain.stdout.split() == compiled


# ---- the suite notices --------------------------------------------------------------------------------------------


class Unfair(type(CITY)):  # type: ignore[misc]
    """The city with one promise broken."""

    def __init__(self, promise: str) -> None:
        self.promise = promise

    def violations(self, position: Any) -> Any:
        return (
            [Violation("seats", place("a coin too many"))]
            if self.promise == "conserved"
            else super().violations(position)
        )

    def ledger(self, position: Any) -> Any:
        book = super().ledger(position)
        if self.promise == "ledger":
            book.pop(next(iter(book)))
        return book

    def parse(self, position: Any, line: str) -> int:
        return int(super().parse(position, line)) ^ (16 if self.promise == "parses back" else 0)

    def write(self, deed: Any, seat: int) -> str:
        return str(super().write(deed, seat)) + (" " if self.promise == "written from deeds" else "")

    def deeds(self, view: Any) -> Any:
        deeds = super().deeds(view)
        if self.promise == "every listed move is a deed":
            return deeds[1:]
        if self.promise == "different data":
            return [deeds[0]._replace(id=deed.id) for deed in deeds]
        return deeds

    def from_bytes(self, setup: Any, data: bytes) -> Any:
        position = super().from_bytes(setup, data)
        if self.promise == "same position":
            position.v[seat_at(0) + DENIERS] += 1
        return position

    def view(self, position: Any, seat: int) -> Any:
        view = super().view(position, seat)
        if self.promise in ("leaks", "what is public"):
            return Telltale(position, seat, view.names, self.promise)
        return view


class Telltale(CityView):
    """Shows what it should not, or in another way to those who know what is public."""

    def __init__(self, position: Any, seat: int, names: Any, promise: str) -> None:
        super().__init__(position, seat, names)
        self.position = position
        self.promise = promise

    def to_dict(self, language: str = "en", public: Any = None) -> Any:
        return self.position.to_bytes().hex() if self.promise == "leaks" else public is None


PROMISES = [
    "conserved", "ledger", "parses back", "same position", "leaks", "what is public",
    "every listed move is a deed", "different data", "written from deeds",
]  # fmt: skip


@pytest.mark.parametrize("promise", PROMISES)
def test_a_broken_promise_is_noticed(promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        Conformance(Unfair(promise)).play({"players": 3}, 1)
