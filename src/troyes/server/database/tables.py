"""Every table, for both databases.

Nothing accepted is ever deleted: what happens in a game is a row of `messages`, an undo too. `games` never changes once
written; what changes is in `progress` and `seats`. Times are milliseconds since 1970 by the wall clock; those that are
waited for (`deadline`, `moved`, and all of `deliveries`) are steady time, which no jump of that clock moves (see
`server_time.py`). Tokens are kept as hashes; the dice of a game are the one secret kept as it is, since they are drawn
from it.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from troyes.words.catalogue import SOURCE

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID: Final = String(32)
HASH: Final = String(64)
DATA: Final = JSON(none_as_null=True)


def belongs(name: str, table: str, **more: Any) -> Column[Any]:
    """A column that names a row of another table."""
    return Column(name, ID, ForeignKey(table), **more)


# ---- people ------------------------------------------------------------------------------------------------------

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(16), nullable=False, server_default=SOURCE),
    Column("role", String(16), nullable=False, server_default="player"),  # player, bot, administrator
    Column("created", BigInteger, nullable=False),
    Column("deleted", BigInteger),
)

devices = Table(
    "devices",
    METADATA,
    Column("hash", HASH, primary_key=True),
    belongs("person", "people.id", nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    METADATA,
    belongs("person", "people.id", primary_key=True),
    Column("login", String(80), nullable=False, unique=True),  # folded: two spellings of a name are one account
    Column("password", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", HASH, primary_key=True),
    belongs("person", "people.id", nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("expires", BigInteger),
)

bots = Table(
    "bots",  # people that are programs, and who answers for them
    METADATA,
    belongs("person", "people.id", primary_key=True),
    belongs("owner", "people.id", nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

# ---- games -------------------------------------------------------------------------------------------------------

figures = Table(
    "figures",  # shared by the many games that are played with the same ones
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("body", DATA, nullable=False),
)

own_figures = Table(
    "own_figures",  # that somebody plays with where a table names none
    METADATA,
    belongs("person", "people.id", primary_key=True),
    Column("body", DATA, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

deals = Table(
    "deals",  # one secret for several games: cities of the day, duplicate tables
    METADATA,
    Column("id", ID, primary_key=True),
    Column("kind", String(16), nullable=False),  # daily, duplicate
    Column("day", String(10)),
    Column("game", String(16), nullable=False),
    Column("options", DATA, nullable=False),
    Column("figures", HASH, ForeignKey("figures.hash"), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    belongs("host", "people.id"),
    Column("terms", DATA, nullable=False),
    Column("par", DATA),  # the bots' scores
    Column("opens", BigInteger, nullable=False),
    Column("closes", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),  # of a day that is over for good
    UniqueConstraint("kind", "day", "game"),
)

games = Table(
    "games",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("game", String(16), nullable=False),
    Column("options", DATA, nullable=False),
    Column("figures", HASH, ForeignKey("figures.hash"), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("commitment", HASH, nullable=False),
    Column("terms", DATA, nullable=False),
    belongs("deal", "deals.id", index=True),
    belongs("rematch_of", "games.id", index=True),
    Column("own_figures", HASH),  # those of its figures that somebody has named
    Column("beginning", DATA),  # of a game that goes on from another one: its name and the lines taken over
    Column("created", BigInteger, nullable=False),
)

progress = Table(
    "progress",  # of each game; its row is what a change locks
    METADATA,
    belongs("game", "games.id", primary_key=True),
    Column("status", String(12), nullable=False),  # open, running, over, abandoned
    belongs("host", "people.id"),
    Column("visibility", String(8), nullable=False),  # public, link
    Column("seq", Integer, nullable=False),
    Column("public", Integer, nullable=False),  # messages that everybody sees
    Column("hidden", DATA, nullable=False),  # per seat, messages that only this seat sees
    Column("asides", Integer, nullable=False, server_default="0"),  # of the public ones, those for the table alone
    Column("position", LargeBinary),  # after the last message: what the game goes on from if rules have changed
    Column("rules", String(40), nullable=False),  # with which the position was reached
    Column("bots_due", Boolean, nullable=False),
    Column("deadline", BigInteger),  # the nearest of its seats; while it is open, when it closes
    Column("moved", BigInteger),  # when somebody last did something, or it ended
    Column("scores", DATA),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Index("ix_progress_listed", "status", "visibility", "changed"),
    Index("ix_progress_bots", "changed", sqlite_where=text("bots_due"), postgresql_where=text("bots_due")),
    Index(
        "ix_progress_deadline",
        "deadline",
        sqlite_where=text("deadline IS NOT NULL"),
        postgresql_where=text("deadline IS NOT NULL"),
    ),
)

seats = Table(
    "seats",
    METADATA,
    belongs("game", "games.id", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # open, person, bot
    belongs("person", "people.id"),
    Column("level", String(16)),  # of a bot
    Column("name", String(40), nullable=False),
    Column("waiting", Boolean, nullable=False),  # has to decide
    Column("bank", BigInteger),  # of its clock
    Column("deadline", BigInteger),
    belongs("left_by", "people.id", index=True),  # who held it before a bot took over
    Index("ix_seats_person", "person", "waiting"),
)

messages = Table(
    "messages",
    METADATA,
    belongs("game", "games.id", primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    belongs("person", "people.id"),
    Column("public", Boolean, nullable=False),  # else only its seat sees it
    Column("key", String(64)),  # of the request, so that it is accepted once
    Column("body", DATA, nullable=False),
    Column("effects", DATA),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("game", "person", "key"),
    Index(
        "ix_messages_person",  # what holds somebody's name or words
        "person",
        sqlite_where=text("kind IN ('opened', 'seat', 'chat')"),
        postgresql_where=text("kind IN ('opened', 'seat', 'chat')"),
    ),
)

snapshots = Table(
    "snapshots",  # positions behind which nothing is taken back
    METADATA,
    belongs("game", "games.id", primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)

invitations = Table(
    "invitations",
    METADATA,
    Column("hash", HASH, primary_key=True),
    belongs("game", "games.id", nullable=False, index=True),
    Column("seat", Integer),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
)

openings = Table(
    "openings",  # tables that were asked for with a key, so that they are opened once
    METADATA,
    belongs("person", "people.id", primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("asked", HASH, nullable=False),  # of the whole request
    Column("opened", ID, nullable=False),  # a game, or the deal of several
    Column("created", BigInteger, nullable=False, index=True),
)

pulse = Table(
    "pulse",  # one row: the steady time, as the process that leads has it (see clocks/pulse.py)
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("process", ID, nullable=False),
    Column("beat", BigInteger, nullable=False),  # counts how often it was written
    Column("steady", BigInteger, nullable=False),
    Column("ahead", BigInteger, nullable=False),  # of the wall clock
)

news = Table(
    "news",  # of changes made by another program on SQLite, which has no other way to tell a running server
    METADATA,
    Column("id", Integer, primary_key=True),
    belongs("game", "games.id", nullable=False),
    Column("seq", Integer, nullable=False),
)

# ---- results -----------------------------------------------------------------------------------------------------

results = Table(
    "results",  # of finished games, one row per seat: statistics, history of ratings
    METADATA,
    belongs("game", "games.id", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("played", String(16), nullable=False),  # which game
    belongs("person", "people.id"),
    Column("level", String(16)),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mu", Float),  # of the rating after it
    Column("sigma", Float),
    Column("ended", BigInteger, nullable=False),
    Index("ix_results_person", "person", "played", "ended"),
)

ratings = Table(
    "ratings",
    METADATA,
    belongs("person", "people.id", primary_key=True),
    Column("played", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)

attempts = Table(
    "attempts",  # at a deal: one per person and city of the day
    METADATA,
    belongs("deal", "deals.id", primary_key=True),
    belongs("person", "people.id", primary_key=True),
    belongs("game", "games.id", nullable=False, unique=True),
    Column("ranked", Boolean, nullable=False),
    Column("points", Integer),
    Column("ended", BigInteger),
    Index("ix_attempts_points", "deal", "points"),
)

# ---- notices -----------------------------------------------------------------------------------------------------

notices = Table(
    "notices",  # where a person wants to hear of a turn
    METADATA,
    Column("id", ID, primary_key=True),
    belongs("person", "people.id", nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # mail, webhook
    Column("target", Text, nullable=False),
    Column("secret", String(64)),  # that signs a webhook's requests
    Column("confirmation", HASH),
    Column("confirmed", BigInteger),
    Column("created", BigInteger, nullable=False),
)

deliveries = Table(
    "deliveries",  # notices to be sent
    METADATA,
    Column("id", ID, primary_key=True),
    belongs("notice", "notices.id", nullable=False, index=True),
    belongs("game", "games.id"),
    Column("body", DATA, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("sent", BigInteger),
    Column("given_up", BigInteger),
    Column("created", BigInteger, nullable=False),
    Index(
        "ix_deliveries_due",
        "due",
        sqlite_where=text("sent IS NULL AND given_up IS NULL"),
        postgresql_where=text("sent IS NULL AND given_up IS NULL"),
    ),
)
