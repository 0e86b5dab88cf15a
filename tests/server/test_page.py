"""The page in the browser as the server hands it out: files, addresses, headers."""

from __future__ import annotations

import asyncio
import gzip
import html
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from troyes.server.api import page
from troyes.server.api.errors import add_handlers
from troyes.words.catalogue import languages
from troyes.words.page import page_catalogue


class Visitor:
    """Asks the application itself, without a server between them."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def get(self, path: str, **asked: Any) -> httpx.Response:
        return asyncio.run(self.ask("GET", path, **asked))

    def post(self, path: str) -> httpx.Response:
        return asyncio.run(self.ask("POST", path))

    async def ask(self, method: str, path: str, **asked: Any) -> httpx.Response:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here", trust_env=False) as client:
            return await client.request(method, path, **asked)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """A small application with a built page; the real one is looked at by the tests in a browser."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>first page")
    (tmp_path / "manifest.webmanifest").write_text('{"lang": "{{language}}", "name": "{{nav-rules}}"}')
    (tmp_path / "assets" / "main-1a2b.js").write_text("play();" * 100)
    (tmp_path / ".made-from").write_text("hash")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    page.files.cache_clear()
    app = FastAPI()
    app.post("/api/v2/games")(lambda: {})
    add_handlers(app)
    page.add_page(app)
    yield Visitor(app)
    page.files.cache_clear()


@pytest.mark.parametrize("path", ["/", "/games/u3Yk2vLr9QeXc0aB", "/rules", "/table/king", "/.made-from", "/%2e%2e/x"])
def test_every_address_of_the_page_is_its_first_page(built: Visitor, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>first page")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # so nothing but our own files


def test_files_are_packed_and_kept(built: Visitor) -> None:
    answer = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.text == "play();" * 100
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(gzip.compress(plain.content)) < len(plain.content)


def test_its_first_files_speak_and_name_the_languages(
    built: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text('<html lang="{{language}}"><meta content="{{languages}}" />{{lobby-fan}}')
    page.files.cache_clear()
    for code in languages():
        texts = page_catalogue(code)
        manifest = built.get("/manifest.webmanifest", headers={"accept-language": code})
        assert manifest.json() == {"lang": code, "name": texts.text("nav-rules")}
        assert "accept-language" in manifest.headers["vary"]
        first = built.get("/", headers={"accept-language": code}).text
        assert first.startswith(f'<html lang="{code}">')
        assert first.endswith(f"/>{html.escape(texts.text('lobby-fan'))}")
        named = json.loads(html.unescape(first.split('content="')[1].split('" />')[0]))
        assert [one["code"] for one in named] == list(languages())
        assert all(one["name"] and one["version"] for one in named)


def test_what_belongs_to_the_api_is_no_page(built: Visitor) -> None:
    assert built.get("/api/v2/nothing").status_code == 404
    assert built.get("/api/v2/games").status_code == 405
    assert built.get("/assets/gone.js").status_code == 404
    assert built.post("/rules").status_code == 404
    assert built.get("/api/v2/nothing").json()["error"]["code"] == "http_404"


def test_without_a_page_it_says_how_to_build_one(
    built: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nowhere")
    page.files.cache_clear()
    answer = built.get("/?lang=fr")
    assert answer.status_code == 404
    assert "make build" in answer.json()["error"]["remedy"]
    assert "La page du jeu" in answer.json()["error"]["message"]
