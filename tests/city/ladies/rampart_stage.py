"""Positions for the tests of the ramparts: which activities lie at the gates, who has how many cubes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.city.helpers import LETTERS, stage
from troyes.city.game import CITY
from troyes.city.rules.position import Position
from troyes.kernel.contract.effects import Trace

FACES = (
    ("influence_when_dice_bought", "influence_when_placing", "deniers_when_card_activated", "richer_agriculture"),
    ("extra_yellow_die", "extra_white_die", "extra_red_die", "extra_purple_die"),
    ("swap_dice", "shield", "flip_bought_die", "move_cube"),
    ("race", "glory", "pilgrims_gate", "majority"),
)
PEOPLE = ["Anna", "Bruno", "Colin", "Denise"]


def gates(*named: str) -> list[str]:
    """The named activities at their gates, at the others the first of the level."""
    assert all(any(name in level for level in FACES) for name in named)
    return [next((name for name in named if name in level), level[0]) for level in FACES]


def outdoors(
    *named: str,
    players: int = 4,
    modules: Sequence[str] = ("ramparts",),
    guards: dict[str, int] | None = None,
    cubes: dict[str, list[int]] | None = None,
    orders: dict[str, dict[str, str]] | None = None,
    **fields: Any,
) -> Position:
    """A's turn with these activities; unless told otherwise all guards have arrived.

    One neutral white 1 stays on the square, so that using up the dice does not end the round.
    """
    ramparts: dict[str, Any] = {"tiles": gates(*named)}
    ramparts["guards"] = guards if guards is not None else dict.fromkeys(LETTERS[:players], 20)
    ramparts["cubes"] = cubes or {}
    ramparts["orders"] = orders or {}
    fields.setdefault("neutral", {"dice": "W1"})
    return stage(players=players, modules=modules, ramparts=ramparts, **fields)


def told(position: Position, *lines: str, language: str = "en") -> list[str]:
    """Play lines; what the log says about them."""
    trace = Trace()
    for line in lines:
        position.play(CITY.parse(position, line), trace)
    return CITY.voice.tell(position.setup, trace.packed(), language, PEOPLE[: int(position.setup.players)])


def offered(position: Position, language: str = "en") -> list[str]:
    """The question, and the legal moves in words."""
    seat = position.pending()[0]
    view = CITY.view(position, seat)
    people = PEOPLE[: int(position.setup.players)]
    return [
        CITY.voice.question(view, language),
        *(CITY.voice.describe(view, m, language, people) for m in position.moves(seat)),
    ]
