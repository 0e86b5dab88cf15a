"""Bots with an account of their own: programs that somebody has written. See docs/server-bots.md."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Response
from pydantic import ConfigDict, Field
from starlette.requests import HTTPConnection

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.models import Sent
from troyes.server.api.people.account_checks import check_human, let_go
from troyes.server.api.people.identity import Asked, PlainName, Somebody
from troyes.server.people import bots
from troyes.server.people.bots import NewToken
from troyes.server.people.forgetting import forget
from troyes.server.people.limits import MINUTE, Limit
from troyes.server.people.reception import AtReception
from troyes.server.randomness import hash_token
from troyes.server.services import Services

DAY: Final = 24 * 60 * MINUTE
NEW: Final = Limit(30, 60 * MINUTE)
BotId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["u3Yk2vLr9QeXc0aB"])]
TokenId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["0f3a9c21d4b8e677"])]

router = APIRouter(prefix="/bots", tags=["bots"], responses=REFUSALS)


class WantedToken(Sent):
    """`name` is for you, to tell tokens apart."""

    name: PlainName = Field(default="token", examples=["laptop"])
    days: int | None = Field(default=None, ge=1, le=3650, description="After which it no longer counts")


class NewBot(Sent):
    name: PlainName = Field(examples=["Deep Aubry"])
    token: WantedToken = WantedToken()


class TokenShown(Answered):
    """A token as it is listed: what it is cannot be asked again."""

    id: str
    name: str
    created: int
    seen: int | None
    expires: int | None


class NewTokenShown(TokenShown):
    """`token` is told only once."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "id": "0f3a9c21d4b8e677",
                    "name": "laptop",
                    "created": 1790000000000,
                    "seen": None,
                    "expires": None,
                    "token": "Q2F0aGVkcmFsIG9mIFNhaW50IFBldGVy",
                }
            ]
        }
    )

    token: str


class BotShown(Answered):
    id: str
    name: str
    created: int
    tokens: list[TokenShown]


class NewBotShown(Answered):
    id: str
    name: str
    created: int
    token: NewTokenShown


class BotsShown(Answered):
    bots: list[BotShown]


@router.post("", status_code=201, response_model=NewBotShown)
async def create_bot(
    body: NewBot, person: Somebody, services: Asked, reception: AtReception, language: Language
) -> Response:
    """A bot that you answer for, and its first token."""
    check_human(person)
    reception.limits.check(NEW, "bot", person.id)
    token, made = make_token(services, body.token)
    id = services.randomness.id()
    await services.write(lambda transaction: bots.create_bot(transaction, person.id, id, body.name, language, made))
    return Answer({"id": id, "name": body.name, "created": made.created, "token": shown(token, made)}, 201)


@router.get("", response_model=BotsShown)
async def list_bots(person: Somebody, services: Asked) -> Response:
    """Your bots and their tokens."""
    return Answer({"bots": await services.read(lambda connection: bots.list_bots(connection, person.id))})


@router.delete("/{bot}", status_code=204, response_class=Response)
async def delete_bot(bot: BotId, person: Somebody, services: Asked, request: HTTPConnection) -> Response:
    """A bot of yours goes: its tokens no longer count, others take its seats, its name is forgotten."""
    await services.read(lambda connection: bots.check_owner(connection, person.id, bot))
    await forget(services, bot)
    let_go(request, bot)
    return Response(status_code=204)


@router.post("/{bot}/tokens", status_code=201, response_model=NewTokenShown)
async def create_token(
    bot: BotId, body: WantedToken, person: Somebody, services: Asked, reception: AtReception
) -> Response:
    """Another token for a bot."""
    reception.limits.check(NEW, "token", person.id)
    token, made = make_token(services, body)
    await services.write(lambda transaction: bots.add_token(transaction, person.id, bot, made))
    return Answer(shown(token, made), 201)


@router.delete("/{bot}/tokens/{token}", status_code=204, response_class=Response)
async def revoke_token(
    bot: BotId, token: TokenId, person: Somebody, services: Asked, request: HTTPConnection
) -> Response:
    """A token no longer counts."""
    await services.write(lambda transaction: bots.revoke_token(transaction, person.id, bot, token))
    let_go(request, bot)
    return Response(status_code=204)


def make_token(services: Services, wanted: WantedToken) -> tuple[str, NewToken]:
    token, now = services.randomness.token(), services.time.wall()
    expires = None if wanted.days is None else now + wanted.days * DAY
    return token, NewToken(hash_token(token), wanted.name, now, expires)


def shown(token: str, made: NewToken) -> dict[str, object]:
    id = made.hash[: bots.SHOWN]
    return {"id": id, "name": made.name, "created": made.created, "seen": None, "expires": made.expires, "token": token}
