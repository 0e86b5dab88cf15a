"""What notices say."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Any
from urllib.parse import urlencode

import orjson
from sqlalchemy import Row

from troyes import __version__
from troyes.server.live.kept.live_game import LiveGame
from troyes.server.notices.subscriptions import CONFIRM, STOP, token_for
from troyes.server.server_time import ServerTime
from troyes.words.catalogue import SOURCE
from troyes.words.choosing import closest
from troyes.words.message import Message

GAMES = {"city": "Troyes", "dice": "Troyes Dice"}


@dataclass(frozen=True)
class Writing:
    """One notice; `row` is its delivery with where it goes, `origin` where people find the server.

    What is said of the time is what calendars show, the deadline in the given game too.
    """

    row: Row[Any]
    origin: str
    sender: str
    time: ServerTime

    def link(self, purpose: str) -> str:
        values = {"id": self.row.notice, "token": token_for(self.row.notice, self.row.secret, purpose)}
        return f"{self.origin}/api/v2/notices/{purpose}?{urlencode(values)}"

    def told(self, text: Message) -> str:
        """In the language of the person, as long as it is there."""
        return text.text(closest(self.row.language) or SOURCE)

    # ---- mails ----------------------------------------------------------------------------------------------------

    def confirmation(self) -> EmailMessage:
        subject = Message("do-you-want-mail")
        lines = [
            Message("somebody-who-plays-at", origin=self.origin),
            Message("if-that-is-you", link=self.link(CONFIRM)),
            Message("if-it-is-not"),
        ]
        return self.mail(self.told(subject), [self.told(line) for line in lines])

    def turn(self, game: LiveGame) -> EmailMessage:
        seat = game.seats[self.row.body["seat"]]
        others = [other.name for other in game.seats if other.number != seat.number]
        values = {"game": GAMES[game.about.game.name], "names": others}
        lines = [
            Message("it-is-your-turn-in", **values),
            Message("you-have-until", when=shown_time(seat.deadline or self.time.wall())),
            Message("play", link=self.game_link(game)),
            Message("to-get-no-more", link=self.link(STOP)),
        ]
        return self.mail(self.told(Message("it-is-your-turn", **values)), [self.told(line) for line in lines])

    def mail(self, subject: str, paragraphs: list[str]) -> EmailMessage:
        """With headers that tell mail programs how to stop it and that nobody has to answer."""
        message = EmailMessage(policy=SMTP)
        message["From"] = self.sender
        message["To"] = self.row.target
        message["Subject"] = subject
        message["Date"] = format_datetime(datetime.fromtimestamp(self.time.wall() / 1000, UTC))
        message["Message-ID"] = f"<{self.row.id}@{self.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self.link(STOP)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content("\n\n".join(paragraphs) + "\n", cte="quoted-printable")
        return message

    # ---- webhooks -------------------------------------------------------------------------------------------------

    def payload(self, game: LiveGame) -> bytes:
        seat = game.seats[self.row.body["seat"]]
        return orjson.dumps(
            {
                "event": "your_turn",
                "delivery": self.row.id,
                "game": game.id,
                "played": game.about.game.name,
                "seat": seat.number,
                "decision": self.row.body["decision"],
                "deadline": seat.deadline,
                "url": self.game_link(game),
                "stop": self.link(STOP),
            }
        )

    def headers(self, payload: bytes) -> dict[str, str]:
        """The signature covers the time, so that an old request cannot be sent again as a new one."""
        when = str(self.time.wall() // 1000)
        return {
            "Content-Type": "application/json",
            "User-Agent": f"troyes/{__version__}",
            "X-Troyes-Delivery": self.row.id,
            "X-Troyes-Time": when,
            "X-Troyes-Signature": signature(self.row.secret, when, payload),
        }

    def game_link(self, game: LiveGame) -> str:
        return f"{self.origin}/games/{game.id}"


def signature(secret: str, when: str, payload: bytes) -> str:
    """HMAC-SHA256 over the time, a dot and the body, keyed by the secret as it was told."""
    return "sha256=" + hmac.new(secret.encode(), f"{when}.".encode() + payload, hashlib.sha256).hexdigest()


def shown_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
