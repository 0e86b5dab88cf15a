"""How much one device or one address may ask for: the rest of the world wants to play too.

Counted in memory, per process. Programs on the same machine (a proxy that is not trusted, tests) have no address of
their own to be counted by: they are counted by device alone. Who shows nothing that this server has given out, and who
makes something up, counts as one device with all such strangers at the same address. Whoever asks whether the server is
well is always answered.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from troyes.server.api.errors import error_answer
from troyes.server.api.people.identity import known_to, token_of
from troyes.server.api.protection import HEADERS
from troyes.server.operations.networks import address_of, is_local
from troyes.server.people.limits import MINUTE, Limit, Limits
from troyes.server.randomness import hash_token
from troyes.server.services import Services
from troyes.words.message import Message

TOO_OFTEN: Final = (Message("that-was-asked-too"), Message("wait-a-little-and"))
TRY_LATER: Final = 1013  # a socket is closed with it


class Rule(NamedTuple):
    """Requests that count, and how many a device and an address may send."""

    method: str
    path: re.Pattern[str]
    device: Limit | None
    address: Limit | None


GAME: Final = "/api/v2/games/[^/]+"
RULES: Final = (
    Rule("", re.compile(".*"), Limit(1000, 5_000), Limit(3000, 5_000)),
    Rule("POST", re.compile("/api/v2/people"), None, Limit(60, 10 * MINUTE)),
    Rule("PATCH", re.compile("/api/v2/people/me"), Limit(20, 10 * MINUTE), Limit(120, 10 * MINUTE)),
    Rule("POST", re.compile("/api/v2/games"), Limit(120, MINUTE), Limit(600, MINUTE)),
    Rule("POST", re.compile(f"{GAME}/(chat|rematch)"), Limit(120, MINUTE), None),
    Rule("POST", re.compile("/api/v2/replay"), Limit(60, MINUTE), Limit(240, MINUTE)),
    Rule("GET", re.compile(f"{GAME}/(replay|record|points)"), Limit(120, MINUTE), Limit(480, MINUTE)),
    Rule("POST", re.compile(f"{GAME}/hint"), Limit(30, MINUTE), Limit(120, MINUTE)),
    Rule("POST", re.compile("/api/v2/real-table/.*"), Limit(600, MINUTE), Limit(1800, MINUTE)),
    Rule("", re.compile("/api/v2/figures(/.*)?"), Limit(120, MINUTE), Limit(480, MINUTE)),
)
# What is done in the workshop: how much of it one visitor may have there at once.
WORK: Final = re.compile(
    f"/api/v2/(figures(/.*)?|replay|real-table/.*|honours|accounts/export)|{GAME}/(replay|record|points)"
)
WORK_AT_ONCE: Final = 6
SOCKETS_PER_ADDRESS: Final = 300
HEALTH: Final = ("/healthz", "/readyz")


class Rates:
    """Middleware: refuses with 429 what is too much, before it costs anything."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.settings = services.settings
        self.limits = Limits(services.time.monotonic)
        self.sockets: dict[str, int] = {}
        self.working: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_counted = self.settings.rate_limits and scope["type"] in ("http", "websocket")
        if not is_counted or scope["path"] in HEALTH:
            return await self.app(scope, receive, send)
        asked = HTTPConnection(scope)
        address = "" if is_local(asked) else address_of(asked)
        device = device_of(asked) or address_of(asked)
        if not self.is_allowed(scope, device, address):
            return await refuse(scope, receive, send)
        if scope["type"] == "websocket":
            return await self.watch(address, scope, receive, send)
        if WORK.fullmatch(scope["path"]):
            return await self.work(device, scope, receive, send)
        await self.app(scope, receive, send)

    def is_allowed(self, scope: Scope, device: str, address: str) -> bool:
        method, path = scope.get("method", "GET"), scope["path"]
        for number, rule in enumerate(RULES):
            if rule.method not in ("", method) or not rule.path.fullmatch(path):
                continue
            for kind, limit, key in (("device", rule.device, device), ("address", rule.address, address)):
                if limit is not None and key and not self.limits.take(limit, (str(number), kind, key)):
                    return False
        return True

    async def work(self, device: str, scope: Scope, receive: Receive, send: Send) -> None:
        """The workshop is small: nobody fills it alone."""
        if self.working[device] >= WORK_AT_ONCE:
            return await refuse(scope, receive, send)
        self.working[device] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.working[device] -= 1
            if not self.working[device]:
                del self.working[device]

    async def watch(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket stays: how many there are counts, not how often they come."""
        total, own = sum(self.sockets.values()), self.sockets.get(address, 0)
        if total >= self.settings.most_sockets or (address and own >= SOCKETS_PER_ADDRESS):
            return await refuse(scope, receive, send)
        self.sockets[address] = own + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    answer = error_answer(Request(scope), 429, "too_often", TOO_OFTEN)
    answer.headers.update({**HEADERS, "retry-after": "5"})
    await answer(scope, receive, send)


def device_of(asked: HTTPConnection) -> str:
    """A device or bot by the hash of what it shows; "" if that is nothing, or nothing of which a person is known."""
    shown = token_of(asked)
    hashed = "" if shown is None else hash_token(shown[0])
    return hashed if known_to(asked).has_met(hashed) else ""
