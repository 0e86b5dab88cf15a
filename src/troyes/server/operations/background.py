"""What the server does by itself, besides answering: in every process, for as long as it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from troyes.server.bots.players import SWEEP
from troyes.server.database.faults import StorageFailed
from troyes.server.deals.daily.keeping import DailyKeeping
from troyes.server.notices.delivery import Delivering
from troyes.server.notices.settings import from_environment
from troyes.server.operations.clocks.clock_sweep import ClockSweep
from troyes.server.operations.clocks.pulse import EVERY, Pulse
from troyes.server.operations.clocks.table_sweep import TableSweep

if TYPE_CHECKING:
    from troyes.server.people.following import Following
    from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server.operations.background")


class Background:
    """Made with the application; started in its event loop, ended by the services' own end."""

    def __init__(self, services: Services, following: Following) -> None:
        self.services = services
        self.pulse = Pulse(services)
        self.clocks = ClockSweep(services)
        self.tables = TableSweep(services)
        self.notices = Delivering(services, from_environment(), following)
        self.daily = DailyKeeping(services)

    def start(self) -> None:
        self.services.run(repeat(self.pulse.keep, EVERY, "the time could not be kept"))
        if self.services.bots is not None:
            self.services.run(repeat(self.services.bots.sweep, SWEEP, "no bot could be asked"))
        self.services.run(repeat(self.clocks.sweep, 1.0, "no clock could be looked at"))
        self.services.run(repeat(self.tables.sweep, 5.0, "no table could be closed"))
        self.services.run(repeat(self.notices.sweep, 10.0, "no notice could be sent"))
        self.services.run(repeat(self.daily.keep, 5.0, "the city of the day could not be kept"))


async def repeat(work: Callable[[], Awaitable[object]], pause: float, problem: str) -> None:
    """For as long as the server runs, with so many seconds between; a failure is told and tried again."""
    while True:
        try:
            await work()
        except StorageFailed:
            LOG.debug(problem)  # the storage has told already, and would not stop
        except Exception:
            LOG.exception(problem)
        await asyncio.sleep(pause)
