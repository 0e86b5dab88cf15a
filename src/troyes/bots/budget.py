"""How long a bot may think: seconds, evaluations, or as long as it usually does."""

from __future__ import annotations

from time import monotonic


class Budget:
    """Asked between units of work: once it is over, a bot answers with the best it has found so far.

    The seconds count from now on. Another thread may `stop` it at any time.
    """

    def __init__(
        self, seconds: float | None = None, evaluations: int | None = None, outer: Budget | None = None
    ) -> None:
        self.end = None if seconds is None else monotonic() + seconds
        self.left = evaluations
        self.outer = outer
        self.is_stopped = False

    @classmethod
    def none(cls) -> Budget:
        """No limit: a bot takes what it usually takes."""
        return cls()

    def within(self, seconds: float | None = None, evaluations: int | None = None) -> Budget:
        """A part of it: over when either is."""
        return Budget(seconds, evaluations, self)

    def spend(self, evaluations: int) -> None:
        """So many more positions have been valued."""
        if self.left is not None:
            self.left -= evaluations
        if self.outer is not None:
            self.outer.spend(evaluations)

    def stop(self) -> None:
        self.is_stopped = True

    def is_over(self) -> bool:
        if self.is_stopped or (self.left is not None and self.left <= 0):
            return True
        if self.end is not None and monotonic() >= self.end:
            return True
        return self.outer is not None and self.outer.is_over()

    def seconds_left(self) -> float | None:
        """Until the first of its ends; None without one."""
        ends = [self.end - monotonic()] if self.end is not None else []
        outer = self.outer.seconds_left() if self.outer is not None else None
        return min([*ends, *([outer] if outer is not None else [])], default=None)

    def evaluations_left(self) -> int | None:
        left = [budget.left for budget in (self, self.outer) if budget is not None and budget.left is not None]
        return min(left, default=None)
