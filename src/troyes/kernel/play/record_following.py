"""A file that follows a running game, and never takes the place of anything that would be lost."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record
from troyes.kernel.play.record_file import header_of, load, save
from troyes.kernel.tools.writing import FOLDER_REMEDY, unwritable

OTHER_NAME = "name-another-file"
Mark = tuple[int, int, int]


class Taken(BadInput):
    """The file holds something that is no record: it is left alone."""


class OtherGame(Taken):
    """The file holds a record that would be lost; whoever is asked may give it up."""


class RecordFile:
    """Writes the whole record each time, so that a crash leaves the old file or the new one.

    What this object wrote (or read, with `mine`) may be replaced, also by a shorter game after an undo. Anything else
    is Taken, unless it is an earlier state of the same game.
    """

    def __init__(self, path: str | Path, mine: bool = False) -> None:
        self.path = Path(path)
        self.mark = mark_of(self.path) if mine else None

    def write(self, record: Record) -> None:
        """Bring the file up to date; Taken if that would destroy something, BadInput if it cannot be written."""
        if self.mark is None or mark_of(self.path) != self.mark:
            check_free(self.path, record)
        save(record, self.path)
        self.mark = mark_of(self.path)


def mark_of(path: Path) -> Mark | None:
    """What tells a file from another that took its place; None if there is none."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def check_free(path: Path, record: Record) -> None:
    """Taken if this record must not be written here without asking."""
    try:
        is_there, is_file = path.exists(), path.is_file()
        is_empty = is_file and path.stat().st_size == 0
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    if not is_there or is_empty:
        return
    if not is_file:
        raise Taken(str(path), "is-not-a-file", FOLDER_REMEDY)
    try:
        other = load(path)
    except BadInput:
        raise Taken(str(path), "is-not-the-record", OTHER_NAME) from None
    check_same(path, record, other)


def check_same(path: Path, record: Record, other: Record) -> None:
    """Only an earlier state of the same game gives way without asking."""
    count = len(other.entries)
    if identity(record) != identity(other):
        raise OtherGame(str(path), "holds-another-game-moves", OTHER_NAME, moves=count)
    if record.entries[:count] == other.entries:
        return
    if other.entries[: len(record.entries)] == record.entries:
        raise OtherGame(str(path), "holds-more-of-this", OTHER_NAME, moves=count)
    common = common_start([entry.line for entry in record.entries], [entry.line for entry in other.entries])
    problem = "holds-this-game-played"
    raise OtherGame(str(path), problem, OTHER_NAME, common=common)


def identity(record: Record) -> dict[str, object]:
    """What two states of the same game share, whichever version of the rules wrote them."""
    header = header_of(record)
    return {key: header.get(key) for key in ("game", "options", "figures", "seats", "seed", "redacted")}


def common_start(one: Sequence[str], other: Sequence[str]) -> int:
    return next((n for n, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), min(len(one), len(other)))
