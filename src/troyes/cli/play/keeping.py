"""Games of the terminal are kept by themselves: one record per game in the data folder, or the file that was named."""

from __future__ import annotations

import os
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_dir

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record
from troyes.kernel.play.record_following import RecordFile, Taken
from troyes.words.message import Message

GAMES, TABLES = "play", "tables"  # folders: games of `troyes play`, real tables of Troyes Dice
OFFERED = 5


def data_folder(name: str) -> Path:
    """In TROYES_DATA_DIR, else where the platform keeps the data of a user."""
    return Path(os.environ.get("TROYES_DATA_DIR") or user_data_dir("troyes", appauthor=False)) / name


def records_in(folder: Path) -> list[Path]:
    """The kept records, the one written last first."""
    found = [(path.stat().st_mtime_ns, path) for path in folder.glob("*.jsonl")]
    return [path for _, path in sorted(found, reverse=True)]


def fresh(folder: Path, stem: str, today: date | None = None) -> Path:
    """A name that no file has yet, in a folder that exists."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        remedy = "name-a-file-or"
        raise BadInput(str(folder), "cannot-be-made-cli", remedy) from None
    day = (today or date.today()).isoformat()
    number = 1
    while (path := folder / f"{stem}-{day}-{number}.jsonl").exists():
        number += 1
    return path


class Kept(NamedTuple):
    """A game that waits to be gone on with."""

    path: Path
    record: Record
    when: datetime


def unfinished(folder: Path, game: str | None = None) -> list[Kept]:
    """Games that are not over, the last one played first; files that cannot be read are passed over."""
    found: list[Kept] = []
    for path in records_in(folder):
        try:
            record = Record.load(path)
        except BadInput:
            continue
        if record.scores is None and game in (None, record.game.name):
            found.append(Kept(path, record, datetime.fromtimestamp(path.stat().st_mtime)))
        if len(found) == OFFERED:
            break
    return found


class Keeper:
    """Writes a running game after every move, wherever that is possible, and says once what is wrong.

    Without a file of its own it makes one in its folder with the first move.
    """

    def __init__(self, folder: str, file: RecordFile | None = None) -> None:
        self.folder = folder
        self.file = file
        self.problem: Message | None = None  # why the game is not on the disk as it stands

    @property
    def path(self) -> Path | None:
        return self.file.path if self.file else None

    def is_own(self) -> bool:
        """Whether the file is one that the program named itself."""
        return self.path is not None and self.path.parent == data_folder(self.folder)

    def keep(self, record: Record) -> Message | None:
        """Bring the file up to date; what is to be said about it, if anything is new."""
        before = self.problem
        try:
            return self.write(record)
        except BadInput as error:
            self.problem = Message("the-game-cannot-be", why=error)
            return None if before else self.problem

    def write(self, record: Record) -> Message | None:
        """As `keep`; a file that another program has changed meanwhile is left to it."""
        if self.file is None:
            self.file = RecordFile(fresh(data_folder(self.folder), record.game.name))
        said = None
        try:
            self.file.write(record)
        except Taken as taken:
            other = RecordFile(fresh(data_folder(self.folder), record.game.name))
            other.write(record)
            self.file = other
            moved = "the-game-is-kept"
            said = Message(moved, file=taken.where, problem=taken.problem, other=other.path)
        self.problem = None
        return said

    def forget(self) -> None:
        """Take the file away that the program made itself; one that the person named stays."""
        if self.path is not None and self.is_own():
            self.path.unlink(missing_ok=True)
            self.file = None
