"""Where tables of the King's Challenge are kept: one record per table, in the data folder of the user."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from troyes.city.game import CITY
from troyes.cli.play import keeping
from troyes.cli.play.matches import load_record
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record

FOLDER = "king"


def folder() -> Path:
    return keeping.data_folder(FOLDER)


def newest() -> Path | None:
    """The table that was played last."""
    return next(iter(keeping.records_in(folder())), None)


def fresh(today: date | None = None) -> Path:
    """A name that no table has yet, in a folder that exists."""
    return keeping.fresh(folder(), "table", today)


def load_table(path: Path) -> Record:
    """A solo game of the city; BadInput for any other file."""
    record = load_record(CITY, path)
    if record.options["players"] != 1:
        raise BadInput(str(path), "holds-no-game-against", "choose-another-record")
    return record
