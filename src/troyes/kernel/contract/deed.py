"""A deed: a legal move as plain data. Notation, menus, boards and environments are made from deeds.

What is done is `verb`; to what, `target`; with which dice, `dice`; with a cube of which card, `cube`. A follow-up
answers with a target or with an `amount`. Verbs and kinds of things are listed in the `deeds.py` of each game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple, Protocol, TypeVar

from troyes.kernel.contract.things import Amount, Die, Thing

K = TypeVar("K", bound=Hashable)


class Use(NamedTuple):
    """A die and what is made of it."""

    die: Die
    place: int | None = None  # where it lies, counted from 1, where that tells it from an equal one
    colour: str | None = None  # used as this colour
    value: int | None = None  # used as this value
    is_turned: bool = False  # bought and turned over
    is_chosen: bool = False  # the die that the cube acts on


class Deed(NamedTuple):
    """What a seat may do. Several deeds may share an `id`: other ways to the same position."""

    id: str  # sent back to play it; the code of the move
    verb: str
    target: Thing | None = None
    dice: tuple[Use, ...] = ()
    cube: Thing | None = None  # the card whose cube is spent
    amount: int | None = None
    paid: str | None = None  # the resource that pays a price of one of any
    price: tuple[Amount, ...] = ()  # what the dice cost


class DeedWords(Protocol):
    """The parts of deeds in the words of one language, for those who look at one view."""

    def verb(self, deed: Deed) -> str: ...

    def target(self, deed: Deed) -> str:
        """What it is done to, as one choice among others."""

    def cube(self, card: Thing) -> str: ...

    def amount(self, deed: Deed) -> str: ...

    def die(self, use: Use) -> str:
        """The die as it lies there, without what is made of it."""

    def paid(self, resource: str) -> str: ...

    def price(self, price: tuple[Amount, ...]) -> str: ...


def grouped(deeds: Iterable[Deed], key: Callable[[Deed], K]) -> dict[K, list[Deed]]:
    """Deeds by some part of them, in the order in which they are listed: the options of a menu."""
    found: dict[K, list[Deed]] = {}
    for deed in deeds:
        found.setdefault(key(deed), []).append(deed)
    return found
