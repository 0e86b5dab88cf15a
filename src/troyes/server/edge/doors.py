"""How many connections each address holds, and how much of the bodies that are sent over them.

Proxies that are trusted hold those of many people: they are counted among all, not by themselves.
"""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network

from troyes.server.edge.limits import EdgeLimits
from troyes.server.operations.networks import network_of, parsed
from troyes.server.settings import Settings


class Doors:
    """Enter and leave; everybody who entered leaves once. What is held is released once."""

    def __init__(self, settings: Settings) -> None:
        self.limits: EdgeLimits = settings.edge
        self.is_counting = settings.rate_limits
        self.trusts_all = "*" in settings.trusted_proxies
        self.trusted = [found for text in settings.trusted_proxies.split(",") if (found := network(text)) is not None]
        self.inside: Counter[str] = Counter()
        self.total = 0
        self.held: Counter[str] = Counter()
        self.held_by_all = 0

    def enter(self, host: str) -> bool:
        """Whether there is room; then `leave` has to follow."""
        visitor = network_of(host)
        is_full = self.total >= self.limits.all_connections
        is_greedy = self.inside[visitor] >= self.limits.connections and not self.is_trusted(host)
        if self.is_counting and (is_full or is_greedy):
            return False
        self.total += 1
        self.inside[visitor] += 1
        return True

    def leave(self, host: str) -> None:
        self.total -= 1
        lessen(self.inside, network_of(host), 1)

    def hold(self, host: str, size: int) -> bool:
        """Bytes of a body; whether all that is held is still little enough."""
        visitor = network_of(host)
        self.held_by_all += size
        self.held[visitor] += size
        is_full = self.held_by_all > self.limits.all_body_bytes
        is_greedy = self.held[visitor] > self.limits.body_bytes and not self.is_trusted(host)
        return not self.is_counting or not (is_full or is_greedy)

    def release(self, host: str, size: int) -> None:
        self.held_by_all -= size
        lessen(self.held, network_of(host), size)

    def is_trusted(self, host: str) -> bool:
        address = parsed(host)
        if self.trusts_all or address is None:
            return True
        return any(address in one for one in self.trusted if one.version == address.version)


def lessen(counter: Counter[str], visitor: str, amount: int) -> None:
    """Those who are left with nothing are forgotten."""
    counter[visitor] -= amount
    if not counter[visitor]:
        del counter[visitor]


def network(text: str) -> IPv4Network | IPv6Network | None:
    """None for what is no address: the name of another kind of socket."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        return None
