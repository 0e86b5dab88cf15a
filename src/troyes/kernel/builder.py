"""The builder: from the list of legal moves alone, what can still be chosen, at what price, with what result.

A game names the fields of its main move in their natural order (`game.fields`) and splits a move into the values of
these fields (`game.split`). Fields may be chosen in any order: dice first or target first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from troyes.kernel.effects import decode_effect
from troyes.kernel.game import Game, Position, View
from troyes.kernel.refusals import BadInput

Chosen = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """A value of a field that leads to at least one legal move."""

    value: str
    moves: tuple[int, ...]

    @property
    def count(self) -> int:
        return len(self.moves)


class Outcome(NamedTuple):
    """What a move brings up to the first chance or decision of another seat."""

    effects: list[int]  # packed, in order
    own: dict[int, int]  # what -> net change for the deciding seat, zeros left out
    others: dict[tuple[int, int], int]  # (what, other seat) -> net change


class Builder:
    """The choices of one seat in one position (or in its view). Holds a list of moves, not the rules."""

    def __init__(self, game: Game[Any, Any], position: Position | View, seat: int) -> None:
        self.game = game
        self.position = position
        self.seat = seat
        moves = position.moves() if isinstance(position, View) else position.moves(seat)
        self.rows = [(move, game.split(move)) for move in moves]

    def leaves(self) -> list[int]:
        """Exactly the legal moves."""
        return [move for move, _ in self.rows]

    def moves(self, **chosen: str) -> list[int]:
        """The legal moves with these fields."""
        return [move for move, _ in self.left(chosen)]

    def options(self, field: str, **chosen: str) -> list[Option]:
        """The values a field can still take, in the order of the legal moves, each with the moves it leads to."""
        at = self.place(field)
        found: dict[str, list[int]] = {}
        for move, values in self.left(chosen):
            found.setdefault(values[at], []).append(move)
        return [Option(value, tuple(moves)) for value, moves in found.items()]

    def open_fields(self, **chosen: str) -> list[str]:
        """The fields, in their natural order, that still differ between the moves left."""
        rows = self.left(chosen)
        return [name for at, name in enumerate(self.game.fields) if len({values[at] for _, values in rows}) > 1]

    def choices(self, **chosen: str) -> list[Option]:
        """The options of the first open field; a single option of the first field when one move is left."""
        open_fields = self.open_fields(**chosen)
        return self.options(open_fields[0] if open_fields else self.game.fields[0], **chosen)

    def outcome(self, move: int) -> Outcome:
        """The price and the result of a legal move."""
        effects: Sequence[int] = self.position.preview(move)
        own: Counter[int] = Counter()
        others: Counter[tuple[int, int]] = Counter()
        for effect in map(decode_effect, effects):
            if not self.game.is_counted(effect):
                continue
            if effect.seat == self.seat:
                own[effect.what] += effect.amount
            else:
                others[effect.what, effect.seat] += effect.amount
        return Outcome(list(effects), nonzero(own), nonzero(others))

    # ---- inside ---------------------------------------------------------------------------------------------------

    def left(self, chosen: Chosen) -> list[tuple[int, tuple[str, ...]]]:
        wanted = [(self.place(field), value) for field, value in chosen.items()]
        return [row for row in self.rows if all(row[1][at] == value for at, value in wanted)]

    def place(self, field: str) -> int:
        if field not in self.game.fields:
            raise BadInput(field, "is not a field of a move", "Fields: {fields}", fields=self.game.fields)
        return self.game.fields.index(field)


def nonzero(counts: Mapping[Any, int]) -> dict[Any, int]:
    return {key: amount for key, amount in counts.items() if amount}
