"""Where this machine is found: its names and addresses, those that other devices can open first."""

from __future__ import annotations

import socket
from typing import Final
from urllib.parse import urlsplit

from troyes.server.operations.networks import is_loopback, parsed
from troyes.server.settings import Settings

HERE: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # and how to reach that from here
AT_HOME: Final = ("", ".local", ".lan", ".home.arpa")  # what networks without an owner put behind the name of a machine
# Addresses kept for documentation. Nothing is sent to them: a way there has to be chosen, and it begins at one of ours.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def url_of(host: str, port: int) -> str:
    """An address to open on this machine."""
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def outgoing() -> list[str]:
    """The addresses from which this machine speaks to others."""
    found = []
    for family, far in FAR_AWAY:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((far, 9))
                found.append(str(asking.getsockname()[0]))
        except OSError:  # no network of that kind
            continue
    return [address for address in found if not is_loopback(address)]


def addresses_for(host: str) -> list[str]:
    """Where other devices find a server that listens at `host`; nowhere if it listens to this machine alone."""
    if host not in EVERYWHERE:
        return [] if is_loopback(host) else [host]
    return [address for address in outgoing() if host == "::" or ":" not in address]


def shared_urls(settings: Settings) -> list[str]:
    """The addresses that can be told to others: what was set goes first."""
    if settings.origin:
        return [settings.origin]
    return [url_of(address, settings.port) for address in addresses_for(settings.host)]


def own_hosts(settings: Settings) -> set[str] | None:
    """By which names a server is asked; None if by any: a proxy that is trusted sees to it.

    Another site could give its own name this machine's address, and its page would pass for one of ours.
    """
    if settings.trusted_proxies and not settings.origin:
        return None
    found = {*HERE, settings.host, urlsplit(settings.origin).hostname or "localhost"}
    if is_loopback(settings.host):
        return found
    return {*found, *addresses_for(settings.host), *machine_names()}


def machine_names() -> set[str]:
    name = socket.gethostname().lower()
    return {name, *(name.partition(".")[0] + ending for ending in AT_HOME)} - {""}


def is_own_host(host: str | None, hosts: set[str], reached: str) -> bool:
    """`reached` is the address of this machine at which the request has arrived: no list can miss that one."""
    if host is None:
        return False
    address = parsed(host)
    return host.rstrip(".") in hosts or (address is not None and address == parsed(reached))
