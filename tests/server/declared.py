"""Every answer of a server in the tests is checked against the model that its address declares.

In this process a layer around the application looks at all it sends: answers, frames of sockets, lines of streams. Of
servers in processes of their own the tests' clients look at what they get. Whatever is not as declared is kept, and
the test that has asked for it fails; see `conftest.py`.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import httpx
from fastapi.routing import APIRoute, APIWebSocketRoute
from pydantic import TypeAdapter, ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from troyes.server.api import health
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.people import notices
from troyes.server.api.sockets import PONG, sent_by
from troyes.server.app import API, ROUTERS

JSON, LINES = "application/json", "application/x-ndjson"
FILES = {  # what is no JSON, by its address
    "/api/v2/games/{id}/record": "application/jsonl",
    "/api/v1/notices/confirm": "text/html",
    "/api/v1/notices/stop": "text/html",
    "/api/v2/notices/confirm": "text/html",
    "/api/v2/notices/stop": "text/html",
    "/metrics": "text/plain",
}
OWN = ("/openapi.json",)  # describes all others
WRONG: list[str] = []


class Address(NamedTuple):
    """A route, and the address under which it is found."""

    path: str
    route: APIRoute | APIWebSocketRoute

    def fits(self, path: str, method: str) -> bool:
        prefix = self.path.removesuffix(self.route.path)
        methods = {"WS"} if isinstance(self.route, APIWebSocketRoute) else set(self.route.methods or ())
        is_there = path.startswith(prefix) and self.route.path_regex.match(path.removeprefix(prefix)) is not None
        return is_there and method in methods


def addresses() -> Iterator[Address]:
    for prefix, router in [*((API, router) for router in ROUTERS), ("", health.router), ("", notices.older)]:
        for route in router.routes:
            assert isinstance(route, APIRoute | APIWebSocketRoute)
            yield Address(prefix + route.path, route)


ADDRESSES = list(addresses())


def model_for(path: str, method: str, status: int = 200) -> Any:
    """What is declared for an answer; None where nothing is, and only then."""
    route = next((address.route for address in ADDRESSES if address.fits(path, method)), None)
    if isinstance(route, APIWebSocketRoute):
        return sent_by(route.endpoint)
    if route is not None and status == (route.status_code or 200):
        return route.response_model
    declared = {} if route is None else route.responses
    return {**REFUSALS, **declared}.get(status, {}).get("model")


@cache
def adapter(model: Any) -> TypeAdapter[Any]:
    return TypeAdapter(model)


def problem(path: str, method: str, status: int, data: bytes | str) -> str | None:
    """What is wrong with an answer in JSON."""
    model = model_for(path, method, status)
    where = f"{method} {path} ({status})"
    if model is None:
        return f"{where} is not declared"
    try:
        adapter(model).validate_json(data, strict=True)
    except ValidationError as error:
        return f"{where}: {error}"
    return None


def check(path: str, method: str, status: int, kind: str, data: bytes | str) -> None:
    """Keep what is wrong with it."""
    if not data or path in OWN:
        return
    if kind == JSON:
        found = [problem(path, method, status, data)]
    elif kind == LINES:
        found = [problem(path, method, status, line) for line in data.splitlines()]
    else:
        is_file = any(address.path in FILES and address.fits(path, method) for address in ADDRESSES)
        is_page = not path.startswith(API)
        found = [] if is_file or is_page else [f"{method} {path} ({status}) answers with {kind}"]
    WRONG.extend(one for one in found if one is not None)


def check_frame(path: str, text: str) -> None:
    if text != PONG:
        check(path, "WS", 200, JSON, text)


def check_answer(answer: httpx.Response) -> None:
    """For clients of servers in processes of their own."""
    kind = answer.headers.get("content-type", "").split(";")[0]
    if kind == LINES:
        return
    answer.read()
    if answer.request.method != "HEAD":
        check(answer.url.path, answer.request.method, answer.status_code, kind, answer.content)


class Checked:
    """Around an application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope.get("method") == "HEAD":
            return await self.app(scope, receive, send)
        status, kind, is_packed, parts = 0, "", False, list[bytes]()

        async def look(part: Message) -> None:
            nonlocal status, kind, is_packed
            if part["type"] == "http.response.start":
                status = part["status"]
                headers = dict(part["headers"])
                kind = headers.get(b"content-type", b"").decode().split(";")[0]
                is_packed = headers.get(b"content-encoding") == b"gzip"
            elif part["type"] == "http.response.body":
                parts.append(part.get("body", b""))
                if kind == LINES or not part.get("more_body", False):
                    data = b"".join(parts)
                    check(scope["path"], scope["method"], status, kind, gzip.decompress(data) if is_packed else data)
                    parts.clear()
            elif part["type"] == "websocket.send":
                check_frame(scope["path"], part["text"])
            await send(part)

        await self.app(scope, receive, look)
