"""The deals of today, made when somebody first looks, and par for every deal, found in the background."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from troyes.server.deals.daily.days import day_of
from troyes.server.deals.daily.dealing import (
    KINDS,
    OPTIONS,
    Deals,
    current,
    deal_day,
    end_days,
    has_passed,
    set_par,
    without_par,
)
from troyes.server.deals.daily.par import par_of
from troyes.server.deals.stored import Deal

if TYPE_CHECKING:
    from troyes.server.services import Services


class DailyKeeping:
    """In every process; what one has done the others find done. Without bots there is no par."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def keep(self) -> None:
        """End days that are over, though nobody looks, and find what is missing."""
        now = self.services.time.wall()
        if await self.services.read(lambda connection: has_passed(connection, day_of(now))):
            await self.services.write(lambda transaction: end_days(transaction, day_of(now), now))
        for deal in await self.services.read(without_par):
            await self.find_par(deal)

    async def find_par(self, deal: Deal) -> None:
        if self.services.bots is None:
            return
        setup = await self.services.read(lambda connection: self.setup(connection, deal))
        par = await par_of(self.services, self.services.bots.background, deal, setup)
        await self.services.write(lambda transaction: set_par(transaction, deal.id, par))

    def setup(self, connection: Connection, deal: Deal) -> Any:
        return self.services.games.setups.get(connection, deal.game, deal.options, deal.figures)


async def today(services: Services) -> Deals:
    """The deals of today, made if nobody has made them yet."""
    now = services.time.wall()
    day = day_of(now)
    found = await services.read(lambda connection: current(connection, day))
    if len(found) < len(KINDS) * len(OPTIONS):
        await services.write(lambda transaction: deal_day(transaction, day, services.randomness, now))
        found = await services.read(lambda connection: current(connection, day))
    return found
