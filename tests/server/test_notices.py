"""Asking for notices: who may, how many, and to where."""

from __future__ import annotations

import pytest

from tests.server.conftest import MakeUrl
from tests.server.noticing import Scene
from tests.server.receivers import (
    web_receiver,
)
from tests.server.serving import serving
from troyes.server.settings import from_environment as server_settings


def test_notices_are_listed_and_removed_by_their_owner_only(scene: Scene) -> None:
    ada, blaise = scene.running.client("Ada"), scene.running.client("Blaise")
    hook = scene.hook(ada, "/mine")
    found = ada.good(ada.get("/api/v2/notices"))
    assert found["kinds"] == ["mail", "webhook"]
    assert [(one["target"], one["secret"]) for one in found["notices"]] == [(hook["target"], None)]
    assert blaise.http.delete(f"/api/v2/notices/{hook['id']}").status_code == 404
    assert scene.running.client().get("/api/v2/notices").status_code == 401
    assert ada.post("/api/v2/notices", {"kind": "webhook", "target": hook["target"]}).status_code == 409
    assert ada.http.delete(f"/api/v2/notices/{hook['id']}").status_code == 204
    for number in range(5):
        scene.hook(ada, f"/mine/{number}")
    answer = ada.post("/api/v2/notices", {"kind": "webhook", "target": scene.web.url("/mine/5")}, lang="fr")
    assert answer.json()["error"]["message"] == "Vous avez déjà autant d'avis que possible."


BAD_TARGETS = [
    ("mail", "nobody"),
    ("mail", "a@b"),
    ("mail", "a@example.org, b@example.org"),
    ("mail", "a@example.org\r\nBcc: b@example.org"),
    ("webhook", "ftp://example.org/"),
    ("webhook", "file:///etc/passwd"),
    ("webhook", "http://user:pass@example.org/"),
    ("webhook", "http://example.org/ HTTP/1.1\r\nX: y"),
    ("webhook", "http:///nowhere"),
    ("webhook", "http://no.such.host.invalid/"),
    ("webhook", "http://example.org:99999/"),
]


@pytest.mark.parametrize(("kind", "target"), BAD_TARGETS)
def test_targets_that_make_no_sense_are_refused(scene: Scene, kind: str, target: str) -> None:
    client = scene.running.client("Ada")
    answer = client.post("/api/v2/notices", {"kind": kind, "target": target}, lang="fr")
    assert answer.status_code == 422
    assert answer.json()["error"]["remedy"].startswith("Écrivez")


def test_nobody_asks_all_day(scene: Scene) -> None:
    ada = scene.running.client("Ada")
    wish = {"kind": "webhook", "target": "http://no.such.host.invalid/"}
    assert [ada.post("/api/v2/notices", wish).status_code for _ in range(11)] == [422] * 10 + [429]


def test_a_server_without_settings_sends_no_mail_and_nothing_to_private_addresses(
    make_url: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TROYES_SMTP_URL", "TROYES_MAIL_FROM", "TROYES_PRIVATE_WEBHOOKS"):
        monkeypatch.delenv(name, raising=False)
    with serving(server_settings({"TROYES_DATABASE_URL": make_url("sqlite")})) as running, web_receiver() as web:
        ada = running.client("Ada")
        assert ada.get("/api/v2/notices").json()["kinds"] == ["webhook"]
        assert ada.post("/api/v2/notices", {"kind": "mail", "target": "a@example.org"}).status_code == 409
        for host in ("127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"):
            answer = ada.post("/api/v2/notices", {"kind": "webhook", "target": f"http://{host}:{web.port}/"})
            assert answer.status_code == 422, host
        assert web.connections == 0
