"""Names of bots in a list. A name may carry parameters: `search:seconds=1,threads=2,greedy` names two bots."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

PARAMETER: Final = re.compile(r"\w+=")


def bot_list(names: str | Iterable[str]) -> list[str]:
    """The bots that are named, separated by commas or spaces; what follows a comma as `name=value` is a parameter of
    the bot before it."""
    found: list[str] = []
    for word in (names if isinstance(names, str) else " ".join(names)).split():
        bots: list[str] = []
        for piece in filter(None, word.split(",")):
            if bots and PARAMETER.match(piece):
                bots[-1] += f",{piece}"
            else:
                bots.append(piece)
        found += bots
    return found
