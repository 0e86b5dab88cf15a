"""A device that keeps every byte it is sent, and a server of which everything random and the time are pinned."""

from __future__ import annotations

import json
import socket
import struct
from typing import Any

import pytest

from tests.server import serving
from troyes.server import run
from troyes.server.randomness import Randomness
from troyes.server.server_time import Machine

WAIT = 60.0
DATE = "Thu, 01 Jan 1970 00:00:00 GMT"
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


class Pinned(Randomness, Machine):
    """Names in sequence, one secret, and a time that stands still until it is moved."""

    def __init__(self) -> None:
        self.names = 0
        self.time = 1_000_000_000

    def next(self, kind: str) -> str:
        self.names += 1
        return f"{kind}-{self.names}"

    def id(self) -> str:
        return self.next("id")

    def token(self) -> str:
        return self.next("token")

    def secret(self) -> bytes:
        return bytes([2]) * 32  # of the dice game: in the first half-day every seat may choose in several steps

    def wall(self) -> int:
        return self.time

    def monotonic(self) -> int:
        return self.time


def pin_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dates in answers, pings on sockets and the end of idle connections come from the clock of the machine."""
    monkeypatch.setattr("email.utils.formatdate", lambda *_, **__: DATE)
    monkeypatch.setattr("uvicorn.server.formatdate", lambda *_, **__: DATE)
    usual = run.config_of

    def without_pings(*given: Any) -> Any:
        config = usual(*given)
        config.ws_ping_interval = None
        config.timeout_keep_alive = 600
        return config

    monkeypatch.setattr(serving, "config_of", without_pings)


class Connection:
    """A TCP connection and what came over it."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), WAIT)
        self.buffer = b""

    def take(self, count: int) -> bytes:
        while len(self.buffer) < count:
            received = self.socket.recv(65536)
            assert received, "the server has closed the connection"
            self.buffer += received
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def take_head(self) -> bytes:
        while b"\r\n\r\n" not in self.buffer:
            received = self.socket.recv(65536)
            assert received, "the server has closed the connection"
            self.buffer += received
        return self.take(self.buffer.index(b"\r\n\r\n") + 4)

    def close(self) -> None:
        self.socket.close()


class Wire:
    """Asks over HTTP and listens on a socket; `traffic` is all that came, by what was asked."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.http: Connection | None = None  # opened when it is used: the server ends one that is idle
        self.live: Connection | None = None
        self.traffic: list[tuple[str, bytes]] = []

    def head(self, method: str, path: str, **more: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "X-Troyes: 1", "X-Request-Id: request-of-the-test"]
        lines += [f"Cookie: {self.cookie}"] if self.cookie else []
        lines += [f"{name.replace('_', '-')}: {value}" for name, value in more.items()]
        return "\r\n".join([*lines, "", ""]).encode()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer as data; its bytes are kept."""
        data = b"" if body is None else json.dumps(body).encode()
        length = {} if body is None else {"Content_Type": "application/json", "Content_Length": str(len(data))}
        if self.http is None:
            self.http = Connection(self.port)
        self.http.socket.sendall(self.head(method, path, **length) + data)
        head = self.http.take_head()
        sizes = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        content = self.http.take(int(sizes[0].split(b":")[1]))
        self.traffic.append((f"{method} {path}", head + content))
        return json.loads(content) if b"application/json\r\n" in head else content

    # ---- live -----------------------------------------------------------------------------------------------------

    def watch(self, path: str) -> int:
        """A socket; the number of its first frame."""
        self.traffic.append((f"upgrade {path}", self.upgrade(path)))
        return self.frame()

    def upgrade(self, path: str) -> bytes:
        """Ask for a socket; the head of the answer."""
        if self.live is not None:
            self.live.close()
        self.live = Connection(self.port)
        upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
        self.live.socket.sendall(self.head("GET", path, **upgrade, Sec_WebSocket_Key=KEY))
        return self.live.take_head()

    def frame(self) -> int:
        assert self.live is not None
        start = self.live.take(2)
        length = start[1] & 127
        if length > 125:
            extended = self.live.take(2 if length == 126 else 8)
            start, length = start + extended, struct.unpack("!H" if length == 126 else "!Q", extended)[0]
        content = self.live.take(length)
        self.traffic.append(("frame", start + content))
        assert start[0] == 0x81, "not a text in one piece"
        number: int = json.loads(content)["seq"]
        return number

    def close(self) -> None:
        for connection in (self.http, self.live):
            if connection is not None:
                connection.close()
