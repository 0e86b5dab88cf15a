"""A server in a process of its own and a browser, for all tests of the page; players who check what they were sent."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.missing import cannot
from tests.server.processes import ServerProcess
from tests.web.browser import find_browser, is_page_built, launched
from tests.web.marks import AT_ONCE
from tests.web.nonsense import speak_nonsense
from tests.web.player import Player

NewPlayer = Callable[..., Player]
DESK = {"width": 1366, "height": 768}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_browser()
    if path is None:
        cannot("Chromium is missing: apt install chromium, or say where it is with TROYES_BROWSER")
    if not is_page_built():
        cannot("The page of the game is not built: make build, or python tools/build_page.py")
    assert path is not None
    with launched(path) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(f"sqlite:///{folder}/games.db", folder)
    server.start()
    try:
        server.wait()
        yield server
        assert server.tracebacks() == []
    finally:
        server.clean()


@pytest.fixture(scope="session")
def babbling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with one more language, whose every text is nonsense."""
    folder = tmp_path_factory.mktemp("babbling")
    speak_nonsense(folder / "words")
    server = ServerProcess(f"sqlite:///{folder}/games.db", folder, words=str(folder / "words"))
    server.start()
    try:
        server.wait()
        yield server
        assert server.tracebacks() == []
    finally:
        server.clean()


@pytest.fixture
def new_player(browser: Browser, server: ServerProcess) -> Iterator[NewPlayer]:
    """Players with browsers of their own: nothing of one is known to another."""
    players: list[Player] = []

    def new(url: str = "", kind: type[Player] = Player, seed: int = 1, **context: Any) -> Player:
        wanted = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **context}
        page = browser.new_context(**wanted).new_page()
        page.add_init_script(AT_ONCE)
        players.append(kind(page, url or server.url, seed))
        return players[-1]

    yield new
    for player in players:
        player.page.context.close()
    for player in players:
        player.traffic.check()
