"""What the server answers is declared, for every address, and the check of it notices whatever is not."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from pydantic import BaseModel

from tests.server import declared
from tests.server.declared import ADDRESSES, FILES, LINES, Checked, problem
from tests.server.serving import Data, Running, seat_all
from troyes.kernel.contract.shown import BeatShown, RunShown
from troyes.server.api.described import described
from troyes.server.api.sockets import sent_by
from troyes.server.app import create_app
from troyes.server.services import Services
from troyes.server.settings import Settings

LONGEST = 24
Change = Callable[[Data], object]


@pytest.fixture(scope="module")
def played(server: Running) -> dict[str, Data]:
    """A frame of each game, after some moves."""
    found = {}
    for game in ("city", "dice"):
        clients, id = seat_all(server, game, {"players": 1})
        for _ in range(3):
            clients[0].play(id)
        found[game] = clients[0].look(id)
    return found


def frame_problem(frame: Data, change: Change) -> str | None:
    copied = json.loads(json.dumps(frame))
    change(copied)
    return problem("/api/v2/games/x", "GET", 200, json.dumps(copied))


@pytest.mark.parametrize("game", ["city", "dice"])
@pytest.mark.parametrize(
    "change",
    [
        lambda frame: frame.update(more=1),
        lambda frame: frame.pop("seq"),
        lambda frame: frame["state"].pop("from"),
        lambda frame: frame["state"]["terms"]["clock"].pop("kind"),
        lambda frame: frame["state"].update(status="lost"),
        lambda frame: frame["state"]["view"].update(secret=1),
        lambda frame: frame["state"]["view"].pop("phase"),
        lambda frame: frame["state"]["view"]["seats"][0].pop("letter"),
        lambda frame: frame["state"]["view"]["seats"][0].update(letter=1),
        lambda frame: frame["messages"][-1].pop("beats"),
        lambda frame: frame["messages"][-1].update(text="not said"),
        lambda frame: frame["messages"][-1].update(seq="1"),
        lambda frame: frame["messages"][-1]["beats"][0].update(kind=None),
        lambda frame: frame["messages"][-1]["beats"][0].update(inside=None),
    ],
)
def test_a_part_more_or_less_is_noticed(played: dict[str, Data], game: str, change: Change) -> None:
    assert frame_problem(played[game], lambda frame: None) is None
    assert frame_problem(played[game], change) is not None


def test_a_view_of_one_game_is_not_one_of_the_other(played: dict[str, Data]) -> None:
    assert frame_problem(played["city"], lambda frame: frame["state"]["view"].update(game="dice")) is not None


@pytest.mark.parametrize(
    ("path", "status", "kind", "body", "is_good"),
    [
        ("/healthz", 200, "application/json", b'{"status":"ok","version":"1"}', True),
        ("/healthz", 200, "application/json", b'{"status":"ok"}', False),
        ("/healthz", 200, "text/plain", b"ok", True),
        ("/api/v2/people/me", 200, "text/plain", b"Aubry", False),
        ("/api/v2/people/me", 202, "application/json", b'{"id":"a","name":"b"}', False),
        ("/api/v2/people/me", 404, "application/json", b'{"error":{"code":"a","message":"b","remedy":"c"}}', True),
        ("/api/v2/people/me", 404, "application/json", b'{"error":{"code":"a","message":"b"}}', False),
        ("/api/v2/bot/stream", 200, LINES, b'{"event":"hello","at":1,"person":"a"}\n', True),
        ("/api/v2/bot/stream", 200, LINES, b'{"event":"hello","at":1}\n', False),
    ],
)
def test_the_layer_keeps_what_is_wrong(path: str, status: int, kind: str, body: bytes, is_good: bool) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", kind.encode())]})
        await send({"type": "http.response.body", "body": body})

    async def ignore(*_: Any) -> Any:
        pass

    asyncio.run(Checked(app)({"type": "http", "method": "GET", "path": path}, ignore, ignore))
    kept, declared.WRONG[:] = declared.WRONG[:], []
    assert (kept == []) == is_good, kept


# ---- declarations ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ADDRESSES, ids=lambda address: address.path)
def test_every_address_declares_what_it_answers(address: declared.Address) -> None:
    route = address.route
    if isinstance(route, APIWebSocketRoute):
        assert sent_by(route.endpoint) is not None
        return
    assert isinstance(route, APIRoute)
    is_empty = route.status_code == 204
    assert (route.response_model is not None) == (address.path not in FILES and not is_empty)


def test_files_and_addresses_are_there() -> None:
    assert set(FILES) <= {address.path for address in ADDRESSES}


@pytest.fixture(scope="module")
def schemas(tmp_path_factory: pytest.TempPathFactory) -> Data:
    folder: Path = tmp_path_factory.mktemp("described")
    app = create_app(Services(Settings(database_url=f"sqlite:///{folder}/none.db")))
    found: Data = app.openapi()["components"]["schemas"]
    return found


def test_names_of_the_description_are_short_and_plain(schemas: Data) -> None:
    assert [name for name in schemas if not re.fullmatch(r"[A-Z][A-Za-z]+", name) or len(name) > LONGEST] == []


def test_answers_have_no_unknown_parts(schemas: Data) -> None:
    """But for the page's texts: which there are is a matter of the languages' files; see test_page_words.py."""
    objects = {name: one for name, one in schemas.items() if one["type"] == "object"}
    assert [name for name, one in objects.items() if one.get("additionalProperties", True)] == ["WordsShown"]


def test_what_may_miss_is_never_null(schemas: Data) -> None:
    beat = schemas["BeatShown"]
    assert beat["required"] == ["kind", "seat"]
    assert beat["properties"]["n"] == {"type": "integer", "title": "N"}
    assert beat["description"] == BeatShown.__doc__
    assert schemas["RunShown"]["required"] == ["text"]


def test_a_declaration_has_one_model() -> None:
    found = described(RunShown)
    assert issubclass(found, BaseModel)
    assert described(RunShown) is found
    assert described(list[RunShown]).__args__ == (found,)
    assert described(dict[str, int]) == dict[str, int]
