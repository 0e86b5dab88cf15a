"""`troyes play`: a game of the city in the terminal against bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from troyes.city.figures import read_overrides
from troyes.city.game import CITY
from troyes.cli.matches import new_match, resumed_match
from troyes.cli.seats import bots_of, humans_of, people_of
from troyes.cli.session import Session


def play_command(
    options: Mapping[str, Any],
    seat: int = 0,
    bots: str = "greedy",
    seed: int | None = None,
    lang: str = "en",
    figures: Path | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    show_vp: bool = False,
) -> None:
    """Play a whole game with these options on standard input and output; BadInput before anything begins."""
    if resume:
        match = resumed_match(CITY, resume, seed)
    else:
        overrides = read_overrides(figures) if figures else None
        setup = CITY.setup(options, overrides)
        match = new_match(CITY, setup, [seat], bots, seed)
    seats = match.record.seats
    human = (humans_of(seats) or [0])[0]
    players_of = bots_of(seats, [human], bots, match.record.seed)
    session = Session(match, human, people_of(seats), players_of, lang, save, show_vp)
    session.keep()
    session.run()
