"""The stream of a bot: one request that stays open and tells everything the bot has to know, a line of JSON per event.

Moves go over `POST /games/{id}/moves` as everybody's do. See docs/server-bots.md.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

import orjson
from fastapi import APIRouter, Query
from starlette.requests import HTTPConnection
from starlette.responses import StreamingResponse

from troyes.server.api.described import described
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.people.bot_events import BotEvent, BotEvents
from troyes.server.api.people.identity import Asked, Somebody, token_of
from troyes.server.live.play.refused import Refused
from troyes.server.people.bots import mark_seen
from troyes.server.people.reception import AtReception
from troyes.server.randomness import hash_token
from troyes.words.message import Message

router = APIRouter(prefix="/bot", tags=["bots"], responses=REFUSALS)


class Lines(StreamingResponse):
    """A line of JSON per event, until either side ends the connection."""

    media_type = "application/x-ndjson"


@router.get("/stream", response_class=Lines, response_model=described(BotEvent))
async def stream(
    person: Somebody,
    services: Asked,
    reception: AtReception,
    language: Language,
    request: HTTPConnection,
    since: Annotated[int | None, Query(ge=0, le=2**62, description="`at` of the last event you have seen")] = None,
    heartbeat: Annotated[int, Query(ge=1, le=60, description="Seconds after which you hear at least something")] = 15,
) -> StreamingResponse:
    """What happens in all games of a bot. Come back with `since` whenever it ends."""
    shown = token_of(request)
    if person.role != "bot" or shown is None:
        problem, remedy = Message("only-bots-have-a"), Message("make-a-bot-post")
        raise Refused(403, "no_bot", problem, remedy)
    await services.write(lambda transaction: mark_seen(transaction, hash_token(shown[0]), services.time.wall()))

    async def lines() -> AsyncIterator[bytes]:
        follower = reception.following.follow(person.id)
        try:
            async for event in BotEvents(services, follower, language).stream(since, heartbeat):
                yield orjson.dumps(event, option=orjson.OPT_APPEND_NEWLINE)
        finally:
            reception.following.leave(follower)

    return Lines(lines(), headers={"X-Accel-Buffering": "no"})
