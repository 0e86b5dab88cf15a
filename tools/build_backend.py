"""The build of the package: setuptools, and Node.js from a Python package where the machine has none."""

from __future__ import annotations

from typing import Any

import build_page
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

NODE = f"{build_page.NODE_PACKAGE}==24.19.0"


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    needed = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if build_page.has_own_node() else [*needed, NODE]
