"""What a seat may not know does not leave the server in any form.

Two worlds differ in nothing but that: the characters of others; in the dice game what others choose before all have
chosen, and how often they think again. Names, secret and time are pinned. One seat and a spectator ask everything that
can be asked about games and people after every step, over HTTP and on a socket: every byte they are sent is the same in
both worlds. The same for one of several seats that one person holds, for what a worker is handed that plays for the
seat, and for notices. The server draws no pictures; if it ever does, they are asked for like everything else.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.odd_bots import in_file
from tests.server.serving import Client, Running, serving
from tests.server.wire import Pinned, Wire, pin_headers
from troyes.city.rules.codes import DEAL
from troyes.kernel.play.chance import SecureSource, Source
from troyes.server.bots.worker_process import WorkerProcess
from troyes.server.deals.daily.keeping import DailyKeeping
from troyes.server.deals.stored import Deal
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.settings import from_environment

IS_LONG = "TROYES_PROOF" in os.environ
STEPS = 10**6 if IS_LONG else 21
HALF_DAYS = 10**6 if IS_LONG else 2
OF_NO_GAME = ("/api/v2/figures", "/api/v2/rules", "/api/v2/real-table")  # long, and asked less often, but in every game
Traffic = list[tuple[str, bytes]]


class Hand(Client):
    """One of several seats that one person holds: asks about games as this seat."""

    def __init__(self, device: Client, seat: int) -> None:
        super().__init__(device.url)
        self.http, self.id, self.seat = device.http, device.id, seat

    def get(self, path: str, **query: Any) -> httpx.Response:
        return super().get(path, **query, **({"seat": self.seat} if "/games/" in path else {}))

    def post(self, path: str, body: Any = None, key: str | None = None, **query: Any) -> httpx.Response:
        return super().post(path, body, key, **query, **({"seat": self.seat} if "/games/" in path else {}))


def open_for_each(server: Running, wanted: dict[str, Any], seats: int) -> tuple[list[Client], str]:
    """Every seat is another person's."""
    clients = [server.client(f"Player {seat}") for seat in range(seats)]
    opened = clients[0].open(visibility="public", **wanted)
    id: str = opened["state"]["id"]
    for client in clients[1:]:
        client.join(id, opened["invitation"])
    return clients, id


def open_for_one(server: Running, wanted: dict[str, Any], seats: int) -> tuple[list[Client], str]:
    """One person holds them all."""
    device = server.client("Player 0")
    opened = device.open(visibility="public", seats=[{"kind": "me"}] * seats, **wanted)
    return [Hand(device, seat) for seat in range(seats)], opened["state"]["id"]


class NoProcess(WorkerProcess):
    """A worker that is only written to."""

    def __init__(self) -> None:
        self.setups = set()


class World:
    """A table; one of its seats is watched from outside."""

    def __init__(
        self, server: Running, randomness: Pinned, wanted: dict[str, Any], seats: int, observed: int, is_shared: bool
    ) -> None:
        self.server = server
        self.randomness = randomness
        self.observed = observed
        self.clients, self.id = (open_for_one if is_shared else open_for_each)(server, wanted, seats)
        self.path = f"/api/v2/games/{self.id}"
        cookies = self.clients[observed].http.cookies.items()
        self.seat = Wire(server.port, "; ".join(f"{name}={value}" for name, value in cookies))
        self.spectator = Wire(server.port)
        self.asked_as = {self.seat: f"seat={observed}" if is_shared else "", self.spectator: ""}
        everything = questions(server, self.id, self.clients)
        self.questions = [path for path in everything if not path.startswith(OF_NO_GAME)]
        self.seldom = [path for path in everything if path.startswith(OF_NO_GAME)]
        self.looks = 0
        self.numbers = {wire: wire.watch(self.address(wire, f"{self.path}/live")) for wire in self.wires}

    @property
    def wires(self) -> tuple[Wire, Wire]:
        return self.seat, self.spectator

    def address(self, wire: Wire, path: str) -> str:
        """As the watched seat, if it is one of several of its person's."""
        seat = self.asked_as[wire] if "/games/" in path else ""
        return f"{path}{'&' if '?' in path else '?'}{seat}" if seat else path

    def ask(self, wire: Wire, method: str, path: str, body: Any = None) -> Any:
        return wire.ask(method, self.address(wire, path), body)

    def look(self) -> None:
        """Ask everything, and take every frame that has been sent; what is long, one at a time in the first looks."""
        now = [*self.questions, *self.seldom[self.looks : self.looks + 1]]
        self.looks += 1
        for wire in self.wires:
            wire.traffic.append(("at", str(self.randomness.time).encode()))
            found = self.ask(wire, "GET", self.path)
            assert "seq" in found, found
            number = found["seq"]
            while self.numbers[wire] < number:
                self.numbers[wire] = wire.frame()
            self.ask_all(wire, now)
            self.ask_previews(wire)
            self.ask_reasons(wire)
            self.ask(wire, "POST", f"{self.path}/hint")
            self.ask(wire, "POST", f"{self.path}/undo", {"undo": "0.0.0"})
        self.seat.traffic.append(("a worker", self.handed_to_worker()))

    def ask_all(self, wire: Wire, questions: list[str]) -> None:
        for question in questions:
            self.ask(wire, "GET", question)

    def ask_previews(self, wire: Wire) -> None:
        """What some moves would bring, if there is something to decide."""
        found = self.ask(wire, "GET", f"{self.path}/moves")
        if "moves" in found:
            codes = [row[0] for row in found["moves"][::5][:10]]
            self.ask(wire, "POST", f"{self.path}/moves/preview", {"decision": found["decision"]["id"], "moves": codes})

    def ask_reasons(self, wire: Wire) -> None:
        """Why somebody else's move is not legal, and some of what would be if it were the seat's turn."""
        self.ask(wire, "POST", f"{self.path}/why-not", {"move": "B pass"})
        plan = self.ask(wire, "GET", f"{self.path}/moves?plan=true")
        for row in plan.get("moves", [])[::9][:2]:
            self.ask(wire, "POST", f"{self.path}/why-not", {"move": row[0]})

    def handed_to_worker(self) -> bytes:
        """The very bytes, if a bot that looks back played for the seat."""
        game, services = self.game(), self.server.services
        assert services.bots is not None
        assert services.loop is not None
        decision = game.decision(self.observed) or "0.0.0"
        asking = services.bots.question(game, self.observed, decision, "TellingBot")
        question = asyncio.run_coroutine_threadsafe(asking, services.loop).result(60)
        assert len(question.seen) > 100
        return bytes(ForkingPickler.dumps(NoProcess().task(question, "TellingBot", 1.0)))

    def game(self) -> LiveGame:
        found = self.server.services.games.known(self.id)
        assert found is not None
        return found

    def come_back(self) -> None:
        """A new socket, as after a gap, and what is asked less often."""
        for wire in self.wires:
            self.ask_all(wire, self.seldom)
            after = max(self.numbers[wire] - 3, 0)
            self.numbers[wire] = wire.watch(self.address(wire, f"{self.path}/live?after={after}"))

    def unasked(self) -> list[str]:
        """What has been left out, by the seat or the spectator."""
        left: list[str] = []
        for wire in self.wires:
            asked = dict(wire.traffic)
            paths = [*self.questions, *self.seldom]
            left += [path for path in paths if f"GET {self.address(wire, path)}" not in asked]
        return left

    def unanswered(self) -> set[str]:
        """What the seat was never told, though it has asked for it."""
        good = [asked for asked, answer in self.seat.traffic if answer.startswith(b"HTTP/1.1 200")]
        wanted = {"/moves?", "/moves?plan=true", "/moves/preview", "/why-not", "/hint"}
        return {part for part in wanted if not any(f"{self.path}{part}" in f"{asked}?" for asked in good)}

    def goes_on(self, seat: int, code: str) -> bool:
        """Whether a seat has more to choose after a move: that it is done is no secret."""
        turn = self.game().turn
        assert turn is not None
        position = turn.position.clone()
        position.play(int(code))
        return seat in position.pending()

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


def questions(server: Running, id: str, clients: list[Client]) -> list[str]:
    """Everything that can be asked of the server about this game or these people."""
    person = clients[-1].id
    found = [f"/api/v2/games/{id}?log=2000&lang=fr", "/api/v2/games?filter=mine", "/api/v2/games?filter=running"]
    for path, verbs in clients[0].good(clients[0].get("/openapi.json"))["paths"].items():
        if "get" not in verbs or not path.startswith("/api/v2/"):
            continue
        filled = path.replace("{id}", id if "/games/" in path else person).replace("{person}", person)
        if "{" not in filled and "stream" not in filled:
            found.append(filled)
    return found


@contextmanager
def world(folder: Path, wanted: dict[str, Any], seats: int, observed: int, is_shared: bool = False) -> Iterator[World]:
    randomness = Pinned()
    settings = from_environment(
        {"TROYES_DATABASE_URL": f"sqlite:///{folder / 'games.sqlite3'}"},
        own_bots=(in_file("telling"),),
        rate_limits=False,
    )
    with serving(settings, randomness, randomness=randomness) as server:
        made = World(server, randomness, wanted, seats, observed, is_shared)
        try:
            yield made
        finally:
            made.close()


def compare(first: tuple[Traffic, ...], second: tuple[Traffic, ...]) -> int:
    """The number of bytes that are the same; names the first answer that is not."""
    for one, other in zip(first, second):
        for (asked, answer), (asked_there, answer_there) in zip(one, other):
            assert asked == asked_there
            assert answer == answer_there, f"{asked} tells what it must not"
        assert len(one) == len(other)
    return sum(len(answer) for one in first for _, answer in one)


async def no_par(self: DailyKeeping, deal: Deal) -> None:
    """It is told once it is found, and nobody knows when that is."""


@pytest.fixture(autouse=True)
def _pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    pin_headers(monkeypatch)
    monkeypatch.setattr(DailyKeeping, "find_par", no_par)


# ---- characters --------------------------------------------------------------------------------------------------


class OtherHands(Source):
    """Deals other characters to others: the first two seats that are not watched change theirs with each other, or a
    single one gets the next ones."""

    def __init__(self, secret: bytes, observed: int, seats: int) -> None:
        self.usual = SecureSource(secret)
        self.observed = observed
        self.seats = seats

    def draw(self, kind: int, round: int, index: int, sides: int) -> int:
        if kind != DEAL or index // 2 == self.observed:
            return self.usual.draw(kind, round, index, sides)
        if self.seats == 2:
            return (self.usual.draw(kind, round, index, sides) + 1) % sides
        first, second = [seat for seat in range(self.seats) if seat != self.observed][:2]
        if index // 2 not in (first, second) or first + 1 != second:
            return self.usual.draw(kind, round, index, sides)
        left = sides if index // 2 == first else sides + 1
        a = self.usual.draw(DEAL, round, 2 * first, left)
        b = self.usual.draw(DEAL, round, 2 * second, left - 1)
        b += b >= a
        return b if index // 2 == first else a - (a > b)


CITIES = [
    ({"players": 2}, 0, False),
    ({"players": 4, "modules": ["all"]}, 3, False),
    ({"players": 3, "modules": ["all"]}, 0, True),
]


@pytest.mark.parametrize(("options", "observed", "is_shared"), CITIES)
def test_characters_of_others_do_not_show(
    options: dict[str, Any],
    observed: int,
    is_shared: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    seats = options["players"]
    wanted = {"game": "city", "options": options, "terms": {"help": True}}
    found: list[Any] = []
    hands: list[Any] = []
    for source in (SecureSource, lambda secret: OtherHands(secret, observed, seats)):
        folder = tmp_path / str(len(found))
        monkeypatch.setattr("troyes.server.live.kept.live_game.SecureSource", source)
        with world(folder, wanted, seats, observed, is_shared) as made:
            hands.append([client.state(made.id)["view"]["seats"] for client in made.clients])
            play_city(made)
            assert made.unasked() == []
            assert made.unanswered() == set()
            found.append(tuple(wire.traffic for wire in made.wires))
    assert hands[0][observed] == hands[1][observed]
    assert hands[0] != hands[1]
    count = compare(*found)
    record_property("figure", f"{count} bytes to a seat and a spectator tell nothing of others' characters ({options})")


def play_city(made: World) -> None:
    """Up to the last move before the end, when characters are shown."""
    choices, marks = random.Random(5), []
    for step in range(STEPS):
        made.randomness.time += 1000
        seat = made.clients[0].state(made.id)["pending"][0]
        client = made.clients[seat]
        moves = client.moves(made.id)["moves"]
        client.play(made.id, choices.randrange(len(moves)))
        if client.state(made.id)["status"] == "over":
            break
        if step % 7 == 3:
            made.come_back()
        made.look()
        marks.append([len(wire.traffic) for wire in made.wires])
    for wire, mark in zip(made.wires, marks[-1]):
        del wire.traffic[mark:]


# ---- lines that are not finished ---------------------------------------------------------------------------------


@pytest.mark.parametrize("is_shared", [False, True])
def test_what_others_choose_does_not_show_before_all_are_done(
    is_shared: bool, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    wanted = {
        "game": "dice",
        "options": {"players": 3, "banquets": True},
        "terms": {"clock": {"kind": "live", "seconds": 3000, "bank": 9000}, "help": True},
    }
    found, secrets = [], []
    for number in range(2):
        with world(tmp_path / str(number), wanted, 3, 0, is_shared) as made:
            secrets.append(play_dice(made, number))
            assert made.unasked() == []
            assert made.unanswered() == set()
            found.append(tuple(wire.traffic for wire in made.wires))
    assert secrets[0][0]
    assert secrets[0] != secrets[1]
    count, hidden = compare(*found), sum(len(taken_back) for taken_back, _ in secrets)
    record_property("figure", f"{count} bytes to a seat and a spectator tell nothing of lines in progress ({hidden})")


def play_dice(made: World, number: int) -> tuple[list[str], list[str]]:
    """In each world others choose something else, and think again more or less often; but in the end they choose the
    same. What they took back without anybody seeing it, and what they had chosen before, is the result."""
    own, taken_back, chosen = random.Random(number), [], []
    watched, *others = made.clients
    for half_day in range(HALF_DAYS):
        if watched.state(made.id)["status"] != "running":
            break
        for client in others:
            taken_back += hesitate(made, client, own)
            chosen += finish(made, client, own)
            made.look()
        for client in others:
            client.good(client.undo(made.id, whole_turn=True))
            made.look()
            taken_back += hesitate(made, client, own)
            finish(made, client)
            made.look()
        if half_day % 2:
            made.come_back()
        finish(made, watched)
        made.look()
    return taken_back, chosen


def hesitate(made: World, client: Client, own: random.Random) -> list[str]:
    """Begin a line and take it back, more or less often, at any time of the same second; then the second is over."""
    second, lines = made.randomness.time, []
    for _ in range(own.randrange(1, 4)):
        lines += begin_and_take_back(made, client, own)
    made.randomness.time = second + 1000
    made.look()
    return lines


def begin_and_take_back(made: World, client: Client, own: random.Random) -> list[str]:
    lines: list[str] = []
    seat = client.state(made.id)["you"]
    for _ in range(own.randrange(1, 3)):
        made.randomness.time += own.randrange(1, 100)
        found = client.moves(made.id)
        codes = [row[0] for row in found["moves"] if made.goes_on(seat, row[0])]
        if codes:
            lines.append(client.good(client.send(made.id, found["decision"]["id"], own.choice(codes)))["line"])
    made.randomness.time += own.randrange(1, 100)
    if lines:
        client.good(client.undo(made.id, whole_turn=True))
    return lines


def finish(made: World, client: Client, choices: random.Random | None = None) -> list[str]:
    """A line to its end, in one moment; always the first move if nobody chooses."""
    turn, lines = client.moves(made.id)["decision"]["id"].split(".")[0], []
    while (decision := client.state(made.id)["decision"]) and decision["id"].split(".")[0] == turn:
        lines.append(client.play(made.id, 0 if choices is None else choices.randrange(1000))["line"])
    return lines


def test_worlds_that_differ_are_told_apart(tmp_path: Path) -> None:
    """The comparison itself notices a difference that may be seen."""
    found = []
    for number in range(2):
        with world(tmp_path / str(number), {"game": "dice", "options": {"players": 2}}, 2, 0) as made:
            finish(made, made.clients[0], random.Random(number))
            made.look()
            found.append(tuple(wire.traffic for wire in made.wires))
    with pytest.raises(AssertionError, match="tells what it must not"):
        compare(*found)
    assert all(made == other for made, other in pairwise([len(one[1]) for one in found]))
