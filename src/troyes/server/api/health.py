"""For whoever runs the server: whether it runs, whether it can work, and its metrics."""

from __future__ import annotations

import secrets
from typing import Any, Final, Literal

from fastapi import APIRouter, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.requests import Request

from troyes import __version__
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.people.identity import Asked
from troyes.server.operations.joined import Operations
from troyes.server.operations.networks import is_local

router = APIRouter(tags=["operations"])


class HealthShown(Answered):
    status: Literal["ok"]
    version: str


class ReadyShown(Answered):
    """Why it cannot work: it ends, its storage does not answer, or news from other processes do not arrive."""

    status: Literal["ok", "stopping", "storage", "waiting"]


CANNOT: Final[dict[int | str, dict[str, Any]]] = {503: {"model": ReadyShown, "description": "It cannot work now"}}


def operations_of(request: Request) -> Operations:
    found = request.app.state.operations
    assert isinstance(found, Operations)
    return found


@router.get("/healthz", response_model=HealthShown)
async def healthz() -> Response:
    """The server runs."""
    return Answer({"status": "ok", "version": __version__})


@router.get("/readyz", response_model=ReadyShown, responses=CANNOT)
async def readyz(request: Request, services: Asked) -> Response:
    """The server can work: its last own write of every few seconds arrived, the schema is right, news from other
    processes arrive, and the server is not about to end. Asking costs nothing, however often."""
    if operations_of(request).is_stopping:
        return Answer({"status": "stopping"}, 503)
    if not services.condition.is_good:
        return Answer({"status": "storage"}, 503)
    is_ready = services.games.is_current
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
