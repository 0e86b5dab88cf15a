"""Who asks: a device's cookie or a bot's token names a person."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Depends, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from sqlalchemy import Connection, insert, select
from starlette.requests import HTTPConnection

from troyes.server.api.answers import Answer, Answered
from troyes.server.api.languages import Language
from troyes.server.database.tables import devices, people, tokens
from troyes.server.database.writer import Transaction
from troyes.server.edge.fields import fields_of
from troyes.server.live.play.refused import Refused
from troyes.server.live.tables.names import LONGEST_NAME
from troyes.server.operations.networks import is_loopback
from troyes.server.operations.places import shared_urls
from troyes.server.people.seen import is_old, refresh
from troyes.server.randomness import hash_token
from troyes.server.services import Services
from troyes.server.settings import Settings
from troyes.words.message import Message

COOKIE: Final = "troyes_device"
COOKIE_AGE: Final = 400 * 24 * 3600  # the longest that browsers keep one
TRUSTED_FOR: Final = 30_000  # milliseconds until the database is asked again
MOST_KNOWN: Final = 10_000
JOINERS: Final = "\u200c\u200d"  # inside words of some languages, and inside emoji


class Person(NamedTuple):
    """Somebody known to the server."""

    id: str
    name: str
    role: str = "player"


def is_administrator(person: Person | None) -> bool:
    """Administrators may do at every table what its host may, and see it."""
    return person is not None and person.role == "administrator"


def plain(text: str) -> str:
    """Text in one line; what cannot be seen or turns others round is left out, what belongs in no text is refused."""
    seen = "".join(one for one in unicodedata.normalize("NFC", text) if is_seen(one))
    shown = " ".join(seen.split())
    kinds = [unicodedata.category(character)[0] for character in shown if character not in JOINERS]
    if "C" in kinds or not set(kinds) - {"M", "Z"}:
        raise ValueError("not a plain text")
    return shown


def is_seen(character: str) -> bool:
    """Soft hyphens, marks of direction and the tags of some flags come along with what people paste."""
    return character in JOINERS or unicodedata.category(character) != "Cf"


def plain_name(text: str) -> str:
    name = plain(text)
    if len(name) > LONGEST_NAME:  # putting it into its usual form can make it longer
        raise ValueError("too long")
    return name


PlainName = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME, examples=["Aubry"]), AfterValidator(plain_name)]


class NewPerson(BaseModel):
    model_config = ConfigDict(extra="forbid")

    name: PlainName


class PersonShown(Answered):
    """A person, as everybody sees them."""

    id: str
    name: str


class WhoIsHere(Answered):
    """Whom this device is known as; null if nobody has told a name yet. `address` is where others find this server, if
    that is not where you have found it."""

    person: PersonShown | None
    address: str | None


# ---- finding out who asks ----------------------------------------------------------------------------------------


class Known:
    """Who was behind a token a moment ago."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, tuple[int, Person]] = OrderedDict()

    def get(self, token: str, now: int) -> Person | None:
        until, person = self.found.get(token, (0, None))
        return person if now < until else None

    def has_met(self, token: str) -> bool:
        """Whether it has been somebody's, even if the database would be asked again by now."""
        return token in self.found

    def put(self, token: str, person: Person, now: int) -> None:
        self.found[token] = (now + TRUSTED_FOR, person)
        while len(self.found) > MOST_KNOWN:
            self.found.popitem(last=False)

    def forget(self, id: str) -> None:
        """Somebody has changed or gone."""
        for token in [token for token, (_, person) in self.found.items() if person.id == id]:
            del self.found[token]


def services_of(connection: HTTPConnection) -> Services:
    found = connection.app.state.services
    assert isinstance(found, Services)
    return found


def known_to(connection: HTTPConnection) -> Known:
    found = connection.app.state.known
    assert isinstance(found, Known)
    return found


def token_of(connection: HTTPConnection) -> tuple[str, bool] | None:
    """The token that was shown, and whether it is a bot's."""
    scheme, _, token = fields_of(connection.scope).get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token, True
    cookie = connection.cookies.get(COOKIE)
    return (cookie, False) if cookie else None


async def find_person(connection: HTTPConnection) -> Person | None:
    """Who asks, if the server knows them."""
    shown = token_of(connection)
    if shown is None:
        return None
    services, known = services_of(connection), known_to(connection)
    hashed, now = hash_token(shown[0]), services.time.wall()
    person = known.get(hashed, services.time.monotonic())
    if person is None:
        person, seen = await services.read(lambda database: person_behind(database, hashed, shown[1], now))
        if person is not None:
            known.put(hashed, person, services.time.monotonic())
            note_seen(services, tokens if shown[1] else devices, hashed, seen, now)
    connection.state.person = None if person is None else person.id
    return person


def person_behind(connection: Connection, hashed: str, is_bot: bool, now: int) -> tuple[Person | None, int | None]:
    """With the time at which the device or token was last seen."""
    table: Any = tokens if is_bot else devices
    query = select(people.c.id, people.c.name, people.c.role, table.c.seen)
    query = query.join(table, table.c.person == people.c.id)
    query = query.where(table.c.hash == hashed, people.c.deleted.is_(None))
    if is_bot:
        query = query.where((tokens.c.expires.is_(None)) | (tokens.c.expires > now))
    row = connection.execute(query).first()
    return (None, None) if row is None else (Person(*row[:3]), row.seen)


def note_seen(services: Services, table: Any, hashed: str, seen: int | None, now: int) -> None:
    """Nobody waits for it."""
    if is_old(seen, now) and services.writer is not None:
        services.writer.submit(lambda transaction: refresh(transaction, table, hashed, now))


async def require_person(connection: HTTPConnection) -> Person:
    person = await find_person(connection)
    if person is None:
        problem, remedy = (Message("the-server-does-not"), Message("tell-it-your-name"))
        raise Refused(401, "unknown_person", problem, remedy)
    return person


async def asked_services(connection: HTTPConnection) -> Services:
    """What is not asynchronous FastAPI calls in a thread, which takes far longer than this."""
    return services_of(connection)


Asked = Annotated[Services, Depends(asked_services)]
Caller = Annotated[Person | None, Depends(find_person)]
Somebody = Annotated[Person, Depends(require_person)]

# ---- becoming known ----------------------------------------------------------------------------------------------

router = APIRouter(prefix="/people", tags=["people"])


@router.post("", status_code=201, response_model=PersonShown)
async def introduce(body: NewPerson, services: Asked, language: Language) -> Response:
    """Tell your name. The answer sets a cookie by which this device is known from then on."""
    token, person = services.randomness.token(), Person(services.randomness.id(), body.name)
    now = services.time.wall()
    await services.write(lambda transaction: insert_person(transaction, person, language, hash_token(token), now))
    answer = Answer({"id": person.id, "name": person.name}, 201)
    set_cookie(answer, token, services)
    return answer


@router.get("/me", response_model=PersonShown)
async def me(person: Somebody) -> Response:
    """Who you are to the server."""
    return Answer({"id": person.id, "name": person.name})


@router.get("/here", response_model=WhoIsHere)
async def here(person: Caller, services: Asked, request: HTTPConnection) -> Response:
    """Who you are to the server, if anybody: a stranger is answered, not refused."""
    shown = None if person is None else {"id": person.id, "name": person.name}
    return Answer({"person": shown, "address": address_for_others(request, services.settings)})


def address_for_others(request: HTTPConnection, settings: Settings) -> str | None:
    """Whoever has opened this machine's own address cannot send it to others."""
    if settings.origin or is_loopback(request.url.hostname or ""):
        return next(iter(shared_urls(settings)), None)
    return None


def insert_person(transaction: Transaction, person: Person, language: str, device: str, now: int) -> None:
    row = {"id": person.id, "name": person.name, "language": language, "role": person.role, "created": now}
    transaction.connection.execute(insert(people), row)
    row = {"hash": device, "person": person.id, "created": now, "seen": now}
    transaction.connection.execute(insert(devices), row)


def set_cookie(answer: Response, token: str, services: Services) -> None:
    answer.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=services.settings.is_secure,
    )
