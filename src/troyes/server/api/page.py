"""The page: the game in the browser, built from `web/` into the package. Texts in its first files, and which
languages there are, are filled in here.

Its addresses are its own affair (`/games/ID`, `/rules`, …): whatever is no file of it is answered with its first page.
"""

from __future__ import annotations

import gzip
import json
import mimetypes
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI, Response
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from troyes.server.api.errors import error_answer
from troyes.server.api.languages import language_of
from troyes.server.api.words import LASTING, offered
from troyes.words.message import Message
from troyes.words.page import page_catalogue

FOLDER: Final = Path(__file__).parent.parent / "page"
FIRST: Final = "index.html"
WITH_TEXTS: Final = (FIRST, "manifest.webmanifest")
TEXT: Final = re.compile(r"\{\{([\w-]+)\}\}")  # `{{rules-title}}`
OWN_NAME: Final = "assets/"  # their names change with their content
NOT_PAGES: Final = ("api", "assets", "openapi.json", "healthz", "readyz", "metrics")
NOT_BUILT: Final = (Message("the-page-of-the"), Message("build-it-with-make"))
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "vary": "accept-encoding, accept-language",
}
TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
WORTH_PACKING: Final = ("text/", "application/manifest", "image/svg")


class File(NamedTuple):
    """A file of the page, also packed if that makes it smaller."""

    data: bytes
    packed: bytes | None
    kind: str
    is_lasting: bool


@cache
def files() -> dict[str, File]:
    """All files of the page by address; they fit in memory easily."""
    found = sorted(file for file in FOLDER.rglob("*") if file.is_file() and not file.name.startswith("."))
    return {file.relative_to(FOLDER).as_posix(): read(file) for file in found}


def read(file: Path) -> File:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return packed(file.read_bytes(), kind, file.relative_to(FOLDER).as_posix().startswith(OWN_NAME))


def packed(data: bytes, kind: str, is_lasting: bool) -> File:
    return File(data, gzip.compress(data, mtime=0) if kind.startswith(WORTH_PACKING) else None, kind, is_lasting)


@cache
def filled(file: File, language: str) -> File:
    """A file with its texts in a language; where it asks for `languages`, all that are offered."""
    texts = page_catalogue(language)
    known = {"language": language, "languages": json.dumps(offered(), ensure_ascii=False)}
    quote = escape if file.kind == "text/html" else in_json
    text = TEXT.sub(lambda mark: quote(known.get(mark[1]) or texts.text(mark[1])), file.data.decode())
    return packed(text.encode(), file.kind, file.is_lasting)


def in_json(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)[1:-1]


def add_page(app: FastAPI) -> None:
    """Answer whatever nobody else does, and nothing that somebody else would answer in another way."""
    unknown = app.router.default

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        is_page = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        found = find(Request(scope)) if is_page else None
        await (found or unknown)(scope, receive, send)

    app.router.default = page


def find(request: Request) -> Response | None:
    """The answer to an address; None if it belongs to the API."""
    path, known = request.url.path.lstrip("/"), files()
    if path.split("/")[0] in NOT_PAGES and path not in known:
        return None
    name = path if path in known else FIRST
    file = known.get(name)
    if file is None:
        return error_answer(request, 404, "not_built", NOT_BUILT)
    return answer(
        filled(file, language_of(request)) if name in WITH_TEXTS else file,
        "gzip" in request.headers.get("accept-encoding", ""),
    )


def answer(file: File, may_pack: bool) -> Response:
    headers = {**HEADERS, "cache-control": LASTING if file.is_lasting else "no-cache"}
    if may_pack and file.packed is not None:
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.data, media_type=file.kind, headers=headers)
