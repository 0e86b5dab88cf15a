"""Health, metrics, logs, limits and the end of a server."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.moving_time import MINUTE, MovingTime, wait_for
from tests.server.serving import PLAIN, Running, play_next, seat_all, serving
from troyes.kernel.contract.refusals import BadInput
from troyes.server.operations import logs
from troyes.server.settings import from_environment


def metrics(server: Running) -> dict[str, float]:
    """Every sample by its name and labels."""
    text = server.client().get("/metrics").text
    rows = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


# ---- health ------------------------------------------------------------------------------------------------------


def test_a_server_is_healthy_and_ready(server: Running) -> None:
    client = server.client()
    assert client.good(client.get("/healthz"))["status"] == "ok"
    assert client.good(client.get("/readyz")) == {"status": "ok"}


# ---- metrics -----------------------------------------------------------------------------------------------------


def test_metrics_count_what_happens_and_name_nobody(server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    with clients[0].watch(id) as watching:
        watching.frame()
        for count in range(5):
            play_next(clients, id, count)
        found = metrics(server)
        text = server.client().get("/metrics").text
    assert found['troyes_messages_total{game="city",kind="move"}'] == 5
    assert found['troyes_games{status="running"}'] == 1
    assert found["troyes_sockets"] == found["troyes_games_watched"] == 1
    assert found["troyes_games_in_memory"] >= 1
    path = "/api/v2/games/{id}/moves"
    assert found[f'troyes_requests_total{{method="POST",route="{path}",status="200"}}'] == 5
    assert found[f'troyes_request_seconds_count{{route="{path}"}}'] == 10
    assert found["troyes_writer_batch_jobs_sum"] >= 5
    for word in (id, *(client.id for client in clients), "Ada", "Guest"):
        assert word not in text


def test_unknown_paths_and_methods_make_no_labels(server: Running) -> None:
    client = server.client()
    for number in range(5):
        client.get(f"/nowhere/{number}")
        client.http.request(f"STRANGE{number}", "/api/v2/games")
    found = [name for name in metrics(server) if name.startswith("troyes_requests_total")]
    assert not any("nowhere" in name or "STRANGE" in name for name in found)


def test_metrics_are_for_this_machine_or_a_token(database_url: str) -> None:
    settings = from_environment({"TROYES_DATABASE_URL": database_url, "TROYES_METRICS_TOKEN": "let-me-see"})
    with serving(settings) as server:

        def ask(**headers: str) -> int:
            return httpx.get(f"{server.url}/metrics", headers=headers, **PLAIN).status_code

        passed_on = {"X-Forwarded-For": "203.0.113.9"}
        assert ask() == 200
        assert ask(**passed_on) == 404
        assert ask(**passed_on, Authorization="Bearer wrong") == 404
        assert ask(**passed_on, Authorization="Bearer let-me-see") == 200


# ---- logs --------------------------------------------------------------------------------------------------------


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged meanwhile."""
    root, own = logging.getLogger(), logging.getLogger("troyes")
    before = (root.handlers[:], root.level, own.level)
    stream = io.StringIO()
    logs.configure("debug", stream)
    yield stream
    root.handlers[:], root.level, own.level = before


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_every_request_is_one_line_with_its_name(log: io.StringIO, server: Running) -> None:
    client = server.client("Ada")
    answer = client.get("/api/v2/games/nowhere")
    name = answer.headers["x-request-id"]
    [line] = wait_for(lambda: [line for line in lines(log) if line.get("request") == name])  # written after the answer
    assert (line["event"], line["method"], line["route"]) == ("request", "GET", "/api/v2/games/{id}")
    assert (line["status"], line["level"]) == (404, "info")
    assert line["ms"] > 0
    named = client.http.get("/api/v2/games", headers={"X-Request-ID": "from-a-proxy-1"})
    assert named.headers["x-request-id"] == "from-a-proxy-1"
    forged = client.http.get("/api/v2/games", headers={"X-Request-ID": 'a"\\b secret'})
    assert "secret" not in forged.headers["x-request-id"]


def test_no_secret_is_ever_logged(log: io.StringIO, server: Running) -> None:
    clients, id = seat_all(server, "city", {"players": 2})
    opened = clients[0].open(game="dice", options={"players": 2})
    other, invitation = opened["state"]["id"], opened["invitation"]
    stranger = server.client("Zoé")
    stranger.look(other, invitation=invitation)
    with stranger.watch(other, invitation=invitation) as watching:
        watching.frame()
    stranger.join(other, invitation)
    secret_words = ["hidden-chat-line", "tok_nobody_may_see", "open-sesame-invitation", "a-wrong-password"]
    clients[0].post(f"/api/v2/games/{id}/chat", {"text": secret_words[0]})
    httpx.get(f"{server.url}/api/v2/people/me", headers={"Authorization": f"Bearer {secret_words[1]}"}, **PLAIN)
    stranger.get(f"/join/{secret_words[2]}", token=secret_words[2])
    httpx.get(f"{server.url}/api/v2/games/{id}/live?invitation={secret_words[2]}", **PLAIN)
    stranger.post("/api/v2/accounts/login", {"login": "zoe", "password": secret_words[3]})
    for count in range(5):
        play_next(clients, id, count)
    for client in (*clients, stranger):
        secret_words += list(client.http.cookies.values())
    for game in (id, other):
        about = server.services.games.known(game)
        assert about is not None
        secret_words += [about.about.secret.hex(), repr(about.about.secret)]
    written = log.getvalue()
    assert len(written.splitlines()) > 20
    for word in [invitation, *secret_words]:
        assert word not in written, word
    assert all(isinstance(line, dict) for line in lines(log))


def test_a_fault_is_logged_without_its_words_and_answered_plainly(
    log: io.StringIO, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = server.client("Ada")

    def break_down(*_: object, **__: object) -> None:
        raise KeyError("the-secret-in-an-error")

    monkeypatch.setattr("troyes.server.api.games.games.list_games", break_down)
    answer = client.get("/api/v2/games", lang="fr")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "fault")
    assert answer.headers["x-content-type-options"] == "nosniff"
    [line] = wait_for(lambda: [line for line in lines(log) if line["level"] == "error"])
    assert (line["error"], line["request"]) == ("KeyError", answer.headers["x-request-id"])
    assert any("break_down" in call for call in line["calls"])
    assert "the-secret-in-an-error" not in log.getvalue()
    assert "Traceback" not in log.getvalue() + answer.text


# ---- limits ------------------------------------------------------------------------------------------------------


def test_who_asks_too_often_waits_and_others_do_not(database_url: str) -> None:
    time = MovingTime()
    with serving(from_environment({"TROYES_DATABASE_URL": database_url}), time) as server:
        greedy, other = server.client("Ada"), server.client("Blaise")
        game = greedy.open(game="city", options={"players": 2})["state"]["id"]
        answers = [greedy.post(f"/api/v2/games/{game}/hint") for _ in range(31)]
        assert {answer.status_code for answer in answers[:30]} == {403}
        last = answers[30]
        assert (last.status_code, last.json()["error"]["code"], last.headers["retry-after"]) == (429, "too_often", "5")
        assert last.headers["x-content-type-options"] == "nosniff"
        assert other.post(f"/api/v2/games/{game}/hint").status_code != 429
        assert greedy.get("/api/v2/games").status_code == 200
        time.move(MINUTE)
        assert greedy.post(f"/api/v2/games/{game}/hint").status_code == 403


def test_addresses_behind_a_trusted_proxy_are_told_apart(database_url: str) -> None:
    environment = {"TROYES_DATABASE_URL": database_url, "TROYES_TRUSTED_PROXIES": "127.0.0.1"}
    with (
        serving(from_environment(environment), MovingTime()) as server,
        httpx.Client(base_url=server.url, **PLAIN) as asking,
    ):

        def introduce(address: str) -> int:
            asking.cookies.clear()
            answer = asking.post("/api/v2/people", json={"name": "Ada"}, headers={"X-Forwarded-For": address})
            return answer.status_code

        assert {introduce("203.0.113.9") for _ in range(60)} == {201}
        assert introduce("203.0.113.9") == 429
        assert introduce("203.0.113.10") == 201


def test_limits_can_be_turned_off(database_url: str) -> None:
    environment = {"TROYES_DATABASE_URL": database_url, "TROYES_RATE_LIMITS": "off"}
    with serving(from_environment(environment)) as server:
        client = server.client("Ada")
        game = client.open(game="city", options={"players": 2})["state"]["id"]
        assert {client.post(f"/api/v2/games/{game}/hint").status_code for _ in range(40)} == {403}


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(BadInput, match="TROYES_RATE_LIMITS"):
        from_environment({"TROYES_RATE_LIMITS": "perhaps"})
    with pytest.raises(BadInput, match="TROYES_LOG_LEVEL"):
        from_environment({"TROYES_LOG_LEVEL": "shouting"})
