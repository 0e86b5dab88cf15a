"""One thread at a time in the rules: they share scratch memory, which is what makes them fast."""

from __future__ import annotations

from threading import RLock
from typing import Final

RULES: Final = RLock()
