"""From opening a table to the last move, over HTTP and WebSocket, on both databases."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import PLAIN, Running, decider, play_next, seat_all

OPTIONS = [("city", {"players": 2}), ("dice", {"players": 2, "banquets": True})]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_a_game_from_the_first_to_the_last_move(server: Running, game: str, options: dict[str, object]) -> None:
    clients, id = seat_all(server, game, options)
    count = 0
    while (client := decider(clients, id)) is not None:
        client.play(id, count * 7)
        count += 1
    state = clients[0].state(id)
    assert (state["status"], state["decision"]) == ("over", None)
    assert len(state["result"]["scores"]) == 2
    assert len(state["result"]["secret"]) == 64


def test_a_move_reaches_the_other_seat_and_spectators_at_once(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    with clients[0].watch(id) as first, clients[1].watch(id, lang="fr") as second:
        number = first.frame()["seq"]
        assert second.frame()["seq"] == number
        posted = play_next(clients, id)
        for watching in (first, second):
            frame = watching.frame()
            assert frame["seq"] == posted["seq"] == number + 1
            assert frame["messages"][0]["line"] == posted["line"]
            assert frame["state"]["view"]


def test_nobody_unknown_gets_in(server: Running) -> None:
    _, id = seat_all(server, "city", {"players": 2})
    stranger = server.client("Chloé")
    answer = stranger.get(f"/api/v2/games/{id}", lang="fr")
    assert (answer.status_code, answer.json()["error"]["message"]) == (404, "Cette partie n'existe pas.")
    assert httpx.post(f"{server.url}/api/v2/games", json={}, **PLAIN).status_code == 401
