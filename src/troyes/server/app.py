"""The application: routers, errors and protection around the services."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import APIRouter, FastAPI

from troyes import __version__
from troyes.server.api import (
    accounts,
    bot_stream,
    bot_tokens,
    company,
    daily,
    duplicates,
    figures,
    games,
    health,
    honours,
    hosting,
    identity,
    live,
    moves,
    notices,
    page,
    real_score,
    real_table,
    records,
    renaming,
    replays,
    rules,
    statistics,
    ways,
    your_turn,
)
from troyes.server.api.errors import add_handlers
from troyes.server.api.identity import Known
from troyes.server.api.protection import Protection
from troyes.server.api.quick import Quick
from troyes.server.background import Background
from troyes.server.operations.joined import Operations
from troyes.server.people.reception import Reception
from troyes.server.services import Services

ROUTERS: Final[tuple[APIRouter, ...]] = (
    identity.router,
    renaming.router,
    games.router,
    moves.router,
    ways.router,
    honours.router,
    live.router,
    hosting.router,
    company.router,
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
)


def create_app(services: Services) -> FastAPI:
    """An application for services that have been made; it starts and stops them."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await services.start()
        app.state.background.start()
        app.state.operations.start()
        yield
        await services.stop()

    app = FastAPI(title="Troyes", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.services = services
    app.state.known = Known()
    app.state.reception = Reception(services)
    services.leavers += [app.state.known.forget, app.state.reception.following.let_go]
    app.state.background = Background(services, app.state.reception.following)
    for router in ROUTERS:
        app.include_router(router, prefix="/api/v1", responses=games.REFUSALS)
    app.include_router(health.router)
    page.add_page(app)
    app.router.routes.insert(0, Quick(app))
    add_handlers(app)
    app.add_middleware(Protection, settings=services.settings)
    app.state.operations = Operations(app, services)  # outside of everything else
    return app
