"""Finding clocks that have run out.

Every process looks; which one acts is decided by the lock of the game. Deadlines are stored with the moves, so nothing
is lost when a process ends. After a start people get a moment to come back before anything is held against them, and
so they do when the database did not answer, since nobody could play meanwhile.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, select

from troyes.server.database.faults import StorageFailed
from troyes.server.database.tables import progress
from troyes.server.live.kept.live_game import RUNNING
from troyes.server.operations.clocks.expiry import expire

if TYPE_CHECKING:
    from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server.operations.clocks")
GRACE: Final = 120_000  # milliseconds
MOST_AT_ONCE: Final = 200


class ClockSweep:
    """Made when the server starts."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.time = services.time
        self.begins = self.time.monotonic() + GRACE

    async def sweep(self) -> int:
        """Act on all clocks that have run out; in how many games."""
        late = await self.find()
        return 0 if self.time.monotonic() < self.begins else sum([await self.expire(id) for id in late])

    async def find(self) -> list[str]:
        steady = self.time.steady()
        try:
            return await self.services.read(lambda connection: late_games(connection, steady))
        except Exception:
            self.begins = self.time.monotonic() + GRACE
            raise

    async def expire(self, id: str) -> bool:
        """One game that fails does not keep the others waiting."""
        try:
            return await self.services.order(lambda orders: expire(orders, id), id)
        except StorageFailed:
            raise
        except Exception:
            LOG.exception("the clocks of game %s could not be stopped", id)
            return False


def late_games(connection: Connection, steady: int) -> list[str]:
    query = select(progress.c.game).where(
        progress.c.deadline.is_not(None), progress.c.deadline <= steady, progress.c.status == RUNNING
    )
    return list(connection.execute(query.order_by(progress.c.deadline).limit(MOST_AT_ONCE)).scalars())
