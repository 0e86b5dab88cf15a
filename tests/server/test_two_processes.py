"""Two servers on one PostgreSQL: each tells its sockets at once what the other has accepted.

Here they share this process, but nothing else: each has its own connections, games in memory and sockets.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial

import psycopg
import pytest

from tests.server.serving import Client, Running, decider, play_next, seat_all, serving
from troyes.server.settings import from_environment

END_OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"


@pytest.fixture
def servers(postgresql_url: str) -> Iterator[list[Running]]:
    settings = from_environment({"TROYES_DATABASE_URL": postgresql_url})
    with ExitStack() as stack:
        yield [stack.enter_context(serving(settings)) for _ in range(2)]


def spread(servers: list[Running], game: str, players: int) -> tuple[list[Client], str]:
    """A game whose seats speak to the two servers in turn."""
    clients, id = seat_all(servers[0], game, {"players": players})
    for number, client in enumerate(clients):
        client.move_to(servers[number % 2].url)
    return clients, id


def test_moves_reach_the_sockets_of_the_other_server(servers: list[Running]) -> None:
    clients, id = spread(servers, "city", 2)
    with clients[0].watch(id) as first, clients[1].watch(id) as second:
        sockets = (first, second)
        numbers = [socket.frame()["seq"] for socket in sockets]
        for count in range(20):
            posted = play_next(clients, id, count)
            for place, socket in enumerate(sockets):
                seen = []
                while numbers[place] < posted["seq"]:
                    frame = socket.frame()
                    seen += frame["messages"]
                    assert [message["seq"] for message in frame["messages"]][:1] == [numbers[place] + 1]
                    numbers[place] = frame["seq"]
                assert seen[-1]["line"] == posted["line"]
    assert clients[0].look(id)["seq"] == clients[1].look(id)["seq"]


def test_whole_games_are_played_over_both(servers: list[Running]) -> None:
    clients, id = spread(servers, "dice", 4)
    count = 0
    while (client := decider(clients, id)) is not None:
        client.play(id, count)
        count += 1
    results = [client.state(id)["result"] for client in clients]
    assert results[0] is not None
    assert results == [results[0]] * 4


def test_of_many_answers_through_both_one_is_played(servers: list[Running]) -> None:
    clients, id = seat_all(servers[0], "city", {"players": 2})
    for count in range(8):
        client = decider(clients, id)
        assert client is not None
        twin = Client(servers[1].url)
        twin.http.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
        found, number = client.moves(id), client.look(id)["seq"]
        name = found["decision"]["id"]
        codes = [row[0] for row in found["moves"][:6]]
        calls = [partial((client, twin)[place % 2].send, id, name, code) for place, code in enumerate(codes)]
        with ThreadPoolExecutor(len(calls)) as pool:
            statuses = sorted(future.result().status_code for future in [pool.submit(call) for call in calls])
        assert statuses == [200] + [409] * (len(calls) - 1), count
        assert twin.look(id)["seq"] == client.look(id)["seq"] == number + 1


def test_many_games_over_both_never_wait_for_each_other(servers: list[Running]) -> None:
    """Batches of both servers lock several games at once, always in the same order."""
    tables = [spread(servers, "city", 2) for _ in range(6)]

    def play(table: tuple[list[Client], str]) -> int:
        for count in range(12):
            play_next(*table, count)
        return 12

    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(play, tables)) == 72


def test_when_the_news_are_interrupted_nothing_old_is_shown(servers: list[Running], postgresql_url: str) -> None:
    clients, id = spread(servers, "city", 2)
    clients[1].look(id)
    with psycopg.connect(postgresql_url, autocommit=True) as connection:
        for count in range(3):
            connection.execute(f"{END_OTHERS} AND query LIKE 'LISTEN %'")
            posted = play_next(clients, id, count)
            assert [client.look(id)["seq"] for client in clients] == [posted["seq"]] * 2


def test_a_lost_database_is_told_and_found_again(servers: list[Running], postgresql_url: str) -> None:
    clients, id = spread(servers, "city", 2)
    with psycopg.connect(postgresql_url, autocommit=True) as connection:
        connection.execute(END_OTHERS)
    posted = play_next(clients, id)
    assert clients[0].look(id)["seq"] == posted["seq"]
