"""Who is counted as one visitor, and who is never counted."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator

import httpx
import pytest

from tests.server.conftest import MakeUrl
from tests.server.moving_time import MINUTE, MovingTime
from tests.server.serving import PLAIN, Running, serving
from troyes.server.api.people.identity import COOKIE
from troyes.server.operations import rates
from troyes.server.operations.networks import is_loopback, network_of
from troyes.server.operations.rates import Rule
from troyes.server.people.limits import Limit
from troyes.server.settings import from_environment

FEW = 5


@pytest.fixture
def server(make_url: MakeUrl) -> Iterator[Running]:
    """Behind a proxy, and the time stands still."""
    environment = {"TROYES_DATABASE_URL": make_url("sqlite"), "TROYES_TRUSTED_PROXIES": "127.0.0.1"}
    with serving(from_environment(environment), MovingTime()) as running:
        yield running


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each device may ask for the list of games five times a minute, each address ten times."""
    rule = Rule("GET", re.compile("/api/v2/games|/healthz|/readyz"), Limit(FEW, MINUTE), Limit(2 * FEW, MINUTE))
    monkeypatch.setattr(rates, "RULES", (rule,))


def statuses(server: Running, times: int, path: str = "/api/v2/games", cookie: str = "", address: str = "") -> set[int]:
    """With a new cookie each time if one is to be `invented`."""
    found = set()
    with httpx.Client(base_url=server.url, **PLAIN) as asking:
        for _ in range(times):
            shown = secrets.token_urlsafe(32) if cookie == "invented" else cookie
            headers = {"X-Forwarded-For": address} if address else {}
            headers |= {"Cookie": f"{COOKIE}={shown}"} if shown else {}
            found.add(asking.get(path, headers=headers).status_code)
    return found


@pytest.mark.usefixtures("strict")
def test_an_invented_cookie_gets_no_allowance_of_its_own(server: Running) -> None:
    assert statuses(server, FEW, cookie="invented", address="203.0.113.1") == {200}
    assert statuses(server, FEW, cookie="invented", address="203.0.113.1") == {429}
    assert statuses(server, FEW, cookie="invented", address="") == {200}  # from this machine itself
    assert statuses(server, FEW, cookie="invented", address="") == {429}


@pytest.mark.usefixtures("strict")
def test_a_known_device_keeps_its_own_allowance_beside_strangers(server: Running) -> None:
    ada = server.client("Ada")
    assert ada.get("/api/v2/people/me").status_code == 200  # from now on it is known
    cookie = ada.http.cookies[COOKIE]
    assert 429 in statuses(server, FEW + 1, cookie="invented", address="203.0.113.1")
    assert statuses(server, FEW - 1, cookie=cookie, address="203.0.113.1") == {200}


@pytest.mark.usefixtures("strict")
def test_a_network_of_ipv6_counts_as_one_address(server: Running) -> None:
    asked = [statuses(server, 1, address=f"2001:db8:0:7::{number:x}") for number in range(1, FEW + 1)]
    assert asked == [{200}] * FEW
    assert statuses(server, 1, address="2001:db8:0:7:ffff:0:0:1") == {429}
    assert statuses(server, 1, address="2001:db8:0:8::1") == {200}


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_whoever_asks_whether_the_server_is_well_is_never_refused(server: Running, path: str) -> None:
    assert statuses(server, 4 * FEW, path, address="203.0.113.1") == {200}
    assert statuses(server, 4 * FEW, path, cookie="invented") == {200}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:0db8:0000:0000:ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("192.0.2.1", "192.0.2.2", False),
    ],
)
def test_what_counts_as_one_visitor(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_this_machine_is_known_by_all_its_names() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "192.0.2.1", "example.org", "")))
