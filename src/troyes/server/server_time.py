"""The time, in one place: three readings for three purposes, all in milliseconds.

`wall` is what a calendar shows, since 1970. Whoever sets the machine's clock makes it jump. It is for what people read,
for dates and for the days of the City of the Day.

`monotonic` only ever goes on, from any beginning, and no other process knows it. It is for what one process counts for
itself: how often somebody may ask, how long something is remembered.

`steady` is for what is stored and waited for: the deadlines of clocks, notices that are due. It begins with the wall
clock and then goes on with the monotonic one, so that a jump neither costs a seat nor gives time away. `ahead` is how
far it lies before the wall clock by now; it is stored (see `clocks/pulse.py`), so a restart believes the wall clock
for the time in between and for nothing else, and other processes go by the same time.
"""

from __future__ import annotations

import time
from typing import Final

NOTICED: Final = 1_000  # a wall clock that goes astray by less is taken to be right


class Machine:
    """The clocks of the machine. Tests move their own."""

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def monotonic(self) -> int:
        return time.monotonic_ns() // 1_000_000


class ServerTime:
    """One for every process; any thread may ask it."""

    def __init__(self, machine: Machine | None = None, ahead: int = 0) -> None:
        self.machine = machine or Machine()
        self.offset = self.wall() + ahead - self.monotonic()
        self.noted = ahead

    def wall(self) -> int:
        return self.machine.wall()

    def monotonic(self) -> int:
        return self.machine.monotonic()

    def steady(self) -> int:
        return self.monotonic() + self.offset

    @property
    def ahead(self) -> int:
        return self.steady() - self.wall()

    def calendar(self, steady: int) -> int:
        """What the wall clock will show at a steady time: the same whenever it is asked, until that clock jumps."""
        if abs(self.ahead - self.noted) >= NOTICED:
            self.noted = self.ahead
        return steady - self.noted

    def shift(self, milliseconds: int) -> None:
        """Go by the time of another process."""
        self.offset += milliseconds
