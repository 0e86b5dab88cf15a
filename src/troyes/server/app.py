"""The application: routers, errors and protection around the services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send

from troyes import __version__
from troyes.server.api import health, levels, page, words
from troyes.server.api.errors import add_handlers
from troyes.server.api.games import company, daily, duplicates, games, host, live, moves, records, replays
from troyes.server.api.games.quick import Quick
from troyes.server.api.help import almanac, figures, real_score, real_table, rules
from troyes.server.api.people import (
    accounts,
    bot_stream,
    bot_tokens,
    honours,
    identity,
    notices,
    renaming,
    statistics,
    your_turn,
)
from troyes.server.api.people.identity import Known
from troyes.server.api.protection import Protection
from troyes.server.operations.background import Background
from troyes.server.operations.joined import Operations
from troyes.server.people.reception import Reception
from troyes.server.services import Services

API: Final = "/api/v2"
ROUTERS: Final[tuple[APIRouter, ...]] = (
    identity.router,
    renaming.router,
    games.router,
    moves.router,
    honours.router,
    live.router,
    host.router,
    company.router,
    levels.router,
    records.router,
    replays.router,
    accounts.router,
    bot_tokens.router,
    bot_stream.router,
    statistics.router,
    your_turn.router,
    notices.router,
    daily.router,
    duplicates.router,
    figures.router,
    real_table.router,
    real_score.router,
    rules.router,
    almanac.router,
    words.router,
)


class Application(FastAPI):
    """What surrounds every request stands around the framework too, so that moves need not go through all of it."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.inner: ASGIApp = super().__call__

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self
        await self.inner(scope, receive, send)


def create_app(services: Services) -> FastAPI:
    """An application for services that have been made; it starts and stops them."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        app.state.background.start()
        app.state.operations.start()
        yield
        await services.stop()

    app = Application(title="Troyes", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.services = services
    app.state.known = Known()
    app.state.reception = Reception(services)
    services.leavers += [app.state.known.forget, app.state.reception.following.let_go]
    app.state.background = Background(services, app.state.reception.following)
    for router in ROUTERS:
        app.include_router(router, prefix=API, responses=games.REFUSALS)
    app.include_router(health.router)
    app.include_router(notices.older, responses=games.REFUSALS)
    page.add_page(app)
    add_handlers(app)
    app.state.operations = Operations(services)
    app.inner = Quick(app.inner)
    app.inner = app.state.operations.around(Protection(app.inner, services.settings))
    return app
