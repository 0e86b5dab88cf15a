"""At the same time: what one order does never depends on luck, and nothing is played twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx

from tests.server.serving import Client, Running, decider, seat_all


def at_once(*calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(calls)) as pool:
        return [future.result() for future in [pool.submit(call) for call in calls]]


def test_of_many_answers_to_one_decision_one_is_played(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    for _ in range(5):
        client = decider(clients, id)
        assert client is not None
        found, number = client.moves(id), client.look(id)["seq"]
        name = found["decision"]["id"]
        calls = [partial(client.send, id, name, row[0]) for row in found["moves"][:6]]
        answers = at_once(*calls)
        assert Counter(answer.status_code for answer in answers) == Counter({200: 1, 409: len(calls) - 1})
        assert client.look(id)["seq"] == number + 1


def test_of_many_repeated_requests_one_is_played_and_all_are_answered(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    client = decider(clients, id)
    assert client is not None
    found, number = client.moves(id), client.look(id)["seq"]
    name, code = found["decision"]["id"], found["moves"][0][0]
    answers = at_once(*[partial(client.send, id, name, code, key="once")] * 8)
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, answers[0].content)}
    assert client.look(id)["seq"] == number + 1


def play_line(id: str, turn: str, client: Client) -> list[int]:
    """All moves of one seat in this half-day; the status of each."""
    statuses = []
    while (decision := client.state(id)["decision"]) and decision["id"].split(".")[0] == turn:
        found = client.moves(id)
        statuses.append(client.send(id, found["decision"]["id"], found["moves"][-1][0]).status_code)
    return statuses


def test_ten_who_choose_at_once_never_collide(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 10})
    for _ in range(3):
        turn = clients[0].moves(id)["decision"]["id"].split(".")[0]
        with ThreadPoolExecutor(10) as pool:
            found = list(pool.map(partial(play_line, id, turn), clients))
        assert {code for codes in found for code in codes} == {200}
        assert all(found)


def test_an_undo_against_a_move_leaves_one_of_them(server: Running) -> None:
    """Either the other seat has moved and there is no way back, or its decision is gone."""
    clients, id = seat_all(server, "city", {"players": 2})
    met = 0
    for _ in range(60):
        client = decider(clients, id)
        assert client is not None
        client.play(id)
        other, undo = decider(clients, id), client.state(id)["undo"]
        if other is None or other is client or undo is None:
            continue
        met += 1
        found = other.moves(id)
        name, code = found["decision"]["id"], found["moves"][0][0]
        back = partial(client.post, f"/api/v2/games/{id}/undo", {"undo": undo})
        answers = at_once(partial(other.send, id, name, code), back)
        codes = [answer.status_code for answer in answers]
        assert codes in ([200, 409], [200, 422], [409, 200]), [answer.text[:200] for answer in answers]
        if met == 8:
            return
    assert met


def test_one_seat_is_taken_once(server: Running) -> None:
    ada = server.client("Ada")
    id = ada.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    guests = [server.client(f"Guest {number}") for number in range(6)]
    answers = at_once(*[partial(guest.post, f"/api/v2/games/{id}/join", {}) for guest in guests])
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert ada.state(id)["status"] == "running"
