"""A server that is open to the network: by which names it is asked, and which address is told to others."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import MakeUrl
from tests.server.serving import PLAIN, Running, serving
from troyes.server.operations import places
from troyes.server.operations.places import addresses_for, is_own_host, shared_urls, url_of
from troyes.server.run import listen
from troyes.server.settings import Settings, from_environment

HOME = ["192.168.7.5", "fd00::5"]


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with two addresses, called `tower`."""
    monkeypatch.setattr(places, "outgoing", lambda: HOME)
    monkeypatch.setattr(socket, "gethostname", lambda: "Tower")


@contextmanager
def opened(make_url: MakeUrl, **given: str) -> Iterator[Running]:
    settings = from_environment({"TROYES_DATABASE_URL": make_url("sqlite")})
    with serving(replace(settings, bots=False, **given)) as running:  # type: ignore[arg-type]
        yield running


def here(server: Running, host: str) -> httpx.Response:
    return httpx.get(server.url + "/api/v2/people/here", headers={"Host": host}, **PLAIN)


def test_an_open_server_is_asked_by_addresses_and_names_of_its_machine(make_url: MakeUrl) -> None:
    with opened(make_url, host="0.0.0.0") as server:
        known = ("localhost", "127.0.0.1:8000", "[::1]", "192.168.7.5:8000", "tower", "TOWER.local:8000", "tower.lan")
        assert {host: here(server, host).status_code for host in known} == dict.fromkeys(known, 200)
        strange = ("rebound.example", "192.168.7.6", "tower.example", "tower.local.example", "0x7f000001", "[")
        assert {host: here(server, host).status_code for host in strange} == dict.fromkeys(strange, 403)
        assert here(server, "rebound.example").json()["error"]["code"] == "wrong_host"


def test_the_address_at_which_a_request_arrives_is_always_known() -> None:
    assert is_own_host("10.1.2.3", set(), "10.1.2.3")
    assert is_own_host("10.1.2.3", set(), "::ffff:10.1.2.3")
    assert not is_own_host("10.1.2.3", set(), "10.1.2.4")
    assert not is_own_host("rebound.example", set(), "rebound.example")
    assert not is_own_host(None, {"localhost"}, "")


def test_who_opened_the_own_address_is_told_the_one_for_others(make_url: MakeUrl) -> None:
    with opened(make_url, host="0.0.0.0") as server:
        assert here(server, "localhost:8000").json()["address"] == "http://192.168.7.5:8000"
        assert here(server, "192.168.7.5:8000").json()["address"] is None  # what they see is good
    with opened(make_url, host="127.0.0.1") as server:
        assert here(server, "localhost").json()["address"] is None  # nobody else can open it at all
    with opened(make_url, host="0.0.0.0", origin="https://troyes.example") as server:
        assert here(server, "tower").json()["address"] == "https://troyes.example"


@pytest.mark.parametrize(
    ("host", "origin", "urls"),
    [
        ("127.0.0.1", "", []),
        ("::1", "", []),
        ("0.0.0.0", "", ["http://192.168.7.5:8000"]),
        ("::", "", ["http://192.168.7.5:8000", "http://[fd00::5]:8000"]),
        ("192.168.7.9", "", ["http://192.168.7.9:8000"]),
        ("0.0.0.0", "https://troyes.example", ["https://troyes.example"]),
    ],
)
def test_which_addresses_are_told_to_others(host: str, origin: str, urls: list[str]) -> None:
    assert shared_urls(Settings("sqlite:///x", host=host, origin=origin)) == urls


def test_a_machine_without_a_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "outgoing", list)
    assert addresses_for("0.0.0.0") == []


def test_an_address_that_is_none_is_never_shown() -> None:
    assert url_of("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert url_of("::", 80) == "http://[::1]:80"


def test_everywhere_means_both_kinds_of_addresses() -> None:
    with listen("::", 0) as listening:
        port = listening.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            with socket.create_connection((host, port), 10):
                pass


def test_the_terminal_says_what_other_devices_open(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "troyes", "serve", "--host", "0.0.0.0", "--port", "0", "--lang", "en"]
    surroundings = {**os.environ, "TROYES_DATA_DIR": str(tmp_path), "TROYES_ORIGIN": "http://troyes.example"}
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True, env=surroundings) as run:
        assert run.stdout is not None
        lines = [run.stdout.readline() for _ in range(2)]
        run.terminate()
        run.communicate(timeout=60)
    assert lines[0].startswith("The server is at http://127.0.0.1:")
    assert lines[1] == "Other devices open http://troyes.example/\n"
