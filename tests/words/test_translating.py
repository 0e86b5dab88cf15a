"""A translator's way from nothing to a checked language, without a line of code."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


def words(*arguments: str, **more: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "troyes.words", *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, **more},
        encoding="utf-8",
    )
    return done.returncode, done.stdout + done.stderr


def replaced(file: Path, texts: Mapping[str, str]) -> None:
    said = file.read_text(encoding="utf-8")
    for old, new in texts.items():
        assert old in said
        said = said.replace(old, new)
    file.write_text(said, encoding="utf-8")


def test_every_language_is_listed() -> None:
    code, said = words()
    assert code == 0
    assert "en (English): " in said
    assert "fr (Français): " in said


def test_from_nothing_to_a_checked_language(tmp_path: Path) -> None:
    here = {"TROYES_WORDS": str(tmp_path)}
    assert words("new", "xx", "--folder", str(tmp_path))[0] == 0
    replaced(tmp_path / "xx" / "language.ftl", {"language-name = English": "language-name = Xish"})
    code, said = words("check", "xx", **here)
    assert (code, said.splitlines()[-1][:12]) == (0, "xx (Xish): 4")

    file = tmp_path / "xx" / "kernel" / "messages.ftl"
    replaced(file, {"is-not-json = is not JSON": "is-not-json = no JSON: { $what }"})
    replaced(file, {"\nis-cut-off = ": "\nis-cut-of = "})
    code, said = words("check", "xx", **here)
    assert code == 1
    assert "is-not-json asks for $what, which it is not given" in said
    assert "is-cut-off is missing" in said
    assert "is-cut-of is unknown" in said
    line = file.read_text(encoding="utf-8").splitlines().index("is-not-json = no JSON: { $what }") + 1
    assert f"xx/kernel/messages.ftl:{line}: is-not-json" in said


def test_a_new_language_is_spoken_at_once(tmp_path: Path) -> None:
    assert words("new", "xx", "--folder", str(tmp_path))[0] == 0
    for old in (tmp_path / "xx" / "city" / "activities.ftl",):
        replaced(old, {"card-merchant = Merchant": "card-merchant = Xerchant"})
    done = subprocess.run(
        [sys.executable, "-m", "troyes", "--lang", "xx", "cards", "merchant"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "TROYES_WORDS": str(tmp_path)},
    )
    assert "Xerchant" in done.stdout


def test_a_language_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    code, said = words("new", "fr", "--folder", str(tmp_path))
    assert code == 2
    assert "is left as it is" in said
    assert not list((tmp_path / "fr").iterdir())


def test_an_unknown_language_is_refused() -> None:
    code, said = words("check", "zz")
    assert code == 2
    assert "'zz'" in said
