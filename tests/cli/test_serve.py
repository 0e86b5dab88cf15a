"""`troyes serve`."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from urllib.request import urlopen

from tests.cli.helpers import Troyes


def test_only_the_preview_exists(troyes: Troyes) -> None:
    assert "troyes serve --preview" in troyes.refused("serve")
    assert "seul l'aperçu existe" in troyes.refused("serve", "--lang", "fr")


def test_addresses_that_cannot_be_used_are_refused(troyes: Troyes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert str(port) in troyes.refused("serve", "--preview", "--port", port)
    assert "nowhere.invalid" in troyes.refused("serve", "--preview", "--host", "nowhere.invalid", "--port", 0)
    assert "--host" in troyes.refused("serve", "--preview", "--host", "x" * 300, "--port", 0)
    assert "--port" in troyes.refused("serve", "--preview", "--port", 70000)


def test_it_says_where_it_is_and_ends_quietly() -> None:
    command = [sys.executable, "-m", "troyes", "serve", "--preview", "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Open http://127.0.0.1:")
            with urlopen(line.split()[1], timeout=30) as page:
                assert b"page.js" in page.read()
        finally:
            server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=30)
    assert (server.returncode, out, err) == (0, "The server has ended.\n", "")
