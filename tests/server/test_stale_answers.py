"""An answer to a decision that was taken back meanwhile is refused, be it a legal move in the position there is now."""

from __future__ import annotations

import pytest

from tests.server.serving import Client, Running, decider, seat_all


def in_the_middle(server: Running) -> tuple[Client, str, str]:
    """A seat that has begun its turn, may take that back and has to go on; the name of what it has to decide."""
    clients, id = seat_all(server, "city", {"players": 2})
    while (client := decider(clients, id)) is not None:
        for at in range(4):
            client.play(id, 11 + 37 * at)
            state = client.state(id)
            if state["decision"] is not None and state["undo"] is not None:
                return client, id, state["decision"]["id"]
            if state["undo"] is None:
                break
            client.undo(id)
        else:
            client.play(id)
    raise AssertionError("no turn of several moves was found")


@pytest.mark.parametrize("is_loaded", [False, True])
def test_a_stale_answer_after_an_undo_is_refused(server: Running, is_loaded: bool) -> None:
    client, id, stale = in_the_middle(server)
    undo = client.state(id)["undo"]
    assert client.undo(id).status_code == 200
    if is_loaded:  # as another process, or a server that was started again, has it
        server.services.games.forget(id)
    before = client.state(id)
    listed = client.moves(id)
    assert listed["decision"]["id"] == before["decision"]["id"] != stale
    for row in listed["moves"][:5]:
        answer = client.send(id, stale, row[0])
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "outdated")
    again = client.post(f"/api/v2/games/{id}/undo", {"undo": undo, "whole_turn": False})
    assert again.status_code in (409, 422)  # nothing is taken back twice
    assert client.state(id) == before
    client.good(client.send(id, before["decision"]["id"], listed["moves"][0][0]))
