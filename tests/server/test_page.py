"""The page in the browser as the server hands it out: files, addresses, headers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from troyes.server.api import page
from troyes.server.api.errors import add_handlers


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A small application with a built page; the real one is looked at by the tests in a browser."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>first page")
    (tmp_path / "assets" / "main-1a2b.js").write_text("play();" * 100)
    (tmp_path / ".made-from").write_text("hash")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    page.files.cache_clear()
    app = FastAPI()
    app.post("/api/v1/games")(lambda: {})
    add_handlers(app)
    page.add_page(app)
    with TestClient(app) as client:
        yield client
    page.files.cache_clear()


@pytest.mark.parametrize("path", ["/", "/games/u3Yk2vLr9QeXc0aB", "/rules", "/table/king", "/.made-from", "/%2e%2e/x"])
def test_every_address_of_the_page_is_its_first_page(built: TestClient, path: str) -> None:
    answer = built.get(path)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>first page")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src" not in policy  # so nothing but our own files


def test_files_are_packed_and_kept(built: TestClient) -> None:
    answer = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip"})
    assert answer.text == "play();" * 100
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = built.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert len(gzip.compress(plain.content)) < len(plain.content)


def test_what_belongs_to_the_api_is_no_page(built: TestClient) -> None:
    assert built.get("/api/v1/nothing").status_code == 404
    assert built.get("/api/v1/games").status_code == 405
    assert built.get("/assets/gone.js").status_code == 404
    assert built.post("/rules").status_code == 404
    assert built.get("/api/v1/nothing").json()["error"]["code"] == "http_404"


def test_without_a_page_it_says_how_to_build_one(
    built: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nowhere")
    page.files.cache_clear()
    answer = built.get("/?lang=fr")
    assert answer.status_code == 404
    assert "make build" in answer.json()["error"]["remedy"]
    assert "La page du jeu" in answer.json()["error"]["message"]
