"""The network fails in the middle of a move: it is played once, and the page comes back by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.server.moving_time import wait_for
from tests.server.processes import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.marks import SEALED
from tests.web.player import Player

MOVES = "**/moves?*"


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of the test's own, to be killed."""
    server = ServerProcess(f"sqlite:///{tmp_path}/games.db", tmp_path / "data")
    server.start()
    try:
        server.wait()
        yield server
    finally:
        server.clean()


def begin_dice(player: Player, decisions: int = 3) -> None:
    player.visit()
    player.choose_game("Troyes Dice")
    player.seat(2, "nobody")
    player.open_gates()
    for _ in range(decisions):
        player.wait()
        player.decide()


def seal_into(player: Player, happens: Callable[[Route], None]) -> None:
    """Send a decision; what happens to its request is somebody else's affair, once."""

    struck: list[Route] = []

    def once(route: Route) -> None:
        if route.request.method != "POST" or struck:
            return route.continue_()
        struck.append(route)
        happens(route)

    player.wait()
    player.prepare()
    player.page.route(MOVES, once)
    player.send()
    player.page.wait_for_timeout(1_000)


def check_once(player: Player) -> None:
    """The page goes on by itself, and in the end every move was played exactly once."""
    player.page.wait_for_function(SEALED)
    player.play()
    record = player.check_result()
    assert sum(not entry.line.startswith("*") for entry in record.entries) == player.seals


def forget_lost_sockets(player: Player) -> None:
    """The browser notes that a server that is gone cannot be reached."""
    complaints = player.traffic.complaints
    complaints[:] = [text for text in complaints if "WebSocket connection" not in text]


def test_the_answer_is_lost(new_player: NewPlayer) -> None:
    player = new_player(seed=31)
    begin_dice(player)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    seal_into(player, lose)
    check_once(player)


@pytest.mark.parametrize("arrives", [True, False], ids=["after", "before"])
def test_the_server_is_killed(new_player: NewPlayer, frail: ServerProcess, arrives: bool) -> None:
    """Just after it has the move, or just before."""
    player = new_player(frail.url, seed=32)
    begin_dice(player)

    def kill(route: Route) -> None:
        if arrives:
            route.fetch()
        frail.kill()
        route.abort()
        frail.start()
        frail.wait()

    seal_into(player, kill)
    check_once(player)
    forget_lost_sockets(player)


def test_the_network_is_gone_for_a_while(new_player: NewPlayer) -> None:
    """The move is kept; when the network is back it is sent, without another click."""
    player = new_player(seed=33)
    begin_dice(player)

    def cut(route: Route) -> None:
        player.page.context.set_offline(True)
        route.abort()

    seal_into(player, cut)
    player.page.context.set_offline(False)
    check_once(player)
    forget_lost_sockets(player)


def test_the_tab_is_closed_and_opened_again(new_player: NewPlayer) -> None:
    player = new_player(seed=34)
    begin_dice(player)
    player.wait()
    player.prepare()
    player.page.reload()
    check_once(player)


# Whether the first page stays on the device: it is kept last.
KEPT = "async () => Boolean(await caches.match('/'))"


def test_a_phone_at_a_real_table_needs_one_visit(new_player: NewPlayer, frail: ServerProcess) -> None:
    """Every page for real tables opens without the server, says what it lacks, keeps what is entered, and goes on."""
    player = new_player(frail.url, viewport={"width": 390, "height": 844})
    page = player.page
    player.visit("/table")
    wait_for(lambda: page.evaluate(KEPT))
    frail.kill()
    for path, title in (("king", "The King"), ("dice", "Troyes Dice"), ("score", "The count")):
        player.visit(f"/table/{path}")
        page.get_by_role("heading", name=title, exact=True).wait_for()
    page.get_by_role("alert").get_by_text("The server cannot be reached.").wait_for()
    page.get_by_role("textbox").first.fill("Anne")
    frail.start()
    frail.wait()
    page.get_by_role("alert").wait_for(state="detached")
    assert page.get_by_role("textbox").first.input_value() == "Anne"
    player.traffic.complaints.clear()  # the browser notes every request that found nobody
