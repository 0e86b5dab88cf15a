"""Every ruling in scope is named by a test, or stands below with the reason why no test can prove it."""

from __future__ import annotations

import ast
from pathlib import Path

from troyes.games import GAMES
from troyes.reference import read_topics

IN_SCOPE = set(range(1, 300))
NOT_TESTABLE_HERE = {
    23: "about letters in a figure of the rulebook: no rule content",
}


def rulings_named_in(path: Path) -> set[int]:
    """Numbers in `@pytest.mark.ruling(...)`, also as `pytestmark` or inside `pytest.param(..., marks=...)`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "ruling":
            found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, int)}
    return found


def rulings_named() -> set[int]:
    files = Path(__file__).parent.rglob("test_*.py")
    return set().union(*(rulings_named_in(path) for path in files))


def test_every_ruling_in_scope_is_named_by_a_test() -> None:
    missing = IN_SCOPE - rulings_named() - set(NOT_TESTABLE_HERE)
    assert not missing, f"no test names these rulings: {sorted(missing)}"


def test_the_exceptions_are_needed() -> None:
    assert not set(NOT_TESTABLE_HERE) & rulings_named()
    assert set(NOT_TESTABLE_HERE) <= IN_SCOPE


def test_no_test_names_a_ruling_that_is_out_of_scope() -> None:
    assert rulings_named() <= IN_SCOPE


def test_every_ruling_is_listed_under_a_topic_of_the_rules() -> None:
    """`troyes rules TOPIC` names the rulings behind it; that both languages list the same, `tests/cli` says."""
    listed = {number for game in GAMES for topic in read_topics(game, "en").values() for number in topic["rulings"]}
    assert IN_SCOPE - listed == set(NOT_TESTABLE_HERE)
    assert listed <= IN_SCOPE
