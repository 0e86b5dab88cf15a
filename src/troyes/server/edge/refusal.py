"""What is told to whom the edge refuses: in every language, since nothing of the request is known."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import orjson

from troyes.server.api.errors import ErrorShown
from troyes.server.api.protection import HEADERS
from troyes.words.catalogue import languages
from troyes.words.message import Message

TEXTS: Final = {
    400: ("bad_request", Message("the-request-cannot-be"), Message("send-http-1-1")),
    408: ("too_slow", Message("the-request-did-not"), Message("try-again-over-a")),
    414: ("long_address", Message("the-address-is-too"), Message("ask-for-less-at")),
    429: ("too_many", Message("too-much-at-once"), Message("wait-a-moment-and")),
    431: ("long_head", Message("the-head-of-the"), Message("send-fewer-and-shorter")),
}


def answer(status: int) -> bytes:
    """A whole answer, after which nothing follows."""
    code, *texts = TEXTS[status]
    message, remedy = (" / ".join(text.text(language) for language in languages()) for text in texts)
    shown: ErrorShown = {"error": {"code": code, "message": message, "remedy": remedy}}
    body = orjson.dumps(shown)
    fields = {**HEADERS, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    fields |= {"retry-after": "5"} if status == 429 else {}
    head = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*head, "", ""]).encode() + body
