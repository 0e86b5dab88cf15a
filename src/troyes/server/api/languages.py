"""The language of an answer: `?lang=`, else the best that the browser asks for, else English."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query
from pydantic import AfterValidator
from starlette.requests import HTTPConnection

from troyes.server.edge.fields import fields_of
from troyes.words.catalogue import SOURCE, languages
from troyes.words.choosing import accepted


def language_of(connection: HTTPConnection) -> str:
    """Also for requests that are refused before their parameters are read."""
    wanted = connection.query_params.get("lang", "") if connection.scope["query_string"] else ""
    if wanted in languages():
        return wanted
    return accepted(fields_of(connection.scope).get("accept-language", "")) or SOURCE


def known(language: str) -> str:
    """Checked here and not described: which languages there are is a matter of folders, not of the API."""
    if language not in languages():
        raise ValueError("no language of this server")
    return language


Wanted = Annotated[str, AfterValidator(known)]


async def declared(
    connection: HTTPConnection,
    lang: Annotated[Wanted | None, Query(description="One of /api/v2/languages")] = None,
) -> str:
    return language_of(connection)


Language = Annotated[str, Depends(declared)]
