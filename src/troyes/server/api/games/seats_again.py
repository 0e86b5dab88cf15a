"""Who sits where at a table that goes on from another game: whoever sat there, unless somebody else is wanted."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.server.api.models import SeatWish
from troyes.server.api.people.identity import Person
from troyes.server.live.kept.live_game import BOT, Seat
from troyes.server.live.tables.names import bot_name


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
