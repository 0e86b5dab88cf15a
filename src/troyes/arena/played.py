"""What is kept of a game between bots, and the file of games that a second run goes on from.

The file has one line for the question (who plays what, from which seed) and one for each finished game. The number of
deals is no part of the question: more can be added later. A line that a kill has cut off is played again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final, TextIO

from troyes.arena.deals import Deals
from troyes.arena.table import table_for
from troyes.arena.tally import Tally
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause
from troyes.words.message import line_number

FORMAT: Final = "troyes-arena"
VERSION: Final = 1


@dataclass(frozen=True)
class Played:
    """A finished game. Lists are by seat; an automaton that scores comes last in the scores."""

    game: int
    scores: list[int]
    decisions: list[int]
    seconds: list[float]  # all decisions together
    median: list[float]
    slowest: list[float]


class Clock(Tally):
    """Keeps how long every decision took."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.taken: list[list[float]] = [[] for _ in range(players)]

    def think(self, seat: int, seconds: float) -> None:
        self.taken[seat].append(seconds)


def play_game(order: tuple[Deals, int]) -> Played:
    deals, number = order
    clock = Clock(deals.players)
    position = table_for(deals).play_out(number, clock)
    return Played(
        number,
        [int(points) for points in position.totals()],
        [len(taken) for taken in clock.taken],
        [round(sum(taken), 6) for taken in clock.taken],
        [round(median(taken or [0.0]), 6) for taken in clock.taken],
        [round(max(taken, default=0.0), 6) for taken in clock.taken],
    )


# ---- the file ----------------------------------------------------------------------------------------------------


def question(deals: Deals) -> dict[str, Any]:
    """What the games of a file answer, as it stands in its first line."""
    asked = {"format": FORMAT, "version": VERSION, "game": deals.game, "seed": deals.seed, **deals.options()}
    whole: dict[str, Any] = json.loads(json.dumps({**asked, "figures": deals.figures, "seatings": deals.seatings}))
    return whole


class GameFile:
    """Finished games by their numbers, and the file they are kept in; without a path nothing is kept."""

    def __init__(self, path: Path | None, deals: Deals) -> None:
        self.path = path
        self.file: TextIO | None = None
        self.games: dict[int, Played] = {}
        if path is not None:
            with told_faults(path):
                self.games, length = read_games(path, deals)
                self.file = path.open("a", encoding="utf-8")
                self.file.truncate(length)
            if length == 0:
                self.write(question(deals))

    def add(self, game: Played) -> None:
        self.games[game.game] = game
        self.write(asdict(game))

    def write(self, data: dict[str, Any]) -> None:
        """It is handed to the system before the next game is waited for."""
        if self.path is not None and self.file is not None:
            with told_faults(self.path):
                self.file.write(json.dumps(data) + "\n")
                self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


@contextmanager
def told_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BadInput(str(path), "cannot-be-written", "free-some-space-or", why=cause(error)) from None


def read_games(path: Path, deals: Deals) -> tuple[dict[int, Played], int]:
    """Whole lines, and how many bytes of the file they are; BadInput if it is not about these deals."""
    found = path.read_bytes() if path.exists() else b""
    if json.dumps(question(deals)).encode().startswith(found):
        return {}, 0  # nothing yet, or a first line that was cut off
    whole = found[: found.rfind(b"\n") + 1]
    first, *lines = whole.splitlines() or [found]
    check_question(path, first, deals)
    games = [game_in(path, number, line, deals) for number, line in enumerate(lines, 2)]
    return {game.game: game for game in games}, len(whole)


def check_question(path: Path, line: bytes, deals: Deals) -> None:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("version") != VERSION:
        raise BadInput(str(path), "holds-no-games-of-bots", "name-another-file-or")
    asked = question(deals)
    if differs := [name for name in asked | found if asked.get(name) != found.get(name)]:
        raise BadInput(str(path), "answers-another-question", "name-another-file-or", what=differs)


def game_in(path: Path, number: int, line: bytes, deals: Deals) -> Played:
    try:
        game = Played(**json.loads(line))
        if len(game.scores) < deals.players or len(game.seconds) != deals.players:
            raise ValueError
    except (TypeError, ValueError):
        raise BadInput((str(path), line_number(number)), "holds-no-games-of-bots", "name-another-file-or") from None
    return game
