"""The languages there are, and the texts of the page in each of them."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Final, NamedTuple, TypedDict

import orjson
from fastapi import APIRouter, Header, Query, Response
from pydantic import RootModel
from starlette.exceptions import HTTPException

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.words.catalogue import catalogue, languages
from troyes.words.page import page_texts

router = APIRouter(tags=["words"], responses=REFUSALS)
LASTING: Final = "public, max-age=31536000, immutable"
SAME: Final[dict[int | str, dict[str, Any]]] = {304: {"description": "The texts are those that the asker has"}}


class LanguageShown(Answered):
    """A language by its code, with its own name for itself; the version is that of the page's texts."""

    code: str
    name: str
    version: str


class LanguagesShown(Answered):
    languages: list[LanguageShown]


class WordsShown(RootModel[dict[str, object]]):
    """Texts by name, the names taken apart at their dashes: `nav-home` is `{"nav": {"home": …}}`, and where `nav` is a
    text, too, that is `{"nav": {"": …}}`. A text without gaps is a string, any other a list of pieces: strings,
    `[name]` or `[name, function]` for the value of a gap, `[name, function, {key: text}, usual]` for a choice by it."""


class Offered(TypedDict):
    code: str
    name: str
    version: str


class Packed(NamedTuple):
    """The texts of a language as they are sent, and what tells them from others."""

    plain: bytes
    gzipped: bytes
    version: str


@router.get("/languages", response_model=LanguagesShown)
def list_languages() -> Response:
    """Every language of this server; texts are translated from the first one."""
    return Answer({"languages": offered()})


@router.get("/words/{language}", response_model=WordsShown, responses=SAME)
def words(
    language: str,
    v: Annotated[str, Query(description="The version that is asked for: it lasts")] = "",
    accept_encoding: Annotated[str, Header(include_in_schema=False)] = "",
    if_none_match: Annotated[str, Header(include_in_schema=False)] = "",
) -> Response:
    """All texts of the page in a language; what it lacks is in English.

    They may be kept: a version of them for good, else by their ETag.
    """
    if language not in languages():
        raise HTTPException(404)
    found, may_pack = packed(language), "gzip" in accept_encoding
    tag = f'"{found.version}{"-gzip" if may_pack else ""}"'
    lasts = LASTING if v == found.version else "no-cache"
    headers = {"cache-control": lasts, "etag": tag, "vary": "accept-encoding"}
    if tag in if_none_match or if_none_match.strip() == "*":
        return Response(status_code=304, headers=headers)
    if may_pack:
        return Answer(found.gzipped, headers={**headers, "content-encoding": "gzip"})
    return Answer(found.plain, headers=headers)


@cache
def packed(language: str) -> Packed:
    plain = orjson.dumps(nested(page_texts(language)))
    return Packed(plain, gzip.compress(plain, mtime=0), sha256(plain).hexdigest()[:8])


def nested(texts: Mapping[str, object]) -> Any:
    """Beginnings that many names share are sent once: packed, that is a fifteenth less."""
    found: dict[str, Any] = {}
    for name, text in texts.items():
        inside = found
        for part in name.split("-"):
            inside = inside.setdefault(part, {})
        inside[""] = text
    return {part: bared(inside) for part, inside in found.items()}


def bared(inside: dict[str, Any]) -> Any:
    """A text that stands alone, without what is around it."""
    if list(inside) == [""]:
        return inside[""]
    return {part: bared(more) if part else more for part, more in inside.items()}


@cache
def offered() -> list[Offered]:
    return [
        {"code": code, "name": catalogue(code).text("language-name"), "version": packed(code).version}
        for code in languages()
    ]
