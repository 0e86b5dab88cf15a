"""The two requests that come with every move, answered without the ceremony around requests in general.

Finding the route, asking for each parameter and checking it take longer than the answer. What is as usual is checked
here and given to the same functions; whatever is not goes the way of all requests, which knows how to refuse it.
"""

from __future__ import annotations

import re
from typing import Final

from fastapi import Response
from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from troyes.server.api.errors import answer_to
from troyes.server.api.games.moves import legal_moves, play
from troyes.server.api.languages import language_of
from troyes.server.api.models import Move
from troyes.server.api.people.identity import require_person, services_of
from troyes.server.api.protection import replayed
from troyes.words.catalogue import languages

PATH: Final = re.compile(r"/api/v2/games/([A-Za-z0-9_-]{1,32})/moves")
KEY: Final = re.compile("[!-~]{1,64}")


class Quick:
    """Stands before the application; what it does not take goes on to it."""

    path = "/api/v2/games/{id}/moves"  # as the API describes it

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.queries = (b"", *(f"lang={language}".encode() for language in languages()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or scope["query_string"] not in self.queries or scope["method"] not in ("GET", "POST"):
            return await self.app(scope, receive, send)
        scope.update(route=self, path_params={"id": found[1]})
        request = Request(scope, receive)
        body = b""
        if scope["method"] == "POST":
            parts = [await receive()]
            while parts[-1].get("more_body", False):
                parts.append(await receive())
            body = b"".join(part.get("body", b"") for part in parts)
            receive = replayed(parts, receive)
        try:
            answer = await (self.list_moves(request) if scope["method"] == "GET" else self.play(request, body))
        except Exception as error:
            answer = await answer_to(request, error)
            if answer is None:
                raise
        if answer is None:
            return await self.app(scope, receive, send)
        await answer(scope, receive, send)

    async def list_moves(self, request: Request) -> Response | None:
        person = await require_person(request)
        return await legal_moves(request.path_params["id"], person, services_of(request), language_of(request))

    async def play(self, request: Request, body: bytes) -> Response | None:
        """None if anything is unusual."""
        kinds = [value for name, value in request.scope["headers"] if name == b"content-type"]
        keys = [value.decode("latin-1") for name, value in request.scope["headers"] if name == b"idempotency-key"]
        if kinds != [b"application/json"] or len(keys) > 1:
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
