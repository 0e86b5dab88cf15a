"""The options of the city: which there are, and checking them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict

from troyes.city.edge.names import SEAT_LETTERS, Owner
from troyes.city.modules import MODULES
from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

OPTIONS: Final = (
    "players", "modules", "start", "pool", "revealed", "tournament", "king_stops", "king_colours",
)  # fmt: skip
CHOICES: Final[dict[str, tuple[Any, ...]]] = {  # the first one is the default
    "pool": ("mixed", "ladies"),  # activity cards, with the module of that name
    "revealed": (False, True),  # one more character lies open for all
    "tournament": (False, True),  # the last round is played the other way round
    "king_stops": ("board_empty", "own_dice_empty"),
    "king_colours": (1, 2),
}
ALONE: Final = "is-not-for-one"
VARIANTS: Final[tuple[dict[str, Any], ...]] = (
    {"players": 3, "modules": ["activities"], "pool": "ladies"},
    {"players": 4, "modules": ["characters"], "start": "C", "revealed": True, "tournament": True},
    {"players": 3, "modules": ["all"], "pool": "ladies", "revealed": True, "tournament": True},
    {"players": 1, "modules": ["purple_die"], "king_stops": "own_dice_empty", "king_colours": 2, "start": "N"},
    {"players": 1, "modules": ["all"], "pool": "ladies"},
)


class CityOptions(TypedDict):
    """The options of a game of the city, complete."""

    players: int
    modules: list[str]
    start: Owner | None
    pool: Literal["mixed", "ladies"]
    revealed: bool
    tournament: bool
    king_stops: Literal["board_empty", "own_dice_empty"]
    king_colours: int


def option(name: str) -> Message:
    return Message("option", name=name)


def check_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Complete, checked options; BadInput names the one that is wrong."""
    for name in options:
        if name not in OPTIONS:
            raise BadInput(option(name), "is-not-known", "options-of-the-city", known=OPTIONS)
    players = options.get("players", 4)
    if not isinstance(players, int) or isinstance(players, bool) or players not in (1, 2, 3, 4):
        raise BadInput(option("players"), "must-be-1-2", "choose-how-many-play", value=players)
    checked: dict[str, Any] = {"players": players, "modules": check_modules(options.get("modules", []))}
    checked["start"] = check_start(options.get("start"), players)
    for name, values in CHOICES.items():
        checked[name] = check_choice(name, options.get(name, values[0]), values)
    if checked["tournament"] and players < 3:
        raise BadInput(option("tournament"), "is-for-three-or", "leave-it-out-or-choose-more")
    if checked["revealed"] and players == 1:
        raise BadInput(option("revealed"), ALONE, "leave-it-out-or-choose-more")
    if checked["pool"] == "ladies" and "activities" not in checked["modules"]:
        raise BadInput(option("pool"), "needs-the-module-activities", "leave-it-out-or-add")
    return checked


def check_modules(value: Any) -> list[str]:
    """Modules in their usual order; `all` names every one."""
    if value == ["all"] or value == "all":
        return list(MODULES)
    if not isinstance(value, list | tuple) or any(name not in tuple(MODULES) for name in value):
        known = [*MODULES, "all"]
        raise BadInput(option("modules"), "is-not-known-city", "modules", value=value, known=known)
    return [name for name in MODULES if name in value]


def start_letters(players: int) -> list[str]:
    """Who can be named as start player: a seat, or the King where he plays."""
    return [*SEAT_LETTERS[:players], *("N" if players == 1 else "")]


def check_start(value: Any, players: int) -> str | None:
    letters = start_letters(players)
    if value is not None and (not isinstance(value, str) or value not in letters):
        raise BadInput(option("start"), "is-not-a-seat", "seats-here", value=value, letters=letters)
    return value


def check_choice(name: str, value: Any, values: tuple[Any, ...]) -> Any:
    if not any(value == known and type(value) is type(known) for known in values):
        raise BadInput(option(name), "is-not-known-city", "choose-one-of", value=value, known=values)
    return value
