"""Refusals: why a move is not legal, in words a player understands, and errors about input."""

from __future__ import annotations

from dataclasses import dataclass

from troyes.words.message import Message, message, place

Value = int | str


@dataclass(frozen=True)
class Refusal:
    """A named rule that forbids a move."""

    code: str
    said: Message

    def text(self, language: str = "en") -> str:
        return self.said.text(language)

    def __str__(self) -> str:
        return self.said


def refusal(code: str, key: str, /, **values: object) -> Refusal:
    """A refusal whose text is filled with the numbers of today."""
    return Refusal(code, Message(key, **values))


class IllegalMove(ValueError):
    """A move that the rules forbid; nothing has changed."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason.text())
        self.reason = reason


class BadInput(ValueError):
    """Input that cannot be used: says where (file, line or field), what is wrong and what to do.

    `problem` and `remedy` are the names of messages, filled with the values; several parts of `where` lead from the
    outside in. All three are kept as messages: strings in English that can be told in other languages.
    """

    def __init__(self, where: str | tuple[str, ...], problem: str, remedy: str, /, **values: object) -> None:
        self.where = place(*where) if isinstance(where, tuple) else place(where)
        self.problem = message(problem, values)
        self.remedy = message(remedy, values)
        super().__init__(self.text())

    def text(self, language: str = "en") -> str:
        said = f"{self.problem.text(language).rstrip('.')}. {self.remedy.text(language)}"
        return Message("place-said", where=self.where, said=said).text(language) if self.where else said

    def at(self, where: str | tuple[str, ...]) -> BadInput:
        """The same about another place."""
        return BadInput(where, self.problem, self.remedy)

    def within(self, where: str) -> BadInput:
        """The same, its place being inside another."""
        return self.at((where, self.where))

    def __reduce__(self) -> tuple[type[BadInput], tuple[str, str, str]]:
        """It may have to travel back from another process."""
        return BadInput, (self.where, self.problem, self.remedy)
