"""Duplicate tables: the same dice for all, nobody at two of them, matchpoints when all have finished."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.serving import Client, Running
from troyes.kernel.play.fair import commitment_of
from troyes.server.deals.duplicates.matchpoints import Compared, compare


def test_matchpoints_count_two_for_a_worse_table_and_one_for_an_equal_one() -> None:
    assert compare([30, 20, 10]) == [Compared(4, 4), Compared(2, 4), Compared(0, 4)]
    assert compare([10, 10]) == [Compared(1, 2), Compared(1, 2)]
    assert compare([30, 20, 20, 10]) == [Compared(6, 6), Compared(3, 6), Compared(3, 6), Compared(0, 6)]
    assert compare([7, 7, 7]) == [Compared(2, 4)] * 3
    assert compare([-3, -5]) == [Compared(2, 2), Compared(0, 2)]


def test_tables_without_a_result_are_compared_with_nothing() -> None:
    assert compare([30, None, 10]) == [Compared(2, 2), None, Compared(0, 2)]
    assert compare([None, 5]) == [None, Compared(0, 0)]
    assert compare([]) == []
    assert Compared(0, 0).percent is None
    assert Compared(1, 6).percent == 16.67


def test_all_matchpoints_that_can_be_won_are_won() -> None:
    results = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
    compared = [one for one in compare(results) if one is not None]
    assert sum(one.points for one in compared) == len(results) * (len(results) - 1)


# ---- at tables ---------------------------------------------------------------------------------------------------


def open_tables(client: Client, **wanted: Any) -> dict[str, Any]:
    return client.good(client.post("/api/v2/duplicates", wanted), 201)


def board(client: Client, id: str) -> dict[str, Any]:
    return client.good(client.get(f"/api/v2/duplicates/{id}"))


def finish(client: Client, id: str, choice: int) -> dict[str, Any]:
    while (state := client.state(id))["status"] == "running":
        client.play(id, choice)
    return dict(state)


@pytest.mark.parametrize("game", ["city", "dice"])
def test_all_tables_have_the_same_dice(server: Running, game: str) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = open_tables(ada, game=game, options={"players": 1})
    first, second = opened["tables"]
    blaise.join(second["id"], second["invitation"])
    states = [ada.state(first["id"]), blaise.state(second["id"])]
    assert states[0]["view"] == states[1]["view"]
    assert states[0]["commitment"] == states[1]["commitment"] == board(ada, opened["id"])["commitment"]
    assert states[0]["deal"] == opened["id"]


@pytest.mark.ruling(298)
@pytest.mark.parametrize("numbering", ["crier", "expert"])
def test_no_crier_makes_the_tables_differ(server: Running, numbering: str) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    first, second = open_tables(ada, game="dice", options={"players": 1, "numbering": numbering})["tables"]
    blaise.join(second["id"], second["invitation"])
    views = [ada.state(first["id"])["view"], blaise.state(second["id"])["view"]]
    assert views[0] == views[1]
    assert views[0]["phase"] == "choosing"


def test_results_are_told_and_compared_when_all_have_finished(server: Running) -> None:
    people = [server.client(name) for name in ("Ada", "Blaise", "Chloé")]
    opened = open_tables(people[0], game="dice", options={"players": 1}, tables=3)
    reached = []
    for client, table, choice in zip(people, opened["tables"], (0, 1, 0)):
        if client is not people[0]:
            client.join(table["id"], table["invitation"])
        found = board(client, opened["id"])
        assert (found["is_over"], found["results"], found["secret"]) == (False, None, None)
        assert all(one["scores"] is None for one in found["tables"])
        state = finish(client, table["id"], choice)
        assert state["result"]["secret"] is None
        reached.append(state["result"]["scores"][0])
    found = board(people[0], opened["id"])
    assert found["is_over"]
    assert commitment_of(bytes.fromhex(found["secret"])) == found["commitment"]
    assert found["secret"] in people[1].get(f"/api/v2/games/{opened['tables'][1]['id']}/record").text
    expected = [
        2 * sum(other < own for other in reached) + sum(other == own for other in reached) - 1 for own in reached
    ]
    told = {one["table"]: one for one in found["results"]}
    assert [told[table]["matchpoints"] for table in (1, 2, 3)] == expected
    assert [told[table]["points"] for table in (1, 2, 3)] == reached
    assert {one["most"] for one in found["results"]} == {4}
    assert [one["name"] for one in sorted(found["results"], key=lambda one: one["table"])] == ["Ada", "Blaise", "Chloé"]


def test_seats_are_compared_with_the_same_seat_at_other_tables(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    wishes = [{"kind": "me"}, {"kind": "bot", "level": "apprentice"}]
    opened = open_tables(ada, game="dice", options={"players": 2}, seats=wishes)
    first, second = opened["tables"]
    blaise.join(second["id"], second["invitation"])
    for client, table in ((ada, first), (blaise, second)):
        while (state := client.state(table["id"]))["status"] == "running":
            if state["decision"] is not None:
                client.play(table["id"])
    found = board(ada, opened["id"])
    assert [(one["seat"], one["most"]) for one in found["results"]] == [(0, 2), (0, 2), (1, 2), (1, 2)]
    for seat in (0, 1):
        assert sum(one["matchpoints"] for one in found["results"] if one["seat"] == seat) == 2


def test_an_abandoned_table_is_left_out(server: Running) -> None:
    people = [server.client(name) for name in ("Ada", "Blaise", "Chloé")]
    opened = open_tables(people[0], game="dice", options={"players": 1}, tables=3)
    for client, table in zip(people[1:], opened["tables"][1:]):
        client.join(table["id"], table["invitation"])
    people[1].good(people[1].post(f"/api/v2/games/{opened['tables'][1]['id']}/leave"))
    for at in (0, 2):
        finish(people[at], opened["tables"][at]["id"], 0)
    found = board(people[0], opened["id"])
    assert [(one["table"], one["most"]) for one in found["results"]] == [(1, 2), (3, 2)]


def test_nobody_sits_at_two_tables_or_watches_one(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = open_tables(ada, game="dice", options={"players": 2}, tables=3)
    first, second, third = opened["tables"]
    answer = ada.post(f"/api/v2/games/{second['id']}/join", {"invitation": second["invitation"]}, lang="fr")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "knows_deal")
    assert answer.json()["error"]["message"] == "Vous êtes assis à une autre table de cette donne."
    assert ada.get(f"/api/v2/games/{second['id']}", invitation=second["invitation"]).status_code == 404
    assert server.client().get(f"/api/v2/games/{first['id']}", invitation=first["invitation"]).status_code == 404
    blaise.join(second["id"], second["invitation"])
    chloe = server.client("Chloé")
    chloe.join(second["id"], second["invitation"])
    assert blaise.state(second["id"])["status"] == "running"
    blaise.good(blaise.post(f"/api/v2/games/{second['id']}/leave"))  # who has seen the dice still knows them
    answer = blaise.post(f"/api/v2/games/{third['id']}/join", {"invitation": third["invitation"]})
    assert answer.status_code == 409
    assert ada.get(f"/api/v2/games/{third['id']}").status_code == 404  # though she has opened it


def test_the_board_is_live(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = open_tables(ada, game="dice", options={"players": 1})
    second = opened["tables"][1]
    url = f"{server.url.replace('http', 'ws')}/api/v2/duplicates/{opened['id']}/live"
    with connect(url) as socket:
        assert [one["status"] for one in json.loads(socket.recv(10))["tables"]] == ["running", "open"]
        blaise.join(second["id"], second["invitation"])
        found = json.loads(socket.recv(10))
        assert [one["status"] for one in found["tables"]] == ["running", "running"]
        assert found["tables"][1]["seats"][0]["name"] == "Blaise"
        blaise.good(blaise.post(f"/api/v2/games/{second['id']}/leave"))
        assert [one["status"] for one in json.loads(socket.recv(10))["tables"]] == ["running", "abandoned"]
    with connect(url.replace(opened["id"], "nothing")) as socket, pytest.raises(Exception, match="4404"):
        socket.recv(10)


@pytest.mark.parametrize(
    "wanted",
    [
        {"tables": 1},
        {"tables": 17},
        {"game": "chess"},
        {"options": {"players": 9}},
        {"seats": [{"kind": "me"}, {"kind": "me"}]},
        {"options": {"players": 2}, "seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "level": "divine"}]},
        {"visibility": "public"},
    ],
)
def test_tables_that_cannot_be_are_refused(server: Running, wanted: dict[str, Any]) -> None:
    assert server.client("Ada").post("/api/v2/duplicates", wanted).status_code == 422


def test_unknown_tables(server: Running) -> None:
    assert server.client().get("/api/v2/duplicates/nothing").status_code == 404
    assert server.client().post("/api/v2/duplicates", {}).status_code == 401
