"""docs/server.md is true: its settings, metrics and addresses are those of the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute, APIWebSocketRoute

import troyes.server
from tests.server.serving import Running, seat_all
from troyes.server.app import ROUTERS

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


# ---- addresses ---------------------------------------------------------------------------------------------------

WORDS = ("city", "dice")  # may stand where an address has a gap
METHODS = r"(?:GET|POST|PUT|PATCH|DELETE)"
TOLD = re.compile(rf"((?:`?{METHODS}`?,? )*)`?(/api/v2[/A-Za-z{{}}-]*)(?:\?([a-z_]+)=)?")


class Told(NamedTuple):
    """An address as a page writes it, with its gaps in capitals or braces."""

    page: str
    methods: list[str]
    path: str
    query: str


def told() -> list[Told]:
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
    return [
        Told(page.name, re.findall(METHODS, methods), path.rstrip("/"), query)
        for page in pages
        for methods, path, query in TOLD.findall(page.read_text(encoding="utf-8"))
        if path.rstrip("/") != "/api/v2"
    ]


def fits(path: str, route: APIRoute | APIWebSocketRoute) -> bool:
    parts, gaps = path.split("/"), f"/api/v2{route.path}".split("/")
    return len(parts) == len(gaps) and all(
        part == gap or (gap.startswith("{") and (part.isupper() or part.startswith("{") or part in WORDS))
        for part, gap in zip(parts, gaps)
    )


def routes() -> list[APIRoute | APIWebSocketRoute]:
    found = [route for router in ROUTERS for route in router.routes]
    return [route for route in found if isinstance(route, APIRoute | APIWebSocketRoute)]


def queries(needed: Dependant) -> set[str]:
    """What may be asked for behind the question mark."""
    return {field.alias for field in needed.query_params}.union(*map(queries, needed.dependencies))


def test_every_address_that_a_page_names_is_there() -> None:
    found = told()
    assert len({one.path for one in found}) > 50
    for one in found:
        fitting = [route for route in routes() if fits(one.path, route)]
        assert fitting, f"{one.page} names {one.path}"
        known = {method for route in fitting if isinstance(route, APIRoute) for method in route.methods or ()}
        assert set(one.methods) <= known, f"{one.page} names {one.methods} of {one.path}"
        if one.query:
            assert one.query in set().union(*(queries(route.dependant) for route in fitting)), (
                f"{one.page} names {one.path}?{one.query}="
            )


def test_every_question_that_a_page_adds_to_an_address_is_known() -> None:
    known = {"lang"}.union(*(queries(route.dependant) for route in routes()))
    named = {
        name
        for page in sorted((ROOT / "docs").glob("server*.md"))
        for name in re.findall(r"`\?([a-z_]+)=", page.read_text(encoding="utf-8"))
    }
    assert {"seat", "after"} <= named <= known


def test_the_addresses_around_a_table_are_all_told() -> None:
    """Whoever writes a client finds them without the description."""
    around = [route for route in routes() if route.path.startswith("/games/{id}/") and route.path.count("/") == 3]
    paths = {one.path for one in told()}
    assert [route.path for route in around if not any(fits(path, route) for path in paths)] == []
