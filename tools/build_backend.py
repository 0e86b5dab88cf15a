"""The build of the package: setuptools, and Node.js from a Python package where it is needed and the machine has none.

A source distribution carries the built page, so that whoever installs from it needs no Node.js.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import build_page
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = f"{build_page.NODE_PACKAGE}==24.19.0"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node_wanted()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node_wanted()]


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    build_the_page()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    build_the_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def node_wanted() -> list[str]:
    return [] if without_page() or build_page.is_up_to_date() or build_page.has_own_node() else [NODE]


def without_page() -> bool:
    return os.environ.get("TROYES_NO_PAGE", "") not in ("", "0")


def build_the_page() -> None:
    """The game in the browser, from `web/`; without it the package has the terminal and the server's API."""
    if without_page():
        return say("without the page: TROYES_NO_PAGE is set")
    try:
        if build_page.build():
            say("the page of the game is built")
    except build_page.NoPage as problem:
        say(f"without the page: {problem}")


def say(line: str) -> None:
    print(f"troyes: {line}", file=sys.stderr, flush=True)
