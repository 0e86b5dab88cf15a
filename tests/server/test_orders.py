"""Moves and undos as orders: which decision they answer, what is refused, what a repeated request does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Client, Running, decider, play_next, seat_all

CITY: dict[str, Any] = {"players": 2}


def deciding(clients: list[Client], id: str) -> tuple[Client, dict[str, Any]]:
    """Who has to decide, and their moves."""
    client = decider(clients, id)
    assert client is not None
    return client, client.moves(id)


def error(answer: Any, status: int) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()["error"]
    assert found["message"]
    assert found["remedy"]
    return found


# ---- which decision ----------------------------------------------------------------------------------------------


def test_a_move_for_an_older_decision_is_answered_with_the_newer_state(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    name, code = found["decision"]["id"], found["moves"][0][0]
    client.good(client.send(id, name, code))
    answer = client.send(id, name, code)
    assert error(answer, 409)["code"] in ("outdated", "not_asked")
    assert answer.json()["state"] == client.state(id)
    assert answer.json()["seq"] == client.look(id)["seq"]


def test_who_has_nothing_to_decide_is_told_so(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    other = next(one for one in clients if one is not client)
    answer = other.send(id, found["decision"]["id"], found["moves"][0][0])
    assert error(answer, 409)["code"] == "not_asked"
    assert error(other.get(f"/api/v2/games/{id}/moves"), 409)["code"] == "not_asked"


def test_a_move_of_another_seat_is_refused(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    name = clients[0].moves(id)["decision"]["id"]
    code = clients[1].moves(id)["moves"][0][0]
    assert error(clients[0].send(id, name, code), 422)["code"] == "not_yours"


def test_whoever_has_no_seat_cannot_play(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY, visibility="public")
    _, found = deciding(clients, id)
    stranger = server.client("Zoé")
    answer = stranger.send(id, found["decision"]["id"], found["moves"][0][0])
    assert error(answer, 403)["code"] == "not_seated"


@pytest.mark.parametrize("text", ["0", "9" * 19, "A", "pass pass", "\x00", "٣", "-1"])
def test_what_is_no_legal_move_is_refused_and_changes_nothing(server: Running, text: str) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    before = client.look(id)
    answer = client.send(id, found["decision"]["id"], text)
    assert answer.status_code == 422, answer.text
    assert client.look(id) == before


def test_a_refusal_speaks_the_language_of_the_caller(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, _ = deciding(clients, id)
    answer = client.post(f"/api/v2/games/{id}/moves", {"decision": "9.9.9", "move": "1"}, lang="fr")
    assert error(answer, 409)["message"] == "Cette décision n'a plus cours."


def test_a_line_in_notation_is_a_move_too(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    code = found["moves"][0][0]
    line = client.good(client.send(id, found["decision"]["id"], code))["line"]
    client.good(client.undo(id))
    name = client.moves(id)["decision"]["id"]
    assert client.good(client.send(id, name, line))["line"] == line


# ---- repeated requests -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_repeated_request_is_played_once_and_answered_alike(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, {"players": 2})
    client, found = deciding(clients, id)
    name, code = found["decision"]["id"], found["moves"][0][0]
    first = client.send(id, name, code, key="k1")
    number = client.look(id)["seq"]
    for _ in range(3):
        again = client.send(id, name, code, key="k1")
        assert (again.status_code, again.content) == (200, first.content)
    play_next(clients, id)
    assert client.send(id, name, code, key="k1").content == first.content
    assert client.look(id)["seq"] <= number + 1


def test_a_key_belongs_to_one_request(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    name = found["decision"]["id"]
    client.good(client.send(id, name, found["moves"][0][0], key="k"))
    assert error(client.send(id, name, found["moves"][1][0], key="k"), 409)["code"] == "key_reused"
    answer = client.post(f"/api/v2/games/{id}/chat", {"text": "hello"}, key="k")
    assert error(answer, 409)["code"] == "key_reused"
    other = next(one for one in clients if one is not client)
    other.good(other.post(f"/api/v2/games/{id}/chat", {"text": "hello"}, key="k"))


def test_every_order_can_be_repeated(server: Running) -> None:
    ada, blaise = server.client("Ada"), server.client("Blaise")
    opened = ada.open(game="city", options=CITY)
    id, body = opened["state"]["id"], {"invitation": opened["invitation"]}
    for path, sent in (("join", body), ("chat", {"text": "Bonjour"}), ("leave", None)):
        answers = [blaise.post(f"/api/v2/games/{id}/{path}", sent, key=path) for _ in range(2)]
        assert answers[0].status_code == 200, answers[0].text
        assert answers[0].content == answers[1].content


# ---- undo --------------------------------------------------------------------------------------------------------


def test_a_move_can_be_taken_back_until_somebody_else_moves(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    before = client.state(id)
    client.play(id)
    taken = client.good(client.undo(id))
    after = client.state(id)
    assert taken["back"] == [found["decision"]["id"]]
    assert after["view"] == before["view"]
    assert after["decision"]["id"] != before["decision"]["id"]  # what was prepared for the old one is about another
    client.play(id)
    play_next(clients, id)
    assert client.state(id)["undo"] is None
    assert client.undo(id).status_code == 422


def test_what_was_taken_back_is_not_told_again(server: Running) -> None:
    """The stored undo names the messages that no longer count: in the log, in the record and in replays."""
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    path = f"/api/v2/games/{id}"
    before = [client.get(f"{path}/record").text, client.good(client.get(f"{path}/replay"))["moves"]]
    client.good(client.send(id, found["decision"]["id"], found["moves"][0][0]))
    client.good(client.undo(id))
    assert "move" not in [one["kind"] for one in client.look(id, log=100)["messages"]]
    assert [client.get(f"{path}/record").text, client.good(client.get(f"{path}/replay"))["moves"]] == before


def test_an_undo_for_an_older_situation_is_refused(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, _ = deciding(clients, id)
    client.play(id)
    name = client.state(id)["undo"]
    client.good(client.undo(id))
    client.play(id)
    answer = client.post(f"/api/v2/games/{id}/undo", {"undo": name})
    assert error(answer, 409)["code"] == "outdated"


def test_a_table_may_play_without_undo(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY, terms={"undo": False})
    client, _ = deciding(clients, id)
    client.play(id)
    assert client.state(id)["undo"] is None
    assert error(client.undo(id), 422)["code"] == "no_undo"


def test_a_line_can_be_taken_back_while_others_choose(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 3})
    while 0 in clients[0].state(id)["pending"]:
        clients[0].play(id)
    other = clients[1].look(id)
    clients[0].good(clients[0].undo(id, whole_turn=True))
    assert clients[1].look(id)["seq"] == other["seq"] + 1  # others see who is done, and who no longer is
    assert clients[1].state(id)["pending"] == [0, 1, 2]


def test_the_log_leaves_out_what_was_taken_back(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, _ = deciding(clients, id)
    before = client.look(id)["messages"]
    client.play(id)
    client.good(client.undo(id))
    assert client.look(id)["messages"] == before


# ---- asking about moves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["city", "dice"])
def test_legal_moves_are_rows_over_tables(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, {"players": 2})
    client, found = deciding(clients, id)
    assert found["decision"] == client.state(id)["decision"]
    tables = ["verbs", "targets", "lots", "prices", "cubes", "amounts", "paid"]
    for row in found["moves"]:
        assert row[1] >= 0
        assert all(-1 <= place < len(found[table]) for place, table in zip(row[1:], tables))
        assert row[-1] != -1
    assert all(0 <= use < len(found["uses"]) for lot in found["lots"] for use in lot)
    assert all(0 <= use["die"] < len(found["dice"]) for use in found["uses"])
    assert len({tuple(row[1:]) for row in found["moves"]}) == len(found["moves"])


def test_a_seat_plans_its_turn_while_others_act(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    waiting = next(client for client in clients if client.state(id)["decision"] is None)
    refused = waiting.get(f"/api/v2/games/{id}/moves", plan=True)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "no_dice")
    while (state := waiting.state(id))["view"]["phase"] != "actions" or state["decision"] is not None:
        deciding(clients, id)[0].play(id)
    planned = waiting.good(waiting.get(f"/api/v2/games/{id}/moves", plan=True))
    assert planned["decision"] is None
    assert "pass" in [verb["verb"] for verb in planned["verbs"]]


def test_a_preview_tells_what_a_move_brings(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    codes = [row[0] for row in found["moves"][:3]]
    body = {"decision": found["decision"]["id"], "moves": codes}
    shown = client.good(client.post(f"/api/v2/games/{id}/moves/preview", body))["moves"]
    assert [one["move"] for one in shown] == codes
    assert all(one["text"] for one in shown)
    body["decision"] = "0.0.0"
    assert client.post(f"/api/v2/games/{id}/moves/preview", body).status_code == 409


def test_why_not_names_the_rule(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY)
    client, found = deciding(clients, id)
    path = f"/api/v2/games/{id}/why-not"
    good = client.good(client.post(path, {"move": found["moves"][0][0]}))
    assert good == {"legal": True, "code": None, "reason": None}
    seat = client.state(id)["you"]
    bad = client.good(client.post(path, {"move": f"{'AB'[seat]} pass"}, lang="fr"))
    assert bad["legal"] is False
    assert bad["reason"]
