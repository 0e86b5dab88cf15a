"""Clocks: how they run, and what happens when they have run out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.beats import sentences
from tests.server.conftest import DATABASES, MakeUrl
from tests.server.moving_time import DAY, MINUTE, PATIENCE, MovingTime, moved_time, wait_for
from tests.server.serving import Client, Running, decider, serving
from troyes.server.operations.clocks.clock_sweep import GRACE, ClockSweep
from troyes.server.settings import from_environment

SECOND = 1000
LIVE = {"clock": {"kind": "live", "seconds": 30, "bank": 100}}


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Running]:
    time = MovingTime()
    with serving(from_environment({"TROYES_DATABASE_URL": make_url(request.param)}), time) as running:
        time.move(GRACE)
        yield running


@pytest.fixture
def time(server: Running) -> MovingTime:
    return moved_time(server)


def table(server: Running, terms: dict[str, Any], game: str = "city", people: int = 2) -> tuple[list[Client], str]:
    """A running game between people."""
    clients = [server.client(f"Player {number}") for number in range(people)]
    opened = clients[0].open(game=game, options={"players": people}, terms=terms)
    id = opened["state"]["id"]
    for client in clients[1:]:
        client.join(id, opened["invitation"])
    return clients, id


def seat(client: Client, id: str, number: int) -> dict[str, Any]:
    found: dict[str, Any] = client.state(id)["seats"][number]
    return found


def play_turn(client: Client, id: str, number: int) -> None:
    """Until somebody else has to decide."""
    while client.state(id)["pending"] == [number]:
        client.play(id)


def test_without_a_clock_nothing_has_to_be_done_in_time(server: Running) -> None:
    clients, id = table(server, {})
    assert all((one["bank"], one["deadline"]) == (None, None) for one in clients[0].state(id)["seats"])


def test_a_live_clock_runs_for_who_decides_and_keeps_what_is_not_needed(server: Running, time: MovingTime) -> None:
    clients, id = table(server, LIVE)
    (first,) = clients[0].state(id)["pending"]
    assert seat(clients[0], id, first)["deadline"] == time.at + 130 * SECOND
    assert seat(clients[0], id, 1 - first)["deadline"] is None
    time.move(70 * SECOND)
    play_turn(clients[first], id, first)
    assert seat(clients[0], id, first) | {"bank": 60 * SECOND, "deadline": None} == seat(clients[0], id, first)
    assert seat(clients[0], id, 1 - first)["deadline"] == time.at + 130 * SECOND
    time.move(10 * SECOND)
    play_turn(clients[1 - first], id, 1 - first)
    if clients[0].state(id)["pending"] == [first]:
        assert seat(clients[0], id, first)["deadline"] == time.at + 90 * SECOND
    assert seat(clients[0], id, 1 - first)["bank"] >= 100 * SECOND  # 20 of its 30 seconds are left; the bank is full


def test_a_correspondence_clock_gives_days(server: Running, time: MovingTime) -> None:
    clients, id = table(server, {"clock": {"kind": "correspondence", "days": 2}})
    (first,) = clients[0].state(id)["pending"]
    assert seat(clients[0], id, first)["deadline"] == time.at + 2 * DAY
    time.move(DAY)
    play_turn(clients[first], id, first)
    assert seat(clients[0], id, 1 - first)["deadline"] == time.at + 2 * DAY


@pytest.mark.parametrize("clock", [LIVE["clock"], {"kind": "correspondence", "days": 1}])
def test_taking_back_wins_no_time(server: Running, time: MovingTime, clock: dict[str, Any]) -> None:
    clients, id = table(server, {"clock": clock})
    (first,) = clients[0].state(id)["pending"]
    begun = seat(clients[0], id, first)["deadline"]
    for _ in range(3):
        time.move(5 * SECOND)
        play_turn(clients[first], id, first)
        time.move(2 * SECOND)
        assert clients[first].undo(id).status_code == 200
        begun += 2 * SECOND  # while it stood
        assert seat(clients[0], id, first)["deadline"] == begun
        other = seat(clients[0], id, 1 - first)
        assert other["deadline"] is None
        assert clock["kind"] != "live" or other["bank"] == 100 * SECOND


def test_where_all_choose_at_once_every_seat_has_its_own_clock(server: Running, time: MovingTime) -> None:
    clients, id = table(server, LIVE, "dice", 3)
    assert {one["deadline"] for one in clients[0].state(id)["seats"]} == {time.at + 130 * SECOND}
    time.move(50 * SECOND)
    while 1 in clients[1].state(id)["pending"]:
        clients[1].play(id)
    assert [one["deadline"] is None for one in clients[0].state(id)["seats"]] == [False, True, False]
    assert seat(clients[0], id, 1)["bank"] == 80 * SECOND
    time.move(10 * SECOND)
    number = clients[0].state(id)["view"]
    for who in (0, 2):
        decision = clients[who].state(id)["decision"]["id"].split(".")[0]
        while (now := clients[who].state(id)["decision"]) is not None and now["id"].split(".")[0] == decision:
            clients[who].play(id)
    assert clients[0].state(id)["view"] != number
    left = {one["deadline"] - time.at for one in clients[0].state(id)["seats"]}
    assert left == {110 * SECOND, 100 * SECOND}  # 80 and 70 of the bank are left, and 30 for the turn


def test_a_bot_takes_over_when_time_has_run_out(server: Running, time: MovingTime) -> None:
    clients, id = table(server, LIVE, people=3)
    (first,) = clients[0].state(id)["pending"]
    other = clients[(first + 1) % 3]
    with other.watch(id) as watching:
        watching.frame()
        time.move(130 * SECOND)
        frame = watching.frame()
    told = frame["messages"][0]
    assert (told["kind"], told["seated"], told["reason"]) == ("seat", "bot", "time")
    assert sentences(told) == [f"{told['who']} has run out of time: {told['name']}, a bot, plays on."]
    assert (told["seat"], told["who"]) == (first, f"Player {first}")
    found = seat(other, id, first)
    assert (found["kind"], found["deadline"], found["bank"]) == ("bot", None, None)
    assert clients[first].post(f"/api/v2/games/{id}/chat", {"text": "wait"}).status_code in (403, 404)
    state = wait_for(lambda: other.state(id), lambda state: first not in state["pending"])  # the bot plays on
    assert state["status"] == "running"


def test_the_last_one_to_leave_ends_the_game(server: Running, time: MovingTime) -> None:
    ada = server.client("Ada")
    opened = ada.open(game="dice", options={"players": 2}, terms=LIVE, seats=[{"kind": "me"}, {"kind": "bot"}])
    id = opened["state"]["id"]
    time.move(130 * SECOND)
    wait_for(lambda: server.client().get("/api/v2/games/" + id).status_code and over(server, id))


def over(server: Running, id: str) -> bool:
    future = asyncio.run_coroutine_threadsafe(server.services.game(id), loop_of(server))
    return future.result(PATIENCE).status == "abandoned"


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    assert server.services.loop is not None
    return server.services.loop


def test_the_game_ends_if_the_table_has_chosen_so(server: Running, time: MovingTime) -> None:
    clock = {"kind": "correspondence", "days": 1, "expiry": "end"}
    clients, id = table(server, {"clock": clock}, "dice")
    time.move(DAY - MINUTE)
    while 1 in clients[1].state(id)["pending"]:
        clients[1].play(id)
    time.move(MINUTE)
    state = wait_for(lambda: clients[0].state(id), lambda state: state["status"] == "abandoned")
    assert [one["kind"] for one in state["seats"]] == ["person", "person"]
    seated, ended = clients[0].look(id)["messages"][-2:]
    assert (seated["reason"], seated["seat"], ended["reason"], ended["scores"]) == ("time", 0, "time", None)
    expected = [f"{seated['who']} has run out of time.", "The time has run out: the game is ended."]
    assert [*sentences(seated), *sentences(ended)] == expected
    assert clients[0].post(f"/api/v2/games/{id}/moves", {"decision": "1.0.0", "move": "1"}).status_code == 409


def test_several_clocks_run_out_at_once(server: Running, time: MovingTime) -> None:
    clients, id = table(server, LIVE, "dice", 3)
    while 2 in clients[2].state(id)["pending"]:
        clients[2].play(id)
    time.move(130 * SECOND)
    state = wait_for(lambda: clients[2].state(id), lambda state: state["seats"][1]["kind"] == "bot")
    assert [one["kind"] for one in state["seats"]] == ["bot", "bot", "person"]
    assert state["host"] == 2
    told = [post for post in clients[2].look(id)["messages"] if post["kind"] == "seat" and post["reason"] == "time"]
    assert [post["seat"] for post in told] == [0, 1]


def test_clocks_run_on_through_a_restart_after_a_moment(database_url: str) -> None:
    time = MovingTime()
    settings = from_environment({"TROYES_DATABASE_URL": database_url})
    with serving(settings, time) as running:
        clients, id = table(running, LIVE)
        (first,) = clients[0].state(id)["pending"]
        deadline = seat(clients[0], id, first)["deadline"]
    time.move(200 * SECOND)
    with serving(settings, time) as running:
        for client in clients:
            client.move_to(running.url)
        sweep(running)
        assert seat(clients[0], id, first) | {"kind": "person", "deadline": deadline} == seat(clients[0], id, first)
        time.move(GRACE)
        wait_for(lambda: seat(clients[1 - first], id, first)["kind"], lambda kind: kind == "bot")


def sweep(server: Running) -> int:
    """As a process that was started now would do it."""
    future = asyncio.run_coroutine_threadsafe(ClockSweep(server.services).sweep(), loop_of(server))
    return future.result(PATIENCE)


def test_two_processes_act_once(postgresql_url: str) -> None:
    time = MovingTime()
    settings = from_environment({"TROYES_DATABASE_URL": postgresql_url})
    with serving(settings, time) as one, serving(settings, time) as two:
        clients, ids = [], []
        for _ in range(5):
            seated, id = table(one, LIVE, people=3)
            clients.append(seated)
            ids.append(id)
        time.move(GRACE + 130 * SECOND)
        futures = [
            asyncio.run_coroutine_threadsafe(ClockSweepNow(server).sweep(), loop_of(server))
            for _ in range(4)
            for server in (one, two)
        ]
        assert sum(future.result(PATIENCE) for future in futures) <= 5  # the servers' own sweeps may have been quicker
        for seated, id in zip(clients, ids):
            still = next(client for client in seated if client.get(f"/api/v2/games/{id}").status_code == 200)
            told = [post for post in still.look(id)["messages"] if post.get("reason") == "time"]
            assert len(told) == 1


class ClockSweepNow(ClockSweep):
    """Without the moment after a start."""

    def __init__(self, server: Running) -> None:
        super().__init__(server.services)
        self.begins = 0


def test_who_plays_at_the_last_moment_keeps_the_seat(server: Running, time: MovingTime) -> None:
    clients, id = table(server, LIVE)
    client = decider(clients, id)
    assert client is not None
    time.move(130 * SECOND - 1)
    assert sweep(server) == 0
    client.play(id)
    assert client.state(id)["you"] is not None
