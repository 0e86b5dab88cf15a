"""The levels of bots that people can choose at this server."""

from __future__ import annotations

from fastapi import APIRouter, Response

from troyes.games import GAMES
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.people.identity import Asked

router = APIRouter(prefix="/levels", tags=["tables"], responses=REFUSALS)


class LevelShown(Answered):
    """`apprentice`, `journeyman`, `master` and `grandmaster`, or the name of a bot that the operator has added; the
    games it plays."""

    level: str
    games: list[str]


class LevelsShown(Answered):
    levels: list[LevelShown]


@router.get("", response_model=LevelsShown)
async def levels(services: Asked) -> Response:
    """The weaker ones first, then those of the operator."""
    playing = {game: services.levels.of_game(game) for game in GAMES}
    shown = [
        {"level": level, "games": [game for game, known in playing.items() if level in known]}
        for level in services.levels.all()
    ]
    return Answer({"levels": shown})
