"""`troyes serve` in processes of their own, to be killed."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

WAIT = 60.0
PORTS = range(16_000, 32_000)  # below those that systems give to whoever asks for any
GIVEN: set[int] = set()


def free_port() -> int:
    """A port that nobody uses, nor is given by chance while the server is not listening: one that is started again must
    be found at the same address."""
    for port in random.SystemRandom().sample(PORTS, 100):
        if port not in GIVEN and is_free(port):
            GIVEN.add(port)
            return port
    raise OSError("no port is free")


def is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


class ServerProcess:
    """A server with a process group of its own, so that nothing it leaves behind goes unseen. It logs to a file."""

    def __init__(self, database_url: str, folder: Path, port: int = 0, **settings: str) -> None:
        folder.mkdir(exist_ok=True)
        self.log = folder / "server.log"
        self.surroundings = {
            **os.environ,
            "TROYES_DATABASE_URL": database_url,
            "TROYES_DATA_DIR": str(folder),
            "TROYES_RATE_LIMITS": "off",  # all players of a test have one address
            **{f"TROYES_{name.upper()}": value for name, value in settings.items()},
        }
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.groups: list[int] = []
        self.most_bytes = 0  # of a file, as on a disk without room; 0: no limit

    def start(self) -> None:
        """Start it; `wait` says when it can be asked."""
        command = [*self.limit(), sys.executable, "-m", "troyes", "serve", "--port", str(self.port), "--lang", "en"]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.surroundings, start_new_session=True
            )
        self.groups.append(self.process.pid)

    def limit(self) -> list[str]:
        blocks = str(self.most_bytes // 512)
        return ["sh", "-c", 'ulimit -f "$0" && exec "$@"', blocks] if self.most_bytes else []

    def wait(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text()
        Thread(target=self.process.stdout.read, daemon=True).start()  # a full pipe would stop it

    def kill(self) -> None:
        """No warning, no clean end."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(WAIT)

    def stop(self) -> None:
        """As on Ctrl-C or by a service manager."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait(WAIT)

    def left_behind(self, patience: float = 15.0) -> list[int]:
        """The process groups in which something still runs after the server itself has ended."""
        until = time.monotonic() + patience
        while (left := [group for group in self.groups if is_alive(group)]) and time.monotonic() < until:
            time.sleep(0.1)
        return left

    def tracebacks(self) -> list[str]:
        """What went wrong inside. A worker that was just being started when the server was killed may say so."""
        found = self.log.read_text().split("Traceback (most recent call last)")[1:]
        return [text for text in found if "spawn_main" not in text[:400]]

    def clean(self) -> None:
        """Whatever happened in the test: nothing goes on."""
        for group in self.groups:
            if is_alive(group):
                os.killpg(group, signal.SIGKILL)
        if self.process is not None:
            self.process.wait(WAIT)


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
