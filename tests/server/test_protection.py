"""What every request goes through: forged requests, long bodies, headers, languages, errors in plain words."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest

from tests.server.serving import PLAIN, Running
from troyes.server.operations.places import own_hosts
from troyes.server.settings import Settings

PEOPLE = "/api/v2/people"


def post(server: Running, body: Any = None, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.post(server.url + PEOPLE, content=body, headers=named, **PLAIN)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Content_Type": "application/json"}, 201),
        ({"Content_Type": "text/plain", "X_Troyes": "1"}, 422),
        ({"Content_Type": "text/plain"}, 403),
        ({"Content_Type": "application/x-www-form-urlencoded"}, 403),
        ({"Content_Type": "application/json", "Origin": "https://elsewhere.example"}, 403),
        ({"Content_Type": "application/json", "Origin": "null"}, 403),
        ({"Content_Type": "application/json", "Sec_Fetch_Site": "cross-site"}, 403),
        ({"Content_Type": "application/json", "Sec_Fetch_Site": "same-origin"}, 201),
    ],
)
def test_other_sites_cannot_order_anything(server: Running, headers: dict[str, str], status: int) -> None:
    answer = post(server, b'{"name": "Ada"}', **headers)
    assert answer.status_code == status, answer.text
    assert ("set-cookie" in answer.headers) == (status == 201)


def test_the_own_page_is_the_own_page(server: Running) -> None:
    assert post(server, b'{"name": "Ada"}', Content_Type="application/json", Origin=server.url).status_code == 201


def test_long_bodies_are_refused(server: Running) -> None:
    body = b'{"name": "' + b"x" * 70_000 + b'"}'
    answer = post(server, body, Content_Type="application/json")
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_long")
    pieces = httpx.post(
        server.url + PEOPLE,
        content=iter([body[:50_000], body[50_000:]]),
        headers={"Content-Type": "application/json"},
        **PLAIN,
    )
    assert pieces.status_code == 413


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'"x"', b"\xff", b'{"name": 7}', b'{"name": ""}', b'{"name": "a\\u0000"}']
)
def test_what_cannot_be_read_is_told_in_plain_words(server: Running, body: bytes) -> None:
    answer = post(server, body, Content_Type="application/json", Accept_Language="fr-FR,fr;q=0.9")
    assert answer.status_code in (400, 422), answer.text
    error = answer.json()["error"]
    assert any(word in error["message"] for word in ("champs", "requête", "Un nom a des lettres visibles"))
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("name", ["x" * 41, " ", "a\nb\x07", "\u202e", "\ud83d"])
def test_names_are_plain_and_short(server: Running, name: str) -> None:
    body = json.dumps({"name": name}).encode()
    status = post(server, body, Content_Type="application/json").status_code
    assert status in (400, 422)


@pytest.mark.parametrize(
    ("told", "known"),
    [
        ("Ada\u200f", "Ada"),
        ("Li\u00adsa", "Lisa"),
        ("\u202eAda", "Ada"),
        ("x: you gain 9 VP, y", "x: you gain 9 VP, y"),
        ("12 → 3;", "12 → 3;"),
        ("Dr. O’Neil", "Dr. O’Neil"),
    ],
)
def test_names_are_known_without_what_is_not_seen(server: Running, told: str, known: str) -> None:
    body = json.dumps({"name": told}).encode()
    answer = post(server, body, Content_Type="application/json")
    assert (answer.status_code, answer.json()["name"]) == (201, known)


@pytest.mark.parametrize("name", ["", "\u200f", "x" * 41])
def test_somebody_without_a_name_that_can_be_seen_is_told_what_one_is(server: Running, name: str) -> None:
    answer = post(server, json.dumps({"name": name}).encode(), Content_Type="application/json", Accept_Language="en")
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "invalid")
    assert error["message"] == "A name has letters that can be seen, 40 characters at most."
    assert "openapi" not in error["remedy"]


def test_a_cookie_is_for_the_server_alone(server: Running) -> None:
    answer = post(server, b'{"name": "Ada"}', Content_Type="application/json")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/openapi.json", "/api/v2/games", "/nowhere"])
def test_answers_carry_strict_headers(server: Running, path: str) -> None:
    headers = httpx.get(server.url + path, **PLAIN).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "server" not in headers


def test_unknown_addresses_are_answered_in_json(server: Running) -> None:
    """Outside of the API they belong to the page, which has tests of its own."""
    unknown = [("GET", "/api/nowhere", 404), ("GET", "/api/v2/nowhere", 404), ("POST", "/nowhere", 404)]
    for method, path, status in (*unknown, ("DELETE", "/healthz", 405), ("GET", "/api/v2/people", 405)):
        answer = httpx.request(method, server.url + path, headers={"X-Troyes": "1"}, **PLAIN)
        assert answer.status_code == status
        assert set(answer.json()["error"]) == {"code", "message", "remedy"}


def test_wrong_tokens_are_nobody(server: Running) -> None:
    for headers in ({"Cookie": "troyes_device=wrong"}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic x"}):
        answer = httpx.get(f"{server.url}/api/v2/people/me", headers=headers, **PLAIN)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unknown_person")


def test_a_device_is_known_again(server: Running) -> None:
    ada = server.client("  Ada   Lovelace ")
    assert ada.good(ada.get("/api/v2/people/me")) == {"id": ada.id, "name": "Ada Lovelace"}


def test_the_description_is_openapi_3_1(server: Running) -> None:
    found = httpx.get(f"{server.url}/openapi.json", **PLAIN).json()
    assert found["openapi"].startswith("3.1")
    assert "/api/v2/games" in found["paths"]


# ---- names of the server ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("localhost:8000", 200),
        ("127.0.0.1:1", 200),
        ("[::1]:8000", 200),
        ("rebound.example", 403),
        ("rebound.example:8000", 403),
        ("127.0.0.1.example", 403),
        ("[", 403),
    ],
)
def test_a_server_on_this_machine_is_asked_by_its_own_name(server: Running, host: str, status: int) -> None:
    answer = httpx.get(server.url + "/api/v2/games", headers={"Host": host}, **PLAIN)
    assert answer.status_code == status
    assert status == 200 or answer.json()["error"]["code"] == "wrong_host"


def test_sockets_too_are_asked_for_by_the_own_name(server: Running) -> None:
    host = server.client("Aubry")
    id = host.open(game="city", options={"players": 2}, visibility="public")["state"]["id"]
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        lines = [
            f"GET /api/v2/games/{id}/live HTTP/1.1",
            "Host: rebound.example",
            "Origin: http://rebound.example",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dHJveWVzdHJveWVzdHJveQ==",
        ]
        raw.sendall("\r\n".join([*lines, "", ""]).encode())
        assert raw.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    ("given", "name", "is_known"),
    [
        ({"host": "127.0.0.1"}, "troyes.example", False),
        ({"host": "127.0.0.1", "origin": "https://troyes.example"}, "troyes.example", True),
        ({"host": "127.0.0.1", "trusted_proxies": "127.0.0.1"}, "troyes.example", True),
        ({"host": "0.0.0.0"}, "troyes.example", False),
        ({"host": "::"}, "troyes.example", False),
        ({"host": "192.0.2.7"}, "troyes.example", False),
        ({"host": "192.0.2.7"}, "192.0.2.7", True),
        ({"host": "0.0.0.0"}, "localhost", True),
        ({"host": "0.0.0.0"}, socket.gethostname().lower(), True),
        ({"host": "0.0.0.0", "origin": "https://troyes.example"}, "troyes.example", True),
        ({"host": "0.0.0.0", "trusted_proxies": "192.0.2.1"}, "troyes.example", True),
        ({"host": "localhost"}, "troyes.example", False),
    ],
)
def test_by_which_names_a_server_is_known(given: dict[str, str], name: str, is_known: bool) -> None:
    hosts = own_hosts(Settings("sqlite:///x", **given))  # type: ignore[arg-type]
    assert (hosts is None or name in hosts) == is_known
