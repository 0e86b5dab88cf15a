"""What a view tells of the ramparts."""

from __future__ import annotations

from typing import Literal, TypedDict

from troyes.city.edge.names import Letter, SaidShown

Order = Literal["ask", "always", "never"]


class GateShown(TypedDict):
    gate: int
    place: int


class HiddenTile(GateShown):
    """Its activity is not drawn yet."""

    tile: None


class OpenTile(GateShown, SaidShown):
    """Cubes and orders by the letter of their owner; who has said nothing is asked."""

    tile: str
    name: str
    cubes: dict[Letter, int]
    orders: dict[Letter, Order]


class ThreatShown(TypedDict):
    event: str
    name: str


class RampartsShown(TypedDict):
    """`guards`: how far each has walked; `threat`: the event against which a cube is asked for."""

    length: int
    tiles: list[HiddenTile | OpenTile]
    guards: dict[Letter, int]
    threat: ThreatShown | None
