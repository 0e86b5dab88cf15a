"""Games in progress survive a new version of the server, of its schema and of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.old_database import DATA, DEVICES, RULES, put
from tests.server.serving import Client, Running, play_next, serving
from troyes import __version__
from troyes.kernel.refusals import BadInput
from troyes.server.checking.database import check_database
from troyes.server.database.engine import Database
from troyes.server.database.migrate import FOLDER, is_current, migrate
from troyes.server.live import loading
from troyes.server.settings import from_environment

FILES = sorted(DATA.glob("database-*.jsonl.gz"))


@pytest.fixture(params=FILES, ids=lambda file: file.name.split(".")[0])
def upgraded(request: pytest.FixtureRequest, database_url: str) -> Iterator[Running]:
    """A server of this version on a database of an older one."""
    put(database_url, request.param)
    with serving(from_environment({"TROYES_DATABASE_URL": database_url})) as running:
        yield running


def players(server: Running) -> list[Client]:
    clients = []
    for id, token in DEVICES.items():
        clients.append(server.client())
        clients[-1].http.cookies.set("troyes_device", token)
        clients[-1].id = id
    return clients


def test_every_old_schema_but_the_last_is_kept() -> None:
    """Whoever adds a migration keeps a database that it starts from; see old_database.py."""
    revisions = sorted(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))
    assert [file.name[9:13] for file in FILES][: len(revisions) - 1] == revisions[:-1]


@pytest.mark.parametrize("id", ["old-city", "old-dice"])
def test_games_in_progress_go_on_and_players_are_told(upgraded: Running, id: str) -> None:
    assert upgraded.services.database.read(is_current)
    clients = players(upgraded)
    before = [client.look(id) for client in clients]
    assert {look["state"]["status"] for look in before} == {"running"}
    with clients[0].watch(id) as watching:
        number = watching.frame()["seq"]
        play_next(clients, id)
        told = watching.frame()["messages"]
    assert (told[0]["seq"], told[0]["kind"], told[0]["then"], told[0]["now"]) == (
        number + 1,
        "rules",
        RULES,
        __version__,
    )
    for count in range(20):
        play_next(clients, id, count)
    kinds = [post["kind"] for post in clients[0].look(id, log=2000)["messages"]]
    assert kinds.count("rules") == 1


def test_finished_games_are_shown_and_their_dice_can_be_checked(upgraded: Running) -> None:
    client = players(upgraded)[1]
    state = client.state("old-over")
    assert state["status"] == "over"
    assert len(state["result"]["scores"]) == 2
    found = client.look("old-over", log=2000, lang="fr")["messages"]
    assert any(post.get("told") for post in found)
    assert client.get("/api/v1/games/old-over/record").status_code == 200


def test_the_check_has_nothing_to_complain_about(upgraded: Running) -> None:
    clients = players(upgraded)
    for count in range(10):
        play_next(clients, "old-city", count)
    checked = check_database(upgraded.services.database)
    assert [finding.problem for finding in checked.findings] == []


def test_old_words_stay_at_their_private_table(database_url: str) -> None:
    put(database_url, DATA / "database-0005.jsonl.gz")
    with serving(from_environment({"TROYES_DATABASE_URL": database_url})) as running:
        looks = [client.look("old-over", log=2000) for client in (*players(running), running.client())]
    said = [[one["kind"] for one in look["messages"] if one["kind"] in ("chat", "rematch")] for look in looks]
    assert said == [["chat", "chat", "rematch"]] * 2 + [[]]
    assert looks[0]["seq"] - looks[2]["seq"] == 3


def departing(*_: Any) -> None:
    raise BadInput("", "cannot be read ({why})", "Send less", why="")


def test_where_new_rules_depart_a_game_goes_on_from_its_position(
    upgraded: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the new rules refused what the old ones allowed."""
    clients = players(upgraded)
    views = [client.state("old-city")["view"] for client in clients]
    upgraded.services.games.forget("old-city")
    monkeypatch.setattr(loading, "replay", departing)
    assert [client.state("old-city")["view"] for client in clients] == views
    assert clients[0].state("old-city")["undo"] is None
    play_next(clients, "old-city")
    monkeypatch.undo()
    upgraded.services.games.forget("old-city")
    for count in range(20):
        play_next(clients, "old-city", count)
    kinds = [post["kind"] for post in clients[1].look("old-city", log=2000)["messages"]]
    assert kinds.count("rules") == 1


def test_an_older_server_does_not_touch_a_newer_database(database_url: str) -> None:
    database = Database(from_environment({"TROYES_DATABASE_URL": database_url}))
    migrate(database.writing)
    with database.writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadInput, match="newer version"):
        migrate(database.writing)
    database.close()
