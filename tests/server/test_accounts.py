"""Accounts: made from a device, used on others, changed, exported, deleted."""

from __future__ import annotations

import time
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import delete, select

from tests.server.serving import Client, Running, decider
from troyes.server.database.tables import accounts, devices, messages, people, results, seats
from troyes.server.people import passwords
from troyes.server.people.limits import Limit, Limits

PASSWORD = "the bells of Saint Urban"


@pytest.fixture(autouse=True)
def without_accounts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server is shared: every test begins without accounts and may make some."""
    monkeypatch.setattr("troyes.server.api.people.accounts.NEW_ACCOUNTS", Limit(1000, 1000))
    if "server" in request.fixturenames:
        running: Running = request.getfixturevalue("server")
        with running.services.database.writing.begin() as connection:
            connection.execute(delete(accounts))


def sign_up(client: Client, login: str = "Aubry", password: str = PASSWORD) -> dict[str, Any]:
    return client.good(client.post("/api/v2/accounts", {"login": login, "password": password}), 201)


def sign_in(client: Client, login: str = "aubry", password: str = PASSWORD, **more: Any) -> httpx.Response:
    return client.post("/api/v2/accounts/sign-in", {"login": login, "password": password, **more})


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def me(client: Client) -> httpx.Response:
    return client.get("/api/v2/people/me")


# ---- signing in and out ------------------------------------------------------------------------------------------


def test_an_account_is_the_same_person_on_another_device(server: Running) -> None:
    first, second = server.client("Aubry"), server.client()
    assert sign_up(first) == {"id": first.id, "name": "Aubry", "login": "aubry"}
    answer = sign_in(second, "AUBRY")
    assert second.good(answer)["id"] == first.id
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert me(second).json()["id"] == first.id
    mine = second.good(second.get("/api/v2/accounts/me"))
    assert [device["this"] for device in mine["devices"]].count(True) == 1
    assert len(mine["devices"]) == 2


def test_only_the_hash_of_a_password_is_kept(server: Running) -> None:
    sign_up(server.client("Aubry"))
    with server.services.database.reading.connect() as connection:
        kept = connection.execute(select(accounts.c.password)).scalar_one()
    assert kept.startswith("$argon2id$")
    assert PASSWORD not in kept


def test_nobody_learns_whether_a_login_exists(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(server.client("Aubry"))
    checked: list[str | None] = []
    verify = passwords.verify

    def counting(hashed: str | None, password: str) -> bool:
        checked.append(hashed)
        return verify(hashed, password)

    monkeypatch.setattr(passwords, "verify", counting)
    stranger = server.client()
    wrong, unknown = sign_in(stranger, password="not the bells"), sign_in(stranger, "nobody")
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.content == unknown.content
    assert len(checked) == 2  # as much work for one as for the other
    assert checked[1] is None
    assert me(stranger).status_code == 401


def test_guessing_is_slowed_down_but_does_not_lock_others_out(server: Running) -> None:
    sign_up(server.client("Melusine"), "melusine")
    guesser = server.client()
    codes = [sign_in(guesser, "melusine", f"guess number {count}").status_code for count in range(12)]
    assert codes == [401] * 10 + [429] * 2
    assert code_of(sign_in(guesser, "melusine")) == (429, "too_often")
    assert sign_in(guesser, "somebody else").status_code == 401


def test_signing_out_of_one_device_or_of_all(server: Running) -> None:
    clients = [server.client("Aubry"), server.client(), server.client()]
    sign_up(clients[0])
    assert [sign_in(client).status_code for client in clients[1:]] == [200, 200]
    assert clients[0].post("/api/v2/accounts/sign-out", {}).status_code == 204
    assert [me(client).status_code for client in clients] == [401, 200, 200]
    assert clients[1].post("/api/v2/accounts/sign-out", {"everywhere": True}).status_code == 204
    assert [me(client).status_code for client in clients] == [401, 401, 401]
    assert sign_in(clients[2]).status_code == 200


def test_a_stolen_cookie_is_worthless_after_signing_out(server: Running) -> None:
    client, thief = server.client("Aubry"), server.client()
    sign_up(client)
    thief.http.cookies = httpx.Cookies(client.http.cookies)
    assert me(thief).status_code == 200
    client.post("/api/v2/accounts/sign-out", {})
    assert me(thief).status_code == 401


def test_without_account_nobody_signs_out(server: Running) -> None:
    client = server.client("Aubry")
    assert code_of(client.post("/api/v2/accounts/sign-out", {})) == (409, "no_account")
    assert code_of(client.get("/api/v2/accounts/me")) == (409, "no_account")
    assert me(client).status_code == 200


def test_games_without_account_are_not_left_behind_unasked(server: Running) -> None:
    sign_up(server.client("Aubry"))
    device = server.client("Blaise")
    device.open(game="city", options={"players": 2})
    assert code_of(sign_in(device)) == (409, "games_here")
    assert me(device).json()["name"] == "Blaise"
    assert sign_in(device, leave_games=True).status_code == 200
    assert me(device).json()["name"] == "Aubry"


# ---- passwords and logins ----------------------------------------------------------------------------------------


def test_a_changed_password_signs_the_others_out(server: Running) -> None:
    first, second = server.client("Aubry"), server.client()
    sign_up(first)
    sign_in(second)
    change = {"old": "something else", "new": "a new one, much longer"}
    assert code_of(first.post("/api/v2/accounts/password", change)) == (401, "wrong_password")
    assert first.post("/api/v2/accounts/password", {**change, "old": PASSWORD}).status_code == 204
    assert [me(client).status_code for client in (first, second)] == [200, 401]
    assert sign_in(second).status_code == 401
    assert sign_in(second, password=change["new"]).status_code == 200


def test_logins_are_unique_and_a_person_has_one(server: Running) -> None:
    first, second = server.client("Aubry"), server.client("Blaise")
    sign_up(first)
    assert code_of(second.post("/api/v2/accounts", {"login": "ＡＵＢＲＹ", "password": PASSWORD})) == (
        409,
        "login_taken",
    )
    assert code_of(first.post("/api/v2/accounts", {"login": "other", "password": PASSWORD})) == (409, "has_account")


@pytest.mark.parametrize(
    "sent",
    [
        {"login": "a", "password": "short"},
        {"login": "", "password": PASSWORD},
        {"login": "a\u0000b", "password": PASSWORD},
        {"login": "aubry-aubry", "password": "Aubry-Aubry"},
        {"login": "a", "password": "aaaaaaaaaaaa"},
        {"login": "a", "password": "x" * 300},
        {"login": "a", "password": PASSWORD, "role": "administrator"},
    ],
)
def test_bad_logins_and_passwords_are_refused(server: Running, sent: dict[str, str]) -> None:
    answer = server.client("Aubry").post("/api/v2/accounts", sent, lang="fr")
    assert answer.status_code == 422
    assert sent["password"] not in answer.text


@pytest.mark.parametrize("weak", ["password1", "motdepasse", "azertyuiop", "12345678", "letmein!1", "19851985"])
def test_common_passwords_are_easy_to_guess(weak: str) -> None:
    assert passwords.is_weak(weak, ())


def test_a_password_that_is_easy_to_guess_is_refused_at_its_field(server: Running) -> None:
    client = server.client("Aubry Le Gros")
    sent = {"login": "weak", "password": "Aubry1990"}
    answer = client.post("/api/v2/accounts", sent)
    assert (code_of(answer), answer.json()["error"]["where"]) == ((422, "weak_password"), "password")
    assert "Aubry1990" not in answer.text
    french = client.post("/api/v2/accounts", sent, lang="fr").json()["error"]
    assert french["message"] == "Ce mot de passe est trop facile à deviner."
    short = client.post("/api/v2/accounts", {"login": "w", "password": "tiny"}).json()["error"]
    assert (short["where"], short["message"]) == ("password", "A password has 8 characters or more, 200 at most.")


def test_what_is_known_of_somebody_is_easy_to_guess() -> None:
    for known in (("Gauthier Volponet",), ("volponet", "x"), ("x", "gauthier.volponet@troyes.example")):
        assert passwords.is_weak("volponet77", known)
    assert not passwords.is_weak("volponet77 under seven lime trees", ("volponet",))


def test_judging_a_password_takes_a_moment_at_most() -> None:
    for longest in ("aA1!" * 50, "password" * 25, "1990-" * 40, "qazwsx" * 33):
        began = time.process_time()
        passwords.is_weak(longest, ("n" * 40,) * 5)
        assert time.process_time() - began < 2


def test_a_weak_password_of_earlier_days_still_signs_in_but_is_not_chosen_again(server: Running) -> None:
    client = server.client("Aubry")
    sign_up(client, "earlier")
    with server.services.database.writing.begin() as connection:
        old = accounts.update().where(accounts.c.login == "earlier")
        connection.execute(old.values(password=passwords.HASHER.hash("password")))
    assert sign_in(server.client(), "earlier", "password").status_code == 200
    answer = client.post("/api/v2/accounts/password", {"old": "password", "new": "earlier12345"})
    assert (code_of(answer), answer.json()["error"]["where"]) == ((422, "weak_password"), "new")
    change = {"old": "password", "new": "lanterns over slow water"}
    assert client.post("/api/v2/accounts/password", change).status_code == 204


def test_accented_passwords_may_be_typed_either_way(server: Running) -> None:
    sign_up(server.client("Aubry"), password="cathédrale et remparts")
    assert sign_in(server.client(), password="cathe\u0301drale et remparts").status_code == 200


def test_weaker_hashes_become_stronger(server: Running) -> None:
    client = server.client("Aubry")
    sign_up(client)
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    with server.services.database.writing.begin() as connection:
        connection.execute(accounts.update().values(password=weak))
    assert sign_in(client).status_code == 200
    with server.services.database.reading.connect() as connection:
        assert connection.execute(select(accounts.c.password)).scalar_one() != weak
    assert sign_in(client).status_code == 200


def test_another_site_changes_nothing(server: Running) -> None:
    client = server.client("Aubry")
    sign_up(client)
    for path in ("sign-out", "delete", "password"):
        answer = client.http.post(f"/api/v2/accounts/{path}", json={}, headers={"Origin": "https://evil.example"})
        assert code_of(answer) == (403, "forged")
    assert me(client).status_code == 200


# ---- own data ----------------------------------------------------------------------------------------------------


def finished_game(server: Running, name: str = "Aubry") -> tuple[list[Client], str]:
    clients = [server.client(name), server.client("Blaise")]
    opened = clients[0].open(game="dice", options={"players": 2}, terms={"rated": True})
    id: str = opened["state"]["id"]
    clients[1].join(id, opened["invitation"])
    clients[0].good(clients[0].post(f"/api/v2/games/{id}/chat", {"text": f"I am {name} of Troyes"}))
    count = 0
    while (client := decider(clients, id)) is not None:
        client.play(id, count * 7)
        count += 1
    return clients, id


def test_the_export_holds_everything_and_no_secret(server: Running) -> None:
    [client, _], id = finished_game(server)
    sign_up(client)
    bot = client.good(client.post("/api/v2/bots", {"name": "Deep Aubry"}), 201)
    found = client.good(client.get("/api/v2/accounts/export"))
    assert found["profile"]["name"] == "Aubry"
    assert found["account"]["login"] == "aubry"
    assert len(found["devices"]) == 1
    assert [game["id"] for game in found["games"]] == [id]
    assert found["chat"][0]["text"] == "I am Aubry of Troyes"
    assert found["results"][0]["game"] == id
    assert found["ratings"][0]["games"] == 1
    assert found["bots"][0]["name"] == "Deep Aubry"
    text = str(found)
    cookie = client.http.cookies["troyes_device"]
    assert not any(secret in text for secret in (bot["token"]["token"], cookie, "argon2", "hash"))


def test_a_deleted_person_leaves_games_but_no_name(server: Running) -> None:
    clients, id = finished_game(server, "Perceval")
    sign_up(clients[0])
    opened = clients[0].open(game="city", options={"players": 2})
    running: str = opened["state"]["id"]
    clients[1].join(running, opened["invitation"])
    waiting = clients[0].open(game="city", options={"players": 3})["state"]["id"]
    bot = clients[0].good(clients[0].post("/api/v2/bots", {"name": "Deep Perceval"}), 201)
    assert code_of(clients[0].post("/api/v2/accounts/delete", {})) == (401, "wrong_password")
    assert clients[0].post("/api/v2/accounts/delete", {"password": PASSWORD}).status_code == 204
    assert me(clients[0]).status_code == 401
    assert sign_in(server.client()).status_code == 401
    state = clients[1].state(running)
    assert (state["status"], state["seats"][0]["kind"], state["host"]) == ("running", "bot", 1)
    play_until_other_moved(clients[1], running)
    told = clients[1].look(id, log=2000)
    assert "Perceval" not in str(told)
    assert told["state"]["result"]["scores"]
    assert clients[1].get(f"/api/v2/games/{waiting}").status_code == 404
    assert clients[1].get(f"/api/v2/people/{clients[0].id}/statistics").status_code == 404
    check_nothing_is_left(server, clients[0].id, bot["id"])


def play_until_other_moved(client: Client, game: str) -> None:
    """The game goes on with the bot."""
    before = client.look(game)["seq"]
    while client.state(game)["pending"] != [1]:
        pass
    client.play(game)
    assert client.look(game)["seq"] > before


def check_nothing_is_left(server: Running, *ids: str) -> None:
    with server.services.database.reading.connect() as connection:
        for table in (devices, accounts, seats, messages, results):
            found = connection.execute(select(table).where(table.c.person.in_(ids))).all()
            assert not found, table
        for row in connection.execute(select(people).where(people.c.id.in_(ids))):
            assert (row.name, row.deleted is None) == ("", False)
        assert "Perceval" not in str(connection.execute(select(messages.c.body)).all())
        assert "Perceval" not in str(connection.execute(select(seats.c.name)).all())


def test_who_has_no_account_can_be_deleted_too(server: Running) -> None:
    client = server.client("Aubry")
    assert client.post("/api/v2/accounts/delete", {}).status_code == 204
    assert me(client).status_code == 401


def test_whom_the_host_has_sent_away_is_forgotten_as_well(server: Running) -> None:
    host, client = server.client("Blaise"), server.client("Perceval")
    opened = host.open(game="city", options={"players": 3})
    id = opened["state"]["id"]
    client.join(id, opened["invitation"])
    host.good(host.post(f"/api/v2/games/{id}/send-away", {"seat": 1}))
    assert client.post("/api/v2/accounts/delete", {}).status_code == 204
    assert "Perceval" not in str(host.look(id))
    check_nothing_is_left(server, client.id)


def test_watching_sockets_have_to_come_back_after_signing_out(server: Running) -> None:
    clients = [server.client("Aubry"), server.client("Blaise")]
    sign_up(clients[0])
    opened = clients[0].open(game="city", options={"players": 2})
    clients[1].join(opened["state"]["id"], opened["invitation"])
    with clients[0].watch(opened["state"]["id"]) as socket:
        socket.frame()
        clients[0].post("/api/v2/accounts/sign-out", {})
        with pytest.raises(Exception, match="4000"):
            socket.frame()


# ---- limits ------------------------------------------------------------------------------------------------------


def test_buckets_fill_again_with_time() -> None:
    now = 0
    limits = Limits(lambda: now)
    limit = Limit(2, 1000)
    assert [limits.take(limit, ("a",)) for _ in range(3)] == [True, True, False]
    assert limits.take(limit, ("b",))
    now = 500
    assert [limits.take(limit, ("a",)) for _ in range(2)] == [True, False]
    limits.give_back("a")
    assert limits.take(limit, ("a",))
