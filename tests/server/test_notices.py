"""Notices: mail and webhooks to real receivers, once per decision, never to where they must not go."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.conftest import DATABASES, MakeUrl
from tests.server.moving_time import DAY, MINUTE, MovingTime
from tests.server.receivers import (
    MailReceiver,
    WebReceiver,
    certificate,
    context_of,
    mail_receiver,
    web_receiver,
)
from tests.server.serving import PLAIN, Client, Running, serving
from troyes.kernel.refusals import BadInput
from troyes.server.notices.addresses import NotAllowed, addresses_of, is_public, target_of
from troyes.server.notices.delivering import Delivering
from troyes.server.notices.mailing import send
from troyes.server.notices.outcomes import Outcome
from troyes.server.notices.posting import post
from troyes.server.notices.queue import DELAY
from troyes.server.notices.settings import NoticeSettings, from_environment, is_address
from troyes.server.notices.texts import signature
from troyes.server.people.following import Following
from troyes.server.settings import from_environment as server_settings

TERMS = {"clock": {"kind": "correspondence", "days": 3}}
MAIL_FROM = "games@troyes.example"


# ---- a server with its receivers ---------------------------------------------------------------------------------


class Scene:
    """A server that sends to receivers next to it, whose time we move."""

    def __init__(self, running: Running, time: MovingTime, web: WebReceiver, mail: MailReceiver) -> None:
        self.running, self.time, self.web, self.mail = running, time, web, mail
        self.delivering = Delivering(running.services, from_environment(), following_of(running))

    def sweep(self) -> None:
        loop = self.running.services.loop
        assert loop is not None
        asyncio.run_coroutine_threadsafe(self.delivering.sweep(), loop).result(60)

    def later(self, milliseconds: int = DELAY) -> None:
        self.time.move(milliseconds)
        self.sweep()

    def table(self, terms: dict[str, Any] = TERMS) -> tuple[list[Client], str]:
        """Two people of whom the first one in turn plays on."""
        clients = [self.running.client("Ada"), self.running.client("Blaise")]
        opened = clients[0].open(game="city", options={"players": 2}, terms=terms)
        id = opened["state"]["id"]
        clients[1].join(id, opened["invitation"])
        if clients[0].state(id)["pending"] == [1]:
            clients.reverse()
        return clients, id

    def give_turn(self, clients: list[Client], id: str) -> None:
        """The first one plays until it is the other one's turn."""
        you = clients[0].state(id)["you"]
        while clients[0].state(id)["pending"] == [you]:
            clients[0].play(id)

    def hook(self, client: Client, path: str = "/hook") -> dict[str, Any]:
        return client.good(client.post("/api/v1/notices", {"kind": "webhook", "target": self.web.url(path)}), 201)

    def requests(self, path: str) -> list[Any]:
        return [request for request in self.web.requests if request.line == f"POST {path} HTTP/1.1"]

    def mails(self, address: str) -> list[Any]:
        return [mail for mail in self.mail.mails if mail["To"] == address]


def following_of(running: Running) -> Following:
    """The one the application uses is behind its services' watchers."""
    owners = (getattr(watcher, "__self__", None) for watcher in running.services.watchers)
    return next(owner for owner in owners if isinstance(owner, Following))


@pytest.fixture(scope="module", params=DATABASES)
def scene(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Scene]:
    with scene_on(make_url(request.param)) as made:
        yield made


class Idle(Delivering):
    """What the server would do by itself: it must not come between a test and what that has sent."""

    async def sweep(self) -> None:
        pass


@contextmanager
def scene_on(url: str) -> Iterator[Scene]:
    time = MovingTime()
    patch = pytest.MonkeyPatch()
    with web_receiver() as web, mail_receiver() as mail, patch.context() as environment:
        environment.setenv("TROYES_SMTP_URL", f"smtp://user:pass@127.0.0.1:{mail.port}")
        environment.setenv("TROYES_MAIL_FROM", MAIL_FROM)
        environment.setenv("TROYES_PRIVATE_WEBHOOKS", "1")
        environment.setattr("troyes.server.background.Delivering", Idle)
        settings = server_settings({"TROYES_DATABASE_URL": url, "TROYES_ORIGIN": "http://games.example"})
        with serving(settings, time) as running:
            yield Scene(running, time, web, mail)


# ---- webhooks ----------------------------------------------------------------------------------------------------


def test_a_webhook_tells_of_a_turn_once_and_is_signed(scene: Scene) -> None:
    clients, id = scene.table()
    hook = scene.hook(clients[1], "/signed")
    scene.give_turn(clients, id)
    scene.sweep()
    assert scene.requests("/signed") == []  # who plays on at once is not written to
    for _ in range(3):
        scene.later()
    (request,) = scene.requests("/signed")
    told = json.loads(request.body)
    state = clients[1].state(id)
    assert told["event"] == "your_turn"
    assert (told["game"], told["seat"], told["decision"]) == (id, state["you"], state["decision"]["id"])
    assert told["deadline"] == state["seats"][state["you"]]["deadline"]
    when = request.headers["x-troyes-time"].encode()
    expected = hmac.new(hook["secret"].encode(), when + b"." + request.body, hashlib.sha256).hexdigest()
    assert request.headers["x-troyes-signature"] == f"sha256={expected}"
    assert "cookie" not in request.headers


def test_the_signature_in_the_docs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server-notices.md").read_text(encoding="utf-8")
    (found,) = re.findall(r"begins with `(sha256=\w+)`", text)
    assert signature("key", "1800000000", b"{}").startswith(found)


def test_only_games_by_correspondence_are_told_of(scene: Scene) -> None:
    clients, id = scene.table({"clock": {"kind": "live"}})
    scene.hook(clients[1], "/live")
    scene.give_turn(clients, id)
    scene.later()
    assert scene.requests("/live") == []


def test_a_turn_that_was_played_is_not_told_of(scene: Scene) -> None:
    clients, id = scene.table()
    scene.hook(clients[1], "/played")
    scene.give_turn(clients, id)
    clients[1].play(id)
    scene.later()
    assert scene.requests("/played") == []


def test_a_turn_that_was_taken_back_is_told_of_when_it_comes_again(scene: Scene) -> None:
    clients, id = scene.table()
    scene.hook(clients[1], "/again")
    scene.give_turn(clients, id)
    assert clients[0].undo(id).status_code == 200
    scene.give_turn(clients, id)
    scene.later()
    assert len(scene.requests("/again")) == 1


def test_who_is_connected_hears_nothing(scene: Scene) -> None:
    clients, id = scene.table()
    scene.hook(clients[1], "/quiet")
    scene.give_turn(clients, id)
    with clients[1].watch(id) as watching:
        watching.frame()
        scene.later(DELAY - MINUTE // 2)
    scene.later()
    assert scene.requests("/quiet") == []


def test_what_fails_is_tried_again_later_and_later(scene: Scene) -> None:
    clients, id = scene.table()
    scene.hook(clients[1], "/fails")
    scene.web.answers[:] = [b"HTTP/1.1 500 Sorry\r\n\r\n", b"HTTP/1.1 302 Found\r\nLocation: /fails\r\n\r\n"]
    scene.give_turn(clients, id)
    scene.later()
    assert len(scene.requests("/fails")) == 1
    scene.later(MINUTE - 1)
    assert len(scene.requests("/fails")) == 1
    scene.later(1)
    assert len(scene.requests("/fails")) == 2
    scene.later(5 * MINUTE)
    assert len(scene.requests("/fails")) == 3
    scene.later(DAY)
    assert len({request.headers["x-troyes-delivery"] for request in scene.requests("/fails")}) == 1
    assert len(scene.requests("/fails")) == 3


def test_what_keeps_failing_is_given_up(scene: Scene) -> None:
    clients, id = scene.table({"clock": {"kind": "correspondence", "days": 30}})
    scene.hook(clients[1], "/never")
    scene.web.answers[:] = [b"HTTP/1.1 503 No\r\n\r\n"] * 20
    scene.give_turn(clients, id)
    for _ in range(12):
        scene.later(DAY)
    scene.web.answers.clear()
    assert len(scene.requests("/never")) == 7


def test_an_answer_that_makes_no_sense_is_not_asked_for_twice(scene: Scene) -> None:
    clients, id = scene.table()
    scene.hook(clients[1], "/odd")
    scene.web.answers[:] = [b"A" * 100_000]
    scene.give_turn(clients, id)
    scene.later()
    scene.later(DAY)
    assert len(scene.requests("/odd")) == 1


def test_who_says_gone_is_left_alone(scene: Scene) -> None:
    clients, id = scene.table()
    scene.hook(clients[1], "/gone")
    scene.web.answers[:] = [b"HTTP/1.1 410 Gone\r\n\r\n"]
    scene.give_turn(clients, id)
    scene.later()
    assert clients[1].good(clients[1].get("/api/v1/notices"))["notices"] == []


def test_several_processes_send_once(postgresql_url: str) -> None:
    with scene_on(postgresql_url) as scene, scene_on(postgresql_url) as other:
        other.time = scene.time
        clients, id = scene.table()
        scene.hook(clients[1], "/two")
        scene.give_turn(clients, id)
        scene.time.move(DELAY)
        other.running.services.randomness = scene.time
        futures = [
            asyncio.run_coroutine_threadsafe(one.delivering.sweep(), one.running.services.loop)  # type: ignore[arg-type]
            for _ in range(4)
            for one in (scene, other)
        ]
        for future in futures:
            future.result(60)
        assert len(scene.requests("/two")) == 1


# ---- mail --------------------------------------------------------------------------------------------------------


def link_in(mail: Any, purpose: str) -> str:
    found = re.search(rf"http://games\.example(/api/v1/notices/{purpose}\?\S+)", mail.get_content())
    assert found is not None
    return found.group(1)


def wants_mail(scene: Scene, client: Client, address: str) -> None:
    """Ask for mail and confirm it."""
    client.good(client.post("/api/v1/notices", {"kind": "mail", "target": address}), 201)
    scene.sweep()
    press(scene, link_in(scene.mails(address)[-1], "confirm"))


def press(scene: Scene, link: str) -> None:
    """What a browser does with the page behind a link: nothing happens before the button is pressed."""
    looked = httpx.get(scene.running.url + link, **PLAIN)
    assert (looked.status_code, looked.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert '<form method="post"' in looked.text
    headers = {"Origin": "http://games.example", "Content-Type": "application/x-www-form-urlencoded"}
    assert httpx.post(scene.running.url + link, headers=headers, **PLAIN).status_code == 200


def test_mail_comes_only_to_who_has_confirmed_it(scene: Scene) -> None:
    clients, id = scene.table()
    address = "blaise@players.example"
    asked = clients[1].good(clients[1].post("/api/v1/notices", {"kind": "mail", "target": address}), 201)
    assert (asked["confirmed"], asked["secret"]) == (False, None)
    scene.sweep()
    (question,) = scene.mails(address)
    assert question["From"] == MAIL_FROM
    assert "Ada" not in question.get_content()
    assert "Blaise" not in question.get_content()  # nobody writes to strangers through us
    confirming = scene.running.url + link_in(question, "confirm")
    httpx.get(confirming, **PLAIN)  # as a program that looks through mail does
    scene.give_turn(clients, id)
    scene.later()
    assert len(scene.mails(address)) == 1
    press(scene, link_in(question, "confirm"))
    assert [one["confirmed"] for one in clients[1].get("/api/v1/notices").json()["notices"]] == [True]


def test_a_mail_tells_of_a_turn_and_how_to_stop_it(scene: Scene) -> None:
    clients, id = scene.table()
    address = "stop@players.example"
    wants_mail(scene, clients[1], address)
    scene.give_turn(clients, id)
    scene.later()
    scene.later()
    _, mail = scene.mails(address)
    assert mail["Subject"] == "Troyes: it is your turn"
    assert f"http://games.example/games/{id}" in mail.get_content()
    assert scene.mail.recipients[-1] == address
    assert scene.mail.logins
    assert mail["List-Unsubscribe"] == f"<http://games.example{link_in(mail, 'stop')}>"
    link = link_in(mail, "stop")
    one_click = {"Content-Type": "application/x-www-form-urlencoded"}
    assert httpx.post(scene.running.url + link[:-3] + "000", headers=one_click, **PLAIN).status_code == 404
    for _ in range(2):  # as mail programs do it; twice is as good as once
        answer = httpx.post(scene.running.url + link, content="List-Unsubscribe=One-Click", headers=one_click, **PLAIN)
        assert answer.status_code == 200
    assert clients[1].get("/api/v1/notices").json()["notices"] == []


def test_mails_are_in_the_language_of_who_gets_them(scene: Scene) -> None:
    pierre = Client(scene.running.url)
    pierre.id = pierre.good(pierre.post("/api/v1/people", {"name": "Pierre"}, lang="fr"), 201)["id"]
    pierre.good(pierre.post("/api/v1/notices", {"kind": "mail", "target": "pierre@players.example"}), 201)
    scene.sweep()
    (mail,) = scene.mails("pierre@players.example")
    assert mail["Subject"] == "Voulez-vous un courriel quand c'est à vous de jouer\u00a0?"


def test_mail_that_is_put_off_comes_later_and_refused_mail_never(scene: Scene) -> None:
    client = scene.running.client("Chloé")
    scene.mail.refusals[:] = [b"450 later"]
    client.good(client.post("/api/v1/notices", {"kind": "mail", "target": "later@players.example"}), 201)
    scene.sweep()
    assert scene.mails("later@players.example") == []
    scene.later(MINUTE)
    assert len(scene.mails("later@players.example")) == 1
    scene.mail.refusals[:] = [b"550 nobody"]
    client.good(client.post("/api/v1/notices", {"kind": "mail", "target": "nobody@players.example"}), 201)
    scene.sweep()
    scene.later(DAY)
    assert scene.mails("nobody@players.example") == []


def test_mail_that_may_have_arrived_is_not_sent_twice(scene: Scene) -> None:
    client = scene.running.client("Doris")
    scene.mail.breaks_off.set()
    client.good(client.post("/api/v1/notices", {"kind": "mail", "target": "doris@players.example"}), 201)
    scene.sweep()
    scene.mail.breaks_off.clear()
    scene.later(DAY)
    assert len(scene.mails("doris@players.example")) == 1


def test_nobody_is_flooded_with_questions(scene: Scene) -> None:
    statuses = []
    for number in range(4):
        client = scene.running.client(f"Pest {number}")
        answer = client.post("/api/v1/notices", {"kind": "mail", "target": "victim@players.example"})
        statuses.append(answer.status_code)
        if answer.status_code == 201:
            client.http.delete(f"/api/v1/notices/{answer.json()['id']}")
    assert statuses == [201, 201, 201, 429]
    scene.time.move(DAY + MINUTE)
    client = scene.running.client("Patient")
    assert client.post("/api/v1/notices", {"kind": "mail", "target": "victim@players.example"}).status_code == 201


# ---- asking for notices ------------------------------------------------------------------------------------------


def test_notices_are_listed_and_removed_by_their_owner_only(scene: Scene) -> None:
    ada, blaise = scene.running.client("Ada"), scene.running.client("Blaise")
    hook = scene.hook(ada, "/mine")
    found = ada.good(ada.get("/api/v1/notices"))
    assert found["kinds"] == ["mail", "webhook"]
    assert [(one["target"], one["secret"]) for one in found["notices"]] == [(hook["target"], None)]
    assert blaise.http.delete(f"/api/v1/notices/{hook['id']}").status_code == 404
    assert scene.running.client().get("/api/v1/notices").status_code == 401
    assert ada.post("/api/v1/notices", {"kind": "webhook", "target": hook["target"]}).status_code == 409
    assert ada.http.delete(f"/api/v1/notices/{hook['id']}").status_code == 204
    for number in range(5):
        scene.hook(ada, f"/mine/{number}")
    answer = ada.post("/api/v1/notices", {"kind": "webhook", "target": scene.web.url("/mine/5")}, lang="fr")
    assert answer.json()["error"]["message"] == "Vous avez déjà autant d'avis que possible."


BAD_TARGETS = [
    ("mail", "nobody"),
    ("mail", "a@b"),
    ("mail", "a@example.org, b@example.org"),
    ("mail", "a@example.org\r\nBcc: b@example.org"),
    ("webhook", "ftp://example.org/"),
    ("webhook", "file:///etc/passwd"),
    ("webhook", "http://user:pass@example.org/"),
    ("webhook", "http://example.org/ HTTP/1.1\r\nX: y"),
    ("webhook", "http:///nowhere"),
    ("webhook", "http://no.such.host.invalid/"),
    ("webhook", "http://example.org:99999/"),
]


@pytest.mark.parametrize(("kind", "target"), BAD_TARGETS)
def test_targets_that_make_no_sense_are_refused(scene: Scene, kind: str, target: str) -> None:
    client = scene.running.client("Ada")
    answer = client.post("/api/v1/notices", {"kind": kind, "target": target}, lang="fr")
    assert answer.status_code == 422
    assert answer.json()["error"]["remedy"].startswith("Écrivez")


def test_a_server_without_settings_sends_no_mail_and_nothing_to_private_addresses(
    make_url: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TROYES_SMTP_URL", "TROYES_MAIL_FROM", "TROYES_PRIVATE_WEBHOOKS"):
        monkeypatch.delenv(name, raising=False)
    with serving(server_settings({"TROYES_DATABASE_URL": make_url("sqlite")})) as running, web_receiver() as web:
        ada = running.client("Ada")
        assert ada.get("/api/v1/notices").json()["kinds"] == ["webhook"]
        assert ada.post("/api/v1/notices", {"kind": "mail", "target": "a@example.org"}).status_code == 409
        for host in ("127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"):
            answer = ada.post("/api/v1/notices", {"kind": "webhook", "target": f"http://{host}:{web.port}/"})
            assert answer.status_code == 422, host
        assert web.connections == 0


# ---- where requests may go ---------------------------------------------------------------------------------------

PRIVATE = """0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.8.9.1 169.254.169.254 172.16.0.1 192.0.2.1 192.168.1.1 198.18.0.1
224.0.0.1 239.1.1.1 240.0.0.1 255.255.255.255 192.88.99.1 :: ::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1 fe80::1 fc00::1
fd12::1 fec0::1 ff02::1 ff0e::1 64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2002:a00:1:: 2001::1 2001:db8::1 text"""
PUBLIC = "1.1.1.1 8.8.8.8 93.184.215.14 2606:4700:4700::1111 2a00:1450:4001:80e::200e ::ffff:8.8.8.8"


def test_only_public_addresses_are_public() -> None:
    assert [address for address in PRIVATE.split() if is_public(address)] == []
    assert all(map(is_public, PUBLIC.split()))


def test_a_name_that_means_a_private_address_is_not_connected_to() -> None:
    with web_receiver() as web:
        for host in ("localhost", "127.0.0.1"):
            assert asyncio.run(post(web.url(host=host), {}, b"{}", private=False)) is Outcome.NEVER
        assert web.connections == 0
        assert asyncio.run(post(web.url(), {}, b"{}", private=True)) is Outcome.DONE


def test_a_name_is_asked_for_once_and_only_what_it_meant_then_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that means a public address when it is checked and a private one a moment later."""
    meanings = [[("203.0.113.1", 80)], [("127.0.0.1", 80)]]
    asked: list[str] = []
    connected: list[Any] = []

    def getaddrinfo(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", address) for address in meanings[len(asked) - 1]]

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        connected.append(host)
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr("troyes.server.notices.addresses.is_public", lambda text: text.startswith("203.0.113."))
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    assert asyncio.run(post("http://rebind.example/", {}, b"", private=False)) is Outcome.AGAIN
    assert (asked, set(connected)) == (["rebind.example"], {"203.0.113.1"})


def test_one_private_meaning_of_a_name_is_one_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    def getaddrinfo(host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (text, port)) for text in ("8.8.8.8", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    for url in ("http://both.example/", "http://mail.example:25/"):
        with pytest.raises(NotAllowed):
            asyncio.run(addresses_of(target_of(url), private=False))


def test_redirects_are_not_followed_and_answers_are_not_read() -> None:
    with web_receiver() as web:
        web.answers[:] = [f"HTTP/1.1 307 Go\r\nLocation: {web.url('/other')}\r\n\r\n".encode()]
        assert asyncio.run(post(web.url(), {}, b"{}", private=True)) is Outcome.AGAIN
        assert [request.line for request in web.requests] == ["POST /hook HTTP/1.1"]


def test_a_receiver_that_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("troyes.server.notices.posting.PATIENCE", 2.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        assert asyncio.run(post(url, {}, b"{}", private=True)) is Outcome.UNSURE


def test_nobody_there_is_tried_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        url = f"http://127.0.0.1:{closed.getsockname()[1]}/"
    assert asyncio.run(post(url, {}, b"{}", private=True)) is Outcome.AGAIN


def test_a_certificate_must_be_that_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pem = certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    with web_receiver(context_of(pem)) as web:
        by_name = web.url(scheme="https", host="localhost")
        assert asyncio.run(post(by_name, {}, b"{}", private=True)) is Outcome.DONE
        assert web.requests[0].headers["host"] == f"localhost:{web.port}"
        assert asyncio.run(post(web.url(scheme="https"), {}, b"{}", private=True)) is Outcome.AGAIN
        assert len(web.requests) == 1


@pytest.mark.parametrize("scheme", ["smtps", "smtp+starttls"])
def test_mail_goes_over_tls_to_a_server_of_the_right_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    pem = certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    message = EmailMessage()
    message["To"] = "a@players.example"
    message.set_content("It is your turn.")
    with mail_receiver(context_of(pem), is_wrapped=scheme == "smtps") as mail:
        for host, outcome in (("localhost", Outcome.DONE), ("127.0.0.1", Outcome.AGAIN)):
            url = f"{scheme}://me:secret@{host}:{mail.port}"
            smtp = from_environment({"TROYES_SMTP_URL": url, "TROYES_MAIL_FROM": MAIL_FROM}).smtp
            assert smtp is not None
            assert send(smtp, message) is outcome
    assert (len(mail.mails), len(mail.logins)) == (1, 1)


def test_a_mail_server_that_is_not_there_is_tried_again() -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    smtp = from_environment({"TROYES_SMTP_URL": f"smtp://127.0.0.1:{port}", "TROYES_MAIL_FROM": MAIL_FROM}).smtp
    assert smtp is not None
    assert send(smtp, EmailMessage()) is Outcome.AGAIN


def test_nobody_asks_all_day(scene: Scene) -> None:
    ada = scene.running.client("Ada")
    wish = {"kind": "webhook", "target": "http://no.such.host.invalid/"}
    assert [ada.post("/api/v1/notices", wish).status_code for _ in range(11)] == [422] * 10 + [429]


# ---- settings ----------------------------------------------------------------------------------------------------


def test_settings_from_the_environment() -> None:
    assert from_environment({}) == NoticeSettings()
    found = from_environment({"TROYES_SMTP_URL": "smtps://me%40here:p%2Fw@mail.example", "TROYES_MAIL_FROM": MAIL_FROM})
    assert found.smtp is not None
    smtp = found.smtp
    assert (smtp.scheme, smtp.host, smtp.port, smtp.user, smtp.password) == (
        "smtps",
        "mail.example",
        465,
        "me@here",
        "p/w",
    )
    assert "p/w" not in repr(found)


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("http://mail.example", MAIL_FROM),
        ("smtp://", MAIL_FROM),
        ("smtp://mail.example:port", MAIL_FROM),
        ("smtp://me:secret@mail.example", MAIL_FROM),
        ("smtp://mail.example", ""),
        ("smtp://mail.example", "Troyes <games@troyes.example>"),
    ],
)
def test_settings_that_cannot_be_are_refused_in_both_languages(url: str, sender: str) -> None:
    with pytest.raises(BadInput) as caught:
        from_environment({"TROYES_SMTP_URL": url, "TROYES_MAIL_FROM": sender})
    assert "secret" not in caught.value.text("en")
    assert caught.value.text("fr") != caught.value.text("en")


def test_mail_addresses() -> None:
    assert all(map(is_address, ("a@b.c", "first.last+tag@sub.example.org")))
    assert not any(
        map(is_address, ("", "a", "a@", "@b.c", "a@b", "a b@c.d", "a@b.c\n", "<a@b.c>", "é@b.c", "a@[1.2.3.4]"))
    )
