"""What deeds and beats are about: things that can be pointed at, dice, amounts. Plain data, the same for every game."""

from __future__ import annotations

from typing import NamedTuple


class Thing(NamedTuple):
    """Something on the table: its kind (`card`, `event`, `building`…), its key in the data, and where it is.

    `place` is counted as the view counts it: the slot of a card, the space of a building, from 1 on the column of a
    cathedral. Kinds of one game are listed in its `deeds.py`.
    """

    kind: str
    key: str = ""
    place: int | None = None


class Die(NamedTuple):
    """A die by what can be seen of it: equal dice are equal. `owner` is a seat; None is nobody's or an automaton's."""

    owner: int | None
    colour: str
    value: int


class Bought(NamedTuple):
    """A die that was bought, and for how much."""

    owner: int | None
    colour: str
    value: int
    price: int


class Amount(NamedTuple):
    """So much of something that is counted: `deniers`, `influence`, `vp`, `cubes`…; less than nothing is a loss."""

    unit: str
    n: int
