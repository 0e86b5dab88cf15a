"""Writing files: whole, or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from troyes.kernel.reading import cause
from troyes.kernel.refusals import BadInput


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the file and rename: a reader finds the old file or the new one, never half of one."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part") if path.name else path
    try:
        with open(part, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except (OSError, ValueError) as error:
        discard(part)
        remedy = "Name a file in a folder you may write to"
        raise BadInput(str(path), "cannot be written ({why})", remedy, why=cause(error)) from None


def discard(part: Path) -> None:
    """Take away what was begun, if anything was."""
    try:
        part.unlink(missing_ok=True)
    except (OSError, ValueError):
        return
