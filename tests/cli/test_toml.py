"""TOML from people: integers of at most 64 bits."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from troyes.kernel.tools.toml import read_toml

HUGE = "0x" + "f" * 9000


def test_the_integers_that_toml_promises() -> None:
    assert read_toml("a = -0\nb = [9223372036854775807, { c = 0x10 }]") == {"a": 0, "b": [2**63 - 1, {"c": 16}]}


@pytest.mark.parametrize("text", [f"a = {HUGE}", f"[t]\na = [[1, {{ b = {HUGE} }}]]", "a = 9223372036854775808"])
def test_larger_integers_are_refused(text: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError, match="64 bits"):
        read_toml(text)


@pytest.mark.parametrize("words", [["cards", "--figures"], ["score", "--file"], ["simulate", "--figures"]])
def test_such_a_file_is_bad_input(troyes: Troyes, tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "huge.toml"
    path.write_text(f"[rules]\nincome = {HUGE}\n", encoding="utf-8")
    assert "64 bits" in troyes.refused(*words, path)
