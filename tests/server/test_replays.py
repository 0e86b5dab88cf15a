"""Games step by step: running ones as far as a seat may know them, finished ones and files in full."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.beats import moved, sentences
from tests.server.serving import Client, Running, decider, play_next, seat_all
from troyes.kernel.play.record import Record
from troyes.server.live.kept.tape import MOST_STEPS

Data = dict[str, Any]
CITY: Data = {"players": 2}


def play_out(clients: list[Client], id: str) -> None:
    count = 0
    while (client := decider(clients, id)) is not None:
        client.play(id, count * 3)
        count += 1


def replay(client: Client, id: str, **query: Any) -> Data:
    return client.good(client.get(f"/api/v2/games/{id}/replay", **query))


def all_steps(client: Client, id: str, **query: Any) -> list[Data]:
    """Asked for part by part."""
    steps: list[Data] = []
    total = 0
    while len(steps) <= total:
        found = replay(client, id, **query, **{"from": len(steps), "to": 100_000})
        total = found["moves"]
        assert len(found["steps"]) <= MOST_STEPS
        steps += found["steps"]
    assert [step["step"] for step in steps] == list(range(total + 1))
    return steps


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_finished_game_step_by_step(server: Running, game: str) -> None:
    clients, id = seat_all(server, game, {"players": 2})
    play_out(clients, id)
    steps = all_steps(clients[1], id)
    assert (steps[0]["seat"], steps[0]["line"], steps[0]["beats"]) == (None, "", [])
    assert steps[-1]["view"] == clients[1].state(id)["view"]
    record = Record.from_text(clients[0].get(f"/api/v2/games/{id}/record").text)
    assert [step["line"] for step in steps[1:]] == [entry.line for entry in record.entries]
    assert all((step["seat"] is None) == step["line"].startswith("*") for step in steps[1:])
    if game == "city":
        dealt = [one["seat"] for step in steps for one in moved(step["beats"], "character")]
        assert sorted(dealt) == [0, 0, 1, 1]
        through = all_steps(clients[0], id, seat=1)
        assert [step["view"] for step in through] == [step["view"] for step in steps]


def test_a_running_game_is_shown_as_its_viewer_may_know_it(server: Running) -> None:
    clients, id = seat_all(server, "city", CITY, visibility="public")
    for _ in range(12):
        client = decider(clients, id)
        assert client is not None
        client.play(id, 1)
    for seat, client in enumerate(clients):
        steps = all_steps(client, id)
        dealt = [one["seat"] for step in steps for one in moved(step["beats"], "character")]
        assert dealt == [seat, seat]
        hidden = [step["line"] for step in steps if step["line"].startswith("* deal") and "?" in step["line"]]
        assert hidden == [f"* deal {'BA'[seat]} ?"]
        assert steps[-1]["view"]["seats"][1 - seat]["characters"] == [None, None]
    spectator = all_steps(server.client("Zoé"), id)
    assert not [one for step in spectator for one in moved(step["beats"], "character")]
    refused = clients[0].get(f"/api/v2/games/{id}/replay", seat=1)
    assert refused.json()["error"]["code"] == "not_your_seat"


def test_the_turn_in_progress_is_not_replayed(server: Running) -> None:
    clients, id = seat_all(server, "dice", CITY)
    before = replay(clients[0], id)["moves"]
    clients[0].play(id)
    assert replay(clients[0], id)["moves"] == before
    while (client := decider(clients, id)) is not None and replay(clients[0], id)["moves"] == before:
        client.play(id)
    steps = all_steps(clients[1], id)
    assert {step["seat"] for step in steps[before + 1 :]} == {0, 1, None}
    others = [one for step in steps if step["seat"] == 0 for one in step["beats"]]
    assert others


def test_a_table_that_has_not_begun_has_no_steps(server: Running) -> None:
    host = server.client("Ada")
    id = host.open(game="city", options=CITY)["state"]["id"]
    assert host.get(f"/api/v2/games/{id}/replay").status_code == 409


# ---- files -------------------------------------------------------------------------------------------------------


def beats(client: Client, id: str, **query: Any) -> Data:
    return client.good(client.get(f"/api/v2/games/{id}/beats", **query))


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_game_beat_by_beat(server: Running, game: str) -> None:
    """The same beats as its messages, each once and whole; points only when the game is over."""
    clients, id = seat_all(server, game, {"players": 2})
    for count in range(12):
        play_next(clients, id, count)
    under_way = beats(clients[0], id)
    assert under_way["told"]
    assert {one["points"] for one in under_way["told"]} == {None}
    play_out(clients, id)
    found, steps = beats(clients[0], id), all_steps(clients[0], id)
    told = found["told"]
    assert [one["beat"]["number"] for one in told] == list(range(1, found["beats"] + 1))
    assert found["moves"] == len(steps) - 1
    assert told[-1]["points"] == clients[0].state(id)["result"]["scores"]
    assert [one["step"] for one in told] == sorted(one["step"] for one in told)
    assert [one["round"] for one in told] == sorted(one["round"] for one in told)
    inside: dict[int, list[Data]] = {}
    for beat in (beat for step in steps for beat in step["beats"]):
        inside.setdefault(beat["number"], []).extend(beat.get("inside", ()))
    assert {one["beat"]["number"]: one["beat"]["inside"] for one in told} == {
        n: all for n, all in inside.items() if all
    }
    phases = {one["phase"] for one in told if one["beat"]["kind"] == "turn"}
    assert phases <= {"placement", "counter", "actions", "choosing", "rolling"}
    for one in told:
        assert any(beat["number"] == one["beat"]["number"] for beat in steps[one["step"]]["beats"])
    assert beats(clients[0], id, **{"from": 5, "to": 7})["told"] == told[4:7]
    record = clients[0].get(f"/api/v2/games/{id}/record").text
    of_file = clients[0].good(clients[0].post("/api/v2/replay/beats", {"record": record, "seat": 0}))
    assert [one["points"] for one in of_file["told"]] == [one["points"] for one in told]
    assert [one["beat"]["number"] for one in of_file["told"]] == [one["beat"]["number"] for one in told]


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[Client, str, str]:
    """A player, a game that is over, and its record."""
    clients, id = seat_all(server, "city", CITY)
    play_out(clients, id)
    return clients[0], id, clients[0].get(f"/api/v2/games/{id}/record").text


def test_a_file_step_by_step(finished: tuple[Client, str, str]) -> None:
    client, id, text = finished
    found = client.good(client.post("/api/v2/replay", {"record": text, "seat": 0, "from": 5, "to": 9}))
    assert found["steps"] == replay(client, id, **{"from": 5, "to": 9})["steps"]
    state = client.state(id)
    assert (found["game"], found["options"]) == ("city", state["options"])
    assert found["names"] == [seat["name"] for seat in state["seats"]]
    assert {**found["result"], "secret": state["result"]["secret"]} == state["result"]
    french = client.good(client.post("/api/v2/replay", {"record": text}, lang="fr"))
    assert sentences(french["steps"][5]) != sentences(found["steps"][0])


def test_a_file_of_a_game_that_goes_on(finished: tuple[Client, str, str]) -> None:
    client, _, text = finished
    cut = "\n".join(text.splitlines()[:30]) + "\n"
    found = client.good(client.post("/api/v2/replay", {"record": cut}))
    assert (found["moves"], found["result"]) == (29, None)


def test_broken_files_are_refused_with_a_reason(finished: tuple[Client, str, str]) -> None:
    client, _, text = finished
    lines = text.splitlines()
    swapped = [*lines[:10], lines[10].replace('"move": "', '"move": "* '), *lines[11:]]
    for broken in ("", "hello", text[:-40], "\n".join(swapped) + "\n", "\ud800"):
        answer = client.http.post(
            "/api/v2/replay", content=b'{"record": %s}' % quoted(broken), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 422, broken[:40]
        error = answer.json()["error"]
        assert error["message"]
        assert error["remedy"]
    french = client.post("/api/v2/replay", {"record": "\n".join(swapped) + "\n"}, lang="fr").json()["error"]
    assert "coup" in french["message"]
    assert client.post("/api/v2/replay", {"record": text, "seat": 5}).status_code == 422


def quoted(text: str) -> bytes:
    return json.dumps(text).encode()


def test_a_file_that_is_too_long_is_not_read(finished: tuple[Client, str, str]) -> None:
    client, _, text = finished
    assert client.post("/api/v2/replay", {"record": text + " " * 600_000}).status_code == 413
    assert client.post("/api/v2/replay", {"record": text + " " * 100_000}).status_code == 422


def test_a_finished_game_is_shared_by_its_address_and_a_running_one_is_not(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    stranger = server.client()
    assert stranger.get(f"/api/v2/games/{id}/replay").status_code == 404
    play_out(clients, id)
    assert replay(stranger, id)["moves"] > 0
    assert stranger.good(stranger.get(f"/api/v2/games/{id}"))["state"]["you"] is None
    assert stranger.get(f"/api/v2/games/{id}/record").status_code == 200
