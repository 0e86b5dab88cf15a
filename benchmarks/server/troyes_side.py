"""Our server under load: games of the city for four, a socket for every seat. Players ask for their legal moves as the
page does, and play one of them."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

import orjson
from rig import Served, free_port
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
CONNECTIONS = 32
Data = dict[str, Any]


class Http:
    """A few connections that are kept open; JSON both ways."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.api = "/api/v2"
        self.free: asyncio.LifoQueue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.LifoQueue()

    async def open(self) -> None:
        for _ in range(CONNECTIONS):
            self.free.put_nowait(await asyncio.open_connection("127.0.0.1", self.port))
        if (await self.ask("GET", "/rules"))[0] == 404:  # a commit to compare with that answers elsewhere
            self.api = "/api/v1"

    async def ask(self, method: str, path: str, cookie: str = "", body: Any = None) -> tuple[int, bytes, Data]:
        data = b"" if body is None else orjson.dumps(body)
        lines = [
            f"{method} {self.api}{path} HTTP/1.1",
            "Host: 127.0.0.1",
            "X-Troyes: 1",
            f"Content-Length: {len(data)}",
        ]
        lines += [f"Cookie: {cookie}"] if cookie else []
        lines += ["Content-Type: application/json"] if data else []
        reader, writer = connection = await self.connection()
        writer.write("\r\n".join([*lines, "", ""]).encode() + data)
        head = await reader.readuntil(b"\r\n\r\n")
        at = head.lower().index(b"content-length:") + 15
        content = await reader.readexactly(int(head[at : head.index(b"\r\n", at)]))
        self.free.put_nowait(connection)
        status = int(head[9:12])
        return status, head, orjson.loads(content)

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """One that is open: the server closes those that have been idle for some time."""
        reader, writer = await self.free.get()
        if reader.at_eof():
            writer.close()
            return await asyncio.open_connection("127.0.0.1", self.port)
        return reader, writer

    async def good(self, method: str, path: str, cookie: str = "", body: Any = None) -> Data:
        status, _, found = await self.ask(method, path, cookie, body)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {found}")
        return found

    def close(self) -> None:
        while not self.free.empty():
            self.free.get_nowait()[1].close()


class CityTable:
    """A game in progress."""

    def __init__(self, http: Http, id: str, cookies: list[str], choices: random.Random) -> None:
        self.http = http
        self.id = id
        self.cookies = cookies
        self.choices = choices
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.told: list[int] = [0] * SEATS
        self.times: list[float] = [0.0] * SEATS
        self.bytes = 0
        self.deciding = 0
        self.last: list[bytes] = [b""] * SEATS
        self.next: Data = {}
        self.changed = asyncio.Event()

    async def watch(self) -> None:
        for seat in range(SEATS):
            address = f"ws://127.0.0.1:{self.http.port}{self.http.api}/games/{self.id}/live?moves=true"
            headers = {"Cookie": self.cookies[seat]}
            socket = await connect(address, additional_headers=headers, max_size=None, compression=None)
            self.sockets.append(socket)
            self.note(seat, await socket.recv(decode=False))
            self.listening.append(asyncio.create_task(self.listen(seat, socket)))

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            self.note(seat, data)

    def note(self, seat: int, data: str | bytes) -> None:
        """The number is what a frame begins with; the rest is read only where it is needed."""
        raw = data if isinstance(data, bytes) else data.encode()
        self.times[seat] = time.perf_counter()
        self.told[seat] = int(raw[7 : raw.index(b",")])
        self.bytes = len(raw)
        self.last[seat] = raw
        if seat == 0:
            pending = orjson.loads(raw)["state"]["pending"]
            self.deciding = pending[0] if pending else -1
        self.changed.set()

    async def prepare(self) -> None:
        """The legal moves: the frame brings them to whoever has to decide; where it does not, they are asked for."""
        if self.deciding < 0:
            await self.open_again()
        cookie, frame = self.cookies[self.deciding], orjson.loads(self.last[self.deciding])
        self.next = frame.get("moves") or await self.http.good("GET", f"/games/{self.id}/moves", cookie)

    async def move(self) -> list[float]:
        seat, code = self.deciding, self.choices.choice(self.next["moves"])[0]
        body = {"decision": self.next["decision"]["id"], "move": code}
        begin = time.perf_counter()
        sending = asyncio.create_task(self.http.good("POST", f"/games/{self.id}/moves", self.cookies[seat], body))
        number = (await sending)["seq"]
        while min(self.told) < number:
            self.changed.clear()
            await self.changed.wait()
        return [self.times[other] - begin for other in range(SEATS) if other != seat]

    async def open_again(self) -> None:
        """The game is over: another one takes its place."""
        await self.close()
        fresh = await open_table(self.http, self.cookies, self.choices)
        self.id, self.sockets, self.listening, self.told = fresh.id, [], [], [0] * SEATS
        await self.watch()

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for socket in self.sockets:
            await socket.close()


async def open_table(http: Http, cookies: list[str], choices: random.Random) -> CityTable:
    opened = await http.good("POST", "/games", cookies[0], {"game": "city", "options": {"players": SEATS}})
    id = opened["state"]["id"]
    for cookie in cookies[1:]:
        await http.good("POST", f"/games/{id}/join", cookie, {"invitation": opened["invitation"]})
    return CityTable(http, id, cookies, choices)


class TroyesSide:
    """The server and its tables."""

    name = "troyes"

    def __init__(self, folder: Path, core: int, home: Path | None = None) -> None:
        """`home`: where another state of the package lies."""
        self.folder = folder
        self.core = core
        self.home = home
        self.port = free_port()
        self.server = self.serve()
        self.http = Http(self.port)
        self.tables: list[CityTable] = []

    def serve(self) -> Served:
        command = [sys.executable, "-m", "troyes", "serve", "--port", str(self.port), "--lang", "en"]
        return Served(
            command,
            self.folder,
            self.core,
            TROYES_DATA_DIR=str(self.folder),
            TROYES_RATE_LIMITS="off",
            **self.package(),
        )

    def package(self) -> dict[str, str]:
        return {} if self.home is None else {"PYTHONPATH": str(self.home)}

    async def open(self, games: int) -> None:
        """Everybody is introduced, every table is opened; no socket yet."""
        await self.http.open()
        gate = asyncio.Semaphore(CONNECTIONS // 2)

        async def one(number: int) -> None:
            async with gate:
                cookies = [await self.person(f"Person {number} {seat}") for seat in range(SEATS)]
                self.tables.append(await open_table(self.http, cookies, random.Random(number)))

        await asyncio.gather(*(one(number) for number in range(games)))

    async def person(self, name: str) -> str:
        _, head, _ = await self.http.ask("POST", "/people", body={"name": name})
        at = head.lower().index(b"set-cookie:") + 11
        return head[at : head.index(b";", at)].decode().strip()

    async def watch(self) -> None:
        for table in self.tables:
            await table.watch()
            await table.prepare()

    async def advance(self, moves: int) -> None:
        """Some way into each game."""
        for _ in range(moves):
            for table in self.tables:
                await table.move()
                await table.prepare()

    async def restart(self) -> None:
        """The same games in a new process, none of them in memory."""
        for table in self.tables:
            await table.close()
        self.http.close()
        self.server.stop()
        self.server = self.serve()
        self.http = Http(self.port)
        await self.http.open()
        for table in self.tables:
            table.http = self.http

    async def look(self, tables: list[CityTable]) -> None:
        for table in tables:
            await self.http.good("GET", f"/games/{table.id}?log=0", table.cookies[0])

    async def close(self) -> None:
        for table in self.tables:
            await table.close()
        self.http.close()
        self.server.stop()
