"""The installed package by itself: in an empty folder, with nothing of the project's tree to lean on.

`make proof-install` names other Pythons in TROYES_PYTHON; otherwise it is the one that runs the tests.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.missing import cannot

ROOT = Path(__file__).parent.parent.parent
PYTHON = os.environ.get("TROYES_PYTHON", sys.executable)
FONTS = ("alegreya-sans", "grenze", "grenze-gotisch")


@pytest.fixture(autouse=True)
def _installed() -> None:
    """`make test` installs it before; by hand it may be missing."""
    found = subprocess.run([PYTHON, "-I", "-c", "import troyes"], capture_output=True, check=False)
    if found.returncode:
        cannot("the package is not installed: make build")


def environment(folder: Path) -> dict[str, str]:
    """Settings and files of its own; nothing that leads to the source."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TROYES", "XDG"))}
    return {**kept, "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"), "NO_COLOR": "1"}


def run(folder: Path, *arguments: str) -> str:
    """`-I` leaves the current folder and the environment out of where Python looks for modules."""
    done = subprocess.run(
        [PYTHON, "-I", *arguments], cwd=folder, env=environment(folder), capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_not_the_tree(tmp_path: Path) -> None:
    where = Path(run(tmp_path, "-c", "import troyes; print(troyes.__file__)").strip())
    assert not where.is_relative_to(ROOT / "src")


def test_it_plays_a_game(tmp_path: Path) -> None:
    told = json.loads(
        run(tmp_path, "-m", "troyes", "simulate", "--players", "2", "--num", "1", "--seed", "1", "--json")
    )
    assert told["games"] == 1


def test_the_code_of_the_readme_runs(tmp_path: Path) -> None:
    [example] = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert len(json.loads(run(tmp_path, "-c", example))) == 4


def test_the_metadata_are_complete(tmp_path: Path) -> None:
    code = "import importlib.metadata as m; print(m.metadata('troyes'))"
    said = run(tmp_path, "-c", code)
    for line in ("Author: the Troyes project", "License-Expression: MIT AND OFL-1.1", "Requires-Python: >=3.11"):
        assert line in said
    assert said.count("\nClassifier: ") > 10
    assert "unofficial fan work" in said


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server of the installed package."""
    serving = subprocess.Popen(
        [PYTHON, "-I", "-m", "troyes", "serve", "--port", "0"], cwd=tmp_path, env=environment(tmp_path),
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert serving.stdout
    try:
        told = iter(serving.stdout.readline, "")
        yield next(found[0] for line in told if (found := re.search(r"http://127\.0\.0\.1:\d+", line)))
    finally:
        serving.terminate()
        serving.wait(30)
        serving.stdout.close()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        body: bytes = answer.read()
    return body.decode()


def test_it_serves_the_page_with_its_scripts_and_licences(address: str) -> None:
    page = fetch(address + "/")
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts
    assert len(fetch(address + scripts[0])) > 1000
    for font in FONTS:
        assert "SIL OPEN FONT LICENSE" in fetch(f"{address}/licences/{font}.txt").upper()
