"""A person's own name, and when their devices were last seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.conftest import DATABASES, MakeUrl
from tests.server.moving_time import MINUTE, MovingTime, moved_time, wait_for
from tests.server.serving import PLAIN, Client, Running, serving
from troyes.server.database.tables import devices
from troyes.server.settings import from_environment

ME = "/api/v2/people/me"
HERE = "/api/v2/people/here"


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Running]:
    with serving(from_environment({"TROYES_DATABASE_URL": make_url(request.param)}), MovingTime()) as running:
        yield running


def test_a_device_asks_whom_it_is_known_as(server: Running) -> None:
    client = server.client("Aubry")
    assert client.good(client.get(HERE)) == {"person": {"id": client.id, "name": "Aubry"}, "address": None}
    stranger = httpx.get(f"{server.url}{HERE}", **PLAIN)
    assert (stranger.status_code, stranger.json()) == (200, {"person": None, "address": None})


def test_somebody_changes_their_name(server: Running) -> None:
    client = server.client("Aubry")
    id = client.open(game="city", options={"players": 2})["state"]["id"]
    changed = client.good(client.http.patch(ME, json={"name": "  Blaise  de Troyes "}))
    assert changed == {"id": client.id, "name": "Blaise de Troyes"} == client.good(client.get(ME))
    assert client.state(id)["seats"][0]["name"] == "Aubry"
    id = client.open(game="city", options={"players": 2})["state"]["id"]
    assert client.state(id)["seats"][0]["name"] == "Blaise de Troyes"


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "x" * 41}, {"name": "\u200b"}, {"name": "A", "id": "B"}])
def test_what_is_no_name(server: Running, body: dict[str, Any]) -> None:
    client = server.client("Aubry")
    assert client.http.patch(ME, json=body).status_code == 422
    assert client.good(client.get(ME))["name"] == "Aubry"


def test_strangers_have_no_name(server: Running) -> None:
    assert server.client().http.patch(ME, json={"name": "Aubry"}).status_code == 401


def seen(server: Running, client: Client) -> int:
    query = select(devices.c.seen).where(devices.c.person == client.id)
    return int(server.services.database.read(lambda connection: connection.execute(query).scalar_one()))


def test_devices_are_seen_once_an_hour(server: Running) -> None:
    time = moved_time(server)
    client, began = server.client("Aubry"), time.at
    time.move(59 * MINUTE)
    client.get(ME)
    assert server.services.writer is not None
    server.services.writer.submit(lambda transaction: None).result()
    assert seen(server, client) == began
    time.move(2 * MINUTE)
    client.get(ME)
    wait_for(lambda: seen(server, client) == time.at)
