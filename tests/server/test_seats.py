"""Tables and seats: opening, joining, leaving, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Client, Running, play_next, seat_all

Wanted = dict[str, Any]


def test_a_table_without_open_seats_starts_at_once(server: Running) -> None:
    opened = server.client("Ada").open(game="dice", seats=[{"kind": "me"}, {"kind": "bot", "level": "apprentice"}])
    assert opened["state"]["status"] == "running"
    assert [seat["kind"] for seat in opened["state"]["seats"]] == ["person", "bot"]
    assert opened["state"]["options"]["players"] == 2


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": "city", "options": {"players": 9}},
        {"game": "city", "options": {"colour": "red"}},
        {"game": "city", "options": {"players": 3}, "seats": [{"kind": "me"}]},
        {"game": "city", "seats": [{"kind": "me"}, {"kind": "open", "name": "Perrin"}]},
        {"game": "city", "seats": [{"kind": "me"}, {"kind": "me"}], "terms": {"rated": True}},
        {"game": "city", "seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]},
        {"game": "city", "seats": [{"kind": "me", "colour": "red"}]},
        {"game": "city", "terms": {"substitute": "divine"}},
        {"game": "city", "terms": {"clock": {"kind": "sand"}}},
        {"game": "city", "figures": {"x": 1}},
        {"game": "city", "unknown": 1},
        [],
        None,
    ],
)
def test_tables_that_cannot_be_are_refused(server: Running, wanted: Any) -> None:
    ada = server.client("Ada")
    for language in ("en", "fr"):
        answer = ada.post("/api/v2/games", wanted, lang=language)
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["message"]
    assert ada.good(ada.get("/api/v2/games", filter="mine"))["games"] == []


def test_a_public_table_is_listed_and_joined_without_invitation(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    id = ada.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    hidden = ada.open(game="city", options={"players": 2})["state"]["id"]
    assert id in listed(blaise, "open")
    assert hidden not in listed(blaise, "open")
    assert set(listed(ada, "mine")) == {id, hidden}
    blaise.join(id)
    assert listed(blaise, "mine") == [id]
    assert id in listed(blaise, "running")
    assert id not in listed(blaise, "open")
    assert listed(server.client(), "mine") == []


def listed(client: Client, which: str) -> list[str]:
    return [game["id"] for game in client.good(client.get("/api/v2/games", filter=which))["games"]]


def test_the_list_says_whose_turn_it_is(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    for _ in range(5):
        turns = [client.good(client.get("/api/v2/games", filter="mine"))["games"][0]["your_turn"] for client in clients]
        pending = clients[0].state(id)["pending"]
        assert turns == [client.state(id)["you"] in pending for client in clients]
        play_next(clients, id)


def test_nobody_joins_without_invitation_or_twice_or_a_full_table(server: Running) -> None:
    ada, blaise, chloe = (server.client(name) for name in ("Ada", "Blaise", "Chloé"))
    opened = ada.open(game="city", options={"players": 2})
    id, body = opened["state"]["id"], {"invitation": opened["invitation"]}
    path = f"/api/v2/games/{id}/join"
    assert blaise.post(path, {}).status_code == 404
    assert blaise.post(path, {"invitation": "x"}).status_code == 404
    assert ada.post(path, body).json()["error"]["code"] == "already_seated"
    assert blaise.post(path, {**body, "seat": 0}).json()["error"]["code"] == "no_free_seat"
    blaise.good(blaise.post(path, {**body, "seat": 1}))
    assert chloe.post(path, body).json()["error"]["code"] == "no_free_seat"


def test_before_the_start_a_seat_that_is_left_is_open_again(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = ada.open(game="city", options={"players": 3})
    id = opened["state"]["id"]
    blaise.join(id, opened["invitation"])
    ada.good(ada.post(f"/api/v2/games/{id}/leave"))
    state = blaise.state(id)
    assert [seat["kind"] for seat in state["seats"]] == ["open", "person", "open"]
    assert state["host"] == 1
    blaise.good(blaise.post(f"/api/v2/games/{id}/leave"))
    assert listed(blaise, "mine") == []


def test_a_bot_goes_on_for_who_leaves_and_the_last_one_ends_the_game(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2}, visibility="public", terms={"substitute": "apprentice"})
    clients[1].good(clients[1].post(f"/api/v2/games/{id}/leave"))
    state = clients[0].state(id)
    assert (state["seats"][1]["kind"], state["seats"][1]["level"], state["status"]) == ("bot", "apprentice", "running")
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/leave"))
    assert server.client().state(id)["status"] == "abandoned"
    assert clients[0].post(f"/api/v2/games/{id}/leave").status_code == 403


def test_the_king_is_played_alone(server: Running) -> None:
    ada = server.client("Ada")
    opened = ada.open(game="city", options={"players": 1})
    assert (opened["state"]["status"], len(opened["state"]["seats"])) == ("running", 1)
    count = 0
    while (state := ada.state(opened["state"]["id"]))["status"] == "running":
        ada.play(state["id"], count)
        count += 1
    assert len(state["result"]["scores"]) == 2
