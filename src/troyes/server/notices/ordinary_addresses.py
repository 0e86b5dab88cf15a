"""Which addresses are given to somebody on the internet, and which have a purpose of their own.

From IANA's registries of special-purpose addresses, every row of them: what is reachable from everywhere but belongs to
a protocol and not to a host is left out, too. Python's own `is_global` answers differently from version to version.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from typing import Final

SPECIAL_4: Final = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # shared by the customers of a carrier
        "127.0.0.0/8",  # this machine
        "169.254.0.0/16",  # this link; where clouds tell a machine its keys
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocols of the IETF, DS-Lite, NAT64
        "192.0.2.0/24",  # examples
        "192.31.196.0/24",  # AS112
        "192.52.193.0/24",  # AMT
        "192.88.99.0/24",  # relays of 6to4
        "192.168.0.0/16",  # private
        "192.175.48.0/24",  # AS112
        "198.18.0.0/15",  # measurements
        "198.51.100.0/24",  # examples
        "203.0.113.0/24",  # examples
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
UNICAST_6: Final = IPv6Network("2000::/3")  # nothing else of IPv6 has been given to anybody
SPECIAL_6: Final = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocols of the IETF: Teredo, measurements, ORCHID, DRIP
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4: another address inside
        "2620:4f:8000::/48",  # AS112
        "3ffe::/16",  # the 6bone, given back
        "3fff::/20",  # examples
    )
)


def is_ordinary(address: IPv4Address | IPv6Address) -> bool:
    """Whether it may be that of somebody's host."""
    if isinstance(address, IPv4Address):
        return not any(address in network for network in SPECIAL_4)
    return address in UNICAST_6 and not any(address in network for network in SPECIAL_6)
