"""A server that talks nonsense: every text for people and every line of notation on its way to the page is replaced.

Whoever can play on such a page reads data and nothing else. The noise looks like sentences and notation: a page that
reads it after all goes wrong.
"""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

SAID: Final = frozenset(
    {"text", "label", "question", "name", "line", "lines", "short", "character_names", "message", "remedy"}
)
NOISE: Final = (
    "Blorf: you gain 9 VP, you pay 7 deniers",
    "A new round begins.",
    "B activate zork with N:R6~ PY3 using gnarl",
    "3 → 8 activations",
    "Une nouvelle manche commence. +5 PV",
)
GAMES: Final = re.compile(r"/api/v2/games/")


class Nonsense:
    """Stands between one page and its server; `spoken` counts what was replaced."""

    def __init__(self, page: Page) -> None:
        self.numbers = count()
        self.spoken = 0
        page.route(GAMES, self.answer)
        page.route_web_socket(GAMES, self.listen)

    def answer(self, route: Route) -> None:
        found = route.fetch()
        if found.status != 200 or "json" not in found.headers.get("content-type", ""):
            return route.fulfill(response=found)
        route.fulfill(response=found, body=self.garbled(found.text()))

    def listen(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(self.garbled(str(frame))))

    def garbled(self, text: str) -> str:
        try:
            return json.dumps(self.replaced(json.loads(text)))
        except json.JSONDecodeError:  # what no server of ours writes as JSON
            return text

    def replaced(self, data: Any, is_said: bool = False) -> Any:
        if isinstance(data, dict):
            return {key: self.replaced(value, key in SAID) for key, value in data.items()}
        if isinstance(data, list):
            return [self.replaced(value, is_said) for value in data]
        if isinstance(data, str) and is_said:
            self.spoken += 1
            return f"{NOISE[next(self.numbers) % len(NOISE)]} {self.spoken}"
        return data
