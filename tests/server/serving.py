"""A server in the tests' own process, on a real port, and clients that speak to it as browsers do."""

from __future__ import annotations

import json
import socket
import ssl
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.server.declared import Checked, check_answer, check_frame
from tests.server.same_dice import SameDice
from troyes.server.app import create_app
from troyes.server.bots.runner import BotRunner, ThreadRunner
from troyes.server.edge.doors import Doors
from troyes.server.randomness import Randomness
from troyes.server.run import AnnouncingServer, config_of, listen
from troyes.server.server_time import Machine
from troyes.server.services import Services
from troyes.server.settings import Settings

WAIT = 60.0
# For httpx: time enough on a busy machine; without a context it reads all authorities for every client.
PLAIN: Any = {"timeout": WAIT, "verify": ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)}
# Idle connections are given up long before the server does so: else a request may meet the end of the one it goes over.
KEPT = httpx.Limits(keepalive_expiry=1.0)
Data = dict[str, Any]


class Running:
    """A server that runs, with everything inside it."""

    def __init__(self, services: Services, listening: socket.socket, doors: Doors) -> None:
        self.services = services
        self.doors = doors
        self.port: int = listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def client(self, name: str = "") -> Client:
        """A new device; with a name, of a person the server knows."""
        client = Client(self.url, looks=False)
        if name:
            client.introduce(name)
        return client


@contextmanager
def serving(
    settings: Settings,
    machine: Machine | None = None,
    runner: BotRunner | None = None,
    randomness: Randomness | None = None,
) -> Iterator[Running]:
    """A server for as long as the block lasts; it ends as it would on SIGTERM."""
    runner = runner or ThreadRunner()
    services = Services(settings, randomness or SameDice(), runner, machine)
    if isinstance(runner, ThreadRunner):
        runner.levels = services.levels
    ready = Event()
    with listen("127.0.0.1", 0) as listening:
        doors = Doors(settings)
        app = create_app(services)
        app.add_middleware(Checked)
        server = AnnouncingServer(config_of(settings, app, doors), ready.set)
        thread = Thread(target=run_quietly, args=(server, listening), daemon=True)
        thread.start()
        assert ready.wait(WAIT)
        try:
            yield Running(services, listening, doors)
        finally:
            server.should_exit = True
            thread.join(WAIT)
            assert not thread.is_alive()


def run_quietly(server: uvicorn.Server, listening: socket.socket) -> None:
    """Signals belong to the main thread."""
    server.run(sockets=[listening])


class Client:
    """A device: keeps its cookie, sends JSON. `looks`: at answers itself, where nobody else does; see declared.py."""

    def __init__(self, url: str, looks: bool = True) -> None:
        self.url = url
        self.looks = looks
        hooks = {"response": [check_answer] if looks else []}
        self.http = httpx.Client(base_url=url, headers={"X-Troyes": "1"}, limits=KEPT, event_hooks=hooks, **PLAIN)
        self.id = ""
        self.origin: str | None = None  # the site whose page this is

    def introduce(self, name: str) -> None:
        self.id = self.good(self.post("/api/v2/people", {"name": name}), 201)["id"]

    def move_to(self, url: str) -> None:
        """Speak to another server as the same device."""
        self.url = url
        self.http.base_url = httpx.URL(url)
        self.http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # ---- asking ---------------------------------------------------------------------------------------------------

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any = None, key: str | None = None, **query: Any) -> httpx.Response:
        headers = {} if key is None else {"Idempotency-Key": key}
        return self.http.post(path, json=body, params=query, headers=headers)

    def good(self, answer: httpx.Response, status: int = 200) -> Data:
        assert answer.status_code == status, (answer.status_code, answer.text)
        found: Data = answer.json()
        return found

    # ---- games ----------------------------------------------------------------------------------------------------

    def open(self, **wanted: Any) -> Data:
        return self.good(self.post("/api/v2/games", wanted), 201)

    def look(self, game: str, **query: Any) -> Data:
        return self.good(self.get(f"/api/v2/games/{game}", **query))

    def state(self, game: str, **query: Any) -> Data:
        found: Data = self.look(game, **query)["state"]
        return found

    def join(self, game: str, invitation: str | None = None) -> Data:
        body = {} if invitation is None else {"invitation": invitation}
        return self.good(self.post(f"/api/v2/games/{game}/join", body))

    def moves(self, game: str, **query: Any) -> Data:
        return self.good(self.get(f"/api/v2/games/{game}/moves", **query))

    def send(self, game: str, decision: str, move: str, key: str | None = None) -> httpx.Response:
        return self.post(f"/api/v2/games/{game}/moves", {"decision": decision, "move": move}, key)

    def play(self, game: str, at: int = 0) -> Data:
        """Play one of the listed moves."""
        found = self.moves(game)
        return self.good(self.send(game, found["decision"]["id"], found["moves"][at % len(found["moves"])][0]))

    def undo(self, game: str, whole_turn: bool = False) -> httpx.Response:
        name = self.state(game)["undo"] or "0.0.0"
        return self.post(f"/api/v2/games/{game}/undo", {"undo": name, "whole_turn": whole_turn})

    # ---- live -----------------------------------------------------------------------------------------------------

    def watch(self, game: str, **query: Any) -> Watching:
        return Watching(self, game, query)


class Watching:
    """A socket; `frame()` waits for the next one."""

    def __init__(self, client: Client, game: str, query: Data) -> None:
        base = client.url.replace("http://", "ws://")
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        headers |= {"Origin": client.origin} if client.origin else {}
        self.path, self.looks = f"/api/v2/games/{game}/live", client.looks
        self.socket: ClientConnection = connect(
            f"{base}{self.path}?{asked}", additional_headers=headers, max_size=None, open_timeout=WAIT
        ).__enter__()

    def frame(self, wait: float = WAIT) -> Data:
        received = self.socket.recv(timeout=wait)
        if self.looks:
            check_frame(self.path, str(received))
        found: Data = json.loads(received)
        return found

    def __enter__(self) -> Watching:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()


def decider(clients: list[Client], game: str) -> Client | None:
    """Who of them has to decide, once bots have done so; None when the game is over."""
    end = time.monotonic() + WAIT
    while (state := clients[0].state(game))["pending"]:
        people = [state["seats"][seat]["person"] for seat in state["pending"]]
        for client in clients:
            if client.id in people or (not client.id and client.state(game)["you"] in state["pending"]):
                return client
        assert time.monotonic() < end, "nobody decides"
        time.sleep(0.02)
    return None


def play_next(clients: list[Client], game: str, at: int = 0) -> Data:
    """Whoever has to decide plays one of the listed moves."""
    client = decider(clients, game)
    assert client is not None
    return client.play(game, at)


def play_out(clients: list[Client], id: str) -> None:
    """To the end of the game."""
    count = 0
    while (client := decider(clients, id)) is not None:
        client.play(id, count * 3)
        count += 1


def seat_all(
    server: Running, game: str, options: Data, names: Sequence[str] = (), **more: Any
) -> tuple[list[Client], str]:
    """A running game between as many people as it has seats: with these names, or Ada and her guests."""
    host = server.client(names[0] if names else "Ada")
    opened = host.open(game=game, options=options, **more)
    clients, id = [host], opened["state"]["id"]
    for number, _ in enumerate(opened["state"]["seats"][1:], 1):
        clients.append(server.client(names[number] if names else f"Guest {number}"))
        clients[-1].join(id, opened["invitation"])
    return clients, id
