"""What several viewers of one state of a game see alike: made once, and written as JSON once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Final, TypeVar

import orjson

T = TypeVar("T")
Shown = Mapping[str, Any]
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

    def packed(self, state: Shown, language: str) -> dict[str, Any]:
        """A state in which what is shared is JSON already."""
        found = self.with_fragments(state, STATE, language)
        if state[VIEW] is not None:
            found[VIEW] = self.with_fragments(state[VIEW], VIEW, language)
        return found

    def with_fragments(self, data: Shown, kind: str, language: str) -> dict[str, Any]:
        """Only what is the very same object is taken to be the same."""
        shared = self.made.get((kind, language), {})
        fragments = self.once((kind, language, "json"), lambda: fragments_of(shared))
        return {
            name: fragments[name] if name in fragments and shared[name] is value else value
            for name, value in data.items()
        }


def fragments_of(shared: Mapping[str, Any]) -> dict[str, orjson.Fragment]:
    """Small values are written as fast as they are looked up."""
    return {name: orjson.Fragment(orjson.dumps(value)) for name, value in shared.items() if type(value) in (dict, list)}
