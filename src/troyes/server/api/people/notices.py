"""Notices of your turns in games by correspondence: by mail, or by webhook."""

from __future__ import annotations

import asyncio
from html import escape
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlencode

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Row
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, RedirectResponse

from troyes.kernel.contract.refusals import BadInput
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.people.identity import Asked, Somebody
from troyes.server.live.play.refused import Refused
from troyes.server.notices import subscriptions
from troyes.server.notices.addresses import NotAllowed, addresses_of, target_of
from troyes.server.notices.settings import NoticeSettings, is_address
from troyes.server.notices.subscriptions import MAIL, WEBHOOK, NewNotice
from troyes.server.people.limits import MINUTE, Limit
from troyes.server.people.reception import AtReception
from troyes.words.message import Message

PAGE: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/html": {}}}, 404: REFUSALS[404]}
NEW: Final = Limit(10, 10 * MINUTE)
PATIENCE: Final = 5.0  # seconds to find out what a name means
TARGET_REMEDY: Final = Message("write-a-public-http")
router = APIRouter(tags=["notices"], responses=REFUSALS)


def settings_of(connection: HTTPConnection) -> NoticeSettings:
    found = connection.app.state.background.notices.settings
    assert isinstance(found, NoticeSettings)
    return found


Configured = Annotated[NoticeSettings, Depends(settings_of)]
NoticeId = Annotated[str, Query(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Query(max_length=64, pattern=r"^[0-9a-f]+$")]


class NoticeWish(BaseModel):
    """Where you want to hear of your turns: a mail address, or the address of a webhook."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {"kind": "mail", "target": "aubry@example.org"},
                {"kind": "webhook", "target": "https://example.org/troyes"},
            ]
        },
    )

    kind: Literal["mail", "webhook"]
    target: str = Field(min_length=1, max_length=500)


class NoticeShown(Answered):
    """`confirmed` once notices are sent there; `secret` signs a webhook's requests and is told only once."""

    id: str
    kind: Literal["mail", "webhook"]
    target: str
    confirmed: bool
    created: int
    secret: str | None


class NoticesShown(Answered):
    """Your notices, and the kinds this server can send."""

    notices: list[NoticeShown]
    kinds: list[Literal["mail", "webhook"]]


def shown(row: Row[Any]) -> dict[str, Any]:
    return {
        "id": row.id,
        "kind": row.kind,
        "target": row.target,
        "confirmed": row.confirmed is not None,
        "created": row.created,
        "secret": None,
    }


# ---- your own ----------------------------------------------------------------------------------------------------


@router.get("/notices", response_model=NoticesShown)
async def list_notices(person: Somebody, services: Asked, settings: Configured) -> Response:
    """Where you hear of your turns."""
    rows = await services.read(lambda connection: subscriptions.notices_of(connection, person.id))
    kinds = [WEBHOOK] if settings.smtp is None else [MAIL, WEBHOOK]
    return Answer({"notices": [shown(row) for row in rows], "kinds": kinds})


@router.post("/notices", status_code=201, response_model=NoticeShown)
async def add_notice(
    body: NoticeWish, person: Somebody, services: Asked, settings: Configured, reception: AtReception
) -> Response:
    """Ask for notices. A mail address gets one mail first that asks whether it wants them."""
    reception.limits.check(NEW, "notice", person.id)
    await check_target(body, settings)
    randomness = services.randomness
    new = NewNotice(randomness.id(), person.id, body.kind, body.target, randomness.token())
    now, steady = services.time.wall(), services.time.steady()
    await services.write(lambda transaction: subscriptions.add(transaction, new, now, steady))
    is_webhook = body.kind == WEBHOOK
    secret = new.secret if is_webhook else None
    told = {"id": new.id, "kind": new.kind, "target": new.target, "confirmed": is_webhook, "created": now}
    return Answer({**told, "secret": secret}, 201)


async def check_target(body: NoticeWish, settings: NoticeSettings) -> None:
    """What is refused here would be refused again whenever something is sent."""
    if body.kind == MAIL:
        if settings.smtp is None:
            problem, remedy = Message("this-server-sends-no"), Message("use-a-webhook-or")
            raise Refused(409, "no_mail", problem, remedy)
        if not is_address(body.target):
            raise BadInput("target", "is-not-a-mail", "write-one-plain-address")
        return
    try:
        async with asyncio.timeout(PATIENCE):
            await addresses_of(target_of(body.target), settings.private)
    except (NotAllowed, OSError, UnicodeError):  # among them: nobody knows the name in time
        raise BadInput("target", "is-not-an-address", TARGET_REMEDY) from None


@router.delete("/notices/{id}", status_code=204, response_class=Response)
async def remove_notice(
    id: Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$")], person: Somebody, services: Asked
) -> Response:
    """No more notices there."""
    await services.write(lambda transaction: subscriptions.remove(transaction, person.id, id))
    return Response(status_code=204)


# ---- links in mails ----------------------------------------------------------------------------------------------
# Programs that look through mail follow links, so a link only shows a page with a button; the button does it.


@router.get("/notices/confirm", response_class=Response, responses=PAGE)
async def ask_to_confirm(id: NoticeId, token: Token, language: Language) -> Response:
    """A page that asks whether mail is wanted."""
    return page(language, Message("do-you-want-mail"), Message("yes-send-me-mail"), (id, token))


@router.post("/notices/confirm", response_class=Response, responses=PAGE)
async def confirm(id: NoticeId, token: Token, services: Asked, language: Language) -> Response:
    """Mail is wanted."""
    now = services.time.wall()
    await services.write(lambda transaction: subscriptions.confirm(transaction, id, token, now))
    return page(language, Message("you-will-get-mail"))


@router.get("/notices/stop", response_class=Response, responses=PAGE)
async def ask_to_stop(id: NoticeId, token: Token, language: Language) -> Response:
    """A page that asks whether notices are to stop."""
    return page(language, Message("do-you-want-no"), Message("stop-them"), (id, token))


@router.post("/notices/stop", response_class=Response, responses=PAGE)
async def stop(id: NoticeId, token: Token, services: Asked, language: Language) -> Response:
    """No more notices. Mail programs ask this by themselves when somebody presses their button."""
    await services.write(lambda transaction: subscriptions.stop(transaction, id, token))
    return page(language, Message("you-will-get-no"))


# ---- links in mails that were sent before the API was v2 -------------------------------------------------------------
# Nothing else of v1 is left. Mail programs that stop notices by themselves follow no redirect (RFC 8058).

older = APIRouter(prefix="/api/v1/notices", include_in_schema=False)
older.post("/stop", response_class=Response)(stop)


@older.get("/stop", response_class=Response)
@older.get("/confirm", response_class=Response)
@older.post("/confirm", response_class=Response)
async def moved(request: HTTPConnection, id: NoticeId, token: Token) -> Response:
    """The same page where it is now."""
    purpose = request.url.path.rpartition("/")[2]
    return RedirectResponse(f"/api/v2/notices/{purpose}?{urlencode({'id': id, 'token': token})}", 308)


def page(language: str, text: Message, button: Message | None = None, values: tuple[str, str] = ("", "")) -> Response:
    """A page with a sentence, and perhaps a button that asks the same address to do it."""
    form = ""
    if button is not None:
        action = f"?id={values[0]}&amp;token={values[1]}"
        form = f'<form method="post" action="{action}"><button>{escape(button.text(language))}</button></form>'
    told = escape(text.text(language))
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Troyes</title>'
    return HTMLResponse(f'<!doctype html><html lang="{language}"><head>{head}</head><p>{told}</p>{form}</html>')
