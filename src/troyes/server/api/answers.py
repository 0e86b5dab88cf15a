"""Answers as JSON, written fast. Models describe what they hold; tests check it, not whoever sends them."""

from __future__ import annotations

from typing import Any

import orjson
from pydantic import BaseModel, ConfigDict
from starlette.responses import Response


class Answer(Response):
    """Plain data, or JSON that has been written already."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return content if isinstance(content, bytes) else orjson.dumps(content)


class Answered(BaseModel):
    """The model of an answer: this, and nothing besides. Answers about games are declared where they are written, as
    plain types, and described by `described.py`."""

    model_config = ConfigDict(extra="forbid")
