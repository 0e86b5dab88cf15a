"""An earlier state of the project, built beside this one, so that both can be measured in turns in one run.

It is made once per commit, in build/beside, with the libraries of this environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BESIDE = ROOT / "build" / "beside"


def installed(commit: str) -> Path:
    """The folder in which the package of a commit lies."""
    name = said("git", "rev-parse", "--short=12", f"{commit}^{{commit}}")
    home = BESIDE / name / "package"
    if not home.exists():
        print(f"building {name} beside this one (some minutes, once)", file=sys.stderr, flush=True)
        build(name, home)
    return home


def build(name: str, home: Path) -> None:
    tree = BESIDE / name / "tree"
    tree.mkdir(parents=True, exist_ok=True)
    archive = subprocess.run(["git", "archive", name], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "-x"], cwd=tree, input=archive, check=True)
    log = BESIDE / name / "build.log"
    with log.open("w") as errors:
        package = [sys.executable, "tools/package.py"]
        wheel = subprocess.run(package, cwd=tree, check=True, text=True, stdout=subprocess.PIPE, stderr=errors).stdout
        install = [sys.executable, "-m", "pip", "install", "-qq", "--no-deps", "--target", str(home), wheel.strip()]
        subprocess.run(install, check=True, stderr=errors)


def surroundings(home: Path | None) -> dict[str, str]:
    """In which `troyes` is that of the folder, or what is installed here."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return kept if home is None else {**kept, "PYTHONPATH": str(home)}


def said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def module(*names: str) -> Any:
    """The first of these that there is: modules of an earlier state may have stood elsewhere."""
    for name in names[:-1]:
        try:
            return import_module(name)
        except ModuleNotFoundError:
            continue
    return import_module(names[-1])
