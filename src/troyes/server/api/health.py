"""Whether the server runs, and whether it can work."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy import Connection

from troyes import __version__
from troyes.server.api.answers import Answer
from troyes.server.api.identity import Asked
from troyes.server.database.migrate import is_current

router = APIRouter(tags=["operations"])


@router.get("/healthz")
async def healthz() -> Response:
    """The server runs."""
    return Answer({"status": "ok", "version": __version__})


@router.get("/readyz")
async def readyz(services: Asked) -> Response:
    """The server can work: the database answers and has the right schema, and news from other processes arrive."""
    is_ready = await services.read(check) and services.games.is_current
    return Answer({"status": "ok" if is_ready else "waiting"}, 200 if is_ready else 503)


def check(connection: Connection) -> bool:
    return is_current(connection)
