"""Bots that somebody has written: their tokens, their stream, and the example of the documentation."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.server.moving_time import MINUTE, MovingTime
from tests.server.serving import WAIT, Client, Running, serving
from troyes.server.api.people.bot_events import LATE
from troyes.server.database.tables import tokens
from troyes.server.run import GRACE
from troyes.server.settings import from_environment

EXAMPLE = Path(__file__).parents[2] / "docs" / "bot-example.py"
Event = dict[str, Any]


class Bot(Client):
    """A client with a token."""

    def __init__(self, url: str, made: dict[str, Any]) -> None:
        super().__init__(url)
        self.id = made["id"]
        self.token: str = made["token"]["token"]
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    @contextmanager
    def stream(self, **query: Any) -> Iterator[Stream]:
        with self.http.stream("GET", "/api/v2/bot/stream", params=query) as answer:
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"
            yield Stream(answer)


class Stream:
    """Events in the order they come."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.iter_lines()
        assert self.next()["event"] == "hello"

    def next(self) -> Event:
        found: Event = json.loads(next(self.lines))
        return found

    def find(self, kind: str) -> Event:
        """The next event of a kind; others are skipped."""
        while (event := self.next())["event"] != kind:
            pass
        return event


def make_bot(owner: Client, name: str = "Deep Aubry") -> Bot:
    return Bot(owner.url, owner.good(owner.post("/api/v2/bots", {"name": name}), 201))


def table(owner: Client, bot: Bot, game: str = "dice", **wanted: Any) -> str:
    opened = owner.open(game=game, options={"players": 2}, **wanted)
    id: str = opened["state"]["id"]
    bot.join(id, opened["invitation"])
    return id


# ---- tokens ------------------------------------------------------------------------------------------------------


def test_a_token_is_told_once_and_kept_as_a_hash(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    assert bot.get("/api/v2/people/me").json() == {"id": bot.id, "name": "Deep Aubry"}
    listed = owner.good(owner.get("/api/v2/bots"))["bots"]
    assert [(one["id"], one["name"], len(one["tokens"])) for one in listed] == [(bot.id, "Deep Aubry", 1)]
    assert bot.token not in str(listed)
    with server.services.database.reading.connect() as connection:
        assert bot.token not in str(connection.execute(select(tokens)).all())


def test_a_revoked_token_no_longer_counts(server: Running) -> None:
    owner, stranger = server.client("Aubry"), server.client("Blaise")
    bot = make_bot(owner)
    path = f"/api/v2/bots/{bot.id}/tokens"
    other = owner.good(owner.post(path, {"name": "laptop", "days": 30}), 201)
    assert other["expires"] == other["created"] + 30 * 24 * 3600 * 1000
    [first, second] = owner.good(owner.get("/api/v2/bots"))["bots"][0]["tokens"]
    assert second["name"] == "laptop"
    assert stranger.http.delete(f"{path}/{first['id']}").status_code == 404
    assert stranger.post(path, {}).status_code == 404
    assert bot.get("/api/v2/people/me").status_code == 200
    assert owner.http.delete(f"{path}/{first['id']}").status_code == 204
    assert bot.get("/api/v2/people/me").status_code == 401
    bot.http.headers["Authorization"] = f"Bearer {other['token']}"
    assert bot.get("/api/v2/people/me").status_code == 200
    assert owner.http.delete(f"{path}/{first['id']}").json()["error"]["code"] == "no_such_token"


def test_a_deleted_bot_is_gone_and_its_games_go_on(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    id = table(owner, bot, "city")
    assert server.client("Blaise").http.delete(f"/api/v2/bots/{bot.id}").status_code == 404
    assert owner.http.delete(f"/api/v2/bots/{bot.id}").status_code == 204
    assert owner.good(owner.get("/api/v2/bots"))["bots"] == []
    assert bot.get("/api/v2/people/me").status_code == 401
    seat = owner.state(id)["seats"][1]
    assert (seat["kind"], seat["person"]) == ("bot", None)


def test_nobody_has_bots_without_end(server: Running) -> None:
    owner = server.client("Aubry")
    for number in range(20):
        make_bot(owner, f"Bot {number}")
    answer = owner.post("/api/v2/bots", {"name": "one more"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "too_many")


def test_bots_make_neither_accounts_nor_bots(server: Running) -> None:
    bot = make_bot(server.client("Aubry"))
    sent = {"login": "robot", "password": "a sentence of a robot"}
    assert bot.post("/api/v2/accounts", sent).status_code == 403
    assert bot.post("/api/v2/accounts/delete", {}).status_code == 403
    assert bot.post("/api/v2/bots", {"name": "child"}).status_code == 403


@pytest.mark.parametrize("token", ["", "x", "x" * 5000])
def test_wrong_tokens(server: Running, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}".strip()}
    assert server.client().http.get("/api/v2/bot/stream", headers=headers).status_code == 401


def test_people_have_no_stream(server: Running) -> None:
    assert server.client("Aubry").get("/api/v2/bot/stream").json()["error"]["code"] == "no_bot"
    assert server.client().get("/api/v2/bot/stream").status_code == 401


# ---- the stream --------------------------------------------------------------------------------------------------


def test_a_stream_tells_start_decisions_and_the_end(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    with bot.stream() as stream:
        id = table(owner, bot, "dice")
        start = stream.next()
        assert (start["event"], start["game"], start["seat"]) == ("start", id, 1)
        assert (start["rules"], start["names"]) == ("dice", ["Aubry", "Deep Aubry"])
        played = 0
        while (event := stream.next())["event"] == "decision":
            assert event["game"] == id
            listed = bot.moves(id)
            assert {name: event[name] for name in listed} == listed
            assert played > 0 or event["view"] == bot.state(id)["view"]
            bot.good(bot.send(id, event["decision"]["id"], event["moves"][0][0]))
            played += 1
            while owner.state(id)["decision"] is not None:
                owner.play(id)
        assert played > 10
        assert (event["event"], event["game"], event["status"]) == ("over", id, "over")
        assert event["scores"] == owner.state(id)["result"]["scores"]


def test_a_bot_that_comes_back_is_told_again(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    first, second = table(owner, bot), table(owner, bot)
    with bot.stream() as stream:
        told = [stream.find("decision") for _ in range(2)]
        last = told[-1]["at"]
    assert {event["game"] for event in told} == {first, second}
    owner.good(owner.post(f"/api/v2/games/{first}/abandon", {}))
    with bot.stream(since=last) as stream:
        over = stream.next()
        assert (over["event"], over["game"], over["status"], over["scores"]) == ("over", first, "abandoned", None)
        assert [stream.next()["event"] for _ in range(2)] == ["start", "decision"]
    with bot.stream() as stream:
        assert stream.next()["event"] == "start"


@pytest.mark.parametrize("jump", [-60 * MINUTE, 60 * MINUTE])
def test_a_clock_that_is_set_loses_and_repeats_no_end(database_url: str, jump: int) -> None:
    time = MovingTime()
    settings = from_environment({"TROYES_DATABASE_URL": database_url})
    with serving(settings, time) as running:
        owner = running.client("Aubry")
        bot = make_bot(owner)
        games = [table(owner, bot) for _ in range(3)]
        last, told = time.at, []
        for game in games:
            owner.good(owner.post(f"/api/v2/games/{game}/abandon", {}))
            time.step(jump)
            time.move(LATE + 1)
            with bot.stream(since=last, heartbeat=1) as stream:
                while (event := stream.next())["event"] != "heartbeat":
                    told += [event["game"]] if event["event"] == "over" else []
            last = event["at"]
    assert told == games


def test_after_a_restart_with_a_clock_set_back_the_last_ends_are_told(database_url: str) -> None:
    time = MovingTime()
    settings = from_environment({"TROYES_DATABASE_URL": database_url})
    with serving(settings, time) as running:
        owner = running.client("Aubry")
        bot = make_bot(owner)
        game = table(owner, bot)
        with bot.stream() as stream:
            last = stream.find("decision")["at"]
    time.step(-60 * MINUTE)
    time.restart()
    with serving(settings, time) as running:
        for client in (owner, bot):
            client.move_to(running.url)
        owner.good(owner.post(f"/api/v2/games/{game}/abandon", {}))
        with bot.stream(since=last) as stream:
            assert stream.find("over")["game"] == game


def test_a_stream_that_breaks_anywhere_has_promised_nothing_untold(server: Running) -> None:
    """Whatever event was the last: a game that ended before it and was not told yet is told on the return."""
    owner = server.client("Aubry")
    bot = make_bot(owner)
    games = [table(owner, bot) for _ in range(2)]
    begun = server.services.time.steady()
    for game in games:
        owner.good(owner.post(f"/api/v2/games/{game}/abandon", {}))
    with bot.stream(since=begun) as stream:
        first = stream.next()
    assert (first["game"], first["at"]) == (games[0], begun)
    with bot.stream(since=first["at"], heartbeat=1) as stream:
        told = [stream.next() for _ in range(3)]
    assert [event.get("game") for event in told] == [*games, None]
    assert told[2]["at"] > begun


def test_a_stream_is_never_silent_for_long(server: Running) -> None:
    bot = make_bot(server.client("Aubry"))
    began = time.monotonic()
    with bot.stream(heartbeat=1) as stream:
        assert [stream.next()["event"] for _ in range(2)] == ["heartbeat", "heartbeat"]
    assert 1.9 < time.monotonic() - began < WAIT


def test_a_bot_that_is_replaced_hears_of_it(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    id = table(owner, bot, "city")
    with bot.stream() as stream:
        assert stream.next()["event"] == "start"
        owner.good(owner.post(f"/api/v2/games/{id}/send-away", {"seat": 1}))
        assert stream.find("replaced")["game"] == id


def test_a_stream_ends_with_its_token(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    [token] = owner.good(owner.get("/api/v2/bots"))["bots"][0]["tokens"]
    with bot.stream() as stream:
        owner.http.delete(f"/api/v2/bots/{bot.id}/tokens/{token['id']}")
        assert stream.next()["event"] == "come_back"
        with pytest.raises(StopIteration):
            stream.next()
    assert bot.get("/api/v2/bot/stream").status_code == 401


def test_a_stream_does_not_hold_up_the_end_of_the_server(database_url: str) -> None:
    with serving(from_environment({"TROYES_DATABASE_URL": database_url})) as running:
        bot = make_bot(running.client("Aubry"))
        told: Queue[str] = Queue()
        Thread(target=listen, args=(bot, told), daemon=True).start()
        assert told.get(timeout=WAIT) == "hello"
        began = time.monotonic()
    assert time.monotonic() - began < GRACE
    assert told.get(timeout=WAIT) == "come_back"


def listen(bot: Bot, told: Queue[str]) -> None:
    with bot.http.stream("GET", "/api/v2/bot/stream") as answer:
        for line in answer.iter_lines():
            told.put(json.loads(line)["event"])


def test_news_of_another_process_arrive(postgresql_url: str) -> None:
    settings = from_environment({"TROYES_DATABASE_URL": postgresql_url})
    with serving(settings) as first, serving(settings) as second:
        owner = first.client("Aubry")
        here = make_bot(owner)
        there = Bot(second.url, {"id": here.id, "token": {"token": here.token}})
        with there.stream() as stream:
            id = table(owner, here)
            assert stream.find("decision")["game"] == id


# ---- the example -------------------------------------------------------------------------------------------------


def test_the_example_plays_a_game(server: Running) -> None:
    owner = server.client("Aubry")
    bot = make_bot(owner)
    opened = owner.open(game="dice", options={"players": 2})
    id = opened["state"]["id"]
    command = [sys.executable, str(EXAMPLE), server.url, bot.token, id, opened["invitation"]]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        try:
            play_against(owner, id)
            assert program.stdout is not None
            events = [json.loads(program.stdout.readline()) for _ in range(3)]
        finally:
            program.kill()
    assert [event["event"] for event in events] == ["hello", "start", "over"]
    assert events[2]["scores"] == owner.state(id)["result"]["scores"]


def play_against(owner: Client, game: str) -> None:
    ends = time.monotonic() + 120
    while (state := owner.state(game))["status"] != "over":
        assert time.monotonic() < ends
        if state["decision"] is not None:
            owner.play(game)
        else:
            time.sleep(0.02)


def test_the_example_is_short_and_needs_nothing() -> None:
    source = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(source) <= 60
    found = {line.split()[1].split(".")[0] for line in source if line.startswith(("import ", "from "))}
    assert found <= set(sys.stdlib_module_names)
