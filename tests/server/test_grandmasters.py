"""Many games of grand masters on one server: people are answered as ever, and no bot keeps anybody waiting."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.processes import ServerProcess
from tests.server.serving import Client
from tests.server.test_crowded import times_of_moves
from troyes.compiled import is_compiled
from troyes.server.bots.crew import cores
from troyes.server.bots.thinking import FULL, NONE, SHRUNK, WITHIN

PROOF = bool(os.environ.get("TROYES_PROOF"))
GAMES = 100 if PROOF else 6
SECONDS = 90.0 if PROOF else 4.0
# Seconds within which 99 of 100 moves of people are answered; judged by the proof, as in test_crowded.py.
SLOWEST = 0.25 if PROOF else 3.0
LATEST = f"{WITHIN if PROOF else 5.0}"  # seconds within which every bot has answered

pytestmark = pytest.mark.alone


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{tmp_path}/games.sqlite3", tmp_path)
    try:
        process.start()
        process.wait()
        yield process
        process.stop()
    finally:
        process.clean()


def open_tables(server: ServerProcess, count: int) -> None:
    """Games of grand masters among themselves: rated ones go on when those who have begun them leave."""
    clients = [Client(server.url), Client(server.url)]
    for client, name in zip(clients, ("Ada", "Zoé")):
        client.introduce(name)
    terms = {"substitute": "grandmaster", "rated": True}
    for _ in range(count):
        opened = clients[0].open(game="city", options={"players": 2}, terms=terms, visibility="public")
        clients[1].join(opened["state"]["id"], opened["invitation"])
        for client in clients:
            client.good(client.post(f"/api/v2/games/{opened['state']['id']}/leave"))


def figures(server: ServerProcess) -> dict[str, float]:
    """What the server says about its bots: how often each thing has happened, and answers by the seconds they took."""
    text = httpx.get(f"{server.url}/metrics").text
    samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]
    found = {one.labels["what"]: one.value for one in samples if one.name == "troyes_bots"}
    answers = {one.labels["le"]: one.value for one in samples if one.name == "troyes_bots_answer_seconds_bucket"}
    return found | answers


def is_warm(found: dict[str, float]) -> bool:
    """All workers have started, and everything that is needed for play is in memory."""
    return found.get("started", 0) >= cores() and found.get("+Inf", 0) > 4 * cores()


def since(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    return {key: value - before.get(key, 0) for key, value in after.items()}


@pytest.mark.skipif(PROOF and not is_compiled(), reason="plain Python is no measure")
def test_people_are_answered_beside_grand_masters(server: ServerProcess) -> None:
    open_tables(server, cores())
    times_of_moves(server, 1.0)
    until = time.monotonic() + 60
    while not is_warm(figures(server)) and time.monotonic() < until:
        time.sleep(0.1)
    quiet = times_of_moves(server, SECONDS / 9)
    open_tables(server, GAMES - cores())
    before = figures(server)
    times = times_of_moves(server, SECONDS)
    spent = since(before, figures(server))
    slow = statistics.quantiles(times, n=100)[98]
    print(f"{GAMES} games of grand masters, {SECONDS:g} s, {cores()} cores")
    print(f"  moves of people: {told(times)}; before: {told(quiet)}")
    answers = ", ".join(
        f"{spent[within] / spent['+Inf']:.1%} within {within} s" for within in ("0.5", "1.0", "2.0", "3.0")
    )
    print(f"  answers of bots: {spent['+Inf']:.0f}, {answers}")
    given = ", ".join(f"{what} {spent.get(what, 0):.0f}" for what in (FULL, SHRUNK, NONE, "late"))
    print(f"  budgets: {given}")
    assert spent["+Inf"] > 0
    assert spent.get(SHRUNK, 0) + spent.get(NONE, 0) > 0
    assert slow < SLOWEST
    if is_compiled():
        assert spent[LATEST] == spent["+Inf"], f"somebody waited for more than {LATEST} seconds"
    assert not spent.get("lost", 0)
    assert not spent.get("failed", 0)


def told(times: list[float]) -> str:
    slow = statistics.quantiles(times, n=100)[98]
    return f"{len(times)}, median {statistics.median(times) * 1000:.0f} ms, p99 {slow * 1000:.0f} ms"
