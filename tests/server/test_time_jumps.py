"""A wall clock that jumps: nobody is locked out, nobody loses a seat, nobody wins time; and what a restart believes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from typing import Any, TypeVar

import pytest

from tests.server.conftest import DATABASES, MakeUrl
from tests.server.moving_time import DAY, MINUTE, PATIENCE, MovingTime, moved_time, wait_for
from tests.server.serving import Client, Running, seat_all, serving
from troyes.server.operations.clocks.clock_sweep import GRACE, ClockSweep
from troyes.server.operations.clocks.pulse import SILENCE, Pulse, find
from troyes.server.settings import Settings, from_environment

T = TypeVar("T")
SECOND = 1000
HOUR = 60 * MINUTE
JUMPS = (-20 * SECOND, -HOUR, 2 * HOUR)
LIVE = {"clock": {"kind": "live", "seconds": 30, "bank": 100}}
TIME = 130 * SECOND  # of the first turn


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, make_url: MakeUrl) -> Iterator[Running]:
    time = MovingTime()
    with serving(settings_for(make_url(request.param)), time) as running:
        time.move(GRACE)
        yield running


@pytest.fixture
def time(server: Running) -> MovingTime:
    return moved_time(server)


def settings_for(url: str) -> Settings:
    return from_environment({"TROYES_DATABASE_URL": url})


def carried_out(server: Running, work: Awaitable[T]) -> T:
    """In the server's own loop."""

    async def waited() -> T:
        return await work

    assert server.services.loop is not None
    return asyncio.run_coroutine_threadsafe(waited(), server.services.loop).result(PATIENCE)


def sweep(server: Running) -> int:
    """As a process does that was started long ago."""
    found = ClockSweep(server.services)
    found.begins = server.services.time.monotonic()
    return carried_out(server, found.sweep())


def table(server: Running, terms: dict[str, Any] = LIVE) -> tuple[list[Client], str, int]:
    """A running game between people, and whose turn it is."""
    clients, id = seat_all(server, "city", {"players": 2}, terms=terms)
    (first,) = clients[0].state(id)["pending"]
    return clients, id, first


def kind_of(clients: list[Client], id: str, seat: int) -> str:
    return str(clients[1 - seat].state(id)["seats"][seat]["kind"])


def left(clients: list[Client], id: str, seat: int, time: MovingTime) -> int:
    """How long a seat still has, as its own device reckons."""
    return int(clients[seat].state(id)["seats"][seat]["deadline"]) - time.at


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_costs_no_seat_and_gives_no_time(server: Running, time: MovingTime, jump: int) -> None:
    clients, id, first = table(server)
    time.step(jump)
    assert sweep(server) == 0
    assert left(clients, id, first, time) == TIME
    time.move(TIME - SECOND)
    assert sweep(server) == 0
    assert (kind_of(clients, id, first), left(clients, id, first, time)) == ("person", SECOND)
    time.move(SECOND)
    wait_for(lambda: kind_of(clients, id, first), lambda kind: kind == "bot")


@pytest.mark.parametrize("jump", JUMPS)
def test_a_jump_locks_nobody_out(server: Running, time: MovingTime, jump: int) -> None:
    ada = server.client("Ada")
    assert ada.get("/api/v2/games").status_code == 200
    time.step(jump)
    assert ada.get("/api/v2/games").status_code == 200
    assert ada.post("/api/v2/people", {"name": "Blaise"}).status_code == 201


def test_a_jump_gives_no_new_allowance(server: Running, time: MovingTime) -> None:
    ada = server.client("Ada")
    id = ada.open(game="city", options={"players": 2})["state"]["id"]
    asked = [ada.post(f"/api/v2/games/{id}/hint").status_code for _ in range(31)]
    time.step(2 * HOUR)
    assert (asked[-1], ada.post(f"/api/v2/games/{id}/hint").status_code) == (429, 429)


def test_a_jump_sends_nobody_away_from_a_rated_game(server: Running, time: MovingTime) -> None:
    clients, id = seat_all(server, "dice", {"players": 2}, terms={"rated": True})
    while clients[0].state(id)["decision"] is not None:
        clients[0].play(id)
    sending = f"/api/v2/games/{id}/send-away"
    time.step(2 * DAY)
    assert clients[0].post(sending, {"seat": 1}).json()["error"]["code"] == "rated"
    time.move(DAY)
    assert clients[0].post(sending, {"seat": 1}).status_code == 200


def test_after_a_long_stop_there_are_two_minutes_to_come_back(database_url: str) -> None:
    time = MovingTime()
    with serving(settings_for(database_url), time) as running:
        clients, id, first = table(running)
    time.move(HOUR)
    time.restart()
    with serving(settings_for(database_url), time) as running:
        for client in clients:
            client.move_to(running.url)
        time.move(GRACE - 1)
        assert carried_out(running, ClockSweep(running.services).sweep()) == 0
        assert (GRACE, kind_of(clients, id, first)) == (2 * MINUTE, "person")
        time.move(1)
        wait_for(lambda: kind_of(clients, id, first), lambda kind: kind == "bot")


@pytest.mark.parametrize("jump", JUMPS)
def test_what_jumped_before_a_restart_costs_nothing_after_it(database_url: str, jump: int) -> None:
    time = MovingTime()
    with serving(settings_for(database_url), time) as running:
        clients, id, first = table(running)
        time.step(jump)
        carried_out(running, Pulse(running.services).keep())
    time.restart()
    with serving(settings_for(database_url), time) as running:
        for client in clients:
            client.move_to(running.url)
        assert left(clients, id, first, time) == TIME
        time.move(TIME - 1)
        assert sweep(running) == 0
        time.move(1)
        wait_for(lambda: kind_of(clients, id, first), lambda kind: kind == "bot")


@pytest.mark.parametrize("jump", JUMPS)
def test_a_second_process_goes_by_the_time_of_the_first(postgresql_url: str, jump: int) -> None:
    """Its wall clock differs, and nothing tells it so but the beats of the first."""
    time, other = MovingTime(), MovingTime(1_800_000_000_000 + jump)
    with serving(settings_for(postgresql_url), time) as one:
        clients, id, first = table(one)
        leading = Pulse(one.services)
        carried_out(one, leading.keep())
        with serving(settings_for(postgresql_url), other) as two:
            following = Pulse(two.services)
            for pulse, server in ((following, two), (leading, one), (following, two)):
                carried_out(server, pulse.keep())
            assert two.services.time.steady() == one.services.time.steady()
            for clock in (time, other):
                clock.move(GRACE)
            assert (sweep(two), kind_of(clients, id, first)) == (0, "person")
            clients[first].move_to(two.url)
            assert left(clients, id, first, other) == TIME - GRACE
            for clock in (time, other):
                clock.move(TIME - GRACE)
            wait_for(lambda: kind_of(clients, id, first), lambda kind: kind == "bot")


def test_when_the_first_process_ends_the_next_one_leads_with_its_time(postgresql_url: str) -> None:
    time, other = MovingTime(), MovingTime()
    with serving(settings_for(postgresql_url), time) as one:
        time.step(-HOUR)
        carried_out(one, Pulse(one.services).keep())
    other.step(-HOUR)
    with serving(settings_for(postgresql_url), other) as two:
        assert two.services.time.ahead == HOUR
        pulse = Pulse(two.services)
        carried_out(two, pulse.keep())
        other.move(SILENCE)
        other.step(2 * HOUR)
        carried_out(two, pulse.keep())
        beat = two.services.database.read(find)
        assert beat is not None
        assert (beat.process, beat.ahead) == (two.services.games.process, -HOUR)


def test_while_the_database_is_away_nobody_loses_a_seat(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could play: it is as after a start. The server's own looks are still in their first two minutes."""
    time = MovingTime()
    with serving(settings_for(database_url), time) as running:
        clients, id, first = table(running, {"clock": {"kind": "live", "seconds": 10, "bank": 0}})
        clocks = ClockSweep(running.services)
        clocks.begins = 0
        with monkeypatch.context() as patched:
            patched.setattr(running.services, "read", away)
            with pytest.raises(ConnectionError):
                carried_out(running, clocks.sweep())
        time.move(MINUTE)
        assert (carried_out(running, clocks.sweep()), kind_of(clients, id, first)) == (0, "person")
        assert sweep(running) == 1


async def away(question: object) -> None:
    raise ConnectionError
