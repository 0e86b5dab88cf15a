"""How notices leave the server, from the environment. Without any setting there are webhooks, and no mail.

TROYES_SMTP_URL   smtp://host:25 (a relay nearby), smtp+starttls://user:password@host:587 or smtps://…@host:465
TROYES_MAIL_FROM  the address mail is sent from
TROYES_PRIVATE_WEBHOOKS  1 lets webhooks reach private addresses: for a server at home
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from troyes.kernel.contract.refusals import BadInput
from troyes.words.message import Message

PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
NEARBY: Final = ("localhost", "127.0.0.1", "::1")
URL: Final = "TROYES_SMTP_URL"
FROM: Final = "TROYES_MAIL_FROM"
URL_REMEDY: Final = Message("write-smtp-host-25")


@dataclass(frozen=True)
class Smtp:
    """Where mail is handed in."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    def __repr__(self) -> str:
        return f"Smtp({self.scheme}://{self.host}:{self.port})"  # no secret in a log line


@dataclass(frozen=True)
class NoticeSettings:
    """`smtp` is None where the server sends no mail."""

    smtp: Smtp | None = None
    private: bool = False


def from_environment(environment: Mapping[str, str] = os.environ) -> NoticeSettings:
    """BadInput if something is set that cannot be."""
    private = environment.get("TROYES_PRIVATE_WEBHOOKS", "") in ("1", "true", "yes")
    url = environment.get(URL, "")
    return NoticeSettings(smtp_of(url, environment.get(FROM, "")) if url else None, private)


def smtp_of(url: str, sender: str) -> Smtp:
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadInput(URL, "is-not-the-address-of-a-mail-server", URL_REMEDY) from None
    if parts.scheme not in PORTS or not parts.hostname:
        raise BadInput(URL, "is-not-the-address-of-a-mail-server", URL_REMEDY)
    if parts.scheme == "smtp" and parts.password and parts.hostname not in NEARBY:
        raise BadInput(URL, "would-send-the-password", "write-smtps-or-smtp")
    if not is_address(sender):
        raise BadInput(FROM, "is-not-a-mail", "write-the-address-that")
    return made(parts, parts.hostname, port, sender)


def made(parts: SplitResult, host: str, port: int, sender: str) -> Smtp:
    return Smtp(parts.scheme, host, port, unquote(parts.username or ""), unquote(parts.password or ""), sender)


def is_address(text: str) -> bool:
    """One plain mail address, nothing around it."""
    if not text.isascii() or len(text) > 254 or any(character in text for character in ' \t\r\n"<>(),;:[]\\'):
        return False
    try:
        address = Address(addr_spec=text)
    except (ValueError, IndexError, HeaderParseError):
        return False
    return bool(address.username) and "." in address.domain.strip(".")
