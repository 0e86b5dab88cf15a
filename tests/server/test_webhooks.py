"""Webhooks: to real receivers, signed, once per decision, and not for ever."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
from pathlib import Path

from tests.server.moving_time import DAY, MINUTE
from tests.server.noticing import Scene, scene_on
from troyes.server.live.play.turn_notices import DELAY
from troyes.server.notices.texts import signature


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
    assert clients[1].good(clients[1].get("/api/v2/notices"))["notices"] == []


def test_several_processes_send_once(postgresql_url: str) -> None:
    with scene_on(postgresql_url) as scene, scene_on(postgresql_url) as other:
        other.time = scene.time
        clients, id = scene.table()
        scene.hook(clients[1], "/two")
        scene.give_turn(clients, id)
        scene.time.move(DELAY)
        other.running.services.time = scene.running.services.time
        futures = [
            asyncio.run_coroutine_threadsafe(one.delivering.sweep(), one.running.services.loop)  # type: ignore[arg-type]
            for _ in range(4)
            for one in (scene, other)
        ]
        for future in futures:
            future.result(60)
        assert len(scene.requests("/two")) == 1
