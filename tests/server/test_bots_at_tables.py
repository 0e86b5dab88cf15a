"""Bots of a real server, in worker processes: games end whatever bots do, and their dice can be checked."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.odd_bots import in_file
from tests.server.serving import serving
from troyes.kernel.play.fair import check
from troyes.kernel.play.record import Record
from troyes.server.bots.crew import Crew
from troyes.server.bots.levels import Levels
from troyes.server.settings import from_environment

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("dice", {"players": 3, "banquets": True}),
    ("city", {"players": 2, "modules": ["all"]}),
]
FAILING = ["hanging random", "crashing random", "cheating random", "crashing raising"]
EVERY = 5  # questions; even a short game asks often enough for all of them


class Unreliable(Levels):
    """Another way to fail every time a bot is asked; mostly none."""

    asked = 0

    def bots_of(self, level: str, game: str) -> list[str]:
        self.asked += 1
        failing = self.asked % EVERY == 3 and self.asked < EVERY * len(FAILING)
        return [in_file(bot) for bot in (FAILING[self.asked // EVERY] if failing else "random").split()]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_game_with_failing_bots_ends_and_its_dice_are_fair(
    tmp_path: Path, game: str, options: dict[str, Any]
) -> None:
    crew = Crew(Unreliable(), 1, seconds=1.0)
    settings = from_environment({"TROYES_DATABASE_URL": f"sqlite:///{tmp_path / 'games.sqlite3'}"})
    with serving(settings, runner=crew) as server:
        ada = server.client("Ada")
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "apprentice"}] * (options["players"] - 1)
        opened = ada.open(game=game, options=options, seats=seats)["state"]
        end = time.monotonic() + 240
        while (state := ada.state(opened["id"]))["status"] != "over" and time.monotonic() < end:
            if state["decision"] is None:
                time.sleep(0.01)
            else:
                ada.play(opened["id"])
        record = Record.from_text(ada.get(f"/api/v2/games/{opened['id']}/record").text)
    assert crew.counts["lost"] >= 3
    assert crew.counts["played by the server"] >= 1
    assert record.commitment == opened["commitment"]
    assert record.scores is not None
    verdict = check(record)
    assert verdict.is_fair
    assert verdict.is_promised
