"""What uvicorn logs, put right: nonsense is the sender's fault, not the server's."""

from __future__ import annotations

import logging
from typing import Final

NONSENSE: Final = (
    "Invalid UTF-8 sequence received from client.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)


class SendersFaults(logging.Filter):
    """Logs them as what they are, without a traceback."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg in NONSENSE:
            record.levelno, record.levelname = logging.INFO, "INFO"
            record.exc_info = None
        return True


SENDERS_FAULTS: Final = SendersFaults()


def put_right() -> None:
    """However often it is called, once."""
    logging.getLogger("uvicorn.error").addFilter(SENDERS_FAULTS)
