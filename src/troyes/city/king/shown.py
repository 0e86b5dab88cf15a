"""What a view tells of the King."""

from __future__ import annotations

from typing import TypedDict

from troyes.city.figures.fields import Colour


class RoyalDie(TypedDict):
    colour: Colour
    value: int


class CalledCharacter(TypedDict):
    character: str
    name: str


class RoyalResult(TypedDict):
    """The sum of two dice, and what he does then."""

    result: int
    name: str
    text: str


class KingShown(TypedDict):
    """His dice, the strongest first; his characters not yet called, the next one first; what his dice may mean."""

    vp: int
    vp_sources: list[int]
    events_won: int
    dice: list[RoyalDie]
    characters: list[CalledCharacter]
    results: list[RoyalResult]
