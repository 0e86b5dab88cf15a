"""The page: the game in the browser, built from `web/` into the package.

Its addresses are its own affair (`/games/ID`, `/rules`, …): whatever is no file of it is answered with its first page.
"""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import FastAPI, Response
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from troyes.server.api.errors import error_answer
from troyes.words.message import Message

FOLDER: Final = Path(__file__).parent.parent / "page"
FIRST: Final = "index.html"
OWN_NAME: Final = "assets/"  # their names change with their content
NOT_PAGES: Final = ("api", "assets", "openapi.json", "healthz", "readyz", "metrics")
NOT_BUILT: Final = (
    Message("the-page-of-the"),
    Message("build-it-with-make"),
)
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline';"
    " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "vary": "accept-encoding",
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
    data = file.read_bytes()
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    packed = gzip.compress(data, mtime=0) if kind.startswith(WORTH_PACKING) else None
    return File(data, packed, kind, file.relative_to(FOLDER).as_posix().startswith(OWN_NAME))


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
    file = known.get(path) or known.get(FIRST)
    if file is None:
        return error_answer(request, 404, "not_built", NOT_BUILT)
    return answer(file, "gzip" in request.headers.get("accept-encoding", ""))


def answer(file: File, may_pack: bool) -> Response:
    headers = {**HEADERS, "cache-control": "public, max-age=31536000, immutable" if file.is_lasting else "no-cache"}
    if may_pack and file.packed is not None:
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.data, media_type=file.kind, headers=headers)
