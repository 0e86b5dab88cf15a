"""`troyes scenario run`: expectations met, failed and impossible."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes

GOOD = """
title = "A farms"
play = ["A farm with Y4"]
[position]
seats = { A = { deniers = 3, dice = "Y4" }, B = { dice = "Y1" } }
[expect]
A.deniers = 5
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.toml"
    path.write_text(GOOD, encoding="utf-8")
    return path


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    path = tmp_path / "failing.toml"
    path.write_text(GOOD.replace("A.deniers = 5", "A.deniers = 7"), encoding="utf-8")
    return path


def test_expectations_met(troyes: Troyes, good: Path) -> None:
    shown = troyes.fine("scenario", "run", good).out
    assert f"{good} (A farms): passed" in shown
    assert "1 scenario: 1 passed, 0 failed, 0 refused." in shown


def test_an_expectation_that_fails_shows_the_difference(troyes: Troyes, good: Path, failing: Path) -> None:
    outcome = troyes("scenario", "run", failing, good)
    assert outcome.code == 1
    assert "  A.deniers, after `A farm with Y4`\n    - expected: 7\n    + found: 5\n" in outcome.out
    assert "2 scenarios: 1 passed, 1 failed, 0 refused." in outcome.out
    assert "attendu" in troyes("scenario", "run", failing, "--lang", "fr").out


def test_data(troyes: Troyes, good: Path, failing: Path) -> None:
    outcome = troyes("scenario", "run", good, failing, "--json")
    assert outcome.code == 1
    passed, failed = outcome.data
    assert (passed["passed"], passed["moves"], passed["checks"]) == (True, 1, 1)
    assert failed["failures"] == [
        {"path": "A.deniers", "expected": 7, "found": 5, "after": "A farm with Y4", "missing": [], "too_much": []}
    ]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("title", "titel"), "Did you mean title?"),
        (("A farm with Y4", "A farm with Y5"), "'A farm with Y5' is refused"),
        (("A farm with Y4", "A dance"), "A dance"),
        (('Y4" }', 'Q4" }'), "seats.A.dice"),
        (("[expect]", "[expect"), "is not valid TOML"),
        (("A.deniers = 5", "A.wisdom = 5"), "A.wisdom"),
    ],
)
def test_a_scenario_that_cannot_be_played(
    troyes: Troyes, tmp_path: Path, good: Path, change: tuple[str, str], message: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace(*change), encoding="utf-8")
    outcome = troyes("scenario", "run", path, good)
    assert outcome.code == 2
    assert outcome.err.startswith(f"troyes: {path}")
    assert message in outcome.err
    assert "good.toml (A farms): passed" in outcome.out  # the others are played all the same
    first = troyes("scenario", "run", path, "--json")
    assert first.code == 2
    assert first.data[0]["passed"] is False


def test_a_missing_scenario(troyes: Troyes, tmp_path: Path) -> None:
    outcome = troyes("scenario", "run", tmp_path / "none.toml")
    assert outcome.code == 2
    assert "cannot be read" in outcome.err


def test_no_file_at_all(troyes: Troyes) -> None:
    assert "FILE is missing" in troyes.refused("scenario", "run")
