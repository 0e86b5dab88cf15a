"""Structured logs: one JSON object per line, on standard error.

Nothing that grants anything is ever written: no token, cookie, invitation, secret, body or query. What is logged is
chosen field by field; libraries are heard from warnings on, since their chatter shows headers and addresses.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TextIO

import orjson

REQUEST: Final[ContextVar[str | None]] = ContextVar("request", default=None)
OWN: Final = "troyes"
PACKAGE: Final = Path(__file__).parents[2]


class JsonLines(logging.Formatter):
    """`extra={"fields": {…}}` adds fields. Of an error its kind and where it was: its text could hold anything."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": time.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        if (request := REQUEST.get()) is not None:
            line["request"] = request
        line |= getattr(record, "fields", {})
        if record.exc_info and record.exc_info[1] is not None:
            line |= described(record.exc_info[1])
        return orjson.dumps(line, default=str, option=orjson.OPT_NON_STR_KEYS).decode()


def described(error: BaseException) -> dict[str, Any]:
    """The kind of an error and of what caused it, and the calls that led to it."""
    calls = [
        f"{short(frame.filename)}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
    ]
    cause = error.__cause__ or error.__context__
    found: dict[str, Any] = {"error": type(error).__qualname__, "calls": calls}
    return found if cause is None else {**found, "cause": type(cause).__qualname__}


def short(file: str) -> str:
    """The path of a file within the package, or its name."""
    path = Path(file)
    return str(path.relative_to(PACKAGE)) if path.is_relative_to(PACKAGE) else path.name


def configure(level: str = "info", stream: TextIO | None = None) -> None:
    """Send all logs to one place; `level` is that of the server's own."""
    # What is found out for every line and never told: who logs it, in which thread and process.
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    logging._srcfile = None
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.asgi", "websockets", "httpx", "sqlalchemy", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())
