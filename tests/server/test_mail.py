"""Mail: to a real receiver, only to who has confirmed it, in their language, over TLS."""

from __future__ import annotations

import re
import socket
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.moving_time import DAY, MINUTE
from tests.server.noticing import MAIL_FROM, Scene
from tests.server.receivers import (
    certificate,
    context_of,
    mail_receiver,
)
from tests.server.serving import PLAIN, Client
from troyes.server.notices.mail import send
from troyes.server.notices.outcomes import Outcome
from troyes.server.notices.settings import from_environment


def link_in(mail: Any, purpose: str) -> str:
    found = re.search(rf"http://games\.example(/api/v2/notices/{purpose}\?\S+)", mail.get_content())
    assert found is not None
    return found.group(1)


def wants_mail(scene: Scene, client: Client, address: str) -> None:
    """Ask for mail and confirm it."""
    client.good(client.post("/api/v2/notices", {"kind": "mail", "target": address}), 201)
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
    asked = clients[1].good(clients[1].post("/api/v2/notices", {"kind": "mail", "target": address}), 201)
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
    assert [one["confirmed"] for one in clients[1].get("/api/v2/notices").json()["notices"]] == [True]


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
    assert clients[1].get("/api/v2/notices").json()["notices"] == []


def test_links_in_mails_from_before_v2_still_lead_there(scene: Scene) -> None:
    clients, id = scene.table()
    address = "older@players.example"
    clients[1].good(clients[1].post("/api/v2/notices", {"kind": "mail", "target": address}), 201)
    scene.sweep()
    confirming = link_in(scene.mails(address)[-1], "confirm")
    for method in ("GET", "POST"):  # the button of a page that was open while the server was renewed
        moved = httpx.request(method, scene.running.url + confirming.replace("/v2/", "/v1/"), **PLAIN)
        assert (moved.status_code, moved.headers["location"]) == (308, confirming)
    press(scene, confirming)
    scene.give_turn(clients, id)
    scene.later()
    stopping = link_in(scene.mails(address)[-1], "stop")
    older = scene.running.url + stopping.replace("/v2/", "/v1/")
    assert httpx.get(older, **PLAIN).headers["location"] == stopping
    assert httpx.get(older, follow_redirects=True, **PLAIN).status_code == 200
    one_click = {"Content-Type": "application/x-www-form-urlencoded"}
    assert httpx.post(older, content="List-Unsubscribe=One-Click", headers=one_click, **PLAIN).status_code == 200
    assert clients[1].get("/api/v2/notices").json()["notices"] == []


@pytest.mark.parametrize("path", ["/notices", "/notices/other", "/games", "/people/here", "/your-turn", ""])
def test_nothing_else_of_v1_is_left(scene: Scene, path: str) -> None:
    for method in ("GET", "POST"):
        answer = httpx.request(method, f"{scene.running.url}/api/v1{path}", headers={"X-Troyes": "1"}, **PLAIN)
        assert answer.status_code == 404


def test_mails_are_in_the_language_of_who_gets_them(scene: Scene) -> None:
    pierre = Client(scene.running.url)
    pierre.id = pierre.good(pierre.post("/api/v2/people", {"name": "Pierre"}, lang="fr"), 201)["id"]
    pierre.good(pierre.post("/api/v2/notices", {"kind": "mail", "target": "pierre@players.example"}), 201)
    scene.sweep()
    (mail,) = scene.mails("pierre@players.example")
    assert mail["Subject"] == "Voulez-vous un courriel quand c'est à vous de jouer\u00a0?"


def test_mail_that_is_put_off_comes_later_and_refused_mail_never(scene: Scene) -> None:
    client = scene.running.client("Chloé")
    scene.mail.refusals[:] = [b"450 later"]
    client.good(client.post("/api/v2/notices", {"kind": "mail", "target": "later@players.example"}), 201)
    scene.sweep()
    assert scene.mails("later@players.example") == []
    scene.later(MINUTE)
    assert len(scene.mails("later@players.example")) == 1
    scene.mail.refusals[:] = [b"550 nobody"]
    client.good(client.post("/api/v2/notices", {"kind": "mail", "target": "nobody@players.example"}), 201)
    scene.sweep()
    scene.later(DAY)
    assert scene.mails("nobody@players.example") == []


def test_mail_that_may_have_arrived_is_not_sent_twice(scene: Scene) -> None:
    client = scene.running.client("Doris")
    scene.mail.breaks_off.set()
    client.good(client.post("/api/v2/notices", {"kind": "mail", "target": "doris@players.example"}), 201)
    scene.sweep()
    scene.mail.breaks_off.clear()
    scene.later(DAY)
    assert len(scene.mails("doris@players.example")) == 1


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


def test_nobody_is_flooded_with_questions(scene: Scene) -> None:
    statuses = []
    for number in range(4):
        client = scene.running.client(f"Pest {number}")
        answer = client.post("/api/v2/notices", {"kind": "mail", "target": "victim@players.example"})
        statuses.append(answer.status_code)
        if answer.status_code == 201:
            client.http.delete(f"/api/v2/notices/{answer.json()['id']}")
    assert statuses == [201, 201, 201, 429]
    scene.time.move(DAY + MINUTE)
    client = scene.running.client("Patient")
    assert client.post("/api/v2/notices", {"kind": "mail", "target": "victim@players.example"}).status_code == 201
