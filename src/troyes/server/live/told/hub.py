"""The hub: who watches which game in this process, and what they are sent when it changes.

It lives in the event loop. Frames are made in the thread that writes, those of other processes' changes in one of their
own, in the order of the changes, once for all who see the same. A viewer that cannot keep up is let go: it comes back
and catches up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from troyes.kernel.contract.rules import SPECTATOR
from troyes.server.live.play.orders import Change
from troyes.server.live.told.frames import Frame, Viewer, make_frame
from troyes.server.live.told.sharing import Sharing
from troyes.server.server_time import ServerTime

LOG: Final = logging.getLogger("troyes.server.hub")
GONE: Final = None  # in a queue: the socket has to be closed

Frames = dict[Viewer, Frame]


class Subscription:
    """One socket. `person` sits at the viewer's seat as long as it gets that seat's frames, and no other seat's.

    `last` is the number of the last message it was sent; `push` sends at once, or says that it cannot.
    """

    def __init__(self, game: str, viewer: Viewer, person: str | None, most_waiting: int, is_guest: bool) -> None:
        self.game = game
        self.viewer = viewer
        self.person = person
        self.most_waiting = most_waiting
        self.is_guest = is_guest  # has shown an invitation
        self.queue: asyncio.Queue[Frame | None] = asyncio.Queue()
        self.is_gone = False
        self.last = -1
        self.push: Callable[[bytes], bool] = has_to_wait

    def send(self, frame: Frame) -> None:
        """What follows what was sent goes out at once; what has to wait, and all after it, is left to the socket."""
        if self.is_gone:
            return
        if frame.first == self.last + 1 <= frame.last and self.queue.empty() and self.push(frame.data):
            self.last = frame.last
        elif self.queue.qsize() >= self.most_waiting:
            self.go()
        else:
            self.queue.put_nowait(frame)

    def go(self) -> None:
        """Let it go; what waits is not sent."""
        if not self.is_gone:
            self.is_gone = True
            self.queue.put_nowait(GONE)


def has_to_wait(text: bytes) -> bool:
    return False


class Hub:
    """Subscriptions by game."""

    def __init__(self, most_waiting: int, time: ServerTime) -> None:
        self.most_waiting = most_waiting
        self.time = time
        self.channels: dict[str, set[Subscription]] = {}
        self.people: dict[str, set[Subscription]] = {}
        self.viewers: dict[str, frozenset[Viewer]] = {}  # never changed, only replaced: any thread may look
        self.maker = ThreadPoolExecutor(1, "frames")

    def subscribe(self, game: str, viewer: Viewer, person: str | None, is_guest: bool = False) -> Subscription:
        subscription = Subscription(game, viewer, person, self.most_waiting, is_guest)
        self.channels.setdefault(game, set()).add(subscription)
        self.note_viewers(game)
        if person is not None:
            self.people.setdefault(person, set()).add(subscription)
        return subscription

    def unsubscribe(self, subscription: Subscription) -> None:
        channel = self.channels.get(subscription.game, set())
        channel.discard(subscription)
        if not channel:
            self.channels.pop(subscription.game, None)
        self.note_viewers(subscription.game)
        mine = self.people.get(subscription.person or "", set())
        mine.discard(subscription)
        if not mine:
            self.people.pop(subscription.person or "", None)

    def note_viewers(self, game: str) -> None:
        found = frozenset(subscription.viewer for subscription in self.channels.get(game, ()))
        if found:
            self.viewers[game] = found
        else:
            self.viewers.pop(game, None)

    def is_watched(self, game: str) -> bool:
        return game in self.channels

    def sockets(self) -> int:
        return sum(map(len, self.channels.values()))

    def publish(self, change: Change, frames: Frames | None = None) -> None:
        """Send a change to all who watch; `frames` if they have been made.

        Who has changed seats has to come back as who they are now.
        """
        channel = self.channels.get(change.after.id)
        if not channel:
            return
        for subscription in channel:
            if subscription.viewer.seat not in (change.after.seats_of(subscription.person) or (SPECTATOR,)):
                subscription.go()
        if frames is not None:
            return self.deliver(change.after.id, frames)
        viewers = self.viewers[change.after.id]
        made = asyncio.wrap_future(self.maker.submit(make_frames, change, viewers, self.time))
        made.add_done_callback(lambda done: self.made(change.after.id, done))

    def prepare(self, change: Change) -> Frames | None:
        """From any thread: the frames of a change; None if nobody watches, or if they could not be made.

        Who comes later sees the change at once, in the first frame.
        """
        viewers = self.viewers.get(change.after.id)
        if viewers is None:
            return None
        try:
            return make_frames(change, viewers, self.time)
        except Exception:
            LOG.exception("no frames could be made")
            return None

    def made(self, game: str, made: asyncio.Future[Frames]) -> None:
        """If frames could not be made, who watches comes back and sees whether that is better."""
        if made.cancelled() or made.exception() is not None:
            LOG.error("no frames could be made", exc_info=None if made.cancelled() else made.exception())
            return self.let_go(game)
        self.deliver(game, made.result())

    def deliver(self, game: str, frames: Frames) -> None:
        for subscription in self.channels.get(game, ()):
            frame = frames.get(subscription.viewer)
            if frame is not None:
                subscription.send(frame)

    def let_go(self, *games: str) -> None:
        """Who watches these games (all games) has to come back: news may have been missed, or the server ends."""
        for game in games or tuple(self.channels):
            for subscription in self.channels.get(game, ()):
                subscription.go()

    def sockets_of(self, person: str | None) -> int:
        return len(self.people.get(person or "", ()))

    def let_go_person(self, person: str) -> None:
        """Somebody's devices or tokens may no longer count."""
        for subscription in self.people.get(person, ()):
            subscription.go()

    def let_go_guests(self, game: str) -> None:
        """The invitation to a game no longer counts."""
        for subscription in self.channels.get(game, ()):
            if subscription.is_guest:
                subscription.go()

    def close(self) -> None:
        self.let_go()
        self.maker.shutdown()


def make_frames(change: Change, viewers: Iterable[Viewer], time: ServerTime) -> Frames:
    sharing, game = Sharing(), change.after.by_calendar(time)
    made = {viewer: make_frame(game, viewer, change.posts, sharing) for viewer in viewers}
    return {viewer: frame for viewer, frame in made.items() if frame is not None}
