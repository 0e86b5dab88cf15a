"""Sending a webhook: one POST over a connection to an address that has been checked.

Names are resolved once; the connection goes to what was checked and not to what a name may mean a moment later. Where
an answer points elsewhere nobody follows. Of the answer only the first line is read.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import Final

from troyes.server.notices.addresses import NotAllowed, Target, addresses_of, target_of
from troyes.server.notices.outcomes import Outcome

PATIENCE: Final = 10.0  # seconds for everything
LONGEST_LINE: Final = 4096
MOST_ADDRESSES: Final = 4
GONE: Final = 410


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> Outcome:
    """Send it once."""
    sending = Sending()
    try:
        async with asyncio.timeout(PATIENCE):
            target = target_of(url)
            return outcome_of(await sending.exchange(target, headers, body, private))
    except NotAllowed:
        return Outcome.NEVER
    except (OSError, TimeoutError, ssl.SSLError, asyncio.IncompleteReadError, ValueError):
        return Outcome.UNSURE if sending.is_sent else Outcome.AGAIN


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.DONE
    return Outcome.GONE if status == GONE else Outcome.AGAIN


class Sending:
    """`is_sent` from the moment the receiver may have got all of it."""

    def __init__(self) -> None:
        self.is_sent = False

    async def exchange(self, target: Target, headers: Mapping[str, str], body: bytes, private: bool) -> int:
        """The status of the answer."""
        addresses = await addresses_of(target, private)
        reader, writer = await connect_to_one(target, addresses)
        try:
            self.is_sent = True
            writer.write(request(target, headers, body))
            await writer.drain()
            return status_of(await reader.readline())
        finally:
            writer.transport.abort()


async def connect_to_one(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first address that listens."""
    for address in addresses[: MOST_ADDRESSES - 1]:
        try:
            return await connect(target, address)
        except OSError:
            continue
    return await connect(target, addresses[-1])


async def connect(target: Target, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the address; the certificate must be that of the name."""
    if not target.is_secure:
        return await asyncio.open_connection(address, target.port, limit=LONGEST_LINE)
    context = ssl.create_default_context()
    return await asyncio.open_connection(
        address, target.port, ssl=context, server_hostname=target.host, limit=LONGEST_LINE
    )


def request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"POST {target.path} HTTP/1.1", f"Host: {target.authority}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def status_of(line: bytes) -> int:
    """ValueError if it is no answer of a web server."""
    version, status = line.split(maxsplit=2)[:2]
    if not version.startswith(b"HTTP/1."):
        raise ValueError(line[:20])
    return int(status)
