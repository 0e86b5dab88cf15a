"""Running the server until it is told to end."""

from __future__ import annotations

import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn
from fastapi import FastAPI

from troyes.server.app import create_app
from troyes.server.edge.doors import Doors
from troyes.server.edge.http import EdgeHttp
from troyes.server.edge.sockets import EdgeSocket
from troyes.server.operations import logs, uvicorn_log
from troyes.server.services import Services
from troyes.server.settings import Settings

GRACE: Final = 20  # seconds for requests in progress when the server ends
PING_SECONDS: Final = 45  # oftener, asking thousands of sockets whether they are there costs as much as their moves
COLLECT: Final = (10_000, 20, 20)  # objects and rounds between looks for what nothing leads to
SWITCH: Final = 0.001  # seconds a thread may go on while the event loop waits


def listen(host: str, port: int) -> socket.socket:
    """A socket before anything else is started: an address that cannot be used is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    is_both = host == "::" and socket.has_dualstack_ipv6()
    return socket.create_server((host, port), family=family, backlog=2048, dualstack_ipv6=is_both)


def run(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; accepted moves are finished first."""
    sys.setswitchinterval(SWITCH)
    logs.configure(settings.log_level)
    signal.signal(signal.SIGTERM, lambda number, frame: None)  # raised again once everything has ended
    server = AnnouncingServer(config_of(settings, create_app(Services(settings))), ready)
    with contextlib.suppress(KeyboardInterrupt):  # the usual way to end it
        server.run(sockets=[listening])


def config_of(settings: Settings, app: FastAPI, doors: Doors | None = None) -> uvicorn.Config:
    uvicorn_log.put_right()
    doors = doors or Doors(settings)
    return uvicorn.Config(
        app,
        http=partial(EdgeHttp, doors=doors),  # type: ignore[arg-type]
        ws=partial(EdgeSocket, doors=doors),  # type: ignore[arg-type]
        timeout_keep_alive=settings.edge.idle_seconds,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=settings.largest_frame,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        timeout_graceful_shutdown=GRACE,
    )


def spare_collector() -> None:
    """What is there stays; what a request makes is gone before it is looked for. Looking for it takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


class AnnouncingServer(uvicorn.Server):
    """Says when it can be asked."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            spare_collector()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Streams do not end by themselves."""
        if isinstance(self.config.app, FastAPI):
            self.config.app.state.operations.retire()
            self.config.app.state.reception.close()
        await super().shutdown(sockets)
