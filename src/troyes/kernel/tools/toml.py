"""Reading TOML from people: the standard library's reader, held to the integers that TOML promises."""

from __future__ import annotations

import tomllib
from typing import Any, Final

LARGEST: Final = 2**63 - 1


def read_toml(text: str) -> dict[str, Any]:
    """The data in a text; TOMLDecodeError also for integers beyond 64 bits, which no message could even quote."""
    data = tomllib.loads(text)
    check_integers(data)
    return data


def check_integers(value: Any) -> None:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for entry in value:
            check_integers(entry)
    elif isinstance(value, int) and not -LARGEST - 1 <= value <= LARGEST:
        raise tomllib.TOMLDecodeError("an integer has more than 64 bits")
