"""A server that sends notices to receivers next to it, whose time we move."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.server.moving_time import MovingTime
from tests.server.receivers import (
    MailReceiver,
    WebReceiver,
    mail_receiver,
    web_receiver,
)
from tests.server.serving import Client, Running, serving
from troyes.server.live.play.turn_notices import DELAY
from troyes.server.notices.delivery import Delivering
from troyes.server.notices.settings import from_environment
from troyes.server.people.following import Following
from troyes.server.randomness import Randomness
from troyes.server.settings import from_environment as server_settings

TERMS = {"clock": {"kind": "correspondence", "days": 3}}
MAIL_FROM = "games@troyes.example"


class Scene:
    """A server that sends to receivers next to it, whose time we move."""

    def __init__(self, running: Running, time: MovingTime, web: WebReceiver, mail: MailReceiver) -> None:
        self.running, self.time, self.web, self.mail = running, time, web, mail
        self.delivering = Delivering(running.services, from_environment(), following_of(running))

    def sweep(self) -> None:
        loop = self.running.services.loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(self.delivering.sweep(), loop).result(60)

    def later(self, milliseconds: int = DELAY) -> None:
        self.time.move(milliseconds)
        self.sweep()

    def table(self, terms: dict[str, Any] = TERMS) -> tuple[list[Client], str]:
        """Two people of whom the first one in turn plays on."""
        clients = [self.running.client("Ada"), self.running.client("Blaise")]
        opened = clients[0].open(game="city", options={"players": 2}, terms=terms)
        id = opened["state"]["id"]
        clients[1].join(id, opened["invitation"])
        if clients[0].state(id)["pending"] == [1]:
            clients.reverse()
        return clients, id

    def give_turn(self, clients: list[Client], id: str) -> None:
        """The first one plays until it is the other one's turn."""
        you = clients[0].state(id)["you"]
        while clients[0].state(id)["pending"] == [you]:
            clients[0].play(id)

    def hook(self, client: Client, path: str = "/hook") -> dict[str, Any]:
        return client.good(client.post("/api/v2/notices", {"kind": "webhook", "target": self.web.url(path)}), 201)

    def requests(self, path: str) -> list[Any]:
        return [request for request in self.web.requests if request.line == f"POST {path} HTTP/1.1"]

    def mails(self, address: str) -> list[Any]:
        return [mail for mail in self.mail.mails if mail["To"] == address]


def following_of(running: Running) -> Following:
    """The one the application uses is behind its services' watchers."""
    owners = (getattr(watcher, "__self__", None) for watcher in running.services.watchers)
    return next(owner for owner in owners if isinstance(owner, Following))


class Idle(Delivering):
    """What the server would do by itself: it must not come between a test and what that has sent."""

    async def sweep(self) -> None:
        pass


@contextmanager
def scene_on(url: str, randomness: Randomness | None = None) -> Iterator[Scene]:
    time = MovingTime()
    patch = pytest.MonkeyPatch()
    with web_receiver() as web, mail_receiver() as mail, patch.context() as environment:
        environment.setenv("TROYES_SMTP_URL", f"smtp://user:pass@127.0.0.1:{mail.port}")
        environment.setenv("TROYES_MAIL_FROM", MAIL_FROM)
        environment.setenv("TROYES_PRIVATE_WEBHOOKS", "1")
        environment.setattr("troyes.server.operations.background.Delivering", Idle)
        settings = server_settings({"TROYES_DATABASE_URL": url, "TROYES_ORIGIN": "http://games.example"})
        with serving(settings, time, randomness=randomness) as running:
            yield Scene(running, time, web, mail)
