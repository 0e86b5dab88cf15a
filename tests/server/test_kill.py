"""A server that is killed loses nothing it has acknowledged, plays nothing twice, and goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.serving import Client, play_next

WAIT = 60


@contextmanager
def process(database_url: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`troyes serve` in a process of its own; it is killed at the end of the block."""
    surroundings = {**os.environ, "TROYES_DATABASE_URL": database_url, "TROYES_DATA_DIR": str(folder)}
    command = [sys.executable, "-m", "troyes", "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=surroundings) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            yield server, "http://" + line.split("http://")[1].split("/")[0]
        finally:
            server.kill()
            server.wait(WAIT)


def test_what_was_acknowledged_is_there_after_a_kill(database_url: str, tmp_path: Path) -> None:
    with process(database_url, tmp_path) as (_, url):
        clients = [Client(url), Client(url)]
        for client, name in zip(clients, ("Ada", "Blaise")):
            client.introduce(name)
        opened = clients[0].open(game="city", options={"players": 2})
        id = opened["state"]["id"]
        clients[1].join(id, opened["invitation"])
        for count in range(15):
            play_next(clients, id, count)
        before = [client.look(id) for client in clients]
    with process(database_url, tmp_path) as (_, url):
        for client in clients:
            client.move_to(url)
        assert [client.look(id) for client in clients] == before
        assert play_next(clients, id)["seq"] == before[0]["seq"] + 1
