"""Results and ratings, written in the transaction that ends a game.

A rated game changes the ratings of all people (and bots with an account) in it, compared with each other: Plackett and
Luce's model. The server's own bots have no rating and are left out. Who has left is behind everybody who has stayed or
left later. Whom the host has replaced in a game that is not rated has no result, nor has who holds several seats or
goes on from another game, or has taken back answers of bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from troyes.server.database.tables import bots, messages, ratings, results
from troyes.server.database.upsert import insert_new
from troyes.server.live.kept.live_game import LiveGame, Seat
from troyes.server.live.tables.barred import SENT_AWAY
from troyes.server.live.told.posts import SEAT
from troyes.server.live.told.posts import START as BEGINNING

MODEL: Final = PlackettLuce()
START: Final = MODEL.rating()
BY_HOST: Final = (SENT_AWAY, "replaced")
DEPARTED: Final = (*BY_HOST, "left", "time")


@dataclass(frozen=True)
class Result:
    """What a seat reached. With a person and a level: a bot has finished it for a person who left."""

    seat: int
    person: str | None
    level: str | None
    points: int
    place: int
    rated: bool = False
    mu: float | None = None
    sigma: float | None = None

    @property
    def has_left(self) -> bool:
        return self.level is not None


def write_results(connection: Connection, game: LiveGame) -> None:
    """Of a game that has just been played to its end."""
    seats = without_shared(game, without_replaced(connection, game))
    found = rate(connection, game, results_of(seats, game.scores or ()))
    common = {"game": game.id, "played": game.about.game.name, "players": len(game.seats), "ended": game.ended}
    connection.execute(insert(results), [{**common, **vars(result)} for result in found])


def without_replaced(connection: Connection, game: LiveGame) -> list[Seat]:
    """The seats; those that the host has given to a bot belong to nobody. In a rated game he may do that only to who no
    longer plays, and it counts as leaving."""
    if game.about.terms.rated or all(seat.left_by is None for seat in game.seats):
        return list(game.seats)
    query = select(messages.c.seat, messages.c.body).where(messages.c.game == game.id, messages.c.kind == SEAT)
    given = {row.seat for row in connection.execute(query) if row.body.get("reason") in BY_HOST}
    return [replace(seat, left_by=None) if seat.number in given else seat for seat in game.seats]


def without_shared(game: LiveGame, seats: Sequence[Seat]) -> list[Seat]:
    """Who holds several seats plays for others on one device: what those seats reach is nobody's result. Nor is what
    is reached from a position that others have played for, or by going back over answers of bots."""
    held = Counter(seat.person or seat.left_by for seat in game.seats)
    return [
        replace(seat, person=None, left_by=None)
        if game.about.beginning is not None or game.went_back or held[seat.person or seat.left_by] > 1
        else seat
        for seat in seats
    ]


def results_of(seats: Sequence[Seat], scores: Sequence[int]) -> list[Result]:
    """Scores beyond the seats are an automaton's: whoever is not ahead of it is behind it."""
    people, automata = scores[: len(seats)], scores[len(seats) :]
    return [
        Result(
            seat.number,
            seat.person or seat.left_by,
            seat.level,
            points,
            1 + sum(other > points for other in people) + sum(other >= points for other in automata),
        )
        for seat, points in zip(seats, people)
    ]


# ---- ratings -----------------------------------------------------------------------------------------------------


def rate(connection: Connection, game: LiveGame, found: list[Result]) -> list[Result]:
    """The results with the ratings after them, if the game is rated and two or more people played it."""
    people = sorted((result for result in found if result.person is not None), key=lambda result: str(result.person))
    if not game.about.terms.rated or len(people) < 2 or not are_independent(connection, people):
        return found
    name, now = game.about.game.name, game.ended or 0
    old = [lock(connection, str(result.person), name, now) for result in people]
    new = MODEL.rate([[one] for one in old], ranks=ranks(people, departures(connection, game)))
    rated = {}
    for result, [rating] in zip(people, new):
        rated[result.seat] = replace(result, rated=True, mu=rating.mu, sigma=rating.sigma)
        save(connection, str(result.person), name, {"mu": rating.mu, "sigma": rating.sigma, "changed": now})
    return [rated.get(result.seat, result) for result in found]


def are_independent(connection: Connection, people: list[Result]) -> bool:
    """Nobody wins a rating from their own bots, nor do those from each other."""
    ids = [str(result.person) for result in people]
    owners: dict[str, str] = {
        row.person: row.owner for row in connection.execute(select(bots).where(bots.c.person.in_(ids)))
    }
    return len({owners.get(id, id) for id in ids}) == len(ids)


def departures(connection: Connection, game: LiveGame) -> dict[int, int]:
    """When people gave up their seats, after the start: the seq of the message that told it."""
    columns = (messages.c.kind, messages.c.seat, messages.c.seq, messages.c.body)
    query = select(*columns).where(messages.c.game == game.id, messages.c.kind.in_((SEAT, BEGINNING)))
    found: dict[int, int] = {}
    for row in connection.execute(query.order_by(messages.c.seq)):
        if row.kind == BEGINNING:
            found.clear()
        elif row.seat is not None and row.body.get("reason") in DEPARTED:
            found.setdefault(row.seat, row.seq)
    return found


def ranks(people: Sequence[Result], gone: Mapping[int, int]) -> list[float]:
    """Places of who has stayed; behind them who has left, the last first."""
    most = max(result.place for result in people)
    return [
        most + 1 + sum(gone.get(other.seat, 0) > gone.get(result.seat, 0) for other in people if other.has_left)
        if result.has_left
        else result.place
        for result in people
    ]


def lock(connection: Connection, person: str, played: str, now: int) -> Any:
    """A rating that nobody else changes until the transaction ends; the first one is the one all begin with."""
    key = {"person": person, "played": played}
    insert_new(connection, ratings, {**key, "mu": START.mu, "sigma": START.sigma, "games": 0, "changed": now})
    query = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.person == person, ratings.c.played == played)
    mu, sigma = connection.execute(query.with_for_update()).one()
    return MODEL.rating(mu=mu, sigma=sigma)


def save(connection: Connection, person: str, played: str, values: dict[str, Any]) -> None:
    query = update(ratings).where(ratings.c.person == person, ratings.c.played == played)
    connection.execute(query.values(games=ratings.c.games + 1, **values))
