"""Which seat somebody means. Most people hold one; where one device goes from hand to hand, somebody holds several."""

from __future__ import annotations

from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.refused import not_seated, not_your_seat


def shown_seat(game: LiveGame, person: str | None, wanted: int | None) -> int:
    """The seat for which a game is shown: the wanted one, or the one that has to decide; SPECTATOR for who has none."""
    if wanted is None:
        return game.seat_now(person)
    if wanted not in game.seats_of(person):
        raise not_your_seat()
    return wanted


def seat_for(game: LiveGame, person: str | None, wanted: int | None = None) -> int:
    """The seat for which somebody acts."""
    seat = shown_seat(game, person, wanted)
    if seat == SPECTATOR:
        raise not_seated()
    return seat


def seat_answering(game: LiveGame, person: str | None, wanted: int | None, decision: str) -> int:
    """The seat for which somebody answers a decision. Its name tells whose it is, unless a seat is wanted."""
    named = seat_named(decision)
    return seat_for(game, person, named if wanted is None and named in game.seats_of(person) else wanted)


def seat_named(decision: str) -> int | None:
    """The seat in the name of a decision, whether or not there is such a decision."""
    parts = decision.split(".")
    return int(parts[1]) if len(parts) == 3 and parts[1].isascii() and parts[1].isdigit() else None
