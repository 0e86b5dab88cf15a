"""The web server of the page: static files, and a few questions and orders in JSON.

GET  /api/texts                      the words of the page
POST /api/games                      a new game: game, players, seed, options
GET  /api/games/ID                   all that the person may know, and the open decision
POST /api/games/ID/options           chosen, field: what is left to choose
POST /api/games/ID/choose            move, number: play a listed move
POST /api/games/ID/undo | go-on      number: take the last move back; let the bots play
POST /api/games/ID/why-not           line: the rule that forbids a move

`?lang=fr` after any of them: the answer in French. What is refused is answered with an `error` in words.
"""

from __future__ import annotations

import json
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from ipaddress import ip_address
from socketserver import TCPServer
from threading import Lock
from typing import Any, Final

from troyes.kernel.game import LANGUAGES, mover
from troyes.kernel.messages import Message
from troyes.kernel.reading import parse_text
from troyes.kernel.refusals import BadInput, IllegalMove
from troyes.preview import shown
from troyes.preview.table import PERSON, Table, new_table
from troyes.preview.texts import say, texts_in

LARGEST_BODY: Final = 64 * 1024
MOST_TABLES: Final = 64
LONGEST_LINE: Final = 200
PAGE: Final = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"),
    "/boards.js": ("boards.js", "text/javascript; charset=utf-8"),
    "/page.css": ("page.css", "text/css; charset=utf-8"),
}
HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; img-src data:; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}
Body = dict[str, Any]
Answer = dict[str, Any]


class Missing(Exception):
    """There is nothing at this address."""


class Outdated(Exception):
    """The order is about an older position."""


class Tables:
    """The games of this server, by a name nobody can guess; the oldest makes room."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.lock = Lock()

    def add(self, table: Table) -> str:
        name = secrets.token_urlsafe(12)
        with self.lock:
            self.tables[name] = table
            while len(self.tables) > MOST_TABLES:
                self.tables.popitem(last=False)
        return name

    def find(self, name: str) -> Table:
        with self.lock:
            if name not in self.tables:
                raise Missing
            return self.tables[name]


# ---- orders --------------------------------------------------------------------------------------------------------


def choose(table: Table, body: Body, language: str) -> Answer:
    check_number(table, body)
    table.choose(whole_number(body, "move"))
    return shown.state(table, language)


def undo(table: Table, body: Body, language: str) -> Answer:
    check_number(table, body)
    table.undo()
    return shown.state(table, language)


def go_on(table: Table, body: Body, language: str) -> Answer:
    check_number(table, body)
    table.go_on()
    return shown.state(table, language)


def options(table: Table, body: Body, language: str) -> Answer:
    chosen, field = body.get("chosen", {}), body.get("field")
    if not isinstance(chosen, dict) or not all(isinstance(value, str) for value in chosen.values()):
        raise BadInput("chosen", "must be an object of texts", "Name fields and their values")
    if field is not None and not isinstance(field, str):
        raise BadInput("field", "must be a text", "Leave it out")
    if not table.is_asked():
        raise Outdated
    return shown.decision(table, language, chosen, field)


def why_not(table: Table, body: Body, language: str) -> Answer:
    line = body.get("line")
    if not isinstance(line, str) or len(line) > LONGEST_LINE:
        raise BadInput("line", "must be a text", "Write a move, as in docs/notation.md")
    move = table.game.parse(table.match.position, line)
    if mover(move) != PERSON:
        raise BadInput("line", "is not a move of your seat", "Write a move, as in docs/notation.md")
    reason = table.view.why_not(move)
    return {"legal": reason is None, "reason": None if reason is None else reason.text(language)}


ORDERS: Final[dict[str, Callable[[Table, Body, str], Answer]]] = {
    "choose": choose,
    "undo": undo,
    "go-on": go_on,
    "options": options,
    "why-not": why_not,
}


def check_number(table: Table, body: Body) -> None:
    if whole_number(body, "number") != table.number:
        raise Outdated


def whole_number(body: Body, name: str) -> int:
    """A number, or the text of one: codes of moves are too long for the numbers of a browser."""
    value = body.get(name)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 20:
        value = int(value)
    if type(value) is not int or not 0 <= value < 2**63:
        raise BadInput(name, "must be a whole number", "Send it as it was given")
    return value


# ---- the web -------------------------------------------------------------------------------------------------------


class Handler(BaseHTTPRequestHandler):
    """One connection. Every answer to /api is JSON, whatever happens."""

    server: PreviewServer
    protocol_version = "HTTP/1.1"
    server_version = "troyes"
    sys_version = ""
    timeout = 60

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path in PAGE:
            name, kind = PAGE[path]
            self.send(200, kind, files("troyes.preview").joinpath("page", name).read_bytes())
        else:
            self.answer(self.get)

    def do_POST(self) -> None:
        self.answer(self.post)

    def get(self, parts: list[str], language: str) -> Answer:
        if parts == ["api", "texts"]:
            return texts_in(language)
        if len(parts) == 3 and parts[:2] == ["api", "games"]:
            table = self.server.tables.find(parts[2])
            with table.lock:
                return shown.state(table, language)
        raise Missing

    def post(self, parts: list[str], language: str) -> Answer:
        body = self.body()
        if parts == ["api", "games"]:
            table = new_table(body)
            return {"id": self.server.tables.add(table), **shown.state(table, language)}
        if len(parts) == 4 and parts[:2] == ["api", "games"] and parts[3] in ORDERS:
            table = self.server.tables.find(parts[2])
            with table.lock:
                return ORDERS[parts[3]](table, body, language)
        raise Missing

    def body(self) -> Body:
        """The object that was sent; a form of another site cannot send this kind."""
        if self.headers.get_content_type() != "application/json":
            raise BadInput("Content-Type", "must be application/json", "Send JSON")
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit() and len(length) < 10 and int(length) <= LARGEST_BODY):
            self.close_connection = True  # what follows is not read
            raise BadInput("Content-Length", "must be at most {most}", "Send less", most=LARGEST_BODY)
        raw = self.rfile.read(int(length))
        found = parse_text(raw.decode(errors="replace"), "JSON", "", Message("Send a JSON object"))
        if not isinstance(found, dict):
            raise BadInput("", "is not a JSON object", "Send a JSON object")
        return found

    def answer(self, ask: Callable[[list[str], str], Answer]) -> None:
        path, _, query = self.path.partition("?")
        language = next((one for one in LANGUAGES if f"lang={one}" in query.split("&")), "en")
        try:
            self.check_host()
            status, found = 200, ask(path.strip("/").split("/"), language)
        except BadInput as error:
            status, found = 400, {"error": error.text(language)}
        except IllegalMove as error:
            status, found = 400, {"error": error.reason.text(language), "code": error.reason.code}
        except Missing:
            status, found = 404, {"error": say("error", "missing", language)}
        except Outdated:
            status, found = 409, {"error": say("error", "outdated", language)}
        except Exception:
            status, found = 500, {"error": say("error", "fault", language)}
        if status != 200:
            self.close_connection = True
        self.send(status, "application/json", json.dumps(found).encode())

    def check_host(self) -> None:
        """A name that another site points at this machine must not reach a server meant for this machine."""
        host = re.sub(r":\d*$", "", self.headers.get("Host", ""))
        if self.server.is_local and host != "localhost" and not is_local(host):
            raise BadInput("Host", "is not this machine", "Use the address the server told")

    def send(self, status: int, kind: str, content: bytes) -> None:
        self.send_response(status)
        for name, value in {**HEADERS, "Content-Type": kind, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(content)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What is not even a question is answered in JSON too."""
        self.close_connection = True
        self.send(code, "application/json", json.dumps({"error": message or self.responses[code][0]}).encode())

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is written about who asks what."""


class PreviewServer(ThreadingHTTPServer):
    """The server; `serve_forever` runs it, `shutdown` ends it."""

    daemon_threads = True

    def __init__(self, host: str, port: int) -> None:
        super().__init__((host, port), Handler)
        self.tables = Tables()
        self.is_local = is_local(str(self.server_address[0]))

    def server_bind(self) -> None:
        """Without asking for the name of this machine, which can take long and is not needed."""
        TCPServer.server_bind(self)
        self.server_name, self.server_port = str(self.server_address[0]), int(self.server_address[1])

    @property
    def url(self) -> str:
        return f"http://{self.server_name}:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that went away is no fault."""


def is_local(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False
