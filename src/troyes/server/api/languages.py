"""The language of an answer: `?lang=`, else what the browser asks for, else English."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends, Query
from starlette.requests import HTTPConnection

from troyes.words.catalogue import languages


def language_of(connection: HTTPConnection) -> str:
    """Also for requests that are refused before their parameters are read."""
    wanted = connection.query_params.get("lang", "")
    if wanted in languages():
        return wanted
    accepted = connection.headers.get("accept-language", "").lower().split(",")
    return next((tag.strip()[:2] for tag in accepted if tag.strip()[:2] in languages()), "en")


async def declared(connection: HTTPConnection, lang: Annotated[Literal["en", "fr"] | None, Query()] = None) -> str:
    return language_of(connection)


Language = Annotated[str, Depends(declared)]
