"""The page's types are those of the server that serves it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.missing import cannot

ROOT = Path(__file__).resolve().parents[2]
MAKE = "import sys; sys.path.insert(0, 'tools'); import check_page, pathlib; {}"


def run(code: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", MAKE.format(code)]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, text=True, check=False)


@pytest.mark.xdist_group("browser")
def test_the_types_are_current(tmp_path: Path) -> None:
    found = run("check_page.install(check_page.find_node())")
    if found.returncode:
        cannot(f"The page's tools are missing: {found.stderr.strip().splitlines()[-1]}")
    made = tmp_path / "schema.ts"
    done = run(f"check_page.schema(check_page.find_node(), pathlib.Path({str(made)!r}))")
    assert done.returncode == 0, done.stderr
    kept = ROOT / "web" / "src" / "api" / "schema.ts"
    assert made.read_text() == kept.read_text(), "the server's API has changed: make types"


def test_the_names_of_the_texts_are_current() -> None:
    done = run("print(check_page.keys() == check_page.KEYS.read_text(encoding='utf-8'))")
    assert done.stdout == "True\n", f"the page's texts have other names or values: make types {done.stderr}"
