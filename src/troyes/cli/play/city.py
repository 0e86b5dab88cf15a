"""`troyes play`: a game of the city in the terminal, against bots, the King, or people at one screen."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from troyes.city.figures.figures import read_overrides
from troyes.city.game import CITY
from troyes.cli.play.beginning import Wanted, begin
from troyes.cli.play.session import Session


def play_command(
    options: Mapping[str, Any], wanted: Wanted, figures: Path | None = None, show_vp: bool = False
) -> None:
    """Play a whole game with these options on standard input and output; BadInput before anything begins."""
    begun = begin(CITY, lambda: CITY.setup(options, read_overrides(figures) if figures else None), wanted)
    Session(begun, wanted.lang, show_vp).run()
