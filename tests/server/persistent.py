"""Players who do not give up: they repeat what was not answered, come back to what was cut off, and remember
everything they were told."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from threading import Event, Thread

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Client, Data

PATIENCE = 120.0  # seconds without a server, or without a message that must come
PAUSE = 0.05
Call = Callable[[], httpx.Response]


class Player:
    """A device with a seat at a table. `acknowledged` holds what its orders were answered, by key; `seen` the messages
    its sockets were sent, by number."""

    def __init__(self, url: str, name: str, choices: random.Random) -> None:
        self.client = Client(url)
        self.name = name
        self.choices = choices
        self.game = ""
        self.acknowledged: dict[str, Data] = {}
        self.repeated: dict[str, int] = {}  # orders that were cut off, and when
        self.seen: dict[int, Data] = {}
        self.last: int | None = None
        self.state: Data = {}
        self.socket: ClientConnection | None = None
        self.orders = 0
        self.cut_off = 0

    # ---- asking ---------------------------------------------------------------------------------------------------

    def ask(self, call: Call, key: str = "") -> httpx.Response:
        """An answer, however often it takes."""
        begin = time.time()
        while True:
            try:
                answer = call()
            except httpx.TransportError:
                if key:
                    self.repeated.setdefault(key, int(time.time() * 1000))
            else:
                if answer.status_code != 503:
                    return answer
            assert time.time() < begin + PATIENCE, f"{self.name} found no server"
            time.sleep(PAUSE)

    def introduce(self) -> None:
        client = self.client
        answer = self.ask(lambda: client.post("/api/v2/people", {"name": self.name}))
        client.id = client.good(answer, 201)["id"]

    def open(self, wanted: Data) -> str:
        """A new table; its invitation."""
        found = self.client.good(self.ask(lambda: self.client.post("/api/v2/games", wanted)), 201)
        self.sit(found["state"]["id"])
        invitation: str = found["invitation"]
        return invitation

    def sit(self, game: str) -> None:
        self.close()
        self.game, self.seen, self.last, self.state = game, {}, None, {}

    def order(self, verb: str, body: Data) -> bool:
        """Send an order until it is answered; whether it was accepted."""
        self.orders += 1
        key = f"{self.name}-{self.orders}".replace(" ", "")
        path = f"/api/v2/games/{self.game}/{verb}"
        answer = self.ask(lambda: self.client.post(path, body, key), key)
        if answer.status_code == 409:  # somebody else was quicker: nothing was done
            self.repeated.pop(key, None)
            return False
        self.acknowledged[f"{self.game} {key}"] = self.client.good(answer)
        return True

    # ---- playing --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over."""
        self.listen()
        while self.state["status"] != "over":
            if self.state["decision"] is None or not self.act():
                self.listen()
        self.close()

    def act(self) -> bool:
        """Usually a move; sometimes a move is taken back, or something is said."""
        chance = self.choices.random()
        if chance < 0.05 and self.state["undo"]:
            done = self.order("undo", {"undo": self.state["undo"]})
        elif chance < 0.08:
            done = self.order("chat", {"text": f"{self.name} thinks"})
        else:
            done = self.move()
        if done:
            self.listen_until(next(reversed(self.acknowledged.values()))["seq"])
        return done

    def move(self) -> bool:
        path = f"/api/v2/games/{self.game}/moves"
        answer = self.ask(lambda: self.client.get(path))
        if answer.status_code == 409:
            return False
        found = self.client.good(answer)
        code = self.choices.choice(found["moves"])[0]
        return self.order("moves", {"decision": found["decision"]["id"], "move": code})

    # ---- listening ------------------------------------------------------------------------------------------------

    def listen_until(self, number: int) -> None:
        """What was acknowledged is told as well."""
        while self.last is None or self.last < number:
            self.listen()

    def listen(self) -> None:
        """The next frame. Messages come in order, each once, on whichever socket."""
        frame = self.next_frame()
        for message in frame["messages"]:
            assert message["seq"] not in self.seen, f"{self.name} was told message {message['seq']} twice"
            self.seen[message["seq"]] = message
        numbers = [message["seq"] for message in frame["messages"]]
        if self.last is not None:
            assert numbers == list(range(self.last + 1, frame["seq"] + 1)), (self.last, numbers, frame["seq"])
        self.last, self.state = frame["seq"], frame["state"]

    def next_frame(self) -> Data:
        until = time.time() + PATIENCE
        while time.time() < until:
            try:
                if self.socket is None:
                    self.socket = self.connect()
                frame: Data = json.loads(self.socket.recv(timeout=PATIENCE))
            except (OSError, WebSocketException):
                self.cut_off += 1
                self.close()
                time.sleep(PAUSE)
                continue
            if self.last is None or frame["seq"] > self.last:
                return frame
            assert frame["seq"] == self.last, f"{self.name} was told {self.last} messages, and now {frame['seq']}"
        stored = self.client.look(self.game)
        raise AssertionError(
            f"{self.name} was told nothing for {PATIENCE:.0f} seconds: knows of {self.last} messages, there are "
            f"{stored['seq']}; {self.state.get('pending')} had to decide, now {stored['state']['pending']}"
        )

    def connect(self) -> ClientConnection:
        after = 0 if self.last is None else self.last
        address = f"{self.client.url.replace('http', 'ws')}/api/v2/games/{self.game}/live?after={after}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.http.cookies.items())
        return connect(address, additional_headers={"Cookie": cookies}, max_size=None, open_timeout=10).__enter__()

    def close(self) -> None:
        if self.socket is not None:
            self.socket.socket.close()  # no farewell: the other side may be gone
            self.socket.close()
            self.socket = None


class Table(Thread):
    """Players who open one game after the other until they are told to stop, and play the last one to its end. They
    sit at one server, or at several in turn."""

    def __init__(self, urls: Sequence[str], number: int, wanted: Data, people: int) -> None:
        super().__init__(name=f"table {number}", daemon=True)
        self.wanted = wanted
        self.players = [
            Player(urls[seat % len(urls)], f"T{number} P{seat}", random.Random(100 * number + seat))
            for seat in range(people)
        ]
        self.ends = Event()
        self.games: list[str] = []
        self.told: dict[tuple[str, int], dict[int, Data]] = {}  # by game and seat
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            for player in self.players:
                player.introduce()
            while not self.ends.is_set() or not self.games:
                self.play_game()
        except BaseException as error:
            self.error = error

    def play_game(self) -> None:
        host, *guests = self.players
        invitation = host.open(self.wanted)
        for guest in guests:
            guest.sit(host.game)
            assert guest.order("join", {"invitation": invitation})
        self.games.append(host.game)
        threads = [Thread(target=self.guarded, args=(player,), daemon=True) for player in self.players]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for player in self.players:
            self.told[host.game, player.state["you"]] = player.seen
        if self.error is not None:
            raise self.error

    def guarded(self, player: Player) -> None:
        try:
            player.play()
        except BaseException as error:
            error.__cause__, self.error = self.error, error


def close_all(players: list[Player]) -> None:
    for player in players:
        player.close()
        player.client.http.close()
