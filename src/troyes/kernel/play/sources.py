"""Where the points of a game come from, in words."""

from __future__ import annotations

from typing import Any

from troyes.kernel.contract.game import Game
from troyes.kernel.contract.shown import SourceShown


def sources_of(rules: Game[Any, Any], position: Any, language: str) -> list[SourceShown]:
    """Every point of everybody by source: its key and detail for programs, its words for people."""
    scores = rules.scores(position)
    found: dict[tuple[str, str], list[int]] = {}
    words: dict[tuple[str, str], str] = {}
    for seat, lines in enumerate(scores):
        for line in lines:
            key = (line.source, line.detail)
            words[key] = rules.voice.name_source(position.setup, line, language)
            found.setdefault(key, [0] * len(scores))[seat] += line.points
    return [{"key": key[0], "detail": key[1], "source": words[key], "points": points} for key, points in found.items()]
