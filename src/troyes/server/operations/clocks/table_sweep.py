"""Closing public tables that nobody has joined in time. Every process looks; the lock of a table decides who acts."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from troyes.server.live.tables.waiting import close, late_tables

if TYPE_CHECKING:
    from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server.operations.clocks")
GRACE: Final = 5 * 60_000  # milliseconds after a start: nobody could join while the server was away
MOST_AT_ONCE: Final = 200


class TableSweep:
    """Made when the server starts."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.time = services.time
        self.begins = self.time.monotonic() + GRACE

    async def sweep(self) -> int:
        """Close what is late; how many tables."""
        if self.time.monotonic() < self.begins:
            return 0
        steady = self.time.steady()
        late = await self.services.read(lambda connection: late_tables(connection, steady, MOST_AT_ONCE))
        return sum([await self.close(id) for id in late])

    async def close(self, id: str) -> bool:
        """One table that fails does not keep the others open."""
        try:
            return await self.services.order(lambda orders: close(orders, id), id)
        except Exception:
            LOG.exception("table %s could not be closed", id)
            return False
