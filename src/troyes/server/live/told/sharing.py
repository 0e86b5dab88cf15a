"""What several viewers of one state of a game see alike: made once, and written as JSON once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, TypeVar

import orjson

T = TypeVar("T")
STATE: Final = "state"
VIEW: Final = "view"
SEEN: Final = "seen"  # views before they are shown


class Sharing:
    """Kept while one change is told; never for longer, and never for two states."""

    def __init__(self) -> None:
        self.made: dict[Hashable, Any] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under this key; the first who asks makes it."""
        if key not in self.made:
            self.made[key] = make()
        found: T = self.made[key]
        return found

    def written(self, key: Hashable, make: Callable[[], Any]) -> bytes:
        """The same as JSON."""
        return self.once((key, "json"), lambda: orjson.dumps(make()))

    def beside(self, key: Hashable, data: Mapping[str, Any], shared: Mapping[str, Any]) -> bytes:
        """Data as JSON. What is the very same object in `shared`, which belongs to the key, is written once."""
        own = {name: value for name, value in data.items() if shared.get(name) is not value}
        rest = self.written((key, *own), lambda: {name: data[name] for name in data if name not in own})
        return joined(rest, orjson.dumps(own))


def joined(first: bytes, second: bytes) -> bytes:
    """Two objects as one."""
    return b"%b,%b" % (first[:-1], second[1:]) if len(first) > 2 and len(second) > 2 else max(first, second, key=len)
