"""The honour board kept across games: one small SQLite file in the user's data folder.

A game is written in one transaction and counted once, by the fingerprint of its record. What the board shows is worked
out from the games when it is looked at, so no count can drift.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sqlite3
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_dir

from troyes.dice.edge.honours import Board, Result, in_order, results
from troyes.dice.rules.position import Position
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record
from troyes.kernel.tools.reading import cause

FILE: Final = "honours.sqlite3"
BOT_SEAT: Final = re.compile(r".+ \[[a-z_]+\]")  # how a record marks a seat that a bot plays
NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
WAIT: Final = 10.0  # seconds for another program that writes
# The steps that lead from an empty file to this version of the schema; `user_version` counts those taken.
STEPS: Final = (
    (
        "CREATE TABLE game (id TEXT PRIMARY KEY, date TEXT NOT NULL, players INTEGER NOT NULL, "
        "banquets INTEGER NOT NULL)",
        "CREATE TABLE seat (game TEXT NOT NULL REFERENCES game, number INTEGER NOT NULL, name TEXT NOT NULL, "
        "points INTEGER NOT NULL, won INTEGER NOT NULL, PRIMARY KEY (game, number))",
        "CREATE TABLE honour (game TEXT NOT NULL, number INTEGER NOT NULL, honour TEXT NOT NULL, "
        "PRIMARY KEY (game, number, honour), FOREIGN KEY (game, number) REFERENCES seat)",
    ),
)


@dataclass(frozen=True)
class Played:
    """A finished game as the store keeps it: only the seats of people."""

    id: str
    date: str
    players: int
    banquets: bool
    results: tuple[Result, ...]


class NewHonour(NamedTuple):
    """An honour that a player did not have before."""

    name: str
    honour: str


def store_path() -> Path:
    """TROYES_DATA_DIR, else where the platform keeps the data of a user."""
    folder = os.environ.get("TROYES_DATA_DIR") or user_data_dir("troyes", appauthor=False)
    return Path(folder) / FILE


def fingerprint(record: Record) -> str:
    """The same game has the same fingerprint, whichever version of the rules or file it comes from."""
    parts = [record.game.name, record.options, record.seats, [entry.line for entry in record.entries]]
    text = json.dumps(parts, sort_keys=True, ensure_ascii=False)
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


def person(name: str) -> str:
    """The same for all spellings of a name: case, accents typed in two ways and spaces make no difference."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())


def remember_game(
    position: Position, names: Sequence[str | None], record: Record, store: HonourStore | None = None
) -> list[NewHonour]:
    """Write a finished game onto the board; the honours that are new to their players.

    `names` are those of the seats; None, and every seat the record marks as a bot's, is left out. A game that is known
    already changes nothing. BadInput if the board cannot be written.
    """
    people = [None if BOT_SEAT.fullmatch(seat) else name for name, seat in zip(names, record.seats)]
    played = Played(
        fingerprint(record),
        date.today().isoformat(),
        len(position.totals()),
        bool(position.setup.banquets),
        tuple(results(position, people)),
    )
    return (store or HonourStore()).add(played) if played.results else []


class HonourStore:
    """The file. It is opened for every call and closed again, so that several programs can share it."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or store_path()

    # ---- reading --------------------------------------------------------------------------------------------------

    def games(self) -> list[Played]:
        """Every game, in the order in which they were written; none if there is no file yet."""
        if not self.path.exists():
            return []
        with self.opened() as file:
            return read_games(file)

    def boards(self) -> list[Board]:
        """One board per player, those with most honours first."""
        found = boards_of(self.games())
        return sorted(found.values(), key=lambda board: (-len(board.honours), -board.best, board.name))

    # ---- writing --------------------------------------------------------------------------------------------------

    def add(self, played: Played) -> list[NewHonour]:
        """Count a game unless it is known; the honours that are new to its players."""
        with self.opened(make=True) as file, transaction(file):
            before = boards_of(read_games(file))
            if not write_game(file, played):
                return []
            after = boards_of(read_games(file))
        names = {person(result.name): result.name for result in played.results}
        return [
            NewHonour(name, honour)
            for key, name in names.items()
            for honour in in_order(after[key].honours)
            if key not in before or honour not in before[key].honours
        ]

    def add_all(self, games: Sequence[Played]) -> int:
        """Count all games that are not known, or none of them if anything goes wrong; how many were new."""
        with self.opened(make=True) as file, transaction(file):
            return sum(write_game(file, played) for played in games)

    # ---- the file -------------------------------------------------------------------------------------------------

    @contextmanager
    def opened(self, make: bool = False) -> Iterator[sqlite3.Connection]:
        """A connection to a file of this version; BadInput says what is wrong with any other."""
        try:
            if make:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            file = sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise self.unusable(error) from None
        try:
            self.prepare(file)
            yield file
        except sqlite3.Error as error:
            raise self.unusable(error) from None
        finally:
            file.close()

    def prepare(self, file: sqlite3.Connection) -> None:
        """Bring the file to this version. FULL: what was committed is on the disk, whatever happens next."""
        file.execute("PRAGMA journal_mode = WAL")
        file.execute("PRAGMA synchronous = FULL")
        file.execute("PRAGMA foreign_keys = ON")
        if version_of(file) == len(STEPS):
            return
        with transaction(file):
            version = version_of(file)
            if version > len(STEPS):
                raise BadInput(str(self.path), "was-written-by-a-newer-version-of-troyes", "update-troyes")
            if version == 0 and file.execute("SELECT 1 FROM sqlite_master").fetchone():
                raise BadInput(str(self.path), "is-not-an-honour", "move-it-elsewhere")
            for step in STEPS[version:]:
                for statement in step:
                    file.execute(statement)
            file.execute(f"PRAGMA user_version = {len(STEPS)}")

    def unusable(self, error: OSError | sqlite3.Error) -> BadInput:
        if isinstance(error, OSError):
            remedy = "set-troyes-data-dir"
            return BadInput(str(self.path), "cannot-be-used", remedy, why=cause(error))
        if code_of(error) in NO_ROOM:
            remedy = "make-room-on-the-disk-and"
            return BadInput(str(self.path), "the-honour-board-could", remedy, why=str(error))
        if isinstance(error, sqlite3.OperationalError):
            remedy = "close-the-other-program"
            return BadInput(str(self.path), "the-honour-board-cannot", remedy)
        remedy = "move-it-elsewhere-and"
        return BadInput(str(self.path), "the-honour-board-is", remedy)


@contextmanager
def transaction(file: sqlite3.Connection) -> Iterator[None]:
    """All or nothing, even if the machine stops in the middle."""
    file.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if file.in_transaction:  # a disk without room has taken it back already
            file.execute("ROLLBACK")
        raise
    file.execute("COMMIT")


def code_of(error: sqlite3.Error) -> int:
    """The kind of an error is the first byte of its code."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def version_of(file: sqlite3.Connection) -> int:
    return int(file.execute("PRAGMA user_version").fetchone()[0])


def write_game(file: sqlite3.Connection, played: Played) -> bool:
    """Whether the game was new."""
    row = (played.id, played.date, played.players, played.banquets)
    if file.execute("INSERT OR IGNORE INTO game VALUES (?, ?, ?, ?)", row).rowcount == 0:
        return False
    for number, result in enumerate(played.results):
        seat = (played.id, number)
        file.execute("INSERT INTO seat VALUES (?, ?, ?, ?, ?)", (*seat, result.name, result.points, result.won))
        file.executemany("INSERT INTO honour VALUES (?, ?, ?)", [(*seat, honour) for honour in result.honours])
    return True


def read_games(file: sqlite3.Connection) -> list[Played]:
    honours: dict[tuple[str, int], list[str]] = {}
    for game, number, honour in file.execute("SELECT game, number, honour FROM honour"):
        honours.setdefault((game, number), []).append(honour)
    seats: dict[str, list[Result]] = {}
    rows = file.execute("SELECT game, number, name, points, won FROM seat ORDER BY game, number")
    for game, number, name, points, won in rows:
        found = in_order(honours.get((game, number), ()))
        seats.setdefault(game, []).append(Result(name, points, bool(won), tuple(found)))
    rows = file.execute("SELECT id, date, players, banquets FROM game ORDER BY rowid")
    return [
        Played(game, day, players, bool(banquets), tuple(seats.get(game, ()))) for game, day, players, banquets in rows
    ]


def boards_of(games: Sequence[Played]) -> dict[str, Board]:
    """The boards of all players, by `person`; a board has the latest spelling of the name."""
    found: dict[str, Board] = {}
    for played in games:
        seats: dict[str, list[Result]] = {}
        for result in played.results:
            seats.setdefault(person(result.name), []).append(result)
        for key, held in seats.items():
            board = found.setdefault(key, Board(held[0].name))
            board.name = held[0].name
            board.add(played.date, played.players, played.banquets, held)
    return found
