"""Every request is given a name, counted, timed and logged in one line; what fails unexpectedly is answered plainly."""

from __future__ import annotations

import logging
import re
from random import getrandbits
from time import perf_counter
from typing import Any, Final

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Part

from troyes.server.api.answers import Answer
from troyes.server.api.errors import FAULT, error_answer, no_storage
from troyes.server.api.protection import HEADERS
from troyes.server.database.faults import StorageFailed
from troyes.server.edge.fields import fields_of
from troyes.server.operations.logs import REQUEST
from troyes.server.operations.metrics import Metrics

LOG: Final = logging.getLogger("troyes.server.request")
GIVEN: Final = re.compile(r"[A-Za-z0-9-]{8,64}")  # a name that a proxy may give
QUIET: Final = ("/healthz", "/readyz", "/metrics")  # asked every few seconds
NAME: Final = "x-request-id"
PREFIX: Final = "/api/v2"


class Watching:
    """Middleware around everything else."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        seen = Seen(scope, send)
        token = REQUEST.set(seen.name)
        try:
            await self.app(scope, receive, seen.send)
        except StorageFailed:
            await self.excuse(scope, receive, seen, no_storage(Request(scope)))
        except Exception as error:
            LOG.error("a request failed", exc_info=error)
            await self.excuse(scope, receive, seen, error_answer(Request(scope), 500, "fault", FAULT))
        finally:
            self.note(seen)
            REQUEST.reset(token)

    async def excuse(self, scope: Scope, receive: Receive, seen: Seen, answer: Answer) -> None:
        seen.status = seen.status or answer.status_code
        if scope["type"] == "http" and not seen.is_answered:
            answer.headers.update(HEADERS)
            await answer(scope, receive, seen.send)

    def note(self, seen: Seen) -> None:
        seconds = perf_counter() - seen.began
        route, status = seen.route(), seen.status or 499  # nobody waited for the answer
        self.metrics.note_request(seen.method, route, status, seconds)
        if route in QUIET and status < 400:
            return
        fields: dict[str, Any] = {
            "method": seen.method,
            "route": route,
            "status": status,
            "ms": round(1000 * seconds, 1),
        }
        if (game := seen.scope.get("path_params", {}).get("id")) is not None and status != 404:
            fields["id"] = game
        LOG.info("request", extra={"fields": fields})


class Seen:
    """What is seen of one request: never its query, headers or body."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.send_on = send
        self.method: str = scope["method"] if scope["type"] == "http" else "WS"
        given = fields_of(scope).get(NAME, "")
        # Not from the system's source: asking it lets go of the interpreter, which other threads are glad to take.
        self.name = given if GIVEN.fullmatch(given) else f"{getrandbits(64):016x}"
        self.began = perf_counter()
        self.status = 0
        self.is_answered = False

    async def send(self, part: Part) -> None:
        if part["type"] == "http.response.start":
            self.is_answered, self.status = True, part["status"]
            part["headers"] = [*part["headers"], (NAME.encode(), self.name.encode())]
        elif part["type"] == "websocket.accept":
            self.status = 101
        elif part["type"] == "websocket.close":
            self.status = part.get("code", 1000)
        await self.send_on(part)

    def route(self) -> str:
        """The address as the API describes it: paths that lead nowhere could hold anything."""
        found = str(getattr(self.scope.get("route"), "path", ""))
        if self.scope["path"].startswith(PREFIX) and found and not found.startswith(PREFIX):
            return PREFIX + found
        return found or "none"
