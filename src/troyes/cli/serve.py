"""`troyes serve`: play in the browser, on a plain page for trying things out."""

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
    if not preview:
        raise BadInput("serve", "only the preview exists so far", "Write troyes serve --preview")
    from troyes.preview.server import PreviewServer  # here, because other verbs need no server

    try:
        server = PreviewServer(host, port)
    except (socket.gaierror, UnicodeError):
        raise BadInput("--host", "{host!r} is no address of this machine", "Leave it out", host=host) from None
    except OSError as error:
        problem = "nothing can be served at {host}, port {port} ({why})"
        remedy = "Choose another port, or 0 for any that is free"
        raise BadInput("--port", problem, remedy, host=host, port=port, why=cause(error)) from None
    with server:
        typer.echo(text("serve.at", lang, url=server.url))
        try:
            server.serve_forever()
        except KeyboardInterrupt:  # the usual way to end it
            typer.echo(text("serve.ended", lang))
