"""Public tables that wait for people are few and do not wait forever; a table asked for twice is opened once."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import func, select

from tests.server.beats import sentences
from tests.server.moving_time import DAY, MINUTE, MovingTime, wait_for
from tests.server.serving import Client, Data, Running, serving
from troyes.server.database.tables import games, openings
from troyes.server.live.tables.patience import OPEN_BY_CORRESPONDENCE, OPEN_FOR
from troyes.server.live.tables.waiting import MOST_OPEN
from troyes.server.operations.clocks.table_sweep import GRACE
from troyes.server.people.open_tables import MOST_FROM_ADDRESS
from troyes.server.settings import from_environment

PUBLIC: Data = {"game": "dice", "options": {"players": 2}, "visibility": "public"}
PRIVATE: Data = {**PUBLIC, "visibility": "link"}


class Place:
    """A server whose clock stands until it is moved."""

    def __init__(self, running: Running, time: MovingTime) -> None:
        self.running = running
        self.time = time
        self.client = running.client


@pytest.fixture
def place(database_url: str) -> Iterator[Place]:
    time = MovingTime()
    with serving(from_environment({"TROYES_DATABASE_URL": database_url}), time) as running:
        yield Place(running, time)


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("error", {}).get("code", "")


def listed(client: Client, filter: str = "open") -> dict[str, Data]:
    found = client.good(client.get("/api/v2/games", filter=filter))["games"]
    return {game["id"]: game for game in found}


def count_games(running: Running) -> int:
    return running.services.database.read(lambda c: c.execute(select(func.count()).select_from(games)).scalar_one())


# ---- how many ----------------------------------------------------------------------------------------------------


def test_somebody_has_so_many_public_tables_that_wait(server: Running) -> None:
    ada, ben = server.client("Ada"), server.client("Ben")
    ids = [ada.open(**PUBLIC)["state"]["id"] for _ in range(MOST_OPEN)]
    assert code_of(ada.post("/api/v2/games", PUBLIC)) == (409, "too_many_tables")
    told = ada.post("/api/v2/games", PUBLIC, lang="fr").json()["error"]["message"]
    assert told == f"Vous avez {MOST_OPEN} tables publiques qui attendent du monde."
    ada.open(**PRIVATE)
    ada.open(**PUBLIC | {"seats": [{"kind": "me"}, {"kind": "bot"}]})  # starts at once
    ben.open(**PUBLIC)
    ben.join(ids[0])
    ada.open(**PUBLIC)
    assert code_of(ada.post("/api/v2/games", PUBLIC)) == (409, "too_many_tables")
    ada.good(ada.post(f"/api/v2/games/{ids[1]}/abandon"))
    ada.open(**PUBLIC)


def test_the_tables_of_bots_are_their_owners(server: Running) -> None:
    ada = server.client("Ada")
    made = ada.good(ada.post("/api/v2/bots", {"name": "Deep Ada"}), 201)
    bot = server.client()
    bot.http.headers["Authorization"] = f"Bearer {made['token']['token']}"
    for _ in range(MOST_OPEN - 1):
        bot.open(**PUBLIC)
    ada.open(**PUBLIC)
    for client in (ada, bot):
        assert code_of(client.post("/api/v2/games", PUBLIC)) == (409, "too_many_tables")


def test_who_forgets_the_cookie_comes_from_the_same_address(database_url: str) -> None:
    settings = from_environment({"TROYES_DATABASE_URL": database_url}, trusted_proxies="127.0.0.1")
    with serving(settings) as running:

        def fresh(address: str) -> Client:
            client = running.client()
            client.http.headers["X-Forwarded-For"] = address
            client.introduce("Ada")
            return client

        opened = [fresh(f"2001:db8::{number}").open(**PUBLIC) for number in range(MOST_FROM_ADDRESS)]
        late, other = fresh("2001:db8::ffff"), fresh("2001:db8:0:1::1")
        assert code_of(late.post("/api/v2/games", PUBLIC)) == (409, "too_many_tables")
        late.open(**PRIVATE)
        other.open(**PUBLIC)
        other.join(opened[0]["state"]["id"])
        late.open(**PUBLIC)


# ---- how long ----------------------------------------------------------------------------------------------------


def test_a_table_nobody_joins_closes_and_who_waits_is_told(place: Place) -> None:
    ada, guest = place.client("Ada"), place.client()
    id = ada.open(**PUBLIC)["state"]["id"]
    closes = place.time.wall() + OPEN_FOR
    assert (ada.state(id)["closes"], listed(guest)[id]["closes"]) == (closes, closes)
    place.time.move(OPEN_FOR - 1)
    assert id in listed(guest)
    with ada.watch(id) as watching:
        watching.frame()
        place.time.move(1)
        frame = watching.frame()
    told = frame["messages"][-1]
    assert (told["kind"], told["reason"], frame["state"]["status"]) == ("end", "nobody", "abandoned")
    assert sentences(told) == ["Nobody has joined in time: the table is closed."]
    assert sentences(ada.look(id, lang="fr")["messages"][-1]) == [
        "Personne n'est venu à temps\xa0: la table est fermée."
    ]
    assert frame["state"]["closes"] is None
    assert id not in listed(guest)
    assert listed(ada, "mine")[id]["closes"] is None
    assert ada.open(**PUBLIC)["state"]["status"] == "open"


def test_whoever_joins_renews_the_wait_and_a_game_that_runs_never_closes(place: Place) -> None:
    ada, ben, cleo = (place.client(name) for name in ("Ada", "Ben", "Cleo"))
    id = ada.open(**PUBLIC | {"options": {"players": 3}})["state"]["id"]
    ada.good(ada.post(f"/api/v2/games/{id}/chat", {"text": "Somebody there?"}))
    place.time.move(OPEN_FOR - MINUTE)
    ben.join(id)
    assert ada.state(id)["closes"] == place.time.wall() + OPEN_FOR
    cleo.join(id)
    assert ada.state(id)["closes"] is None
    other = ada.open(**PUBLIC)["state"]["id"]
    place.time.move(10 * DAY)
    wait_for(lambda: ada.state(other)["status"], lambda status: status == "abandoned")
    assert ada.state(id)["status"] == "running"


def test_by_correspondence_there_is_more_time_and_private_tables_wait(place: Place) -> None:
    ada = place.client("Ada")
    slow = ada.open(**PUBLIC | {"terms": {"clock": {"kind": "correspondence"}}})["state"]
    private = ada.open(**PRIVATE)["state"]
    assert (slow["closes"], private["closes"]) == (place.time.wall() + OPEN_BY_CORRESPONDENCE, None)
    quick = ada.open(**PUBLIC)["state"]
    place.time.move(OPEN_FOR)
    wait_for(lambda: ada.state(quick["id"])["status"], lambda status: status == "abandoned")
    assert [ada.state(one["id"])["status"] for one in (slow, private)] == ["open", "open"]


def test_the_time_is_stored_and_after_a_start_there_is_a_moment_to_come(database_url: str) -> None:
    time, settings = MovingTime(), from_environment({"TROYES_DATABASE_URL": database_url})
    with serving(settings, time) as running:
        ada = running.client("Ada")
        id = ada.open(**PUBLIC)["state"]["id"]
        closes = ada.state(id)["closes"]
    time.move(OPEN_FOR + MINUTE)
    with serving(settings, time) as running:
        ada.move_to(running.url)
        assert (ada.state(id)["status"], ada.state(id)["closes"]) == ("open", closes)
        time.move(GRACE)
        wait_for(lambda: ada.state(id)["status"], lambda status: status == "abandoned")


# ---- once --------------------------------------------------------------------------------------------------------


def test_a_table_asked_for_again_with_its_key_is_the_same(server: Running) -> None:
    ada, ben = server.client("Ada"), server.client("Ben")
    first = ada.good(ada.post("/api/v2/games", PRIVATE, key="once"), 201)
    before = count_games(server)
    again = ada.good(ada.post("/api/v2/games", PRIVATE, key="once"), 201)
    assert again["state"]["id"] == first["state"]["id"]
    assert count_games(server) == before
    for invitation in (first["invitation"], again["invitation"]):
        assert ben.look(first["state"]["id"], invitation=invitation)["state"]["status"] == "open"
    ben.join(first["state"]["id"], again["invitation"])
    assert ada.good(ada.post("/api/v2/games", PRIVATE, key="once"), 201)["state"]["status"] == "running"


def test_a_key_is_for_one_request_of_one_person(server: Running) -> None:
    ada, ben = server.client("Ada"), server.client("Ben")
    id = ada.good(ada.post("/api/v2/games", PRIVATE, key="k"), 201)["state"]["id"]
    other = PRIVATE | {"options": {"players": 3}}
    assert code_of(ada.post("/api/v2/games", other, key="k")) == (409, "key_reused")
    twice = {"game": "dice", "options": {"players": 2}}
    assert code_of(ada.post("/api/v2/duplicates", twice, key="k")) == (409, "key_reused")
    assert ben.good(ben.post("/api/v2/games", PRIVATE, key="k"), 201)["state"]["id"] != id
    assert ada.good(ada.post("/api/v2/games", PRIVATE, key="l"), 201)["state"]["id"] != id
    assert ada.post("/api/v2/games", PRIVATE, key="no key").status_code == 422


def test_a_table_that_was_refused_may_be_asked_for_with_the_same_key(server: Running) -> None:
    ada = server.client("Ada")
    ids = [ada.open(**PUBLIC)["state"]["id"] for _ in range(MOST_OPEN)]
    assert code_of(ada.post("/api/v2/games", PUBLIC, key="k")) == (409, "too_many_tables")
    ada.good(ada.post(f"/api/v2/games/{ids[0]}/abandon"))
    opened = ada.good(ada.post("/api/v2/games", PUBLIC, key="k"), 201)
    again = ada.good(ada.post("/api/v2/games", PUBLIC, key="k"), 201)  # though there are enough now
    assert opened["state"]["id"] == again["state"]["id"]


def test_many_at_once_open_one_table(server: Running) -> None:
    ada = server.client("Ada")
    before = count_games(server)
    with ThreadPoolExecutor(8) as threads:
        asked = [threads.submit(ada.post, "/api/v2/games", PRIVATE, "race") for _ in range(8)]
        found = {ada.good(one.result(), 201)["state"]["id"] for one in asked}
    assert len(found) == 1
    assert count_games(server) == before + 1


def test_duplicate_tables_are_opened_once(server: Running) -> None:
    ada, ben = server.client("Ada"), server.client("Ben")
    wanted = {"game": "dice", "options": {"players": 2}, "tables": 3}
    first, again = (ada.good(ada.post("/api/v2/duplicates", wanted, key="d"), 201) for _ in range(2))
    assert [table["id"] for table in first["tables"]] == [table["id"] for table in again["tables"]]
    assert first["id"] == again["id"]
    ben.join(again["tables"][2]["id"], again["tables"][2]["invitation"])
    assert ada.state(first["tables"][0]["id"])["you"] == 0


def test_keys_survive_a_restart_and_are_forgotten_after_a_day(database_url: str) -> None:
    time, settings = MovingTime(), from_environment({"TROYES_DATABASE_URL": database_url})
    with serving(settings, time) as running:
        ada = running.client("Ada")
        id = ada.good(ada.post("/api/v2/games", PRIVATE, key="k"), 201)["state"]["id"]
    with serving(settings, time) as running:
        ada.move_to(running.url)
        time.move(DAY - 1)
        assert ada.good(ada.post("/api/v2/games", PRIVATE, key="k"), 201)["state"]["id"] == id
        time.move(1)
        assert ada.good(ada.post("/api/v2/games", PRIVATE, key="k"), 201)["state"]["id"] != id
        rows = running.services.database.read(lambda connection: connection.execute(select(openings)).all())
        assert [row.key for row in rows] == ["k"]
        assert [row["key"] for row in ada.good(ada.get("/api/v2/accounts/export"))["openings"]] == ["k"]
        ada.post("/api/v2/accounts/delete", {})
        assert running.services.database.read(lambda connection: connection.execute(select(openings)).all()) == []
