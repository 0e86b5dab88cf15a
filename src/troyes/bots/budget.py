"""How long a bot may think: seconds, evaluations, or as long as it usually does."""

from __future__ import annotations

from time import monotonic


class Budget:
    """Asked between units of work: once it is over, a bot answers with the best it has found so far.

    The seconds count from now on. Another thread may `stop` it at any time.
    """

    def __init__(self, seconds: float | None = None, evaluations: int | None = None) -> None:
        self.end = None if seconds is None else monotonic() + seconds
        self.left = evaluations
        self.is_stopped = False

    @classmethod
    def none(cls) -> Budget:
        """No limit: a bot takes what it usually takes."""
        return cls()

    def spend(self, evaluations: int) -> None:
        """So many more positions have been valued."""
        if self.left is not None:
            self.left -= evaluations

    def stop(self) -> None:
        self.is_stopped = True

    def is_over(self) -> bool:
        if self.is_stopped or (self.left is not None and self.left <= 0):
            return True
        return self.end is not None and monotonic() >= self.end
