"""`troyes serve`: games between people and bots over the network, or a plain page for trying things out."""

from __future__ import annotations

import socket
from typing import Annotated

import typer

from troyes.cli.options import Lang
from troyes.cli.texts import text
from troyes.kernel.reading import cause
from troyes.kernel.refusals import BadInput

Preview = Annotated[bool, typer.Option("--preview", show_default=False)]
Host = Annotated[str, typer.Option("--host", metavar="ADDRESS")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, metavar="N")]


def serve_command(preview: Preview = False, host: Host = "127.0.0.1", port: Port = 8000, lang: Lang = "en") -> None:
    try:
        serve_preview(host, port, lang) if preview else serve_games(host, port, lang)
    except (socket.gaierror, UnicodeError):
        raise BadInput("--host", "{host!r} is no address of this machine", "Leave it out", host=host) from None
    except OSError as error:
        problem = "nothing can be served at {host}, port {port} ({why})"
        remedy = "Choose another port, or 0 for any that is free"
        raise BadInput("--port", problem, remedy, host=host, port=port, why=cause(error)) from None


def serve_games(host: str, port: int, lang: str) -> None:
    try:
        from troyes.server.run import listen, run, url_of  # here, because other verbs need no server
    except ImportError as error:
        problem, remedy = "needs a library that is not installed ({name})", "Install troyes[server]"
        raise BadInput("serve", problem, remedy, name=error.name or "?") from None
    from troyes.server.settings import from_environment

    with listen(host, port) as listening:
        settings = from_environment(host=host, port=listening.getsockname()[1])
        run(settings, listening, lambda: typer.echo(text("serve.ready", lang, url=url_of(listening))))
    typer.echo(text("serve.ended", lang))


def serve_preview(host: str, port: int, lang: str) -> None:
    from troyes.preview.server import PreviewServer

    with PreviewServer(host, port) as server:
        typer.echo(text("serve.at", lang, url=server.url))
        try:
            server.serve_forever()
        except KeyboardInterrupt:  # the usual way to end it
            typer.echo(text("serve.ended", lang))
