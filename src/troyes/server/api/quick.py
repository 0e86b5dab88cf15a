"""The two requests that come with every move, answered without the ceremony around requests in general.

Finding the route, asking for each parameter and checking it take longer than the answer. What is as usual is checked
here and given to the same functions; whatever is not goes the way of all requests, which knows how to refuse it.
"""

from __future__ import annotations

import re
from typing import Any, Final

from fastapi import FastAPI, Response
from pydantic import ValidationError
from starlette.requests import Request
from starlette.routing import BaseRoute, Match
from starlette.types import Message as Part
from starlette.types import Receive, Scope, Send

from troyes.server.api.identity import require_person, services_of
from troyes.server.api.languages import language_of
from troyes.server.api.models import Move
from troyes.server.api.moves import legal_moves, play

PATH: Final = re.compile(r"/api/v1/games/([A-Za-z0-9_-]{1,32})/moves")
QUERIES: Final = (b"", b"lang=en", b"lang=fr")
KEY: Final = re.compile("[!-~]{1,64}")
TRIED: Final = "troyes.tried"


class Quick(BaseRoute):
    """Stands before all other routes; what it does not take goes on to them."""

    path = path_format = "/api/v1/games/{id}/moves"

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["query_string"] not in QUERIES or TRIED in scope:
            return Match.NONE, {}
        if scope["method"] not in ("GET", "POST"):
            return Match.NONE, {}
        return Match.FULL, {"route": self, "path_params": {"id": found[1]}}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        if scope["method"] == "GET":
            answer: Response | None = await self.list_moves(request)
        else:
            body = await request.body()
            answer, receive = await self.play(request, body), again(body, receive)
        if answer is not None:
            return await answer(scope, receive, send)
        scope[TRIED] = True
        await self.app.router.app(scope, receive, send)

    async def list_moves(self, request: Request) -> Response:
        person = await require_person(request)
        return await legal_moves(request.path_params["id"], person, services_of(request), language_of(request))

    async def play(self, request: Request, body: bytes) -> Response | None:
        """None if anything is unusual."""
        keys = request.headers.getlist("idempotency-key")
        if request.headers.getlist("content-type") != ["application/json"] or len(keys) > 1:
            return None
        if keys and not KEY.fullmatch(keys[0]):
            return None
        try:
            wanted = Move.model_validate_json(body)
        except ValidationError:
            return None
        person = await require_person(request)
        id, services, language = request.path_params["id"], services_of(request), language_of(request)
        return await play(id, wanted, person, services, language, key=keys[0] if keys else None)


def again(body: bytes, receive: Receive) -> Receive:
    """What has been read, then what follows."""
    parts: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_next() -> Part:
        return parts.pop() if parts else await receive()

    return receive_next
