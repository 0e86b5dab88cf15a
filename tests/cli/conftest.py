"""Every test of the command line starts with the same surroundings: no language, a large window, nothing kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes, recorded_game
from troyes.cli.texts import LOCALE_VARIABLES


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("TROYES_LANG", "TROYES_DEBUG", *LOCALE_VARIABLES):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TROYES_DATA_DIR", str(tmp_path / "data"))


@pytest.fixture
def troyes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Troyes:
    """The command, run in this process: `troyes("cards", "merchant")`."""
    return Troyes(capsys, monkeypatch)


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished two-player game."""
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    recorded_game().save(path)
    return path
