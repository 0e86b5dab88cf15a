"""Every row of buildings, link, bonus and face of a tile of the dice game has a test that names it.

Tests say so with `@pytest.mark.building("hall")`, `link("palace 1-2")`, `bonus("column 6")` and `tile("4 raid")`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from troyes.dice.rules.layout import TILE_KINDS
from troyes.dice.rules.tables import BUILDING_ROWS, sheet_data

HERE = Path(__file__).parent


def everything() -> dict[str, set[str]]:
    """What there is of each kind, from the data of the sheet."""
    data = sheet_data()
    return {
        "building": set(BUILDING_ROWS),
        "link": {"{} {}-{}".format(*link["between"]) for link in data["link"]},
        "bonus": {"box", "fifteenth", "twentieth", *(f"column {column}" for column in data["residents"]["columns"])},
        "tile": {f"{tile} {face}" for tile in range(1, TILE_KINDS + 1) for face in ("banquet", "raid")},
    }


def marks_in(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """(kind, name) for each `pytest.mark.<kind>("name", …)` of a file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in everything():
            inside = node.func.value
            if isinstance(inside, ast.Attribute) and inside.attr == "mark":
                yield from ((node.func.attr, str(ast.literal_eval(argument))) for argument in node.args)


def every_mark() -> set[tuple[str, str]]:
    files = [path for path in sorted(HERE.glob("test_*.py")) if path.name != Path(__file__).name]
    return {mark for file in files for mark in marks_in(ast.parse(file.read_text(encoding="utf-8")))}


@pytest.mark.parametrize("kind", everything())
def test_everything_has_a_test(kind: str) -> None:
    marked = {name for found, name in every_mark() if found == kind}
    assert marked == everything()[kind]


def test_there_is_something_to_look_for() -> None:
    assert {kind: len(names) for kind, names in everything().items()} == {
        "building": 6,
        "link": 9,
        "bonus": 6,
        "tile": 16,
    }


def test_marks_are_found_and_other_calls_are_not() -> None:
    source = "@pytest.mark.tile('1 raid', '2 raid')\ndef test_one(): tile('3 raid')\n"
    assert set(marks_in(ast.parse(source))) == {("tile", "1 raid"), ("tile", "2 raid")}
