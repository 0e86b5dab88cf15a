"""Checks the page of the game in `web/`: its format and types, its own tests, the types of the server's answers and the
names of its texts.

    python tools/check_page.py lint | test | format | types

Node.js is found as for building the page (tools/build_page.py). Without it the checks are left out, unless
TROYES_TEST_ALL=1 asks for everything.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from build_page import ROOT, WEB, NoPage, find_node, install, run

PRETTIER = "node_modules/prettier/bin/prettier.cjs"
DESCRIPTION = ROOT / "build" / "openapi.json"
SCHEMA = WEB / "src" / "api" / "schema.ts"
KEYS = WEB / "src" / "words" / "keys.ts"
FROM_SOURCE = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def lint(node: list[str]) -> None:
    if KEYS.read_text(encoding="utf-8") != keys():
        raise NoPage("the names of its texts have changed: make types")
    run([*node, PRETTIER, "--check", "--log-level", "warn", "."])
    run([*node, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"])


def test(node: list[str]) -> None:
    os.environ["TROYES_PYTHON"] = sys.executable  # which tells it the texts
    run([*node, "node_modules/vitest/vitest.mjs", "run"])


def format(node: list[str]) -> None:
    run([*node, PRETTIER, "--write", "--log-level", "warn", "."])


def types(node: list[str]) -> None:
    KEYS.write_text(keys(), encoding="utf-8")
    schema(node, SCHEMA)


def schema(node: list[str], target: Path) -> None:
    """Describe the server's API, and make the page's types from it."""
    subprocess.run([sys.executable, ROOT / "tools" / "openapi.py", DESCRIPTION], check=True)
    options = ["--immutable", "--alphabetize"]
    run([*node, "node_modules/openapi-typescript/bin/cli.js", str(DESCRIPTION), "-o", str(target), *options])


def keys() -> str:
    """The names of the page's texts, as TypeScript."""
    command = [sys.executable, str(ROOT / "tools" / "page_words.py"), "types"]
    return subprocess.run(command, env=FROM_SOURCE, capture_output=True, text=True, check=True).stdout


TASKS = {"lint": lint, "test": test, "format": format, "types": types}


def main(task: str) -> None:
    try:
        node = find_node()
    except NoPage as missing:
        if os.environ.get("TROYES_TEST_ALL", "0") != "0" or task not in ("lint", "test"):
            sys.exit(f"The page cannot be checked: {missing}")
        return print(f"Skipped: the page ({missing})")
    try:
        install(node)
        TASKS[task](node)
    except NoPage as problem:
        sys.exit(f"The page: {problem}")


if __name__ == "__main__":
    main(sys.argv[1])
