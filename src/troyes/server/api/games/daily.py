"""City of the Day: the deals of a day, your attempt at each, and the board."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Response
from pydantic import ConfigDict

from troyes.games import OptionsShown
from troyes.server.api.answers import Answer, Answered
from troyes.server.api.described import DECLARED, described
from troyes.server.api.games.games import REFUSALS
from troyes.server.api.languages import Language
from troyes.server.api.people.identity import Asked, Caller, Somebody
from troyes.server.deals.daily import board
from troyes.server.deals.daily.attempts import Raced, begin
from troyes.server.deals.daily.days import beginning_of
from troyes.server.deals.daily.dealing import Deals, deal_for, deals_of
from troyes.server.deals.daily.keeping import today
from troyes.server.live.play.refused import Refused
from troyes.server.live.told.frames import Viewer, frame_data
from troyes.server.live.told.shown import FrameShown
from troyes.server.services import Services
from troyes.words.message import Message

router = APIRouter(prefix="/daily", tags=["city of the day"], responses=REFUSALS)
Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2027-01-15"])]
Played = Literal["city", "dice"]
EXAMPLE: dict[str, Any] = {
    "day": "2027-01-15",
    "game": "dice",
    "deal": "u3Yk2vLr9QeXc0aB",
    "for_guests": False,
    "options": {"players": 1},
    "opens": 1799971200000,
    "closes": 1800057600000,
    "commitment": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    "secret": None,
    "par": {"bot": "search:evaluations=20000", "points": 58},
    "attempts": 12,
    "finished": 9,
    "you": {"game": "hT5sPq0w3ZxYb1cD", "status": "over", "ranked": True, "points": 61, "place": 3},
}


class ParShown(Answered):
    """What a bot has reached with the same dice."""

    bot: str
    points: int


class AttemptShown(Answered):
    """Your attempt. It has a place if your account is older than the day and you ended it in time."""

    game: str
    status: Literal["open", "running", "over", "abandoned"]
    ranked: bool
    points: int | None
    place: int | None


class DailyShown(Answered):
    """Your deal of a day. Guests, and who made an account on that day, have other dice, with a par of their own
    (`for_guests`), and are not ranked. Against the King points are the difference; the secret is told when the day is
    over."""

    model_config = ConfigDict(json_schema_extra={"examples": [EXAMPLE]})

    day: str
    game: Played
    deal: str
    for_guests: bool
    options: Annotated[OptionsShown, DECLARED]
    opens: int
    closes: int
    commitment: str
    secret: str | None
    par: ParShown | None
    attempts: int
    finished: int
    you: AttemptShown | None


class DayShown(Answered):
    deals: list[DailyShown]


class PastDayShown(Answered):
    day: str
    deals: list[DailyShown]


class PastShown(Answered):
    days: list[PastDayShown]


class RankedShown(Answered):
    place: int
    person: str
    name: str
    points: int


class DailyBoardShown(DailyShown):
    """The results of people whose account is older than the day, best first: with the dice for accounts."""

    ranked: list[RankedShown]


def no_such_day() -> Refused:
    problem, remedy = Message("there-was-no-city"), Message("see-that-of-today")
    return Refused(404, "no_such_day", problem, remedy)


async def dealt_on(services: Services, day: str) -> Deals:
    """404 for days without deals; those of today are made if need be."""
    try:
        beginning_of(day)
    except ValueError:
        raise no_such_day() from None
    begun = await today(services)
    if day == day_begun(begun):
        return begun
    found = await services.read(lambda connection: deals_of(connection, day))
    if not found:
        raise no_such_day()
    return found


def day_begun(begun: Deals) -> str:
    return str(next(iter(begun.values())).day)


@router.get("", response_model=DayShown)
async def deals_today(caller: Caller, services: Asked) -> Response:
    """The deals of today."""
    found = await today(services)
    person = None if caller is None else caller.id
    return Answer({"deals": await services.read(lambda connection: board.summaries(connection, found, person))})


@router.get("/days", response_model=PastShown)
async def past_days(
    caller: Caller,
    services: Asked,
    before: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$", description="Days before this one")] = None,
    limit: Annotated[int, Query(ge=1, le=board.MOST_DAYS)] = 14,
) -> Response:
    """The days that are over, the last first, with what you have made of them."""
    person, until = None if caller is None else caller.id, day_begun(await today(services))
    until = min(before or until, until)
    return Answer({"days": await services.read(lambda connection: board.days(connection, person, until, limit))})


@router.get("/{day}/{game}", response_model=DailyBoardShown)
async def look_at_board(
    day: Day,
    game: Played,
    caller: Caller,
    services: Asked,
    limit: Annotated[int, Query(ge=1, le=board.LONGEST)] = board.LONGEST,
) -> Response:
    """The board of a deal."""
    found = await dealt_on(services, day)
    person = None if caller is None else caller.id
    shown = await services.read(lambda connection: board.board(connection, found, game, person, limit))
    if shown is None:
        raise no_such_day()
    return Answer(shown)


@router.post("/{day}/{game}/attempt", status_code=201, response_model=described(FrameShown))
async def attempt(day: Day, game: Played, person: Somebody, services: Asked, language: Language) -> Response:
    """Begin your attempt, or go on with it: there is one. No hints, and nothing can be taken back."""
    dealt = await dealt_on(services, day)
    deal = await services.read(lambda connection: deal_for(connection, dealt, game, person.id))
    if deal is None:
        raise no_such_day()
    id = services.randomness.id()
    try:
        found = await services.order(lambda orders: begin(orders, deal, id, person.id, person.name), id)
    except Raced:
        found = await services.order(lambda orders: begin(orders, deal, id, person.id, person.name), id)
    viewer = Viewer(found.seat_of(person.id), language, hears=True)
    return Answer(await services.read(lambda connection: frame_data(found, viewer, [])), 201)
