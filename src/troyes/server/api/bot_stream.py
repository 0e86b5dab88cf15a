"""The stream of a bot: one request that stays open and tells everything the bot has to know, a line of JSON per event.

Moves go over `POST /games/{id}/moves` as everybody's do. See docs/server-bots.md.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query
from pydantic import BaseModel, ConfigDict
from starlette.requests import HTTPConnection
from starlette.responses import StreamingResponse

from troyes.kernel.messages import Message
from troyes.server.api.bot_events import BotEvents
from troyes.server.api.games import REFUSALS
from troyes.server.api.identity import Asked, Somebody, token_of
from troyes.server.api.languages import Language
from troyes.server.live.refused import Refused
from troyes.server.people.bots import mark_seen
from troyes.server.people.reception import AtReception
from troyes.server.randomness import hash_token

router = APIRouter(prefix="/bot", tags=["bots"], responses=REFUSALS)


class BotEvent(BaseModel):
    """A line of the stream. `hello`, `heartbeat` and `come_back` have only `at`; the others name a game."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "event": "decision",
                    "game": "u3Yk2vLr9QeXc0aB",
                    "at": 1790000000000,
                    "seat": 1,
                    "decision": {"id": "12.1.0", "question": "What does Deep Aubry do?"},
                    "fields": [{"field": "action", "values": [{"value": "pass", "text": "pass"}]}],
                    "moves": [["4611967493404098561", 0]],
                    "view": {},
                }
            ]
        }
    )

    event: Literal["hello", "start", "decision", "over", "replaced", "heartbeat", "come_back"]
    at: int
    person: str | None = None
    game: str | None = None
    seat: int | None = None
    rules: str | None = None
    options: dict[str, Any] | None = None
    names: list[str] | None = None
    decision: dict[str, str] | None = None
    fields: list[dict[str, Any]] | None = None
    moves: list[list[Any]] | None = None
    view: dict[str, Any] | None = None
    status: str | None = None
    scores: list[int] | None = None


LINES = "application/x-ndjson"
STREAM: dict[str, Any] = {
    "description": "Lines of JSON until either side ends the connection",
    "content": {LINES: {"schema": BotEvent.model_json_schema()}},
}


@router.get("/stream", response_class=StreamingResponse, response_model=None, responses={200: STREAM})
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
        problem, remedy = Message("Only bots have a stream."), Message("Make a bot: POST /api/v1/bots")
        raise Refused(403, "no_bot", problem, remedy)
    await services.write(lambda transaction: mark_seen(transaction, hash_token(shown[0]), services.time.wall()))

    async def lines() -> AsyncIterator[bytes]:
        follower = reception.following.follow(person.id)
        try:
            async for event in BotEvents(services, follower, language).stream(since, heartbeat):
                yield orjson.dumps(event, option=orjson.OPT_APPEND_NEWLINE)
        finally:
            reception.following.leave(follower)

    return StreamingResponse(lines(), media_type=LINES, headers={"X-Accel-Buffering": "no"})
