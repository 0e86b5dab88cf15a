"""Other ways to the same result: for a client that lets people choose a die before they choose what it does."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel

from troyes.dice.view import DiceView
from troyes.dice.ways import other_ways
from troyes.server.api.access import GameId, SeatWanted
from troyes.server.api.answers import Answer
from troyes.server.api.choices import view_of
from troyes.server.api.games import REFUSALS
from troyes.server.api.identity import Asked, Somebody
from troyes.server.api.moves import seated
from troyes.server.live.live_game import LiveGame
from troyes.server.live.rules_lock import RULES

router = APIRouter(prefix="/games/{id}", tags=["moves"], responses=REFUSALS)


class WayShown(BaseModel):
    """A use that is not listed, as a line, and the code of the listed move that leads to the same sheet."""

    line: str
    move: str


class WaysShown(BaseModel):
    ways: list[WayShown]


@router.get("/ways", response_model=WaysShown)
async def ways(id: GameId, person: Somebody, services: Asked, wanted: SeatWanted = None) -> Response:
    """Uses of a die in Troyes Dice that lead to the same sheet as a listed move; other games have none."""
    game, seat = await seated(services, id, person, wanted)
    return Answer({"ways": await services.render(lambda: ways_of(game, seat))})


def ways_of(game: LiveGame, seat: int) -> list[dict[str, str]]:
    with RULES:
        view = view_of(game, seat)
        if not isinstance(view, DiceView) or game.turn is None:
            return []
        rules, position = game.about.game, game.turn.position
        return [{"line": rules.format(position, other), "move": str(move)} for other, move in other_ways(view)]
