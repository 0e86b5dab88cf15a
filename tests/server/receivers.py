"""Receivers of notices: a mail server and a web server, as small as can be, on real ports."""

from __future__ import annotations

import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from socketserver import StreamRequestHandler, ThreadingTCPServer
from threading import Event, Thread
from typing import Any, cast


class Listening(ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    receiver: Any
    context: ssl.SSLContext | None = None

    def get_request(self) -> tuple[socket.socket, Any]:
        connection, address = super().get_request()
        if self.context is not None:
            connection = self.context.wrap_socket(connection, server_side=True)
        return connection, address

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that goes away is nothing to talk about."""


@contextmanager
def listening(handler: type[StreamRequestHandler], receiver: Any, context: ssl.SSLContext | None) -> Iterator[int]:
    with Listening(("127.0.0.1", 0), handler) as server:
        server.receiver, server.context = receiver, context
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join(10)


# ---- the web -----------------------------------------------------------------------------------------------------


@dataclass
class Request:
    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class WebReceiver:
    """Keeps what it gets; answers what it is told to."""

    answers: list[bytes] = field(default_factory=list)  # the first ones; then 204
    requests: list[Request] = field(default_factory=list)
    connections: int = 0
    port: int = 0

    def url(self, path: str = "/hook", scheme: str = "http", host: str = "127.0.0.1") -> str:
        return f"{scheme}://{host}:{self.port}{path}"


class WebHandler(StreamRequestHandler):
    def handle(self) -> None:
        receiver: WebReceiver = cast(Listening, self.server).receiver
        receiver.connections += 1
        line = self.rfile.readline().decode().strip()
        headers = {}
        while (row := self.rfile.readline().decode().strip()) != "":
            name, _, value = row.partition(":")
            headers[name.lower()] = value.strip()
        body = self.rfile.read(int(headers.get("content-length", "0")))
        answer = receiver.answers.pop(0) if receiver.answers else b"HTTP/1.1 204 No Content\r\n\r\n"
        receiver.requests.append(Request(line, headers, body))
        self.wfile.write(answer)


@contextmanager
def web_receiver(context: ssl.SSLContext | None = None) -> Iterator[WebReceiver]:
    receiver = WebReceiver()
    with listening(WebHandler, receiver, context) as receiver.port:
        yield receiver


def certificate(folder: Path, name: str) -> Path:
    """A certificate of our own for a name, with its key in the same file."""
    found = folder / f"{name}.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={name}"]
    names = ["-addext", f"subjectAltName=DNS:{name}", "-keyout", str(folder / "key.pem"), "-out", str(found)]
    subprocess.run([*command, *names], check=True, capture_output=True, timeout=60)
    found.write_text(found.read_text() + (folder / "key.pem").read_text())
    return found


def context_of(pem: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(pem)
    return context


# ---- mail --------------------------------------------------------------------------------------------------------


@dataclass
class MailReceiver:
    """Keeps the mails it gets; refuses recipients as it is told to."""

    mails: list[EmailMessage] = field(default_factory=list)
    refusals: list[bytes] = field(default_factory=list)  # to the first recipients
    logins: list[str] = field(default_factory=list)
    breaks_off: Event = field(default_factory=Event)  # hang up once the text has come
    recipients: list[str] = field(default_factory=list)
    tls: ssl.SSLContext | None = None
    port: int = 0


class MailHandler(StreamRequestHandler):
    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        self.receiver: MailReceiver = cast(Listening, self.server).receiver
        self.say("220 here")
        while line := self.rfile.readline().decode().strip():
            if not self.answer(line):
                return

    def answer(self, line: str) -> bool:
        """False when the talk is over."""
        verb = line.split()[0].upper()
        if verb == "EHLO":
            self.say("250-here")
            self.say("250-STARTTLS")
            self.say("250 AUTH PLAIN")
        elif verb == "STARTTLS":
            self.say("220 go on")
            self.connection = cast(ssl.SSLContext, self.receiver.tls).wrap_socket(self.connection, server_side=True)
            self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb", 0)
        elif verb == "AUTH":
            self.receiver.logins.append(line.split()[-1])
            self.say("235 welcome")
        elif verb == "RCPT":
            self.recipient(line)
        elif verb == "DATA":
            return self.text()
        else:
            self.say("250 well")
        return verb != "QUIT"

    def recipient(self, line: str) -> None:
        if self.receiver.refusals:
            self.wfile.write(self.receiver.refusals.pop(0) + b"\r\n")
        else:
            self.receiver.recipients.append(line.partition("<")[2].partition(">")[0])
            self.say("250 well")

    def text(self) -> bool:
        self.say("354 go on")
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            lines.append(line[1:] if line.startswith(b".") else line)
        self.receiver.mails.append(message_from_bytes(b"".join(lines), policy=default))
        if self.receiver.breaks_off.is_set():
            return False
        self.say("250 taken")
        return True


@contextmanager
def mail_receiver(context: ssl.SSLContext | None = None, is_wrapped: bool = True) -> Iterator[MailReceiver]:
    """With a context: over TLS from the start, or from the moment it is asked for."""
    receiver = MailReceiver(tls=context)
    with listening(MailHandler, receiver, context if is_wrapped else None) as receiver.port:
        yield receiver
