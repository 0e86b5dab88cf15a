"""Writing files: whole, or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.reading import cause
from troyes.words.message import Message

FOLDER_REMEDY: Final = Message("name-a-file-in")
MAKE_ROOM: Final = Message("make-room-on-the-disk-or")
NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def unwritable(path: Path, error: Exception) -> BadInput:
    """Why a file cannot be written, and the way out."""
    if isinstance(error, OSError) and error.errno in NO_ROOM:
        return BadInput(str(path), "cannot-be-written", MAKE_ROOM, why=cause(error))
    return BadInput(str(path), "cannot-be-written", FOLDER_REMEDY, why=cause(error))


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the file and rename: a reader finds the old file or the new one, never half of one.

    A link keeps pointing to the file that is written; a device, a pipe or a folder is never replaced.
    """
    try:
        target = path.resolve()
        is_free = target.is_file() or not target.exists()
    except (OSError, ValueError, RuntimeError) as error:
        raise unwritable(path, error) from None
    if target.is_dir():
        raise unwritable(path, IsADirectoryError(errno.EISDIR, ""))
    if not is_free:
        raise BadInput(str(path), "is-not-a-file", FOLDER_REMEDY)
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with open(part, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException as error:  # an interruption leaves nothing behind either
        discard(part)
        if isinstance(error, OSError | ValueError):
            raise unwritable(path, error) from None
        raise


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet, or is empty; one that holds something else is left as it is."""
    try:
        is_other = path.is_file() and path.stat().st_size > 0 and path.read_bytes() != data
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    if is_other:
        raise BadInput(str(path), "is-there-already-and", "name-another-file")
    write_whole(path, data)


def discard(part: Path) -> None:
    """Take away what was begun, if anything was."""
    try:
        part.unlink(missing_ok=True)
    except (OSError, ValueError):
        return
