"""The contract of what speaks: a game in words, for whoever shows it to people.

Words are made from what the rules give out (views, deeds, effects, scores) and from nothing else; nobody who
only plays needs them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from troyes.kernel.contract.deed import DeedWords
from troyes.kernel.contract.phrase import Speaker
from troyes.kernel.contract.rules import ScoreLine

S_contra = TypeVar("S_contra", contravariant=True)


class FiguresTold(NamedTuple):
    """How sure the figures of a table are: how many were assumed or confirmed, and in words those that were changed."""

    assumed: int
    confirmed: int
    changed: list[str]


class Voice(Protocol[S_contra]):
    """One game in every language."""

    def scorers(self, setup: S_contra, people: Sequence[str], language: str) -> list[str]:
        """A name for every total: the people, and last an automaton that scores."""

    def tell(self, setup: S_contra, effects: Sequence[int], language: str, names: Sequence[str]) -> list[str]:
        """Effects as sentences, in order."""

    def speaker(self, setup: S_contra, language: str, names: Sequence[str]) -> Speaker:
        """Who puts beats and results into words, with the names of the people on the seats."""

    def label(self, view: Any, move: int, language: str, names: Sequence[str]) -> str:
        """What a legal move of the view's seat is, without what it costs and brings."""

    def question(self, view: Any, language: str) -> str:
        """What the view's seat has to decide now, as a sentence."""

    def describe(self, view: Any, move: int, language: str, names: Sequence[str]) -> str:
        """A legal move of the view's seat in words: what it is, what it costs, what it brings."""

    def deed_words(self, view: Any, language: str, names: Sequence[str]) -> DeedWords:
        """The parts of the deeds of the view's seat in words, each as one choice among others."""

    def tell_figures(self, setup: S_contra, own: Mapping[str, Any], language: str) -> FiguresTold:
        """Of the figures that are played with; `own` are those that somebody has named."""

    def name_source(self, setup: S_contra, line: ScoreLine, language: str) -> str:
        """Where some points come from, in words."""
