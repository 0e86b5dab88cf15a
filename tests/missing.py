"""What a machine may lack: tests that need it are left out, unless everything has to be tested."""

from __future__ import annotations

import os
from typing import NoReturn

import pytest


def cannot(problem: str) -> NoReturn:
    """`problem` says what is missing and how to get it."""
    if os.environ.get("TROYES_TEST_ALL", "0") != "0":
        pytest.fail(problem)
    pytest.skip(problem)
