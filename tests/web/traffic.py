"""Everything a page was told by the server, and everything the browser complained about."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, WebSocket

from tests.server.declared import WRONG, check, check_frame

Data = dict[str, Any]

# No failures, but the browser notes them: who has no account asks for it; and what was asked about a decision may
# arrive when the move is already made.
USUAL = {("me", 409), ("preview", 409)}

# Refused requests are kept with their address; a page that is left at once closes what it has just begun; and a test
# may want every request to itself.
HARMLESS = (
    "Failed to load resource",
    "WebSocket is closed before the connection is established",
    "Service Worker registration blocked by Playwright",
)


class Traffic:
    """Listens to one page from its beginning."""

    def __init__(self, page: Page, url: str) -> None:
        self.url = url
        self.answers: list[tuple[str, Any]] = []  # path and content, in the order in which they came
        self.refused: list[tuple[str, int]] = []
        self.complaints: list[str] = []
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{error.name}: {error.message}\n{error.stack}"))
        page.on("requestfinished", self.keep)
        page.on("websocket", self.listen)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(text in message.text for text in HARMLESS):
            self.complaints.append(f"{message.type}: {message.text}")

    def keep(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")):
            return
        parts = urlsplit(request.url)
        if not request.url.startswith(self.url):
            self.complaints.append(f"{request.url} is not of this server")
            return
        if not parts.path.startswith("/api/"):
            return
        with suppress(Error):  # the page may be closed while an answer is read
            self.take(parts.path, request)

    def take(self, path: str, request: Request) -> None:
        response = request.response()
        if response is None:
            return
        kind = response.headers.get("content-type", "")
        check(path, request.method, response.status, kind.split(";")[0], response.body())
        if response.status >= 400 and (path.rpartition("/")[2], response.status) not in USUAL:
            self.refused.append((path, response.status))
        elif response.status == 200:
            self.answers.append((path, read(response.text())))

    def listen(self, socket: WebSocket) -> None:
        path = urlsplit(socket.url).path

        def hear(payload: str | bytes) -> None:
            check_frame(path, str(payload))
            self.answers.append((path, read(payload)))

        socket.on("framereceived", hear)

    def of_game(self, id: str) -> list[Any]:
        """What was told about one game: answers and frames."""
        return [content for path, content in self.answers if path.startswith(f"/api/v2/games/{id}")]

    def states(self, id: str) -> list[Data]:
        """The states of one game, in the order in which they came."""
        found = [content.get("state") for content in self.of_game(id) if isinstance(content, dict)]
        return [state for state in found if state]

    def check(self) -> None:
        wrong, WRONG[:] = WRONG[:], []
        assert wrong == []  # what was answered is what is declared
        assert self.complaints == []
        assert self.refused == []


def read(text: str | bytes) -> Any:
    """JSON, or the text itself: a record is several lines of it."""
    try:
        return json.loads(text)
    except ValueError:
        return text if isinstance(text, str) else text.decode()
