"""Installs the source distribution with every Python of this machine from 3.11 on, as the README says, and uses it.

Each gets an environment of its own with the extra `server`; then the tests of the installed package run against it. One
more installs it as plain Python. Takes some minutes for each.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEWEST = 20  # minor versions asked for
TESTS = [sys.executable, "-m", "pytest", "-q", "tests/installed"]


def pythons() -> list[str]:
    """The interpreters by version; the one that runs this is always among them."""
    names = [f"python3.{minor}" for minor in range(11, NEWEST)]
    managed = [str(path) for path in sorted(Path.home().glob(".pyenv/versions/3.*/bin/python"))]
    found = {version: name for name in [*managed, *names, sys.executable] if (version := version_of(name)) >= (3, 11)}
    return [found[version] for version in sorted(found)]


def version_of(python: str) -> tuple[int, ...]:
    """Its version, major and minor; () where it does not run or cannot make environments."""
    code = "import ensurepip, sys, venv; print(*sys.version_info[:2])"
    try:
        said = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ()
    return tuple(int(part) for part in said.split())


def prove(python: str, source: Path, pure: bool) -> None:
    what = f"Python {'.'.join(map(str, version_of(python)))}, {'plain' if pure else 'compiled'}"
    print(f"{what}: installing", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([python, "-m", "venv", folder], check=True)
        inside = Path(folder, "bin", "python")
        wanted = {**os.environ, "TROYES_PURE": "1" if pure else ""}
        install = [inside, "-m", "pip", "install", "-qq", "--disable-pip-version-check", f"{source}[server]"]
        subprocess.run(install, env=wanted, cwd=folder, check=True)
        code = "import troyes.city.rules.codes as module; print(module.__file__.endswith('.py'))"
        is_plain = subprocess.run([inside, "-I", "-c", code], capture_output=True, text=True, check=True).stdout.strip()
        if is_plain != str(pure):
            sys.exit(f"{what}: it was {'not ' if not pure else ''}compiled")
        tested = {**os.environ, "TROYES_PYTHON": str(inside), "TROYES_TEST_ALL": "1"}
        subprocess.run(TESTS, cwd=ROOT, env=tested, check=True)
    print(f"{what}: works", flush=True)


def main() -> None:
    [source] = (ROOT / "build" / "dist").glob("*.tar.gz")
    found = pythons()
    for python in found:
        prove(python, source, pure=False)
    prove(found[0], source, pure=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"failed: {' '.join(map(str, failed.cmd))}")
