"""One stored game, looked at from all sides."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, select

from troyes import __version__
from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.kernel.play.chance import SecureSource
from troyes.kernel.play.fair import commitment_of, compare
from troyes.kernel.play.record import Entry, Record
from troyes.server.database.checking.replaying import Replay
from troyes.server.database.tables import deals, games, progress, seats, snapshots
from troyes.server.live.kept.live_game import ABANDONED, OPEN, OVER, RUNNING, About
from troyes.server.live.kept.loading import about_of, load
from troyes.server.live.kept.record import lines_of
from troyes.server.live.kept.snapshots import unpack
from troyes.server.live.tables.setups import Setups
from troyes.server.live.told import posts
from troyes.server.live.told.posts import ASIDES, END, RULES_CHANGED, START, Post
from troyes.words.message import Message


class Finding(NamedTuple):
    """Something that is not as it should be; `seq` is that of a message, 0 for the game as a whole."""

    game: str
    seq: int
    problem: Message


@dataclass
class Checked:
    """What a check has seen. `departed` games were played by other rules: they cannot be played again."""

    findings: list[Finding] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    departed: list[str] = field(default_factory=list)


class GameCheck:
    """All that is stored of one game."""

    def __init__(self, connection: Connection, setups: Setups, id: str, checked: Checked) -> None:
        self.connection = connection
        self.setups = setups
        self.id = id
        self.checked = checked
        self.row: Row[Any] = connection.execute(select(games).where(games.c.id == id)).one()
        self.state: Row[Any] = connection.execute(select(progress).where(progress.c.game == id)).one()
        self.rows: list[Post] = posts.read_after(connection, id, 0)
        self.about: About = about_of(connection, setups, self.row)

    def find(self, seq: int, problem: Message) -> None:
        self.checked.findings.append(Finding(self.id, seq, problem))

    def expect(self, is_so: bool, problem: Message, seq: int = 0) -> None:
        if not is_so:
            self.find(seq, problem)

    def run(self) -> None:
        self.checked.counts.update(games=1, messages=len(self.rows))
        self.check_messages()
        self.check_secret()
        self.check_end()
        if self.state.started is None:
            return
        try:
            self.check_moves()
        except (BadInput, IllegalMove, ValueError, KeyError, AssertionError) as error:
            self.depart(error)

    # ---- from the rows alone --------------------------------------------------------------------------------------

    def check_messages(self) -> None:
        """Numbered without gaps, and counted as they are seen."""
        found = [row.seq for row in self.rows]
        self.expect(found == list(range(1, self.state.seq + 1)), Message("messages-are-missing-or"))
        public = sum(row.public for row in self.rows)
        hidden = Counter(row.seat for row in self.rows if not row.public)
        counted = [hidden[seat] for seat in range(len(self.state.hidden))]
        asides = sum(row.kind in ASIDES for row in self.rows)
        is_right = (public, counted, asides) == (self.state.public, self.state.hidden, self.state.asides)
        self.expect(is_right, Message("the-messages-that-players"))

    def check_secret(self) -> None:
        promised = commitment_of(self.row.secret)
        self.expect(promised == self.row.commitment, Message("the-secret-of-the-dice-is-not-the"))
        if self.row.deal is not None:
            query = select(deals.c.secret).where(deals.c.id == self.row.deal)
            dealt = self.connection.execute(query).scalar()
            self.expect(dealt == self.row.secret, Message("the-secret-of-the-dice-is-not-that"))

    def check_end(self) -> None:
        """Started, over or abandoned exactly if a message says so."""
        kinds = [row.kind for row in self.rows]
        status = self.state.status
        self.expect(status in (OPEN, RUNNING, OVER, ABANDONED), Message("the-status-is-not"))
        self.expect((START in kinds) == (self.state.started is not None), Message("its-start-is-not"))
        self.expect((END in kinds) == (status in (OVER, ABANDONED)), Message("its-end-is-not"))
        for row in self.rows:
            if row.kind == END:
                self.expect(row.body["scores"] == self.state.scores, Message("other-scores-were-told"), row.seq)
                told = row.body["secret"]
                self.expect(told in (None, self.row.secret.hex()), Message("another-secret-was-told"), row.seq)

    # ---- played again ---------------------------------------------------------------------------------------------

    def check_moves(self) -> None:
        replay = Replay(self.about, self.find)
        replay.go(self.rows)
        position = replay.standing().position
        self.checked.counts.update(moves=replay.moves, draws=replay.draws)
        self.check_snapshots(replay)
        self.check_position(position)
        self.check_record()

    def check_snapshots(self, replay: Replay) -> None:
        """Stored wherever nobody goes back, and nowhere else."""
        query = select(snapshots).where(snapshots.c.game == self.id)
        found = {row.seq: row.position for row in self.connection.execute(query)}
        self.checked.counts["snapshots"] += len(found)
        for seq in sorted(found.keys() | replay.expected.keys()):
            due, data = replay.expected.get(seq), found.get(seq)
            if due is None or data is None:
                self.find(seq, Message("a-stored-position-is"))
            elif not self.is_stored(data, due):
                self.find(seq, Message("the-stored-position-is"))

    def is_stored(self, data: bytes, due: Any) -> bool:
        return bool(unpack(self.about.game, self.about.setup, data).same_as(due))

    def check_position(self, position: Any) -> None:
        """The last position, its scores, who has to decide, and the game as the server loads it."""
        self.expect(self.is_stored(self.state.position, position), Message("the-last-position-is"))
        is_over = self.state.status == OVER
        self.expect(position.is_over() == is_over, Message("the-status-does-not"))
        if is_over:
            self.expect(position.totals() == self.state.scores, Message("the-scores-are-not-those"))
        pending = position.pending() if self.state.status == RUNNING else []
        query = select(seats.c.seat).where(seats.c.game == self.id, seats.c.waiting).order_by(seats.c.seat)
        waiting = list(self.connection.execute(query).scalars())
        self.expect(waiting == sorted(pending), Message("other-seats-are-waited"))
        loaded = load(self.connection, self.setups, self.id).turn
        is_same = loaded is not None and loaded.position.same_as(position)
        self.expect(is_same, Message("the-game-is-not"))

    def check_record(self) -> None:
        """Its record, replayed by the kernel: hashes, scores, and every outcome against the secret."""
        record = Record.begin(self.about.game, self.about.setup)
        record.entries = [Entry(line[1], line[2]) for line in lines_of(self.rows)]
        record.scores = self.state.scores
        record.dictated = len(self.about.taken_over())
        _, wrong = compare(record, SecureSource(self.row.secret))
        if wrong is not None:
            problem = Message("move-of-the-record", number=wrong.number, found=wrong.recorded.line, due=wrong.due.line)
            self.find(0, problem)

    def depart(self, error: Exception) -> None:
        """By other rules that is no wonder: the game goes on from its stored position, if that can be read."""
        is_older = self.row.rules != __version__ or any(row.kind == RULES_CHANGED for row in self.rows)
        if not is_older:
            why = error.text() if isinstance(error, BadInput) else error
            self.find(0, Message("cannot-be-played-again", why=why))
            return
        self.checked.departed.append(self.id)
        try:
            unpack(self.about.game, self.about.setup, self.state.position)
        except Exception:
            self.find(0, Message("the-last-position-cannot"))
