"""Whether the rules run as machine code or as plain Python."""

from __future__ import annotations

from troyes.city.rules import answers as rules


def is_compiled() -> bool:
    return not str(rules.__file__).endswith(".py")
