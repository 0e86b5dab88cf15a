"""Where requests of the server may go, and what comes of those that fail."""

from __future__ import annotations

import asyncio
import socket
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
from troyes.server.notices.posting import post

PRIVATE = """0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.9.1 169.254.169.254 172.16.0.1 192.0.2.1 192.168.1.1 198.18.0.1
224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 192.88.99.1 :: ::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1 fe80::1 fc00::1
fd12::1 fec0::1 ff02::1 ff0e::1 64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2002:a00:1:: 2001::1 2001:db8::1 text"""
PUBLIC = "1.1.1.1 8.8.8.8 93.184.215.14 2606:4700:4700::1111 2a00:1450:4001:80e::200e ::ffff:8.8.8.8"


def test_only_public_addresses_are_public() -> None:
    assert [address for address in PRIVATE.split() if is_public(address)] == []
    assert all(map(is_public, PUBLIC.split()))


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
    monkeypatch.setattr("troyes.server.notices.posting.PATIENCE", 2.0)
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
