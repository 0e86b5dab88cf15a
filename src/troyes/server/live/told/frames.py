"""Frames: what a viewer gets of a game at once, over a socket or as an answer.

A frame holds messages in the viewer's own count (1, 2, 3, … without gaps), the number of the last one, and the state
after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import orjson
from sqlalchemy import Connection

from troyes.server.live.kept.live_game import LiveGame
from troyes.server.live.play.choices import deeds_of
from troyes.server.live.told import posts
from troyes.server.live.told.numbering import with_beats
from troyes.server.live.told.posts import Post
from troyes.server.live.told.rendering import post_for, seen_by, state_for
from troyes.server.live.told.sharing import Sharing
from troyes.server.live.told.shown import FrameShown

MOST_MESSAGES: Final = 200  # who has missed more gets the state alone


class Viewer(NamedTuple):
    """For whom something is shown; everybody who sees the same shares it. `hears` who is at the table, or may know what
    is said there; `decides` who wants their legal moves with every frame."""

    seat: int
    language: str
    hears: bool
    decides: bool = False


class Frame(NamedTuple):
    """`first` is the number of its first message, `last` that of its last one."""

    first: int
    last: int
    data: bytes


def frame_data(game: LiveGame, viewer: Viewer, new: Sequence[Post], sharing: Sharing | None = None) -> FrameShown:
    """New messages that lead to a state, and the state. All of `new` are seen by the viewer."""
    seat, language, hears, decides = viewer
    sharing = sharing or Sharing()
    number = game.number(seat, hears)
    first = number - len(new) + 1
    data: FrameShown = {
        "seq": number,
        "messages": [post_for(game, post, first + i, seat, language) for i, post in enumerate(new)],
        "state": state_for(game, seat, language, hears, sharing),
    }
    if decides and (decision := data["state"]["decision"]) is not None:
        data["moves"] = {"decision": decision, **deeds_of(game, seen_by(game, seat, sharing), language)}
    return data


def make_frame(game: LiveGame, viewer: Viewer, new: Sequence[Post], sharing: Sharing) -> Frame | None:
    """The frame of a change; None if it brings nothing that the viewer may know of. All its viewers share `sharing`.

    When what is new is not at hand, an empty frame says that there is something to catch up with.
    """
    number = game.number(viewer.seat, viewer.hears)
    if not new:
        return Frame(number + 1, number, b"")
    seen = [post for post in new if post.is_seen_by(viewer.seat, viewer.hears)]
    if not seen:
        return None
    data = frame_data(game, viewer, seen, sharing)
    packed = {**data, "state": sharing.packed(data["state"], viewer.language)}
    return Frame(number - len(seen) + 1, number, orjson.dumps(packed))


def catch_up(connection: Connection, game: LiveGame, viewer: Viewer, after: int | None) -> Frame:
    """What a viewer has missed who has seen `after` messages; the state alone if that is too much or makes no sense."""
    number = game.number(viewer.seat, viewer.hears)
    missed: list[Post] = []
    if after is not None and 0 <= after < number <= after + MOST_MESSAGES:
        seen = posts.read_seen(connection, game.id, viewer.seat, viewer.hears, after, number - after)
        missed = with_beats(connection, game.about, seen)
    return Frame(number - len(missed) + 1, number, orjson.dumps(frame_data(game, viewer, missed)))
