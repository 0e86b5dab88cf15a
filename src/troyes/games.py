"""The games of the package, by name and by position."""

from __future__ import annotations

from typing import Any, Final, Literal, cast, overload

from troyes.city.edge.options import CityOptions
from troyes.city.edge.shown import CityShown
from troyes.city.edge.view import CityView
from troyes.city.game import CITY
from troyes.city.rules.position import Position as CityPosition
from troyes.dice.edge.options import DiceOptions
from troyes.dice.edge.shown import DiceShown
from troyes.dice.edge.view import DiceView
from troyes.dice.game import DICE
from troyes.dice.rules.position import Position as DicePosition
from troyes.kernel.contract.game import Game
from troyes.kernel.contract.refusals import BadInput
from troyes.kernel.contract.rules import Rules, View

GameName = Literal["city", "dice"]
OptionsShown = CityOptions | DiceOptions
ViewShown = CityShown | DiceShown
GAMES: Final[dict[str, Game[Any, Any]]] = {CITY.name: CITY, DICE.name: DICE}


def game_named(name: str, where: str = "game") -> Game[Any, Any]:
    """The game of that name; BadInput lists the known ones."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadInput(where, "no-game-is-called", "games", name=name, games=list(GAMES))
    return GAMES[name]


def game_of(rules: Rules[Any, Any]) -> Game[Any, Any]:
    """The game that is played by these rules, for whoever wants words too."""
    return GAMES[rules.name]


@overload
def new(game: Literal["city"], **options: Any) -> CityPosition: ...
@overload
def new(game: Literal["dice"], **options: Any) -> DicePosition: ...
def new(game: str, **options: Any) -> Any:
    """The first position of a game: `new("city", players=3, start="A")`; BadInput says which option is wrong."""
    rules = game_named(game)
    return rules.new(rules.setup(options))


@overload
def view(position: CityPosition, seat: int) -> CityView: ...
@overload
def view(position: DicePosition, seat: int) -> DiceView: ...
def view(position: CityPosition | DicePosition, seat: int) -> CityView | DiceView:
    """What a seat may know of a position, or a spectator (SPECTATOR)."""
    return CITY.view(position, seat) if isinstance(position, CityPosition) else DICE.view(position, seat)


def show(view: View, language: str, public: ViewShown | None = None) -> ViewShown:
    """A view as plain data, whichever game it is of; `public` as for `View.to_dict`."""
    return cast(ViewShown, view.to_dict(language, public))
