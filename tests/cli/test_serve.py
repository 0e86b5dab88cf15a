"""`troyes serve`."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from urllib.request import urlopen

import pytest

from tests.cli.helpers import Troyes


def test_addresses_that_cannot_be_used_are_refused(troyes: Troyes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in troyes.refused("serve", "--preview", "--port", port)
        assert str(port) in troyes.refused("serve", "--port", port)
    assert "nowhere.invalid" in troyes.refused("serve", "--preview", "--host", "nowhere.invalid", "--port", 0)
    assert "--host" in troyes.refused("serve", "--preview", "--host", "x" * 300, "--port", 0)
    assert "--port" in troyes.refused("serve", "--preview", "--port", 70000)


def test_a_database_that_cannot_be_used_is_refused(troyes: Troyes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATABASE_URL", "oracle://somewhere")
    assert "TROYES_DATABASE_URL" in troyes.refused("serve", "--port", 0)
    assert "n'est pas l'adresse d'une base" in troyes.refused("serve", "--port", 0, "--lang", "fr")


def hear_interrupts() -> None:
    """A run in the background of a shell ignores SIGINT, and so would everything it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize(
    ("options", "said", "path", "found", "logged"),
    [
        (["--preview"], "Open", "", b"page.js", []),
        ([], "The server is at", "healthz", b'"ok"', ["started", "stopping"]),
    ],
)
def test_it_says_where_it_is_and_ends_quietly(
    options: list[str], said: str, path: str, found: bytes, logged: list[str]
) -> None:
    command = [sys.executable, "-m", "troyes", "serve", *options, "--port", "0", "--lang", "en"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=hear_interrupts
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith(f"{said} http://127.0.0.1:")
            url = line.split("http://")[1].split("/")[0]
            with urlopen(f"http://{url}/{path}", timeout=30) as page:
                assert found in page.read()
            server.send_signal(signal.SIGINT)
            out, err = server.communicate(timeout=30)
        finally:
            server.kill()  # whatever went wrong, it must not be waited for
    assert (server.returncode, out) == (0, "The server has ended.\n")
    assert [json.loads(line)["event"] for line in err.splitlines()] == logged
