"""No sentence that a player reads stands in code, nor a text of one language beside that of another."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import troyes
from troyes.words.catalogue import languages

PROGRAM = Path(troyes.__file__).parent
WORDS = PROGRAM / "words"
SENTENCE = re.compile(r"^[A-Z][a-z]+( [a-z'’]+){2,}.*[.!?…]$")
ACCENTS = re.compile(r"[àâçéèêëîïôûùüöäßœ]")


NOT_OURS = ("server/operations/uvicorn_log.py",)  # quotes what another program writes


def python_files() -> list[Path]:
    files = (path for path in sorted(PROGRAM.rglob("*.py")) if path.parent != WORDS)
    return [path for path in files if path.relative_to(PROGRAM).as_posix() not in NOT_OURS]


def literals(path: Path) -> Iterator[ast.Constant]:
    """The strings of a file that are not docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def is_text(said: str) -> bool:
    return bool(SENTENCE.search(said) or ACCENTS.search(said))


def test_no_sentence_stands_in_the_program() -> None:
    found = [
        f"{path.relative_to(PROGRAM)}:{node.lineno}: {node.value!r}"
        for path in python_files()
        for node in literals(path)
        if is_text(str(node.value))
    ]
    assert not found


def test_no_code_asks_which_language_it_speaks() -> None:
    """What differs between languages stands in their folders; English is only where others fall back to."""
    codes = set(languages()) - {"en"}
    found = [
        f"{path.relative_to(PROGRAM)}:{node.lineno}"
        for path in python_files()
        for node in literals(path)
        if node.value in codes
    ]
    assert not found


def test_no_text_stands_in_the_data() -> None:
    """Data have figures and names of things; a table of languages or a sentence is a text."""

    def texts(data: object, place: str) -> Iterator[str]:
        if isinstance(data, dict):
            if set(data) & set(languages()):
                yield place
            for name, value in data.items():
                yield from texts(value, f"{place}.{name}")
        elif isinstance(data, list):
            for value in data:
                yield from texts(value, place)
        elif isinstance(data, str) and is_text(data):
            yield place

    for path in sorted(PROGRAM.rglob("*.toml")):
        assert not list(texts(tomllib.loads(path.read_text(encoding="utf-8")), path.name))


@pytest.mark.parametrize("said", ["Choose one of the dice.", "prêt"])
def test_a_text_is_noticed(said: str) -> None:
    assert is_text(said)
