"""Work that is not play has a place of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from threading import Event, Thread
from typing import Any

import pytest

from tests.server.conftest import MakeUrl
from tests.server.moving_time import wait_for
from tests.server.serving import Running, serving
from troyes.kernel.tools.bounds import DEEPEST, MOST_ENTRIES, MOST_MISTAKES
from troyes.server.live.play.refused import Refused
from troyes.server.operations import rates
from troyes.server.operations.workshop import Workshop
from troyes.server.settings import from_environment

WAIT = 30.0


@pytest.fixture(scope="module")
def server(make_url: MakeUrl) -> Iterator[Running]:
    with serving(from_environment({"TROYES_DATABASE_URL": make_url("sqlite")}, workers=1, most_work=3)) as running:
        yield running


# ---- the workshop ------------------------------------------------------------------------------------------------


def test_a_full_workshop_says_so_at_once() -> None:
    async def crowd() -> list[Any]:
        workshop, go_on = Workshop(1, 2), Event()
        try:
            two = [asyncio.ensure_future(workshop.do(lambda: go_on.wait(WAIT))) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as caught:
                await workshop.do(lambda: True)
            go_on.set()
            return [caught.value.status, *await asyncio.gather(*two), await workshop.do(lambda: "again")]
        finally:
            go_on.set()
            workshop.close()

    assert asyncio.run(crowd()) == [503, True, True, "again"]


def test_play_goes_on_while_the_workshop_is_full(server: Running) -> None:
    """Its threads are stopped altogether: whatever needs them waits or is refused, and nothing else notices."""
    go_on = Event()
    stuck = [server.services.workshop.threads.submit(go_on.wait, WAIT) for _ in range(server.services.settings.workers)]
    client = server.client("Ada")
    answers: list[int] = []

    def ask() -> None:
        answers.append(client.post("/api/v2/figures/check", {"figures": {}}).status_code)

    asking = [Thread(target=ask, daemon=True) for _ in range(4)]
    try:
        for thread in asking:
            thread.start()
        wait_for(lambda: answers)  # one of the four is too many
        assert answers == [503]
        game = client.open(game="dice", options={"players": 1}, seats=[{"kind": "me"}])["state"]["id"]
        assert client.play(game)["seq"] > 0
        assert client.get("/readyz").status_code == 200
    finally:
        go_on.set()
        for thread in asking:
            thread.join(WAIT)
    assert all(future.result(WAIT) for future in stuck)
    assert sorted(answers) == [200, 200, 200, 503]


def test_one_visitor_does_not_fill_the_workshop(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "WORK_AT_ONCE", 1)
    go_on = Event()
    server.services.workshop.threads.submit(go_on.wait, WAIT)
    greedy, other = server.client("Ada"), server.client("Blaise")
    for client in (greedy, other):
        client.get("/api/v2/people/me")
    answers: list[int] = []

    def ask(client: Any) -> None:
        answers.append(client.post("/api/v2/figures/check", {"figures": {}}).status_code)

    first = Thread(target=ask, args=(greedy,), daemon=True)
    first.start()
    wait_for(lambda: server.services.workshop.inside == 1)
    ask(greedy)
    second = Thread(target=ask, args=(other,), daemon=True)
    second.start()
    wait_for(lambda: server.services.workshop.inside == 2)
    go_on.set()
    first.join(WAIT)
    second.join(WAIT)
    assert answers == [429, 200, 200]


# ---- what is sent ------------------------------------------------------------------------------------------------


def deep(levels: int) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for _ in range(levels):
        data = {"a": data}
    return data


@pytest.mark.parametrize(
    ("method", "path", "body", "field"),
    [
        ("POST", "/api/v2/figures/check", {"figures": None}, "figures"),
        ("PUT", "/api/v2/figures/mine", {"figures": None}, "figures"),
        ("POST", "/api/v2/games", {"game": "city", "options": None}, "options"),
        ("POST", "/api/v2/games", {"game": "city", "figures": None}, "figures"),
        ("POST", "/api/v2/duplicates", {"game": "city", "figures": None}, "figures"),
        ("POST", "/api/v2/real-table/king", {"figures": None}, "figures"),
        ("POST", "/api/v2/real-table/dice", {"options": None}, "options"),
        ("POST", "/api/v2/real-table/score", {"players": 2, "sheet": None}, "sheet"),
    ],
)
def test_every_table_that_is_sent_is_bounded(
    server: Running, method: str, path: str, body: dict[str, Any], field: str
) -> None:
    client = server.client("Ada")
    much = {"a": [0] * MOST_ENTRIES}
    for wrong, told in ((deep(DEEPEST + 1), "trop profondément"), (deep(800), "trop profondément"), (much, "plus de")):
        answer = client.http.request(method, path, json={**body, field: wrong}, params={"lang": "fr"})
        error = answer.json()["error"]
        assert (answer.status_code, error["code"], error["where"]) == (422, "bad_input", field), error
        assert told in error["message"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_many_mistakes_are_told_in_part(server: Running, language: str) -> None:
    client = server.client("Ada")
    wrong = {f"nothing{number}": 1 for number in range(2500)}
    answer = client.http.post("/api/v2/figures/check", json={"figures": wrong}, params={"lang": language})
    assert len(answer.json()["errors"]) == MOST_MISTAKES
    answer = client.http.put("/api/v2/figures/mine", json={"figures": wrong}, params={"lang": language})
    words = {"en": f"{MOST_MISTAKES} of them are wrong, or more", "fr": f"{MOST_MISTAKES} sont faux, ou davantage"}
    assert (answer.status_code, words[language] in answer.json()["error"]["message"]) == (422, True)


def test_a_file_of_endless_names_is_refused(server: Running) -> None:
    answer = server.client().post("/api/v2/figures/check", {"file": "a" + ".a" * 15_000 + " = 1"})
    assert [error["message"] for error in answer.json()["errors"]] == ["has more than 64 dots"]


def test_a_record_of_too_many_moves_is_refused(server: Running) -> None:
    answer = server.client("Ada").post("/api/v2/replay", {"record": "{}\n" * 100_000}, lang="fr")
    assert (answer.status_code, "plus de 5000 coups" in answer.json()["error"]["message"]) == (422, True)
