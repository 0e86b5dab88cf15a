"""What never becomes a request: long heads, half requests, floods. Spoken byte by byte to a real server."""

from __future__ import annotations

import base64
import json
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest

from tests.server.conftest import MakeUrl
from tests.server.declared import adapter
from tests.server.moving_time import wait_for
from tests.server.serving import Running, serving
from troyes.server.api.described import described
from troyes.server.api.errors import ErrorShown
from troyes.server.edge.doors import Doors
from troyes.server.edge.limits import EdgeLimits
from troyes.server.settings import Settings, from_environment

WAIT = 30.0
SHORT = 0.4
QUICK = EdgeLimits(head_seconds=SHORT, body_seconds=SHORT, body_rate=1000, idle_seconds=1, frames=20, connections=8)
HELD = EdgeLimits(body_bytes=100_000, all_body_bytes=150_000)
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/v2/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def settings(make_url: MakeUrl) -> Settings:
    return replace(from_environment({"TROYES_DATABASE_URL": make_url("sqlite")}), edge=QUICK)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Running]:
    with serving(settings) as running:
        yield running


class Line:
    """A connection, byte by byte."""

    def __init__(self, server: Running, sent: bytes = b"") -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), WAIT)
        self.send(sent)

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def until_end(self) -> bytes:
        """All that comes until the server ends the connection."""
        found = b""
        with suppress(ConnectionResetError):
            while part := self.socket.recv(65536):
                found += part
        return found

    def is_cut_off(self, data: bytes, pause: float) -> bool:
        """Whether the server ends the connection while this is sent again and again."""
        end = time.monotonic() + WAIT / 3
        while time.monotonic() < end:
            try:
                self.send(data)
            except OSError:
                return True
            time.sleep(pause)
        return False

    def status(self) -> int:
        """Of a server that answers once and then ends the connection."""
        found = self.until_end()
        return int(found.split()[1]) if found else 0

    def error(self) -> tuple[int, dict[str, str]]:
        head, _, body = self.until_end().partition(b"\r\n\r\n")
        adapter(described(ErrorShown)).validate_json(body, strict=True)
        return int(head.split()[1]), json.loads(body)["error"]

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()


@contextmanager
def line(server: Running, sent: bytes = b"") -> Iterator[Line]:
    with Line(server, sent) as opened:
        yield opened


def is_well(server: Running) -> bool:
    with line(server, GET + b"Connection: close\r\n\r\n") as asked:
        return asked.status() == 200


def is_empty(server: Running) -> bool:
    """Whether every connection has left."""
    return wait_for(lambda: server.doors.total == 0)


# ---- heads -------------------------------------------------------------------------------------------------------


def fields(number: int, size: int = 1) -> bytes:
    return b"".join(b"X-%d: %s\r\n" % (at, b"a" * size) for at in range(number))


def test_a_head_within_limits_is_answered(server: Running) -> None:
    for head in (fields(97), fields(60, 1000)):
        with line(server, GET + head + b"Connection: close\r\n\r\n") as asked:
            assert asked.status() == 200


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (GET + fields(101) + b"\r\n", 431),
        (GET + fields(64, 1024) + b"\r\n", 431),
        (GET + b"X: " + b"a" * 300_000, 431),  # no end in sight
        (GET + b"x" * 300_000, 431),
        (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414),
        (b"GET /" + b"a" * 300_000, 414),
        (b"nonsense\r\n\r\n", 400),
    ],
)
def test_a_head_that_is_too_long_is_refused(server: Running, sent: bytes, status: int) -> None:
    with line(server, sent) as asked:
        found, error = asked.error()
    assert found == status
    assert " / " in error["message"]  # in both languages
    assert is_well(server)


def test_sixty_megabytes_of_head_do_not_hold_anybody_up(server: Running) -> None:
    with line(server, GET + b"X: ") as asked:
        slowest = 0.0
        for _ in range(60):
            try:
                asked.send(b"a" * 2**20)
            except OSError:
                break
            began = time.monotonic()
            assert is_well(server)
            slowest = max(slowest, time.monotonic() - began)
    assert slowest < 2.0


def test_trailers_count_as_part_of_the_head(server: Running) -> None:
    with line(server, POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\n" + fields(200) + b"\r\n") as asked:
        assert asked.status() in (0, 431)
    assert is_well(server)


# ---- half requests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sent", [b"", b"\r\n\r\n"])
def test_a_connection_that_is_never_used_ends_without_a_word(server: Running, sent: bytes) -> None:
    """Browsers open some in advance: an answer to nothing would be taken for that to their next request."""
    began = time.monotonic()
    with line(server, sent) as asked:
        assert asked.until_end() == b""
    assert SHORT * 0.9 <= time.monotonic() - began < 10
    assert is_empty(server)


@pytest.mark.parametrize("sent", [b"G", GET, GET + b"X: "])
def test_half_a_head_is_given_up(server: Running, sent: bytes) -> None:
    began = time.monotonic()
    with line(server, sent) as asked:
        assert asked.status() == 408
    assert SHORT * 0.9 <= time.monotonic() - began < 10


def test_a_head_that_drips_is_given_up(server: Running) -> None:
    """Each byte comes in time, the whole never does."""
    with line(server, GET) as asked:
        assert asked.is_cut_off(b"X: a\r\n", SHORT / 8)
    assert is_well(server)


def test_the_second_request_of_a_connection_has_its_own_time(server: Running) -> None:
    with line(server, GET + b"\r\n") as asked:
        assert asked.socket.recv(65536).startswith(b"HTTP/1.1 200")
        time.sleep(SHORT / 2)
        asked.send(GET)
        time.sleep(SHORT * 0.75)
        asked.send(b"\r\n")
        assert asked.socket.recv(65536).startswith(b"HTTP/1.1 200")
        asked.send(GET)
        assert asked.status() == 408


def test_an_idle_connection_is_closed(server: Running) -> None:
    with line(server, GET + b"\r\n") as asked:
        assert asked.until_end().count(b"HTTP/1.1") == 1


@pytest.mark.parametrize("length", [b"Content-Length: 500\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n5\r\n"])
def test_half_a_body_is_given_up(server: Running, length: bytes) -> None:
    with line(server, POST + length + b"{") as asked:
        assert asked.status() == 408


def test_chunks_without_content_do_not_buy_time(server: Running) -> None:
    with line(server, POST + b"Transfer-Encoding: chunked\r\n\r\n5") as asked:
        assert asked.is_cut_off(b";x" * 2000, SHORT / 8)


def test_a_slow_body_that_goes_on_is_waited_for(server: Running) -> None:
    """At a rate that a bad phone has, for longer than a body without progress would be given."""
    body = json.dumps({"name": "Ada"}).encode() + b" " * 3000
    began = time.monotonic()
    with line(server, POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)) as asked:
        for start in range(0, len(body), 300):
            asked.send(body[start : start + 300])
            time.sleep(SHORT / 4)
        assert time.monotonic() - began > 2 * SHORT
        assert asked.status() == 201


def test_a_body_that_is_refused_is_not_read_to_its_end(server: Running) -> None:
    with line(server, POST + b"Content-Length: 100000000\r\n\r\n") as asked:
        assert asked.is_cut_off(b"a" * 1000, 0.01)


def test_requests_that_are_sent_ahead_are_few(server: Running) -> None:
    with line(server, (GET + b"\r\n") * 4 + GET + b"Connection: close\r\n\r\n") as asked:
        assert asked.until_end().count(b"HTTP/1.1 200") == 5
    with line(server, (GET + b"\r\n") * 3000) as asked:
        assert asked.until_end().count(b"HTTP/1.1 200") < 30
    assert is_well(server)


def test_a_connection_is_used_again_after_a_body_that_was_refused(server: Running) -> None:
    """What is left of a body that is not much too long is read, so that the next request finds its way."""
    client = server.client()
    for _ in range(5):
        assert client.post("/api/v2/replay", {"record": " " * 600_000}).status_code == 413
        assert client.get("/healthz").status_code == 200


def test_an_answer_that_nobody_reads_is_given_up(settings: Settings, make_url: MakeUrl) -> None:
    own = replace(settings, database_url=make_url("sqlite"), edge=replace(QUICK, stalled_seconds=SHORT))
    with serving(own) as server, ExitStack() as stack:
        asked = stack.enter_context(line(server))
        asked.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked.send(b"GET /api/v2/figures HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8)
        assert wait_for(lambda: server.doors.total == 1)
        assert is_empty(server)


# ---- how many ----------------------------------------------------------------------------------------------------


def test_an_address_holds_so_many_connections(server: Running) -> None:
    assert is_empty(server)
    with ExitStack() as stack:
        for _ in range(QUICK.connections):
            stack.enter_context(line(server))
        wait_for(lambda: server.doors.total == QUICK.connections)
        with line(server) as asked:
            status, error = asked.error()
        assert (status, error["code"]) == (429, "too_many")
        assert is_empty(server)  # they said nothing for too long
        assert is_well(server)


@pytest.mark.parametrize("change", [{"trusted_proxies": "10.0.0.1, 127.0.0.0/8"}, {"rate_limits": False}])
def test_a_trusted_proxy_holds_the_connections_of_many(settings: Settings, change: dict[str, Any]) -> None:
    doors = Doors(replace(settings, **change))
    assert all(doors.enter("127.0.0.1") for _ in range(3 * QUICK.connections))


def test_doors_count_networks_and_all_together(settings: Settings) -> None:
    doors = Doors(replace(settings, edge=EdgeLimits(connections=2, all_connections=3), trusted_proxies="10.0.0.1"))
    entered = [doors.enter(host) for host in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "192.0.2.1", "10.0.0.1")]
    assert entered == [True, True, False, True, False]
    doors.leave("2001:db8::1")
    assert doors.enter("2001:db8::9")
    assert (doors.total, doors.inside["2001:db8::/64"]) == (3, 2)


# ---- how much ----------------------------------------------------------------------------------------------------


HALF = b"Content-Length: 60000\r\n\r\n" + b" " * 30_000


@pytest.fixture(scope="module")
def holding(make_url: MakeUrl) -> Iterator[Running]:
    with serving(replace(from_environment({"TROYES_DATABASE_URL": make_url("sqlite")}), edge=HELD)) as running:
        yield running


def is_holding(server: Running, size: int) -> bool:
    return wait_for(lambda: server.doors.held_by_all == size) and sum(server.doors.held.values()) == size


def test_an_address_leaves_so_many_bytes_of_bodies_unfinished(holding: Running) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(line(holding, POST + HALF)) for _ in range(3)]
        assert is_holding(holding, 90_000)
        with line(holding, POST + HALF) as asked:
            status, error = asked.error()
        assert (status, error["code"]) == (429, "too_many")
        assert is_holding(holding, 90_000)
        stack.enter_context(line(holding, POST + b"Content-Length: 60000\r\n\r\n" + b" " * 4096))
        assert is_holding(holding, 94_096)
        assert is_well(holding)
        assert holding.client("Ada").id  # who plays sends little, which is never too much
        lines[0].send(b" " * 30_000)
        assert lines[0].status() == 429
        assert is_holding(holding, 64_096)
        lines[1].socket.close()
        with line(holding, POST + HALF) as asked:
            assert is_holding(holding, 64_096)
    assert is_empty(holding)
    assert is_holding(holding, 0)


@pytest.mark.parametrize("length", [b"Content-Length: %d", b"Transfer-Encoding: chunked\r\nX: %d"])
def test_a_small_body_is_taken_while_others_hold_all_there_is(holding: Running, length: bytes) -> None:
    holding.doors.hold("192.0.2.1", 200_000)
    body = json.dumps({"name": "Ada"}).encode()
    sent = body if length.startswith(b"Content") else b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body)
    with line(holding, POST + b"Connection: close\r\n" + length % len(body) + b"\r\n\r\n" + sent) as asked:
        assert asked.status() == 201
    with line(holding, POST + HALF) as asked:
        assert asked.status() == 429
    holding.doors.release("192.0.2.1", 200_000)
    assert is_holding(holding, 0)


def test_what_was_answered_is_no_longer_held(holding: Running) -> None:
    """Over one connection, one request after the other and several ahead of their answers."""
    client = holding.client()
    for _ in range(4):
        assert client.post("/api/v2/people", {"name": " " * 40_000}).status_code == 422
    body = json.dumps({"name": "Ada"}).encode() + b" " * 30_000
    whole = POST + b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    with line(holding, whole * 2 + whole.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")) as asked:
        assert asked.until_end().count(b"HTTP/1.1 201") == 3
    assert is_holding(holding, 0)


def test_bytes_of_a_proxy_count_in_all_alone(settings: Settings) -> None:
    doors = Doors(replace(settings, edge=HELD, trusted_proxies="10.0.0.1"))
    assert [doors.hold("10.0.0.1", 70_000) for _ in range(3)] == [True, True, False]
    doors.release("10.0.0.1", 210_000)
    assert [doors.hold(host, 60_000) for host in ("2001:db8::1", "2001:db8::2", "192.0.2.1")] == [True, False, False]
    assert Doors(replace(settings, rate_limits=False)).hold("192.0.2.1", 1 << 40)


# ---- sockets -----------------------------------------------------------------------------------------------------


def frame(opcode: int, data: bytes = b"", is_last: bool = True) -> bytes:
    return struct.pack("!BB4x", (0x80 if is_last else 0) | opcode, 0x80 | len(data)) + data


def handshake(game: str, more: bytes = b"") -> bytes:
    key = base64.b64encode(bytes(16))
    return (
        b"GET /api/v2/games/%s/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: %s\r\n%s\r\n" % (game.encode(), key, more)
    )


@pytest.fixture
def watching(server: Running) -> Iterator[Line]:
    """A socket that has had its first frame."""
    host = server.client("Ada")
    game = host.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    with line(server, handshake(game)) as asked:
        found = b""
        while b'"seq"' not in found:
            found += asked.socket.recv(65536)
        yield asked


PING, PONG, TEXT, MORE = 9, 10, 1, 0


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING, b"a" * 100) * 20_000,
        frame(PONG) * 20_000,
        frame(TEXT, b"ping") * 20_000,
        frame(TEXT, b"", False) + frame(MORE, b"", False) * 20_000,
    ],
)
def test_a_flood_of_frames_closes_the_socket(server: Running, watching: Line, flood: bytes) -> None:
    with suppress(OSError):
        watching.send(flood)
    told = watching.until_end()
    assert len(told) < 20_000
    assert struct.pack("!H", 1008) in told or not told
    watching.socket.close()
    assert is_empty(server)
    assert not server.services.hub.sockets()


def test_some_pings_are_answered(watching: Line) -> None:
    for _ in range(QUICK.frames // 2):
        watching.send(frame(PING, b"hello"))
        assert b"hello" in watching.socket.recv(65536)


def test_a_frame_that_is_too_long_closes_the_socket(watching: Line) -> None:
    watching.send(struct.pack("!BBQ4x", 0x81, 0xFF, 2**40))
    assert struct.pack("!H", 1009) in watching.until_end()


@pytest.mark.parametrize("more", [b"X: " + b"a" * 9000 + b"\r\n", fields(101)])
def test_a_handshake_with_too_much_in_it_leaves_nothing_behind(server: Running, more: bytes) -> None:
    with line(server, handshake("nothing", more)) as asked:
        assert asked.status() in (0, 431)
    assert is_empty(server)


def test_half_a_handshake_is_given_up(server: Running) -> None:
    with line(server, handshake("nothing")[:-10]) as asked:
        assert asked.status() == 408
    assert is_empty(server)


def test_sockets_leave_through_the_door_they_came_in_by(server: Running, watching: Line) -> None:
    wait_for(lambda: server.doors.total == 1)
    watching.send(frame(8, struct.pack("!H", 1000)))
    watching.until_end()
    assert is_empty(server)
