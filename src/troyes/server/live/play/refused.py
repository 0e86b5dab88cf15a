"""What is answered to an order that cannot be carried out: a status for programs, words for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.words.message import Message

if TYPE_CHECKING:
    from troyes.server.live.kept.live_game import LiveGame


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
    return Refused(409, "outdated", Message("this-decision-no-longer"), Message("look-at-the-game"), game, seat)


def key_reused() -> Refused:
    return Refused(409, "key_reused", Message("this-key-belongs-to"), Message("use-a-new-idempotency"))


def no_such_game() -> Refused:
    return Refused(404, "no_such_game", Message("there-is-no-such-game"), Message("check-the-address-or"))


def not_seated() -> Refused:
    return Refused(403, "not_seated", Message("you-have-no-seat"), Message("join-it-or-watch"))


def not_your_seat() -> Refused:
    return Refused(403, "not_your_seat", Message("this-seat-is-not"), Message("name-one-of-your"))


def not_over() -> Refused:
    return Refused(409, "not_over", Message("this-game-is-not-over-server"), Message("play-it-to-its"))


def not_running() -> Refused:
    return Refused(409, "not_running", Message("this-game-is-not-running"), Message("wait-until-it-starts"))


def not_asked(game: LiveGame, seat: int) -> Refused:
    return Refused(409, "not_asked", Message("you-have-nothing-to"), Message("wait-until-it-is"), game, seat)
