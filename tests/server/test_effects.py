"""Effects as data, in messages and previews."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Client, Running, decider, seat_all

Data = dict[str, Any]


def start_of(client: Client, id: str) -> list[Data]:
    start = next(one for one in client.look(id, log=2000)["messages"] if one["kind"] == "start")
    found: list[Data] = start["effects"]
    return found


def test_the_start_shows_a_seat_its_own_characters_only(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 3}, visibility="public")
    for seat, client in enumerate(clients):
        effects = start_of(client, id)
        dealt = [(one["seat"], one["where"]) for one in effects if one["what"] == "character"]
        assert [owner for owner, _ in dealt] == [seat]
        assert dealt[0][1] == client.state(id)["view"]["seats"][seat]["characters"][0]
    spectator = start_of(server.client("Zoé"), id)
    assert not [one for one in spectator if one["what"] == "character"]


@pytest.mark.parametrize("game", ["city", "dice"])
def test_what_a_preview_sums_up_is_what_the_move_brings(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, {"players": 2})
    for _ in range(30):
        client = decider(clients, id)
        if client is None:
            break
        found, before = client.moves(id), client.state(id)
        code = found["moves"][len(found["moves"]) // 2][0]
        body = {"decision": found["decision"]["id"], "moves": [code]}
        row = client.good(client.post(f"/api/v1/games/{id}/moves/preview", body))["moves"][0]
        assert len(row["seats"]) == 2
        assert all(list(one) == ["what", "seat", "where", "because", "amount"] for one in row["effects"])
        message = client.good(client.send(id, found["decision"]["id"], code))
        if message["is_whole_turn"] and game == "dice":
            own = [one for one in message["effects"] if one["seat"] == before["you"]]
            assert [one for one in row["effects"] if one not in own] == []
        else:
            assert message["effects"][: len(row["effects"])] == row["effects"]
        is_all = len(message["effects"]) == len(row["effects"]) and client.state(id)["decision"] is None
        if game == "city" and is_all:  # else something is still to be chosen, and foreseen in the sums
            after = client.state(id)["view"]["seats"]
            for seat, gained in enumerate(row["seats"]):
                old = before["view"]["seats"][seat]
                changes = {unit: after[seat][unit] - old[unit] for unit in ("deniers", "influence", "vp")}
                assert gained == {unit: n for unit, n in changes.items() if n}


def test_a_preview_foresees_what_the_plain_answers_add(server: Running) -> None:
    """Which citizen is placed is asked after the dice are used; that one comes to the building is foreseen."""
    clients, id = seat_all(server, "city", {"players": 2})
    client = decider(clients, id)
    settling: list[str] = []
    while not settling:
        assert client is not None
        found = client.moves(id)
        settling = [row[0] for row, line in zip(found["moves"], found["lines"], strict=True) if " settle " in line]
        if not settling:
            client.good(client.send(id, found["decision"]["id"], found["moves"][0][0]))
            client = decider(clients, id)
    assert client is not None
    body = {"decision": found["decision"]["id"], "moves": settling[:1]}
    row = client.good(client.post(f"/api/v1/games/{id}/moves/preview", body))["moves"][0]
    assert not [one for one in row["effects"] if one["what"] == "citizen"]
    assert any(list(one) == ["what", "seat", "where", "because", "amount"] for one in row["foreseen"])
    assert {"citizen", "lying"} & {one["what"] for one in row["foreseen"]}


def test_names_of_causes_are_in_the_language_of_the_reader(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 1})
    shown = [clients[0].look(id, log=9, lang=language)["messages"] for language in ("en", "fr")]
    english, french = ([one for message in log for one in message.get("effects", [])] for log in shown)
    assert [one["because"]["name"] for one in english if one["what"] == "face"] == ["Set-up"] * 9
    assert [one["because"]["name"] for one in french if one["what"] == "face"] == ["Mise en place"] * 9
