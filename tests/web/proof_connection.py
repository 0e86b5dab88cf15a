"""The network fails in the middle of a move: it is played once, and the page comes back by itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute

from tests.server.moving_time import wait_for
from tests.server.processes import ServerProcess
from tests.web.conftest import NewPlayer
from tests.web.marks import SEALED
from tests.web.player import Player
from tests.web.traffic import Data

MOVES = "**/moves?*"
LONG_ENOUGH = 5_000  # milliseconds in which the page would have sent a move again


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


def begin(player: Player, name: str = "Troyes Dice", decisions: int = 3) -> None:
    """A game for one, after some decisions."""
    player.visit()
    player.choose_game(name)
    if name == "Troyes Dice":
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
    begin(player)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    seal_into(player, lose)
    check_once(player)


@pytest.mark.parametrize("arrives", [True, False], ids=["after", "before"])
def test_the_server_is_killed(new_player: NewPlayer, frail: ServerProcess, arrives: bool) -> None:
    """Just after it has the move, or just before."""
    player = new_player(frail.url, seed=32)
    begin(player)

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
    begin(player)

    def cut(route: Route) -> None:
        player.page.context.set_offline(True)
        route.abort()

    seal_into(player, cut)
    player.page.context.set_offline(False)
    check_once(player)
    forget_lost_sockets(player)


# ---- silence ------------------------------------------------------------------------------------------------------


def let_pass(socket: WebSocketRoute, change: Callable[[str], str | None]) -> None:
    """The socket of the page; what the server says on it is changed on the way, or lost."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        said = change(str(text))
        if said is not None:
            socket.send(said)

    server.on_message(pass_on)


def play_elsewhere(player: Player) -> None:
    """The first legal move, sent from another window of the same person."""
    address, asked = f"{player.url}/api/v2/games/{player.game}/moves", player.page.request
    moves = asked.get(address).json()
    order = {"decision": moves["decision"]["id"], "move": moves["moves"][0][0]}
    answer = asked.post(address, data=order, headers={"X-Troyes": "1"})
    assert answer.ok, answer.text()
    player.seals += 1


def test_a_socket_that_falls_silent_is_noticed(new_player: NewPlayer) -> None:
    """It stays open and tells nothing: the page asks, hears nothing, opens another and catches up."""
    player = new_player(seed=37)
    sockets: list[WebSocketRoute] = []
    silent: list[WebSocketRoute] = []
    told: list[str] = []

    def listen(socket: WebSocketRoute) -> None:
        def tell(text: str) -> str | None:
            if socket in silent:
                return None
            told.append(text)
            return text

        sockets.append(socket)
        let_pass(socket, tell)

    player.page.route_web_socket("**/live?*", listen)
    begin(player)
    player.wait()
    silent.extend(sockets)
    play_elsewhere(player)
    decision = state_of(player)["decision"]["id"]
    assert not any(decision in text for text in told)
    player.page.evaluate("dispatchEvent(new Event('online'))")
    while not any(decision in text for text in told):
        player.page.wait_for_timeout(100)
    assert len(sockets) > len(silent)
    check_once(player)


def test_an_answer_that_never_comes_holds_nobody_up(new_player: NewPlayer) -> None:
    """The server has the move and the socket tells it: the page does not wait for the answer."""
    player = new_player(seed=38)
    begin(player)
    seal_into(player, lambda route: None if route.fetch().ok else route.abort())
    check_once(player)


def test_the_list_of_moves_is_lost(new_player: NewPlayer) -> None:
    """The socket does not bring it, and twice it does not come over HTTP: it is asked for again, without a click."""
    player = new_player(seed=39)
    player.page.route_web_socket("**/live?*", lambda socket: let_pass(socket, without_moves))
    begin(player)
    lost: list[Route] = []

    def lose(route: Route) -> None:
        if route.request.method != "GET" or len(lost) == 2:
            return route.continue_()
        lost.append(route)
        route.abort()

    player.page.route(MOVES, lose)
    player.wait()
    player.decide()
    player.wait()
    assert len(lost) == 2
    check_once(player)


def without_moves(text: str) -> str:
    frame = json.loads(text)
    frame.pop("moves", None)
    return json.dumps(frame)


# ---- taken back ----------------------------------------------------------------------------------------------------


def state_of(player: Player) -> Data:
    """As the server knows it."""
    answer = player.page.request.get(f"{player.url}/api/v2/games/{player.game}")
    state: Data = answer.json()["state"]
    return state


def say(player: Player, text: str) -> Locator:
    """What the charter says."""
    return player.page.locator("section.charter").get_by_text(text)


def listen_through(socket: WebSocketRoute, is_deaf: list[bool]) -> None:
    """The socket of the page, which hears nothing for a while."""
    server = socket.connect_to_server()
    server.on_message(lambda text: None if is_deaf[0] else socket.send(text))


@pytest.mark.parametrize("name", ["The King", "Troyes Dice"])
def test_a_move_that_is_taken_back_is_never_played(new_player: NewPlayer, frail: ServerProcess, name: str) -> None:
    """Nobody answers; the person thinks again. When the server is back the page leaves it alone."""
    player = new_player(frail.url, seed=35)
    begin(player, name)
    player.wait()
    player.prepare()
    before = state_of(player)["decision"]
    frail.kill()
    player.send()
    say(player, "The server does not answer.").wait_for()
    assert say(player, "try again").count() == 0
    player.click(player.page.locator("section.charter").get_by_text("Take it back", exact=True))
    say(player, "Taken back: it is not sent again.").wait_for()
    frail.start()
    frail.wait()
    say(player, "Taken back: it is not sent again.").wait_for(state="detached")
    player.page.wait_for_timeout(LONG_ENOUGH)
    assert state_of(player)["decision"] == before
    player.prepare()
    player.seal()
    assert state_of(player)["decision"] != before
    forget_lost_sockets(player)


def test_a_move_that_had_arrived_is_not_said_to_be_taken_back(new_player: NewPlayer, frail: ServerProcess) -> None:
    """The server has it, its answer is lost, and then the person thinks again: the page says that it is played."""
    player = new_player(frail.url, seed=36)
    is_deaf = [False]
    player.page.route_web_socket("**/live?*", lambda socket: listen_through(socket, is_deaf))
    begin(player)
    before = state_of(player)["decision"]

    def kill(route: Route) -> None:
        is_deaf[0] = True
        route.fetch()
        frail.kill()
        route.abort()
        is_deaf[0] = False

    seal_into(player, kill)
    player.page.keyboard.press("u")
    say(player, "Taken back: it is not sent again.").wait_for()
    frail.start()
    frail.wait()
    say(player, "had already arrived, and it is played").wait_for()
    assert state_of(player)["decision"] != before
    check_once(player)
    forget_lost_sockets(player)


# ---- the tab, and a phone ------------------------------------------------------------------------------------------


def test_the_tab_is_closed_and_opened_again(new_player: NewPlayer) -> None:
    player = new_player(seed=34)
    begin(player)
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
