"""A table as somebody wants it, checked and made ready to be opened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, Protocol

from sqlalchemy import Connection

from troyes.city.figures.every import agreeing
from troyes.games import game_named
from troyes.kernel.contract.refusals import BadInput
from troyes.server.api.games.going_on import Start
from troyes.server.api.models import NewGame, SeatWish
from troyes.server.api.people.identity import Person
from troyes.server.bots.levels import Levels
from troyes.server.live.kept.live_game import BOT, PERSON, Seat
from troyes.server.live.tables.names import bot_name, own_name
from troyes.server.live.tables.opening import OpenOrder
from troyes.server.live.tables.terms import Terms
from troyes.server.people import own_figures
from troyes.server.people.own_figures import Own
from troyes.server.randomness import Randomness, hash_token
from troyes.words.message import Message, place

NAMING: Final = ("me", "open", "same", "bot")  # who is named first; those after them take what is left


class Wished(Protocol):
    """A table, or several, as somebody wants them."""

    game: Literal["city", "dice"]
    figures: Own | None
    seats: list[SeatWish] | None
    terms: Terms


def order_for(
    body: NewGame,
    host: Person,
    randomness: Randomness,
    levels: Levels,
    invitation: str,
    own: Own,
    start: Start | None = None,
) -> OpenOrder:
    """BadInput names what cannot be. `own` are the figures named for it; `start` is where it begins, if not at the
    beginning."""
    check_levels(body, levels, body.game if start is None else start.game.name)
    check_shared(body, host)
    if body.terms.rated:
        check_drawn(body, Message("in-a-rated-game-the-start"))
    name = body.game if start is None else start.game.name
    setup = setup_for(body, own) if start is None else start.setup
    count = game_named(name).seats(setup)
    return OpenOrder(
        id=randomness.id(),
        game=name,
        setup=setup,
        seats=seats_there(body.seats, count, host, start),
        terms=body.terms,
        visibility=body.visibility,
        secret=randomness.secret() if start is None else start.secret,
        host=host.id,
        invitation=hash_token(invitation),
        beginning=None if start is None else start.beginning,
        own_figures=own if start is None else own_there(start, own),
    )


def check_levels(body: Wished, levels: Levels, game: str) -> None:
    """Of the bots that sit there, and of those that may have to go on."""
    levels.check(body.terms.substitute, game, "terms.substitute")
    for number, wish in enumerate(body.seats or ()):
        if wish.kind in ("bot", "same"):
            levels.check(wish.level, game, place_of(number))


def place_of(number: int) -> Message:
    return place("seats", Message("seat", number=number))


def own_there(start: Start, own: Own) -> Mapping[str, Any]:
    """Figures named for the table that is gone on from; for a file, those of the host that it was played with."""
    if start.beginning.game is not None:
        return start.own or {}
    return agreeing(own, start.game.figures_of(start.setup))


def figures_named(connection: Connection, body: Wished, person: Person) -> Own:
    """The figures that a table names, or those that whoever opens it keeps."""
    if body.figures is not None or not game_named(body.game).has_figures:
        return body.figures or {}
    return own_figures.find(connection, person.id)


def setup_for(body: NewGame, own: Own) -> Any:
    """The number of players may be left out where seats are named."""
    options = dict(body.options)
    if body.seats is not None:
        options.setdefault("players", len(body.seats))
    return game_named(body.game).setup(options, own or None)


def check_drawn(body: NewGame, problem: Message) -> None:
    """Where results are compared nobody chooses who begins."""
    if body.options.get("start") is not None:
        raise BadInput("options.start", problem, "leave-it-out")


def default_seats(count: int) -> list[SeatWish]:
    return [SeatWish(kind="me"), *[SeatWish(kind="open")] * (count - 1)]


def seats_there(wishes: list[SeatWish] | None, count: int, host: Person, start: Start | None) -> tuple[Seat, ...]:
    """As they are wanted, or as they are where nobody says: those of another game that is gone on from."""
    if start is None:
        return seats_for(wishes or default_seats(count), count, host)
    return seats_for(wishes or wishes_again(start.seats, host), count, host, start.seats)


def seats_for(
    wishes: list[SeatWish], count: int, host: Person, before: Sequence[Seat] | None = None
) -> tuple[Seat, ...]:
    """`before` is who sat there in the game that is gone on from."""
    if len(wishes) != count:
        raise BadInput("seats", "there-are-seats", "name-each-of-them", count=count)
    seats, names = list[Seat](), list[str]()
    for number, wish in sorted(enumerate(wishes), key=lambda one: NAMING.index(one[1].kind)):
        seats.append(seat_for(wish, number, host, names, None if before is None else before[number]))
        names.append(seats[-1].name)
    return tuple(sorted(seats, key=lambda seat: seat.number))


def seat_for(wish: SeatWish, number: int, host: Person, taken: Sequence[str], before: Seat | None) -> Seat:
    """`taken` are the names of who sits there already."""
    where = place_of(number)
    if wish.kind == "me":
        return Seat(number, PERSON, host.id, name=own_name(wish.name or host.name, taken))
    if wish.name is not None:
        raise BadInput(where, "only-your-own-seats", "leave-the-name-out")
    if wish.kind == "open":
        return Seat(number, "open")
    if wish.kind == "same":
        if before is None:
            raise BadInput(where, "nobody-sat-there-before", "name-who-is-to")
        return same_bot(before, wish.level, taken)
    return Seat(number, BOT, level=wish.level, name=bot_name(number, taken))


# ---- one device for several ----------------------------------------------------------------------------------------


def own_seats(wishes: Sequence[SeatWish]) -> int:
    return sum(wish.kind == "me" for wish in wishes)


def check_shared(body: NewGame, host: Person) -> None:
    """Who holds several seats plays for others too: nobody's rating should depend on it."""
    if own_seats(body.seats or ()) < 2:
        return
    if host.role == "bot":
        raise BadInput("seats", "a-bot-holds-one", "make-another-bot-for")
    if body.terms.rated:
        raise BadInput("terms.rated", "where-somebody-holds-several", "leave-it-out-or-leave")


def wishes_again(before: Sequence[Seat], host: Person) -> list[SeatWish]:
    """Bots play on, whoever opens the table takes their own seats, those of other people are open."""
    wishes = [wish_again(seat, host) for seat in before]
    if all(wish.kind != "me" for wish in wishes):
        first = next((seat.number for seat in before if seat.kind != BOT), 0)
        wishes[first] = SeatWish(kind="me")
    return wishes


def wish_again(seat: Seat, host: Person) -> SeatWish:
    if seat.person == host.id:
        return SeatWish(kind="me", name=seat.name)
    return SeatWish(kind="same" if seat.kind == BOT else "open")


def same_bot(before: Seat, level: str, taken: Sequence[str]) -> Seat:
    """The bot that sat there; where a person did, one of `level` under the same name, unless it is taken."""
    is_free = before.name.casefold() not in ("", *(name.casefold() for name in taken))
    name = before.name if is_free else bot_name(before.number, taken)
    return Seat(before.number, BOT, level=before.level if before.kind == BOT else level, name=name)
