"""Who holds the start card first, as the command line names it: a seat by its letter, a person by name, or chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

import typer

from troyes.city.edge.options import start_letters
from troyes.kernel.contract.refusals import BadInput

Start = Annotated[str, typer.Option("--start", metavar="A|B|C|D|N|NAME|random", show_default=False)]
StartSeat = Annotated[str, typer.Option("--start", metavar="A|B|C|D|N|random", show_default=False)]
KingStart = Annotated[str, typer.Option("--start", metavar="A|N|NAME|random", show_default=False)]
RANDOM: Final = "random"


def start_seat(wanted: str, players: int, names: Sequence[str] = ()) -> str | None:
    """The letter of the seat, None for chance. `names` are those of the seats: they come first, since somebody may be
    called like the letter of another seat."""
    letters = start_letters(players)
    known = {RANDOM: None, **{letter.casefold(): letter for letter in letters}}
    known |= {name.casefold(): letter for name, letter in zip(names, letters)}
    if not wanted:
        return None
    if wanted.casefold() not in known:
        choices = [*letters, *names, RANDOM]
        raise BadInput("--start", "is-nobody-at-this", "choose-one-of", name=wanted, known=choices)
    return known[wanted.casefold()]
