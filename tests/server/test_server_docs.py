"""docs/server.md is true: its settings, metrics and addresses are those of the server."""

from __future__ import annotations

import re
from pathlib import Path

import troyes.server
from tests.server.serving import Running, seat_all

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
SOURCE = Path(troyes.server.__file__).parent


def test_every_setting_is_in_the_table() -> None:
    told = set(re.findall(r"^\| `(TROYES_[A-Z_]+)`", PAGE, re.MULTILINE))
    texts = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")]
    read = {name for text in texts for name in re.findall(r"\"(TROYES_[A-Z_]+)\"", text)}
    assert told == read


def test_every_metric_is_in_the_table(server: Running) -> None:
    clients, id = seat_all(server, "dice", {"players": 2})
    clients[0].play(id)
    text = clients[0].get("/metrics").text
    shown = {name for name in re.findall(r"^# TYPE (\w+)", text, re.MULTILINE) if not name.endswith("_created")}
    told = set(re.findall(r"`(troyes_\w+)`", PAGE))
    assert told == shown


def test_every_address_around_the_table_is_there(server: Running) -> None:
    page = (ROOT / "docs" / "server-api.md").read_text(encoding="utf-8")
    known = server.client().get("/openapi.json").json()["paths"]
    told = re.findall(r"`(?:GET|POST) (/api/v1/games/ID/[a-z-]+)`", page)
    assert len(told) >= 9
    assert {path.replace("ID", "{id}") for path in told} <= set(known)
