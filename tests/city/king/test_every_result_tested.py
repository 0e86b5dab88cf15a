"""Every result of the King has a test of its effect and a test of its limits."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.city.king.royal import solo_setup
from tests.city.test_every_card_tested import KINDS, marks_in
from troyes.city.game import CITY

HERE = Path(__file__).parent


def every_mark() -> set[tuple[str, str]]:
    files = sorted(HERE.glob("test_*.py"))
    return {mark for file in files for mark in marks_in(ast.parse(file.read_text(encoding="utf-8")))}


@pytest.mark.parametrize("kind", KINDS)
def test_every_result_has_a_test(kind: str) -> None:
    names = {f"king.{result}" for result in CITY.figures_of(solo_setup())["king"]}
    assert len(names) == 11
    assert {name for mark, name in every_mark() if mark == kind} == names
