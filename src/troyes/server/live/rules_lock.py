"""One thread at a time in the rules: they share scratch memory, which is what makes them fast."""

from __future__ import annotations

from threading import Condition, Lock, get_ident
from typing import Final


class RulesLock:
    """Whoever holds it may take it again. A patient thread takes it only while nobody else waits for it.

    A plain lock goes to whoever asks first, and a thread that lets go of it to take it again at once always is first.
    """

    def __init__(self) -> None:
        self.free = Condition(Lock())
        self.patient: set[int] = set()
        self.owner = 0
        self.depth = 0
        self.waiting = 0  # those who are not patient

    def be_patient(self) -> None:
        """From now on this thread lets others go first."""
        self.patient.add(get_ident())

    def __enter__(self) -> None:
        me = get_ident()
        if self.owner != me:
            self.take(me)
        self.depth += 1

    def take(self, me: int) -> None:
        with self.free:
            if me in self.patient:
                while self.owner or self.waiting:
                    self.free.wait()
            else:
                self.waiting += 1
                while self.owner:
                    self.free.wait()
                self.waiting -= 1
            self.owner = me

    def __exit__(self, *error: object) -> None:
        self.depth -= 1
        if not self.depth:
            with self.free:
                self.owner = 0
                self.free.notify_all()


RULES: Final = RulesLock()
