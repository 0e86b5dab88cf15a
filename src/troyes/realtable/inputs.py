"""What is due at a real table as data: how many dice of which colour, which card of which deck, which pieces where.

A screen can ask for it with buttons and needs to know no rule. The answer is one line: the line of the chosen card, or
what the inputs say, one after the other, with spaces between them.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple


class Choice(NamedTuple):
    """Something to pick: what stands for it in the answer, its name, what it does."""

    value: str  # in an answer of several pieces
    name: str
    line: str = ""  # the whole answer, where one card is picked
    text: str = ""
    piece: str = ""  # choices of one piece share what is left of it
    left: int = 1


@dataclass(frozen=True)
class Input:
    """`dice`: as many digits as `count`; `card`: one of the choices; `pieces`: a choice for each of `count` places."""

    kind: str
    label: str
    count: int = 1
    colour: str | None = None
    owner: str | None = None  # you, king
    deck: dict[str, Any] | None = None
    choices: tuple[Choice, ...] = ()

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "choices": [choice._asdict() for choice in self.choices]}


class Asked(NamedTuple):
    """A roll or a draw that people make themselves."""

    verb: str
    words: str
    inputs: list[Input]

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.verb, "asked": self.words, "inputs": [one.to_dict() for one in self.inputs]}


def sentence(prompt: str) -> str:
    """A prompt of the terminal without the colon behind which one types."""
    return prompt.rstrip(" \u00a0:") + "."
