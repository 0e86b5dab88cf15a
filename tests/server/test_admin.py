"""Whoever runs the server: people and games from the command line, beside a running server."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import Troyes
from tests.server.serving import Client, Running
from tests.server.waiting import until
from troyes.server.randomness import Randomness

PASSWORD = "the bells of Saint Urban"


@pytest.fixture
def troyes(server: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Troyes:
    """The command, on the database of the server that is running."""
    monkeypatch.setenv("TROYES_DATABASE_URL", server.services.settings.database_url.replace("+psycopg", ""))
    return Troyes(capsys, monkeypatch)


def with_account(server: Running, login: str) -> Client:
    client = server.client(login.capitalize())
    client.good(client.post("/api/v2/accounts", {"login": login, "password": PASSWORD}), 201)
    return client


def table(clients: list[Client]) -> str:
    opened = clients[0].open(game="city", options={"players": 2})
    clients[1].join(opened["state"]["id"], opened["invitation"])
    id: str = opened["state"]["id"]
    return id


def test_people_are_listed_and_found(server: Running, troyes: Troyes) -> None:
    client = with_account(server, "gisele")
    server.client("Odette")
    everybody = troyes.fine("server", "people", "--json").data
    assert {"Gisele", "Odette"} <= {person["name"] for person in everybody}
    [found] = troyes.fine("server", "people", "GISE", "--json").data
    assert (found["id"], found["login"], found["role"], found["games"]) == (client.id, "gisele", "player", 0)
    assert "Personnes" in troyes.fine("server", "people", "--lang", "fr").out
    assert troyes.fine("server", "people", "100%", "--json").data == []


def test_an_administrator_may_do_what_a_host_may(server: Running, troyes: Troyes) -> None:
    admin, other = with_account(server, "margot"), [server.client("Anne"), server.client("Bruno")]
    id = table(other)
    assert admin.get(f"/api/v2/games/{id}").status_code == 404
    assert "Margot" in troyes.fine("server", "administrator", "margot").out
    server_forgets(server, admin)
    assert admin.state(id)["you"] is None
    admin.good(admin.post(f"/api/v2/games/{id}/send-away", {"seat": 1}))
    admin.good(admin.post(f"/api/v2/games/{id}/abandon", {}))
    assert other[0].state(id)["status"] == "abandoned"
    troyes.fine("server", "administrator", "margot", "--remove", "--lang", "fr")
    server_forgets(server, admin)
    assert admin.post(f"/api/v2/games/{table(other)}/abandon", {}).status_code == 403


def server_forgets(server: Running, client: Client) -> None:
    """Roles are looked up again after half a minute, or when somebody signs in."""
    sent = {"login": client.good(client.get("/api/v2/accounts/me"))["login"], "password": PASSWORD}
    client.good(client.post("/api/v2/accounts/sign-in", sent))


def test_no_name_is_taken_for_an_option() -> None:
    names = [Randomness().id() for _ in range(2000)]
    assert not [name for name in names if name.startswith("-")]
    assert len(set(names)) == 2000


def test_nobody_becomes_administrator_over_the_network(server: Running) -> None:
    client = server.client()
    assert client.post("/api/v2/people", {"name": "Eve", "role": "administrator"}).status_code == 422


def test_a_closed_game_is_over_for_those_who_watch(server: Running, troyes: Troyes) -> None:
    clients = [server.client("Anne"), server.client("Bruno")]
    id = table(clients)
    with clients[0].watch(id) as socket:
        socket.frame()
        assert id in troyes.fine("server", "close", id).out
        assert socket.frame()["state"]["status"] == "abandoned"
    assert clients[1].state(id)["status"] == "abandoned"
    listed = {game["id"]: game for game in troyes.fine("server", "games", "--json").data}
    assert (listed[id]["status"], listed[id]["seats"]) == ("abandoned", ["Anne", "Bruno"])
    running = troyes.fine("server", "games", "--status", "running", "--json").data
    assert id not in [game["id"] for game in running]
    assert "finie" in troyes.refused("server", "close", id, "--lang", "fr")


def test_a_new_password_signs_everybody_out(server: Running, troyes: Troyes) -> None:
    client = with_account(server, "berthe")
    password = troyes.fine("server", "password", "berthe").out.strip().rsplit(" ", 1)[1]
    other = server.client()
    sent = {"login": "berthe", "password": PASSWORD}
    assert other.post("/api/v2/accounts/sign-in", sent).status_code == 401
    other.good(other.post("/api/v2/accounts/sign-in", {**sent, "password": password}))
    assert len(other.good(other.get("/api/v2/accounts/me"))["devices"]) == 1
    assert client.id == other.good(other.get("/api/v2/people/me"))["id"]


def test_a_forgotten_person_leaves_a_bot(server: Running, troyes: Troyes) -> None:
    clients = [with_account(server, "yvain"), server.client("Bruno")]
    id = table(clients)
    assert "Yvain" in troyes.fine("server", "forget", clients[0].id).out
    until(lambda: bool(clients[1].state(id)["seats"][0]["kind"] == "bot"))
    assert "Yvain" not in str(clients[1].look(id))
    assert troyes.fine("server", "people", "yvain", "--json").data == []


def test_what_cannot_be(server: Running, troyes: Troyes) -> None:
    owner = server.client("Anne")
    bot = owner.good(owner.post("/api/v2/bots", {"name": "Robot"}), 201)["id"]
    assert "nobody has this" in troyes.refused("server", "administrator", "nobody at all")
    assert "is a bot" in troyes.refused("server", "administrator", bot)
    assert "no account" in troyes.refused("server", "password", owner.id)
    assert "no such game" in troyes.refused("server", "close", "nothing")
    assert "--status" in troyes.refused("server", "games", "--status", "lost")


def test_without_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    troyes = Troyes(capsys, monkeypatch)
    monkeypatch.setenv("TROYES_DATABASE_URL", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    for verb in ("people", "games"):
        assert "nothing has been stored yet" in troyes.refused("server", verb)
        assert "rien n'a encore été gardé" in troyes.refused("server", verb, "--lang", "fr")
    for verb in ("administrator", "password", "forget", "close"):
        assert "nothing has been stored yet" in troyes.refused("server", verb, "somebody")
    assert not list(tmp_path.iterdir())
    (tmp_path / "none.sqlite3").touch()
    assert "nothing has been stored yet" in troyes.refused("server", "people")
    monkeypatch.setenv("TROYES_DATABASE_URL", f"postgresql://nobody:a-password@/none?host={tmp_path}")
    said = troyes.refused("server", "games")
    assert "cannot be reached (connection" in said
    assert f"postgresql://nobody@/none?host={tmp_path}" in said.replace("%2F", "/")
    assert "a-password" not in said
