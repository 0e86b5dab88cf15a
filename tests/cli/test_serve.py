"""`troyes serve`."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.helpers import Troyes


def test_addresses_that_cannot_be_used_are_refused(troyes: Troyes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in troyes.refused("serve", "--port", port)
    assert "nowhere.invalid" in troyes.refused("serve", "--host", "nowhere.invalid", "--port", 0)
    assert "--host" in troyes.refused("serve", "--host", "x" * 300, "--port", 0)
    assert "--port" in troyes.refused("serve", "--port", 70000)


def test_a_database_that_cannot_be_used_is_refused(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATABASE_URL", "oracle://somewhere")
    assert "TROYES_DATABASE_URL" in troyes.refused("serve", "--port", 0)
    assert "n'est pas l'adresse d'une base" in troyes.refused("serve", "--port", 0, "--lang", "fr")


def hear_interrupts() -> None:
    """A run in the background of a shell ignores SIGINT, and so would everything it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Served:
    """`troyes` with some words, as a program of its own whose browser writes down what it is to open."""

    def __init__(self, tmp_path: Path, *words: str) -> None:
        self.opened = tmp_path / "opened"
        browser = tmp_path / "browser"
        browser.write_text(f"#!/bin/sh\necho $1 >{self.opened}\n")
        browser.chmod(0o755)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "troyes", *words, "--lang", "en"],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts,
            env={**os.environ, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(tmp_path)},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()

    @property
    def url(self) -> str:
        return "http://" + self.line.split("http://")[1].split("/")[0] + "/"

    def end(self) -> tuple[str, str]:
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.communicate(timeout=60)
        finally:
            self.process.kill()  # whatever went wrong, it must not be waited for

    def opened_url(self) -> str:
        for _ in range(600):
            if self.opened.is_file() and (found := self.opened.read_text().strip()):
                return found
            time.sleep(0.1)
        raise AssertionError("no browser was opened")


def test_it_says_where_it_is_and_ends_quietly(tmp_path: Path) -> None:
    server = Served(tmp_path, "serve", "--port", "0")
    assert server.line.startswith("The server is at http://127.0.0.1:")
    with urlopen(f"{server.url}healthz", timeout=30) as answer:
        assert b'"ok"' in answer.read()
    out, err = server.end()
    assert (server.process.returncode, out) == (0, "The server has ended.\n")
    assert [json.loads(line)["event"] for line in err.splitlines()] == ["started", "stopping"]
    assert not server.opened.exists()


@pytest.mark.xdist_group("usual port")
def test_without_a_verb_the_lobby_opens_in_the_browser(tmp_path: Path) -> None:
    first = Served(tmp_path)
    told = ""
    try:
        assert first.opened_url() == f"{first.url}?lang=en"
        (again := tmp_path / "again").mkdir()
        second = Served(again)  # shows the server that runs already, if that is at the usual port
        assert second.opened_url() == f"{second.url}?lang=en"
        second.end()
    finally:
        _, told = first.end()
    assert told == ""  # no log in the terminal of who plays
