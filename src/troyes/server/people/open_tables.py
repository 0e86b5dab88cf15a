"""How many public tables wait for people that were opened from one address.

Whoever forgets their cookie is somebody else, and comes from the same place. Counted in memory, per process, as rates
are; from this machine nothing is counted.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from troyes.server.live.tables.waiting import still_listed, too_many_tables
from troyes.server.services import Services
from troyes.words.message import Message

MOST_FROM_ADDRESS: Final = 20
MOST_ADDRESSES: Final = 10_000


class OpenTables:
    """Tables by the address from which they were opened."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.opened: OrderedDict[str, list[str]] = OrderedDict()

    async def check(self, address: str) -> None:
        """Refused to whom enough tables of the same address wait already. "" is this machine."""
        ids = self.opened.get(address, [])
        if not address or len(ids) < MOST_FROM_ADDRESS:
            return
        waiting = set(await self.services.read(lambda connection: still_listed(connection, ids)))
        self.opened[address] = [id for id in self.opened.get(address, []) if id in waiting or id not in ids]
        if len(self.opened[address]) >= MOST_FROM_ADDRESS:
            raise too_many_tables(Message("from-your-network-public", most=MOST_FROM_ADDRESS))

    def note(self, address: str, id: str) -> None:
        """A table has been opened."""
        if address:
            self.opened.setdefault(address, []).append(id)
            self.opened.move_to_end(address)
            while len(self.opened) > MOST_ADDRESSES:
                self.opened.popitem(last=False)
