"""Reading files that people write: what cannot be read is BadInput with the line, in plain words."""

from __future__ import annotations

import errno
import json
import re
from pathlib import Path
from typing import Any, Final

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.bounds import TOO_DEEP, check_dots, check_size
from troyes.kernel.tools.toml import read_toml
from troyes.words.message import Message, line_number, place

CAUSES: Final = {
    errno.ENOENT: Message("no-such-file-or"),
    errno.EACCES: Message("permission-denied"),
    errno.EPERM: Message("permission-denied"),
    errno.EISDIR: Message("is-a-directory"),
    errno.ENOTDIR: Message("not-a-directory"),
    errno.EEXIST: Message("file-exists"),
    errno.ENOSPC: Message("no-space-left-on"),
    errno.EDQUOT: Message("disk-quota-exceeded"),
    errno.EFBIG: Message("file-too-large"),
    errno.EIO: Message("input-output-error"),
    errno.EROFS: Message("read-only-file-system"),
    errno.ENAMETOOLONG: Message("file-name-too-long"),
}
NOT_TEXT: Final = Message("it-is-not-utf")
NO_NAME: Final = Message("this-cannot-be-the")
# What the readers of TOML and JSON complain about, in words of our own.
COMPLAINTS: Final = (
    (r"64 bits|Exceeds the limit", Message("an-integer-has-more")),
    (r"twice|overwrite|[Dd]uplicate|mutate", Message("a-name-is-given")),
    (r"Expected '='", Message("a-name-is-not")),
    (r"Invalid value|Expecting value", Message("there-is-no-value")),
    (r"after a statement", Message("the-line-goes-on")),
    (r"[Uu]nclosed|Unterminated|Expected [\"']|Illegal character '\\n'", Message("a-text-or-a")),
)
OTHERWISE: Final = Message("something-else-is-expected")
AT = re.compile(r"\(at line (\d+), column (\d+)\)")


def cause(error: Exception) -> Message:
    """Why a file cannot be used."""
    if isinstance(error, UnicodeDecodeError):
        return NOT_TEXT
    if not isinstance(error, OSError):
        return NO_NAME
    return CAUSES.get(error.errno or 0) or Message("why-of-the-system", why=error.strerror or str(error))


def read_text_file(path: str | Path, remedy: Message) -> str:
    """The text of a file; `remedy` says which file to name."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput(str(path), "cannot-be-read", remedy, why=cause(error)) from None


def parse_text(text: str, kind: str, where: str, remedy: Message) -> Any:
    """The data in a text of a kind, TOML or JSON; no deeper and no more than `bounds.py` allows."""
    if kind == "TOML":
        check_dots(text, where, remedy)
    try:
        data = json.loads(text) if kind == "JSON" else read_toml(text)
    except RecursionError:
        raise BadInput(where, TOO_DEEP, remedy) from None
    except ValueError as error:
        here = place(where, position_of(error, text))
        raise BadInput(here, "is-not-valid", remedy, kind=kind, why=complaint(error)) from None
    check_size(data, where, remedy)
    return data


def position_of(error: ValueError, text: str) -> str:
    """The line and the column of a complaint, as far as they are known."""
    if isinstance(error, json.JSONDecodeError):
        return Message("line-column", line=error.lineno, column=error.colno)
    if found := AT.search(str(error)):
        return Message("line-column", line=int(found[1]), column=int(found[2]))
    return line_number(len(text.splitlines())) if "end of document" in str(error) else ""


def complaint(error: ValueError) -> Message:
    return next((told for pattern, told in COMPLAINTS if re.search(pattern, str(error))), OTHERWISE)
