"""What people have played, how well, and who plays best."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import ConfigDict
from sqlalchemy import Connection

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.people.identity import Asked, Somebody
from troyes.server.live.play.refused import Refused
from troyes.server.people import statistics
from troyes.words.message import Message

PersonId = Annotated[str, Path(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["u3Yk2vLr9QeXc0aB"])]
router = APIRouter(tags=["statistics"], responses=REFUSALS)


class PersonInList(Answered):
    id: str
    name: str
    is_bot: bool


class GameStatistics(Answered):
    """Of one game with one number of players. `places[0]` are first places, shared ones too; `left` games are not in
    `games`; points are `mean` and `best` of the games."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "game": "city",
                    "players": 3,
                    "games": 12,
                    "left": 1,
                    "places": [5, 4, 3],
                    "wins": 5,
                    "mean": 41.25,
                    "best": 63,
                }
            ]
        }
    )

    game: str
    players: int
    games: int
    left: int
    places: list[int]
    wins: int
    mean: float | None
    best: int | None


class RatingShown(Answered):
    """`rating` is what lists are ordered by: mu - 3 sigma, so that nobody is on top by luck."""

    game: str
    rating: float
    mu: float
    sigma: float
    games: int
    changed: int


class StatisticsShown(Answered):
    person: PersonInList
    games: list[GameStatistics]
    ratings: list[RatingShown]


class ResultInList(Answered):
    """One finished game; `rating` is the one after it, if it was rated."""

    id: str
    game: str
    players: int
    seat: int
    points: int
    place: int
    left: bool
    rating: float | None
    ended: int


class ResultsShown(Answered):
    results: list[ResultInList]


class LeaderShown(Answered):
    place: int
    person: PersonInList
    rating: float
    games: int


class LeaderboardShown(Answered):
    game: str
    leaders: list[LeaderShown]


@router.get("/people/{person}/statistics", response_model=StatisticsShown)
async def person_statistics(person: PersonId, services: Asked) -> Response:
    """Games, places and points of somebody, by game and number of players, and their ratings."""
    found = await services.read(lambda connection: statistics_for(connection, person))
    if found is None:
        raise Refused(404, "no_such_person", Message("there-is-no-such-person"), Message("look-for-them-in"))
    return Answer(found)


def statistics_for(connection: Connection, id: str) -> dict[str, Any] | None:
    person = statistics.find_person(connection, id)
    if person is None:
        return None
    return {
        "person": person,
        "games": statistics.statistics_of(connection, id),
        "ratings": statistics.ratings_of(connection, id),
    }


@router.get("/results", response_model=ResultsShown)
async def my_results(
    person: Somebody,
    services: Asked,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    before: Annotated[int | None, Query(ge=0, le=2**62, description="Ended before this time")] = None,
) -> Response:
    """Your finished games, the last one first."""
    found = await services.read(lambda connection: statistics.results_of(connection, person.id, limit, before))
    return Answer({"results": found})


@router.get("/leaderboards/{game}", response_model=LeaderboardShown)
async def show_leaderboard(
    game: Literal["city", "dice"],
    services: Asked,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
    least_games: Annotated[int, Query(ge=1, le=1000, description="Rated games somebody must have played")] = 1,
) -> Response:
    """The best ratings of a game."""
    found = await services.read(lambda connection: statistics.leaderboard(connection, game, limit, least_games))
    return Answer({"game": game, "leaders": found})
