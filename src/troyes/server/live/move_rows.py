"""Legal moves in a form that lets a client build one click by click without knowing a rule.

A move is a row: its code, and for every field of the game a number into that field's list of values. Each value comes
with its words. The rows are exactly the legal moves, so whatever is left after some clicks can be completed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from troyes.kernel.builder import Builder
from troyes.kernel.game import Game, View


def move_rows(
    rules: Game[Any, Any], position: Any, view: View, names: Sequence[str], language: str
) -> dict[str, list[Any]]:
    """All legal moves of the view's seat: rows, the values of their fields, and the line of each."""
    rows = Builder(rules, view, view.seat).rows
    fields = [Field(rules, view, at, field, language, names) for at, field in enumerate(rules.fields)]
    return {
        "moves": [[str(move), *(field.place(move, values) for field in fields)] for move, values in rows],
        "fields": [field.shown() for field in fields],
        "lines": [rules.format(position, move) for move, _ in rows],
    }


class Field:
    """The values of one field, each told once. What a value means may depend on the fields before it."""

    def __init__(
        self, rules: Game[Any, Any], view: View, at: int, name: str, language: str, names: Sequence[str]
    ) -> None:
        self.rules, self.view, self.at, self.name, self.language = rules, view, at, name, language
        self.names = names
        self.known: dict[tuple[str, ...], int] = {}
        self.places: dict[tuple[str, str], int] = {}

    def place(self, move: int, values: tuple[str, ...]) -> int:
        key = values[: self.at + 1]
        if key not in self.known:
            words = self.rules.name_field(self.view, move, self.name, self.language, self.names)
            self.known[key] = self.places.setdefault((values[self.at], words), len(self.places))
        return self.known[key]

    def shown(self) -> dict[str, Any]:
        values = [{"value": value, "text": words} for value, words in self.places]
        return {"field": self.name, "values": values}
