"""The languages of a server, and the texts of the page in each of them; whose language an answer speaks."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.serving import Client, serving
from troyes.server.api.words import nested
from troyes.server.settings import from_environment
from troyes.words.catalogue import catalogue, languages
from troyes.words.page import page_texts

WORDS = "/api/v2/words"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    settings = from_environment({"TROYES_DATABASE_URL": f"sqlite:///{tmp_path_factory.mktemp('words') / 'g.sqlite3'}"})
    with serving(settings) as running:
        yield running.client("Zoé")


def ask(client: Client, path: str, **headers: str) -> httpx.Response:
    return client.http.get(path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def test_the_languages_are_told_by_their_own_names(client: Client) -> None:
    told = client.good(client.get("/api/v2/languages"))["languages"]
    assert [one["code"] for one in told] == list(languages())
    names = {one["code"]: one["name"] for one in told}
    assert (names["en"], names["fr"]) == ("English", "Français")


def test_a_version_of_the_texts_may_be_kept_for_good(client: Client) -> None:
    for one in client.good(client.get("/api/v2/languages"))["languages"]:
        asked = f"{WORDS}/{one['code']}"
        assert "immutable" in client.get(asked, v=one["version"]).headers["cache-control"]
        assert client.get(asked, v="old").headers["cache-control"] == "no-cache"
        assert client.get(asked, v="old").json() == client.get(asked, v=one["version"]).json()


def flat(nested: Any, start: str = "") -> Iterator[tuple[str, Any]]:
    """The texts by their whole names, which are sent taken apart."""
    for part, inside in nested.items():
        if isinstance(inside, dict):
            yield from flat(inside, f"{start}{part}-")
        else:
            yield (start + part).removesuffix("-"), inside


def test_names_are_sent_in_parts() -> None:
    texts = {"nav-home": "b", "nav": "a", "nav-home-name": ["c", ["n"]], "yes": "d", "on-off": "e"}
    assert nested(texts) == {"nav": {"": "a", "home": {"": "b", "name": ["c", ["n"]]}}, "yes": "d", "on": {"off": "e"}}
    assert dict(flat(nested(texts))) == texts


@pytest.mark.parametrize("language", languages())
def test_all_texts_of_the_page_come_in_a_language(client: Client, language: str) -> None:
    answer = client.get(f"{WORDS}/{language}")
    assert dict(flat(client.good(answer))) == page_texts(language)
    assert answer.headers["content-encoding"] == "gzip"
    assert len(answer.content) > 2.5 * int(answer.headers["content-length"])
    plain = ask(client, f"{WORDS}/{language}", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content
    assert len(gzip.compress(plain.content, mtime=0)) == int(answer.headers["content-length"])


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_texts_that_are_known_are_not_sent_again(client: Client, encoding: str) -> None:
    first = ask(client, f"{WORDS}/fr", accept_encoding=encoding)
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "accept-encoding"
    again = ask(client, f"{WORDS}/fr", accept_encoding=encoding, if_none_match=f'"old", {first.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other = ask(client, f"{WORDS}/en", accept_encoding=encoding, if_none_match=first.headers["etag"])
    assert other.status_code == 200


def test_packed_and_plain_texts_are_told_apart(client: Client) -> None:
    tags = {ask(client, f"{WORDS}/fr", accept_encoding=one).headers["etag"] for one in ("gzip", "identity")}
    assert len(tags) == 2


@pytest.mark.parametrize("language", ["xx", "EN", "en_GB", "..", "en%2Fpage"])
def test_there_are_no_texts_in_an_unknown_language(client: Client, language: str) -> None:
    answer = ask(client, f"{WORDS}/{language}", accept_language="fr")
    assert answer.status_code == 404
    error = answer.json()["error"]
    assert error["message"] == catalogue("fr").text("there-is-nothing-at")
    assert error["remedy"]


# ---- whose language an answer speaks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "query", "language"),
    [
        ("", {}, "en"),
        ("fr", {}, "fr"),
        ("fr-CA, en;q=0.5", {}, "fr"),
        ("en;q=0.2, fr;q=0.9", {}, "fr"),
        ("fr;q=0, en", {}, "en"),
        ("xx, fr;q=0.1", {}, "fr"),
        ("fr", {"lang": "en"}, "en"),
        ("en", {"lang": "fr"}, "fr"),
    ],
)
def test_an_answer_speaks_the_language_that_is_asked_for(
    client: Client, asked: str, query: dict[str, Any], language: str
) -> None:
    answer = client.http.get("/api/v2/games/nowhere", params=query, headers={"Accept-Language": asked})
    assert answer.status_code == 404
    told = {code: client.get("/api/v2/games/nowhere", lang=code).json() for code in ("en", "fr")}
    assert told["en"] != told["fr"]
    assert answer.json() == told[language]


@pytest.mark.parametrize("language", ["xx", "EN", "fr-CA", "", "en,fr"])
def test_an_unknown_language_is_refused(client: Client, language: str) -> None:
    answer = client.get("/api/v2/rules", lang=language)
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "invalid"
    assert "lang" in error["message"]


def test_the_description_names_no_language(client: Client) -> None:
    """Or the page's types would change with a folder of a language."""
    described = client.get("/openapi.json").json()
    asked = [one for path in described["paths"].values() for way in path.values() for one in way.get("parameters", [])]
    kinds = [one["schema"] for one in asked if one["name"] == "lang"]
    assert kinds
    assert all("enum" not in str(kind) for kind in kinds)
