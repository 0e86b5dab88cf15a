"""Where somebody asks from: an address as limits count it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

from starlette.requests import HTTPConnection

MOST_KEPT: Final = 4096
SHARED_BITS: Final = 64  # what a household or a machine is given of IPv6: all addresses in it are one visitor's


@lru_cache(MOST_KEPT)
def parsed(host: str) -> IPv4Address | IPv6Address | None:
    """None if it is no address: a name, or another kind of socket. One of IPv4 inside one of IPv6 is taken out."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


@lru_cache(MOST_KEPT)
def network_of(host: str) -> str:
    """What counts as one visitor: an address of IPv4, a /64 of IPv6."""
    address = parsed(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, SHARED_BITS), strict=False))
    return host if address is None else str(address)


def is_loopback(host: str) -> bool:
    """Whether it is this machine that speaks or is spoken to."""
    address = parsed(host)
    return host == "localhost" if address is None else address.is_loopback


def address_of(asked: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return network_of(asked.client.host) if asked.client is not None else ""


def is_local(asked: HTTPConnection) -> bool:
    """From this machine; sockets of another kind than TCP come from nowhere else."""
    return asked.client is None or parsed(asked.client.host) is None or is_loopback(asked.client.host)
