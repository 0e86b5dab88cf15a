"""What is answered to an order that cannot be carried out: a status for programs, words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.kernel.messages import Message

if TYPE_CHECKING:
    from troyes.server.live.live_game import LiveGame


class Refused(Exception):
    """Nothing has changed. `game` is the newer state, where the order was about an older one; `seat` asked for it.
    `where` names the field that is wrong."""

    def __init__(
        self,
        status: int,
        code: str,
        problem: Message,
        remedy: Message,
        game: LiveGame | None = None,
        seat: int | None = None,
        where: str | None = None,
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.problem = problem
        self.remedy = remedy
        self.game = game
        self.seat = seat
        self.where = where


def outdated(game: LiveGame, seat: int) -> Refused:
    return Refused(
        409,
        "outdated",
        Message("This decision no longer stands."),
        Message("Look at the game again and decide anew"),
        game,
        seat,
    )


def key_reused() -> Refused:
    return Refused(
        409,
        "key_reused",
        Message("This key belongs to another request."),
        Message("Use a new Idempotency-Key for every order"),
    )


def no_such_game() -> Refused:
    return Refused(
        404, "no_such_game", Message("There is no such game."), Message("Check the address, or ask for an invitation")
    )


def not_seated() -> Refused:
    return Refused(
        403, "not_seated", Message("You have no seat in this game."), Message("Join it, or watch it as a spectator")
    )


def not_your_seat() -> Refused:
    return Refused(
        403, "not_your_seat", Message("This seat is not yours."), Message("Name one of your own seats, or none")
    )


def not_over() -> Refused:
    return Refused(409, "not_over", Message("This game is not over."), Message("Play it to its end first"))


def not_running() -> Refused:
    return Refused(
        409, "not_running", Message("This game is not running."), Message("Wait until it starts, or open another one")
    )


def not_asked(game: LiveGame, seat: int) -> Refused:
    return Refused(
        409, "not_asked", Message("You have nothing to decide now."), Message("Wait until it is your turn"), game, seat
    )
