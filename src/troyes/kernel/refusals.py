"""Refusals: why a move is not legal, in words a player understands, and errors about input."""

from __future__ import annotations

from dataclasses import dataclass, field

Value = int | str


@dataclass(frozen=True)
class Refusal:
    """A named rule that forbids a move, in both languages."""

    code: str
    texts: dict[str, str] = field(hash=False)

    def text(self, language: str = "en") -> str:
        return self.texts[language]

    def __str__(self) -> str:
        return self.text()


def refusal(code: str, en: str, fr: str, **values: Value) -> Refusal:
    """A refusal whose texts are filled with the numbers of today."""
    return Refusal(code, {"en": en.format(**values), "fr": fr.format(**values)})


class IllegalMove(ValueError):
    """A move that the rules forbid; nothing has changed."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.text())
        self.reason = reason


class BadInput(ValueError):
    """Input that cannot be used: says where (file, line or field), what is wrong and what to do."""

    def __init__(self, where: str, problem: str, remedy: str) -> None:
        super().__init__(f"{where}: {problem}. {remedy}" if where else f"{problem}. {remedy}")
        self.where = where
        self.problem = problem
        self.remedy = remedy

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, str, str]]:
        """It may have to travel back from another process."""
        return BadInput, (self.where, self.problem, self.remedy)
