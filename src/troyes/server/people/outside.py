"""Changes made by other programs on the same SQLite file, such as `troyes server close`: a look every now and then.

PostgreSQL tells its listeners by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Row, func, insert, select

from troyes.server.database.faults import StorageFailed
from troyes.server.database.tables import news
from troyes.server.live.kept.live_game import LiveGame

if TYPE_CHECKING:
    from troyes.server.services import Services

PAUSE: Final = 1.0


def tell(connection: Connection, game: LiveGame) -> None:
    """Leave news for the server that may be running."""
    if connection.dialect.name == "sqlite":
        connection.execute(insert(news), {"game": game.id, "seq": game.seq})


async def watch(services: Services) -> None:
    """For ever: hear of what others have changed."""
    last: int | None = None
    while True:
        with suppress(StorageFailed):  # which has been told; tried again
            if last is None:
                last = await services.read(newest)
            for row in await services.read(partial(newer, last=last)):
                last = row.id
                services.heard(row.game, row.seq)
        await asyncio.sleep(PAUSE)


def newest(connection: Connection) -> int:
    return connection.execute(select(func.max(news.c.id))).scalar() or 0


def newer(connection: Connection, last: int) -> Sequence[Row[Any]]:
    return connection.execute(select(news).where(news.c.id > last).order_by(news.c.id)).all()
