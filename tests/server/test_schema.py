"""Requests at random from the description of the API, right ones and wrong ones: every answer is as described, none is
a fault, and what is refused changes nothing. `make proof-server` sends many more."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.serving import WAIT, Running, decider, seat_all, serving
from tests.server.untouched import Watch, no_faults
from troyes.server.settings import from_environment

REQUESTS = int(os.environ.get("TROYES_REQUESTS", "12"))  # to each address
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
STREAMS = ("stream",)  # they do not end


class Place:
    """A server with a few games, and devices that may ask about them."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.games: list[str] = []
        self.clients = [server.client("Zoé")]
        for game in ("city", "dice"):
            clients, id = seat_all(server, game, {"players": 2}, terms={"help": True})
            for _ in range(3):
                client = decider(clients, id)
                assert client is not None
                client.play(id)
            self.games.append(id)
            self.clients += clients
        self.games.append(self.clients[0].open(game="city", visibility="public")["state"]["id"])
        self.sessions = [requests.Session(), *map(session_of, self.clients)]
        self.known: dict[str, list[Any]] = {
            "id": [*self.games, *(client.id for client in self.clients)],
            "person": [client.id for client in self.clients],
        }
        self.statuses: Counter[int] = Counter()
        self.watch = Watch(server)

    def close(self) -> None:
        for session in self.sessions:
            session.close()
        self.watch.close()


def session_of(client: Any) -> requests.Session:
    session = requests.Session()
    session.cookies.update(dict(client.http.cookies.items()))
    return session


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    url = os.environ.get("TROYES_PROOF_URL") or f"sqlite:///{tmp_path / 'games.sqlite3'}"
    chosen = from_environment({"TROYES_DATABASE_URL": url}, bots=False, rate_limits=False)
    with serving(chosen) as server:
        made = Place(server)
        yield made
        made.close()


def test_answers_are_as_described(place: Place, record_property: Callable[[str, object], None]) -> None:
    schema = schemathesis.openapi.from_url(f"{place.server.url}/openapi.json", timeout=WAIT)
    failures: list[str] = []
    for result in schema.get_all_operations():
        operation = cast(Any, result).ok()
        if any(word in operation.path for word in STREAMS):
            continue
        try:
            with no_faults():
                ask_often(place, operation)
        except (Exception, BaseExceptionGroup) as error:
            failures.append(f"{operation.label}: {error}")
    told = ", ".join(f"{count} x {status}" for status, count in sorted(place.statuses.items()))
    record_property("figure", f"{place.statuses.total()} requests from the description of the API: {told}")
    assert not failures, "\n\n".join(failures)


def ask_often(place: Place, operation: Any) -> None:
    """Half of the requests are meant to be right; most are about something that exists."""

    @settings(
        max_examples=REQUESTS,
        deadline=None,
        database=None,
        derandomize=REQUESTS < 50,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        for name in case.path_parameters or {}:
            if name in place.known and data.draw(st.integers(0, 3)):
                case.path_parameters[name] = data.draw(st.sampled_from(place.known[name]))
        check(place, case, data.draw(st.sampled_from(place.sessions)))

    ask()


def check(place: Place, case: Any, session: requests.Session) -> None:
    """Sent as a page of our own would send it."""
    before = place.watch.digest()
    headers = {"X-Troyes": "1", "Sec-Fetch-Site": "same-origin"}
    answer = case.call(session=session, headers=headers, timeout=WAIT)
    place.statuses[answer.status_code] += 1
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert place.watch.digest() == before, f"{answer.status_code}, but something has changed"
