"""The languages there are, and the texts of the page in each of them."""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

import orjson
from fastapi import APIRouter, Header, Response
from pydantic import RootModel
from starlette.exceptions import HTTPException

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games import REFUSALS
from troyes.words.catalogue import catalogue, languages
from troyes.words.page import page_texts

router = APIRouter(tags=["words"], responses=REFUSALS)
SAME: Final = {304: {"description": "The texts are those that the asker has"}}


class LanguageShown(Answered):
    """A language by its code, with its own name for itself."""

    code: str
    name: str


class LanguagesShown(Answered):
    languages: list[LanguageShown]


class WordsShown(RootModel[dict[str, str | list[str | list[object]]]]):
    """Texts by name. One without gaps is a string, any other a list of pieces: strings, `[name]` or `[name, function]`
    for the value of a gap, `[name, function, {key: text}, usual]` for a choice by a value."""


class Packed(NamedTuple):
    """The texts of a language as they are sent, and what tells them from others."""

    plain: bytes
    gzipped: bytes
    version: str


@router.get("/languages", response_model=LanguagesShown)
def list_languages() -> Response:
    """Every language of this server; texts are translated from the first one."""
    return Answer({"languages": [{"code": code, "name": name_of(code)} for code in languages()]})


@router.get("/words/{language}", response_model=WordsShown, responses=SAME)
def words(
    language: str,
    accept_encoding: Annotated[str, Header(include_in_schema=False)] = "",
    if_none_match: Annotated[str, Header(include_in_schema=False)] = "",
) -> Response:
    """All texts of the page in a language; what it lacks is in English. By their ETag they may be kept."""
    if language not in languages():
        raise HTTPException(404)
    found, may_pack = packed(language), "gzip" in accept_encoding
    tag = f'"{found.version}{"-gzip" if may_pack else ""}"'
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if tag in if_none_match or if_none_match.strip() == "*":
        return Response(status_code=304, headers=headers)
    if may_pack:
        return Answer(found.gzipped, headers={**headers, "content-encoding": "gzip"})
    return Answer(found.plain, headers=headers)


@cache
def packed(language: str) -> Packed:
    plain = orjson.dumps(page_texts(language))
    return Packed(plain, gzip.compress(plain, mtime=0), sha256(plain).hexdigest()[:16])


def name_of(language: str) -> str:
    return catalogue(language).text("language-name")
