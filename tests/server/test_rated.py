"""Rated games are played to their end: nobody gets out of a loss by ending them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.conftest import DATABASES, MakeUrl
from tests.server.moving_time import DAY, MINUTE, MovingTime, moved_time, wait_for
from tests.server.serving import Client, Running, decider, serving
from troyes.server.operations.clocks.clock_sweep import GRACE
from troyes.server.settings import from_environment

RATED = {"rated": True, "substitute": "apprentice"}


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Running]:
    time = MovingTime()
    with serving(from_environment({"TROYES_DATABASE_URL": make_url(request.param)}), time) as running:
        time.move(GRACE)
        yield running


@pytest.fixture
def time(server: Running) -> MovingTime:
    return moved_time(server)


def table(server: Running, people: int = 2, game: str = "city", **terms: Any) -> tuple[list[Client], str]:
    clients = [server.client(f"Player {number}") for number in range(people)]
    opened = clients[0].open(game=game, options={"players": people}, terms={**RATED, **terms}, visibility="public")
    id = opened["state"]["id"]
    for client in clients[1:]:
        client.join(id, opened["invitation"])
    return clients, id


def ratings(server: Running, clients: list[Client]) -> list[float]:
    found = [server.client().get(f"/api/v2/people/{client.id}/statistics").json() for client in clients]
    return [one["ratings"][0]["mu"] for one in found]


def is_over(client: Client, id: str) -> bool:
    return bool(client.state(id)["status"] == "over")


def act(client: Client, id: str, deed: str, **body: Any) -> Any:
    return client.post(f"/api/v2/games/{id}/{deed}", body)


@pytest.mark.parametrize(
    ("deed", "body"), [("abandon", {}), ("send-away", {"seat": 1}), ("replace", {"seat": 1, "level": "apprentice"})]
)
def test_a_host_can_neither_end_a_rated_game_nor_send_anybody_away(
    server: Running, deed: str, body: dict[str, Any]
) -> None:
    clients, id = table(server)
    before = clients[0].look(id)["seq"]
    answer = act(clients[0], id, deed, **body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "rated")
    assert clients[0].look(id)["seq"] == before


def test_before_it_starts_a_rated_game_can_be_ended(server: Running) -> None:
    host = server.client("Aubry")
    id = host.open(game="city", options={"players": 2}, terms=RATED)["state"]["id"]
    assert act(host, id, "abandon").status_code == 200


def test_a_game_that_is_rated_in_name_alone_can_be_ended(server: Running) -> None:
    host = server.client("Aubry")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    id = host.open(game="city", options={"players": 2}, terms=RATED, seats=seats)["state"]["id"]
    assert act(host, id, "abandon").status_code == 200


def test_who_keeps_a_rated_game_waiting_for_a_day_can_be_replaced_and_has_left(
    server: Running, time: MovingTime
) -> None:
    clients, id = table(server, game="dice")
    while clients[0].state(id)["decision"] is not None:
        clients[0].play(id)
    time.move(DAY - MINUTE)
    assert act(clients[0], id, "send-away", seat=1).status_code == 409
    time.move(2 * MINUTE)
    act(clients[0], id, "chat", text="Hello")
    assert act(clients[0], id, "send-away", seat=1).status_code == 200
    assert act(clients[0], id, "abandon").status_code == 409
    while not is_over(clients[0], id):
        if clients[0].state(id)["decision"] is not None:
            clients[0].play(id)
    stayed, left = ratings(server, clients)
    assert stayed > 25 > left


def test_who_has_to_wait_himself_is_not_replaced(server: Running, time: MovingTime) -> None:
    clients, id = table(server)
    time.move(2 * DAY)
    waiting = decider(clients, id)
    assert waiting is not None
    seats = {client.id: client.state(id)["you"] for client in clients}
    if waiting is clients[0]:
        assert act(clients[0], id, "send-away", seat=seats[clients[1].id]).status_code == 409
    else:
        assert act(clients[0], id, "send-away", seat=seats[clients[1].id]).status_code == 200


def test_bots_play_a_rated_game_to_its_end_when_all_have_left(server: Running) -> None:
    clients, id = table(server, 3, "dice")
    for client in clients:
        client.good(act(client, id, "leave"))
    wait_for(lambda: is_over(clients[0], id))
    found = ratings(server, clients)
    assert found == sorted(found)
    assert found[0] < found[1] < found[2]


def test_who_leaves_a_rated_game_does_not_choose_the_bot(server: Running) -> None:
    clients, id = table(server, 3, "dice")
    path = f"/api/v2/games/{id}/leave"
    answer = clients[1].post(path, level="journeyman", lang="fr")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "rated")
    assert "convenue" in answer.json()["error"]["message"]
    assert clients[1].state(id)["you"] == 1
    assert clients[1].good(clients[1].post(path, level="apprentice"))["level"] == "apprentice"


def test_a_clock_that_runs_out_does_not_end_a_rated_game(server: Running, time: MovingTime) -> None:
    clock = {"kind": "live", "seconds": 30, "bank": 0, "expiry": "end"}
    clients, id = table(server, game="dice", clock=clock)
    while clients[0].state(id)["decision"] is not None:
        clients[0].play(id)
    time.move(MINUTE)
    wait_for(lambda: clients[0].state(id)["seats"][1]["kind"] == "bot")
    assert clients[0].state(id)["status"] == "running"
    clients[0].good(act(clients[0], id, "leave"))
    wait_for(lambda: is_over(clients[0], id))
    stayed, late = ratings(server, clients)
    assert stayed > late
