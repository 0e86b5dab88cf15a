"""Where tables of the King's Challenge are kept: one record per table, in the data folder of the user."""

from __future__ import annotations

import os
from datetime import date
from pathlib import Path

from platformdirs import user_data_dir

from troyes.city.game import CITY
from troyes.cli.matches import load_record
from troyes.kernel.record import Record
from troyes.kernel.refusals import BadInput

FOLDER = "king"


def folder() -> Path:
    """TROYES_DATA_DIR, else where the platform keeps the data of a user."""
    return Path(os.environ.get("TROYES_DATA_DIR") or user_data_dir("troyes", appauthor=False)) / FOLDER


def newest() -> Path | None:
    """The table that was played last."""
    found = sorted(folder().glob("*.jsonl"), key=lambda path: (path.stat().st_mtime, path.name))
    return found[-1] if found else None


def fresh(today: date | None = None) -> Path:
    """A name that no table has yet, in a folder that exists."""
    place = folder()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        remedy = "Name a file with --file, or set TROYES_DATA_DIR to a folder you may write to"
        raise BadInput(str(place), "cannot be made", remedy) from None
    day = (today or date.today()).isoformat()
    number = 1
    while (path := place / f"table-{day}-{number}.jsonl").exists():
        number += 1
    return path


def load_table(path: Path) -> Record:
    """A solo game of the city; BadInput for any other file."""
    record = load_record(CITY, path)
    if record.options["players"] != 1:
        raise BadInput(str(path), "holds no game against the King", "Choose another record")
    return record
