"""Where requests of the server may go, and what comes of those that fail."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Any

import pytest

from tests.server.receivers import (
    certificate,
    context_of,
    web_receiver,
)
from troyes.server.notices.addresses import NotAllowed, addresses_of, is_public, target_of
from troyes.server.notices.outcomes import Outcome
from troyes.server.notices.webhook import post

# Every row of IANA's two registries of special-purpose addresses, and of what is multicast or was given back.
SPECIAL = """0.0.0.0/8 0.0.0.0/32 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
192.0.0.0/29 192.0.0.8/32 192.0.0.9/32 192.0.0.10/32 192.0.0.170/32 192.0.0.171/32 192.0.2.0/24 192.31.196.0/24
192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4
255.255.255.255/32 224.0.0.0/4 ::1/128 ::/128 ::ffff:0:0/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 100:0:0:1::/64
2001::/23 2001::/32 2001:1::1/128 2001:1::2/128 2001:1::3/128 2001:2::/48 2001:3::/32 2001:4:112::/48 2001:10::/28
2001:20::/28 2001:30::/28 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10
ff00::/8 3ffe::/16 ::/96 ::ffff:0:0:0/96"""
# Those before and after a range that are no longer in it, and some that belong to somebody.
PUBLIC = """1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255 128.0.0.0 169.253.255.255
169.255.0.0 172.15.255.255 172.32.0.0 191.255.255.255 192.0.1.0 192.0.3.0 192.88.98.255 192.88.100.0 192.167.255.255
192.169.0.0 198.17.255.255 198.20.0.0 198.51.99.255 198.51.101.0 203.0.112.255 203.0.114.0 223.255.255.255 1.1.1.1
8.8.8.8 93.184.215.14 ::ffff:8.8.8.8 2001:200:: 2001:db7:ffff:ffff:ffff:ffff:ffff:ffff 2001:db9:: 2003:: 2600::
3ffd::1 2606:4700:4700::1111 2a00:1450:4001:80e::200e"""
# Addresses that carry a private one inside: mapped, compatible, translated, NAT64, 6to4, Teredo; and what is none.
INSIDE = """::ffff:10.0.0.1 ::ffff:127.0.0.1 ::ffff:192.0.0.9 ::ffff:100.64.0.1 ::127.0.0.1 ::ffff:0:127.0.0.1
64:ff9b::7f00:1 64:ff9b::a00:1 64:ff9b:1:7f00:0:100:: 2002:7f00:1:: 2002:a00:1:: 2001:0:4136:e378:8000:63bf:80ff:fffe
fe80::1%lo 2606:4700:4700::1111%lo 127.1 0x7f000001 017700000001 2130706433 text"""


def ends_of(network: str) -> list[str]:
    found = ip_network(network)
    return [str(found[0]), str(found[found.num_addresses // 2]), str(found[-1])]


@pytest.mark.parametrize("network", SPECIAL.split())
def test_no_address_with_a_purpose_of_its_own_is_public(network: str) -> None:
    mapped = network == "::ffff:0:0/96"  # what counts is the address inside
    assert [address for address in ends_of(network) if is_public(address) and not mapped] == []


@pytest.mark.parametrize("is_global", [True, False])
def test_what_is_public_does_not_depend_on_what_python_holds_for_global(
    is_global: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`is_global` of 192.0.0.0/24, 64:ff9b:1::/48, 2002::/16 and others is not the same in 3.11, 3.12 and 3.13."""
    for kind in (IPv4Address, IPv6Address):
        monkeypatch.setattr(kind, "is_global", is_global)
        monkeypatch.setattr(kind, "is_private", not is_global)
        monkeypatch.setattr(kind, "is_reserved", not is_global)
    assert [address for address in PUBLIC.split() if not is_public(address)] == []
    assert [address for address in INSIDE.split() if is_public(address)] == []
    found = [address for network in SPECIAL.split() for address in ends_of(network) if is_public(address)]
    assert [*map(ip_address, found)] == [
        ip_address("::ffff:128.0.0.0")
    ]  # the one that is an ordinary address, written otherwise


@pytest.mark.parametrize("host", ["127.1", "0x7f000001", "2130706433", "[::ffff:127.0.0.1]", "[::]", "0"])
def test_other_ways_to_write_an_address_lead_nowhere_else(host: str) -> None:
    with web_receiver() as web:
        assert asyncio.run(post(web.url(host=host), {}, b"{}", private=False)) is Outcome.NEVER
        assert web.connections == 0


def test_a_name_that_means_a_private_address_is_not_connected_to() -> None:
    with web_receiver() as web:
        for host in ("localhost", "127.0.0.1"):
            assert asyncio.run(post(web.url(host=host), {}, b"{}", private=False)) is Outcome.NEVER
        assert web.connections == 0
        assert asyncio.run(post(web.url(), {}, b"{}", private=True)) is Outcome.DONE


def test_a_name_is_asked_for_once_and_only_what_it_meant_then_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means a public address when it is checked and a private one a moment later."""
    meanings = [[("203.0.113.1", 80)], [("127.0.0.1", 80)]]
    asked: list[str] = []
    connected: list[Any] = []

    def getaddrinfo(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", address) for address in meanings[len(asked) - 1]]

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        connected.append(host)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr("troyes.server.notices.addresses.is_public", lambda text: text.startswith("203.0.113."))
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    assert asyncio.run(post("http://rebind.example/", {}, b"", private=False)) is Outcome.AGAIN
    assert (asked, set(connected)) == (["rebind.example"], {"203.0.113.1"})


def test_one_private_meaning_of_a_name_is_one_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def getaddrinfo(host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (text, port)) for text in ("8.8.8.8", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    for url in ("http://both.example/", "http://mail.example:25/"):
        with pytest.raises(NotAllowed):
            asyncio.run(addresses_of(target_of(url), private=False))


def test_redirects_are_not_followed_and_answers_are_not_read() -> None:
    with web_receiver() as web:
        web.answers[:] = [f"HTTP/1.1 307 Go\r\nLocation: {web.url('/other')}\r\n\r\n".encode()]
        assert asyncio.run(post(web.url(), {}, b"{}", private=True)) is Outcome.AGAIN
        assert [request.line for request in web.requests] == ["POST /hook HTTP/1.1"]


def test_a_receiver_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.server.notices.webhook.PATIENCE", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        assert asyncio.run(post(url, {}, b"{}", private=True)) is Outcome.UNSURE


def test_nobody_there_is_tried_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    assert asyncio.run(post(url, {}, b"{}", private=True)) is Outcome.AGAIN


def test_a_certificate_must_be_that_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pem = certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    with web_receiver(context_of(pem)) as web:
        by_name = web.url(scheme="https", host="localhost")
        assert asyncio.run(post(by_name, {}, b"{}", private=True)) is Outcome.DONE
        assert web.requests[0].headers["host"] == f"localhost:{web.port}"
        assert asyncio.run(post(web.url(scheme="https"), {}, b"{}", private=True)) is Outcome.AGAIN
        assert len(web.requests) == 1
