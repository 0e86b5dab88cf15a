"""The options of Troyes Dice: which there are, and checking them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from troyes.dice.edge.names import DIRECTION_NAMES
from troyes.dice.rules.tables import ASKED, DRAWN
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

DEFAULTS: Final[dict[str, Any]] = {
    "players": 1,
    "numbering": "standard",
    "first": None,
    "direction": ASKED,
    "order": ASKED,
    "banquets": False,
}
NUMBERINGS: Final = ("standard", "crier", "expert")
VARIETY: Final[tuple[dict[str, Any], ...]] = (
    {"players": 1, "numbering": "standard"},
    {"players": 2, "numbering": "crier"},
    {"players": 4, "numbering": "expert"},
    {"players": 10, "numbering": "standard"},
    {"players": 2, "numbering": "crier", "direction": "descending"},
    {"players": 3, "numbering": "expert", "order": DRAWN},
)
DIRECTIONS: Final = (ASKED, *DIRECTION_NAMES)
DICTATED: Final[dict[str, Any]] = {"direction": "ascending", "order": DRAWN}  # asks nobody
CHOOSE: Final = "choose-one-of"
ORDER: Final = "name-the-six-numbers"
YES_OR_NO: Final = "say-whether-they-are"


class DiceOptions(TypedDict):
    """The options of a game of Troyes Dice, complete; `order`: null is that of an old record."""

    players: int
    numbering: Literal["standard", "crier", "expert"]
    first: int | None
    direction: Literal["asked", "ascending", "descending"]
    order: list[int] | Literal["asked", "drawn"] | None
    banquets: bool


def fail(option: str, problem: str, remedy: str, **values: object) -> BadInput:
    return BadInput(Message("option", name=option), problem, remedy, **values)


def check_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Complete, checked options; BadInput names the one that is wrong."""
    for name in options:
        if name not in DEFAULTS:
            raise fail(name, "is-not-known", "options-of-troyes-dice", known=list(DEFAULTS))
    chosen = {**DEFAULTS, **options}
    players = chosen["players"]
    if type(players) is not int or not 1 <= players <= 10:
        raise fail("players", "must-be-1-to-10", "choose-how-many-play", value=players)
    if chosen["numbering"] not in NUMBERINGS:
        raise fail("numbering", "is-not-known-city", CHOOSE, value=chosen["numbering"], known=NUMBERINGS)
    if chosen["direction"] not in DIRECTIONS:
        raise fail("direction", "is-not-known-city", CHOOSE, value=chosen["direction"], known=DIRECTIONS)
    first, order = chosen["first"], chosen["order"]
    if first is not None and (type(first) is not int or not 1 <= first <= 6):
        raise fail("first", "must-be-1-to-6", "leave-it-out-to", value=first)
    if order not in (None, ASKED, DRAWN) and not is_order(order):
        raise fail("order", "must-name-1-to-6-each-once-not", ORDER, value=order)
    if type(chosen["banquets"]) is not bool:
        raise fail("banquets", "must-be-true-or", YES_OR_NO, value=chosen["banquets"])
    return chosen


def is_order(order: object) -> bool:
    return isinstance(order, list) and sorted(map(repr, order)) == [str(n) for n in range(1, 7)]
