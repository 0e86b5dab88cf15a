"""A preview server in the tests' own process, and a plain client."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from threading import Thread
from typing import Any, NamedTuple

from troyes.city.game import CITY
from troyes.kernel.game import LANGUAGES
from troyes.preview.server import PreviewServer
from troyes.preview.table import Table


@contextmanager
def running_server() -> Iterator[PreviewServer]:
    """A server on a free port, for as long as the block lasts."""
    with PreviewServer("127.0.0.1", 0) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


class Reply(NamedTuple):
    """An answer: its status, its headers, its text."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def data(self) -> Any:
        return json.loads(self.text)


class Client:
    """Asks one server; keeps every answer."""

    def __init__(self, server: PreviewServer) -> None:
        self.server = server
        self.replies: list[Reply] = []

    def raw(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Reply:
        connection = HTTPConnection("127.0.0.1", self.server.server_port, timeout=30)
        try:
            connection.request(method, path, body, {name.replace("_", "-"): text for name, text in headers.items()})
            answer = connection.getresponse()
            reply = Reply(answer.status, dict(answer.getheaders()), answer.read().decode())
        finally:
            connection.close()
        self.replies.append(reply)
        return reply

    def get(self, path: str) -> Reply:
        return self.raw("GET", path)

    def post(self, path: str, body: object) -> Reply:
        return self.raw("POST", path, json.dumps(body).encode(), Content_Type="application/json")

    def begin(self, **wanted: Any) -> dict[str, Any]:
        """A new game; its state."""
        reply = self.post("/api/games", wanted)
        assert reply.status == 200, reply
        found: dict[str, Any] = reply.data
        return found

    def order(self, name: str, state: dict[str, Any], **body: Any) -> Reply:
        return self.post(f"/api/games/{state['id']}/{name}", {"number": state["number"], **body})

    def table(self, state: dict[str, Any]) -> Table:
        return self.server.tables.find(state["id"])


def characters(table: Table) -> dict[str, set[str]]:
    """The characters of every seat, by keys and by names, from the record that only the server has."""
    cards = CITY.names(table.setup).figures.character
    deals = [entry.line.split()[2:] for entry in table.match.record.entries if entry.line.startswith("* deal")]
    return {
        seat: {text for key in keys for text in (key, *(cards[key]["name"][language] for language in LANGUAGES))}
        for seat, *keys in deals
    }
