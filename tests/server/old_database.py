"""Databases as earlier versions wrote them, in tests/server/data.

Before a migration is added, keep a database of the schema it starts from, with games in progress:

    PYTHONPATH=src:. python -m tests.server.old_database tests/server/data/database-0002.jsonl.gz
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from alembic import command
from sqlalchemy import insert, update

from tests.server.playing import SECRET
from tests.server.random_play import Hall, play_some, play_to_end
from troyes.kernel.play.chance import SequenceSource
from troyes.server.database.backups import lines_of, write_portable
from troyes.server.database.engine import Database
from troyes.server.database.migrate import config_for
from troyes.server.database.portable import Reader
from troyes.server.database.tables import devices, games, progress
from troyes.server.live.kept.live_game import BOT, PERSON
from troyes.server.live.play.chat import ChatOrder, chat
from troyes.server.live.tables.host import HostOrder, replace_by_bot
from troyes.server.live.tables.rematch import RematchOrder, rematch
from troyes.server.randomness import hash_token
from troyes.server.settings import from_environment

DATA = Path(__file__).parent / "data"
RULES = "0.0.1"  # so that a change of rules does not make it unusable
DEVICES = {"p0": "device-of-p0", "p1": "device-of-p1"}


def put(url: str, file: Path) -> str:
    """Fill an empty database exactly as it was, without any later migration; its revision."""
    database = Database(from_environment({"TROYES_DATABASE_URL": url}))
    with lines_of(file) as lines, database.writing.begin() as connection:
        reader = Reader(lines, str(file))
        command.upgrade(config_for(connection), str(reader.revision))
        reader.put_all(connection)
    database.close()
    return str(reader.revision)


def make(file: Path) -> None:
    """Games between p0 and p1, with and without a bot: in the middle of a turn, over, and waiting for somebody."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(f"sqlite:///{folder}/games.sqlite3")
        fill(hall)
        with hall.database.writing.begin() as connection:
            for person, token in DEVICES.items():
                row = {"hash": hash_token(token), "person": person, "created": hall.now, "seen": hall.now}
                connection.execute(insert(devices), row)
            for table in (games, progress):
                connection.execute(update(table).values(rules=RULES))
            connection.execute(update(progress).where(progress.c.game == "old-over").values(visibility="link"))
        write_portable(hall.database.reading, file)
        hall.close()


def fill(hall: Hall) -> None:
    """Every kind of game: running and finished."""
    city, king, dice = {"players": 2, "modules": ["all"]}, {"players": 1, "modules": ["all"]}, {"players": 2}
    play_some(hall, hall.open("city", city, id="old-city"), SequenceSource(4), 25)
    play_some(hall, hall.open("dice", dice, id="old-dice"), SequenceSource(5), 11)
    over = hall.open("dice", dice, id="old-over")
    greet(hall, "old-over")
    play_to_end(hall, over, SequenceSource(6))
    hall.order(lambda orders: rematch(orders, RematchOrder("old-over", "p0", "P0", "old-open", SECRET, "0" * 64)))
    play_some(hall, hall.open("city", king, id="old-king"), SequenceSource(7), 25)
    play_to_end(hall, hall.open("city", king, id="old-king-over"), SequenceSource(8))
    seats = (PERSON, PERSON, BOT)
    bots = hall.open("city", {"players": 3}, *seats, id="old-bots")
    greet(hall, "old-bots")
    other = HostOrder("old-bots", "p0", 2, "journeyman", "another-bot")
    bots = hall.order(lambda orders: replace_by_bot(orders, other)).game
    play_some(hall, bots, SequenceSource(9), 40)
    play_to_end(hall, hall.open("city", {"players": 3}, *seats, id="old-bots-over"), SequenceSource(10))


def greet(hall: Hall, id: str) -> None:
    for person in DEVICES:
        hall.order(lambda orders, person=person: chat(orders, ChatOrder(id, person, "Salut")))  # type: ignore[misc]


if __name__ == "__main__":
    make(Path(sys.argv[1]))
