"""Nonsense, in a language of its own and on the way to the page: every text for people and every line of notation.

Whoever can play on such a page reads data and nothing else. The noise looks like sentences and notation: a page that
reads it after all goes wrong.
"""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route, WebSocketRoute

from troyes.words.catalogue import SOURCE, catalogue, files_of, texts_of
from troyes.words.page import gaps_of, page_catalogue

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


LANGUAGE: Final = "xx"
OF_THE_LANGUAGE: Final = "language.ftl"


def speak_nonsense(folder: Path) -> None:
    """A language in a folder: each of its texts is noise around the values that the English one has."""
    for is_page in (False, True):
        for file in files_of(SOURCE, is_page):
            made = folder / LANGUAGE / ("page" if is_page else "") / file.name
            if not is_page and file.name != OF_THE_LANGUAGE:
                made = made.with_name(f"{file.parent.name}-{file.name}")
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(babbled(file, is_page), encoding="utf-8")


def babbled(file: Path, is_page: bool) -> str:
    if file.name == OF_THE_LANGUAGE:
        return file.read_text(encoding="utf-8").replace("English", "Blorf")
    speaks = page_catalogue(SOURCE) if is_page else catalogue(SOURCE)
    lines: dict[str, list[str]] = {}
    for place, key in enumerate(texts_of([file])):
        noise = NOISE[place % len(NOISE)] + "".join(f" {{ ${name} }}" for name in sorted(gaps_of(speaks.pattern(key))))
        whole, _, part = key.partition(".")
        lines.setdefault(whole, []).append(f"    .{part} = {noise}" if part else f"{whole} = {noise}")
    return "\n".join(
        "\n".join(said if " = " in said[0] and not said[0].startswith(" ") else [f"{whole} =", *said])
        for whole, said in lines.items()
    )


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
