"""Errors: always {"error": {code, message, remedy}} in the caller's language, never a traceback."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, NotRequired, TypedDict

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request

from troyes.kernel.contract.refusals import BadInput, IllegalMove
from troyes.server.api.answers import Answer
from troyes.server.api.games.access import viewer_for
from troyes.server.api.languages import language_of
from troyes.server.api.models import LONGEST_CHAT
from troyes.server.api.people.identity import find_person, services_of
from troyes.server.database.faults import StorageFailed
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.kept.loading import NoSuchGame
from troyes.server.live.play.refused import Refused, no_such_game
from troyes.server.live.tables.names import LONGEST_NAME
from troyes.server.live.told.frames import frame_data
from troyes.server.live.told.shown import StateShown
from troyes.words.message import Message


class Error(TypedDict):
    """What is wrong, and what to do about it; `where`: which part of what was sent."""

    code: str
    message: str
    remedy: str
    where: NotRequired[str]


class ErrorShown(TypedDict):
    error: Error


class StaleShown(ErrorShown):
    """Refused; with the newer state where the order was about an older one."""

    seq: NotRequired[int]
    state: NotRequired[StateShown]


LOG: Final = logging.getLogger("troyes.server")
HTTP: Final = {
    404: (Message("there-is-nothing-at"), Message("see-openapi-json-for-what-there")),
    405: (Message("this-cannot-be-asked"), Message("see-openapi-json-for-what-can")),
    413: (Message("this-is-too-long"), Message("send-less")),
}
OTHER: Final = (Message("the-request-cannot-be"), Message("see-openapi-json-for-what-can-be-asked"))
FAULT: Final = (Message("something-went-wrong-here"), Message("try-again-if-it"))
# What people type themselves, by its field, where it can be read and yet is none: empty, too long, invisible.
UNREADABLE: Final = frozenset({"missing", "extra_forbidden", "string_type"})
PASSWORD: Final = (Message("a-password-has-8"), Message("choose-several-words-that"))
TYPED: Final = {
    ("password", False): PASSWORD,
    ("new", False): PASSWORD,
    ("name", False): (Message("a-name-has-letters", most=LONGEST_NAME), Message("choose-another-name")),
    ("text", False): (Message("a-line-has-letters", most=LONGEST_CHAT), Message("write-it-in-another")),
}
AWAY: Final = Message("the-server-cannot-reach")
LATER: Final = Message("try-again-in-a-moment")
SAME_KEY: Final = Message("try-again-in-a-moment-with")
RETRY_AFTER: Final = "2"  # seconds


def error_data(code: str, problem: str, remedy: str, where: str | None = None) -> ErrorShown:
    error: Error = {"code": code, "message": whole(problem), "remedy": whole(remedy)}
    if where is not None:
        error["where"] = whole(where)
    return {"error": error}


def whole(text: str) -> str:
    """Without halves of letters: JSON can hold them, and errors repeat what was sent, but no answer can."""
    return text.encode("utf-8", "replace").decode()


def error_answer(
    request: Request, status: int, code: str, texts: tuple[Message, Message], where: str | None = None
) -> Answer:
    language = language_of(request)
    problem, remedy = texts
    return Answer(error_data(code, problem.text(language), remedy.text(language), where), status)


async def refused(request: Request, error: Exception) -> Answer:
    """With the newer state where the order was about an older one."""
    assert isinstance(error, Refused)
    language = language_of(request)
    data = error_data(error.code, error.problem.text(language), error.remedy.text(language), error.where)
    if error.game is None:
        return Answer(data, error.status)
    return Answer({**data, **await newer_state(request, error.game, error.seat, language)}, error.status)


async def newer_state(request: Request, game: LiveGame, seat: int | None, language: str) -> dict[str, Any]:
    services, person = services_of(request), await find_person(request)
    if seat is None:
        seat = game.seat_now(None if person is None else person.id)
    viewer = await viewer_for(services, game, person, seat, language)
    found = await services.render(lambda: frame_data(game.by_calendar(services.time), viewer, []))
    return {"seq": found["seq"], "state": found["state"]}


async def illegal(request: Request, error: Exception) -> Answer:
    assert isinstance(error, IllegalMove)
    remedy = Message("choose-one-of-the").text(language_of(request))
    return Answer(error_data(error.reason.code, error.reason.text(language_of(request)), remedy), 422)


async def bad_input(request: Request, error: Exception) -> Answer:
    assert isinstance(error, BadInput)
    language = language_of(request)
    problem = error.at("").problem.text(language)
    where = error.where.text(language)
    return Answer(error_data("bad_input", problem, error.remedy.text(language), where=where), 422)


def typed_wrong(error: RequestValidationError) -> tuple[str, tuple[Message, Message]] | None:
    """The field, and what to tell somebody whose own words are all that is wrong."""
    wrong = {(str(one["loc"][-1]), one["type"] in UNREADABLE) for one in error.errors()}
    only = wrong.pop() if len(wrong) == 1 else None
    return None if only is None or only not in TYPED else (only[0], TYPED[only])


def too_large(error: RequestValidationError) -> BadInput | None:
    """A table that is deeper or longer than any may be, with its place."""
    for one in error.errors():
        if isinstance(found := one.get("ctx", {}).get("error"), BadInput):
            return found.at(".".join(map(str, one["loc"][1:])))
    return None


async def invalid(request: Request, error: Exception) -> Answer:
    """What does not fit the description of the API: which field, in words of our own; what people type, in theirs."""
    assert isinstance(error, RequestValidationError)
    large = too_large(error)
    if large is not None:
        return await bad_input(request, large)
    typed = typed_wrong(error)
    if typed is not None:
        return error_answer(request, 422, "invalid", typed[1], where=typed[0])
    fields = [".".join(str(part) for part in one["loc"][1:]) or "body" for one in error.errors()]
    problem = Message("these-fields-are-missing", fields=sorted(set(fields))[:10])
    return error_answer(request, 422, "invalid", (problem, OTHER[1]))


async def http_error(request: Request, error: Exception) -> Answer:
    assert isinstance(error, HTTPException)
    answer = error_answer(request, error.status_code, f"http_{error.status_code}", HTTP.get(error.status_code, OTHER))
    answer.headers.update(error.headers or {})
    return answer


async def no_game(request: Request, error: Exception) -> Answer:
    return await refused(request, no_such_game())


async def storage(request: Request, error: Exception) -> Answer:
    return no_storage(request)


def no_storage(request: Request) -> Answer:
    """Whether an order was carried out is not known: it may be repeated with the key it had."""
    has_key = "idempotency-key" in request.headers
    answer = error_answer(request, 503, "storage", (AWAY, SAME_KEY if has_key else LATER))
    answer.headers["Retry-After"] = RETRY_AFTER
    return answer


async def fault(request: Request, error: Exception) -> Answer:
    return error_answer(request, 500, "fault", FAULT)


HANDLERS: Final[dict[type[Exception], Callable[[Request, Exception], Awaitable[Answer]]]] = {
    Refused: refused,
    NoSuchGame: no_game,
    IllegalMove: illegal,
    BadInput: bad_input,
    RequestValidationError: invalid,
    HTTPException: http_error,
    StorageFailed: storage,
}


async def answer_to(request: Request, error: Exception) -> Answer | None:
    """The answer to what was refused; None for a fault of the program."""
    for kind, handler in HANDLERS.items():
        if isinstance(error, kind):
            return await handler(request, error)
    return None


def add_handlers(app: FastAPI) -> None:
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    app.add_exception_handler(Exception, fault)
