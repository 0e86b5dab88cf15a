"""A game in memory: the little that is needed to go on with it.

It can be dropped at any time and loaded again from the newest snapshot and the messages after it. It is never changed:
what is accepted makes another one, which takes its place once it is committed. So whoever looks at one sees a whole.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, NamedTuple

from troyes.kernel.contract.beat import Counted
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.rules import SPECTATOR, Rules
from troyes.kernel.play.chance import SecureSource, Source
from troyes.kernel.play.turn import Turn
from troyes.server.live.tables.playing_with import PlayingWith
from troyes.server.live.tables.terms import Terms
from troyes.server.server_time import ServerTime

Status = Literal["open", "running", "over", "abandoned"]
Seated = Literal["open", "person", "bot"]
Visibility = Literal["public", "link"]
OPEN: Final = "open"
RUNNING: Final = "running"
OVER: Final = "over"
ABANDONED: Final = "abandoned"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, a bot of a level, or nobody yet (`open`)."""

    number: int
    kind: Seated
    person: str | None = None
    level: str | None = None
    name: str = ""
    bank: int | None = None
    deadline: int | None = None
    left_by: str | None = None  # who held it before a bot took over


class Beginning(NamedTuple):
    """The first lines of a game that goes on from another one: of a game here, or of a file."""

    lines: tuple[str, ...]
    game: str | None = None


@dataclass(frozen=True, slots=True)
class About:
    """What never changes about a game; shared by all its states."""

    id: str
    game: Game[Any, Any]
    setup: Any
    options: dict[str, Any]
    figures: str  # their hash
    secret: bytes
    commitment: str
    terms: Terms
    deal: str | None
    rematch_of: str | None
    created: int
    playing_with: PlayingWith
    beginning: Beginning | None = None

    def taken_over(self) -> tuple[str, ...]:
        """The lines with which it begins."""
        return () if self.beginning is None else self.beginning.lines

    def source(self) -> Source:
        return SecureSource(self.secret)


@dataclass(frozen=True, slots=True)
class LiveGame:
    """One state of a game. `turn` is None until it starts.

    `seq` numbers all messages. A viewer counts only what it may know of (`number`): how often a seat changes its mind
    while others choose must not show.
    """

    about: About
    status: Status
    host: str | None
    visibility: Visibility
    seq: int
    public: int  # messages that everybody sees
    hidden: tuple[int, ...]  # messages that only this seat sees
    asides: int  # of the public ones, those that at a private table are for the table alone
    seats: tuple[Seat, ...]
    turn: Turn | None
    scores: tuple[int, ...] | None
    rules: str
    changed: int
    started: int | None = None
    ended: int | None = None
    beat: Counted = field(default_factory=Counted)  # how far its beats are numbered
    closes: int | None = None  # when a table that waits for people is given up

    @property
    def id(self) -> str:
        return self.about.id

    def number(self, seat: int, hears: bool = True) -> int:
        """How many messages this seat (or a spectator, who hears the table or does not) has seen."""
        return self.public + (self.hidden[seat] if seat != SPECTATOR else 0) - (0 if hears else self.asides)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person: several where one device goes from hand to hand."""
        return [seat.number for seat in self.seats if person is not None and seat.person == person]

    def seat_of(self, person: str | None) -> int:
        """The first seat of a person; SPECTATOR for everybody else."""
        return next(iter(self.seats_of(person)), SPECTATOR)

    def seat_now(self, person: str | None) -> int:
        """The seat of a person that has to decide, or their first one; SPECTATOR for everybody else."""
        mine = self.seats_of(person)
        if len(mine) > 1:
            pending = self.pending()
            mine.sort(key=lambda seat: seat not in pending)
        return next(iter(mine), SPECTATOR)

    def pending(self) -> list[int]:
        """The seats that have to decide."""
        return self.turn.pending() if self.turn is not None and self.status == RUNNING else []

    def bots_due(self) -> list[int]:
        """The bots that have to decide."""
        return [seat for seat in self.pending() if self.seats[seat].kind == BOT]

    def decision(self, seat: int) -> str | None:
        """The name of what this seat has to decide."""
        if self.turn is None or seat not in self.pending():
            return None
        return decision_name(self.about.game, self.turn, seat)

    def undo_name(self, seat: int) -> str | None:
        """The name of what this seat may take back."""
        if self.turn is None or self.status != RUNNING or not self.about.terms.undo or not self.turn.can_undo(seat):
            return None
        return decision_name(self.about.game, self.turn, seat)

    def by_calendar(self, time: ServerTime) -> LiveGame:
        """To be shown: with deadlines as the wall clock will show them. Only the very same game goes on."""
        seats = tuple(
            seat if seat.deadline is None else replace(seat, deadline=time.calendar(seat.deadline))
            for seat in self.seats
        )
        closes = None if self.closes is None else time.calendar(self.closes)
        return self if (seats, closes) == (self.seats, self.closes) else replace(self, seats=seats, closes=closes)

    def names(self) -> list[str]:
        """How the players are called in sentences."""
        return [seat.name or chr(ord("A") + seat.number) for seat in self.seats]


def decision_name(game: Rules[Any, Any], turn: Turn, seat: int) -> str:
    """`TURN.SEAT.STEP`. Another name for every other situation the seat may be in, and for nothing else: where all
    choose at the same time, what others do changes nothing."""
    step = turn.changes.get(seat, 0) if game.simultaneous else sum(turn.changes.values())
    return f"{turn.number}.{seat}.{step}"
