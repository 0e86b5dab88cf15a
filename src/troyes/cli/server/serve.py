"""`troyes serve`: games between people and bots over the network. `troyes` alone: the game in the browser."""

from __future__ import annotations

import json
import os
import socket
import threading
import webbrowser
from typing import Annotated
from urllib.request import urlopen

import typer

from troyes import __version__
from troyes.cli.options import Lang
from troyes.cli.texts import text
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause
from troyes.words.catalogue import SOURCE

HOST = "127.0.0.1"
PORT = 8000

Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N")]
OwnBots = Annotated[list[str] | None, typer.Option("--bots", metavar="NAME", show_default=False)]
Open = Annotated[bool, typer.Option("--open", show_default=False)]


def serve_command(
    host: Host = HOST, port: Port = PORT, bots: OwnBots = None, open_: Open = False, lang: Lang = SOURCE
) -> None:
    own = {"own_bots": tuple(bots)} if bots else {}
    with listening_at(host, port) as listening:
        serve_games(listening, host, lang, open_, **own)


def listening_at(host: str, port: int) -> socket.socket:
    """An address that cannot be used is told before anything else."""
    check_installed()
    from troyes.server.run import listen

    try:
        socket.getaddrinfo(host, port)  # tells a wrong address from a port that is taken
        return listen(host, port)
    except (socket.gaierror, UnicodeError):
        raise BadInput("--host", "is-no-address-of", "leave-it-out", host=host) from None
    except OSError as error:
        problem = "nothing-can-be-served"
        remedy = "choose-another-port-or"
        raise BadInput("--port", problem, remedy, host=host, port=port, why=cause(error)) from None


def check_installed() -> None:
    """Only here, because other verbs need no server."""
    try:
        import troyes.server.run  # noqa: F401
    except ImportError as error:
        problem, remedy = "needs-a-library-that", "install-troyes-server"
        raise BadInput("serve", problem, remedy, name=error.name or "?") from None


def play_in_browser(lang: str) -> None:
    """Open the lobby: of the server that runs already, or of a new one at the usual port or any other."""
    url = running_server()
    if url is not None:
        typer.echo(text("cli-serve-running", lang, url=url))
        webbrowser.open(lobby(url, lang))
        return
    serve_command(HOST, PORT if is_free(PORT) else 0, None, True, lang)


def running_server() -> str | None:
    """The server that has the games of this user: who owns their file, or uses PostgreSQL at the usual port."""
    check_installed()
    from troyes.server.database.owner import address_of_owner
    from troyes.server.settings import from_environment

    settings = from_environment()
    if settings.is_postgresql:
        return f"http://{HOST}:{PORT}/" if is_running(PORT) else None
    return address_of_owner(settings.database_url) or None


def serve_games(listening: socket.socket, host: str, lang: str, is_shown: bool, **given: object) -> None:
    from troyes.server.operations.places import shared_urls, url_of
    from troyes.server.run import run
    from troyes.server.settings import from_environment

    address, port = listening.getsockname()[:2]
    settings, url = from_environment(host=host, port=port, **quiet(is_shown), **given), f"{url_of(address, port)}/"

    def ready() -> None:
        typer.echo(text("cli-serve-ready", lang, url=url))
        for shared in shared_urls(settings):
            typer.echo(text("cli-serve-elsewhere", lang, url=f"{shared}/"))
        if is_shown:  # in a thread of its own: some browsers hold their caller until they are closed
            threading.Thread(target=webbrowser.open, args=(lobby(url, lang),), daemon=True).start()

    run(settings, listening, ready)
    typer.echo(text("cli-serve-ended", lang))


def quiet(is_shown: bool) -> dict[str, str]:
    """Who plays at this terminal's browser reads no log, unless they ask for one."""
    return {"log_level": "warning"} if is_shown and not os.environ.get("TROYES_LOG_LEVEL") else {}


def lobby(url: str, lang: str) -> str:
    return f"{url}?lang={lang}"


def is_free(port: int) -> bool:
    try:
        socket.create_server((HOST, port)).close()
    except OSError:
        return False
    return True


def is_running(port: int) -> bool:
    """Whether the server of this version answers there."""
    try:
        with urlopen(f"http://{HOST}:{port}/healthz", timeout=2) as answer:
            told = json.load(answer)
    except (OSError, ValueError):
        return False
    return isinstance(told, dict) and told.get("status") == "ok" and told.get("version") == __version__
