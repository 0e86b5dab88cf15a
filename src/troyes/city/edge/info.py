"""What the edge knows of a setup: the rules never look at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from troyes.city.edge.names import Names
from troyes.city.figures.checks import Figures
from troyes.city.rules.setup import Setup


@dataclass(frozen=True)
class Info:
    """What a setup was made from, and the names of what is in it."""

    options: dict[str, Any]
    figures: Figures
    names: Names


def info(setup: Setup) -> Info:
    found = setup.info
    assert isinstance(found, Info)
    return found
