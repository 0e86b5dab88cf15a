"""Where a webhook may go: only to public addresses, so that nobody can make the server knock at doors behind it."""

from __future__ import annotations

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from troyes.server.notices.ordinary_addresses import is_ordinary

LONGEST_URL: Final = 500
PORTS: Final = {"http": 80, "https": 443}
HOST: Final = re.compile(r"[a-z0-9_]([a-z0-9_.-]{0,252})")
NAMES: Final = ThreadPoolExecutor(4, "names")  # of their own: a slow name keeps nobody waiting but other names


class NotAllowed(Exception):
    """An address to which the server sends nothing."""


@dataclass(frozen=True)
class Target:
    """An address taken apart. `host` is as it is asked for by name."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def is_secure(self) -> bool:
        return self.scheme == "https"

    @property
    def authority(self) -> str:
        """As the Host header has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def target_of(url: str) -> Target:
    """NotAllowed unless it is a plain http(s) address."""
    if len(url) > LONGEST_URL or not re.fullmatch(r"[!-~]+", url) or re.search(r"[\\\"<>^`{|}]", url):
        raise NotAllowed(url)
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise NotAllowed(url) from None
    if parts.scheme not in PORTS or "@" in parts.netloc or not is_host(host):
        raise NotAllowed(url)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, host, PORTS[parts.scheme] if port is None else port, path)


def is_host(host: str) -> bool:
    if ":" not in host:
        return HOST.fullmatch(host) is not None
    try:
        ip_address(host)
    except ValueError:
        return False
    return "%" not in host


def is_public(text: str) -> bool:
    """Whether anybody on the internet could reach this address, and it is whose it looks like."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if "%" in text:  # on one link of this machine
        return False
    inside = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return is_ordinary(inside or address)


async def addresses_of(target: Target, private: bool) -> list[str]:
    """The addresses behind a name, all of them checked: connect to one of these and to nothing else.

    NotAllowed if one is not public (or the port is one of another service); OSError if there is none.
    """
    if not private and target.port < 1024 and target.port not in PORTS.values():
        raise NotAllowed(target.host)
    asking = NAMES.submit(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
    found = await asyncio.wrap_future(asking)
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private and not all(map(is_public, addresses)):
        raise NotAllowed(target.host)
    return addresses
