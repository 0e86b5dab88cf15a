"""A server that is told to end finishes what it has accepted and sends everybody back to its successor."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Event, Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.processes import ServerProcess
from tests.server.serving import WAIT, Client
from tests.server.waiting import until
from troyes.server.run import GRACE

COME_BACK = (1012, 4000)


@pytest.fixture
def server(database_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    """A process of its own, with bots in processes of theirs."""
    found = ServerProcess(database_url, tmp_path)
    found.start()
    found.wait()
    yield found
    found.clean()


def sitting(server: ServerProcess) -> tuple[Client, str]:
    """A player and a game against a bot."""
    client = Client(server.url)
    client.introduce("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "journeyman"}]
    return client, client.open(game="city", options={"players": 2}, seats=seats)["state"]["id"]


def stop(server: ServerProcess, number: int) -> int:
    """The exit code after a signal."""
    assert server.process is not None
    server.process.send_signal(number)
    return server.process.wait(60)


def read_on(watching: Any) -> None:
    while True:
        watching.frame()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_sockets_are_told_to_come_back_and_nothing_is_left(server: ServerProcess, number: int) -> None:
    client, id = sitting(server)
    with client.watch(id) as watching:
        watching.frame()
        began = time.monotonic()
        code = stop(server, number)
        with pytest.raises(ConnectionClosed) as closed:
            read_on(watching)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code in COME_BACK
    assert (code, time.monotonic() - began < GRACE) == (0, True)
    assert not server.left_behind()
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert [line["event"] for line in lines if line["event"] in ("started", "stopping")] == ["started", "stopping"]
    assert not [line for line in lines if line["level"] == "error"]


def test_every_request_is_answered_or_was_never_accepted(server: ServerProcess) -> None:
    """Somebody plays on while the server ends: what was answered is there afterwards, and nothing else is."""
    client, id = sitting(server)
    acknowledged: list[int] = []
    failed = Event()

    def play_on() -> None:
        while not failed.is_set():
            try:
                state = client.state(id)
                if state["decision"] is None:
                    time.sleep(0.01)
                    continue
                acknowledged.append(client.play(id, len(acknowledged))["seq"])
            except (httpx.HTTPError, AssertionError):
                failed.set()

    playing = Thread(target=play_on)
    playing.start()
    until(lambda: len(acknowledged) >= 5 or failed.is_set())
    assert stop(server, signal.SIGTERM) == 0
    playing.join(WAIT)
    assert failed.is_set()
    server.start()
    server.wait()
    seen = {post["seq"] for post in client.look(id, log=2000)["messages"] if post["kind"] == "move"}
    own = [post for post in client.look(id, log=2000)["messages"] if post.get("seat") == client.state(id)["you"]]
    assert set(acknowledged) <= seen
    assert len([post for post in own if post["kind"] == "move"]) - len(acknowledged) in (0, 1)
    assert os.path.getsize(server.log) > 0
