"""Whether somebody is waited for: one request, or one socket for all games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import WAIT, Client, Running, serving
from troyes.server.settings import from_environment


@contextmanager
def socket_of(client: Client, **headers: str) -> Iterator[ClientConnection]:
    cookies = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    url = client.url.replace("http://", "ws://") + "/api/v2/your-turn/live"
    with connect(url, additional_headers={"Cookie": cookies, **headers}, open_timeout=WAIT) as socket:
        yield socket


def receive(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(socket.recv(WAIT))
    return found


def turns(client: Client) -> dict[str, Any]:
    return client.good(client.get("/api/v2/your-turn"))


def two_at_a_table(clients: list[Client], **wanted: Any) -> str:
    opened = clients[0].open(game="city", options={"players": 2}, **wanted)
    clients[1].join(opened["state"]["id"], opened["invitation"])
    id: str = opened["state"]["id"]
    return id


def play_until(clients: list[Client], game: str, who: int) -> None:
    """Until a certain one is waited for."""
    while clients[0].state(game)["pending"] != [who]:
        clients[1 - who].play(game)


def test_the_games_that_wait_for_somebody(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise")]
    assert turns(clients[0]) == {"count": 0, "games": []}
    ids = sorted(two_at_a_table(clients) for _ in range(3))
    for id in ids:
        play_until(clients, id, 0)
    assert turns(clients[0])["count"] == 3
    assert turns(clients[0])["games"] == [
        {"id": id, "game": "city", "seat": 0, "seats": [0], "deadline": None} for id in ids
    ]
    assert turns(clients[1])["count"] == 0
    clients[0].good(clients[0].post(f"/api/v2/games/{ids[1]}/abandon", {}))
    assert [one["id"] for one in turns(clients[0])["games"]] == [ids[0], ids[2]]


def test_strangers_are_told_so(server: Running) -> None:
    assert server.client().get("/api/v2/your-turn").status_code == 401


def test_it_is_one_query_on_an_index(server: Running) -> None:
    client = server.client("Aubry")
    turns(client)  # now the server knows who asks
    asked: list[str] = []
    engine = server.services.database.reading

    def note(connection: object, cursor: object, statement: str, *more: object) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        turns(client)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    queries = [statement for statement in asked if "seats" in statement or "games" in statement]
    assert len(queries) == 1
    if not server.services.settings.is_postgresql:
        with engine.connect() as connection:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {queries[0]}", ("x", 200, 0)).all()
        assert any("ix_seats_person" in row[3] for row in plan)
        assert not any(row[3].startswith("SCAN") for row in plan)


# ---- live --------------------------------------------------------------------------------------------------------


def test_one_socket_tells_of_all_games(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise")]
    with socket_of(clients[0]) as socket:
        assert receive(socket) == {"count": 0, "games": []}
        first = two_at_a_table(clients)
        play_until(clients, first, 0)
        assert [one["id"] for one in receive(socket)["games"]] == [first]
        second = two_at_a_table(clients)
        play_until(clients, second, 0)
        assert receive(socket)["count"] == 2
        clients[0].good(clients[0].post(f"/api/v2/games/{first}/leave", {}))
        found = receive(socket)
        while found["count"] == 2:
            found = receive(socket)
        assert [one["id"] for one in found["games"]] == [second]
        socket.send("ping")
        assert json.loads(socket.recv(WAIT)) == "pong"


@pytest.mark.parametrize("sent", ["hello", b"ping", "x" * 1000])
def test_nothing_but_ping_is_understood(server: Running, sent: str | bytes) -> None:
    with socket_of(server.client("Aubry")) as socket:
        receive(socket)
        socket.send(sent)
        with pytest.raises(ConnectionClosed, match="1003"):
            socket.recv(WAIT)


def test_who_may_not_listen(server: Running) -> None:
    with socket_of(server.client()) as socket, pytest.raises(ConnectionClosed, match="4401"):
        socket.recv(WAIT)
    stranger = socket_of(server.client("Aubry"), Origin="https://evil.example")
    with stranger as socket, pytest.raises(ConnectionClosed, match="4403"):
        socket.recv(WAIT)


def test_too_many_sockets_of_one_person_let_the_oldest_go(server: Running) -> None:
    client = server.client("Aubry")
    with socket_of(client) as oldest:
        receive(oldest)
        with ExitStack() as later:
            for _ in range(8):
                receive(later.enter_context(socket_of(client)))
            with pytest.raises(ConnectionClosed, match="4000"):
                oldest.recv(WAIT)


def test_news_of_another_process_arrive(postgresql_url: str) -> None:
    """Also of games that this process has never heard of."""
    settings = from_environment({"TROYES_DATABASE_URL": postgresql_url})
    with serving(settings) as first, serving(settings) as second:
        clients = [first.client("Aubry"), first.client("Blaise")]
        elsewhere = Client(second.url)
        elsewhere.http.cookies = clients[0].http.cookies
        with socket_of(elsewhere) as socket:
            assert receive(socket)["count"] == 0
            id = two_at_a_table(clients)
            play_until(clients, id, 0)
            assert [one["id"] for one in receive(socket)["games"]] == [id]
