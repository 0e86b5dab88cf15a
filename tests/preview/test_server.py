"""The server of the preview without a browser: playing by its answers alone, refusals, and nothing secret."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from tests.preview.serving import Client, Reply, characters, running_server
from troyes.bots.registry import make_bot
from troyes.kernel.game import LANGUAGES
from troyes.preview.server import LARGEST_BODY, MOST_TABLES, PAGE, is_local
from troyes.preview.table import best_bot, new_table
from troyes.preview.texts import all_texts


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with running_server() as server:
        yield Client(server)


def step(client: Client, state: dict[str, Any], pick: int = 0) -> dict[str, Any]:
    """Go on by one answer: let the others play, or choose field by field."""
    reply = client.order("go-on", state) if state["waiting"] else choose(client, state, pick)
    assert reply.status == 200, reply
    return {"id": state["id"], **reply.data}


def choose(client: Client, state: dict[str, Any], pick: int) -> Reply:
    decision, chosen = state["decision"], {}
    while (option := decision["options"][pick % len(decision["options"])])["move"] is None:
        chosen[decision["field"]] = option["value"]
        decision = client.order("options", state, chosen=chosen).data
        assert decision["count"] == option["count"]
    return client.order("choose", state, move=option["move"])


def play(client: Client, state: dict[str, Any]) -> dict[str, Any]:
    for turn in range(2000):
        if state["end"]:
            return state
        state = step(client, state, turn)
    raise AssertionError("the game does not end")


# ---- the page ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", PAGE)
def test_the_page_is_served(client: Client, path: str) -> None:
    reply = client.get(path)
    assert reply.status == 200
    assert reply.headers["Content-Type"] == PAGE[path][1]
    assert "default-src 'self'" in reply.headers["Content-Security-Policy"]
    assert "http://" not in reply.text.replace("http://www.w3.org", "")
    assert "https://" not in reply.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_served(client: Client, language: str) -> None:
    found = client.get(f"/api/texts?lang={language}").data
    assert found["page"]["undo"] == {"en": "Take back", "fr": "Reprendre"}[language]


def test_every_text_exists_in_both_languages() -> None:
    for section, entries in all_texts().items():
        for key, entry in entries.items():
            assert sorted(entry) == sorted(LANGUAGES), (section, key)
            assert all(f" {mark}" not in entry["fr"] for mark in ":;?!»"), (section, key)


# ---- playing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "city", "players": 2, "seed": 5, "options": {"modules": ["bonus"]}},
        {"game": "dice", "players": 1, "seed": 5},
        {"game": "dice", "players": 3, "seed": 5, "options": {"banquets": True}},
        {"game": "dice", "players": 2},
    ],
    ids=str,
)
def test_whole_games_are_played_by_what_is_offered(client: Client, wanted: dict[str, Any]) -> None:
    end = play(client, client.begin(**wanted))
    record = client.table(end).match.record
    assert end["end"]["totals"] == record.scores == record.replay().totals()
    assert [sum(column) for column in zip(*(line["points"] for line in end["end"]["lines"]))] == record.scores
    assert end["decision"] is None
    assert not end["undo"]
    assert client.order("choose", end, move="1").data["code"] == "not_asked"


def test_the_same_seed_gives_the_same_game(client: Client) -> None:
    ends = [play(client, client.begin(game="dice", players=2, seed=9)) for _ in range(2)]
    assert ends[0]["log"] == ends[1]["log"]
    assert ends[0]["end"] == ends[1]["end"]


def test_the_opponent_is_the_best_that_knows_the_game(client: Client) -> None:
    for game in ("city", "dice"):
        state = client.begin(game=game, players=2, seed=1)
        assert client.table(state).bot_name == "greedy"
        assert state["notice"] is None
    assert best_bot("chess") == "random"
    client.table(state).bot_name = "random"
    assert "random" in client.get(f"/api/games/{state['id']}").data["notice"]


def test_a_turn_can_be_taken_back_before_the_others_play(client: Client) -> None:
    state = after = client.begin(game="city", players=2, seed=7)
    while not after["waiting"]:
        state, after = after, step(client, after)
    assert after["undo"]
    assert after["decision"] is None
    back = client.order("undo", after).data
    assert back["board"] == state["board"]
    assert back["log"] == state["log"]
    assert back["decision"] == state["decision"]
    state = client.begin(game="dice", players=2, seed=7)
    assert client.order("undo", state).data["code"] == "no_undo"


def test_a_state_can_be_asked_for_again_in_another_language(client: Client) -> None:
    state = client.begin(game="city", players=3, seed=7)
    french = client.get(f"/api/games/{state['id']}?lang=fr").data
    assert french["decision"]["question"] == "Posez un habitant sur un emplacement vide."
    assert french["number"] == state["number"]
    assert [option["move"] for option in french["decision"]["options"]] == [
        option["move"] for option in state["decision"]["options"]
    ]


def test_any_field_can_be_chosen_first(client: Client) -> None:
    state = client.begin(game="dice", players=1, seed=3)
    decision = client.order("options", state, field="deed").data
    assert decision["field"] == "deed"
    assert sum(option["count"] for option in decision["options"]) == decision["count"]
    assert client.order("options", state, field="weather").data["field"] == state["decision"]["field"]
    assert client.order("options", state, chosen={"die": "none"}).data["options"] == []


def test_why_not_names_the_rule(client: Client) -> None:
    state = client.begin(game="dice", players=2, seed=3)
    refused = client.order("why-not", state, line="A build hall 3").data
    assert refused["legal"] is False
    assert refused["reason"]
    table = client.table(state)
    line = table.game.format(table.match.position, table.view.moves()[0])
    assert client.order("why-not", state, line=line).data == {"legal": True, "reason": None}
    assert client.order("why-not", state, line=line.replace("A ", "B ", 1)).status == 400
    assert client.order("why-not", state, line="A dance with me").status == 400


# ---- nothing secret ------------------------------------------------------------------------------------------------


def test_no_answer_tells_the_character_of_another_seat() -> None:
    with running_server() as server:
        client = Client(server)
        state = client.begin(game="city", players=4, seed=11)
        client.table(state).bots = {seat: make_bot("random", seat) for seat in (1, 2, 3)}  # quick, and no less secret
        hands = characters(client.table(state))
        secrets = hands["B"] | hands["C"] | hands["D"]
        guess = sorted(key for key in hands["B"] if key.islower())[0]
        for turn in range(2000):
            refused(client.order("why-not", state, line=f"* deal B {guess}"))
            before = len(client.replies)
            client.get(f"/api/games/{state['id']}?lang=fr")
            state = step(client, state, turn)
            if state["end"]:
                break
        running = client.replies[:before]
        assert len(running) > 100
        assert [secret for secret in secrets for reply in running if secret in reply.text] == []
        assert all(any(secret in reply.text for reply in running) for secret in hands["A"])
        assert any(secret in client.replies[-1].text for secret in secrets)  # once it is over all is told


def test_no_answer_tells_the_choices_of_others_before_all_have_chosen() -> None:
    """The bots choose after the person, so the server holds no choice it could tell; and it tells no seed."""
    table = new_table({"game": "dice", "players": 3, "seed": 424242})
    assert table.match.position.pending() == [0, 1, 2]
    with running_server() as server:
        client = Client(server)
        play(client, client.begin(game="dice", players=3, seed=424242))
        assert not any("424242" in reply.text for reply in client.replies)


# ---- refusals ------------------------------------------------------------------------------------------------------


def refused(reply: Reply, status: int = 400) -> str:
    assert reply.status == status, reply
    assert reply.headers["Content-Type"] == "application/json"
    assert "Traceback" not in reply.text
    error: str = reply.data["error"]
    assert error
    return error


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess"},
        {"game": 3},
        {"game": "city", "players": 9},
        {"game": "city", "players": "2"},
        {"game": "dice", "players": 0},
        {"game": "dice", "players": 1.5},
        {"game": "dice", "seed": -1},
        {"game": "dice", "seed": "x"},
        {"game": "dice", "seed": 2**64},
        {"game": "dice", "options": []},
        {"game": "dice", "options": {"weather": 1}},
        {"game": "dice", "weather": 1},
        {"game": "\ud800"},
    ],
    ids=repr,
)
def test_games_that_cannot_be_made_are_refused(client: Client, wanted: dict[str, Any]) -> None:
    assert refused(client.post("/api/games", wanted))
    assert refused(client.post("/api/games?lang=fr", wanted))


@pytest.mark.parametrize(
    "body",
    [b"", b"nonsense", b"[]", b"3", b"\xff\xfe", b"[" * 50000, b'{"game": ' + b"9" * 6000 + b"}", b'{"a": NaN}'],
    ids=lambda body: repr(body[:12]),
)
def test_nonsense_is_refused(client: Client, body: bytes) -> None:
    refused(client.raw("POST", "/api/games", body, Content_Type="application/json"))


def test_long_bodies_are_refused_unread(client: Client) -> None:
    body = json.dumps({"game": "x" * LARGEST_BODY}).encode()
    assert str(LARGEST_BODY) in refused(client.raw("POST", "/api/games", body, Content_Type="application/json"))
    with socket.create_connection(("127.0.0.1", client.server.server_port), timeout=10) as line:
        line.sendall(
            b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 99999999999999\r\n\r\n"
        )
        assert line.recv(65536).startswith(b"HTTP/1.1 400 ")


def test_forms_of_other_sites_are_refused(client: Client) -> None:
    refused(client.raw("POST", "/api/games", b"{}", Content_Type="text/plain"))
    refused(client.raw("POST", "/api/games", b"{}"))
    refused(client.raw("GET", "/api/texts", Host="evil.example"))


@pytest.mark.parametrize("path", ["/etc/passwd", "/page/../server.py", "/api", "/api/games/none", "//[", "/%00"])
def test_other_addresses_lead_nowhere(client: Client, path: str) -> None:
    refused(client.get(path), 404)


def test_other_methods_are_refused(client: Client) -> None:
    refused(client.raw("DELETE", "/api/games"), 501)
    refused(client.post("/api/games/none/choose", {"number": 1, "move": 1}), 404)


def test_moves_that_are_not_offered_are_refused(client: Client) -> None:
    state = client.begin(game="city", players=2, seed=7)
    moves: list[object] = ["1", 3, "99999999999999999999", 2**63, 15, -1, None, "", "x", 1.5, [], True, "9" * 30]
    for move in moves:
        refused(client.order("choose", state, move=move))
    refused(client.order("choose", {**state, "number": state["number"] + 1}, move="1"), 409)
    refused(client.order("options", state, chosen={"action": 1}))
    refused(client.order("options", state, chosen={"weather": "fine"}))
    refused(client.order("options", state, field=3))
    assert client.get(f"/api/games/{state['id']}").data["number"] == state["number"]


def test_old_games_make_room() -> None:
    with running_server() as server:
        client = Client(server)
        states = [client.begin(game="dice", players=1, seed=1) for _ in range(MOST_TABLES + 1)]
        refused(client.get(f"/api/games/{states[0]['id']}"), 404)
        assert client.get(f"/api/games/{states[1]['id']}").status == 200


def test_only_addresses_of_this_machine_are_local() -> None:
    assert is_local("127.0.0.1")
    assert not is_local("0.0.0.0")
    assert not is_local("example.org")
