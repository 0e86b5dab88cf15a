"""Reading the values of a scenario's position: BadInput names the field that cannot be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import Violation
from troyes.words.message import Message

REMEDY = Message("see-docs-scenarios-md")
IMPOSSIBLE = Message("no-game-leads-there")


class Staging:
    """What the games need to set up a position by name."""

    def __init__(self, where: str) -> None:
        self.where = where

    def fail(self, field: str, problem: str, remedy: str = REMEDY, **values: object) -> BadInput:
        return BadInput((self.where, field), problem, remedy, **values)

    def table(self, value: Any, field: str) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise self.fail(field, "must-be-a-table-kernel")
        return value

    def whole(self, value: Any, field: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.fail(field, "must-be-a-whole-number-from-to-not", low=low, high=high, value=value)
        return value

    def require(self, violations: Sequence[Violation]) -> None:
        """Nothing in the position may be impossible."""
        for violation in violations:
            raise self.fail(violation.where, violation.problem, IMPOSSIBLE)

    def words(self, value: Any, field: str) -> list[str]:
        if not isinstance(value, str):
            raise self.fail(field, "must-be-a-text-not", value=value)
        return value.split()
