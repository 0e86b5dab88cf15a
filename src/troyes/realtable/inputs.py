"""What is due at a real table as data: how many dice of which colour, which card of which deck, which pieces where.

A screen can ask for it with buttons and needs to know no rule. The answer is one line: the line of the chosen card, or
what the inputs say, one after the other, with spaces between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, NotRequired, TypedDict

Hand = Literal["you", "king"]  # whose dice


class DeckShown(TypedDict):
    """The pile that a card is drawn from."""

    section: str
    colour: NotRequired[str]
    level: NotRequired[int]


class ChoiceShown(TypedDict):
    value: str
    name: str
    line: str
    text: str
    piece: str
    left: int
    faces: list[str]


class InputShown(TypedDict):
    """What to tell: values of dice, one card, or a piece for each of some places."""

    kind: Literal["dice", "card", "pieces"]
    label: str
    count: int
    colour: str | None
    owner: Hand | None
    deck: DeckShown | None
    choices: list[ChoiceShown]


class ChanceShown(TypedDict):
    kind: str
    asked: str
    inputs: list[InputShown]


class Choice(NamedTuple):
    """Something to pick: what stands for it in the answer, its name, what it does."""

    value: str  # in an answer of several pieces
    name: str
    line: str = ""  # the whole answer, where one card is picked
    text: str = ""
    piece: str = ""  # choices of one piece share what is left of it
    left: int = 1
    faces: tuple[str, ...] = ()  # the colours of a plaza: the face that shows, then the other

    def to_dict(self) -> ChoiceShown:
        return {
            "value": self.value,
            "name": self.name,
            "line": self.line,
            "text": self.text,
            "piece": self.piece,
            "left": self.left,
            "faces": [*self.faces],
        }


@dataclass(frozen=True)
class Input:
    """`dice`: as many digits as `count`; `card`: one of the choices; `pieces`: a choice for each of `count` places."""

    kind: Literal["dice", "card", "pieces"]
    label: str
    count: int = 1
    colour: str | None = None
    owner: Hand | None = None
    deck: DeckShown | None = None
    choices: tuple[Choice, ...] = ()

    def to_dict(self) -> InputShown:
        return {
            "kind": self.kind,
            "label": self.label,
            "count": self.count,
            "colour": self.colour,
            "owner": self.owner,
            "deck": self.deck,
            "choices": [choice.to_dict() for choice in self.choices],
        }


class Asked(NamedTuple):
    """A roll or a draw that people make themselves."""

    verb: str
    words: str
    inputs: list[Input]

    def to_dict(self) -> ChanceShown:
        return {"kind": self.verb, "asked": self.words, "inputs": [one.to_dict() for one in self.inputs]}


def sentence(prompt: str) -> str:
    """A prompt of the terminal without the colon behind which one types."""
    return prompt.rstrip(" \u00a0:") + "."
