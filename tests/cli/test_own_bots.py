"""Bots that somebody has written, in a file or in an installed package, at the terminal and in simulations."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes

MASON = """
import json
import shutil
import os
from pathlib import Path

from troyes.bots.bot import Bot


class Mason(Bot):
    looks_back = 5

    def choose(self, view, budget):
        with Path(os.environ["TROYES_TEST_TOLD"]).open("a") as told:
            told.write(json.dumps([view.game, [seen.line for seen in view.seen]]) + "\\n")
        return view.moves()[-1]
"""
ENDLESS = "1\n" * 3000
METADATA = "Metadata-Version: 2.1\nName: masons\nVersion: 1.0\n"
NAMED = ["file", "package"]


class Own:
    """A bot that writes down what it is shown."""

    def __init__(self, folder: Path) -> None:
        self.file, self.told = folder / "mason.py", folder / "told"
        self.file.write_text(MASON, encoding="utf-8")

    def install(self) -> None:
        about = self.file.parent / "masons-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(METADATA, encoding="utf-8")
        (about / "entry_points.txt").write_text("[troyes.bots]\nthe_mason = mason:Mason\n", encoding="utf-8")

    def asked(self) -> list[tuple[str, list[str]]]:
        """The game and the lines it has seen, at each of its decisions."""
        if not self.told.exists():
            return []
        return [(game, seen) for game, seen in map(json.loads, self.told.read_text().splitlines())]


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Own:
    found = Own(tmp_path)
    found.install()
    monkeypatch.setenv("TROYES_TEST_TOLD", str(found.told))
    monkeypatch.syspath_prepend(str(tmp_path))
    return found


def name_of(own: Own, kind: str) -> str:
    return f"{own.file}:Mason" if kind == "file" else "the_mason"


@pytest.mark.parametrize("kind", NAMED)
@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_bot_plays_at_the_terminal_and_looks_back(troyes: Troyes, own: Own, game: str, kind: str) -> None:
    bot = name_of(own, kind)
    troyes.fine("play", "--game", game, "--players", 2, "--seed", 7, "--bots", bot, answers=ENDLESS)
    asked = own.asked()
    assert {name for name, _ in asked} == {game}
    assert len(asked) > 10
    assert all(len(seen) == 5 for _, seen in asked[5:])


@pytest.mark.parametrize("kind", NAMED)
def test_a_bot_plays_simulated_games(troyes: Troyes, own: Own, kind: str) -> None:
    bot = name_of(own, kind)
    data = troyes.fine("simulate", "--players", 2, "--num", 1, "--bots", f"{bot},random", "--json").data
    assert set(data["bots"]) == {bot, "random"}
    assert max(len(seen) for _, seen in own.asked()) == 5


def test_a_record_never_loads_a_file(troyes: Troyes, own: Own, tmp_path: Path) -> None:
    kept, deep = tmp_path / "game.jsonl", tmp_path / ("deep" * 30)
    deep.mkdir()
    shutil.copy(own.file, deep)
    bot = name_of(own, "file").replace(str(own.file.parent), str(deep))
    troyes.fine("play", "--players", 2, "--seed", 7, "--bots", bot, "--save", kept, answers="")
    asked = len(own.asked())
    assert "is played by the bot of a file" in troyes.refused("play", "--resume", kept, answers=ENDLESS)
    assert len(own.asked()) == asked


def test_a_bot_that_is_not_there_is_refused(troyes: Troyes, tmp_path: Path) -> None:
    for verb in ("play", "simulate"):
        assert "there is no file" in troyes.refused(verb, "--players", 2, "--bots", tmp_path / "carver.py:Carver")
