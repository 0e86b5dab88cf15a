"""Every activity, event, character, outdoor activity and result of the King has a test of effect and of limits.

Tests say so with `@pytest.mark.effect("merchant")` and `@pytest.mark.limit("merchant")`; a result of the
King is `king.7`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.city.helpers import setup_for
from troyes.city.game import CITY
from troyes.city.modules import MODULES

HERE = Path(__file__).parent
KINDS = ("effect", "limit")
PARTS = ("activity", "event", "character", "outdoor")


def every_name() -> set[str]:
    """Everything that is in some box; copies of an event count once."""
    figures = CITY.figures_of(setup_for(4, tuple(MODULES)))
    king = CITY.figures_of(setup_for(1))["king"]
    return {name for part in PARTS for name in figures[part]} | {f"king.{result}" for result in king}


def marks_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """(kind, name) for each `pytest.mark.<kind>("name", …)` on a test function or on a parameter of one."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
            continue
        for node in (part for decorator in function.decorator_list for part in ast.walk(decorator)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in KINDS:
                yield from ((node.func.attr, str(ast.literal_eval(argument))) for argument in node.args)


def every_mark() -> set[tuple[str, str]]:
    files = sorted(HERE.rglob("test_*.py"))
    return {mark for file in files for mark in marks_in(ast.parse(file.read_text(encoding="utf-8")))}


@pytest.mark.parametrize("kind", KINDS)
def test_everything_has_a_test(kind: str) -> None:
    tested = {name for mark, name in every_mark() if mark == kind}
    assert sorted(every_name() - tested) == []


def test_no_mark_names_something_unknown() -> None:
    assert sorted({name for _, name in every_mark()} - every_name()) == []


def test_there_is_something_to_look_for() -> None:
    names = every_name()
    events = 13 + 1 + 1 + 6  # 16 base cards of 13 kinds, Marauding, Resistance and the six of the Ladies
    assert len(names) == 27 + 27 + 3 + events + 9 + 16 + 11
    assert {"merchant", "baker", "marauding", "resistance", "henry_i", "hermit", "wolves", "shield", "king.7"} <= names


def test_marks_on_functions_and_parameters_are_found_and_others_are_not() -> None:
    source = """
@pytest.mark.effect("a", "b")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.limit("c"))])
def test_one(): ...
@pytest.mark.effect("d")
def helper(): ...
"""
    assert set(marks_in(ast.parse(source))) == {("effect", "a"), ("effect", "b"), ("limit", "c")}
