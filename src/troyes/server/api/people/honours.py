"""The honour board of Troyes Dice: yours, and what a finished game has earned."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.access import GameId, Invitation, game_for
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.people.identity import Asked, Caller, Somebody
from troyes.server.live.kept.live_game import OVER, LiveGame
from troyes.server.live.play.refused import Refused
from troyes.server.people.honours import board_of, shown
from troyes.words.message import Message

router = APIRouter(tags=["honours"], responses=REFUSALS)


class HonourShown(Answered):
    """A feat, what it is called and what earns it."""

    key: str
    name: str
    text: str


class HonourOnBoard(HonourShown):
    """`earned` is the day, or null; `count` of `needed` games for the honours that count games."""

    earned: str | None
    count: int | None
    needed: int | None


class HonoursShown(Answered):
    """Games of Troyes Dice played to their end, those won among others, and the most points."""

    games: int
    won: int
    best: int
    honours: list[HonourOnBoard]


class FeatsShown(Answered):
    """The honours that each seat has earned in one game."""

    seats: list[list[HonourShown]]


@router.get("/honours", response_model=HonoursShown)
async def board(person: Somebody, services: Asked, language: Language) -> Response:
    """Your honour board, from all your finished games of Troyes Dice."""
    return Answer(await services.study(lambda connection: board_of(connection, person.id, person.name, language)))


@router.get("/games/{id}/honours", response_model=FeatsShown)
async def of_a_game(
    id: GameId, caller: Caller, services: Asked, language: Language, invitation: Invitation = None
) -> Response:
    """What a finished game of Troyes Dice has earned each seat; nothing in other games."""
    game = await game_for(services, id, caller, invitation)
    return Answer({"seats": await services.render(lambda: feats_of(game, language))})


def feats_of(game: LiveGame, language: str) -> list[list[dict[str, Any]]]:
    if game.status != OVER or game.turn is None:
        raise Refused(409, "not_over", Message("this-game-is-not-over-server"), Message("play-it-to-its"))
    position = game.turn.position
    earned = [game.about.game.earned(position, seat.number) for seat in game.seats]
    return [[shown(honour, language) for honour in honours] for honours in earned]
