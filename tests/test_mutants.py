"""The answers to mutants are about lines that exist, and mutants are what they say; no mutant is judged here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import mutants
import pytest


def test_no_answer_is_stale() -> None:
    answers = mutants.answered()
    assert answers
    assert mutants.stale(answers) == []


def test_an_answer_to_a_line_that_is_gone_is_stale() -> None:
    gone = ["city/cards/activities.py joust: x = 1 -> x = 2", "city/gone.py joust: x = 1 -> x = 2"]
    assert mutants.stale(gone) == gone


def test_the_tool_refuses_to_run_with_stale_answers(tmp_path: Path) -> None:
    answers = tmp_path / "mutants.toml"
    answers.write_text('[[answer]]\nmutant = "dice/rules/wheel.py gone: x = 1 -> x = 2"\nreason = "none"\n')
    code = "import sys, pathlib, mutants, mutate; mutants.ANSWERS = pathlib.Path(sys.argv.pop()); mutate.main()"
    environment = {**os.environ, "PYTHONPATH": str(mutants.ROOT / "tools")}
    command = [sys.executable, "-c", code, str(answers)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 1
    assert "dice/rules/wheel.py gone: x = 1 -> x = 2" in done.stderr


@pytest.mark.parametrize("name", mutants.PARTS)
def test_the_files_and_tests_of_a_part_exist(name: str) -> None:
    part = mutants.PARTS[name]
    assert all((mutants.PROGRAM / file).is_file() for file in part.files)
    assert all((mutants.ROOT / test.partition("::")[0]).exists() for test in part.all_tests)


@pytest.mark.parametrize("file", ["city/ladies/purple/rules.py", "dice/words/beats.py"])
def test_the_layout_of_a_game_is_found_from_every_room(file: str) -> None:
    """Adding an offset that is 0 is no mutant."""
    assert mutants.offsets_of(file)


def test_a_mutant_of_a_part_differs_in_one_place() -> None:
    found = list(mutants.mutants_of("kernel/play/turn.py"))
    assert all(mutant.before != mutant.after for mutant in found)
    uncounted = "return {**turn.changes, seat: turn.changes.get(seat, 0) + 1}"
    assert uncounted in {mutant.before for mutant in found if mutant.function == "changed"}
