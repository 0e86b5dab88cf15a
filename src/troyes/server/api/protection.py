"""What every request goes through: size of bodies, forged requests, headers of answers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as Part

from troyes.server.api.errors import HTTP, error_answer
from troyes.server.edge.fields import fields_of
from troyes.server.operations.places import is_own_host, own_hosts
from troyes.server.settings import Settings
from troyes.words.message import Message

SAFE: Final = ("GET", "HEAD", "OPTIONS")
SIGNED: Final = tuple(f"/api/{version}/notices/{deed}" for version in ("v1", "v2") for deed in ("confirm", "stop"))
# Their links carry a secret.
WITH_RECORDS: Final = ("/api/v2/games", "/api/v2/replay")  # may hold the record of a game
HEADERS: Final = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
FORGED: Final = (Message("this-request-comes-from"), Message("open-the-game-at"))

WRONG_HOST: Final = (Message("this-server-is-not"), Message("open-it-as-localhost"))
REFUSED: Final[Part] = {"type": "websocket.close", "code": 1008}


@lru_cache(256)
def host_of(field: str) -> str | None:
    """The name alone; None if there is none, or none that makes sense."""
    try:
        return urlsplit("//" + field).hostname
    except ValueError:
        return None


class Protection:
    """Middleware, before anything is read."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.hosts = own_hosts(settings)
        headers = {**HEADERS, "strict-transport-security": "max-age=31536000"} if settings.is_secure else HEADERS
        self.headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        headers = fields_of(scope)
        reached = scope["server"][0] if scope.get("server") else ""
        is_known = self.hosts is None or is_own_host(host_of(headers.get("host", "")), self.hosts, reached)
        if scope["type"] == "websocket":
            return await self.app(scope, receive, send) if is_known else await send(REFUSED)
        guarded = self.with_headers(send)
        if not is_known:
            return await error_answer(Request(scope), 403, "wrong_host", WRONG_HOST)(scope, receive, guarded)
        if scope["method"] not in SAFE and scope["path"] not in SIGNED and not is_own(headers, self.settings):
            return await error_answer(Request(scope), 403, "forged", FORGED)(scope, receive, guarded)
        parts = await self.body(headers, receive, self.largest(scope["path"]))
        if parts is None:
            return await error_answer(Request(scope), 413, "too_long", HTTP[413])(scope, receive, guarded)
        if parts[-1]["type"] == "http.disconnect":  # gone before the end of the body: nobody waits for an answer
            return
        await self.app(scope, replayed(parts, receive), guarded)

    def largest(self, path: str) -> int:
        return self.settings.largest_record if path in WITH_RECORDS else self.settings.largest_body

    async def body(self, headers: Mapping[str, str], receive: Receive, largest: int) -> list[Part] | None:
        """The parts of the body; None if it is too long, whatever it says of its length."""
        parts: list[Part] = []
        left = largest if is_short(headers, largest) else -1
        while left >= 0:
            part = await receive()
            parts.append(part)
            left -= len(part.get("body", b""))
            if left >= 0 and not part.get("more_body", False):
                return parts
        return None

    def with_headers(self, send: Send) -> Send:
        async def send_guarded(part: Part) -> None:
            if part["type"] == "http.response.start":
                given = {name for name, _ in part["headers"]}
                part["headers"] = [*part["headers"], *(one for one in self.headers if one[0] not in given)]
            await send(part)

        return send_guarded


def is_short(headers: Mapping[str, str], largest: int) -> bool:
    length = headers.get("content-length", "0")
    return length.isascii() and length.isdigit() and int(length) <= largest


def replayed(parts: list[Part], receive: Receive) -> Receive:
    """What has been read already, then what follows."""
    left = iter(parts)

    async def receive_next() -> Part:
        part = next(left, None)
        return part if part is not None else await receive()

    return receive_next


def is_own(headers: Mapping[str, str], settings: Settings) -> bool:
    """Whether a request that changes something comes from our own page or from a program.

    Another site's page can send neither JSON nor a header of ours without asking first, and it is never allowed to.
    """
    if not is_same_origin(headers, settings):
        return False
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return "x-troyes" in headers or "authorization" in headers or kind == "application/json"


def is_same_origin(headers: Mapping[str, str], settings: Settings) -> bool:
    """Browsers say where a page comes from; programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if settings.origin:
        return origin == settings.origin
    return urlsplit(origin).netloc == headers.get("host", "")
