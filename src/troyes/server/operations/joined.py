"""Operations joined to an application: what surrounds every request, and the addresses for whoever runs the server."""

from __future__ import annotations

import logging
from typing import Final

from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from troyes import __version__
from troyes.server.operations.metrics import Metrics
from troyes.server.operations.rates import Rates
from troyes.server.operations.watching import Watching
from troyes.server.services import Services

LOG: Final = logging.getLogger("troyes.server")


class Operations:
    """One per application."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.metrics = Metrics(services)
        self.is_stopping = False

    def around(self, app: ASGIApp) -> ASGIApp:
        """What every request goes through, the outermost last."""
        settings = self.services.settings
        app = Watching(Rates(app, self.services), self.metrics)
        return ProxyHeadersMiddleware(app, settings.trusted_proxies) if settings.trusted_proxies else app  # type: ignore[arg-type,return-value]

    def start(self) -> None:
        """Once the services run."""
        self.metrics.start()
        kind = "postgresql" if self.services.settings.is_postgresql else "sqlite"
        LOG.info("started", extra={"fields": {"version": __version__, "database": kind}})

    def retire(self) -> None:
        """The end has begun: whoever asks is told that the server is no longer ready."""
        self.is_stopping = True
        LOG.info("stopping", extra={"fields": {"sockets": self.services.hub.sockets()}})
