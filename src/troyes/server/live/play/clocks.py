"""What a change does to the clocks of a table.

A seat's clock runs from the moment it has to decide until it no longer has to. Live: every turn gives it some seconds;
what it does not need is kept, up to the bank it began with. By correspondence: some days for every turn. Who takes a
move back goes on with the time that was left when it was played, so taking back wins no time.

`bank` is what is left while the clock stands, and while it runs what is left once the turn's own seconds are used up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from troyes.server.live.kept.live_game import PERSON, RUNNING, LiveGame, Seat
from troyes.server.live.tables.terms import Clock
from troyes.server.live.told.posts import MOVE, UNDO, Post

SECOND = 1000
DAY = 24 * 3600 * SECOND


def after_change(before: LiveGame, after: LiveGame, new: Sequence[Post], now: int) -> LiveGame:
    """The state with its clocks set; `new` are the messages that led from one to the other."""
    if after.about.terms.clock.kind == "none" or after.status != RUNNING:
        return after
    ticking = Ticking(before, after, new, now)
    seats = tuple(ticking.seat(seat) for seat in after.seats)
    return after if seats == after.seats else replace(after, seats=seats)


@dataclass(frozen=True)
class Ticking:
    """One change."""

    before: LiveGame
    after: LiveGame
    new: Sequence[Post]
    now: int

    @property
    def clock(self) -> Clock:
        return self.after.about.terms.clock

    def seat(self, seat: Seat) -> Seat:
        """A seat with its clock set. Bots have none."""
        if seat.kind != PERSON:
            return replace(seat, bank=None, deadline=None)
        old = self.before.seats[seat.number]
        runs = old.deadline is not None and old.person == seat.person
        if seat.number in self.after.pending():
            return self.running(seat, old.deadline if runs else None)
        return self.stopped(seat, old.deadline) if runs else replace(seat, deadline=None)

    def running(self, seat: Seat, deadline: int | None) -> Seat:
        """A seat that has to decide; `deadline` if it had to before."""
        if deadline is None:
            return self.resumed(seat) if self.did(seat, UNDO) else self.begun(seat, seat.bank)
        if self.begins_again(seat):
            return self.begun(seat, self.left(deadline))
        if self.did(seat, UNDO) and self.before.turn is not None and self.before.turn.is_past:
            return self.resumed(seat)
        return replace(seat, deadline=deadline)

    def begun(self, seat: Seat, left: int | None) -> Seat:
        """A new turn."""
        if self.clock.kind == "correspondence":
            return replace(seat, bank=left, deadline=self.now + self.clock.days * DAY)
        most = self.clock.bank * SECOND
        bank = most if left is None else min(left, most)
        return replace(seat, bank=bank, deadline=self.now + self.clock.seconds * SECOND + bank)

    def resumed(self, seat: Seat) -> Seat:
        """A turn that was taken back."""
        return replace(seat, deadline=self.now + (seat.bank or 0))

    def stopped(self, seat: Seat, deadline: int | None) -> Seat:
        """A seat that no longer has to decide. If that is not its own doing it wins nothing by it."""
        left = self.left(deadline)
        if not self.did(seat, MOVE) and seat.bank is not None:
            left = min(left, seat.bank)
        return replace(seat, bank=left, deadline=None)

    # ---- what has happened ----------------------------------------------------------------------------------------

    def left(self, deadline: int | None) -> int:
        return max((deadline or 0) - self.now, 0)

    def did(self, seat: Seat, kind: str) -> bool:
        return any(post.kind == kind and post.seat == seat.number for post in self.new)

    def begins_again(self, seat: Seat) -> bool:
        """Whether a seat that had to decide has ended its turn and begins the next one."""
        was, turn = self.before.turn, self.after.turn
        if was is None or turn is None:
            return False
        if self.after.about.game.simultaneous:
            return was.number != turn.number
        return self.did(seat, MOVE) and (turn.is_past or not turn.lines)
