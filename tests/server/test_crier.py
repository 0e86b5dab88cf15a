"""The crier at a table of the server: asked alone, heard by all at once, never taken back."""

from __future__ import annotations

import pytest

from tests.server.beats import sentences
from tests.server.serving import Client, Running, seat_all
from troyes.kernel.play.record import Record

pytestmark = pytest.mark.ruling(298)
CRIER = {"players": 2, "numbering": "crier", "first": 4}
EXPERT = {"players": 2, "numbering": "expert"}


def answer(client: Client, id: str, line: str) -> None:
    decision = client.state(id)["decision"]["id"]
    client.good(client.send(id, decision, line))


def test_the_crier_alone_is_asked_and_all_hear_him(server: Running) -> None:
    clients, id = seat_all(server, "dice", CRIER)
    states = [client.state(id) for client in clients]
    assert [state["pending"] for state in states] == [[0], [0]]
    assert [state["view"]["phase"] for state in states] == ["crying", "crying"]
    assert states[0]["decision"]["question"].startswith("You are the crier.")
    assert states[1]["decision"] is None
    with clients[1].watch(id) as watching:
        watching.frame()
        answer(clients[0], id, "A direction descending")
        frame = watching.frame()
    [message] = frame["messages"]
    assert message["lines"][0] == "A direction descending"
    assert sentences(message)[0].endswith("cries: downwards! The columns carry 4 3 2 1 6 5.")
    assert frame["state"]["view"]["numbers"] == [4, 3, 2, 1, 6, 5]
    assert frame["state"]["pending"] == [0, 1]


def test_it_is_not_taken_back(server: Running) -> None:
    clients, id = seat_all(server, "dice", EXPERT)
    answer(clients[0], id, "A number 3")
    state = clients[0].state(id)
    assert (state["undo"], state["view"]["numbers"]) == (None, [3, 0, 0, 0, 0, 0])
    assert clients[0].undo(id).json()["error"]["code"] == "no_undo"
    for number in (1, 6, 2, 5):
        answer(clients[0], id, f"A number {number}")
    state = clients[0].state(id)
    assert (state["undo"], state["view"]["numbers"], state["pending"]) == (None, [3, 1, 6, 2, 5, 4], [0, 1])


def test_every_number_is_told_as_it_is_named(server: Running) -> None:
    clients, id = seat_all(server, "dice", EXPERT)
    for count, number in enumerate((3, 1, 6, 2), 1):
        answer(clients[0], id, f"A number {number}")
        assert clients[1].state(id)["view"]["numbers"][:count] == [3, 1, 6, 2][:count]
        assert clients[1].look(id)["messages"][-1]["lines"] == [f"A number {number}"]
    redacted = clients[1].get(f"/api/v2/games/{id}/record").text
    assert [entry.line for entry in Record.from_text(redacted).entries] == [f"A number {n}" for n in (3, 1, 6, 2)]


def test_a_bot_as_crier_says_up_and_keeps_nobody_waiting(server: Running) -> None:
    host = server.client("Ada")
    seats = [{"kind": "bot", "level": "apprentice"}, {"kind": "me"}]
    id = host.open(game="dice", options=CRIER, seats=seats)["state"]["id"]
    with host.watch(id) as watching:
        while not watching.frame()["state"]["decision"]:
            pass
    assert host.state(id)["view"]["numbers"] == [4, 5, 6, 1, 2, 3]


def test_the_winner_is_the_crier_when_the_same_play_again(server: Running) -> None:
    """Whoever opens the table keeps his own name; seats follow the winner in their order."""
    clients, id = seat_all(server, "dice", CRIER)
    while clients[0].state(id)["status"] == "running":
        for seat, client in enumerate(clients):
            if seat in client.state(id)["pending"]:
                client.play(id, 0 if seat == 0 else -1)
    scores = clients[0].state(id)["result"]["scores"]
    winner = 0 if scores[0] >= scores[1] else 1
    for client in clients:
        new = client.good(client.post(f"/api/v2/games/{id}/rematch"))["state"]
    assert new["status"] == "running"
    assert new["seats"][0]["person"] == clients[winner].state(id)["seats"][winner]["person"]
    assert clients[winner].state(new["id"])["decision"] is not None
