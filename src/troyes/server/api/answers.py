"""Answers as JSON, written fast."""

from __future__ import annotations

from typing import Any

import orjson
from starlette.responses import Response


class Answer(Response):
    """Plain data, or JSON that has been written already."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else orjson.dumps(content)
