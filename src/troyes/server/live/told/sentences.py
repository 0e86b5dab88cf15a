"""What happens around the table in sentences: a bot takes somebody's place, a game ends before its end.

What is played is told by the rules.
"""

from __future__ import annotations

from typing import Any, Final

from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.live.kept.live_game import BOT, LiveGame
from troyes.server.live.tables.barred import SENT_AWAY
from troyes.server.live.told.posts import END, SEAT, Post
from troyes.words.message import Message

TAKEN_OVER: Final = {
    SENT_AWAY: "the-host-sends-away",
    "left": "leaves-a-bot-plays",
    "replaced": "a-bot-takes-the",
    "time": "has-run-out-of-time-a",
}
LATE: Final = "has-run-out-of-time"
ENDED: Final = {
    "nobody": "nobody-has-joined-in",
    "left": "everybody-has-left-the",
    "time": "the-time-has-run",
}


def told_around(game: LiveGame, post: Post) -> Message | None:
    """The sentence about a message that is no move; None where there is nothing to say."""
    if post.kind == SEAT:
        return told_seat(post.body)
    return told_end(game, post) if post.kind == END else None


def told_seat(body: dict[str, Any]) -> Message | None:
    """Whoever had an open seat, or is forgotten, has no name."""
    who, reason = body.get("who"), body["reason"]
    if not who:
        return None
    if body["seated"] == BOT and reason in TAKEN_OVER:
        return Message(TAKEN_OVER[reason], who=who, bot=body["name"])
    return Message(LATE, who=who) if reason == "time" else None


def told_end(game: LiveGame, post: Post) -> Message | None:
    reason = post.body["reason"]
    if reason != "host":
        return Message(ENDED[reason]) if reason in ENDED else None
    seat = game.seat_of(post.person)
    name = "" if seat == SPECTATOR else game.seats[seat].name
    if name:
        return Message("has-ended-the-game", who=name)
    is_host = post.person is None or post.person == game.host  # None: forgotten since
    return Message("the-host-has-ended") if is_host else Message("an-administrator-has-ended")
