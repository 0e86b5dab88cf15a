"""Games in progress survive a new version of the server, of its schema and of the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text

from tests.server.beats import sentences
from tests.server.old_database import DATA, DEVICES, RULES, put
from tests.server.serving import Client, Data, Running, play_next, play_out, serving
from tests.server.waiting import until
from troyes import __version__
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.play.record import Record
from troyes.server.database.checking.database import check_database
from troyes.server.database.engine import Database
from troyes.server.database.migrate import FOLDER, config_for, is_current, migrate
from troyes.server.live.kept import loading
from troyes.server.settings import from_environment
from troyes.words.message import place

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
    assert any(sentences(post) for post in found)
    assert client.get("/api/v2/games/old-over/record").status_code == 200


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


@pytest.fixture
def newest(database_url: str) -> Iterator[Running]:
    """The last kept database: every kind of game, running and finished, with bots and chat."""
    put(database_url, FILES[-1])
    with serving(from_environment({"TROYES_DATABASE_URL": database_url})) as running:
        yield running


@pytest.mark.parametrize("id", ["old-city", "old-dice", "old-king", "old-bots"])
def test_every_kind_of_game_goes_on(newest: Running, id: str) -> None:
    clients = players(newest)
    for count in range(12):
        until(lambda: bool({0, 1}.intersection(clients[0].state(id)["pending"])))  # a bot may be thinking
        play_next(clients, id, count)
    assert clients[0].state(id)["status"] == "running"
    assert check_database(newest.services.database).findings == []


@pytest.mark.parametrize("id", ["old-over", "old-king-over", "old-bots-over"])
def test_every_kind_of_finished_game_replays(newest: Running, id: str) -> None:
    client = players(newest)[0]
    scores = client.state(id)["result"]["scores"]
    position = Record.from_text(client.get(f"/api/v2/games/{id}/record").text).replay()
    assert position.is_over()
    assert position.totals() == scores
    told = [post for post in client.look(id, log=2000)["messages"] if post["kind"] == "chat"]
    assert len(told) == (2 if id == "old-over" else 0)
    steps = whole_replay(client, id)
    assert sum(bool(sentences(step)) for step in steps) > len(steps) / 2
    points = client.good(client.get(f"/api/v2/games/{id}/points"))["turns"]
    assert len(points) > 10
    assert points[-1]["points"] == scores
    assert points[-1]["move"] == len(steps) - 1


def whole_replay(client: Client, id: str) -> list[Data]:
    """Every step that a finished game is shown by."""
    steps: list[Data] = []
    while True:
        found = client.good(client.get(f"/api/v2/games/{id}/replay", **{"from": len(steps), "to": len(steps) + 199}))
        steps += found["steps"]
        if len(steps) > found["moves"]:
            return steps


def test_a_move_of_before_is_taken_back(newest: Running) -> None:
    """What was open when the server was changed stays open."""
    clients = players(newest)
    [client] = [client for client in clients if client.state("old-city")["undo"] is not None]
    decision, before = client.state("old-city")["decision"], client.state("old-city")["view"]
    client.good(client.undo("old-city"))
    assert client.state("old-city")["decision"] != decision
    assert client.state("old-city")["view"] != before
    assert check_database(newest.services.database).findings == []


@pytest.mark.parametrize("id", ["old-city", "old-dice", "old-king"])
def test_every_kind_of_game_is_played_to_its_end(newest: Running, id: str) -> None:
    clients = players(newest)
    play_out(clients, id)
    state = clients[0].state(id)
    assert state["status"] == "over"
    position = Record.from_text(clients[0].get(f"/api/v2/games/{id}/record").text).replay()
    assert position.totals() == state["result"]["scores"]
    assert check_database(newest.services.database).findings == []


def test_days_that_were_over_stay_over(database_url: str) -> None:
    put(database_url, DATA / "database-0007.jsonl.gz")
    database = Database(from_environment({"TROYES_DATABASE_URL": database_url}))
    values = "('{0}', 'daily', '{0}', 'dice', '{{}}', (SELECT figures FROM games LIMIT 1), :secret, '{{}}', 0, {1}, 0)"
    with database.writing.begin() as connection:
        for day, closes in (("1970-01-01", 86_400_000), ("2999-01-01", 2**50)):
            columns = "id, kind, day, game, options, figures, secret, terms, opens, closes, created"
            row = text(f"INSERT INTO deals ({columns}) VALUES {values.format(day, closes)}")
            connection.execute(row, {"secret": bytes(32)})
    migrate(database.writing)
    found = database.read(lambda connection: connection.execute(text("SELECT id, ended FROM deals ORDER BY id")).all())
    database.close()
    assert [tuple(row) for row in found] == [("1970-01-01", 86_400_000), ("2999-01-01", None)]


def test_old_levels_are_now_called_otherwise_and_are_as_strong(database_url: str) -> None:
    """In seats, results, what was agreed and what was told."""
    put(database_url, DATA / "database-0009.jsonl.gz")
    database = Database(from_environment({"TROYES_DATABASE_URL": database_url}))
    deal = (
        "INSERT INTO deals (id, kind, game, options, figures, secret, terms, opens, created) SELECT"
        " 'd', 'duplicate', game, options, figures, secret, :terms, 0, 0 FROM games WHERE id = 'old-over'"
    )
    with database.writing.begin() as connection:
        connection.execute(text(deal), {"terms": '{"undo": true, "substitute": "easy"}'})
    migrate(database.writing)

    def column(question: str) -> list[Any]:
        return list(database.read(lambda connection: connection.execute(text(question)).scalars().all()))

    assert column("SELECT level FROM seats WHERE kind = 'bot' ORDER BY game") == ["journeyman", "apprentice"]
    assert column("SELECT level FROM results WHERE level IS NOT NULL") == ["apprentice"]
    terms = [json_of(found) for found in column("SELECT terms FROM games UNION ALL SELECT terms FROM deals")]
    assert [one["substitute"] for one in terms] == ["journeyman"] * 8 + ["apprentice"]
    assert terms[-1]["undo"] is True
    [told] = [json_of(body) for body in column("SELECT body FROM messages WHERE key = 'another-bot'")]
    assert (told["level"], told["asked"], told["person"]) == ("journeyman", "replace 2 journeyman", None)
    assert "old-bots" in column("SELECT game FROM seats WHERE level = 'journeyman'")
    downgrade(database, "0009")
    assert column("SELECT level FROM seats WHERE kind = 'bot' ORDER BY game") == ["medium", "easy"]
    assert json_of(column("SELECT body FROM messages WHERE key = 'another-bot'")[0])["asked"] == "replace 2 medium"
    database.close()


def json_of(found: Any) -> Data:
    return dict(json.loads(found) if isinstance(found, str) else found)


def downgrade(database: Database, revision: str) -> None:
    with database.writing.begin() as connection:
        command.downgrade(config_for(connection), revision)


def departing(*_: Any) -> None:
    raise BadInput("", "cannot-be-read", place("Send less"), why="")


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
