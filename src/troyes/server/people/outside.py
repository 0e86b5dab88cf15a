"""Changes made by other programs on the same SQLite file, such as `troyes server close`: a look every now and then.

PostgreSQL tells its listeners by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Row, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from troyes.server.database.tables import news
from troyes.server.live.live_game import LiveGame

if TYPE_CHECKING:
    from troyes.server.services import Services

PAUSE: Final = 1.0
LOG: Final = logging.getLogger("troyes.server.outside")


def tell(connection: Connection, game: LiveGame) -> None:
    """Leave news for the server that may be running."""
    if connection.dialect.name == "sqlite":
        connection.execute(insert(news), {"game": game.id, "seq": game.seq})


async def watch(services: Services) -> None:
    """For ever: hear of what others have changed."""
    last = await services.read(newest)
    while True:
        await asyncio.sleep(PAUSE)
        try:
            found = await services.read(partial(newer, last=last))
        except SQLAlchemyError as error:
            LOG.warning("the news cannot be read: %s", type(error).__name__)
            continue
        for row in found:
            last = row.id
            services.heard(row.game, row.seq)


def newest(connection: Connection) -> int:
    return connection.execute(select(func.max(news.c.id))).scalar() or 0


def newer(connection: Connection, last: int) -> Sequence[Row[Any]]:
    return connection.execute(select(news).where(news.c.id > last).order_by(news.c.id)).all()
