"""Makes the package as whoever publishes it would: a source distribution, and from it, unpacked, the wheel.

    python tools/package.py        prints the path of the wheel

What is missing from the source distribution is thus missing in every test. The unpacked copy stays where it is, so that
the compiler runs again only when a compiled module has changed. The libraries to build with must be installed.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DISTRIBUTIONS = ROOT / "build" / "dist"
UNPACKED = ROOT / "build" / "unpacked"
OF_BUILDS = {"build", ".mypy_cache"}  # made in the copy by earlier builds, and worth keeping


def main() -> None:
    shutil.rmtree(DISTRIBUTIONS, ignore_errors=True)
    source = make("--sdist", ROOT)
    unpack(source)
    print(make("--wheel", UNPACKED))


def make(kind: str, folder: Path) -> Path:
    """Build one distribution; its words go to stderr, what is printed here is the result."""
    before = set(DISTRIBUTIONS.glob("*"))
    command = [sys.executable, "-m", "build", kind, "--no-isolation", "--outdir", str(DISTRIBUTIONS), str(folder)]
    subprocess.run(command, cwd=ROOT / "tools", stdout=sys.stderr, check=True)
    [made] = set(DISTRIBUTIONS.glob("*")) - before
    return made


def unpack(source: Path) -> None:
    """The copy holds exactly what the source distribution holds; times are kept, so unchanged files look unchanged."""
    fresh = UNPACKED.with_name("fresh")
    shutil.rmtree(fresh, ignore_errors=True)
    with tarfile.open(source) as archive:
        archive.extractall(fresh, filter="data")
    [top] = fresh.iterdir()
    for name in OF_BUILDS:
        if (UNPACKED / name).exists():
            shutil.move(UNPACKED / name, top / name)
    shutil.rmtree(UNPACKED, ignore_errors=True)
    shutil.move(top, UNPACKED)
    fresh.rmdir()


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"the package could not be built (exit {failed.returncode}); what went wrong is above")
