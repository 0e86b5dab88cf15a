"""Dice that fall the same way in every run of a test: what it finds once it always finds."""

from __future__ import annotations

import hashlib
import os
from collections import Counter

from troyes.server.randomness import Randomness

DRAWN: Counter[str] = Counter()


class SameDice(Randomness):
    """The secrets of a test's games come from its name. Everything else that must not be guessed stays as it is."""

    def secret(self) -> bytes:
        test = os.environ.get("PYTEST_CURRENT_TEST", "")
        DRAWN[test] += 1
        return hashlib.sha256(f"{test} {DRAWN[test]}".encode()).digest()
