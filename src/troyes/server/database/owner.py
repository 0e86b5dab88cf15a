"""Who owns a database in a file: one server at a time, or one program that makes it anew.

What a server has in memory would be old after another's first move. The lock is the system's and ends with its process,
however that ends. It lies on a file beside the database, which stays: it names the address of who holds it. Programs
that only read, or write in single transactions, need not own anything.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.tools.writing import unwritable
from troyes.server.database.faults import file_of
from troyes.words.message import Message

SUFFIX: Final = ".lock"
PATIENCE: Final = 2.0  # seconds until who has just taken the lock has said who they are
PLACE: Final = 1 << 30  # where Windows locks: what stands before it can be read meanwhile


class Owner:
    """Holds the file of a database until it is closed; a database that is no file needs no owner."""

    def __init__(self, url: str, address: str = "") -> None:
        """`address` is where the server can be asked; BadInput if another program owns the database."""
        file = file_of(url)
        self.handle: int | None = None if file is None else opened(file)
        if file is None or self.handle is None:
            return
        if not locked(self.handle):
            os.close(self.handle)
            raise taken(file)
        os.ftruncate(self.handle, 0)
        os.write(self.handle, json.dumps({"address": address, "process": os.getpid()}).encode() + b"\n")

    def close(self) -> None:
        if self.handle is not None:
            with suppress(OSError):  # a full disk must not keep anybody from ending
                os.ftruncate(self.handle, 0)
            os.close(self.handle)
            self.handle = None

    def __enter__(self) -> Owner:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def address_of_owner(url: str) -> str | None:
    """Where the server is that owns a database; "" if a program owns it that is no server, None if nobody does."""
    file = file_of(url)
    if file is None or not lock_file(file).exists():
        return None
    handle = opened(file)
    try:
        return None if locked(handle) else told(file)
    finally:
        os.close(handle)  # which also lets go of the lock


def taken(file: Path) -> BadInput:
    address = told(file)
    if address:
        remedy = Message("open-that-one-or")
        return BadInput(str(file), "a-server-at-uses", remedy, address=address)
    return BadInput(str(file), "another-program-is-changing", "wait-until-it-has")


def told(file: Path) -> str:
    """What stands in the lock; who has just taken it may not have written yet."""
    until = monotonic() + PATIENCE
    while True:
        with suppress(OSError, ValueError):
            found = json.loads(lock_file(file).read_text(encoding="utf-8"))
            if isinstance(found, dict):
                return str(found.get("address", ""))
        if monotonic() > until:
            return ""
        sleep(0.02)


# ---- the lock of the system --------------------------------------------------------------------------------------


def lock_file(file: Path) -> Path:
    return file.with_name(file.name + SUFFIX)


def opened(file: Path) -> int:
    """Not inherited by the programs that this one starts: they may outlive it."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return os.open(lock_file(file), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unwritable(file, error) from None


if sys.platform == "win32":
    import msvcrt

    def locked(handle: int) -> bool:
        """Whether the lock was free; it is held from now on."""
        os.lseek(handle, PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        os.lseek(handle, 0, os.SEEK_SET)
        return True

else:
    import fcntl

    def locked(handle: int) -> bool:
        """Whether the lock was free; it is held from now on."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
