"""How the city is drawn in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.city.edge.names import Names
from troyes.cli.play.texts import say


class Look(NamedTuple):
    """Names, language, people, width, whether everybody's VP are shown."""

    names: Names
    language: str
    people: Sequence[str]
    width: int
    show_vp: bool

    def text(self, key: str, **values: object) -> str:
        return say("board", key, self.language, **values)

    def group(self, name: str) -> str:
        """A part of the menu."""
        return say("menu", name, self.language)
