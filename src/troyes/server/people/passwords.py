"""Passwords: kept as argon2id, never as they are. Checking one is slow on purpose, so it is done in threads."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher, Type
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn  # type: ignore[import-untyped]

from troyes.server.live.play.refused import Refused
from troyes.words.message import Message

THREADS: Final = 2  # each needs 19 MB
MOST_WAITING: Final = 50
GOOD_SCORE: Final = 3  # of 4: more than a hundred million guesses
LONGEST_JUDGED: Final = 64  # characters that are looked at: the time for it grows with their square
WORD: Final = re.compile(r"\w+")
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1, type=Type.ID)


class Passwords:
    """Two at a time; when too many wait, the others are told to come back."""

    def __init__(self) -> None:
        self.waiting = 0

    @cached_property
    def threads(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(THREADS, "passwords")

    async def hash(self, password: str) -> str:
        with Waiting(self):
            return await asyncio.get_running_loop().run_in_executor(self.threads, HASHER.hash, normal(password))

    async def is_weak(self, password: str, known: Sequence[str]) -> bool:
        """Whether it would be guessed; `known` are words that somebody who guesses would try first."""
        with Waiting(self):
            return await asyncio.get_running_loop().run_in_executor(self.threads, is_weak, normal(password), known)

    async def verify(self, hashed: str | None, password: str) -> bool:
        """Without a hash it takes as long, and the answer is no: time does not tell whether an account exists."""
        with Waiting(self):
            return await asyncio.get_running_loop().run_in_executor(self.threads, verify, hashed, normal(password))


class Waiting:
    """Counts those who wait."""

    def __init__(self, passwords: Passwords) -> None:
        self.passwords = passwords

    def __enter__(self) -> None:
        if self.passwords.waiting >= MOST_WAITING:
            problem, remedy = Message("too-many-people-sign"), Message("try-again-in-a-moment")
            raise Refused(503, "busy", problem, remedy)
        self.passwords.waiting += 1

    def __exit__(self, *error: object) -> None:
        self.passwords.waiting -= 1


def normal(password: str) -> str:
    """The same password however a keyboard writes its accents."""
    return unicodedata.normalize("NFC", password)


def verify(hashed: str | None, password: str) -> bool:
    try:
        return HASHER.verify(hashed or NOBODY, password) and hashed is not None
    except (VerificationError, InvalidHashError):
        return False


def is_weak(password: str, known: Sequence[str]) -> bool:
    """By zxcvbn's estimate, which knows common passwords and words, dates, rows of keys and repetitions."""
    words = [word[:LONGEST_JUDGED] for name in known for word in {name, *WORD.findall(name)} if len(word) > 2]
    return int(zxcvbn(password[:LONGEST_JUDGED], words)["score"]) < GOOD_SCORE


def is_outdated(hashed: str) -> bool:
    """Whether it was made with other parameters than today's."""
    return HASHER.check_needs_rehash(hashed)


NOBODY: Final = HASHER.hash("")  # what is checked where there is no account
