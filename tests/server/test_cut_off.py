"""Sockets of who may no longer watch end at once; nobody holds too many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.moving_time import wait_for
from tests.server.serving import Client, Running, Watching, serving
from troyes.server.operations import rates
from troyes.server.settings import from_environment

COME_BACK, MISSING, TRY_LATER = 4000, 4404, 1013


def code_of(watching: Watching) -> int:
    """With what a socket is closed; frames before that do not matter."""
    try:
        while True:
            watching.frame()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def opened(server: Running) -> tuple[Client, str, str]:
    host = server.client("Aubry")
    found = host.open(game="city", options={"players": 2})
    return host, found["state"]["id"], found["invitation"]


def test_who_is_sent_away_hears_no_more(server: Running) -> None:
    host, id, invitation = opened(server)
    guest = server.client("Blaise")
    guest.join(id, invitation)
    with guest.watch(id) as watching:
        assert watching.frame()["state"]["you"] == 1
        host.good(host.post(f"/api/v2/games/{id}/send-away", {"seat": 1}))
        assert code_of(watching) == COME_BACK
    with guest.watch(id) as watching:
        assert code_of(watching) == MISSING


def test_an_invitation_that_is_replaced_no_longer_counts(server: Running) -> None:
    host, id, invitation = opened(server)
    guest = server.client("Blaise")
    with guest.watch(id, invitation=invitation) as watching, host.watch(id) as own:
        watching.frame()
        own.frame()
        fresh = host.good(host.post(f"/api/v2/games/{id}/invitation", {}))["invitation"]
        assert code_of(watching) == COME_BACK
        host.good(host.post(f"/api/v2/games/{id}/chat", {"text": "Come in"}))
        assert own.frame()["messages"][-1]["kind"] == "chat"
    with guest.watch(id, invitation=invitation) as watching:
        assert code_of(watching) == MISSING
    assert guest.post(f"/api/v2/games/{id}/join", {"invitation": invitation}).status_code == 404
    guest.join(id, fresh)


def test_only_the_host_invites_anew(server: Running) -> None:
    _, id, invitation = opened(server)
    guest = server.client("Blaise")
    guest.join(id, invitation)
    answer = guest.post(f"/api/v2/games/{id}/invitation", {})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_host")


def test_who_deletes_themselves_hears_no_more_as_a_spectator_either(server: Running) -> None:
    host = server.client("Aubry")
    id = host.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    guest = server.client("Blaise")
    with guest.watch(id) as watching:
        watching.frame()
        assert guest.post("/api/v2/accounts/delete", {}).status_code == 204
        assert code_of(watching) == COME_BACK


def test_other_processes_cut_off_too(postgresql_url: str) -> None:
    settings = from_environment({"TROYES_DATABASE_URL": postgresql_url})
    with serving(settings) as first, serving(settings) as second:
        host, id, invitation = opened(first)
        guest = first.client("Blaise")
        with ExitStack() as stack:
            guest.move_to(second.url)
            watching = stack.enter_context(guest.watch(id, invitation=invitation))
            watching.frame()
            host.good(host.post(f"/api/v2/games/{id}/invitation", {}))
            assert code_of(watching) == COME_BACK
        public = host.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
        with guest.watch(public) as watching:
            watching.frame()
            guest.move_to(first.url)
            assert guest.post("/api/v2/accounts/delete", {}).status_code == 204
            assert code_of(watching) == COME_BACK
        guest.move_to(second.url)
        wait_for(lambda: guest.get("/api/v2/people/me").status_code == 401)


# ---- how many -----------------------------------------------------------------------------------------------------


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    settings = from_environment(
        {"TROYES_DATABASE_URL": f"sqlite:///{tmp_path}/games.sqlite3", "TROYES_TRUSTED_PROXIES": "127.0.0.1"}
    )
    with serving(replace(settings, sockets_per_person=2)) as running:
        yield running


def test_a_person_holds_so_many_sockets(small: Running) -> None:
    host, id, _ = opened(small)
    with ExitStack() as stack:
        held = [stack.enter_context(host.watch(id)) for _ in range(2)]
        for watching in held:
            watching.frame()
        assert code_of(stack.enter_context(host.watch(id))) == TRY_LATER
        held[0].socket.close()
        wait_for(lambda: small.services.hub.sockets_of(host.id) == 1)
        assert stack.enter_context(host.watch(id)).frame()["seq"] > 0
    wait_for(lambda: not small.services.hub.people)


def test_an_address_holds_so_many_sockets(small: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "SOCKETS_PER_ADDRESS", 2)
    host = small.client("Aubry")
    id = host.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    address = small.url.replace("http", "ws") + f"/api/v2/games/{id}/live"
    with ExitStack() as stack:
        for _ in range(2):
            first = {"X-Forwarded-For": "192.0.2.1"}
            stack.enter_context(connect(address, additional_headers=first)).recv()
        with pytest.raises(Exception, match="403"):
            stack.enter_context(connect(address, additional_headers=first))
        stack.enter_context(connect(address, additional_headers={"X-Forwarded-For": "192.0.2.2"})).recv()
