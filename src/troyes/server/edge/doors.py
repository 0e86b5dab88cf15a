"""How many connections each address holds. Proxies that are trusted hold those of many people and are not counted."""

from __future__ import annotations

from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_network

from troyes.server.edge.limits import EdgeLimits
from troyes.server.networks import network_of, parsed
from troyes.server.settings import Settings


class Doors:
    """Enter and leave; everybody who entered leaves once."""

    def __init__(self, settings: Settings) -> None:
        self.limits: EdgeLimits = settings.edge
        self.is_counting = settings.rate_limits
        self.trusts_all = "*" in settings.trusted_proxies
        self.trusted = [found for text in settings.trusted_proxies.split(",") if (found := network(text)) is not None]
        self.inside: Counter[str] = Counter()
        self.total = 0

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
        visitor = network_of(host)
        self.total -= 1
        self.inside[visitor] -= 1
        if not self.inside[visitor]:
            del self.inside[visitor]

    def is_trusted(self, host: str) -> bool:
        address = parsed(host)
        if self.trusts_all or address is None:
            return True
        return any(address in one for one in self.trusted if one.version == address.version)


def network(text: str) -> IPv4Network | IPv6Network | None:
    """None for what is no address: the name of another kind of socket."""
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        return None
