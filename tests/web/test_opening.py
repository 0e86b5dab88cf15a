"""Opening a table whose answer is lost: asked for again, also after a reload, it is the same one."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, Route, expect

from tests.web.conftest import NewPlayer
from tests.web.player import Player

pytestmark = pytest.mark.xdist_group("browser")
GAMES = "**/api/v2/games?lang=*"
PLAIN = {"service_workers": "block"}  # every request can be stopped


def keys_of(player: Player) -> list[str]:
    """The keys of the orders that the page sends from now on."""
    keys: list[str] = []

    def note(request: Request) -> None:
        if request.method == "POST" and request.url.partition("?")[0].endswith("/api/v2/games"):
            keys.append(request.headers["idempotency-key"])

    player.page.on("request", note)
    return keys


def open_in_vain(player: Player) -> None:
    """The table is opened, and nobody here hears of it."""

    def lose(route: Route) -> None:
        if route.request.method == "POST":
            assert route.fetch().ok
            route.abort()
        else:
            route.continue_()

    player.visit()
    player.page.route(GAMES, lose)
    player.click(player.button("Open the gates"))
    expect(player.page.get_by_role("alert")).to_be_visible()
    player.page.unroute(GAMES)


def tables(player: Player) -> int:
    answer = player.page.request.get(f"{player.url}/api/v2/games?filter=mine")
    return len(answer.json()["games"])


def test_a_lost_answer_and_a_reload_leave_one_table(new_player: NewPlayer) -> None:
    player = new_player(**PLAIN)
    keys = keys_of(player)
    open_in_vain(player)
    player.page.reload()
    player.open_gates()
    assert player.wait() == "ask"
    assert len(keys) == 2
    assert keys[0] == keys[1] != ""
    assert tables(player) == 1


def test_whoever_has_found_the_table_opens_another(new_player: NewPlayer) -> None:
    player = new_player(**PLAIN)
    keys = keys_of(player)
    open_in_vain(player)
    player.page.reload()
    player.click(player.page.locator('main a[href^="/games/"]'))
    first = player.game
    assert player.wait() == "ask"
    player.visit()
    assert player.open_gates() != first
    assert keys[0] != keys[1]
    assert tables(player) == 2
