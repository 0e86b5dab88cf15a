"""Whoever sends nonsense, too much, or somebody else's words is refused; nothing changes, nothing breaks."""

from __future__ import annotations

import json
import os
import random
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.server.serving import PLAIN, Client, Running, decider, seat_all
from tests.server.untouched import untouched
from tests.server.waiting import until
from tests.server.wire import WAIT, Connection, Wire

IS_LONG = "TROYES_PROOF" in os.environ
TABLES = 40 if IS_LONG else 4
DEEP = "[" * 20_000
JSON = {"Content-Type": "application/json", "X-Troyes": "1"}


class Table:
    """A game that has begun, and who sits there."""

    def __init__(self, server: Running, game: str = "city") -> None:
        self.server = server
        self.clients, self.id = seat_all(server, game, {"players": 2})
        self.path = f"/api/v2/games/{self.id}"
        client = decider(self.clients, self.id)
        assert client is not None
        client.play(self.id)
        self.client: Client = decider(self.clients, self.id) or client
        self.decision: str = self.client.moves(self.id)["decision"]["id"]


@pytest.fixture
def table(server: Running) -> Table:
    return Table(server)


def refused(answer: httpx.Response) -> None:
    """With an error as it is described, in JSON."""
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:300])
    error = answer.json()["error"]
    assert error["code"]
    assert error["message"]
    assert error["remedy"]


# ---- bodies ------------------------------------------------------------------------------------------------------

SURROGATE = "\ud800"
BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"{",
    "not UTF-8": b'{"decision": "1.0.0", "move": "\xff\xfe"}',
    "UTF-16": '{"decision": "1.0.0", "move": "1"}'.encode("utf-16"),
    "deep": DEEP.encode(),
    "deep closed": (DEEP + "]" * 20_000).encode(),
    "deep objects": b'{"move":' * 6_000,
    "a list": b"[]",
    "a number": b"1e999",
    "NaN": b'{"decision": NaN, "move": NaN}',
    "huge number": b'{"decision": "1.0.0", "move": ' + b"9" * 5_000 + b"}",
    "twice": b'{"decision": "0.0.0", "move": "1", "decision": "0.0.1", "move": "2"}',
    "unknown field": b'{"decision": "0.0.0", "move": "1", "seat": 1}',
    "half a letter": json.dumps({"decision": SURROGATE, "move": SURROGATE}).encode(),
    "zero": json.dumps({"decision": "0.0.0\x00", "move": "1\x00"}).encode(),
}
VERBS = ("moves", "undo", "chat", "join", "moves/preview", "why-not")


def test_bodies_that_make_no_sense(table: Table) -> None:
    with untouched(table.server):
        for verb in VERBS:
            for body in BODIES.values():
                refused(table.client.http.post(f"{table.path}/{verb}", content=body, headers=JSON))


STRANGE: list[Any] = [
    None, True, -1, 2**63, 10**40, 1.5, "", " ", "\x00", SURROGATE, "\U0010ffff", "🂡" * 50, "A" * 201, "٣", "１",
    [], {}, [[]], {"$gt": ""}, "'; DROP TABLE games; --", "../../etc/passwd", "%00", "${jndi:ldap://x}",
]  # fmt: skip
FIELDS: dict[str, dict[str, Any]] = {
    "moves": {"decision": "0.0.0", "move": "1"},
    "undo": {"undo": "0.0.0", "whole_turn": False},
    "join": {"seat": 1, "invitation": "x"},
    "moves/preview": {"decision": "0.0.0", "moves": ["1"]},
    "why-not": {"move": "1"},
}


def changed_in_one_field(table: Table) -> Iterator[tuple[str, bytes]]:
    """Requests with the right name of the decision, where it is not that field."""
    for verb, fields in FIELDS.items():
        usual = {**fields, **({"decision": table.decision} if "decision" in fields else {})}
        for field in usual:
            for value in STRANGE:
                yield verb, json.dumps({**usual, field: value}).encode()


def test_fields_that_make_no_sense(table: Table) -> None:
    with untouched(table.server):
        for verb, body in changed_in_one_field(table):
            answer = table.client.http.post(f"{table.path}/{verb}", content=body, headers=JSON)
            if verb == "why-not" and answer.status_code == 200:
                assert answer.json()["legal"] is False
            else:
                refused(answer)


PLAYERS: list[Any] = [None, 0, -1, 11, 99, 10**30, 2.5, "2", True, [], {}, float("nan"), float("inf")]
MODULES: list[Any] = [None, ["nothing"], [1], {}, [SURROGATE], ["all"] * 5000]
OPTIONS: list[Any] = [
    *({"players": value} for value in PLAYERS),
    *({"players": 2, "modules": value} for value in MODULES),
    {"nothing": 1}, {SURROGATE: 1}, {"players": 2, "x" * 10_000: 1}, {"players": 2, "revealed": "maybe"},
]  # fmt: skip
FIGURES: list[Any] = [
    {"nothing": 1}, {"rules": None}, {"rules": []}, {"rules": {"players": 3}}, {"rules": {"rounds": 10**9}},
    {"rules": {"rounds": -1}}, {"rules": {"rounds": {"2": 10**30}}}, {SURROGATE: {}}, {"cards": "none"},
    {"rules": {"deniers": {"2": 10**9}}},
]  # fmt: skip


def wishes() -> Iterator[dict[str, Any]]:
    for game in ("city", "dice"):
        yield from ({"game": game, "options": options} for options in OPTIONS)
        yield from ({"game": game, "figures": figures} for figures in FIGURES)
    yield from ({"game": value} for value in STRANGE)
    yield from ({"seats": value} for value in STRANGE if value is not None)
    yield {"seats": [{"kind": "me"}, {"kind": "me"}], "terms": {"rated": True}}
    yield {"seats": [{"kind": "me"}] + [{"kind": "open"}] * 9}
    yield {"seats": [{"kind": "bot", "level": "divine"}, {"kind": "me"}]}
    yield {"terms": {"clock": {"kind": "live", "seconds": 0}}}
    yield {"terms": {"substitute": "nobody"}}
    yield {"visibility": "hidden"}


def origins() -> Iterator[dict[str, Any]]:
    """Positions that nobody can go on from."""
    yield from ({"from": value} for value in STRANGE if value is not None)
    yield from ({"from": {"record": "{}", "step": value}} for value in STRANGE)
    yield from ({"from": {"record": value, "step": 0}} for value in STRANGE)


@pytest.mark.parametrize("make", [wishes, origins])
def test_tables_that_make_no_sense(server: Running, make: Callable[[], Iterator[dict[str, Any]]]) -> None:
    client = server.client("Ada")
    with untouched(server):
        for wish in make():
            answer = client.http.post("/api/v2/games", content=json.dumps(wish).encode(), headers=JSON)
            assert answer.status_code == 422, (wish, answer.status_code, answer.text[:300])
            refused(answer)


def test_figures_at_random(server: Running) -> None:
    """A table is opened with figures in which something has been changed, or refused; it is never a fault."""
    client, choices = server.client("Ada"), random.Random(11)
    for _ in range(TABLES):
        game = choices.choice(("city", "dice"))
        figures = {choices.choice(("rules", "buildings", "cards")): {choices.choice("abc"): choices.choice(STRANGE)}}
        body = json.dumps({"game": game, "figures": figures}).encode()
        answer = client.http.post("/api/v2/games", content=body, headers=JSON)
        assert answer.status_code in (201, 422), answer.text[:300]


# ---- too much ----------------------------------------------------------------------------------------------------


def test_bodies_that_are_too_long(table: Table) -> None:
    def drops() -> Iterator[bytes]:
        for _ in range(40):
            yield b" " * 4096

    with untouched(table.server):
        for content in (b"x" * 65537, drops()):
            answer = table.client.http.post(f"{table.path}/chat", content=content, headers=JSON)
            assert answer.status_code == 413, answer.text
            refused(answer)


def test_lengths_that_are_not_true(table: Table) -> None:
    with untouched(table.server):
        for length in ("-1", "1e3", "٣", "99999999999999999999", "0x10", "5, 6"):
            connection = Connection(table.server.port)
            head = f"POST {table.path}/chat HTTP/1.1\r\nHost: localhost\r\nX-Troyes: 1\r\nContent-Length: {length}"
            connection.socket.sendall(f"{head}\r\n\r\n{{}}".encode())
            status = int(connection.take_head().split(b" ")[1])
            connection.close()
            assert 400 <= status < 500, length
    table.client.look(table.id)


def test_requests_that_break_off(table: Table) -> None:
    """Devices lose their connection in the middle of a word."""
    whole = Wire(table.server.port).head("POST", f"{table.path}/chat", Content_Length="20") + b'{"text": "Salut !!"}'
    with untouched(table.server):
        for length in range(1, len(whole) - 1, 7):
            connection = Connection(table.server.port)
            connection.socket.sendall(whole[:length])
            connection.close()
        time.sleep(0.2)
        table.client.look(table.id)


# ---- somebody else's words ---------------------------------------------------------------------------------------

TOKENS = ["x", "é", "=", ";", ",", "token", "Bearer", "a" * 5000, "' OR 1=1 --"]


def test_wrong_tokens(table: Table) -> None:
    """Nobody gets in with a wrong cookie or token; at a table that is not public there is nothing to see."""
    with untouched(table.server):
        for token in TOKENS:
            for headers in ({"Cookie": f"troyes_device={token}"}, {"Authorization": f"Bearer {token}"}):
                given = httpx.Headers({**headers, "X-Troyes": "1"}, encoding="latin-1")
                with httpx.Client(base_url=table.server.url, headers=given, **PLAIN) as http:
                    refused(http.post(f"{table.path}/moves", json={"decision": table.decision, "move": "1"}))
                    assert http.get(table.path).status_code == 404


def test_somebody_elses_move(table: Table) -> None:
    """A request of the one who decides, repeated by another device, also with the same key."""
    code = table.client.moves(table.id)["moves"][0][0]
    other = next(client for client in table.clients if client is not table.client)
    stranger = table.server.client("Zoé")
    table.client.good(table.client.send(table.id, table.decision, code, key="mine"))
    with untouched(table.server):
        for thief in (other, stranger):
            for key in ("mine", None):
                refused(thief.send(table.id, table.decision, code, key=key))


def test_replayed_requests_change_nothing(table: Table) -> None:
    """Whatever has been accepted once is answered the same way again, or refused."""
    sent = []
    for count in range(6):
        client = decider(table.clients, table.id)
        assert client is not None
        found = client.moves(table.id)
        body = {"decision": found["decision"]["id"], "move": found["moves"][count][0]}
        key = f"k{count}" if count % 2 else None
        sent.append((client, body, key, client.post(f"{table.path}/moves", body, key)))
    with untouched(table.server):
        for client, body, key, first in sent:
            again = client.post(f"{table.path}/moves", body, key)
            if key is None:
                refused(again)
            else:
                assert again.content == first.content


def test_keys_that_make_no_sense(table: Table) -> None:
    with untouched(table.server):
        for key in ("", "a" * 65, "é", "a b", "ÿ"):
            headers = httpx.Headers({**JSON, "Idempotency-Key": key}, encoding="latin-1")
            refused(table.client.http.post(f"{table.path}/chat", content=b'{"text": "x"}', headers=headers))


def test_numbers_and_signs_that_no_table_has_are_refused_with_a_key_too(table: Table) -> None:
    with untouched(table.server):
        for odd in (1 << 70, "\ud800"):
            body = json.dumps({"game": "dice", "options": {"players": odd}}).encode()
            headers = {**JSON, "Idempotency-Key": "once"}
            refused(table.client.http.post("/api/v2/games", content=body, headers=headers))


def test_requests_of_another_site(table: Table) -> None:
    """A page elsewhere can make a browser send a request with the cookie, but not as its own."""
    with untouched(table.server):
        for headers in ({"Origin": "https://elsewhere.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = table.client.http.post(f"{table.path}/chat", json={"text": "x"}, headers=headers)
            assert answer.status_code == 403
            refused(answer)


# ---- sockets -----------------------------------------------------------------------------------------------------


def masked(opcode: int, content: bytes, length: int | None = None) -> bytes:
    size = len(content) if length is None else length
    if size < 126:
        head = struct.pack("!BB", opcode, 128 | size)
    elif size < 65536:
        head = struct.pack("!BBH", opcode, 128 | 126, size)
    else:
        head = struct.pack("!BBQ", opcode, 128 | 127, size)
    return head + bytes(4) + content


FRAMES: dict[str, bytes] = {
    "binary": masked(0x82, os.urandom(200)),
    "not UTF-8": masked(0x81, b"\xff\xfe\xfd"),
    "half a letter": masked(0x81, b"\xed\xa0\x80"),
    "wrong JSON": masked(0x81, b'{"type": "move"'),
    "right JSON": masked(0x81, b'{"decision": "0.0.0", "move": "1"}'),
    "too long": masked(0x81, b"x" * 5000),
    "far too long": masked(0x81, b"x", length=2**62),
    "negative length": masked(0x81, b"x", length=2**63),
    "not masked": b"\x81\x04ping",
    "reserved bits": masked(0xF1, b"ping"),
    "unknown opcode": masked(0x83, b"ping"),
    "end without a beginning": masked(0x80, b"ping"),
    "long control frame": masked(0x89, b"x" * 200),
    "split control frame": masked(0x09, b"x"),
    "wrong close": masked(0x88, b"\x00\x01"),
    "short close": masked(0x88, b"\x01"),
    "close with noise": masked(0x88, struct.pack("!H", 1000) + b"\xff\xff"),
    "pieces that never end": masked(0x01, b"ping") + masked(0x00, b"ping") * 500,
    "noise": bytes(random.Random(1).randrange(256) for _ in range(4000)),
    "another request": b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
    "half a frame": b"\x81",
}


def test_frames_that_make_no_sense(table: Table) -> None:
    """The socket is closed, and nothing of it stays in memory."""
    cookies = "; ".join(f"{key}={value}" for key, value in table.client.http.cookies.items())
    with untouched(table.server):
        for name, frame in FRAMES.items():
            wire = Wire(table.server.port, cookies)
            wire.watch(f"{table.path}/live")
            assert wire.live is not None
            wire.live.socket.sendall(frame)
            assert name == "half a frame" or is_closed(wire.live), name
            wire.close()
        until(lambda: table.server.services.hub.sockets() == 0)
    table.client.look(table.id)


def is_closed(connection: Connection) -> bool:
    """Whether the server ends the connection, or says that it does and waits for an answer."""
    connection.socket.settimeout(WAIT)
    received = connection.buffer
    while b"\x88" not in received[:1] and len(received) < 10**6:
        try:
            part = connection.socket.recv(65536)
        except ConnectionResetError:
            return True
        if not part:
            return True
        received += part
    return received[:1] == b"\x88"


def test_questions_to_a_socket_that_make_no_sense(table: Table) -> None:
    with untouched(table.server):
        for query in ("after=-1", "after=x", "after=99999999999999999999", "invitation=" + "x" * 100):
            wire = Wire(table.server.port)
            status = int(wire.upgrade(f"{table.path}/live?{query}").split(b" ")[1])
            assert 400 <= status < 500, query
            wire.close()
