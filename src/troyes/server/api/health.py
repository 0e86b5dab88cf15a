"""For whoever runs the server: whether it runs, whether it can work, and its metrics."""

from __future__ import annotations

import secrets

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request

from troyes import __version__
from troyes.server.api.answers import Answer
from troyes.server.api.identity import Asked
from troyes.server.database.migrate import is_current
from troyes.server.networks import is_local
from troyes.server.operations.joined import Operations

router = APIRouter(tags=["operations"])


def operations_of(request: Request) -> Operations:
    found = request.app.state.operations
    assert isinstance(found, Operations)
    return found


@router.get("/healthz")
async def healthz() -> Response:
    """The server runs."""
    return Answer({"status": "ok", "version": __version__})


@router.get("/readyz", responses={503: {"description": "It cannot work now"}})
async def readyz(request: Request, services: Asked) -> Response:
    """The server can work: the database answers and has the right schema, news from other processes arrive, and the
    server is not about to end."""
    if operations_of(request).is_stopping:
        return Answer({"status": "stopping"}, 503)
    try:
        is_ready = await services.read(is_current) and services.games.is_current
    except SQLAlchemyError:
        return Answer({"status": "no database"}, 503)
    return Answer({"status": "ok" if is_ready else "waiting"}, 200 if is_ready else 503)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, services: Asked) -> Response:
    """For Prometheus: from this machine and not through a proxy, or with the token that was set."""
    if not may_measure(request, services.settings.metrics_token):
        raise HTTPException(404)
    return Response(await operations_of(request).metrics.text(), media_type=CONTENT_TYPE_LATEST)


def may_measure(request: Request, token: str) -> bool:
    scheme, _, shown = request.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer" and secrets.compare_digest(shown.encode(), token.encode()):
        return True
    passed_on = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via", "x-real-ip"))
    return is_local(request) and not passed_on
